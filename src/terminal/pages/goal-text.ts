import { errandsOf } from '../../campaign/work.ts';
import { capital, counted, feet, listed, numbered, plural, signed, victoryPoints } from '../../english/numbers.ts';
import type { Activities } from '../../rulebook/cards/activities.ts';
import type { Ground } from '../../rulebook/ground.ts';
import type { HexId } from '../../rulebook/hexes.ts';
import { keysOf } from '../../rulebook/keys-of.ts';
import { patrolCredit } from '../../rulebook/manual-of.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { OrdersView } from '../../table/turn-decisions.ts';

type Name = Exclude<keyof Activities, 'scan'>;
type Done = OrdersView['achieved'];
type Orders = Pick<OrdersView, 'mission' | 'machines' | 'achieved'>;

/** What a mission asks for, part by part: what counts and what it earns, and how much of it is done. */
export interface GoalPart {
  readonly asks: string;
  /** How it is done, where that has to be said. */
  readonly how: string;
  readonly done: string;
}

/** How each activity is asked for in a line, and how far it has come. */
const PARTS: {
  readonly [A in Name]: (activity: NonNullable<Activities[A]>, done: Done, machines: number) => GoalPart;
} = {
  escort: ({ points }, { escorted }) => ({
    asks: `each two-seater escorted back across the lines ${signed(points)}`,
    how: '',
    done: `${escorted.length} brought back`,
  }),
  patrol: patrolPart,
  strafeTarget: ({ targets }, { scanned, found }) => ({
    asks: `ground targets strafed: up to ${signed(Math.max(...targets.map(({ destroyed }) => destroyed)))} each`,
    how: 'search the hexes behind their lines for them, from low down',
    done: `${Object.keys(scanned).length} searched, ${found.length} found`,
  }),
  strafeTrench: ({ unitsAPoint, most }, { strafed }) => ({
    asks: `bursts into the trenches: ${counted(unitsAPoint, 'unit')} ${signed(1)}, at most ${signed(most)}`,
    how: 'from Tree-Top over a trench hex',
    done: numbered(strafed, 'unit'),
  }),
  attackBalloon: ({ holed, destroyed, heights, visibility }, { balloons }) => ({
    how: `look for them over their hexes, no lower than ${feet(Math.max(...heights))}, where they hang; with visibility below ${feet(visibility)} down none is up`,
    asks: `a balloon destroyed ${signed(destroyed)}, holed ${signed(holed)}`,
    done: `${Object.values(balloons).filter(({ state }) => state === 'destroyed').length} destroyed, ${Object.values(balloons).filter(({ state, holes }) => state !== 'destroyed' && holes > 0).length} holed`,
  }),
  photograph: ({ table }, { exposed }) => ({
    how: 'stay over the target, and bring the plates home',
    asks: `photographs of the target: ${[...table.rows]
      .reverse()
      .filter(({ points }) => points > 0)
      .map(({ quality, points }) => `${quality} ${signed(points)}`)
      .join(', ')}`,
    done: numbered(
      Object.values(exposed).reduce((sum, each) => sum + each, 0),
      'plate',
    ),
  }),
  spot: ({ credit }, { spotting }) => ({
    asks: `hits on the target observed: ${credited(credit)}`,
    how: 'stay over the target while the guns fire',
    done: `${numbered(spotting.hits, 'hit')} in ${numbered(spotting.turns, 'turn')}${worth(credit, spotting.hits)}`,
  }),
  bomb: ({ credit }, { damage }) => ({
    asks: `damage by bombs: ${credited(credit)}`,
    how: 'drop them over the target',
    done: `${damage}${worth(credit, damage)}`,
  }),
};

function patrolPart(patrol: NonNullable<Activities['patrol']>, { patrolled }: Done, machines: number): GoalPart {
  const { over, depth, height, few = 0 } = patrol;
  const credit = patrolCredit(patrol, machines);
  const which = patrolled.length > 0 ? ` (${patrolled.join(', ')})` : '';
  return {
    asks: `hexes patrolled${machines <= few ? ` by ${counted(few, 'machine')} or fewer` : ''}: ${credited(credit)}`,
    how: `stay a turn over each at ${feet(height.from)} to ${feet(height.to)}, ${SIDES[over]}, ${depth.from} to ${depth.to} moves from the trenches, where you see the ground or are low over it`,
    done: `${numbered(patrolled.length, 'hex', 'hexes')}${which}${worth(credit, patrolled.length)}`,
  };
}

const SIDES: Readonly<Record<Ground, string>> = {
  allied: 'on our side',
  trenches: 'of the trenches',
  enemy: 'behind their lines',
};

/** `, worth +2`: what so many have earned; nothing before the first row. */
function worth(rows: readonly { readonly at: number; readonly points: number }[], count: number): string {
  const reached = rows.findLast(({ at }) => count >= at);
  return reached ? `, worth ${signed(reached.points)}` : '';
}

/** `2 for +2, 4 for +5`: so many, and what they earn. */
const credited = (rows: readonly { readonly at: number; readonly points: number }[]): string =>
  rows.map(({ at, points }) => `${at} for ${signed(points)}`).join(', ');

/** What a mission asks for, in the order of its manual; on the way home nothing more. */
export function goalParts(orders: Orders, book: Rulebook): GoalPart[] {
  const activities: Activities = book.missions[orders.mission]?.activities ?? {};
  const names = keysOf(PARTS).filter((name) => activities[name] !== undefined);
  return names.map((name) => partOf(name, activities, orders));
}

function partOf<A extends Name>(name: A, activities: Activities, { achieved, machines }: Orders): GoalPart {
  const activity = activities[name];
  if (activity === undefined) throw new Error(`The manual has no ${name}.`);
  return PARTS[name](activity, achieved, machines);
}

/**
 * `Goal: hexes patrolled: 2 for +2, 4 for +5. So far 1 hex (H12). Stay a turn over each, ...` The end may be cut off. What is
 * done may not be known.
 */
export function goalLine(orders: Orders, isKnown: boolean, book: Rulebook): string {
  const how = goalParts(orders, book).filter((part) => part.how !== '');
  return [goalInShort(orders, isKnown, book), ...how.map((part) => `${capital(part.how)}.`)].join(' ');
}

/** What counts, and what is done of it: no page may leave that out. */
export function goalInShort(orders: Orders, isKnown: boolean, book: Rulebook): string {
  const parts = goalParts(orders, book);
  const done = isKnown ? [`So far ${parts.map((part) => part.done).join('; ')}.`] : [];
  return [`Goal: ${parts.map(({ asks }) => asks).join('; ')}.`, ...done].join(' ');
}

/** The same with the briefing of the manual before it, and after it what failing and not flying cost. */
export function missionText(
  orders: Orders & Pick<OrdersView, 'zones' | 'target'>,
  isKnown: boolean,
  book: Rulebook,
): string {
  const manual = book.missions[orders.mission];
  if (!manual) throw new Error(`There is no manual for ${orders.mission}.`);
  const aims = aimsOf(orders, book);
  const names = aims.flatMap((hex) => targetAt(hex, manual.targets, book)?.name ?? []);
  return [
    manual.briefing.replaceAll('\n', ' ').trim(),
    '',
    ...goalParts(orders, book).map(
      ({ asks, how, done }) => `${capital(asks)}${how === '' ? '' : `; ${how}`}.${isKnown ? ` So far: ${done}.` : ''}`,
    ),
    ...(aims.length > 0 && (aims.length <= MANY || aims.length === names.length)
      ? [`The work is done over ${listed(aims.map((hex) => named(hex, manual.targets, book)))}.`]
      : []),
    `Nothing achieved: ${victoryPoints(manual.failed.points)}; not flown at all: ${signed(manual.notFlown.points)}.`,
    ...(orders.zones.length > 0 ? [`${plural(orders.zones.length, 'Zone', 'Zones')} ${orders.zones.join(', ')}.`] : []),
  ].join('\n');
}

/** More hexes than this are shown on the map better than in a list, if nothing in them has a name. */
const MANY = 8;

type Kinds = Rulebook['missions'][string]['targets'];

/** What a mission goes for in a hex, in which there may be other things too. */
export const targetAt = (hex: HexId, kinds: Kinds, { missionMap }: Rulebook) =>
  missionMap.targets.find((each) => each.hex === hex && kinds.includes(each.kind));

function named(hex: HexId, kinds: Kinds, book: Rulebook): string {
  const target = targetAt(hex, kinds, book);
  return target ? `${hex} (${target.name})` : hex;
}

/** The hexes over which the work of a mission may still be done: its target, its balloons, what is left to patrol. */
export function aimsOf(orders: Pick<OrdersView, 'mission' | 'achieved' | 'zones' | 'target'>, book: Rulebook): HexId[] {
  const aims = errandsOf(orders.mission, book).flatMap(({ hexesOf, isLeft }) =>
    hexesOf(orders).filter((hex) => isLeft(hex, orders.achieved)),
  );
  return [...new Set(aims)];
}
