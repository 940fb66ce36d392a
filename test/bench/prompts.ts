import { expectDefined, type Rulebook } from '../../src/cards/rulebook.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { answerBy, type Policy } from '../../src/kit/head/policy.ts';
import { AutomaticTable, nobodyWrites } from '../../src/playouts/automatic-table.ts';
import { questionAt } from '../../src/playouts/look-ahead/guess/walk.ts';
import { playOnFrom } from '../../src/playouts/look-ahead/play-on.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { playBattle } from '../../src/procedure/resolve-fight.ts';
import { laidOut } from '../../src/reading/lay-out-battle.ts';
import { type Decision, type Question, questionOf } from '../../src/table/decisions.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { fromDawn, type Standpoint } from '../../src/table/standpoint.ts';
import type { Table } from '../../src/table/table.ts';
import { sideOf } from '../../src/table/whose.ts';
import { even, type OnCards, type ThoughtOut } from './tournament/even.ts';
import { winnerIn } from './tournament/fought.ts';

/** A question of a fight, and how the fight came to it. */
export interface Prompt {
  readonly question: Question;
  readonly from: Standpoint;
  readonly book: Rulebook;
}

/** What a machine is to do next, in each game. */
const ASKS: Readonly<Record<ThoughtOut, Decision>> = {
  'wings-of-war': 'plan-card',
  'wings-of-glory': 'plan-card',
  'winged-victory': 'energy-move',
  'clouds-of-glory': 'clouds-move',
};

/** The same where a page asks for the whole of a turn: from the side the throttle is asked first, with the moves. */
const ON_THE_PAGE: Readonly<Record<ThoughtOut, Decision>> = { ...ASKS, 'winged-victory': 'throttle' };

/** Of one fight every so manyth question of what is to be flown, so many of them at most. */
const EVERY = 17;

/** Questions of even fights between steady heads, spread over the fights and over each. */
export const promptsOf = (system: ThoughtOut, each: number, count: number, cards: Rulebook): Prompt[] =>
  promptsFor({ asks: ASKS[system], least: 3 }, even(system, each, cards), count);

/** The same questions as a player's page asks them, where it offers something to choose. */
export const pagesOf = (system: ThoughtOut, each: number, count: number, cards: Rulebook): Prompt[] =>
  promptsFor({ asks: ON_THE_PAGE[system], least: 2 }, even(system, each, cards), count);

/** Which questions are taken: those of a decision, with so many answers at least. */
interface Taken {
  readonly asks: Decision;
  readonly least: number;
}

function promptsFor(taken: Taken, battle: OnCards, count: number): Prompt[] {
  const prompts: Prompt[] = [];
  for (let fight = 1; prompts.length < count && fight <= 20 * count; fight++)
    prompts.push(...promptsIn(battle, taken, fight).slice(0, 3));
  return prompts.slice(0, count);
}

function promptsIn({ id, system, book }: OnCards, { asks, least }: Taken, fight: number): Prompt[] {
  const seed = `prompt ${fight}`;
  const again = (table: Table): void => playBattle(laidOut({ id, system }, 'the-card', book), table);
  const way = fromDawn(again);
  const led = policyNamed('steady', seed);
  const ways: Standpoint[] = [];
  // Fights begin alike: of each the first question that is taken is another.
  let asked = 5 * fight;
  const policy = {
    ...led,
    [asks]: (about: never, options: readonly never[]) => {
      const question = questionOf(asks, about, options);
      if (options.length >= least && asked++ % EVERY === EVERY - 1) ways.push({ past: [...way.past], again });
      return answerBy(led, question, book);
    },
  } as Policy;
  again(new AutomaticTable(book, seededCup(`alea:1:${seed}`, 1), policy, nobodyWrites, way));
  return ways.map((from) => ({ question: expectDefined(questionAt(from, book), 'question'), from, book }));
}

/** How a fight ends for whoever is asked, who answers so, when a policy leads both sides from there on: 1, a half, 0. */
export function playedOut({ question, from, book }: Prompt, answer: string, number: number, policy: Policy): number {
  const events: GameEvent[] = [];
  const cup = seededCup(`alea:1:playout ${number}`, 1);
  const hear = (event: GameEvent) => {
    events.push(event);
    return 'on' as const;
  };
  playOnFrom(from, question.decision, answer, { book, cup, policy, hear });
  const winner = winnerIn(events);
  if (winner === 'nobody') return 0.5;
  return winner === sideOf(question) ? 1 : 0;
}
