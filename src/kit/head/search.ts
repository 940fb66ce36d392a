import { chanceFrom } from './chance.ts';
import type { Strength } from './strengths.ts';

/** A possible way and its worth. */
export interface Judged<Way> {
  readonly of: Way;
  readonly worth: number;
}

/** All ways with their worth, the best first; equal ones keep their order. */
export const rankWays = <Way>(all: readonly Way[], worthOf: (way: Way) => number): Judged<Way>[] =>
  all.map((of) => ({ of, worth: worthOf(of) })).sort((a, b) => b.worth - a.worth);

/** The first of the best; nothing of an empty list. */
export function bestOf<Way>(all: readonly Way[], worthOf: (way: Way) => number): Way | undefined {
  let [best] = all;
  let most = Number.NEGATIVE_INFINITY;
  for (const way of all) {
    const worth = worthOf(way);
    if (worth > most) [best, most] = [way, worth];
  }
  return best;
}

/** How far below the best a way may be and still sometimes be flown, so that the choice is unpredictable. */
export interface ChoiceSpread {
  readonly close: number;
  readonly nowAndThen: number;
}

/** The best of ranked ways, or sometimes another that is nearly as good. */
export function oneOfTheBest<Way>(
  best: readonly Judged<Way>[],
  { close, nowAndThen }: ChoiceSpread,
  chance: () => number,
): Judged<Way> | undefined {
  const [first] = best;
  if (!first || chance() >= nowAndThen) return first;
  const all = best.filter(({ worth }) => first.worth - worth <= close);
  return all[Math.floor(chance() * all.length)];
}

/** The result of two machines at their places: shots, and what they lead to. */
export interface Met {
  readonly given: number;
  readonly taken: number;
  readonly later: number;
}

export const balanceOf = ({ given, taken, later }: Met): number => given - taken + later;

/** How a game judges one enemy's answers to a way. */
export interface EnemyAnswers<Stand, Now extends Met> {
  readonly meets: (his: Stand) => Now;
  /** How good a place is for the enemy. */
  readonly likes: (now: Now, his: Stand) => number;
  /** The same, including the next turn. */
  readonly goesOn: (now: Now, his: Stand) => Met;
}

/** The result if an enemy answers as well as it can: the worst for oneself among its best answers. */
export function worstOfAnswers<Stand, Now extends Met>(
  stands: readonly Stand[],
  { meets, likes, goesOn }: EnemyAnswers<Stand, Now>,
  answers: number,
): Met {
  const all = stands.map((his) => ({ his, now: meets(his) }));
  const liked = rankWays(all, ({ now, his }) => likes(now, his)).slice(0, answers);
  return liked
    .map(({ of: { now, his } }) => goesOn(now, his))
    .reduce((worst, each) => (balanceOf(each) < balanceOf(worst) ? each : worst));
}

/** The moment of a choice: who moves, when and from where. It separates the random numbers of two choices. */
interface ChoiceMoment {
  readonly word: string;
  readonly machine: string;
  readonly turn: number;
  readonly from: { readonly x: number; readonly y: number };
}

/** The random numbers of a head for one choice: asked twice, they are the same. */
export const chanceAt = ({ word, machine, turn, from: { x, y } }: ChoiceMoment): (() => number) =>
  chanceFrom(`${word}|${machine}|${turn}|${x},${y}`);

/** Of how many choices each strength makes some worse than it could. */
export type Errs = Readonly<Record<Strength, readonly [share: number, as: Strength]>>;

/** The strength with which a head makes this choice. */
export function asWhom(errs: Errs, strength: Strength, chance: () => number): Strength {
  const [share, as] = errs[strength];
  return chance() < share ? as : strength;
}
