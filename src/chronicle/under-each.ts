/** Groups things under their names, in order. */
export function underEach<Thing>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
): ReadonlyMap<string, readonly Thing[]> {
  const under = new Map<string, Thing[]>();
  for (const thing of things)
    for (const name of new Set(namesOf(thing))) {
      const those = under.get(name);
      if (those) those.push(thing);
      else under.set(name, [thing]);
    }
  return under;
}
