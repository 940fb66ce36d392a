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

/** Every way the dice can fall, each as likely as the next. */
export function fallsOf(dice: Dice): number[][] {
  return dice === '1d6' ? FACES.map((face) => [face]) : FACES.flatMap((red) => FACES.map((white) => [red, white]));
}

/** Every total that the dice can show, lowest first. */
export function totalsOf(dice: Dice): number[] {
  return [...new Set(fallsOf(dice).map((faces) => totalOf(dice, faces)))].sort((a, b) => a - b);
}
