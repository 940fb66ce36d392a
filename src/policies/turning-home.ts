import { staysOnOurSide } from '../campaign/work.ts';
import { distance, type HexId } from '../cards/hexes.ts';
import { hexOf } from '../cards/map.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { Temper } from '../kit/head/temper.ts';
import type { OrdersView, PartyView, TurnDecisions } from '../table/turn-decisions.ts';
import { homeIn, leftTo } from './whom-to-attack.ts';

/**
 * Whether fighters by themselves are better home: beyond the lines another fight would find one of them without rounds,
 * and one or two of them need twice as many. With two-seaters they see them to their work.
 */
export const isShortOfRounds = (
  { machines }: PartyView,
  { mission }: OrdersView,
  temper: Temper,
  book: Rulebook,
): boolean =>
  machines.some(
    ({ forward }) => forward && (forward.state !== 'clear' || forward.ammo < roundsWanted(machines.length, temper)),
  ) &&
  temper.turnsUnder > 0 &&
  machines.every(({ role }) => role === 'fighter') &&
  !staysOnOurSide(mission, book);

const PAIR = 2;

/** The rounds that each gun must have left where so many fly on. */
export const roundsWanted = (machines: number, { turnsUnder }: Pick<Temper, 'turnsUnder'>): number =>
  (machines <= PAIR ? 2 : 1) * turnsUnder;

/** Why a party flies to no work, whatever is left of it. */
export function whyTurnsHome(
  party: PartyView,
  orders: OrdersView,
  temper: Temper,
  book: Rulebook,
): TurnsHome | undefined {
  if (isShortOfRounds(party, orders, temper, book)) return 'few rounds left';
  return temper.takesDucksHome && isLeftAlone(party, orders, book) ? 'one alone is too great a risk' : undefined;
}

type TurnsHome = 'few rounds left' | 'one alone is too great a risk';

/** A fighter that took off in company and is the only one left does not go on alone beyond the lines. */
const isLeftAlone = ({ machines }: PartyView, { machines: many, mission }: OrdersView, book: Rulebook): boolean =>
  machines.length === 1 && machines[0]?.role === 'fighter' && many > 1 && !staysOnOurSide(mission, book);

/** Why a party is on its way home. */
export const whyHomeward = (
  { party, orders }: TurnDecisions['movement']['about'],
  temper: Temper,
  book: Rulebook,
): string => (orders.errand === 'mission' ? whyTurnsHome(party, orders, temper, book) : undefined) ?? 'homeward';

/** (21) At another field than home a machine is lost for the day, and so are those who see her there. */
export function fieldOfLameDuck(
  { party }: TurnDecisions['lame-duck-field']['about'],
  { takesDucksHome }: Temper,
  book: Rulebook,
): 'nearest' | 'home' {
  const isOverOurs = hexOf(book.missionMap, party.hex).ground === 'allied';
  return takesDucksHome && isOverOurs && homeIn(party, book) <= leftTo(party) ? 'home' : 'nearest';
}

export const hasLameDuck = ({ machines }: PartyView): boolean => machines.some(({ lameDuck }) => lameDuck);

const HOME = 'amiens';

/** The field to fly to when home is too far, or for a Lame Duck. */
export function fieldFor(party: PartyView, { missionMap, turnProcedure }: Rulebook): HexId | undefined {
  const { fields } = party;
  const [nearest] = fields;
  const home = fields.find(({ field }) => field === HOME);
  if (!nearest || !home) return undefined;
  if (!hasLameDuck(party) && home.aft + turnProcedure.aft.stay.aft <= leftTo(party)) return undefined;
  return missionMap.fields.find(({ field }) => field === nearest.field)?.hex;
}

/** He keeps his height up to his own side and near the field, and then descends to land. */
export function heightHome(goal: HexId, { hex, altitude }: PartyView, { missionMap }: Rulebook): number {
  const isNear = hexOf(missionMap, hex).ground === 'allied' && distance(hex, goal) <= NEAR_HOME;
  return isNear ? Math.min(altitude, LANDING) : altitude;
}

const LANDING = 5000;

/** So near the field he descends. */
const NEAR_HOME = 1;
