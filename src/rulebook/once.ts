/** Works a thing out once for each card that it is worked out from, and never again while the card lies on the table. */
export function oncePer<Card extends object, Made>(workOut: (card: Card) => Made): (card: Card) => Made {
  const known = new WeakMap<Card, Made>();
  return (card) => {
    const before = known.get(card);
    if (before !== undefined) return before;
    const made = workOut(card);
    known.set(card, made);
    return made;
  };
}

/** The same for each hex, as it is first asked after. */
export function oncePerHex<Card extends object, Made>(
  workOut: (card: Card, hex: string) => Made,
): (card: Card, hex: string) => Made {
  const charts = oncePer((_: Card) => new Map<string, Made>());
  return (card, hex) => {
    const chart = charts(card);
    const before = chart.get(hex);
    if (before !== undefined) return before;
    const made = workOut(card, hex);
    chart.set(hex, made);
    return made;
  };
}
