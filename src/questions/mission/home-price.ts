import { errandsOf } from '../../campaign/work.ts';
import { manualNamed, type Rulebook } from '../../cards/rulebook.ts';
import { type PatrolHere, patrolHere } from '../../odds/patrol-here.ts';
import { pointsSoFar } from '../../odds/points-so-far.ts';
import type { Aloft } from '../../table/turn-decisions.ts';
import { counted, signed } from '../../words/numbers.ts';

/**
 * (43) `; 4 plates left; nothing won so far: -10`, `; +3 so far`: what goes with a flight that turns home now. Nothing
 * for those who only see somebody home.
 */
export function homePrice(aloft: Aloft, book: Rulebook): string {
  const { orders } = aloft;
  const manual = manualNamed(orders.mission, book);
  if (!manual || orders.errand !== 'mission' || errandsOf(orders.mission, book).length === 0) return '';
  const left = platesLeft(aloft, book);
  return `${left > 0 ? `; ${counted(left, 'plate')} left` : ''}; ${wonText(aloft, book)}`;
}

/** What the mission has brought, and what the hex below adds to it: a turn there that is under way counts already. */
function wonText(aloft: Aloft, book: Rulebook): string {
  const { work, escort, loss } = pointsSoFar(aloft, book);
  const here = patrolHere(aloft, book);
  const gain = here ? here.worth - here.before : 0;
  const won = work + escort;
  const { stays, hex } = aloft.party;
  if (here && gain > 0 && stays) return `${signed(won + gain)} with this turn over ${hex}`;
  const more = here && gain > 0 ? `; a turn over ${hex} makes it ${signed(won + gain)}` : '';
  if (work > 0) return `${signed(won)} so far${more}`;
  const nothing =
    escort > 0
      ? `nothing won: ${signed(loss)}, for the escort ${signed(escort)}: ${signed(loss + escort)}`
      : `nothing won so far: ${signed(loss)}`;
  return `${nothing}${more}`;
}

/** (23) `; H12 counts, hex 2: +1`: what a turn over the hex below brings to a patrol. */
export function patrolText(aloft: Aloft, book: Rulebook): string {
  const here = patrolHere(aloft, book);
  return here ? `; ${aloft.party.hex} counts, hex ${here.hexes}: ${worthText(here)}` : '';
}

const worthText = ({ worth, before }: PatrolHere): string =>
  worth > before ? `${signed(worth)} in all` : 'no point more yet';

function platesLeft({ party, orders }: Aloft, book: Rulebook): number {
  const { plates = 0 } = manualNamed(orders.mission, book)?.activities.photograph ?? {};
  return party.machines
    .filter(({ role }) => role === 'two-seater')
    .reduce((sum, { id }) => sum + Math.max(0, plates - (orders.achieved.exposed[id] ?? 0)), 0);
}
