import { bestOf, leadOf, type Runner, sumOf } from '../../playouts/look-ahead/race.ts';

/** How often the answers to a question are played out before one of them is tried on fresh dice. */
export interface SievePace {
  /** Each answer; then those that are behind or even are given up. */
  readonly look: number;
  /** Each answer that is left, and a careful commander's in any case; and as often again those that may be better. */
  readonly heat: number;
  /** The most of an answer, where several may be better. */
  readonly most: number;
  /** The most of one that alone may be better: what it leads by is told by fresh dice. */
  readonly alone: number;
}

/** How far an answer leads another over the same dice, and the standard error of it. */
export type Lead = ReturnType<typeof leadOf>;

/** Another answer is pursued only where it leads by so many standard errors, and by so many points. */
const [LEADS, BY_POINTS] = [1, 0.25];

/** In the sieve also where it may yet, by one standard error, prove better by so many points. */
const MAY_LEAD = 1.5;

/** After the first heat so many are left at most: what lies between the best of them is little. */
const LEFT = 2;

interface Sieved {
  /** How far the given answer leads that of a careful commander. */
  readonly beside?: Lead | undefined;
  /** The best of the others, where it seems better than the given one. */
  readonly finalist?: string | undefined;
}

/** Races the other answers against the one that was given, which is the first of them, on the same dice. */
export function sieved(
  answers: readonly string[],
  careful: string | undefined,
  worth: (answer: string, number: number) => number,
  pace: SievePace,
): Sieved {
  const [given, ...others] = answers.map((answer): Runner<string> => ({ answer, came: [] }));
  if (!given) return {};
  const run = (runners: readonly Runner<string>[], to: number) => {
    for (const { answer, came } of [given, ...runners]) while (came.length < to) came.push(worth(answer, came.length));
  };
  const lead = (runner: Runner<string>) => leadOf(runner, given);
  run(others, pace.look);
  const inHeat = others.filter((each) => each.answer === careful || mayLead(lead(each)));
  if (inHeat.length > 0) run(inHeat, pace.heat);
  const his = [given, ...inHeat].find(({ answer }) => answer === careful);
  const beside = his && leadOf(given, his);
  let left = bestFew(inHeat.filter((each) => mayBeBetter(lead(each))));
  for (let to = 2 * pace.heat; left.length > 0 && to <= mostOf(left, pace); to += pace.heat) {
    run(left, to);
    left = left.filter((each) => mayBeBetter(lead(each)));
  }
  const best = bestOf(left);
  return { beside, finalist: best && seemsBetter(lead(best)) ? best.answer : undefined };
}

const mostOf = (left: readonly unknown[], { alone, most }: SievePace): number => (left.length === 1 ? alone : most);

/** By few playouts: one that is behind or even by one standard error too is given up. */
const mayLead = ({ mean, error }: Lead): boolean => mean + error > BY_POINTS;

const mayBeBetter = (lead: Lead): boolean => seemsBetter(lead) || lead.mean + lead.error > MAY_LEAD;

const seemsBetter = ({ mean, error }: Lead): boolean => mean > LEADS * error && mean > BY_POINTS;

const bestFew = (runners: readonly Runner<string>[]): readonly Runner<string>[] =>
  runners.toSorted((one, other) => sumOf(other.came) - sumOf(one.came)).slice(0, LEFT);
