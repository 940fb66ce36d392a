import type { Airman } from '../../campaign/aircrew.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Decoration, Honours } from '../../cards/printed/honours.ts';
import type { MessCustom } from '../../cards/printed/pilot-skill-firing-and-bravery.ts';
import { consult, lookUp } from '../../cards/roll-table.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Candidate } from '../../table/personnel-decisions.ts';
import type { Table } from '../../table/table.ts';
import { changeBravery } from './ratings.ts';

/** The parts of a campaign that honours depend on. */
type Evening = Pick<Campaign, 'day' | 'mess'>;

/** (45) A man with victories today is recommended for what custom would give him; the Wing answers. */
export function recommend(man: Airman, won: number, evening: Evening, table: Table): void {
  const victories = man.kills + man.balloons;
  const due = won > 0 && !man.recommended ? decorationDue(man, victories, won, table) : undefined;
  if (!due) return;
  const { recommendation } = table.book.honours;
  const pressing = isPressed(man, due, evening, table);
  const { roll } = consult(recommendation, table, man.id);
  const row = lookUp(recommendation, roll.total + (pressing?.roll ?? 0));
  const day = row.days === 0 ? 0 : evening.day + row.days;
  table.tell({
    type: 'decoration-recommended',
    man: man.id,
    decoration: due,
    victories,
    today: won,
    roll,
    day,
    words: row.words,
    ...(pressing && {
      pressed: {
        by: pressing.roll,
        ...changeBravery(man, day === 0 ? pressing.refused : pressing.granted, table.book),
      },
    }),
  });
  if (day > 0) man.recommended = { decoration: due, day };
}

/** Ours: whether the commander insists, where the campaign asks him, and the effect. */
function isPressed(man: Airman, decoration: Decoration, { day, mess }: Evening, table: Table): Pressing | undefined {
  const does = table.book.pilotSkillFiringAndBravery.mess?.recommendation;
  if (mess !== 'all' || !does) return undefined;
  const { roll, granted, refused } = does;
  const about = { day, man: man.id, decoration, does: { roll, granted, refused } };
  return table.choose('recommendation', about, ['as-usual', 'press']) === 'press' ? does : undefined;
}

type Pressing = NonNullable<MessCustom['recommendation']>;

/** The first decoration on the card that he may have, and has enough victories for. */
const decorationDue = (man: Airman, victories: number, today: number, { book }: Table): Decoration | undefined =>
  openTo(man, book).find((row) => victories >= row.victories || today >= row.inADay)?.decoration;

/** The decorations on the card that are open to his rank and that he lacks. */
export const openTo = ({ rank, decorations: has = [] }: Airman, { honours }: Rulebook): Honours['decorations'] =>
  honours.decorations.filter(
    (row) =>
      row.ranks.includes(rank) && !has.includes(row.decoration) && (row.after === undefined || has.includes(row.after)),
  );

/** (45) At dawn granted decorations are published, also for men who are gone. */
export function readOrders(aircrew: readonly Airman[], today: number, table: Table): void {
  for (const man of aircrew) {
    const { decorations = [], recommended } = man;
    if (!recommended || recommended.day > today) continue;
    man.decorations = [...decorations, recommended.decoration];
    man.recommended = undefined;
    table.tell({ type: 'decoration-awarded', man: man.id, decoration: recommended.decoration });
  }
}

/** (47) The commander may give other promotions at the end of any day; he is told what custom would do. */
export function considerPromotions(
  men: readonly Airman[],
  flownToday: (man: Airman) => number,
  day: number,
  table: Table,
): void {
  for (;;) {
    const candidates = men.flatMap((man) => candidateFrom(man, flownToday(man), table));
    if (candidates.length === 0) return;
    const words = candidates.map(({ man }) => `promote ${man}`);
    const answer = table.choose('promotion', { day, candidates }, ['nobody', ...words]);
    const chosen = candidates[words.indexOf(answer)];
    if (!chosen) return;
    promote(chosen, men, table);
  }
}

/**
 * (47) Any rank except the Flight Commander's may be given. By custom a man is considered when his missions reach a
 * number on the card.
 */
function candidateFrom({ id: man, rank: from, missions }: Airman, flown: number, { book }: Table): Candidate[] {
  const step = book.honours.promotions.find((each) => each.from === from);
  if (!step) return [];
  const { to, missions: every } = step;
  const isDue = every !== undefined && Math.floor(missions / every) > Math.floor((missions - flown) / every);
  return [{ man, from, to, missions, every, isDue }];
}

function promote({ man: id, from, to, missions }: Candidate, men: readonly Airman[], table: Table): void {
  for (const man of men) if (man.id === id) man.rank = to;
  table.tell({ type: 'man-promoted', man: id, from, to, missions });
}
