/** A table for words that anybody may have typed: a plain object would also know `constructor` and `toString`. */
export const byName = <Thing>(things: Readonly<Record<string, Thing>>): ReadonlyMap<string, Thing> =>
  new Map(Object.entries(things));
