import { generatorFrom } from '../../src/dice/seeded-cup.ts';
import { leadOf, sumOf } from '../../src/playouts/look-ahead/race.ts';
import { type Heads, policyNamed } from '../../src/policies/policies.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { report } from './measure.ts';
import { type Prompt, playedOut, promptsOf } from './prompts.ts';
import type { ThoughtOut } from './tournament/even.ts';

/** So many machines a side: enough for a choice to matter, and few enough for steady heads to play them out. */
const GAMES: readonly (readonly [ThoughtOut, number])[] = [
  ['wings-of-war', 1],
  ['winged-victory', 1],
  ['clouds-of-glory', 1],
];

const rankingOf = (system: ThoughtOut): string =>
  `of a hundred prompts of ${system} where steady heads tell the answers apart, the quick head’s first is of their first two`;

/** What it measures: it takes some minutes a game, and a run of everything else leaves it as it was. */
export const RANKED: readonly string[] = GAMES.map(([system]) => rankingOf(system));

/** Of a prompt's answers so many are compared, drawn from all. */
const ANSWERS = 5;
/** The quick head is played so many times as often: it is for that. */
const TIMES = 3;

/** How many prompts of a game, and how often each answer is played out by steady heads. */
export interface Ranking {
  readonly prompts: number;
  readonly playouts: number;
}

/**
 * Whether playouts by the quick head put first what playouts by steady ones put first or second. Only prompts count at
 * which steady heads tell an answer from their second at all: at the others any answer is as good, and which comes first
 * is luck.
 */
export function benchRanking({ prompts, playouts }: Ranking): string {
  const cards = loadRulebook('data');
  let sum = 0;
  for (const [system, each] of GAMES) {
    const all = promptsOf(system, each, prompts, cards).map((prompt) => compared(prompt, playouts));
    const clear = all.filter(({ isClear }) => isClear);
    const share = (counts: (each: Compared) => boolean) =>
      (100 * clear.filter(counts).length) / Math.max(clear.length, 1);
    const lost = all.reduce((total, { behind }) => total + behind, 0) / Math.max(all.length, 1);
    const right = share(({ isBehind }) => !isBehind);
    sum += Math.round(1000 * (right + lost));
    report(
      rankingOf(system),
      right,
      { atLeast: 90 },
      `${clear.length} of ${all.length} prompts of ${ANSWERS} answers, ${playouts} playouts each by steady, ${TIMES * playouts} by quick; left out ${all.length - clear.length} at which none is behind steady’s second by more than luck; the first of one half of steady’s own is so in ${share(({ isHalfBehind }) => !isHalfBehind).toFixed(0)}; given up in all ${(100 * lost).toFixed(1)} fights of a hundred`,
    );
  }
  return `ranking ${sum}`;
}

interface Compared {
  /** How much less than the best it brings by steady's playouts, in fights won. */
  readonly behind: number;
  /** Whether any answer is behind steady's second by more than the luck of his playouts. */
  readonly isClear: boolean;
  /** Whether that is so of what the quick head puts first. */
  readonly isBehind: boolean;
  /** Whether, by the other half of steady's playouts, it is so of what one half puts first: so much is luck. */
  readonly isHalfBehind: boolean;
}

function compared(prompt: Prompt, playouts: number): Compared {
  const answers = drawn(prompt.question.options);
  const half = Math.ceil(playouts / 2);
  const came = cameTo(prompt, answers, 2 * half, 'own');
  const [one, other] = [came.map((each) => each.slice(0, half)), came.map((each) => each.slice(half))];
  const bySteady = came.map(meanOf);
  const chosen = firstOf(cameTo(prompt, answers, TIMES * playouts, 'quick').map(meanOf));
  return {
    behind: Math.max(...bySteady) - (bySteady[chosen] ?? 0),
    isClear: answers.some((_, answer) => isBehindSecond(came, answer)),
    isBehind: isBehindSecond(came, chosen),
    isHalfBehind: isBehindSecond(other, firstOf(one.map(meanOf))),
  };
}

/** Whether an answer is behind the second by more than luck. */
function isBehindSecond(came: readonly number[][], answer: number): boolean {
  const means = came.map(meanOf);
  const second = means.indexOf(means.toSorted((a, b) => b - a)[1] ?? 0);
  return isAhead(came[second] ?? [], came[answer] ?? []);
}

/** Over the same dice by more than luck, which is so much in 95 cases of 100. */
function isAhead(one: number[], other: number[]): boolean {
  const { mean, error } = leadOf({ answer: '', came: one }, { answer: '', came: other });
  return mean > 1.96 * error;
}

const meanOf = (figures: readonly number[]): number => sumOf(figures) / figures.length;

const firstOf = (worths: readonly number[]): number => worths.indexOf(Math.max(...worths));

function drawn(options: readonly string[]): readonly string[] {
  const generator = generatorFrom(options.join());
  const left = [...options];
  const chosen: string[] = [];
  while (chosen.length < ANSWERS && left.length > 0)
    chosen.push(...left.splice((generator.int32() >>> 0) % left.length, 1));
  return chosen;
}

/** By so many dice, each with a word of its own: by one word heads would lay the same plans. */
const cameTo = (prompt: Prompt, answers: readonly string[], times: number, heads: Heads): number[][] =>
  answers.map((answer) =>
    Array.from({ length: times }, (_, number) =>
      playedOut(prompt, answer, number, policyNamed('steady', `ranking ${number}`, heads)),
    ),
  );
