import type { GameName } from '../../../src/cards/games.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { meanOf, quantileOf } from '../../../src/simulation/counting/statistics.ts';
import { type CampaignResult, numbersOf, type Programme, simulateOne } from '../../../src/simulation/simulation.ts';

/** The same months, fought out by one game with the heads that players meet. */
export function monthsBy(
  fights: GameName,
  { flight, seed, campaigns }: Pick<Programme, 'flight' | 'seed' | 'campaigns'>,
  book: Rulebook,
  isPlayed: () => void = () => {},
): CampaignResult[] {
  const of: Programme = { policy: 'prudent', flight, seed, campaigns, fights, heads: 'own' };
  return numbersOf(of, 1, 1).map((number) => {
    const result = simulateOne(number, of, book);
    isPlayed();
    return result;
  });
}

const meanIn = (results: readonly CampaignResult[], count: (counts: CampaignResult['counts']) => number): number =>
  meanOf(results.map(({ counts }) => count(counts))).value;

export const downIn = (results: readonly CampaignResult[]): number => meanIn(results, ({ downed }) => downed);

/** What such months came to, as a row of the page. */
export function rowOf(fights: GameName, results: readonly CampaignResult[]): string[] {
  const all = results.map(({ points }) => points);
  const points = meanOf(all);
  const mean = (count: Parameters<typeof meanIn>[1]) => meanIn(results, count).toFixed(1);
  return [
    fights,
    points.value.toFixed(0),
    `${points.from.toFixed(0)} to ${points.to.toFixed(0)}`,
    quantileOf(all, 0.5).value.toFixed(0),
    mean(({ fights: many }) => many),
    mean(({ fightPhases, fights: many }) => fightPhases / Math.max(1, many)),
    mean(({ downed }) => downed),
    mean(({ enemiesShotDown, enemiesForcedDown }) => enemiesShotDown + enemiesForcedDown),
    mean(({ killed, prisoners }) => killed + prisoners),
    mean(({ wounded }) => wounded),
  ];
}
