import type { Counts } from '../../../src/simulation/counting/counts.ts';
import { type Estimate, meanOf, quantileOf, ratioOf, shareOf } from '../../../src/simulation/counting/statistics.ts';
import type { CampaignResult } from '../../../src/simulation/simulation.ts';

/** A figure of history or of played games, the band that it should land in, and where it landed. */
export interface Band {
  readonly figure: string;
  /** Absent where the rulebook itself decides, and the figure is only reported. */
  readonly band?: { readonly from: number; readonly to: number };
  readonly unit: 'percent' | 'number' | 'points';
  readonly landed: Estimate;
}

type Results = readonly CampaignResult[];
type Count = keyof Counts;

/** What is counted as a part, of what, and the band in hundredths of it. */
type Share = readonly [figure: string, part: Count, of: readonly Count[], from: number, to: number];

/** As a return of casualties has them: whoever mends in two days at the aerodrome stands in none. */
const CASUALTIES: readonly Count[] = ['killed', 'prisoners', 'sentAway'];

const SHARES: readonly Share[] = [
  ['machines lost to the enemy, of sorties', 'lostToEnemy', ['sorties'], 1.2, 3],
  ['the same, offensive work over the lines', 'offensiveLostToEnemy', ['offensiveSorties'], 2.5, 5],
  ['two-seaters lost, photographs and spotting', 'nearTwoSeatersLost', ['nearTwoSeaterSorties'], 4, 7],
  ['the same, Long Reconnaissance', 'farTwoSeatersLost', ['farTwoSeaterSorties'], 5, 9],
  ['killed, of aircrew casualties', 'killed', CASUALTIES, 41, 57],
  ['prisoners', 'prisoners', CASUALTIES, 19, 35],
  ['wounded', 'sentAway', CASUALTIES, 16, 32],
  ['own losses to Archie and ground fire', 'lostToGround', ['lostToEnemy'], 10, 18],
  ['missions without a fight', 'missionsWithoutFight', ['missionsFlown'], 35, 60],
  ['fights in which nobody is harmed', 'fightsWithoutHarm', ['fights'], 30, 50],
  ['fights that end because the DFD is spent', 'fightsSpent', ['fights'], 50, 80],
  ['serious engine trouble or worse, of sorties', 'engineFailures', ['sorties'], 8, 20],
];

const RATIOS: readonly Share[] = [
  ['enemies met in a fight', 'enemiesMet', ['fights'], 2.2, 2.9],
  ['our scouts lost for each of Jasta 11 downed', 'scoutsLostToJasta11', ['jasta11Downed'], 2, 4],
  ['the same against other scouts', 'scoutsLostToOthers', ['otherScoutsDowned'], 0.7, 1.3],
];

/** The bands that the rebuilt game should land in, beside what the campaigns gave. */
export function bandsOf(results: Results): Band[] {
  return [
    ...SHARES.map(([figure, part, of, from, to]) => percent(figure, from, to, counted(part, of, results))),
    ...RATIOS.map(([figure, part, of, from, to]) => number(figure, from, to, counted(part, of, results))),
    ...germanBands(results),
    ...peopleBands(results),
    ...rareBands(results),
    ...pointBands(results),
  ];
}

const counted = (part: Count, of: readonly Count[], results: Results): Estimate =>
  ratioOf(results.map(({ counts }) => [counts[part], of.reduce((sum, each) => sum + counts[each], 0)]));

const percent = (figure: string, from: number, to: number, landed: Estimate): Band => ({
  figure,
  band: { from: from / 100, to: to / 100 },
  unit: 'percent',
  landed,
});

const number = (figure: string, from: number, to: number, landed: Estimate): Band => ({
  figure,
  band: { from, to },
  unit: 'number',
  landed,
});

/** Germans that the squadron is credited with, shot down or forced down. */
function germanBands(results: Results): Band[] {
  const credited = results.map(({ counts }) => counts.enemiesShotDown + counts.enemiesForcedDown);
  const none = credited.filter((each) => each === 0).length;
  return [
    number('Germans credited in a campaign', 3.5, 7, meanOf(credited)),
    percent('campaigns with none', 0, 5, shareOf(none, credited.length)),
  ];
}

function peopleBands(results: Results): Band[] {
  return [
    number(
      'men wounded in fourteen missions over the lines',
      1.2,
      2.2,
      ratioOf(results.map(({ counts }) => [14 * counts.woundedOverTheLines, counts.missionsOverTheLines])),
    ),
    number(
      'fighter pilots lost or unfit, a day',
      0.25,
      0.6,
      ratioOf(results.map(({ pilotsOut, byDay }) => [pilotsOut, byDay.length])),
    ),
    percent(
      'pilots who came to five victories',
      2,
      8,
      ratioOf(results.map(({ aces, fighterPilots }) => [aces, fighterPilots])),
    ),
  ];
}

/** What a player has met in his month, if not in every one. */
const RARE: readonly (readonly [figure: string, count: Count])[] = [
  ['campaigns that met a lone Halberstadt', 'loneHalberstadts'],
  ['four Halberstadts', 'fourHalberstadts'],
  ['the Red Baron with Halberstadts or D.IIs', 'baronWithOthers'],
];

function rareBands(results: Results): Band[] {
  const early = results.filter(({ crewsOnTheFifth }) => crewsOnTheFifth === 0).length;
  return [
    ...RARE.map(([figure, count]) =>
      percent(figure, 10, 100, shareOf(results.filter(({ counts }) => counts[count] > 0).length, results.length)),
    ),
    percent('campaigns with no man of the two-seaters left by the 4th', 2, 10, shareOf(early, results.length)),
  ];
}

function pointBands(results: Results): Band[] {
  const points = results.map((result) => result.points);
  const share = (is: (points: number) => boolean) => shareOf(points.filter(is).length, points.length);
  return [
    { figure: 'Victory Points, median', band: { from: -40, to: 20 }, unit: 'points', landed: quantileOf(points, 0.5) },
    percent(
      'campaigns at 76 or more',
      4,
      15,
      share((each) => each >= 76),
    ),
    percent(
      'campaigns at -100 or worse',
      4,
      15,
      share((each) => each <= -100),
    ),
  ];
}

/** Whether a figure landed in its band; one without a band always does. */
export const isMet = ({ band, landed: { value } }: Band): boolean => !band || (value >= band.from && value <= band.to);
