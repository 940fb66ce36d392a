import { unseenIn } from '../../cards/bare.ts';

/**
 * Looks whether a value is what it must be. Nothing where it is; else the place within it where it is not, as
 * `.flights.0`.
 */
export type Fit = (value: unknown) => string | undefined;

const HERE = '';
const unless = (fits: boolean): string | undefined => (fits ? undefined : HERE);

/** One line of up to so many signs, each of which can be seen. */
export const textUpTo =
  (most: number): Fit =>
  (value) =>
    unless(typeof value === 'string' && value.length <= most && isLine(value));

const isLine = (text: string): boolean => !/[\n\t]/.test(text) && unseenIn(text) === undefined;

/** A name, a word, a version, a date: none of ours is nearly so long. */
export const text = textUpTo(100);
/** A folder, or what tells of a whole fight's throws. */
export const longText = textUpTo(20_000);

/** What a card says, a player's own too: it may be long and of several lines, and all of it can be seen. */
export const cardText: Fit = (value) =>
  unless(typeof value === 'string' && value.length <= 20_000 && unseenIn(value) === undefined);

/** Text in which something is not as it must be is found by whoever knows how it must be. */
export const textThat =
  (fits: (text: string) => boolean): Fit =>
  (value) =>
    longText(value) ?? unless(typeof value === 'string' && fits(value));

/** A number from nought on as a record may have it: half a balloon, too. */
export const figure: Fit = (value) => unless(typeof value === 'number' && value >= 0 && value <= 100_000);

const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** Points may be lost. */
export const points: Fit = (value) => unless(isWhole(value) && Math.abs(value) <= 100_000);

export const wholeFrom =
  (least: number, most: number): Fit =>
  (value) =>
    unless(isWhole(value) && value >= least && value <= most);

export const oneOf =
  (...values: readonly unknown[]): Fit =>
  (value) =>
    unless(values.includes(value));

/** Whether a value is a record: neither a list nor nothing. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What may be absent. */
export const maybe =
  (look: Fit): Fit =>
  (value) =>
    value === undefined ? undefined : look(value);

/** A list of so many at most. */
export const listOf =
  (most: number, look: Fit): Fit =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return HERE;
    return firstAmong(value.entries(), look);
  };

/** A record that has these members; what else it has does no harm, for nobody looks. */
export function having(members: Readonly<Record<string, Fit>>): Fit {
  // Not as pairs: node would be at compiling how they are taken apart for as long as it takes to read ten campaigns.
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

/** A record of one of several kinds, as its member `is`, or another, says. */
export function kinds(members: Readonly<Record<string, Readonly<Record<string, Fit>>>>, by = 'is'): Fit {
  const fits = new Map(Object.entries(members).map(([kind, each]) => [kind, having(each)]));
  return (value) => {
    if (!isRecord(value)) return HERE;
    const kind = value[by];
    return typeof kind === 'string' ? (fits.get(kind) ?? (() => `.${by}`))(value) : `.${by}`;
  };
}

/**
 * The places of a list in which a member is different in each; what else is amiss is found by whoever looks at each.
 */
export const differingIn =
  (member: string): Fit =>
  (value) => {
    const all = Array.isArray(value) ? value.map((each) => (isRecord(each) ? each[member] : undefined)) : [];
    const again = all.findIndex((each, i) => all.indexOf(each) !== i);
    return again < 0 ? undefined : `.${again}.${member}`;
  };

/** What is so in both ways. */
export const both =
  (one: Fit, other: Fit): Fit =>
  (value) =>
    one(value) ?? other(value);

/**
 * Plain data that is not so deep that whoever goes into it would not come out again, and has no place by whose name
 * what is put there would become what a record is made after.
 */
export const plainTo =
  (depth: number): Fit =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth === 0) return HERE;
    const within = plainTo(depth - 1);
    return firstAmong(Object.entries(value), (each, place) => (place === '__proto__' ? HERE : within(each)));
  };

/** The first of several places where something is amiss, and where within. */
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
