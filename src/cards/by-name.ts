/**
 * Things by their names, for a word that anybody may have written: an object would also know `constructor` and
 * `toString`, which nobody put there.
 */
export const byName = <Thing>(things: Readonly<Record<string, Thing>>): ReadonlyMap<string, Thing> =>
  new Map(Object.entries(things));
