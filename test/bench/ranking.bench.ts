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
    sum += Math.round(1000 * (among + lost));
    report(
      `of a hundred prompts of ${system}, the quick head’s first is of steady’s first two`,
      among,
      { atLeast: 90 },
      `${all.length} prompts of ${ANSWERS} answers, ${playouts} playouts each by steady, ${TIMES * playouts} by quick; one half of steady’s against the other ${halves.toFixed(0)}; given up ${lost.toFixed(1)} fights of a hundred`,
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
}

function compared(prompt: Prompt, playouts: number): Compared {
  const answers = drawn(prompt.question.options);
  const half = Math.ceil(playouts / 2);
  const [one, other] = [means(prompt, answers, [0, half], 'own'), means(prompt, answers, [half, 2 * half], 'own')];
  const bySteady = one.map((mean, i) => (mean + (other[i] ?? 0)) / 2);
  const byQuick = means(prompt, answers, [0, TIMES * playouts], 'quick');
  const chosen = bySteady[firstOf(byQuick)] ?? 0;
  return {
    place: placeOf(firstOf(byQuick), bySteady),
    ofHalves: placeOf(firstOf(one), other),
    behind: Math.max(...bySteady) - chosen,
  };
}

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

/** By the dice of those numbers, each with a word of its own: by one word heads would lay the same plans. */
function means(
  prompt: Prompt,
  answers: readonly string[],
  [from, to]: readonly [number, number],
  heads: Heads,
): number[] {
  return answers.map((answer) => {
    let won = 0;
    for (let number = from; number < to; number++)
      won += playedOut(prompt, answer, number, policyNamed('steady', `ranking ${number}`, heads));
    return won / (to - from);
  });
}
