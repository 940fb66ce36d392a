import fc from 'fast-check';
import type { FlyingMachine, Gun, MissionLog, Party } from '../../../src/campaign/mission-log.ts';
import { numberOfGerman } from '../../../src/cards/counters.ts';
import type { GameName } from '../../../src/cards/games.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import type { Fight } from '../../../src/kit/fight/fight.ts';
import { joinDogFight } from '../../../src/procedure/mission/encounter/dog-fight.ts';
import type { GunPlace } from '../../../src/table/events/fight-events.ts';
import { type EventOf, type GameEvent, ofType } from '../../../src/table/events.ts';
import type { Table } from '../../../src/table/table.ts';
import { aLog, anFk8, aParty, aSpad } from '../people/activities.ts';
import { anyFight } from './any-fight.ts';
import { type Led, ledTable } from './led-table.ts';

/** A mission before a fight and after it, and what the fight told. */
interface Entered {
  readonly system: GameName;
  readonly before: readonly FlyingMachine[];
  readonly party: Party;
  readonly log: MissionLog;
  readonly events: readonly GameEvent[];
  readonly book: Rulebook;
}

/** Contradictions between the events of so many fights of a game and the Mission Log, in both directions. */
export function faultsEntered(system: GameName, many: number, book: Rulebook, led: Led): string[] {
  return fc.sample(anyFight, { numRuns: many, seed: 32 }).flatMap((fight, i) => {
    const entered = enter({ ...fight, system }, { ...ledTable(led, i + 1, book), book });
    return faultsOf(entered).map((fault) => `${system} ${i + 1}, ${led.by}, ${led.dice}: ${fault}`);
  });
}

/** The machines of a fight as a flight that meets those Germans. */
function enter(fight: Fight, { table, events, book }: Pick<Entered, 'events' | 'book'> & { table: Table }): Entered {
  const machines = fight.allied.map(flying);
  const height = fight.dive?.side === 'allied' ? 1000 : 0;
  const party = aParty(machines, fight.hex, { altitude: Math.min(fight.altitude + height, 17_000) });
  const crews = machines.map(({ id, pilot, observer }) => ({
    machine: id,
    pilot: pilot.airman,
    observer: observer?.airman,
  }));
  const log = aLog('offensive-line-patrol', { system: fight.system, crews, barred: [...fight.barred] });
  const before = structuredClone(machines);
  const met = { numbers: fight.germans, crippled: fight.crippled === true };
  const fromCloud = fight.dive?.bonus === 'surprise';
  joinDogFight(party, { ...met, altitude: fight.altitude, fromCloud }, log, table);
  return { system: fight.system, before, party, log, events, book };
}

function flying({ id, aircraft, skill, firing, bravery, forward, observer, lameDuck, aft }: Fight['allied'][number]) {
  const told = { id, aircraft, skill, firing, bravery, forward, aft };
  const duck = lameDuck ? { lameDuck: { number: 5, climbs: true, repair: 1 } } : {};
  return observer ? anFk8({ ...told, ...duck, rear: observer.gun }) : aSpad({ ...told, ...duck });
}

function faultsOf(entered: Entered): string[] {
  return [
    ...entered.before.flatMap((machine) => [
      ...gunFaults('forward', machine, entered),
      ...gunFaults('observer', machine, entered),
      ...firedFaults(machine, entered),
      ...whereFaults(machine, entered),
      ...woundFaults(machine, entered),
      ...crippledFaults(machine, entered),
      ...pointsFaults(machine, entered),
    ]),
    ...strangerFaults(entered),
    ...scoreFaults(entered),
  ];
}

const outOf = ({ id }: FlyingMachine, { events }: Entered): EventOf<'machine-out'> | undefined =>
  ofType(events, 'machine-out').find(({ machine }) => machine === id);

const stillFlying = ({ id }: FlyingMachine, { party }: Entered): FlyingMachine | undefined =>
  [...party.machines, ...party.away].find((machine) => machine.id === id);

const gunOf = ({ forward, rear }: FlyingMachine, place: GunPlace): Gun | undefined =>
  place === 'forward' ? forward : rear;

/** The cost of a shot by one gun in rounds of the campaign; nothing, where it is not told. */
interface Told {
  readonly place: GunPlace;
  readonly rounds: number | undefined;
}

function shotTold(event: GameEvent, { book }: Entered): Told | undefined {
  switch (event.type) {
    case 'burst-fired':
      return { place: event.gun, rounds: event.burst };
    case 'guns-fired':
      return { place: behind(event.arc === 'rear'), rounds: roundsOf(event.range, book) };
    case 'side-shot-fired':
      return { place: behind(event.gun > 0), rounds: undefined };
    case 'clouds-fired':
      return { place: behind(event.gun === 'rear'), rounds: undefined };
    default:
      return undefined;
  }
}

const behind = (isBehind: boolean): GunPlace => (isBehind ? 'observer' : 'forward');

const roundsOf = (range: 'short' | 'long', { fights }: Rulebook): number =>
  fights['manoeuvre-cards'].cardTable.campaign.rounds[range];

/** How often a gun fired by the events, and with how many rounds. */
function told(place: GunPlace, { id }: FlyingMachine, entered: Entered) {
  const shots = entered.events
    .filter((event) => 'machine' in event && event.machine === id)
    .flatMap((event) => shotTold(event, entered) ?? [])
    .filter((shot) => shot.place === place);
  const counted = shots.flatMap(({ rounds }) => rounds ?? []);
  return {
    shots: shots.length,
    rounds: counted.length === shots.length ? counted.reduce((sum, each) => sum + each, 0) : undefined,
  };
}

/** (24) (39) The ammo and jams of a gun must follow from its told shots, jams and clearings. */
function gunFaults(place: GunPlace, machine: FlyingMachine, entered: Entered): string[] {
  const had = gunOf(machine, place);
  const now = stillFlying(machine, entered);
  if (!had || !now) return [];
  const has = gunOf(now, place);
  if (!has) return [`the ${place} gun of ${machine.id} is gone`];
  const { shots, rounds } = told(place, machine, entered);
  const spent = had.ammo - has.ammo;
  const faults = rounds === undefined ? [] : differs(`rounds of ${machine.id} ${place}`, rounds, spent);
  if (spent < 0 || (shots === 0 && spent > 0)) faults.push(`${machine.id} ${place}: ${spent} spent in ${shots} shots`);
  if (shots > 0 && spent === 0 && had.ammo > 0) faults.push(`${machine.id} ${place} has fired, and has all its rounds`);
  return [...faults, ...jamFaults(place, machine, had, has, entered)];
}

/** The log must have the last told state of a gun's jam; without one, the old state. */
function jamFaults(place: GunPlace, machine: FlyingMachine, had: Gun, has: Gun, entered: Entered): string[] {
  const { id } = machine;
  const last = ofType(entered.events, 'jam-tried').findLast((each) => each.machine === id && each.gun === place);
  const what = `the ${place} gun of ${id}`;
  if (last?.when === 'at-leisure') return differs(what, AFTER[last.result], has.state);
  if (had.state !== 'permanent' && CARDS.includes(entered.system))
    return differs(what, jamLeft(place, machine, had, entered) > 0 ? 'jammed' : 'clear', has.state);
  const isTold = entered.events.some((event) => 'machine' in event && event.machine === id && isOfJams(event));
  return had.state === has.state || isTold ? [] : [`${what} was ${had.state}, is ${has.state}`];
}

const AFTER = { cleared: 'clear', jammed: 'jammed', permanent: 'permanent' } as const;

const CARDS: readonly GameName[] = ['wings-of-war', 'wings-of-glory'];

/** (W025) (G030) Manoeuvres for which a gun is still silent, by the cards shown and the jams told. */
function jamLeft(place: GunPlace, { id }: FlyingMachine, { state }: Gun, { events, book }: Entered): number {
  const { manoeuvres } = book.fights['manoeuvre-cards'].cardTable.jam;
  return events.reduce(
    (left, event) => {
      if (event.type === 'cards-revealed' && event.moves.some(({ machine }) => machine === id))
        return Math.max(0, left - 1);
      const isHis = event.type === 'guns-jammed' && event.machine === id && behind(event.arc === 'rear') === place;
      return isHis ? event.manoeuvres : left;
    },
    state === 'jammed' ? manoeuvres : 0,
  );
}

const JAMS: readonly GameEvent['type'][] = [
  'burst-fired',
  'jam-tried',
  'clouds-malfunction',
  'clouds-repaired',
  'clouds-suffered',
];

const isOfJams = (event: GameEvent): boolean =>
  JAMS.includes(event.type) || (event.type === 'side-mishap' && event.what.startsWith('gun-'));

/** (45) Exactly those who fired by the events have fired. */
function firedFaults(machine: FlyingMachine, entered: Entered): string[] {
  const { pilot, observer } = machine;
  const men: readonly (readonly [GunPlace, string | undefined])[] = [
    ['forward', pilot.airman],
    ['observer', observer?.airman],
  ];
  return men.flatMap(([place, airman]) =>
    airman === undefined
      ? []
      : differs(
          `${airman} fired`,
          told(place, machine, entered).shots > 0 && (gunOf(machine, place)?.ammo ?? 0) > 0,
          entered.log.fired.includes(airman),
        ),
  );
}

/** (26) (28) Down, away or with the party, as told. */
function whereFaults(machine: FlyingMachine, entered: Entered): string[] {
  const { id } = machine;
  const { party, log, events } = entered;
  const fate = outOf(machine, entered)?.fate ?? 'unharmed';
  const homecomings = log.homecomings.filter((each) => each.machine === id);
  const isDown = ofType(events, 'machine-came-down').some((each) => each.machine === id);
  const mustBeDown = fate === 'shot-down' || fate === 'forced-down';
  return [
    ...differs(`${id} down`, isDown ? 1 : 0, homecomings.length),
    ...(mustBeDown && !isDown ? [`${id} was ${fate}, and did not come down`] : []),
    ...(isDown && !mustBeDown && fate !== 'damaged-abort' ? [`${id} came down, and was ${fate}`] : []),
    ...differs(`${id} in the air`, !isDown, stillFlying(machine, entered) !== undefined),
    ...(fate === 'driven-off' && !isDown && !party.machines.concat(party.away).some((each) => each.id === id)
      ? [`${id} was driven off, and is nowhere`]
      : []),
  ];
}

/** (25) Every told wound is a man's only one; a man who is down has the fate told there. */
function woundFaults(machine: FlyingMachine, entered: Entered): string[] {
  const wounds = outOf(machine, entered)?.wounds ?? [];
  const now = stillFlying(machine, entered);
  if (now) {
    const hits = ofType(entered.events, 'crew-hit').filter((each) => each.machine === machine.id).length;
    const more = now.wounds.length - wounds.length;
    return more === 0 || (more > 0 && more <= hits) ? [] : differs(`wounds of ${machine.id}`, wounds, now.wounds);
  }
  const men = { pilot: machine.pilot.airman, observer: machine.observer?.airman };
  return wounds.flatMap(({ who, fate }) => {
    const entry = entered.log.fates.find(({ airman }) => airman === men[who]);
    if (!entry) return [`${men[who]} was hit, and has no fate`];
    return fate.fate === 'killed' && entry.fate.fate !== 'killed'
      ? [`${men[who]} is dead, and ${entry.fate.fate}`]
      : [];
  });
}

/**
 * (27) (33) A machine told as damaged is a Lame Duck, needs repair, has lost height or is down; any other is unchanged.
 */
function crippledFaults(machine: FlyingMachine, entered: Entered): string[] {
  const now = stillFlying(machine, entered);
  const out = outOf(machine, entered);
  if (!now || out?.fate === 'damaged-abort') return [];
  return [
    ...differs(`Lame Duck of ${machine.id}`, machine.lameDuck, now.lameDuck),
    ...differs(`repair of ${machine.id}`, machine.repair, now.repair),
  ];
}

/**
 * Damage points are forgotten where the machine comes home without heavy or lasting damage: the riggers repair holes
 * overnight.
 */
function pointsFaults(machine: FlyingMachine, entered: Entered): string[] {
  const { events, book } = entered;
  const drawn = ofType(events, 'damage-drawn').filter((each) => each.machine === machine.id);
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (!first || !last || (outOf(machine, entered)?.fate ?? 'unharmed') !== 'unharmed') return [];
  const before = first.total - first.points - first.aim;
  const { much } = book.fights['manoeuvre-cards'].cardTable.campaign.bears;
  const isMuch = 100 * (last.total - before) >= much * (last.resistance - before);
  const lasts = ofType(events, 'special-suffered').some(
    (each) => each.machine === machine.id && each.comes === 'counts' && LASTING.includes(each.special),
  );
  return isMuch && lasts
    ? [`${machine.id} has ${last.total} of ${last.resistance} and what lasts, and is unharmed`]
    : [];
}

const LASTING: readonly EventOf<'special-suffered'>['special'][] = ['engine', 'crew', 'fire'];

/** Nobody has a fate or a homecoming without an event for it. */
function strangerFaults({ log, events, before }: Entered): string[] {
  const down = new Set(ofType(events, 'machine-came-down').map(({ machine }) => machine));
  const men = before
    .filter(({ id }) => down.has(id))
    .flatMap(({ pilot, observer }) => [pilot.airman, observer?.airman]);
  return [
    ...log.fates.filter(({ airman }) => !men.includes(airman)).map(({ airman }) => `${airman} has a fate untold`),
    ...log.homecomings.filter(({ machine }) => !down.has(machine)).map(({ machine }) => `${machine} is down untold`),
  ];
}

const SCORES = {
  'damaged-abort': 'enemy-damaged',
  'forced-down': 'enemy-forced-down',
  'shot-down': 'enemy-shot-down',
} as const;

/** (43) Victory Points for each enemy told as damaged or down by one of ours, for the man at the gun. */
function scoreFaults({ events, log, book }: Entered): string[] {
  const want = ofType(events, 'machine-out').flatMap(({ machine, side, fate, by, hitBy }) => {
    const credit = by ?? hitBy;
    if (side !== 'german' || !credit || fate === 'unharmed' || fate === 'driven-off') return [];
    const crew = log.crews.find((each) => each.machine === credit.machine);
    const number = numberOfGerman(machine);
    const kind = book.fortyOne.counters.find((each) => each.number === number);
    return [
      `${SCORES[hitBy ? 'damaged-abort' : fate]} ${credit.gun === 'observer' ? crew?.observer : crew?.pilot} ${kind !== undefined}`,
    ];
  });
  const has = log.scores.filter(({ why }) => why.startsWith('enemy-')).map(({ why, who }) => `${why} ${who} true`);
  return differs('victories', want.toSorted(), has.toSorted());
}

const differs = (what: string, told_: unknown, entered: unknown): string[] => {
  const [a, b] = [JSON.stringify(told_), JSON.stringify(entered)];
  return a === b ? [] : [`${what}: ${a} told, ${b} entered`];
};
