import { nothingDone } from '../../../src/campaign/done.ts';
import type { FlyingMachine, MissionLog, Party } from '../../../src/campaign/mission-log.ts';
import { hitRow } from '../../../src/cards/hit-row.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import type { FlownTurn } from '../../../src/procedure/mission/flown-turn.ts';
import { doSpecialActivity } from '../../../src/procedure/mission/special-activity.ts';
import type { Check } from '../../../src/table/checks.ts';
import type { Question } from '../../../src/table/decisions.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import type { Table } from '../../../src/table/table.ts';
import { steadyBook as book } from '../cards/steady-book.ts';
import { asItStood } from '../table/as-it-stood.ts';
import { playLoaded, type Script } from '../table/loaded-dice.ts';

export { book };

/** Weather boxes by their effect on a flight: 7 sees the ground and adds 1 to plates, 4 adds nothing. */
export const CLEAR = 7;
export const LIGHT_CLOUD = 4;
export const MIST = 12;

type Told = Partial<Omit<FlyingMachine, 'pilot'>> & Partial<FlyingMachine['pilot']>;

/**
 * A SPAD VII with a pilot of 4/C/N, full of petrol and ammo. Up to 5,000 ft its number is the total, and 1 more from
 * 10.
 */
export function aSpad({ skill = 4, firing = 'C', bravery = 'N', ...told }: Told = {}): FlyingMachine {
  const id = told.id ?? 'B1';
  return {
    id,
    aircraft: 'spad-vii',
    role: 'fighter',
    pilot: { airman: `pilot-${id}`, rank: 'Lieutenant', surname: `Pilot-${id}`, skill, firing, bravery },
    observer: undefined,
    load: 'ordinary',
    aft: 100,
    forward: { state: 'clear', ammo: 30 },
    rear: undefined,
    rockets: 0,
    bombs: 0,
    plates: [],
    lameDuck: undefined,
    repair: 0,
    wounds: [],
    ...told,
  };
}

/** An F.K.8 with pilot, observer and camera. */
export function anFk8(told: Told = {}): FlyingMachine {
  const id = told.id ?? 'B7';
  const observer = {
    airman: `observer-${id}`,
    rank: 'Second Lieutenant',
    surname: `Observer-${id}`,
    firing: 'C',
  } as const;
  return aSpad({ id, aircraft: 'fk8', role: 'two-seater', observer, rear: { state: 'clear', ammo: 30 }, ...told });
}

/** A party over a hex in clear weather. */
export function aParty(machines: FlyingMachine[], hex: string, told: Partial<Party> & { box?: number } = {}): Party {
  const { box = CLEAR, ...otherwise } = told;
  const weather = { number: box, trend: 1 } as const;
  const place = { hex, cameFrom: hex, altitude: 2000, underFire: 0, weather, turn: undefined };
  return { errand: 'mission', machines, away: [], escorted: [], ...place, ...otherwise };
}

export function aLog(mission: string, told: Partial<MissionLog> = {}): MissionLog {
  return {
    day: 1,
    system: 'wings-over-france',
    mission,
    zones: ['A', 'B', 'C'],
    target: undefined,
    followsGermans: false,
    guns: new Map(),
    placing: {},
    barred: [],
    crews: [],
    fired: [],
    fights: [],
    redBaronGone: false,
    stragglers: [],
    homecomings: [],
    landed: [],
    inFields: [],
    fates: [],
    scores: [],
    reached: true,
    weatheredOut: false,
    pastDoing: false,
    done: nothingDone(),
    ...told,
  };
}

export const STAYED: FlownTurn = { stayed: true, fought: false, archie: 'silent', nearMissed: new Set() };
export const MOVED: FlownTurn = { ...STAYED, stayed: false };
export const shaking = (...machines: string[]): FlownTurn => ({
  ...STAYED,
  archie: 'bursting',
  nearMissed: new Set(machines),
});

type Given = Omit<Script, 'book'> & { cards?: Rulebook };

/** One turn's special activity with loaded dice and scripted answers; returns its events. */
export const playActivity = (party: Party, log: MissionLog, turn: FlownTurn, given: Given = {}): readonly GameEvent[] =>
  watchActivity(party, log, turn, given).events;

/** The same, with the questions. */
export function watchActivity(party: Party, log: MissionLog, turn: FlownTurn, { cards = book, ...script }: Given = {}) {
  const asked: Question[] = [];
  const { events } = playLoaded((table) => doSpecialActivity(party, turn, log, overheard(table, asked)), {
    book: cards,
    ...script,
  });
  return { events, asked };
}

/** A table that records every question before its answer. */
function overheard(table: Table, asked: Question[]): Table {
  return {
    book: table.book,
    roll: (check) => table.roll(check),
    draw: (deck) => table.draw(deck),
    choose: (decision, about, options) => {
      asked.push(asItStood({ decision, about, options }) as Question);
      return table.choose(decision, about, options);
    },
    tell: (event) => table.tell(event),
    during: () => table,
  };
}

/** The rulebook with one manual's activities changed. */
export function withManual(mission: string, change: Partial<Rulebook['missions'][string]['activities']>): Rulebook {
  const manual = book.missions[mission];
  if (!manual) throw new Error(`There is no manual ${mission}.`);
  const written = { ...manual, activities: { ...manual.activities, ...change } };
  return { ...book, missions: { ...book.missions, [mission]: written } };
}

/** A thing that the test knows the cards to contain. */
export function given<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The cards do not hold what the test asks for.');
  return thing;
}

type Row = ReturnType<typeof hitRow>;

const faces = (total: number) => `${Math.max(1, total - 6)} ${total - Math.max(1, total - 6)}`;

/** Loaded dice for a total. */
export const thrown = (check: Check, total: number): string => `${check} ${faces(total)}`;

const onHitCard = (burst: number, total: (row: Row) => number | undefined): string =>
  thrown('hit-card', given(total(hitRow('diving', burst, book))));

/** Loaded dice for a burst in a dive, fired by a man of Firing C. */
export const hits = (burst: number): string => onHitCard(burst, (row) => row.hits.C[0]);
export const jams = (burst: number): string => onHitCard(burst, (row) => row.jams[0]);
export const misses = (burst: number): string =>
  onHitCard(burst, (row) => [6, 8, 9, 10].find((total) => !row.hits.C.includes(total) && !row.jams.includes(total)));

/** A machine gun that fires and misses. */
export const MISSED = 'machine-gun-fire 1 1';
/** One that hits at Tree-Top, and holes the wings. */
export const HOLED = ['machine-gun-fire 6 6', 'machine-gun-hit 2 3'];
/** One that kills the pilot. */
export const BROUGHT_DOWN = ['machine-gun-fire 6 6', 'machine-gun-hit 1 1', 'crew-hit 3 4', 'shot-down 3 4'];
