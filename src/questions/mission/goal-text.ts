import { errandsOf } from '../../campaign/work.ts';
import { distance, type HexId } from '../../cards/hexes.ts';
import { keysOf } from '../../cards/keys-of.ts';
import type { Activities, Activity } from '../../cards/printed/activities.ts';
import { manualNamed, type Rulebook } from '../../cards/rulebook.ts';
import type { OrdersView, PartyView } from '../../table/turn-decisions.ts';
import { capital, listed, plural, signed, victoryPoints } from '../../words/numbers.ts';
import { type Done, type GoalPart, ON_PAGES } from './activity-texts.ts';

type Orders = Pick<OrdersView, 'mission' | 'machines'> & { readonly achieved: Done };

/** The goals of a mission, in the order of its manual; none on the way home. */
export function goalParts(orders: Orders, book: Rulebook): GoalPart[] {
  const activities: Activities = manualNamed(orders.mission, book)?.activities ?? {};
  return keysOf(ON_PAGES).flatMap((name) => partOf(name, activities, orders, book));
}

function partOf<A extends Activity>(
  name: A,
  activities: Activities,
  { achieved, machines }: Orders,
  book: Rulebook,
): GoalPart[] {
  const card = activities[name];
  const part = card && ON_PAGES[name].part(card, achieved, machines, book);
  return part ? [part] : [];
}

/** Whether the progress is known, or only the goals. */
export type Told = 'so-far' | 'asked';

/** `Goal: hexes patrolled: 2 for +2, 4 for +5. So far 1 hex (H12). A turn over each, ...` The end may be cut off. */
export function goalLine(orders: Orders, told: Told, book: Rulebook): string {
  const how = goalParts(orders, book).filter((part) => part.how !== '');
  return [goalInShort(orders, told, book), ...how.map((part) => `${capital(part.how)}.`)].join(' ');
}

/** What counts, and the progress: every page shows it. */
export function goalInShort(orders: Orders, told: Told, book: Rulebook): string {
  const parts = goalParts(orders, book);
  const done = told === 'so-far' ? [`So far ${parts.map((part) => part.done).join('; ')}.`] : [];
  return [`Goal: ${parts.map(({ asks }) => asks).join('; ')}.`, ...done].join(' ');
}

/** The same after the briefing of the manual, and followed by the costs of failing and of not flying. */
export function missionText(orders: Orders & Pick<OrdersView, 'zones' | 'target'>, told: Told, book: Rulebook): string {
  const manual = manualNamed(orders.mission, book);
  if (!manual) throw new Error(`There is no manual for ${orders.mission}.`);
  const aims = aimsOf(orders, book);
  const names = aims.flatMap((hex) => targetAt(hex, manual.targets, book)?.name ?? []);
  return [
    manual.briefing.replaceAll('\n', ' ').trim(),
    '',
    ...goalParts(orders, book).map(
      ({ asks, how, done }) =>
        `${capital(asks)}${how === '' ? '' : `; ${how}`}.${told === 'so-far' ? ` So far: ${done}.` : ''}`,
    ),
    ...(aims.length > 0 && (aims.length <= MANY || aims.length === names.length)
      ? [`The work is done over ${listed(aims.map((hex) => named(hex, manual.targets, book)))}.`]
      : []),
    `Nothing achieved: ${victoryPoints(manual.failed.points)}; not flown at all: ${signed(manual.notFlown.points)}.`,
    ...(orders.zones.length > 0 ? [`${plural(orders.zones.length, 'Zone', 'Zones')} ${orders.zones.join(', ')}.`] : []),
  ].join('\n');
}

/** More hexes than this are clearer on the map than in a list, if none has a name. */
const MANY = 8;

type Kinds = Rulebook['missions'][string]['targets'];

/** The mission's target in a hex, which may have other things too. */
export const targetAt = (hex: HexId, kinds: Kinds, { missionMap }: Rulebook) =>
  missionMap.targets.find((each) => each.hex === hex && kinds.includes(each.kind));

function named(hex: HexId, kinds: Kinds, book: Rulebook): string {
  const target = targetAt(hex, kinds, book);
  return target ? `${hex} (${target.name})` : hex;
}

/** The hexes in which the work of a mission may still be done: its target, its balloons, what is left to patrol. */
export function aimsOf(orders: AimedAt, book: Rulebook, party?: CrewsAloft): HexId[] {
  const left = errandsOf(orders.mission, book).filter(({ isDone }) => !(party && isDone(flownBy(orders, party))));
  const aims = left.flatMap(({ hexesOf, isLeft }) => hexesOf(orders).filter((hex) => isLeft(hex, orders.achieved)));
  return [...new Set(aims)];
}

type AimedAt = Pick<OrdersView, 'mission' | 'achieved' | 'machines' | 'zones' | 'target'>;
type CrewsAloft = Pick<PartyView, 'machines' | 'bombs'>;

const flownBy = ({ achieved, machines }: AimedAt, { machines: party, bombs }: CrewsAloft) => ({
  achieved,
  machines,
  party,
  bombs,
});

/** The nearest hex of its work; none on the way home, or when all is done. */
export function nearestAim(orders: OrdersView, from: HexId, book: Rulebook, party?: CrewsAloft): HexId | undefined {
  if (orders.errand === 'home') return undefined;
  return aimsOf(orders, book, party).sort((one, other) => distance(from, one) - distance(from, other))[0];
}
