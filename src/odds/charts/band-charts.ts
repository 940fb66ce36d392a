import { memoizeBy } from '../../cards/reading/once.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { figure, type OddsChart, percent } from '../../kit/odds/chart.ts';
import { addTolls, casualties, type Toll } from '../../kit/odds/toll.ts';
import { type ExpectedSortie, exchangeWith, pilotsADay, sortieOf } from '../on-paper.ts';
import { allFights } from './damage-charts.ts';
import { overRoster } from './roster-charts.ts';

/** The missions that are flown over our own side or the trenches. */
const AT_HOME = ['defensive-line-patrol', 'artillery-spotting', 'trench-strafing'];

/** The target ranges of the whole game that can be checked on paper. */
export const bandCharts = memoizeBy((book: Rulebook): OddsChart[] => [
  {
    title: 'Where the bands are first met on paper',
    columns: ['figure', 'band', 'on paper', 'where', 'command'],
    rows: [...losses(book), ...meetings(book), ...others(book)],
  },
]);

function losses(book: Rulebook): string[][] {
  const all = sortieOf(book, () => true);
  const offensive = sortieOf(book, (mission) => !AT_HOME.includes(mission));
  return [
    ['machines lost to the enemy, of sorties', '1.2-3.0 %', lost(all), ...HERE],
    ['the same, offensive work over the lines', '2.5-5 %', lost(offensive), ...HERE],
    [
      'casualties of hits in the air, killed : prisoner : wounded',
      '49 : 27 : 24',
      split(allFights(book.damageTables)),
      ...by('damage', 'damage'),
    ],
    [
      'the same, with those of the guns on the ground',
      '+-8 each',
      split(addTolls([all.fightToll, all.groundToll])),
      ...HERE,
    ],
    ['share of own losses to Archie and ground fire', '10-18 %', percent(groundShare(all)), ...HERE],
  ];
}

const HERE = ['charts.md', 'wof cards --odds'];
const by = (file: string, card: string) => [`${file}.md`, `wof cards ${card} --odds`];

function meetings(book: Rulebook): string[][] {
  const { noFight, germans, fights } = overRoster(book);
  const red = exchangeWith(book, ({ jasta11 }) => jasta11).ratio;
  const other = exchangeWith(book, ({ jasta11 }) => !jasta11).ratio;
  return [
    ['enemies met per fight', '2.2-2.9', figure(germans / fights), ...by('encounters', 'roster')],
    ['missions with no fight at all', '35-60 %', percent(noFight), ...by('encounters', 'roster')],
    ['our scouts lost per German scout downed, Jasta 11', '3-5', figure(red), ...HERE],
    ['the same, other scouts', '1.2-2', figure(other), ...HERE],
  ];
}

function others(book: Rulebook): string[][] {
  const all = sortieOf(book, () => true);
  const { aDay, days } = book.victoryPoints.par;
  return [
    ['engine trouble that matters, of sorties', 'as it comes', percent(all.engineTrouble), ...HERE],
    ['fighter pilots lost or unfit, a flight, a day', '0.25-0.6', figure(pilotsADay(all)), ...HERE],
    ['pilots with five victories by 21 April', '1-4 %', 'simulation only', '-', '-'],
    [
      `Victory Points after ${days} days: median`,
      '-40 to +20',
      `par is +${aDay} a day`,
      ...by('victory-points', 'victory'),
    ],
  ];
}

const lost = ({ fightToll, groundToll }: ExpectedSortie) =>
  `${percent(fightToll.machineLost + groundToll.machineLost)} (fights ${percent(fightToll.machineLost)})`;

const groundShare = ({ fightToll, groundToll }: ExpectedSortie) =>
  groundToll.machineLost / (groundToll.machineLost + fightToll.machineLost);

function split(toll: Toll): string {
  const share = (men: number) => ((100 * men) / casualties(toll)).toFixed(0);
  return `${share(toll.killed)} : ${share(toll.prisoner)} : ${share(toll.wounded)}`;
}

/**
 * A campaign of one flight on paper, at the middle of the target ranges: sorties, the share of them lost, and enemies
 * shot down for each loss.
 */
const ON_PAPER = { sorties: 220, lost: 0.02, shotDownForEachLoss: 0.45, forcedDownForEachVictory: 0.4, missions: 60 };

/** The Victory Points of that campaign. */
export function victoryPointCharts(book: Rulebook): OddsChart[] {
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

/** For each machine lost, the damaged machines and the killed, captured and wounded men by the Damage Tables. */
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
