import { isOver, newCampaign, totalPoints } from '../../../src/campaign/campaign.ts';
import { FLIGHTS, type Flight } from '../../../src/campaign/watch.ts';
import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import { parseSeed } from '../../../src/dice/seed.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { AutomaticTable, nobodyWrites } from '../../../src/playouts/automatic-table.ts';
import { playDay } from '../../../src/procedure/campaign/day.ts';
import { type Estimate, meanOf } from '../../../src/simulation/counting/statistics.ts';
import { simulateOne } from '../../../src/simulation/simulation.ts';
import { asMarkdown } from '../../charts/as-markdown.ts';
import { EnterPlayer } from './enter-player.ts';

export const ENTER_PAGE = 'docs/charts/enter.md';

/** What Enter may be behind `prudent` by, in Victory Points a campaign, and where 95 cases of 100 must end. */
export const BEHIND = 20;
export const CLEAR_OF = 40;

/** A campaign played by Enter alone, and by `prudent` with the same dice. */
export interface Played {
  readonly flight: Flight;
  readonly enter: number;
  readonly prudent: number;
  readonly enters: number;
  readonly untaken: number;
}

/** So many campaigns of each flight. */
export function playAll(campaigns: number, seed: string, book: Rulebook): readonly Played[] {
  const numbers = Array.from({ length: campaigns }, (_, i) => i + 1);
  return FLIGHTS.flatMap((flight) =>
    numbers.map((number) => {
      const player = new EnterPlayer(book);
      const enter = playByEnter(player, flight, `${seed}-${number}`, book);
      const prudent = simulateOne(number, { policy: 'prudent', flight, seed, campaigns }, book).points;
      return { flight, enter, prudent, enters: player.enters, untaken: player.untaken };
    }),
  );
}

/** Plays to the end, or to the end of an earlier day. */
export function playByEnter(player: EnterPlayer, flight: Flight, word: string, book: Rulebook, until = 99): number {
  const campaign = newCampaign([flight], book);
  const seed = expectDefined(parseSeed(word), 'seed');
  const scribe = { ...nobodyWrites, told: player.told.bind(player) };
  while (!isOver(campaign) && campaign.day <= until)
    playDay(campaign, new AutomaticTable(book, seededCup(seed, campaign.day), player.policy, scribe));
  return totalPoints(expectDefined(campaign.flights[0], 'flight'));
}

/** By how much Enter is ahead of `prudent`; behind, where it is below nought. */
export const lead = (played: readonly Played[]): Estimate =>
  meanOf(played.map(({ enter, prudent }) => enter - prudent));

const COLUMNS = [
  'flight',
  'campaigns',
  'Enter alone',
  'prudent',
  'Enter less prudent',
  'in 95 cases of 100',
  'Enters a campaign',
  'of them nothing safe',
];

export function enterText(all: readonly Played[], seed: string): string {
  const flights = FLIGHTS.map((flight) => [flight, all.filter((each) => each.flight === flight)] as const);
  const rows = [...flights, ['all', all] as const].map(([name, played]) => rowOf(name, played));
  return `Seed ${seed}.\n\n${asMarkdown({ columns: COLUMNS, rows })}`;
}

function rowOf(name: string, played: readonly Played[]): string[] {
  const mean = (of: (each: Played) => number) => meanOf(played.map(of)).value;
  const { value, from, to } = lead(played);
  return [
    name,
    String(played.length),
    mean(({ enter }) => enter).toFixed(0),
    mean(({ prudent }) => prudent).toFixed(0),
    signedTo(value),
    `${signedTo(from)} to ${signedTo(to)}`,
    mean(({ enters }) => enters).toFixed(0),
    mean(({ untaken }) => untaken).toFixed(1),
  ];
}

const signedTo = (points: number): string => `${points < 0 ? '' : '+'}${points.toFixed(0)}`;
