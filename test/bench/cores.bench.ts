import { readFileSync } from 'node:fs';
import { expectDefined, type Rulebook } from '../../src/cards/rulebook.ts';
import { answerBy } from '../../src/kit/head/policy.ts';
import { IN_A_MOMENT } from '../../src/policies/policies.ts';
import { laidOut } from '../../src/reading/lay-out-battle.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import type { Ended } from '../../src/seat/policy/fight-on.ts';
import { MOST_FOUGHT } from '../../src/seat/policy/fought-out.ts';
import { MOMENT as ODDS_MOMENT, playedInTime } from '../../src/seat/policy/in-time.ts';
import { begun, othersBy } from '../../src/seat/policy/others.ts';
import type { Others, PlayOut } from '../../src/seat/policy/rounds.ts';
import { playOf } from '../../src/seat/policy/to-play.ts';
import type { Question } from '../../src/table/decisions.ts';
import { median, report } from './measure.ts';
import { type Prompt, promptsOf } from './prompts.ts';
import { even, type ThoughtOut } from './tournament/even.ts';

const SYSTEMS: readonly ThoughtOut[] = ['wings-of-war', 'winged-victory', 'clouds-of-glory'];
/** With a second core a moment is to have twice as many playouts of an answer as a verdict needs. */
const LEAST = 40;

const [EACH, PROMPTS] = [4, 5];
/** A moment at the prompt in milliseconds, and the answers that are still in the running in it. */
const [MOMENT, RUNNING] = [1500, 3];

/** How many playouts `odds` has by the clock when it shares them with a second core, and how many alone, in turn. */
export async function benchCores(): Promise<string> {
  const cards = loadRulebook('data');
  for (const system of SYSTEMS) {
    const { id, book } = even(system, EACH, cards);
    const dawn = laidOut({ id, system }, 'the-card', book);
    const workers = begun(1, readFileSync('dist/odds-worker.cjs', 'utf8'), book);
    const pairs = promptsOf(system, EACH, PROMPTS, cards).map((prompt) => {
      const toPlay = { of: 'battle', dawn, past: prompt.from.past } as const;
      const play = expectDefined(playOf(toPlay, book), 'question').play as PlayOut<Ended>;
      const shared = playouts(prompt, play, book, othersBy<Ended>(workers, toPlay, MOST_FOUGHT));
      return { shared, alone: playouts(prompt, play, book) };
    });
    await Promise.all(workers.map((each) => each.terminate()));
    const sum = (each: 'shared' | 'alone') => pairs.reduce((all, pair) => all + pair[each], 0);
    const what = `playouts of each of ${RUNNING} answers in 1.5 s of the clock, shared with a second core, 4 v. 4, ${system}`;
    const shared = median(pairs.map((each) => each.shared));
    report(what, shared, { atLeast: LEAST }, `${(sum('shared') / sum('alone')).toFixed(2)} times as many as alone`);
  }
  return 'cores';
}

/** As odds play a question out that tells no difference between its answers. */
function playouts({ question }: Prompt, play: PlayOut<Ended>, book: Rulebook, others?: Others<Ended>): number {
  const few = { ...question, options: question.options.slice(0, RUNNING) } as Question;
  const now = () => (performance.now() * ODDS_MOMENT) / MOMENT;
  const given = (open: Question) => answerBy(IN_A_MOMENT, open, book);
  const { played } = playedInTime(few, MOST_FOUGHT, { play, worth: () => 0, given, now, ...(others && { others }) });
  return played.reduce((sum, { came }) => sum + came.length, 0) / RUNNING;
}
