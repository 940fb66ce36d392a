/**
 * Looks whether a value is what it must be. Nothing where it is; else the place within it where it is not, as
 * `.flights.0`.
 */
export type Fit = (value: unknown) => string | undefined;

const HERE = '';
const unless = (fits: boolean): string | undefined => (fits ? undefined : HERE);

/** No text of ours is nearly so long: the longest are the throws of a fight. */
const LONGEST_TEXT = 20_000;
export const text: Fit = (value) => unless(typeof value === 'string' && value.length <= LONGEST_TEXT);

/** Text in which something is not as it must be is found by whoever knows how it must be. */
export const textThat =
  (fits: (text: string) => boolean): Fit =>
  (value) =>
    text(value) ?? unless(typeof value === 'string' && fits(value));

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

export const listOf =
  (look: Fit): Fit =>
  (value) => {
    if (!Array.isArray(value)) return HERE;
    for (const [i, each] of value.entries()) {
      const place = look(each);
      if (place !== undefined) return `.${i}${place}`;
    }
    return undefined;
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

/** A record of one of several kinds, as its member `is` says. */
export function kinds(members: Readonly<Record<string, Readonly<Record<string, Fit>>>>): Fit {
  const fits = new Map(Object.entries(members).map(([kind, each]) => [kind, having(each)]));
  return (value) => (isRecord(value) ? (fits.get(String(value['is'])) ?? (() => '.is'))(value) : HERE);
}

/** Plain data that is not so deep that whoever goes into it would not come out again. */
export const plainTo =
  (depth: number): Fit =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth === 0) return HERE;
    const within = plainTo(depth - 1);
    for (const [place, each] of Object.entries(value)) {
      const found = within(each);
      if (found !== undefined) return `.${place}${found}`;
    }
    return undefined;
  };
