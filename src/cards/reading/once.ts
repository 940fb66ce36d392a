/** Memoizes a function by its card: it computes once for each card. */
export function memoizeBy<Card extends object, Made>(workOut: (card: Card) => Made): (card: Card) => Made {
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

/** Functions that compute the derived parts of a thing. */
type WorkedOut<From, Parts extends Record<string, object>> = {
  readonly [Part in keyof Parts]: (from: From) => Parts[Part];
};

/**
 * A class whose known fields are given and whose other fields are computed on first access, once. Computed fields are
 * left out of JSON and of comparisons, except those in `written`. It is a class because defining getters on each object
 * takes fifty times as long.
 */
export function lazyFields<From, Parts extends Record<string, object>>(
  parts: WorkedOut<From, Parts>,
  written?: readonly (keyof Parts & string)[],
): <Known extends object>(known: Known, from: From) => Known & Readonly<Parts>;
export function lazyFields<From>(
  parts: WorkedOut<From, Record<string, object>>,
  written: readonly string[] = [],
): (known: object, from: From) => object {
  class OfKind {
    readonly #from: From;
    readonly #made: Record<string, object | undefined> = {};

    constructor(from: From) {
      this.#from = from;
    }

    static part(of: OfKind, name: string): object | undefined {
      of.#made[name] ??= parts[name]?.(of.#from);
      return of.#made[name];
    }

    toJSON(): object {
      return { ...this, ...Object.fromEntries(written.map((name) => [name, OfKind.part(this, name)])) };
    }
  }
  for (const name of Object.keys(parts))
    Object.defineProperty(OfKind.prototype, name, {
      get(this: OfKind) {
        return OfKind.part(this, name);
      },
    });
  return (known, from) => Object.assign(new OfKind(from), known);
}

/** The same for each argument, by a key that identifies it. */
export function memoizeByKey<Card extends object, Asked, Made>(
  keyOf: (asked: Asked) => string,
  workOut: (card: Card, asked: Asked) => Made,
): (card: Card, asked: Asked) => Made {
  const charts = memoizeBy((_: Card) => new Map<string, Made>());
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
export const memoizeByHex = <Card extends object, Made>(workOut: (card: Card, hex: string) => Made) =>
  memoizeByKey((hex: string) => hex, workOut);
