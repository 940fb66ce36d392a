import { type Campaign, isOver, newCampaign, totalPoints } from '../../../src/campaign/campaign.ts';
import { stakeLost } from '../../../src/campaign/men/stake.ts';
import { USUAL_ORDERS } from '../../../src/campaign/standing-orders.ts';
import { FLIGHTS, type Flight } from '../../../src/campaign/watch.ts';
import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import { parseSeed } from '../../../src/dice/seed.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import type { Policy } from '../../../src/kit/head/policy.ts';
import { AutomaticTable, nobodyWrites } from '../../../src/playouts/automatic-table.ts';
import { playOnFrom } from '../../../src/playouts/look-ahead/play-on.ts';
import { bestOf, leadOf, type Runner } from '../../../src/playouts/look-ahead/race.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { playDay } from '../../../src/procedure/campaign/day.ts';
import { type Estimate, shareOf } from '../../../src/simulation/counting/statistics.ts';
import type { Decision, Question } from '../../../src/table/decisions.ts';
import { fromDawn, type Standpoint } from '../../../src/table/standpoint.ts';
import { OrderlyPlayer } from './orderly-player.ts';

/** By how much the best answer to a question is better than the worst, in Victory Points of the day. */
export interface Spread {
  readonly decision: Decision;
  readonly lead: number;
  readonly error: number;
}

/** Of so many lines that a player with orders types one is looked at, and each of its answers played out so often. */
export const EVERY = 3;
export const PLAYOUTS = 96;

/** Spreads at every so manyth line that is typed in one campaign of each flight by a player with the usual orders. */
export const spreadsOf = (word: string, book: Rulebook): Spread[] =>
  FLIGHTS.flatMap((flight) => spreadsIn(word, flight, book));

function spreadsIn(word: string, flight: Flight, book: Rulebook): Spread[] {
  const campaign = newCampaign([flight], book);
  const seed = expectDefined(parseSeed(word), 'seed');
  const player = new OrderlyPlayer(book, 'courses', USUAL_ORDERS);
  const spreads: Spread[] = [];
  let dawn = campaign;
  let lines = 0;
  player.onTyped = (question, from) => {
    lines += 1;
    if (lines % EVERY === 0) spreads.push(spreadAt(question, from.past, dawn, book));
  };
  while (!isOver(campaign)) {
    dawn = structuredClone(campaign);
    const way = fromDawn((table) => playDay(structuredClone(dawn), table));
    const scribe = { ...nobodyWrites, told: player.told.bind(player) };
    playDay(campaign, new AutomaticTable(book, seededCup(seed, campaign.day), player.policy, scribe, way));
  }
  return spreads;
}

/**
 * Which answer is the best and which the worst, one half of the playouts says; by how much, the other: the same half
 * would make a spread of mere luck.
 */
function spreadAt(question: Question, past: Standpoint['past'], dawn: Campaign, book: Rulebook): Spread {
  const stood = [...past];
  const runners = question.options.map((answer) => ({ answer, came: playedOut(question, answer, stood, dawn, book) }));
  const half = PLAYOUTS / 2;
  const first = runners.map(({ answer, came }) => ({ answer, came: came.slice(0, half) }));
  const best = expectDefined(bestOf(first), 'answer').answer;
  const worst = expectDefined(bestOf(first.map(turned)), 'answer').answer;
  const later = (of: string) => ({
    answer: of,
    came: expectDefined(
      runners.find(({ answer }) => answer === of),
      'answer',
    ).came.slice(half),
  });
  const { mean, error } = leadOf(later(best), later(worst));
  return { decision: question.decision, lead: mean, error };
}

const turned = ({ answer, came }: Runner<string>): Runner<string> => ({ answer, came: came.map((each) => -each) });

/** What a day comes to after an answer, every time with other dice: its points, less what its lost men would bring. */
function playedOut(
  { decision }: Question,
  answer: string,
  past: Standpoint['past'],
  dawn: Campaign,
  book: Rulebook,
): number[] {
  return Array.from({ length: PLAYOUTS }, (_, number) => {
    const after = structuredClone(dawn);
    const again: Standpoint['again'] = (table) => playDay(after, table);
    const cup = seededCup(`alea:1:spread ${number}`, dawn.day);
    const policy = decision === 'plan' ? planningAnew(number) : policyNamed('prudent', 'spreads', 'quick');
    playOnFrom({ past, again }, decision, answer, { book, cup, policy, hear: () => 'on' });
    return pointsOf(after) - pointsOf(dawn) - stakeLost(dawn, after);
  });
}

/** Whoever plans a mission anew has somebody else in mind: any who may go, until the plan is put to him again. */
function planningAnew(number: number): Policy {
  const prudent = policyNamed('prudent', 'spreads', 'quick');
  const any = policyNamed('random', `spreads ${number}`);
  let by = any;
  return {
    ...prudent,
    'half-of-day': (...put) => by['half-of-day'](...put),
    assign: (...put) => by.assign(...put),
    duty: (...put) => by.duty(...put),
    plan: (...put) => {
      by = prudent;
      return prudent.plan(...put);
    },
  };
}

const pointsOf = ({ flights }: Campaign): number => totalPoints(expectDefined(flights[0], 'flight'));

/** Half a point: what is worth less decides nothing. */
const HALF = 0.5;

/** The share of spreads above half a point, and of those that are above it for certain. */
export const aboveHalf = (spreads: readonly Spread[]): { readonly likely: Estimate; readonly certain: Estimate } => ({
  likely: shareOf(spreads.filter(({ lead }) => lead > HALF).length, spreads.length),
  certain: shareOf(spreads.filter(({ lead, error }) => lead - 1.645 * error > HALF).length, spreads.length),
});
