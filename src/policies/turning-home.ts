import { staysOnOurSide } from '../campaign/work.ts';
import { hexOf } from '../cards/map.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { Temper } from '../kit/head/temper.ts';
import type { OrdersView, PartyView, TurnDecisions } from '../table/turn-decisions.ts';
import { homeIn, leftTo } from './whom-to-attack.ts';

/**
 * Whether fighters by themselves are better home: beyond the lines another fight would find one of them without rounds.
 * With two-seaters they see them to their work.
 */
export const isShortOfRounds = (
  { machines }: PartyView,
  { mission }: OrdersView,
  { turnsUnder }: Temper,
  book: Rulebook,
): boolean =>
  machines.some(({ forward }) => forward && (forward.state !== 'clear' || forward.ammo < turnsUnder)) &&
  turnsUnder > 0 &&
  machines.every(({ role }) => role === 'fighter') &&
  !staysOnOurSide(mission, book);

/** Why a party is on its way home. */
export const whyHomeward = (
  { party, orders }: TurnDecisions['movement']['about'],
  temper: Temper,
  book: Rulebook,
): string =>
  orders.errand === 'mission' && isShortOfRounds(party, orders, temper, book) ? 'few rounds left' : 'homeward';

/** (21) At another field than home a machine is lost for the day, and so are those who see her there. */
export function fieldOfLameDuck(
  { party }: TurnDecisions['lame-duck-field']['about'],
  { takesDucksHome }: Temper,
  book: Rulebook,
): 'nearest' | 'home' {
  const isOverOurs = hexOf(book.missionMap, party.hex).ground === 'allied';
  return takesDucksHome && isOverOurs && homeIn(party, book) <= leftTo(party) ? 'home' : 'nearest';
}
