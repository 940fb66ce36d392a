import { oddsOfAny, oddsOfRowsWith } from '../../cards/odds.ts';
import type { DamageTables, SideOfLines } from '../../cards/printed/damage-tables.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { chartOfTable, type OddsChart, percent } from '../../kit/odds/chart.ts';
import { comingDownToll, criticalHitToll, damagedAbortToll, type WayHome, wayHomeFrom } from '../../kit/odds/damage.ts';
import { casualties, mixTolls, type Toll } from '../../kit/odds/toll.ts';

const SIDES: readonly SideOfLines[] = ['enemy', 'trenches', 'allied'];

/** All chances of the Damage Tables. */
export function damageCharts({ damageTables: tables }: Rulebook): OddsChart[] {
  return [
    criticalHits(tables),
    chartOfTable('Crew hit', tables.crewHit, ({ words, asPilot }) => `${words} (as pilot: ${asPilot})`),
    chartOfTable('Damaged-abort', tables.damagedAbort, ({ words, lameDuck }) => `${words} (No. ${lameDuck})`),
    lameDucks(tables),
    chartOfTable('Engine trouble', tables.engineTrouble, ({ words }) => words),
    chartOfTable("Straggler's encounter", tables.stragglersEncounter, ({ words }) => words),
    comingDown(tables),
    waysHome(tables),
    casualtySplit(tables),
  ];
}

function criticalHits({ criticalHit, twinGuns }: DamageTables): OddsChart {
  const twin = oddsOfRowsWith(criticalHit, twinGuns.modifier);
  const rows = oddsOfRowsWith(criticalHit, 0).map(({ row, odds }, i) => [
    String(row.roll),
    row.result,
    percent(odds.chance),
    percent(twin[i]?.odds.chance ?? 0),
  ]);
  return { title: 'Critical Hit', columns: ['roll', 'result', 'single gun', 'twin guns'], rows };
}

function lameDucks({ lameDuck }: DamageTables): OddsChart {
  const rows = lameDuck.events.map(({ number, event, words }) => {
    const { chance } = oddsOfAny(lameDuck.dice, [number]);
    return [String(number), `${words} (${event})`, ...[1, 3, 5, 8].map((turns) => percent(1 - (1 - chance) ** turns))];
  });
  return { title: 'Lame Duck events', columns: ['number', 'event', '1 turn', '3 turns', '5 turns', '8 turns'], rows };
}

function comingDown(tables: DamageTables): OddsChart {
  const tabled = {
    'Shot Down': tables.shotDown,
    'Forced Down': tables.forcedDown,
    'Forced Landing': tables.forcedLanding,
  };
  const rows = Object.entries(tabled).flatMap(([how, table]) =>
    SIDES.map((side) => [how, side, ...tollCells(comingDownToll(tables, table, side, 1))]),
  );
  return { title: 'Coming down, a man and a machine', columns: ['how', 'side', ...TOLL], rows };
}

const TOLL = ['machine lost', 'killed', 'prisoner', 'wounded'];
const tollCells = (toll: Toll) => [toll.machineLost, toll.killed, toll.prisoner, toll.wounded].map(percent);

function waysHome(tables: DamageTables): OddsChart {
  const rows = [0, 1, 2, 3, 5, 8].map((hexes) => [
    String(hexes),
    ...tollCells(damagedAbortToll(tables, wayHomeFrom(hexes), 1)),
  ]);
  return {
    title: 'The way home of a machine after Damaged-abort',
    columns: ['hexes beyond the trenches', ...TOLL],
    rows,
  };
}

/** Where our machines are hit: four fifths of the fights are over the enemy's side or the lines. */
const PLACES: readonly (readonly [share: number, way: WayHome])[] = [
  [0.2, ['allied', 'allied']],
  [0.12, wayHomeFrom(0)],
  [0.2, wayHomeFrom(1)],
  [0.2, wayHomeFrom(2)],
  [0.16, wayHomeFrom(3)],
  [0.12, wayHomeFrom(5)],
];

/** The mean toll of a Critical Hit in the air, over all places. */
export function meanCriticalToll(tables: DamageTables, modifier: number, men: number): Toll {
  return mixTolls(PLACES.map(([share, way]) => [share, criticalHitToll(tables, modifier, way, men)]));
}

function casualtySplit(tables: DamageTables): OddsChart {
  const { modifier } = tables.twinGuns;
  const cases = {
    'single-seater, twin guns': [modifier, 1],
    'two-seater, twin guns': [modifier, 2],
    'single-seater, one gun': [0, 1],
    'two-seater, one gun': [0, 2],
  } as const;
  const split = (toll: Toll) =>
    [toll.killed, toll.prisoner, toll.wounded].map((men) => percent(men / casualties(toll)));
  const rows = Object.entries(cases).map(([name, [guns, men]]) => {
    const toll = meanCriticalToll(tables, guns, men);
    return [name, percent(toll.machineLost), ...split(toll)];
  });
  const all = allFights(tables);
  return {
    title: 'Casualties by Critical Hits in the air',
    columns: ['of', 'machine lost by one', 'killed', 'prisoner', 'wounded'],
    rows: [...rows, ['all together', percent(all.machineLost), ...split(all)]],
  };
}

/** Seven tenths of the hits come from twin guns, two thirds are on single-seaters. */
export function allFights(tables: DamageTables): Toll {
  const { modifier } = tables.twinGuns;
  const twin = mixTolls([
    [2 / 3, meanCriticalToll(tables, modifier, 1)],
    [1 / 3, meanCriticalToll(tables, modifier, 2)],
  ]);
  const single = mixTolls([
    [2 / 3, meanCriticalToll(tables, 0, 1)],
    [1 / 3, meanCriticalToll(tables, 0, 2)],
  ]);
  return mixTolls([
    [0.7, twin],
    [0.3, single],
  ]);
}
