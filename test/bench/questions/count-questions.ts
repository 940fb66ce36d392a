import { isOver, newCampaign, totalPoints } from '../../../src/campaign/campaign.ts';
import { NO_ORDERS, USUAL_ORDERS } from '../../../src/campaign/standing-orders.ts';
import { FLIGHTS, type Flight } from '../../../src/campaign/watch.ts';
import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import { parseSeed } from '../../../src/dice/seed.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { AutomaticTable, nobodyWrites } from '../../../src/playouts/automatic-table.ts';
import { playDay } from '../../../src/procedure/campaign/day.ts';
import type { Decision } from '../../../src/table/decisions.ts';
import { OrderlyPlayer } from './orderly-player.ts';

/** How the player plays: every answer by hand; by `propose` and courses; with the usual standing orders besides. */
export const WAYS = ['by hand', 'by courses', 'with orders'] as const;
export type Way = (typeof WAYS)[number];

const playerOf: Readonly<Record<Way, (book: Rulebook) => OrderlyPlayer>> = {
  'by hand': (book) => new OrderlyPlayer(book, 'hand'),
  'by courses': (book) => new OrderlyPlayer(book, 'courses', NO_ORDERS),
  'with orders': (book) => new OrderlyPlayer(book, 'courses', USUAL_ORDERS),
};

/** Lines typed a campaign, by decision and in all, and the Victory Points that it came to. */
export interface Typed {
  readonly asked: ReadonlyMap<Decision, number>;
  readonly typed: ReadonlyMap<Decision, number>;
  readonly all: number;
  readonly most: number;
  readonly points: number;
}

/** So many campaigns of each flight, played in one way. */
export function countQuestions(way: Way, campaigns: number, book: Rulebook): Typed {
  const asked = new Map<Decision, number>();
  const typed = new Map<Decision, number>();
  const all: number[] = [];
  let points = 0;
  for (const flight of FLIGHTS)
    for (let number = 1; number <= campaigns; number++) {
      const player = playerOf[way](book);
      points += playOut(`questions-${number}`, flight, player, book);
      for (const [decision, counted] of player.counts) {
        asked.set(decision, (asked.get(decision) ?? 0) + counted.asked);
        typed.set(decision, (typed.get(decision) ?? 0) + counted.typed);
      }
      all.push([...player.counts.values()].reduce((sum, each) => sum + each.typed, 0));
    }
  const mean = (sums: ReadonlyMap<Decision, number>) => new Map([...sums].map(([d, sum]) => [d, sum / all.length]));
  const sum = all.reduce((one, other) => one + other, 0);
  return {
    asked: mean(asked),
    typed: mean(typed),
    all: sum / all.length,
    most: Math.max(...all),
    points: points / all.length,
  };
}

function playOut(word: string, flight: Flight, player: OrderlyPlayer, book: Rulebook): number {
  const campaign = newCampaign([flight], book);
  const seed = expectDefined(parseSeed(word), 'seed');
  const scribe = { ...nobodyWrites, told: player.told.bind(player) };
  while (!isOver(campaign))
    playDay(campaign, new AutomaticTable(book, seededCup(seed, campaign.day), player.policy, scribe));
  return totalPoints(expectDefined(campaign.flights[0], 'flight'));
}
