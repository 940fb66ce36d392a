import type { Rulebook } from '../../src/cards/rulebook.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { Policy } from '../../src/kit/head/policy.ts';
import { AutomaticTable, nobodyWrites } from '../../src/playouts/automatic-table.ts';
import { questionAt } from '../../src/playouts/look-ahead/guess/walk.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { playBattle } from '../../src/procedure/resolve-fight.ts';
import { laidOut } from '../../src/reading/lay-out-battle.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { median, ownNanoseconds, report } from './measure.ts';
import { type Prompt, playedOut, promptsOf } from './prompts.ts';
import { even, type ThoughtOut } from './tournament/even.ts';

/**
 * Of each game the milliseconds that a fight of four against four may take, by quick heads and by sharp ones, and the
 * playouts that are to be had.
 */
const BOUNDS: readonly (readonly [system: ThoughtOut, quick: number, sharp: number, playouts: number])[] = [
  ['wings-of-war', 4, 30, 60],
  ['winged-victory', 3, 15, 100],
  ['clouds-of-glory', 3, 25, 100],
];

const EACH = 4;
/** What is played by the hundred is soon at its best: the first fights take several times as long. */
const [QUICK_FIGHTS, SHARP_FIGHTS, FIRST, WARMING] = [60, 8, 20, 80];
const [PROMPTS, PLAYOUTS] = [5, 30];
/** A moment at the prompt in milliseconds, and the answers that are still in the running in it. */
const [MOMENT, RUNNING] = [1500, 3];

/** Fights by the quick heads, beside the sharp ones, and how many playouts of an answer a moment has. */
export function benchQuick(): string {
  const book = loadRulebook('data');
  let sum = 0;
  for (const [system, quickly, sharply, atLeast] of BOUNDS) {
    const first = flown(system, 'quick', FIRST, book);
    flown(system, 'quick', WARMING, book);
    const quick = flown(system, 'quick', QUICK_FIGHTS, book);
    flown(system, 'own', SHARP_FIGHTS, book);
    const sharp = flown(system, 'own', SHARP_FIGHTS, book);
    const fight = 'ms of the processor a fight of 4 v. 4 by';
    report(
      `${fight} quick heads, ${system}`,
      quick.fight,
      { atMost: quickly },
      `${quick.answer.toFixed(0)} microseconds an answer with its rules; each of the first ${FIRST} fights ${first.fight.toFixed(1)} ms`,
    );
    report(
      `${fight} sharp heads, ${system}`,
      sharp.fight,
      { atMost: sharply },
      `${sharp.answer.toFixed(0)} microseconds an answer`,
    );
    const prompts = promptsOf(system, EACH, PROMPTS, book);
    const policy = policyNamed('steady', 'bench', 'quick');
    const each = median(prompts.map((prompt) => msOf(prompt, policy)));
    const playouts = MOMENT / RUNNING / each;
    const what = `playouts of each of ${RUNNING} answers in 1.5 s of the processor, 4 v. 4, ${system}`;
    const again = median(prompts.map(msToCome));
    const from = `${again.toFixed(1)} to come to the prompt from the fight’s beginning`;
    report(what, playouts, { atLeast }, `${each.toFixed(1)} ms a playout, of them ${from}`);
    sum += prompts.reduce((total, prompt) => total + wonOf(prompt, policy), 0);
  }
  return `quick ${sum}`;
}

interface Flown {
  /** Milliseconds a fight, the same head on both sides. */
  readonly fight: number;
  /** Microseconds an answer, with the rules that carry it out. */
  readonly answer: number;
}

function flown(system: ThoughtOut, heads: 'own' | 'quick', fights: number, cards: Rulebook): Flown {
  let answers = 0;
  const scribe = { ...nobodyWrites, answered: () => void answers++ };
  const { id, book } = even(system, EACH, cards);
  const battle = laidOut({ id, system }, 'the-card', book);
  const spent = ownNanoseconds(() => {
    for (let fight = 1; fight <= fights; fight++) {
      const policy = policyNamed('sharp', `bench ${fight}`, heads);
      const table = new AutomaticTable(book, seededCup(`alea:1:bench ${fight}`, 1), policy, scribe);
      playBattle(structuredClone(battle), table);
    }
  });
  return { fight: spent / 1e6 / fights, answer: spent / 1e3 / answers };
}

function msOf(prompt: Prompt, policy: Policy): number {
  wonOf(prompt, policy);
  return ownNanoseconds(() => void wonOf(prompt, policy)) / 1e6 / PLAYOUTS;
}

/** Milliseconds to go through what has fallen, up to where the answer is to be given. */
function msToCome({ from, book }: Prompt): number {
  const often = () => {
    for (let number = 0; number < PLAYOUTS; number++) questionAt(from, book);
  };
  often();
  return ownNanoseconds(often) / 1e6 / PLAYOUTS;
}

function wonOf(prompt: Prompt, policy: Policy): number {
  const [first = ''] = prompt.question.options;
  let won = 0;
  for (let number = 0; number < PLAYOUTS; number++) won += playedOut(prompt, first, number, policy);
  return won;
}
