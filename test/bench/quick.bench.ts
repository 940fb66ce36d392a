import { AutomaticTable, nobodyWrites } from '../../src/autoplay/automatic-table.ts';
import { policyNamed } from '../../src/autoplay/policies.ts';
import type { Policy } from '../../src/autoplay/policy.ts';
import { laidOut } from '../../src/campaign/lay-out-battle.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { loadRulebook } from '../../src/rulebook/reading/load.ts';
import type { Rulebook } from '../../src/rulebook/rulebook.ts';
import { playBattle } from '../../src/rules/scenario/play-scenario.ts';
import { median, ownNanoseconds, report } from './measure.ts';
import { type Prompt, playedOut, promptsOf } from './prompts.ts';
import { even, type ThoughtOut } from './tournament/even.ts';

/** Of each game the milliseconds that a fight of four against four may take, and the playouts that are to be had. */
const BOUNDS: readonly (readonly [ThoughtOut, number, number])[] = [
  ['wings-of-war', 4, 60],
  ['winged-victory', 3, 100],
  ['clouds-of-glory', 3, 100],
];

const EACH = 4;
const [QUICK_FIGHTS, SHARP_FIGHTS, WARMING] = [20, 2, 20];
const [PROMPTS, PLAYOUTS] = [5, 30];
/** A moment at the prompt in milliseconds, and the answers that are still in the running in it. */
const [MOMENT, RUNNING] = [1500, 3];

/** Fights by the quick heads, beside the sharp ones, and how many playouts of an answer a moment has. */
export function benchQuick(): string {
  const book = loadRulebook('data');
  let sum = 0;
  for (const [system, atMost, atLeast] of BOUNDS) {
    flown(system, 'quick', WARMING, book);
    const quick = flown(system, 'quick', QUICK_FIGHTS, book);
    const sharp = flown(system, 'own', SHARP_FIGHTS, book);
    const detail = `sharp heads ${sharp.toFixed(1)} ms, ${(sharp / quick).toFixed(1)} times as long`;
    report(`ms of the processor a fight of 4 v. 4 by quick heads, ${system}`, quick, { atMost }, detail);
    const prompts = promptsOf(system, EACH, PROMPTS, book);
    const policy = policyNamed('steady', 'bench', 'quick');
    const each = median(prompts.map((prompt) => msOf(prompt, policy)));
    const playouts = MOMENT / RUNNING / each;
    const what = `playouts of each of ${RUNNING} answers in 1.5 s of the processor, 4 v. 4, ${system}`;
    report(what, playouts, { atLeast }, `${each.toFixed(1)} ms a playout, the fight gone through from its beginning`);
    sum += prompts.reduce((total, prompt) => total + wonOf(prompt, policy), 0);
  }
  return `quick ${sum}`;
}

/** Milliseconds a fight, the same head on both sides. */
function flown(system: ThoughtOut, heads: 'own' | 'quick', fights: number, cards: Rulebook): number {
  const { id, book } = even(system, EACH, cards);
  const battle = laidOut({ id, system }, 'the-card', book);
  const spent = ownNanoseconds(() => {
    for (let fight = 1; fight <= fights; fight++) {
      const policy = policyNamed('sharp', `bench ${fight}`, heads);
      const table = new AutomaticTable(book, seededCup(`alea:1:bench ${fight}`, 1), policy, nobodyWrites);
      playBattle(structuredClone(battle), table);
    }
  });
  return spent / 1e6 / fights;
}

function msOf(prompt: Prompt, policy: Policy): number {
  wonOf(prompt, policy);
  return ownNanoseconds(() => void wonOf(prompt, policy)) / 1e6 / PLAYOUTS;
}

function wonOf(prompt: Prompt, policy: Policy): number {
  const [first = ''] = prompt.question.options;
  let won = 0;
  for (let number = 0; number < PLAYOUTS; number++) won += playedOut(prompt, first, number, policy);
  return won;
}
