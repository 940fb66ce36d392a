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

const SYSTEMS: readonly ThoughtOut[] = ['wings-of-war', 'winged-victory', 'clouds-of-glory'];
/** With fewer playouts of an answer `odds` goes on beyond its moment: it gives no verdict by them. */
const LEAST = 20;

const EACH = 4;
/** What is played by the hundred is soon at its best. */
const WARMING = 80;
const [PROMPTS, PLAYOUTS] = [5, 30];
/** A moment at the prompt in milliseconds, and the answers that are still in the running in it. */
const [MOMENT, RUNNING] = [1500, 3];

/** How many playouts of an answer by quick heads a moment has. */
export function benchQuick(): string {
  const book = loadRulebook('data');
  let sum = 0;
  for (const system of SYSTEMS) {
    warm(system, book);
    const prompts = promptsOf(system, EACH, PROMPTS, book);
    const policy = policyNamed('steady', 'bench', 'quick');
    const each = median(prompts.map((prompt) => msOf(prompt, policy)));
    const playouts = MOMENT / RUNNING / each;
    const what = `playouts of each of ${RUNNING} answers in 1.5 s of the processor, 4 v. 4, ${system}`;
    const again = median(prompts.map(msToCome));
    const from = `${again.toFixed(1)} to come to the prompt from the fight’s beginning`;
    report(what, playouts, { atLeast: LEAST }, `${each.toFixed(1)} ms a playout, of them ${from}`);
    sum += prompts.reduce((total, prompt) => total + wonOf(prompt, policy), 0);
  }
  return `quick ${sum}`;
}

/** Fights until node has compiled what is measured, the same head on both sides. */
function warm(system: ThoughtOut, cards: Rulebook): void {
  const { id, book } = even(system, EACH, cards);
  const battle = laidOut({ id, system }, 'the-card', book);
  for (let fight = 1; fight <= WARMING; fight++) {
    const policy = policyNamed('sharp', `bench ${fight}`, 'quick');
    const table = new AutomaticTable(book, seededCup(`alea:1:bench ${fight}`, 1), policy, nobodyWrites);
    playBattle(structuredClone(battle), table);
  }
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
