import { isRecord } from './fits/fits.ts';

/** Plain data, as in JSON. */
type Plain = null | boolean | number | string | readonly Plain[] | { readonly [place: string]: Plain };

/** The changed parts of a record or list: `[value]` is set there, `[]` is removed, anything else is changed within. */
export interface Changes {
  readonly [place: string]: readonly [] | readonly [Plain] | Changes;
}

type PlainPlaces = { readonly [place: string]: Plain | undefined };

/** The changes that turn one record or list into another; nothing where they are equal. */
export const changesBetween = <T extends object>(before: T, after: T): Changes | undefined =>
  changesWithin(before as PlainPlaces, after as PlainPlaces);

function changesWithin(before: PlainPlaces, after: PlainPlaces): Changes | undefined {
  const places = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes: [string, Changes[string]][] = [];
  for (const place of places) {
    const change = changeOf(before[place], after[place]);
    if (change) changes.push([place, change]);
  }
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}

function changeOf(before: Plain | undefined, after: Plain | undefined): Changes[string] | undefined {
  if (before === after) return undefined;
  if (after === undefined) return [];
  return isPlaces(before) && isPlaces(after) && isAlike(before, after) ? changesWithin(before, after) : [after];
}

/** Whether the changes can be made part by part: between two records, or two lists that do not get shorter. */
function isAlike(before: PlainPlaces, after: PlainPlaces): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return Array.isArray(before) === Array.isArray(after);
  return before.length <= after.length;
}

const isPlaces = (value: unknown): value is PlainPlaces => typeof value === 'object' && value !== null;

/** Each changed place, as `flights.0.points`. */
export const placesOf = (changes: Changes): readonly string[] =>
  Object.entries(changes).flatMap(([place, change]) =>
    isPut(change) ? place : placesOf(change).map((within) => `${place}.${within}`),
  );

/** Whether the changes fit: only existing parts are changed within, and a list only grows at its end. */
export function canChange(before: unknown, changes: unknown): changes is Changes {
  if (!isRecord(changes) || !isPlaces(before)) return false;
  const all = Object.entries(changes);
  return all.every(([place, change]) => {
    if (!isPlaceIn(before, place, all.length)) return false;
    if (Array.isArray(change)) return change.length <= 1;
    return Object.hasOwn(before, place) && canChange(before[place], change);
  });
}

const isPlaceIn = (before: object, place: string, more: number): boolean =>
  !Array.isArray(before) || (/^\d{1,6}$/.test(place) && Number(place) < before.length + more);

/** The record or list with the changes made. Unchanged parts are shared with the old one. */
export function changed<T extends object>(before: T, changes: Changes): T {
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [place, change] of Object.entries(changes)) {
    if (!isPut(change)) after[place] = changed(after[place] as object, change);
    else if (change.length > 0) after[place] = change[0];
    else delete after[place];
  }
  return after as T;
}

const isPut = (change: Changes[string]): change is readonly [] | readonly [Plain] => Array.isArray(change);
