/**
 * The dice of a throw, as written on a card: `2d6` is two dice of six, `1d20` one of twenty. `d66` is two dice of six
 * with the red one read first: 5 and 3 are 53.
 */
export type Dice = 'd66' | `${number}d${number}`;

/** The number of dice, and of their sides. */
export interface DiceInHand {
  readonly count: number;
  readonly sides: number;
}

/** The dice of the campaign's own tables. */
const DICE = ['1d6', '2d6', 'd66'] as const satisfies readonly Dice[];
type CampaignDice = (typeof DICE)[number];

export interface Roll {
  readonly faces: readonly number[];
  readonly total: number;
}

const read = new Map<Dice, DiceInHand>([['d66', { count: 2, sides: 6 }]]);

/** The dice to take for a throw. */
export function diceInHand(dice: Dice): DiceInHand {
  const known = read.get(dice);
  if (known) return known;
  const [count, sides] = dice.split('d').map(Number);
  if (!isWhole(count) || !isWhole(sides)) throw new Error(`${dice} are no dice.`);
  const inHand = { count, sides };
  read.set(dice, inHand);
  return inHand;
}

const isWhole = (value: number | undefined): value is number => Number.isInteger(value) && Number(value) > 0;

/** The total of the faces. */
export function totalOf(dice: Dice, faces: readonly number[]): number {
  if (dice === 'd66') return 10 * (faces[0] ?? 0) + (faces[1] ?? 0);
  let total = 0;
  for (const face of faces) total += face;
  return total;
}

/** Every possible roll, each equally likely. Only for few dice: the list grows quickly. */
export function fallsOf(dice: Dice): readonly (readonly number[])[] {
  const { count, sides } = diceInHand(dice);
  const faces = Array.from({ length: sides }, (_, i) => i + 1);
  let falls: readonly (readonly number[])[] = [[]];
  for (let die = 0; die < count; die++) falls = falls.flatMap((fall) => faces.map((face) => [...fall, face]));
  return falls;
}

export const FALLS: Readonly<Record<CampaignDice, readonly (readonly number[])[]>> = {
  '1d6': fallsOf('1d6'),
  '2d6': fallsOf('2d6'),
  d66: fallsOf('d66'),
};

/** The total of each possible roll. */
export const TOTALS: Readonly<Record<CampaignDice, readonly number[]>> = {
  '1d6': FALLS['1d6'].map((faces) => totalOf('1d6', faces)),
  '2d6': FALLS['2d6'].map((faces) => totalOf('2d6', faces)),
  d66: FALLS.d66.map((faces) => totalOf('d66', faces)),
};

const isOfCampaign = (dice: Dice): dice is CampaignDice => Object.hasOwn(TOTALS, dice);

/** The same for any dice. */
export const totalsInFalls = (dice: Dice): readonly number[] =>
  isOfCampaign(dice) ? TOTALS[dice] : fallsOf(dice).map((faces) => totalOf(dice, faces));

/** Every possible total, lowest first. */
export function totalsOf(dice: Dice): number[] {
  if (dice === 'd66') return [...TOTALS.d66].sort((a, b) => a - b);
  const { count, sides } = diceInHand(dice);
  return Array.from({ length: count * (sides - 1) + 1 }, (_, i) => count + i);
}
