/** The throws that the rulebook's tables call for. `d66` is read red die first: 5 and 3 are 53. */
export const DICE = ['1d6', '2d6', 'd66'] as const;
export type Dice = (typeof DICE)[number];

export interface Roll {
  readonly faces: readonly number[];
  readonly total: number;
}

export const diceInHand: Record<Dice, number> = { '1d6': 1, '2d6': 2, d66: 2 };

export function totalOf(dice: Dice, faces: readonly number[]): number {
  const first = faces[0] ?? 0;
  const second = faces[1] ?? 0;
  return dice === 'd66' ? 10 * first + second : first + second;
}

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((red) => FACES.map((white) => [red, white]));

/** Every way the dice can fall, each as likely as the next. */
export const FALLS: Readonly<Record<Dice, readonly (readonly number[])[]>> = {
  '1d6': FACES.map((face) => [face]),
  '2d6': PAIRS,
  d66: PAIRS,
};

/** What the dice come to in each of those ways. */
export const TOTALS: Readonly<Record<Dice, readonly number[]>> = {
  '1d6': FALLS['1d6'].map((faces) => totalOf('1d6', faces)),
  '2d6': FALLS['2d6'].map((faces) => totalOf('2d6', faces)),
  d66: FALLS.d66.map((faces) => totalOf('d66', faces)),
};

/** Every total that the dice can show, lowest first. */
export const totalsOf = (dice: Dice): number[] => [...new Set(TOTALS[dice])].sort((a, b) => a - b);
