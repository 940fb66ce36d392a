import type { Airman } from '../../../campaign/aircrew.ts';
import { withChange } from '../../../campaign/career.ts';
import { rowAt } from '../../../rulebook/fights/row-at.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Raise, RaisedSkill } from '../../../table/personnel-decisions.ts';
import type { Table } from '../../../table/table.ts';
import { gainAbility } from './abilities.ts';
import { figuresOf } from './figures.ts';

/** Ours: a pilot raises what he tests, an observer what he does. */
const SKILLS = {
  pilot: ['flying', 'gunnery', 'awareness'],
  observer: ['gunnery', 'awareness'],
} as const satisfies Record<Airman['seat'], readonly RaisedSkill[]>;

/** (C124) What a point more of a skill costs him who has so much of it. */
export const priceOf = (value: number, { fights }: Pick<Rulebook, 'fights'>): number => {
  const { price } = fights['clouds-of-glory'].careers;
  return rowAt(price, Math.max(value, promised(price[0], 'price').from)).points;
};

/**
 * (C124), (C125) In the evening the commander spends what his men have earned, as long as there is something to spend.
 */
export function spendExperience(men: readonly Airman[], day: number, table: Table): void {
  for (;;) {
    const open = men.flatMap((man) => raisesOpenTo(man, table.book));
    if (open.length === 0) return;
    const words = open.map(({ man, skill }) => `${man} ${skill}`);
    const answer = table.choose('career-raise', { day, open }, ['done', ...words]);
    const chosen = open[words.indexOf(answer)];
    const man = men.find(({ id }) => id === chosen?.man);
    if (!chosen || !man) return;
    raise(man, chosen, table);
  }
}

function raisesOpenTo(man: Airman, book: Rulebook): Raise[] {
  const { career } = man;
  if (!career) return [];
  const figures = figuresOf(man, book);
  return SKILLS[man.seat].flatMap((skill): Raise[] => {
    const price = priceOf(figures[skill], book);
    return price <= career.points ? [{ man: man.id, skill, from: figures[skill], price, points: career.points }] : [];
  });
}

/** (C125) Each raise throws a die; on a 10 he has an ability as well. */
function raise(man: Airman, { skill, from, price, points }: Raise, table: Table): void {
  const left = points - price;
  man.career = { ...withChange(promised(man.career, 'career'), skill, 1), points: left };
  const roll = table.roll('clouds-experience', man.id);
  table.tell({ type: 'skill-raised', man: man.id, skill, from, to: from + 1, price, left, roll });
  if (roll.total === table.book.fights['clouds-of-glory'].careers.abilityOn.face) gainAbility(man, table);
}
