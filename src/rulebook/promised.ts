/** What the cards promise to hold. Its absence is a broken promise inside, not a fault of the player's. */
export function promised<Thing>(thing: Thing | undefined, name: string): Thing {
  if (thing === undefined) throw new Error(`There is no ${name}.`);
  return thing;
}
