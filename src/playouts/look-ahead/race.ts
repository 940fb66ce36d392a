/** The results of playouts of one answer, in the order of their dice: the n-th of every answer has the same dice. */
export interface Runner<Answer> {
  readonly answer: Answer;
  readonly came: number[];
}

/** How a race is run. */
interface Heats<Answer> {
  /** Playouts that each answer gets before any is given up. */
  readonly heat: number;
  /** The most playouts, all answers together; the first heat is run all the same. */
  readonly budget: number;
  /** Those that are not given up after a heat. */
  readonly stillIn: (runners: readonly Runner<Answer>[]) => readonly Runner<Answer>[];
}

/** An answer is given up when it is so many standard errors behind the best. */
const BEHIND = 1.5;
/** The usual answer is replaced only by one that is better by so many standard errors. */
const BETTER = 1;

/**
 * Plays every answer with the same dice, round by round, and gives up answers that have fallen behind, until one is
 * left or the budget is used up. The first answer is the usual one: another must beat it by more than chance.
 */
export function race<Answer>(
  answers: readonly Answer[],
  budget: number,
  play: (answer: Answer, number: number) => number,
): Answer | undefined {
  const { all, left } = raced(answers, { heat: 10, budget, stillIn }, play);
  const [usual] = all;
  const best = bestOf(left);
  if (!usual || !best || !left.includes(usual)) return best?.answer;
  const { mean, error } = leadOf(best, usual);
  return mean > BETTER * error ? best.answer : usual.answer;
}

/** The same without a choice: every answer with its results, and those that have not been given up. */
function raced<Answer>(
  answers: readonly Answer[],
  { heat, budget, stillIn: leaves }: Heats<Answer>,
  play: (answer: Answer, number: number) => number,
): { readonly all: readonly Runner<Answer>[]; readonly left: readonly Runner<Answer>[] } {
  const all: Runner<Answer>[] = answers.map((answer) => ({ answer, came: [] }));
  let left: readonly Runner<Answer>[] = all;
  let spent = 0;
  while (left.length > 1 && spent + left.length * heat <= Math.max(budget, all.length * heat)) {
    for (const runner of left) run(runner, heat, play);
    spent += left.length * heat;
    left = leaves(left);
  }
  return { all, left };
}

function run<Answer>(
  { answer, came }: Runner<Answer>,
  times: number,
  play: (answer: Answer, number: number) => number,
): void {
  for (let i = 0; i < times; i++) came.push(play(answer, came.length));
}

/** The best, and those not clearly behind it; of answers with identical results, the first. */
function stillIn<Answer>(runners: readonly Runner<Answer>[]): Runner<Answer>[] {
  const best = bestOf(runners);
  return runners.filter((runner) => {
    if (!best || runner === best) return true;
    const { mean, error } = leadOf(best, runner);
    return mean < BEHIND * error;
  });
}

/** The first of those with the highest mean; all have the same number of playouts. */
export function bestOf<One extends Runner<unknown>>(runners: readonly One[]): One | undefined {
  let best: One | undefined;
  for (const runner of runners) if (!best || sumOf(runner.came) > sumOf(best.came)) best = runner;
  return best;
}

/** The mean difference of two answers over the same dice, and its standard error. */
export function leadOf(one: Runner<unknown>, other: Runner<unknown>): { mean: number; error: number } {
  const leads = one.came.map((came, i) => came - (other.came[i] ?? came));
  const mean = sumOf(leads) / leads.length;
  const squares = sumOf(leads.map((lead) => (lead - mean) ** 2));
  return { mean, error: Math.sqrt(squares / (leads.length - 1) / leads.length) };
}

export const sumOf = (figures: readonly number[]): number => figures.reduce((sum, each) => sum + each, 0);
