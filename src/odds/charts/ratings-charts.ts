import { FIRING } from '../../rulebook/bursts.ts';
import type { Aircraft } from '../../rulebook/cards/aircraft.ts';
import type { Firing } from '../../rulebook/cards/hit-cards.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { type Airman, downChance, gunsAdd, phaseOdds } from '../combat.ts';
import { type Chart, percent } from './chart.ts';

const SKILLS = [1, 2, 3, 4, 5, 6, 7];

/** What a phase brings a man of every Skill and Firing, one against one, against a 3/C enemy of another type. */
export function ratingsAgainst(book: Rulebook, own: Aircraft, enemy: Aircraft): Chart {
  return {
    title: `${own.name} against a 3/C ${enemy.name}, a phase: hits / kills by Firing`,
    columns: ['skill', 'attacks', ...FIRING, 'is hit', 'is brought down'],
    rows: SKILLS.map((skill) => rowFor(book, own, skill, { aircraft: enemy, skill: 3, firing: 'C' })),
  };
}

function rowFor(book: Rulebook, own: Aircraft, skill: number, them: Airman): string[] {
  const odds = (firing: Firing) => phaseOdds(book, { aircraft: own, skill, firing }, them, 'middle');
  const kills = downChance(book, gunsAdd(own, book), them.aircraft.seats);
  const taken = phaseOdds(book, them, { aircraft: own, skill, firing: 'C' }, 'middle').hits;
  const down = downChance(book, gunsAdd(them.aircraft, book), own.seats);
  return [
    String(skill),
    percent(odds('C').attacks),
    ...FIRING.map((firing) => bothOf(odds(firing).hits, kills)),
    percent(taken),
    percent(taken * down),
  ];
}

const bothOf = (hits: number, kills: number): string => `${(100 * hits).toFixed(1)} / ${percent(hits * kills)}`;
