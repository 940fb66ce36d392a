import { chanceFrom } from './chance.ts';
import type { Strength } from './strengths.ts';

/** One of the ways that are open, and what it is worth. */
export interface Judged<Way> {
  readonly of: Way;
  readonly worth: number;
}

/** All ways with what they are worth, the best first; of equals the first stays first. */
export const ranked = <Way>(all: readonly Way[], worthOf: (way: Way) => number): Judged<Way>[] =>
  all.map((of) => ({ of, worth: worthOf(of) })).sort((a, b) => b.worth - a.worth);

/** The first of those that are worth most; nothing of none. */
export function bestOf<Way>(all: readonly Way[], worthOf: (way: Way) => number): Way | undefined {
  let [best] = all;
  let most = Number.NEGATIVE_INFINITY;
  for (const way of all) {
    const worth = worthOf(way);
    if (worth > most) [best, most] = [way, worth];
  }
  return best;
}

/** How far below the best a way may be and still be flown now and then, so that nobody can foretell it. */
export interface Spread {
  readonly close: number;
  readonly nowAndThen: number;
}

/** The best of ranked ways, or now and then another that comes to nearly as much. */
export function oneOfTheBest<Way>(
  best: readonly Judged<Way>[],
  { close, nowAndThen }: Spread,
  chance: () => number,
): Judged<Way> | undefined {
  const [first] = best;
  if (!first || chance() >= nowAndThen) return first;
  const all = best.filter(({ worth }) => first.worth - worth <= close);
  return all[Math.floor(chance() * all.length)];
}

/** What it is to have come to a place while an enemy has come to his: shots, and what they lead to. */
export interface Met {
  readonly given: number;
  readonly taken: number;
  readonly later: number;
}

export const balanceOf = ({ given, taken, later }: Met): number => given - taken + later;

/** How a game judges the answers of one enemy to a way. */
export interface Answers<Stand, Now extends Met> {
  readonly meets: (his: Stand) => Now;
  /** How much he likes to have come there. */
  readonly likes: (now: Now, his: Stand) => number;
  /** The same with what the turn after brings. */
  readonly goesOn: (now: Now, his: Stand) => Met;
}

/** What comes of it if an enemy then makes the best of it: of so many answers that he likes the worst for oneself. */
export function worstOfAnswers<Stand, Now extends Met>(
  stands: readonly Stand[],
  { meets, likes, goesOn }: Answers<Stand, Now>,
  answers: number,
): Met {
  const all = stands.map((his) => ({ his, now: meets(his) }));
  const liked = ranked(all, ({ now, his }) => likes(now, his)).slice(0, answers);
  return liked
    .map(({ of: { now, his } }) => goesOn(now, his))
    .reduce((worst, each) => (balanceOf(each) < balanceOf(worst) ? each : worst));
}

/** Who moves, when and from where: what makes one choice another than the next. */
interface Moment {
  readonly word: string;
  readonly machine: string;
  readonly turn: number;
  readonly from: { readonly x: number; readonly y: number };
}

/** What a head leaves to chance in one choice: asked twice, it comes to the same. */
export const chanceAt = ({ word, machine, turn, from: { x, y } }: Moment): (() => number) =>
  chanceFrom(`${word}|${machine}|${turn}|${x},${y}`);

/** Of how many choices each makes some no better than another would. */
export type Errs = Readonly<Record<Strength, readonly [share: number, as: Strength]>>;

/** As whom a head makes this choice. */
export function asWhom(errs: Errs, strength: Strength, chance: () => number): Strength {
  const [share, as] = errs[strength];
  return chance() < share ? as : strength;
}
