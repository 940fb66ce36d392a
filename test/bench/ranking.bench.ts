import { leadOf, sumOf } from '../../src/autoplay/look-ahead/race.ts';
import { type Heads, policyNamed } from '../../src/autoplay/policies.ts';
import { generatorFrom } from '../../src/dice/seeded-cup.ts';
import { loadRulebook } from '../../src/rulebook/reading/load.ts';
import { report } from './measure.ts';
import { type Prompt, playedOut, promptsOf } from './prompts.ts';
import type { ThoughtOut } from './tournament/even.ts';

/** So many machines a side: enough for a choice to matter, and few enough for steady heads to play them out. */
const GAMES: readonly (readonly [ThoughtOut, number])[] = [
  ['wings-of-war', 1],
  ['winged-victory', 1],
  ['clouds-of-glory', 1],
];

/** Of a prompt's answers so many are compared, drawn from all. */
const ANSWERS = 5;
/** The quick head is played so many times as often: it is for that. */
const TIMES = 3;

/** How many prompts of a game, and how often each answer is played out by steady heads. */
export interface Ranking {
  readonly prompts: number;
  readonly playouts: number;
}

/** Whether playouts by the quick head put first what playouts by steady ones put first or second. */
export function benchRanking({ prompts, playouts }: Ranking): string {
  const cards = loadRulebook('data');
  let sum = 0;
  for (const [system, each] of GAMES) {
    const all = promptsOf(system, each, prompts, cards).map((prompt) => compared(prompt, playouts));
    const of = (counts: (each: Compared) => number) =>
      (100 * all.reduce((total, one) => total + counts(one), 0)) / Math.max(all.length, 1);
    const [among, halves, lost] = [
      of(({ place }) => Number(place < 2)),
      of(({ ofHalves }) => Number(ofHalves < 2)),
      of(({ behind }) => behind),
    ];
    const clear = all.filter(({ isClear }) => isClear);
    const right = (100 * clear.filter(({ isBehind }) => !isBehind).length) / Math.max(clear.length, 1);
    sum += Math.round(1000 * (among + lost));
    report(
      `of a hundred prompts of ${system}, the quick head’s first is of steady’s first two`,
      among,
      { atLeast: 90 },
      `${all.length} prompts of ${ANSWERS} answers, ${playouts} playouts each by steady, ${TIMES * playouts} by quick; one half of steady’s against the other ${halves.toFixed(0)}; given up ${lost.toFixed(1)} fights of a hundred`,
    );
    report(
      `of a hundred such prompts of ${system} where steady heads tell the answers apart, it is not behind their second`,
      right,
      { atLeast: 90 },
      `${clear.length} of ${all.length} prompts: one answer at least is behind the second by more than the luck of ${playouts} playouts`,
    );
  }
  return `ranking ${sum}`;
}

interface Compared {
  /** The place among steady's answers of what the quick head puts first, from 0. */
  readonly place: number;
  /** The same of what one half of steady's own playouts puts first among the other half: so much is luck. */
  readonly ofHalves: number;
  /** How much less than the best it brings by steady's playouts, in fights won. */
  readonly behind: number;
  /** Whether any answer is behind steady's second by more than the luck of his playouts, and whether this one is. */
  readonly isClear: boolean;
  readonly isBehind: boolean;
}

function compared(prompt: Prompt, playouts: number): Compared {
  const answers = drawn(prompt.question.options);
  const half = Math.ceil(playouts / 2);
  const came = cameTo(prompt, answers, 2 * half, 'own');
  const [one, other] = [came.map((each) => meanOf(each.slice(0, half))), came.map((each) => meanOf(each.slice(half)))];
  const bySteady = came.map(meanOf);
  const chosen = firstOf(cameTo(prompt, answers, TIMES * playouts, 'quick').map(meanOf));
  const second = bySteady.indexOf(bySteady.toSorted((a, b) => b - a)[1] ?? 0);
  const isBehind = (answer: number) => isAhead(came[second] ?? [], came[answer] ?? []);
  return {
    place: placeOf(chosen, bySteady),
    ofHalves: placeOf(firstOf(one), other),
    behind: Math.max(...bySteady) - (bySteady[chosen] ?? 0),
    isClear: came.some((_, answer) => isBehind(answer)),
    isBehind: isBehind(chosen),
  };
}

/** Over the same dice by more than luck, which is so much in 95 cases of 100. */
function isAhead(one: number[], other: number[]): boolean {
  const { mean, error } = leadOf({ answer: '', came: one }, { answer: '', came: other });
  return mean > 1.96 * error;
}

const meanOf = (figures: readonly number[]): number => sumOf(figures) / figures.length;

const firstOf = (worths: readonly number[]): number => worths.indexOf(Math.max(...worths));

/** How many are better. */
const placeOf = (answer: number, worths: readonly number[]): number =>
  worths.filter((worth) => worth > (worths[answer] ?? 0)).length;

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
