export const SPECIALS = [
  'jam-red',
  'jam-green',
  'rudder-left',
  'rudder-right',
  'crew',
  'engine',
  'smoke',
  'fire',
  'explosion',
] as const;
export type Special = (typeof SPECIALS)[number];

export const FIREPOWERS = ['A', 'B', 'C', 'D'] as const;
export type Firepower = (typeof FIREPOWERS)[number];

/** What stands on a damage card. */
interface Marked {
  readonly points: number;
  readonly special?: Special | undefined;
}

/** The name of a card as it is drawn and typed: `0`, `3`, `2+fire`, `explosion`. */
export function codeOf({ points, special }: Marked): string {
  if (special === 'explosion') return special;
  return special === undefined ? String(points) : `${points}+${special}`;
}

/** Whether the card with this code has this special. */
export const bears = (code: string, special: Special): boolean => code === special || code.endsWith(`+${special}`);
