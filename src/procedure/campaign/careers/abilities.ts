import type { Airman } from '../../../campaign/aircrew.ts';
import { type Career, NO_CAREER } from '../../../campaign/career.ts';
import type { Roll } from '../../../cards/dice.ts';
import type { Ability } from '../../../cards/printed/careers.ts';
import { type CareerCards, careerCards } from '../../../cards/rulebook.ts';
import type { Table } from '../../../table/table.ts';

type AbilityCards = CareerCards['careers'];
type AbilityRows = AbilityCards['pilot'] | AbilityCards['ace'];

/**
 * (C127), (C128) A roll on the table of his seat. Ours: instead of one that he has, he gets the next one on the table
 * that he lacks.
 */
export function gainAbility(man: Airman, table: Table): void {
  const { careers } = careerCards(table.book);
  if (man.seat === 'observer') {
    const roll = table.roll('clouds-gunner-ability', man.id);
    give(man, fromRow(careers.gunner, roll.total, man), { by: 'gunner', roll }, table);
    return;
  }
  const roll = table.roll('clouds-pilot-ability', man.id);
  const isFree = roll.total >= careers.pilotChoiceFrom.number;
  const ability = isFree ? choose(man, careers.pilot, table) : fromRow(careers.pilot, roll.total, man);
  give(man, ability, { by: 'pilot', roll }, table);
}

/** (C126) Ours: a pilot with enough victories rolls once on the table of the aces. */
export function becomeAce(man: Airman, table: Table): void {
  const { careers } = careerCards(table.book);
  const career = man.career ?? NO_CAREER;
  if (man.seat !== 'pilot' || career.isAce || man.kills + man.balloons < careers.aceFrom.amount) return;
  man.career = { ...career, isAce: true };
  const roll = table.roll('clouds-ace-ability', man.id);
  give(man, fromRow(careers.ace, roll.total, man), { by: 'ace', roll }, table);
}

const careerOf = ({ career = NO_CAREER }: Airman): Career => career;
const isNew = (man: Airman, ability: Ability): boolean => !careerOf(man).abilities.includes(ability);

/** The row of a number, or the first later one, cyclically, that he lacks. */
function fromRow(rows: AbilityRows, number: number, man: Airman): Ability | undefined {
  const inTurn = [...rows.slice(number - 1), ...rows.slice(0, number - 1)];
  return inTurn.find(({ ability }) => isNew(man, ability))?.ability;
}

/** (C127) 19 and 20: a free choice. */
function choose(man: Airman, rows: AbilityRows, table: Table): Ability | undefined {
  const open = rows.map(({ ability }) => ability).filter((ability) => isNew(man, ability));
  return open.length === 0 ? undefined : table.choose('career-ability', { man: man.id }, open);
}

/** The table of a roll, and the roll. */
interface ThrownAbility {
  readonly by: 'ace' | 'pilot' | 'gunner';
  readonly roll: Roll;
}

function give(man: Airman, ability: Ability | undefined, thrown: ThrownAbility, table: Table): void {
  if (ability === undefined) return;
  const career = careerOf(man);
  man.career = { ...career, abilities: [...career.abilities, ability] };
  table.tell({ type: 'ability-gained', man: man.id, ability, ...thrown });
}
