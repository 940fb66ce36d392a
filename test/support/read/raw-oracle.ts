import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * The arithmetic of the rules a second time, written from the rulebook over the raw files of the cards. It shares
 * nothing with the program: neither its parser nor its rules.
 */

type Raw = Readonly<Record<string, unknown>>;

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const rawIn = (value: unknown): Raw => (isRaw(value) ? value : {});
const list = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isRaw) : []);
const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
const at = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((inner, name) => rawIn(inner)[name], value);

function numberAt(value: unknown, ...names: readonly string[]): number {
  const found = at(value, ...names);
  if (typeof found !== 'number') throw new Error(`The cards have no number at ${names.join(' ')}.`);
  return found;
}

const card = (...path: readonly string[]): Raw => rawIn(parse(readFileSync(join('data', ...path), 'utf8')));

const hitCards = card('cards', 'hit-cards.yaml');
const guns = card('cards', 'archie-and-machine-gun.yaml');
const turns = card('cards', 'turn-procedure.yaml');
const weather = card('cards', 'weather-effects.yaml');
const map = card('map', 'mission-map.yaml');

/** (24) (32) (38) The result of a throw on the line of a burst: its jam numbers score nothing. */
export function burstFalls(angle: string, burst: number, firing: string, rounds: string, total: number) {
  const line = (of: unknown) => list(of).find((each) => each['burst'] === burst);
  const hits = numbers(line(at(hitCards, 'angles', angle))?.[firing]);
  const fouled = rounds === 'buckingham' ? line(hitCards['buckingham']) : line(at(hitCards, 'angles', angle));
  if (numbers(fouled?.['jams']).includes(total)) return 'jam';
  return hits.includes(total) ? 'hit' : 'miss';
}

export const ANGLES = Object.keys(rawIn(hitCards['angles']));

/** (15) The effect of an Archie shot on a machine: both squares are red die, white die. */
export function shotFalls(shot: number, square: number): 'hit' | 'near' | 'clear' {
  const apart = Math.max(
    Math.abs(Number(String(shot)[0]) - Number(String(square)[0])),
    Math.abs((shot % 10) - (square % 10)),
  );
  if (apart <= numberAt(guns, 'grid', 'hit', 'within')) return 'hit';
  return apart <= numberAt(guns, 'grid', 'nearMiss', 'within') ? 'near' : 'clear';
}

/** (15) Longer over the same guns is worse. */
export const worse = (turnsBefore: number): number =>
  Math.min(turnsBefore * numberAt(guns, 'worsening', 'each'), numberAt(guns, 'worsening', 'most'));

/** The hexes of the Mission Map with their Encounter Values. */
export const HEXES = new Map(
  list(map['rows']).flatMap((row) =>
    ['allied', 'trenches', 'enemy'].flatMap((ground) =>
      Object.entries(rawIn(row[ground])).map(([hex, value]) => [hex, Number(value)] as const),
    ),
  ),
);

export const BOXES = list(weather['boxes']).map((box) => numberAt(box, 'box'));

/** (15) (16) (21) The result of an Encounter Roll: a double 6 is engine trouble, whatever the value. */
export function encounterFalls(hex: string, box: number, isUnderFire: boolean, total: number) {
  const modifier = numberAt(
    list(weather['boxes']).find((each) => each['box'] === box),
    'encounter',
  );
  const value = (HEXES.get(hex) ?? 0) + modifier + (isUnderFire ? numberAt(guns, 'encounter', 'modifier') : 0);
  if (total === 12) return 'engine-trouble';
  return total > value ? 'nothing' : 'encounter';
}

/** (11) (14) (41) Heights in reach of a party, and the AFT of each: down is free, never to Tree-Top. */
export function heights(from: number, aft: number, aircraft: string): { feet: number; aft: number }[] {
  const ceiling = numberAt(card('aircraft', `${aircraft}.yaml`), 'ceiling');
  const [feetAStep, cost] = [numberAt(turns, 'aft', 'climb', 'feet'), numberAt(turns, 'aft', 'climb', 'aft')];
  const found: { feet: number; aft: number }[] = [];
  for (let feet = 1000; feet <= 30_000; feet += 1000) {
    const price = feet > from ? ((feet - from) / feetAStep) * cost : 0;
    const isTooFar =
      feet - from > numberAt(turns, 'limits', 'climb', 'feet') ||
      from - feet > numberAt(turns, 'limits', 'descent', 'feet');
    const isTooHigh = feet > from && (feet > ceiling || price > aft);
    if (!isTooFar && !isTooHigh) found.push({ feet, aft: price });
  }
  return found;
}

/** A table entered by a throw: the row's words for each total from below its lowest to above its highest. */
export interface RawTable {
  readonly check: string;
  readonly file: string;
  readonly rowFor: (total: number) => Raw;
  readonly from: number;
  readonly to: number;
}

function rangeOf(roll: unknown): readonly [number, number] {
  const [from = '', to = from] = String(roll).split('-');
  return [Number(from), Number(to)];
}

/** (4) to (47) Every such table of the cards and the manuals. */
export const TABLES: readonly RawTable[] = ['cards', 'missions', 'tasks'].flatMap((folder) =>
  readdirSync(join('data', folder))
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => tablesIn(card(folder, name), join(folder, name))),
);

function tablesIn(value: unknown, file: string): RawTable[] {
  if (Array.isArray(value)) return value.flatMap((each) => tablesIn(each, file));
  if (!isRaw(value)) return [];
  const rows = list(value['rows']).filter((row) => 'roll' in row);
  const inner = Object.values(value).flatMap((each) => tablesIn(each, file));
  return typeof value['check'] === 'string' && rows.length > 0
    ? [tableOf(value['check'], rows, file), ...inner]
    : inner;
}

function tableOf(check: string, rows: readonly Raw[], file: string): RawTable {
  const ends = rows.map(({ roll }) => rangeOf(roll));
  const [from, to] = [Math.min(...ends.map(([low]) => low)), Math.max(...ends.map(([, high]) => high))];
  const rowFor = (total: number) => {
    const held = Math.max(from, Math.min(to, total));
    return rows[ends.findIndex(([low, high]) => low <= held && held <= high)] ?? {};
  };
  return { check, file, rowFor, from, to };
}
