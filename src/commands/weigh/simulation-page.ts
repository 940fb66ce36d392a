import { missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { GAME_CARDS } from '../../games/cards.ts';
import { headsApartIn, MEASURED } from '../../games/heads-apart.ts';
import { COUNT_WORDS, COUNTS, MAIN_COUNTS } from '../../simulation/counting/counts.ts';
import {
  checksumOf,
  type Estimate,
  meanOf,
  quantileOf,
  shareOf,
  survivalByDay,
} from '../../simulation/counting/statistics.ts';
import type { CampaignResult, Programme } from '../../simulation/simulation.ts';
import { numbered } from '../../words/numbers.ts';

/** Results as written with --json, and read again with --merge. */
export interface Simulated {
  readonly programme: Programme;
  readonly cards: string;
  readonly results: readonly CampaignResult[];
}

/** What the campaigns came to, as a page; with `all` every figure that was counted, else what a player asks first. */
export function simulationPage({ programme, results }: Simulated, book: Rulebook, told: 'main' | 'all'): string {
  const { policy, flight, seed, fights, until, tasks } = programme;
  const by = [
    fights ? `, Dog-Fights by ${GAME_CARDS[fights].title}` : '',
    until ? `, to ${until} April` : '',
    tasks ? ', with special tasks' : '',
  ].join('');
  return [
    `${numbered(results.length, 'campaign')} of ${flight} Flight by ${policy}, seed ${seed}${by}. ${bracketsSay(results.length)}`,
    ...quickHeadsSay(programme),
    '',
    ...pointLines(results, book),
    '',
    ...countLines(results, told === 'all' ? COUNTS : MAIN_COUNTS),
    '',
    'Of the men of 1 April, still with the flight at the end of the day:',
    ...survivalLines(results, told === 'all' ? 1 : WEEK),
    '',
    ...missionLines(results, book),
    '',
    `checksum ${checksumOf(results)}`,
    ...(told === 'all' ? [] : ['--all has every count, and the survivors of each day.']),
  ].join('\n');
}

const bracketsSay = (campaigns: number): string =>
  campaigns === 1 ? 'Of one alone the brackets say nothing.' : 'In brackets: where the truth lies in 95 cases of 100.';

/** What quick heads come to beside those that players meet, in a game where that was measured. */
function quickHeadsSay({ fights, heads }: Programme): string[] {
  const apart = fights && heads !== 'own' ? headsApartIn(fights) : undefined;
  if (!apart) return [];
  const { campaigns, more } = apart;
  const measured = `${numbered(campaigns, 'campaign')} of ${MEASURED.flight} Flight by ${MEASURED.policy}`;
  return [
    `Quick heads led both sides in the fights. With the heads that players meet ${measured} came to ${moreOrLess(more)}. --heads own plays with them.`,
  ];
}

/** How many Victory Points more or less, with where the truth lies. */
function moreOrLess({ value, from, to }: Estimate): string {
  const [low, mean, high] = [from, value, to].map((each) => figure(Math.abs(each), 0));
  if (from <= 0 && to >= 0) return `about as much (${low} Victory Points less to ${high} more)`;
  return value > 0
    ? `${mean} Victory Points more (${low} to ${high})`
    : `${mean} Victory Points less (${high} to ${low})`;
}

const figure = (value: number, places = 1): string => value.toFixed(places);
const within = ({ value, from, to }: Estimate, places = 1): string =>
  `${figure(value, places).padStart(7)}  (${figure(from, places)} to ${figure(to, places)})`;
const percent = ({ value, from, to }: Estimate): Estimate => ({ value: 100 * value, from: 100 * from, to: 100 * to });

function pointLines(results: readonly CampaignResult[], { campaignGrades }: Rulebook): string[] {
  const points = results.map((result) => result.points);
  const quantiles = [5, 25, 50, 75, 95].map(
    (part) => `  ${String(part).padStart(2)} % of campaigns at most ${within(quantileOf(points, part / 100), 0)}`,
  );
  const grades = campaignGrades.grades.map(({ grade, words }) => {
    const share = percent(shareOf(results.filter((result) => result.grade === grade).length, results.length));
    return `  ${words.padEnd(42)} ${within(share)} %`;
  });
  return [`Victory Points, mean ${within(meanOf(points))}`, ...quantiles, 'Grades (48)', ...grades];
}

function countLines(results: readonly CampaignResult[], names: typeof MAIN_COUNTS): string[] {
  return [
    'An average campaign',
    ...names.map(
      (name) => `  ${COUNT_WORDS[name].padEnd(32)} ${within(meanOf(results.map(({ counts }) => counts[name])))}`,
    ),
  ];
}

const WEEK = 7;

/** Every so many days. */
function survivalLines(results: readonly CampaignResult[], days: number): string[] {
  return survivalByDay(results).flatMap((share, i) =>
    (i + 1) % days === 0 ? [`  ${String(i + 1).padStart(2)} April ${within(percent(share))} %`] : [],
  );
}

function missionLines(results: readonly CampaignResult[], book: Rulebook): string[] {
  const kinds = [...new Set(results.flatMap(({ missions }) => Object.keys(missions)))].sort();
  const sum = (kind: string, field: 'flown' | 'left' | 'points' | 'lost') =>
    results.reduce((so, { missions }) => so + (missions[kind]?.[field] ?? 0), 0) / results.length;
  const row = (kind: string) =>
    `  ${missionTitle(kind, book).padEnd(26)} ${(['flown', 'left', 'points', 'lost'] as const).map((field) => figure(sum(kind, field), 2).padStart(8)).join('')}`;
  return [`  ${'Missions of a campaign'.padEnd(26)}    flown    left  points    lost`, ...kinds.map(row)];
}

/** A line for each campaign, after a line with the names of the columns. */
export function simulationCsv(results: readonly CampaignResult[]): string {
  const header = ['campaign', 'points', 'left', 'pilotsOut', 'aces', ...COUNTS, 'checksum'];
  const lines = results.map(({ number, points, left, pilotsOut, aces, counts, checksum }) =>
    [number, points, left.at(-1) ?? 0, pilotsOut, aces, ...COUNTS.map((name) => counts[name]), checksum].join(','),
  );
  return `${[header.join(','), ...lines].join('\n')}\n`;
}
