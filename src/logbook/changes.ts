import { isRecord } from './fits/fits.ts';

/** Plain data, as JSON holds it. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [place: string]: Plain };

/**
 * Which places of a record or list are otherwise: `[value]` is put there, `[]` is gone, and all else is changed within.
 */
export interface Changes {
  readonly [place: string]: readonly [] | readonly [Plain] | Changes;
}

type Places = { readonly [place: string]: Plain | undefined };

/** What must change in one record or list to make another of it; nothing where they are the same. */
export const changesBetween = <T extends object>(before: T, after: T): Changes | undefined =>
  changesWithin(before as Places, after as Places);

function changesWithin(before: Places, after: Places): Changes | undefined {
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

/** Whether one can be made of the other place by place: two records, or two lists of which none grew shorter. */
function isAlike(before: Places, after: Places): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return Array.isArray(before) === Array.isArray(after);
  return before.length <= after.length;
}

const isPlaces = (value: unknown): value is Places => typeof value === 'object' && value !== null;

/** Whether the changes can be made in it: within what is there, and in a list not far behind its end. */
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

/** The record or list with the changes made. What has not changed is shared with the one before. */
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
