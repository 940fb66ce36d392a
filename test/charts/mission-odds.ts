import { oddsOfRows, oddsOfRowsWith } from '../../src/cards/odds.ts';
import type { Mission } from '../../src/cards/printed/mission.ts';
import type { RollTable } from '../../src/cards/roll-table.ts';
import { book } from '../support/cards/book.ts';
import { chart, percent } from './chart.ts';

export const manual = (id: string): Mission => {
  const found = book.missions[id];
  if (!found) throw new Error(`There is no manual for ${id}.`);
  return found;
};
const given = <T>(part: T | undefined): T => {
  if (part === undefined) throw new Error('The manual lacks the activity.');
  return part;
};

/** Chances of sums: the chance of each number, by number. */
type Sums = ReadonlyMap<number, number>;
const NOTHING: Sums = new Map([[0, 1]]);

function plus(
  sums: Sums,
  throws: readonly { count: number; chance: number }[],
  join: (a: number, b: number) => number,
) {
  const next = new Map<number, number>();
  for (const [sum, chance] of sums)
    for (const one of throws) {
      const joined = join(sum, one.count);
      next.set(joined, (next.get(joined) ?? 0) + chance * one.chance);
    }
  return next;
}

/** A throw of a table with a modifier, as the chance of each count that its rows are worth. */
function thrown<Row>(table: RollTable<Row, string>, modifier: number, count: (row: Row) => number) {
  return oddsOfRowsWith(table, modifier).map(({ row, odds }) => ({ count: count(row), chance: odds.chance }));
}

const add = (a: number, b: number) => a + b;
const mean = (sums: Sums, worth: (count: number) => number) =>
  [...sums].reduce((total, [count, chance]) => total + chance * worth(count), 0);
const creditFor = (rows: readonly { at: number; points: number }[], count: number) =>
  rows.findLast(({ at }) => at <= count)?.points;

function photoChart(id: string, plates: number): string {
  const { activities, failed } = manual(id);
  const { table } = given(activities.photograph);
  const rows = [2, 1, 0, -1, -2, -3, -4].map((modifier) => {
    let best = NOTHING;
    for (let plate = 0; plate < plates; plate++)
      best = plus(
        best,
        thrown(table, modifier, ({ points }) => points),
        Math.max,
      );
    const chances = table.rows.map(({ points }) => percent(best.get(points) ?? 0));
    return [modifier, ...chances, mean(best, (points) => (points === 0 ? failed.points : points)).toFixed(1)];
  });
  const head = ['modifier', ...table.rows.map(({ quality }) => `${quality} %`), 'mean VP'];
  return chart(`${manual(id).mission}: the best of ${plates} plates`, head, rows);
}

/**
 * So many turns of spotting without a break: the hits observed and the Victory Points on the mean, and the chance of no
 * hit.
 */
export function spotting(turns: number, modifier: number) {
  const { activities, failed } = manual('artillery-spotting');
  const spot = given(activities.spot);
  let hits = NOTHING;
  for (let turn = 0; turn < turns; turn++) {
    const ranging = Math.min(turn * spot.ranging, spot.mostRanging);
    hits = plus(
      hits,
      thrown(spot.table, modifier + ranging, (row) => row.hits),
      add,
    );
  }
  const points = (count: number) => creditFor(spot.credit, count) ?? failed.points;
  return { hits: mean(hits, (count) => count), none: hits.get(0) ?? 0, points: mean(hits, points) };
}

function spottingChart(turns: number): string {
  const rows = [1, 0, -1, -2, -3, -4].map((modifier) => {
    const { hits, none, points } = spotting(turns, modifier);
    return [modifier, hits.toFixed(2), percent(none), points.toFixed(1)];
  });
  return chart(`Artillery Spotting: ${turns} turns without a break`, ['modifier', 'hits', 'no hit %', 'mean VP'], rows);
}

/** So many machines of a type over the target: the throws they have, the damage and the Victory Points on the mean. */
export function bombing(id: string, machines: number, modifier: number) {
  const { activities, failed } = manual('bombing-raid');
  const bomb = given(activities.bomb);
  const throws = machines * Math.floor((book.aircraft[id]?.bombs ?? 0) / bomb.stick);
  let damage = NOTHING;
  for (let stick = 0; stick < throws; stick++)
    damage = plus(
      damage,
      thrown(bomb.table, modifier, (row) => row.damage),
      add,
    );
  const points = (count: number) => creditFor(bomb.credit, count) ?? failed.points;
  return {
    throws,
    damage: mean(damage, (count) => count),
    none: damage.get(0) ?? 0,
    points: mean(damage, points),
  };
}

function bombingChart(modifier: number): string {
  const loads = ['sopwith-strutter', 'fk8', 'dh4'].flatMap((id) => [1, 2].map((machines) => ({ id, machines })));
  const rows = loads.map(({ id, machines }) => {
    const { throws, damage, none, points } = bombing(id, machines, modifier);
    return [`${machines} ${book.aircraft[id]?.name}`, throws, damage.toFixed(2), percent(none), points.toFixed(1)];
  });
  return chart(
    `Bombing Raid with a modifier of ${modifier}`,
    ['machines', 'throws', 'damage', 'nothing %', 'mean VP'],
    rows,
  );
}

/** How many Critical Hits it takes: each is thrown for, a hole makes the next throw better, enough holes destroy. */
export function hitsToDestroy(load: { readonly add: number }): number {
  const balloon = given(manual('balloon-bursting').activities.attackBalloon);
  const from = (holes: number): number => {
    if (holes >= balloon.holes) return 0;
    const odds = oddsOfRowsWith(balloon.hit, load.add + holes * balloon.eachHole);
    const chanceOf = (effect: string) => odds.find(({ row }) => row.effect === effect)?.odds.chance ?? 0;
    return (1 + chanceOf('holed') * from(holes + 1)) / (1 - chanceOf('none'));
  };
  return from(0);
}

function balloonCharts(): string {
  const balloon = given(manual('balloon-bursting').activities.attackBalloon);
  const search = oddsOfRows(balloon.search).map(({ row, odds }) => [row.balloon, percent(odds.chance)]);
  const loads = balloon.loads.map((load) => [load.load, hitsToDestroy(load).toFixed(2)]);
  return [
    chart('Balloon search', ['balloon', '%'], search),
    chart('Critical Hits that a balloon takes', ['load', 'mean'], loads),
  ].join('\n');
}

/** The chance that a scan finds a target, or nothing. */
export const chanceOfScan = (found: string): number =>
  oddsOfRows(given(manual('offensive-line-patrol').activities.scan).table).reduce(
    (sum, { row, odds }) => sum + (row.found === found ? odds.chance : 0),
    0,
  );

function scanChart(): string {
  const { strafeTarget } = manual('offensive-line-patrol').activities;
  const targets = given(strafeTarget).targets;
  const rows = targets.map(({ target, initiative, hits, guns, destroyed }) => [
    target,
    percent(chanceOfScan(target)),
    initiative,
    hits,
    guns,
    destroyed,
  ]);
  return chart(
    'Offensive Line Patrol: what a scan finds',
    ['found', '%', 'Initiative Number', 'hits', 'guns', 'VP'],
    [...rows, ['nothing', percent(chanceOfScan('nothing')), '', '', '', '']],
  );
}

/** The whole page docs/charts/missions-odds.md. */
export function missionOddsPage(): string {
  const text = [
    '# Mission odds',
    '',
    'Enumerated from the manuals by `test/charts/mission-odds.ts`; `npm run charts` writes it anew.',
    'What is behind the figures, and what they leave out, stands in [missions.md](missions.md).',
    '',
    photoChart('photo-reconnaissance', 5),
    photoChart('photo-reconnaissance', 10),
    photoChart('long-reconnaissance', 5),
    photoChart('long-reconnaissance', 10),
    spottingChart(6),
    bombingChart(0),
    bombingChart(-1),
    balloonCharts(),
    scanChart(),
  ];
  return text.join('\n');
}
