import type { Aircraft } from '../../rulebook/cards/aircraft.ts';
import type { AltitudeColumn } from '../../rulebook/initiative-number.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { type Airman, meanInitiative, phaseOdds } from '../combat.ts';
import { type Chart, figure, percent } from './chart.ts';
import { ratingsAgainst } from './ratings-charts.ts';

const COLUMNS: readonly AltitudeColumn[] = ['low', 'middle', 'high'];
const SKILLS = [1, 2, 3, 4, 5, 6, 7];

const man = (aircraft: Aircraft): Airman => ({ aircraft, skill: 3, firing: 'C' });

/** What one aircraft's Initiative table is worth, alone and against each machine of the other side. */
export function oneAircraftCharts(book: Rulebook, own: Aircraft): Chart[] {
  const others = Object.values(book.aircraft).filter(({ side }) => side !== own.side);
  return [
    {
      title: 'Mean Initiative Number by Pilot Skill',
      columns: ['Skill', ...COLUMNS],
      rows: SKILLS.map((skill) => [
        String(skill),
        ...COLUMNS.map((column) => figure(meanInitiative({ aircraft: own, skill }, column))),
      ]),
    },
    {
      title: 'One against one, both 3/C: share of phases in which it hits / is hit, by height',
      columns: ['against', ...COLUMNS],
      rows: others.map((other) => [
        other.name,
        ...COLUMNS.map((column) => exchange(book, man(own), man(other), column)),
      ]),
    },
    ...(own.guns.forward === 'none' ? [] : others.map((other) => ratingsAgainst(book, own, other))),
  ];
}

function exchange(book: Rulebook, us: Airman, them: Airman, column: AltitudeColumn): string {
  return `${percent(phaseOdds(book, us, them, column).hits)} / ${percent(phaseOdds(book, them, us, column).hits)}`;
}
