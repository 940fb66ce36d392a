/**
 * Works a thing out once for each card that it is worked out from, and never again while the card lies on the table.
 */
export function oncePer<Card extends object, Made>(workOut: (card: Card) => Made): (card: Card) => Made {
  const known = new WeakMap<Card, Made>();
  // Nearly always it is the same card as the last time.
  let last: { readonly card: Card; readonly made: Made } | undefined;
  return (card) => {
    if (last?.card === card) return last.made;
    const before = known.get(card);
    const made = before ?? workOut(card);
    if (before === undefined) known.set(card, made);
    last = { card, made };
    return made;
  };
}

/** What is worked out when somebody looks at it, and never again. */
export function whenLookedAt<Made extends object>(workOut: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= workOut();
    return made;
  };
}

/**
 * What is known, and what follows from it: that is worked out when somebody looks, and is left out where what is known is
 * written down or held against something else.
 */
export function withWhatFollows<Known extends object, Follows extends Record<string, object>>(
  known: Known,
  follows: { readonly [Part in keyof Follows]: () => Follows[Part] },
): Known & Readonly<Follows> {
  const parts = Object.entries(follows).map(([name, workOut]) => [name, { get: whenLookedAt(workOut) }]);
  return Object.create(Object.prototype, { ...Object.getOwnPropertyDescriptors(known), ...Object.fromEntries(parts) });
}

/** The same for each thing that is asked after, by a key that tells it from all others. */
export function oncePerKey<Card extends object, Asked, Made>(
  keyOf: (asked: Asked) => string,
  workOut: (card: Card, asked: Asked) => Made,
): (card: Card, asked: Asked) => Made {
  const charts = oncePer((_: Card) => new Map<string, Made>());
  return (card, asked) => {
    const chart = charts(card);
    const key = keyOf(asked);
    const before = chart.get(key);
    if (before !== undefined) return before;
    const made = workOut(card, asked);
    chart.set(key, made);
    return made;
  };
}

/** The same for each hex. */
export const oncePerHex = <Card extends object, Made>(workOut: (card: Card, hex: string) => Made) =>
  oncePerKey((hex: string) => hex, workOut);
