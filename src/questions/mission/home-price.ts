import { errandsOf } from '../../campaign/work.ts';
import { lossOfFailure, manualNamed, type Rulebook } from '../../cards/rulebook.ts';
import { hasWon } from '../../odds/won-so-far.ts';
import type { Aloft } from '../../table/turn-decisions.ts';
import { counted, signed } from '../../words/numbers.ts';

/**
 * (43) `; 4 plates left; nothing won so far: -10`: what goes with a flight that turns home now. Nothing for
 * those who only see somebody home.
 */
export function homePrice(aloft: Aloft, book: Rulebook): string {
  const { orders } = aloft;
  const manual = manualNamed(orders.mission, book);
  if (!manual || orders.errand !== 'mission' || errandsOf(orders.mission, book).length === 0) return '';
  const left = platesLeft(aloft, book);
  const plates = left > 0 ? `; ${counted(left, 'plate')} left` : '';
  return hasWon(aloft, book) ? plates : `${plates}; nothing won so far: ${signed(lossOfFailure(manual))}`;
}

function platesLeft({ party, orders }: Aloft, book: Rulebook): number {
  const { plates = 0 } = manualNamed(orders.mission, book)?.activities.photograph ?? {};
  return party.machines
    .filter(({ role }) => role === 'two-seater')
    .reduce((sum, { id }) => sum + Math.max(0, plates - (orders.achieved.exposed[id] ?? 0)), 0);
}
