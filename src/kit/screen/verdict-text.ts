/** The points of both sides by name, because either may be the reader's; and who won. */
export function pointsText({ allied, german }: { readonly allied: number; readonly german: number }): string {
  const points = `Allies ${allied}, Germans ${german}.`;
  if (allied === german) return `${points} Neither side has the day.`;
  return `${points} The ${allied > german ? 'Allies' : 'Germans'} have the day.`;
}
