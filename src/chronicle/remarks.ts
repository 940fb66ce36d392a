import type { Homecoming } from '../campaign/mission-log.ts';
import { counterNamed, numberOfGerman } from '../cards/counters.ts';
import { TREE_TOP } from '../cards/ground.ts';
import { aircraftNamed, type Rulebook } from '../cards/rulebook.ts';
import { type EventOf, type EventType, type GameEvent, ofType } from '../table/events.ts';
import { casualtyText } from '../words/fates.ts';
import { alone, capital, counted, fieldText, height, inWords, oneOf, times } from '../words/numbers.ts';
import { ENEMY_HARMED, harmDone, type Sortie } from './lived.ts';
import { atPlace, germansText, inSentence, placeText, written } from './report/prose.ts';

/** What is remarked, and of what: two of a kind that follow on each other make one remark. */
interface Remark {
  readonly what: string;
  readonly of?: string;
}

/** What the Remarks column has of an event, for the machine whose line it is; nothing where it is not worth the ink. */
type Remarker<T extends EventType> = (
  event: EventOf<T>,
  machine: string,
  book: Rulebook,
) => Remark | string | undefined;

const REMARKS: { readonly [T in EventType]?: Remarker<T> } = {
  'fight-began': ({ germans, altitude }, _, book) =>
    `Fought ${germansText(
      germans.map(({ id }) => numberOfGerman(id)),
      book,
    )} at ${height(altitude)}`,
  'germans-joined': ({ germans }, _, book) =>
    germans.length === 0
      ? undefined
      : `${capital(
          germansText(
            germans.map(({ id }) => numberOfGerman(id)),
            book,
          ),
        )} joined in`,
  'personal-duel-began': ({ german }, _, book) => ({ what: 'Personal Duel with', of: typeOf(german, book) }),
  'critical-hit-scored': (hit, machine, book) => (hit.machine === machine ? takenFrom(hit, book) : dealt(hit, book)),
  'driven-off-ignored': () => 'Would not be driven off',
  'nerve-checked': ({ passed }) => (passed ? undefined : "The pilot's nerve failed him"),
  escaped: ({ why }) => (why === 'chosen' ? 'Broke off the fight' : undefined),
  'jam-tried': ({ result }) => (result === 'permanent' ? 'Gun jammed for good' : undefined),
  'archie-hit': ({ words }) => ({ what: 'Hit by Archie:', of: inSentence(words) }),
  'machine-gun-hit': ({ words }) => ({ what: 'Hit from the ground:', of: inSentence(words) }),
  'station-kept': () => 'Kept station all the same',
  'machine-crippled': ({ words }) => `Lame Duck (${inSentence(words)})`,
  'engine-trouble-met': ({ result }) => ENGINE[result],
  'lame-duck-left': () => 'Made his own way from there',
  'lame-duck-gave-way': ({ words }) => words,
  'straggler-met-enemy': ({ words }) => `Met by the enemy alone (${inSentence(words)})`,
  'aft-ran-out': () => 'Out of petrol',
  'machine-came-down': ({ how, words, side }) => `${HOW[how]} ${SIDES[side]} (${inSentence(words)})`,
  'ground-target-hit': ({ name, hits, needed }) => (hits < needed ? undefined : `${name} destroyed`),
  'balloon-struck': ({ name, effect, isDown }) =>
    effect === 'none' ? undefined : `${name} ${isDown ? 'burnt' : 'holed'}`,
  'plates-delivered': ({ qualities }) => `${capital(counted(qualities.length, 'plate'))}: ${tally(qualities)}`,
  'plate-spoiled': () => 'A plate spoiled by Archie',
  'stick-dropped': ({ pounds, load, fall }) => `${pounds} lb of ${load}: ${inSentence(fall)}`,
  'bundle-dropped': ({ load, fall }) => ({ what: `Dropped ${load}:`, of: inSentence(fall) }),
  'man-fetched': ({ who, how }) => ({ what: `Put down for ${who}:`, of: inSentence(how) }),
  'load-wasted': ({ pounds, load }) => `${pounds} lb of ${load} wasted`,
};

/** Serious trouble makes a Lame Duck, which has a remark of its own. */
const ENGINE = { restarts: 'Engine missed and picked up', serious: undefined, 'cuts-out': 'Engine cut out' } as const;

/** `two poor, one average`, each quality where it first comes; of one or of all alike no number. */
function tally(qualities: readonly string[]): string {
  const kinds = [...new Set(qualities)];
  if (kinds.length === 1) return `${qualities.length > 1 ? 'all ' : ''}${kinds.join()}`;
  return kinds.map((kind) => `${inWords(qualities.filter((each) => each === kind).length)} ${kind}`).join(', ');
}

const typeOf = (german: string, book: Rulebook): string =>
  oneOf(aircraftNamed(counterNamed(german, book).aircraft, book));

type Hit = EventOf<'critical-hit-scored'>;

const TAKEN: { readonly [Result in Hit['result']]?: string } = {
  'no-effect': 'Holed',
  'driven-off': 'Driven Off',
  'damaged-abort': 'Badly hit',
  'crew-hit': 'Hit',
};

function takenFrom({ by, result }: Hit, book: Rulebook): Remark | undefined {
  const words = TAKEN[result];
  return words === undefined ? undefined : { what: `${words} by`, of: typeOf(by, book) };
}

/** Worse than that has its line among the Victory Points. */
const dealt = ({ machine, result }: Hit, book: Rulebook): Remark | undefined =>
  result === 'driven-off' ? { what: 'Drove off', of: typeOf(machine, book) } : undefined;

const HOW = { 'forced-landing': 'Forced Landing', 'forced-down': 'Forced Down', 'shot-down': 'Shot Down' } as const;
const SIDES = {
  allied: 'on our side of the lines',
  trenches: 'between the lines',
  enemy: 'on the enemy side of the lines',
} as const;

/** The Remarks of the machine's line: what happened to her, what she did, how it ended. */
export function remarksOn(sortie: Sortie, book: Rulebook): string[] {
  const { events, crew, scores } = sortie;
  const happened = events.flatMap(
    (event, i) => strafed(events, i) ?? wouldNot(event, sortie) ?? remarkAt(events, i, crew.machine, book) ?? [],
  );
  const harmed = scores.flatMap((score) => {
    const harm = harmDone(score);
    return harm ? [`${capital(oneOf(score.what ?? 'enemy'))} ${ENEMY_HARMED[harm]}`] : [];
  });
  return [...inOne(happened), ...spotted(events), ...harmed, ...endRemark(sortie, book)];
}

/** (26) Of a hit that should have driven her pilot off, and did not, only that is remarked. */
function remarkAt(events: readonly GameEvent[], at: number, machine: string, book: Rulebook): Remark | undefined {
  const event = events[at];
  const isIgnored = event?.type === 'critical-hit-scored' && events[at + 1]?.type === 'driven-off-ignored';
  return event === undefined || isIgnored ? undefined : remarkOn(event, machine, book);
}

/** However often a machine goes down on the trenches, it is remarked once; and that her pilot would not at first. */
function strafed(events: readonly GameEvent[], at: number): Remark | undefined {
  if (at !== events.findIndex(({ type }) => type === 'trench-strafed')) return undefined;
  const heldBack = events.slice(0, at).some((event) => event.type === 'strafing-nerve-tried' && !event.goes);
  return { what: heldBack ? 'Went down after all, and strafed the trenches' : 'Strafed the trenches' };
}

/** Her pilot stayed above; whether he had been at Tree-Top before is said. */
function wouldNot(event: GameEvent, { flown, crew }: Sortie): Remark | undefined {
  if (event.type !== 'strafing-nerve-tried' || event.goes) return undefined;
  const dives = ofType(flown.events.slice(0, flown.events.indexOf(event)), 'dive-began');
  const wasThere = dives.some(({ machines, altitude }) => altitude === TREE_TOP && machines.includes(crew.machine));
  return { what: `Would not go down to Tree-Top${wasThere ? ' again' : ''}` };
}

/** The fall of shot that her observer called, in all. */
function spotted(events: readonly GameEvent[]): string[] {
  const calls = ofType(events, 'fall-of-shot-called');
  if (calls.length === 0) return [];
  const hits = calls.reduce((sum, call) => sum + call.hits, 0);
  return [`Fall of shot called ${times(calls.length)}, ${alone(hits)} on the target`];
}

function remarkOn<T extends EventType>(event: EventOf<T>, machine: string, book: Rulebook) {
  const remarker: Remarker<T> | undefined = REMARKS[event.type];
  const remark = remarker?.(event, machine, book);
  return typeof remark === 'string' ? { what: remark } : remark;
}

/** `Hit by Archie: wing-tip holed, tail-plane holed`. */
function inOne(remarks: readonly Remark[]): string[] {
  const groups: { what: string; of: string[] }[] = [];
  for (const { what, of } of remarks) {
    const last = groups.at(-1);
    const also = of === undefined ? [] : [of];
    if (last?.what === what) last.of.push(...also);
    else groups.push({ what, of: also });
  }
  return groups.map(({ what, of }) => (of.length > 0 ? `${what} ${[...new Set(of)].join(', ')}` : what));
}

function endRemark({ end, events }: Sortie, book: Rulebook): string[] {
  const isAlone = events.some(({ type }) => type === 'lame-duck-left');
  if (end?.end === 'home' && isAlone) return ['Got home'];
  if (end?.end === 'emergency-field') return [`Landed at ${fieldText(end.field, book)}`];
  if (end?.end !== 'down') return [];
  return [`Down ${whereDown(end, events, book)}${end.fate === 'lost' ? ', machine lost' : ''}`];
}

/** Where a machine came to earth; one that glided to the lines is west of where it began to. */
export function whereDown(
  { machine, hex }: Extract<Homecoming, { end: 'down' }>,
  events: readonly GameEvent[],
  book: Rulebook,
): string {
  const down = ofType(events, 'machine-came-down').find((each) => each.machine === machine);
  return down && down.side !== down.over ? `west of ${placeText(hex, book)}` : atPlace(hex, book);
}

/** The fates of the men aboard, each by name: the casualties of the line. */
export const casualtiesOf = ({ fates }: Sortie): string[] =>
  fates.map(({ man, fate }) => `${written(man)} ${casualtyText(fate)}`);

export const sentences = (parts: readonly string[]): string => parts.map((part) => `${part}.`).join(' ');
