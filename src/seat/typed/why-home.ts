import type { StandingOrders } from '../../campaign/standing-orders.ts';
import { errandsOf } from '../../campaign/work.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { PRUDENT } from '../../policies/temper.ts';
import { hasLameDuck, isShortOfRounds, roundsWanted } from '../../policies/turning-home.ts';
import { workOver } from '../../questions/mission/work-over.ts';
import type { Aloft, PartyView } from '../../table/turn-decisions.ts';
import { toWorkFrom, whyNoWork } from './careful-course.ts';

export const FEW_ROUNDS = 'few rounds left';

/** `B1 10, B4 jammed`, `B1 10, two alone want 24 each`: the guns that are short of rounds. */
export function roundsText({ machines }: PartyView): string {
  const wanted = roundsWanted(machines.length, PRUDENT);
  const short = machines.flatMap(({ id, forward }) => {
    if (!forward || (forward.state === 'clear' && forward.ammo >= wanted)) return [];
    return [`${id} ${forward.state === 'clear' ? forward.ammo : 'jammed'}`];
  });
  const more = machines.length === 1 ? `alone he wants ${wanted}` : `two alone want ${wanted} each`;
  return [...short, ...(wanted > PRUDENT.turnsUnder ? [more] : [])].join(', ');
}

/** ` (a Lame Duck is with the flight)`: why a course home goes on; nothing where there is work to fly to. */
export function whyStillHome(aloft: Aloft, given: StandingOrders, book: Rulebook): string {
  const why = whyHome(aloft, given, book);
  return why === undefined ? '' : ` (${why})`;
}

function whyHome({ party, orders }: Aloft, given: StandingOrders, book: Rulebook): string | undefined {
  if (hasLameDuck(party)) return 'a Lame Duck is with the flight';
  if (orders.errand === 'home') return 'the flight has turned home';
  if (errandsOf(orders.mission, book).length === 0) return undefined;
  const over = workOver({ party, orders }, book);
  if (over !== undefined) return over;
  if (isShortOfRounds(party, orders, PRUDENT, book)) return `${FEW_ROUNDS}: ${roundsText(party)}`;
  return toWorkFrom({ party, orders }, given, book) ? undefined : whyNoWork({ party, orders }, given, book);
}
