import type { Rulebook } from '../../rulebook/rulebook.ts';
import { type Chart, figure } from './chart.ts';
import { allFights } from './damage-charts.ts';

/**
 * A campaign of one flight on paper: the middle of the bands that the rebuilt game must land in. So many sorties, so
 * many of a hundred of them lost, so many enemies shot down for each loss.
 */
const ON_PAPER = { sorties: 220, lost: 0.02, shotDownForEachLoss: 0.45, forcedDownForEachVictory: 0.4, missions: 60 };

/** What the Victory Points card makes of that campaign. */
export function victoryPointCharts(book: Rulebook): Chart[] {
  const owed = ownLosses(book);
  const won = victories(book);
  const balance = owed + won;
  const { aDay, days } = book.victoryPoints.par;
  return [
    {
      title: 'A campaign of one flight on paper',
      columns: ['part', 'Victory Points'],
      rows: [
        [`our own losses: ${figure(machinesLost())} machines and their crews`, figure(owed)],
        [`enemies: ${figure(enemiesDown())} shot down, and those forced down`, figure(won)],
        ['before any mission is counted', figure(balance)],
        [`each of ${ON_PAPER.missions} missions must bring, to end at nought`, figure(-balance / ON_PAPER.missions)],
        [`each must bring, to end at par (${aDay * days})`, figure((aDay * days - balance) / ON_PAPER.missions)],
      ],
    },
  ];
}

const machinesLost = () => ON_PAPER.sorties * ON_PAPER.lost;
const enemiesDown = () => machinesLost() * ON_PAPER.shotDownForEachLoss;

/** For each machine lost, as many damaged, killed, taken and wounded as the Damage Tables yield with it. */
function ownLosses({ victoryPoints: { machines, aircrew }, damageTables }: Rulebook): number {
  const toll = allFights(damageTables);
  const perHit =
    toll.machineLost * machines.lost.vp +
    toll.machineDamaged * machines.damaged.vp +
    toll.killed * aircrew.killed.vp +
    toll.prisoner * aircrew.prisoner.vp +
    toll.wounded * aircrew.wounded.vp;
  return (perHit / toll.machineLost) * machinesLost();
}

function victories({ victoryPoints: { enemies } }: Rulebook): number {
  const other = enemies.find(({ enemy }) => enemy === 'other');
  const each = (other?.shotDown ?? 0) + ON_PAPER.forcedDownForEachVictory * (other?.forcedDown ?? 0);
  return enemiesDown() * each;
}
