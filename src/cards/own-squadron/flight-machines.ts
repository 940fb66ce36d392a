interface OfOneType {
  readonly aircraft: string | number;
  readonly numbers: readonly string[];
}

/** Single-seaters, two-seaters, or both. */
export interface OfAFlight {
  readonly fighters?: OfOneType | undefined;
  readonly twoSeaters?: OfOneType | undefined;
}

/** The machines of a flight, by type. */
export const machinesOf = ({ fighters, twoSeaters }: OfAFlight): readonly OfOneType[] =>
  [fighters ?? [], twoSeaters ?? []].flat();
