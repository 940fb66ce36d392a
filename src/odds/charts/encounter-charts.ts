import { readBand } from '../../cards/band.ts';
import { counterOf } from '../../cards/counters.ts';
import { groundTargets } from '../../cards/manuals/ground-targets.ts';
import { meanOf, oddsOfRowsWith } from '../../cards/odds.ts';
import { expectDefined, type Rulebook } from '../../cards/rulebook.ts';
import { chartOfTable, figure, type OddsChart, percent } from '../../kit/odds/chart.ts';
import { initiativesOf } from '../../kit/odds/combat.ts';
import { signed } from '../../words/numbers.ts';

/** The enemy's height, whether it attacks, and who joins it. */
export function responseCharts(book: Rulebook): OddsChart[] {
  const { altitude, decision, reinforcements, attackOptionDie } = book.enemyAircraftResponse;
  const decisions = [-6, -4, -3, -2, -1, 0, 1, 2, 3, 4].map((parts) => [
    signed(parts),
    ...oddsOfRowsWith(decision, parts).map(({ odds }) => percent(odds.chance)),
  ]);
  const who = (numbers: readonly number[]) =>
    numbers.map((number) => `${number} ${counterOf(number, book).aircraft}`).join(', ');
  const joining = meanOf(reinforcements, ({ numbers }) => numbers.length);
  return [
    chartOfTable('Enemy altitude', altitude, ({ feet, starred }) => `${feet} ft${starred ? ', starred' : ''}`),
    chartOfTable('Attack Option, all equal', attackOptionDie, ({ has }) => has),
    { title: 'German decision, by the sum of the parts', columns: ['parts', 'decline', 'attack'], rows: decisions },
    chartOfTable('Additional German aircraft', reinforcements, ({ numbers }) => who(numbers)),
    { title: 'How many join', columns: ['mean'], rows: [[figure(joining)]] },
  ];
}

/** A SPAD VII of 3/C at low height against each ground target, with the longest burst. */
export function airToGroundCharts({ aircraft, airToGround, hitCards, missions }: Rulebook): OddsChart[] {
  const numbers = initiativesOf({ aircraft: expectDefined(aircraft['spad-vii'], 'Aircraft Card'), skill: 3 }, 'low');
  const rows = groundTargets({ missions }).map(({ name, initiative }) => {
    const passes = numbers.map(({ number, chance }) => ({
      chance,
      burst: number > initiative ? readBand(airToGround.longestBurst, number - initiative).burst : 0,
    }));
    const fires = passes.filter(({ burst }) => burst > 0);
    const hits = fires.map(({ burst, chance }) => (chance * (hitCards.angles.diving[burst - 1]?.ways.C ?? 0)) / 36);
    const sum = (chances: readonly number[]) => chances.reduce((total, chance) => total + chance, 0);
    const meanBurst = sum(fires.map(({ burst, chance }) => burst * chance));
    return [
      name,
      String(initiative),
      percent(sum(fires.map(({ chance }) => chance))),
      figure(meanBurst),
      percent(sum(hits)),
    ];
  });
  const columns = ['target', 'Initiative', 'may fire', 'mean burst', 'hits'];
  return [{ title: 'One pass, SPAD VII, 3/C', columns, rows }];
}
