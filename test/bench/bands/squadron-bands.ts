import type { SquadronFolder } from '../../../src/cards/own-squadron/squadron-folder.ts';
import { meanOf, quantileOf, ratioOf } from '../../../src/simulation/counting/statistics.ts';
import type { CampaignResult } from '../../../src/simulation/simulation.ts';
import type { Band } from './bands.ts';

/**
 * Machines lost to the enemy in hundredths of the sorties, by what a squadron is for. All the R.F.C. lost 1.7 in April
 * 1917, who worked far over 3 to 4 on a day of fighting: docs/charts/calibration.md says how these come of it.
 */
const LOSSES: Readonly<Record<SquadronFolder['kind'], readonly [from: number, to: number]>> = {
  scouts: [1.5, 4],
  'far-over': [3, 5.5],
  corps: [1, 3],
};

/** (48) As for No. 23: whatever the squadron is for, its commander has a month to win or to lose. */
const MEDIAN = { from: -40, to: 20 };

/** What a squadron's campaigns gave, beside the losses that history has for its kind, and the points of No. 23. */
export function squadronBands(kind: SquadronFolder['kind'], results: readonly CampaignResult[]): Band[] {
  const [from, to] = LOSSES[kind];
  const share = (part: (each: CampaignResult) => number, of: (each: CampaignResult) => number) =>
    ratioOf(results.map((each) => [part(each), of(each)]));
  const lost = share(
    ({ counts }) => counts.lostToEnemy,
    ({ counts }) => counts.sorties,
  );
  return [
    {
      figure: 'machines lost to the enemy, of sorties',
      band: { from: from / 100, to: to / 100 },
      unit: 'percent',
      landed: lost,
    },
    {
      figure: 'the same, beyond the lines',
      unit: 'percent',
      landed: share(
        ({ counts }) => counts.offensiveLostToEnemy,
        ({ counts }) => counts.offensiveSorties,
      ),
    },
    { figure: 'sorties of a flight', unit: 'points', landed: meanOf(results.map(({ counts }) => counts.sorties)) },
    {
      figure: 'missions left undone, of all',
      unit: 'percent',
      landed: share(
        ({ counts }) => counts.missionsLeft,
        ({ counts }) => counts.missionsLeft + counts.missionsFlown,
      ),
    },
    {
      figure: 'Victory Points of a flight, median',
      band: MEDIAN,
      unit: 'points',
      landed: quantileOf(
        results.map(({ points }) => points),
        0.5,
      ),
    },
  ];
}
