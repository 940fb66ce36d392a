import { unseenIn } from '../../cards/bare.ts';

/** Checks a value. Returns nothing if it is valid; otherwise the invalid place within it, like `.flights.0`. */
export type Fit = (value: unknown) => string | undefined;

const HERE = '';
const unless = (fits: boolean): string | undefined => (fits ? undefined : HERE);

/** One line of up to so many visible characters. */
export const textUpTo =
  (most: number): Fit =>
  (value) =>
    unless(typeof value === 'string' && value.length <= most && isLine(value));

const isLine = (text: string): boolean => !/[\n\t]/.test(text) && unseenIn(text) === undefined;

/** A name, a word, a version, a date: none of ours is nearly so long. */
export const text = textUpTo(100);
/** A folder, or the text of a whole fight's throws. */
export const longText = textUpTo(20_000);

/** A card's text, also of a player's own card: it may be long and have several lines, and is visible. */
export const cardText: Fit = (value) =>
  unless(typeof value === 'string' && value.length <= 20_000 && unseenIn(value) === undefined);

/** Text that satisfies a condition. */
export const textThat =
  (fits: (text: string) => boolean): Fit =>
  (value) =>
    longText(value) ?? unless(typeof value === 'string' && fits(value));

/** A number from 0 in a record; halves are allowed. */
export const figure: Fit = (value) => unless(typeof value === 'number' && value >= 0 && value <= 100_000);

const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** Points may be negative. */
export const points: Fit = (value) => unless(isWhole(value) && Math.abs(value) <= 100_000);

export const wholeFrom =
  (least: number, most: number): Fit =>
  (value) =>
    unless(isWhole(value) && value >= least && value <= most);

export const oneOf =
  (...values: readonly unknown[]): Fit =>
  (value) =>
    unless(values.includes(value));

/** Whether a value is a record: neither a list nor null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that may be absent. */
export const maybe =
  (look: Fit): Fit =>
  (value) =>
    value === undefined ? undefined : look(value);

/** A list of at most so many items. */
export const listOf =
  (most: number, look: Fit): Fit =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return HERE;
    return firstAmong(value.entries(), look);
  };

/** A record with these members; further members do no harm, because nobody reads them. */
export function having(members: Readonly<Record<string, Fit>>): Fit {
  // Not as pairs: compiling the destructuring would take node as long as reading ten campaigns.
  const names = Object.keys(members);
  return (value) => {
    if (!isRecord(value)) return HERE;
    for (const name of names) {
      const place = members[name]?.(Object.hasOwn(value, name) ? value[name] : undefined);
      if (place !== undefined) return `.${name}${place}`;
    }
    return undefined;
  };
}

/** A record of one of several kinds, given by its member `is`, or another one. */
export function kinds(members: Readonly<Record<string, Readonly<Record<string, Fit>>>>, by = 'is'): Fit {
  const fits = new Map(Object.entries(members).map(([kind, each]) => [kind, having(each)]));
  return (value) => {
    if (!isRecord(value)) return HERE;
    const kind = value[by];
    return typeof kind === 'string' ? (fits.get(kind) ?? (() => `.${by}`))(value) : `.${by}`;
  };
}

/** The places of a list whose items differ in a member. Other faults of the items are found elsewhere. */
export const differingIn =
  (member: string): Fit =>
  (value) => {
    const all = Array.isArray(value) ? value.map((each) => (isRecord(each) ? each[member] : undefined)) : [];
    const again = all.findIndex((each, i) => all.indexOf(each) !== i);
    return again < 0 ? undefined : `.${again}.${member}`;
  };

/** Both checks. */
export const both =
  (one: Fit, other: Fit): Fit =>
  (value) =>
    one(value) ?? other(value);

/** Plain data of limited depth, so that walking it ends, and without a key that would change a record's prototype. */
export const plainTo =
  (depth: number): Fit =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth === 0) return HERE;
    const within = plainTo(depth - 1);
    return firstAmong(Object.entries(value), (each, place) => (place === '__proto__' ? HERE : within(each)));
  };

/** The first fault among several places, with its place. */
function firstAmong(
  places: Iterable<readonly [place: string | number, value: unknown]>,
  look: (value: unknown, place: string | number) => string | undefined,
): string | undefined {
  for (const [place, value] of places) {
    const found = look(value, place);
    if (found !== undefined) return `.${place}${found}`;
  }
  return undefined;
}
