import type { Rulebook } from '../../../cards/rulebook.ts';
import { beside, farSquared, type Point, type Pose } from '../../../kit/geometry/pose.ts';
import type { Thing } from '../../../kit/scene/scene.ts';
import type { Onlooker } from '../../../kit/screen/asking.ts';
import type { CanvasWindow } from '../../../kit/screen/canvas.ts';
import {
  type Cells,
  keptScale,
  scaleFor,
  steadyScale,
  windowAt,
  windowRound,
} from '../../../kit/screen/window-round.ts';
import { type GameEvent, ofType } from '../../../table/events.ts';
import type { Side } from '../../../table/sides.ts';
import { CARDS_A_TURN } from '../cards/legal-plan.ts';
import type { CardView } from '../table/view.ts';

/** The margin of a picture round its contents, and its finest scale, in hundredths of a millimetre. */
const LENS = { air: 3500, finest: 250 };

/** The margin of a picture of the whole table is only as wide as its names need. */
export const wholeTable = ({ table: { width, length } }: CardView, columns: number, rows: number): CanvasWindow =>
  windowRound(
    [
      { x: 0, y: 0 },
      { x: width, y: length },
    ],
    columns,
    rows,
    { air: 1500, finest: LENS.finest },
  );

/** The scales of pictures, in hundredths of a millimetre a dot. A few fixed ones, so that pictures can be compared. */
const SCALES = [250, 350, 500, 700, 900, 1200, 1600];

/**
 * The part of the table round some points, at the scale of the turn; without one, with all of them in it: a larger
 * window shows more of the table, never a closer picture of less.
 */
export function tableRound({ points, first }: InPicture, ofTurn: number, cells: Cells): CanvasWindow {
  const scale = ofTurn || Math.max(scaleOf(points, ROUND_PAGE), scaleOf(points, cells));
  return windowAt(scale, points, first, cells);
}

/** What a picture should have in it; the first of it, where not all has room. */
interface InPicture {
  readonly points: readonly Point[];
  readonly first: number;
}

/** The scale at which all of these points fit. */
export const scaleOf = (points: readonly Point[], cells: Cells): number =>
  steadyScale(scaleFor(points, cells, LENS), SCALES);

/** The cells of a picture alone on a page of 80 columns. */
const ROUND_PAGE = { columns: 80, rows: 13 };

/** The part of the table with these points in it, and with as many of the others as fit, those in front first. */
export function turnWindow(
  points: readonly Point[],
  others: readonly Point[],
  scale: number,
  cells: Cells,
): CanvasWindow {
  let shown = points;
  for (const other of others)
    if (scaleFor([...shown, other], cells, { air: 0, finest: 1 }) <= scale) shown = [...shown, other];
  return windowAt(scale, shown, points.length, cells);
}

/** Places, the nearest to another first. */
export const byNearness = (from: Point, places: readonly Point[]): Point[] =>
  places.toSorted((a, b) => farSquared(a, from) - farSquared(b, from));

/** The nearest of some machines to a place; nothing, where all are farther than a picture reaches. */
export function nearestTo<Seen extends { readonly pose: Point }>(
  from: Point,
  machines: readonly Seen[],
): Seen | undefined {
  const near = machines.filter(({ pose }) => farSquared(pose, from) < NEAR ** 2);
  return near.toSorted((a, b) => farSquared(a.pose, from) - farSquared(b.pose, from))[0];
}

/** A machine farther than this stands at the rim of the picture. */
const NEAR = 45_000;

/** The size of a drawn card. At a coarser scale than its outline needs, a machine is only a name and an arrow. */
export const sizeIn = ({ scale }: CanvasWindow, book: Rulebook): Thing['size'] =>
  scale <= OUTLINES ? book.fights['manoeuvre-cards'].cardTable.base : undefined;
const OUTLINES = 700;

/** What a page of a fight needs to know of its viewer. Without events every turn stands alone. */
export type TableEye = Pick<Onlooker, 'book' | 'paper'> & Partial<Pick<Onlooker, 'events'>>;

/** The columns of the hand beside the picture, with what parts them. */
export const BESIDE = 37;

/**
 * The scale of a turn, the same for all machines that are planned in it and, where it serves, for their shots. It is
 * that of the turn before, as long as all that is needed fits.
 */
export function turnScale(view: CardView, { paper, book, events = [] }: TableEye): number {
  const columns = paper.width - BESIDE;
  const far = farthestPlans(view, events, book);
  const turns = turnsUntil(view, events).filter(({ own }) => own.length > 0);
  return turns.length > 0
    ? keptScale(
        turns.map((each) => scaleNeeded(each, far, columns)),
        SCALES,
      )
    : 0;
}

/** How far three straight cards lead each machine of the fight; of one without an entry, as far as a ruler. */
function farthestPlans(
  view: CardView,
  events: readonly GameEvent[],
  { fights: { 'manoeuvre-cards': cards } }: Rulebook,
): ReadonlyMap<string, number> {
  const laidOut = ofType(events, 'cards-laid-out').at(-1)?.machines ?? [];
  const decks = [
    ...view.own.map(({ id, deck }) => [id, deck] as const),
    ...laidOut.map(({ machine, type }) => [machine, cards.cardMachines.machines[type]?.deck ?? ''] as const),
  ];
  const base = cards.cardTable.base.length;
  return new Map(
    decks.map(([id, deck]) => {
      const lengths = cards.manoeuvreDecks.decks[deck]?.cards.map(({ forward }) => forward) ?? [];
      return [id, CARDS_A_TURN * (Math.max(0, ...lengths) + base)];
    }),
  );
}

/** Where both sides are as a turn begins. */
interface TurnPlaces {
  readonly own: readonly { readonly id: string; readonly pose: Pose }[];
  readonly enemies: readonly { readonly pose: Pose }[];
}

/**
 * Both sides as each turn of this fight began, by the first cards that were shown in it; before they are shown, by where
 * all are now. Another fight of the day is left out.
 */
function turnsUntil(view: CardView, events: readonly GameEvent[]): TurnPlaces[] {
  const { turn, phase, own } = view;
  const shown = ofType(events, 'cards-revealed').filter((each) => each.phase === 1);
  const isFirst = turn === 1 && phase === 0;
  const first = isFirst ? shown.length : shown.findLastIndex((each) => each.turn === 1);
  const ofFight = shown.slice(Math.max(0, first));
  const begun = ofFight.map(({ moves }) => placesOf(moves, own[0]?.side));
  return ofFight.at(-1)?.turn === turn ? begun : [...begun, view];
}

const placesOf = (
  moves: readonly { readonly machine: string; readonly side: Side; readonly from: Pose }[],
  side: Side | undefined,
): TurnPlaces => {
  const placed = moves.map((move) => ({ id: move.machine, side: move.side, pose: move.from }));
  return {
    own: placed.filter((each) => each.side === side),
    enemies: placed.filter((each) => each.side !== side),
  };
};

/** The cells of a picture on a page of 80 columns, beside a hand. */
const PAGE = { columns: 43, rows: 13 };
/** A coarser scale than this is not taken for the sake of far enemies, or of a whole plan. */
const COARSEST = 700;
/** The rows that decide the scale of a larger window, however many lines of news push the picture. */
const WIDE_ROWS = 20;
/** The length of the longest card, and of the ruler. */
const [A_CARD, A_RULER] = [13_500, 18_000];

/** An enemy within a ruler and a card may come to fire. */
const REACH = 27_000 + A_CARD;

/**
 * What each may reach and its nearest enemy fit on a page of 80 columns; and all enemies who may come within reach of
 * it, and what it reaches straight on with three cards, if that is not too coarse. A larger window may be coarser, to
 * have all enemies in it; it is never finer.
 */
function scaleNeeded({ own, enemies }: TurnPlaces, far: ReadonlyMap<string, number>, columns: number): number {
  const reached = own.map(({ pose }) => {
    const ahead = beside(pose, 0, A_CARD / 2);
    return [-1, 1].map((way) => ({ x: ahead.x + (way * A_CARD) / 2, y: ahead.y + (way * A_CARD) / 2 }));
  });
  const needed = own.map(({ id, pose }, i) => {
    const enemy = nearestTo(pose, enemies);
    const threats = enemies.filter((each) => farSquared(each.pose, pose) < REACH ** 2);
    const near = reached[i] ?? [];
    const least = scaleOf([...near, ...(enemy ? [enemy.pose] : [])], PAGE);
    const all = scaleOf([...near, ...threats.map((each) => each.pose)], PAGE);
    const plan = scaleOf([pose, beside(pose, 0, far.get(id) ?? A_RULER)], PAGE);
    return Math.max(least, Math.min(Math.max(all, plan), COARSEST));
  });
  const page = Math.max(...needed);
  if (columns <= PAGE.columns) return page;
  const all = scaleOf([...reached.flat(), ...enemies.map(({ pose }) => pose)], { columns, rows: WIDE_ROWS });
  return Math.max(page, Math.min(all, COARSEST));
}
