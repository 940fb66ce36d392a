import { bareFit, dawnFit } from '../../src/logbook/fits/record-fits.ts';
import { type Dawn, isAnswer, isDawn, type LogRecord } from '../../src/logbook/record.ts';
import { Refusal } from '../../src/logbook/refusal.ts';
import { bookOf, recordsIn } from '../support/program/crafted-book.ts';
import type { Model } from './book-models.ts';
import { CARD_IDS } from './card-ids.ts';
import { at, likely, type Path, put, signChanged } from './changed-at.ts';
import { HOSTILE_VALUES, INHERITED, NUMBERS_AT_BOUNDS } from './hostile.ts';

type Random = (below: number) => number;

/** One way to craft a log-book: a place of a record, and what is put there. */
export interface Kind {
  readonly model: Model;
  readonly records: readonly object[];
  readonly path: Path;
  readonly way: keyof typeof WAYS;
}

export const nameOf = ({ records, path, way }: Kind): string => `${way} at ${placeOf(records, path)}`;

/** The kind of line that is crafted. */
export const recordOf = ({ records, path }: Kind): string => placeOf(records, path.slice(0, 1)).replace(/ .*/, '');

/** All kinds that the schemas of the log-book offer with these log-books, in the order of their places. */
export const kindsOf = (models: readonly Model[]): readonly Kind[] => models.flatMap(kindsIn);

const WAY_NAMES = [
  ...(['missing', 'of another type', 'at a bound', 'an unknown word', 'huge', 'deep', 'of its kind'] as const),
  ...(['taken', 'taken', 'taken'] as const),
];

function kindsIn(model: Model): Kind[] {
  const within = model.records.length;
  return [...EXTRAS.keys(), -1].flatMap((extra) => {
    const records = [...model.records, ...(EXTRAS[extra] ?? [])];
    const places = new Map<string, Path>();
    for (const [i, record] of records.entries())
      if (i < within === extra < 0)
        for (const place of placesIn(record)) places.set(placeOf(records, [`${i}`, ...place]), [`${i}`, ...place]);
    return [...places.values()].flatMap((path) => WAY_NAMES.map((way) => ({ model, records, path, way })));
  });
}

/** Lines that stand in few log-books, as the last of one. */
const EXTRAS: readonly (readonly object[])[] = [
  [{ hand: 'weather-change 35' }],
  [{ dice: 'hand', streams: ['weather', 'mission-log-a'] }],
  [{ lent: 'prudent' }],
  [{ orders: { way: 'there-and-back', climb: 'high' } }],
  [{ enemy: 'a-player' }],
  [{ back: 2, by: 'dawn' }],
  [{ cards: 'x', rules: 'x' }],
  [{ note: 'odds' }],
];

/** The places of a record, and those that its schema looks for and does not find there. */
function placesIn(record: object): Path[] {
  const wanted: Path[] = [];
  const watched = watching(record, [], (path) => wanted.push(path));
  if (isDawn(watched as LogRecord<object>)) dawnFit(watched as Dawn<object>);
  bareFit(watched as LogRecord<object>);
  return [...pathsIn(record), ...wanted];
}

const pathsIn = (value: unknown): Path[] =>
  typeof value !== 'object' || value === null
    ? [[]]
    : [[], ...Object.entries(value).flatMap(([step, part]) => pathsIn(part).map((path) => [step, ...path]))];

/** The same record, that tells which of its members are looked for and are not there. */
function watching(value: object, path: Path, miss: (path: Path) => void): object {
  return new Proxy(value, {
    getOwnPropertyDescriptor: (target, name) => {
      if (!Object.hasOwn(target, name)) miss([...path, String(name)]);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    get: (target, name) => {
      const part: unknown = Reflect.get(target, name);
      return typeof part === 'object' && part !== null ? watching(part, [...path, String(name)], miss) : part;
    },
  });
}

/** Where it is, so that what is alike has one name: of a list any item, of answers any to that question. */
function placeOf(records: readonly object[], [index = '', ...path]: Path): string {
  const record = at(records, [index]) as LogRecord<object>;
  const [kind = ''] = isAnswer(record) ? [`answer ${record.asked}`] : Object.keys(record);
  const first = isDawn(record) && index === '1' ? 'first ' : '';
  const steps = path.map((step, i) => (/^\d+$/.test(step) ? itemName(record, path.slice(0, i + 1)) : step));
  return [`${first}${kind}`, ...steps].join('.');
}

/** A moment by its kind, and its members by their places. */
function itemName(record: object, path: Path): string {
  if (path[0] !== 'of' || path.length > 3) return '*';
  return path.length === 2 ? `${at(record, [...path, '0'])}` : (path[2] ?? '');
}

/** The log-book of a kind; nothing where it comes to nothing that can be written, or that is another. */
export function craftedAs({ records, path, way }: Kind, random: Random): string | undefined {
  const crafted = WAYS[way](at(records, path), random, (value) => textOf(put(records, path, value)));
  return crafted === undefined ? undefined : textOf(put(records, path, crafted[0]));
}

function textOf(records: unknown): string | undefined {
  try {
    return bookOf(records as object[]);
  } catch {
    // What cannot even be written down is no log-book.
    return undefined;
  }
}

/** Whether the reader takes it for a log-book, with all of its lines. */
export function isTaken(text: string): boolean {
  try {
    return recordsIn(new TextEncoder().encode(text)).length === text.trimEnd().split('\n').length;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

type Way = (
  there: unknown,
  random: Random,
  bookWith: (value: unknown) => string | undefined,
) => readonly [value: unknown] | undefined;

const one = <T>(all: readonly T[], random: Random): T | undefined => all[random(all.length)];

const deep = (levels: number): unknown => (levels === 0 ? 1 : { in: [deep(levels - 1)] });

/** So many things of a kind; of signs five times as many. */
const HUGE = 20_000;

function huge(there: unknown): unknown {
  if (typeof there === 'number') return Number.MAX_SAFE_INTEGER;
  if (Array.isArray(there)) return Array.from({ length: HUGE }, (_, i) => there[i % there.length] ?? 'x');
  if (typeof there !== 'object') return 'x'.repeat(5 * HUGE);
  return { ...there, ...Object.fromEntries(Array.from({ length: HUGE }, (_, i) => [`k${i}`, i])) };
}

const unknownWord = (there: unknown, random: Random): unknown =>
  random(2) === 0 ? one(INHERITED, random) : signChanged(typeof there === 'string' ? there : 'x', random);

const TRIES = 25;

/** What the schema takes in the place of what is there. */
function taken(
  there: unknown,
  random: Random,
  bookWith: (value: unknown) => string | undefined,
): readonly [unknown] | undefined {
  const ways: readonly (() => unknown)[] = [
    () => one(NUMBERS_AT_BOUNDS, random),
    () => one(CARD_IDS, random),
    () => likely(there, there, random),
    () => unknownWord(there, random),
    () => one([true, 'all', [], {}, null, '', 30, 0, -1, undefined], random),
    () => one(WORDS, random),
  ];
  const own = JSON.stringify(there);
  for (let tries = 0; tries < TRIES; tries++) {
    const value = one(ways, random)?.();
    const text = JSON.stringify(value) === own ? undefined : bookWith(value);
    if (text !== undefined && isTaken(text)) return [value];
  }
  return undefined;
}

/** What one member or another may be, and another then should not. */
const WORDS: readonly string[] = [
  ...['A', 'B', 'C', 'A1', 'B8', 'C3', 'pilot', 'observer', 'ready', 'lost', 'killed', 'prisoner', 'allied', 'german'],
  ...['prudent', 'random', 'expert', 'novice', 'ace', 'mixed', 'gentler', 'as-printed', 'by-fight', 'nieuports'],
  ...['weather-change 66', 'e 22', '#damage-a 3', 'w 1', 'lame-duck .17'],
];

const WAYS = {
  missing: () => [undefined],
  'of another type': (there, random) => [
    one(
      HOSTILE_VALUES.filter((each) => typeof each !== typeof there),
      random,
    ),
  ],
  'at a bound': (_, random) => [one(NUMBERS_AT_BOUNDS, random)],
  'an unknown word': (there, random) => [unknownWord(there, random)],
  huge: (there) => [huge(there)],
  deep: (_, random) => [deep(random(2) === 0 ? 11 : 2000)],
  'of its kind': (there, random) => [likely(there, there, random)],
  taken,
} satisfies Record<string, Way>;
