import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Pose } from '../../../kit/geometry/pose.ts';
import { inCells } from '../../../kit/scene/cells.ts';
import type { SceneLine, Thing } from '../../../kit/scene/scene.ts';
import type { Room } from '../../../kit/screen/asking.ts';
import type { CanvasWindow } from '../../../kit/screen/canvas.ts';
import { threatSign } from '../../../kit/screen/threats.ts';
import { arrowTo } from '../../../kit/screen/window-round.ts';
import type { CardRule } from '../cards/legal-plan.ts';
import type { CardDecisions, CardInHand } from '../table/card-decisions.ts';
import type { CardView, SeenMachine } from '../table/view.ts';
import { seenFrom } from './bearings.ts';
import { letterOf, manoeuvreText, typeText } from './card-words.ts';
import { errandsAhead } from './errand-ahead.ts';
import { sidesOf } from './gun-page.ts';
import { plannedWays, uponWhom } from './plan/planned-ways.ts';
import { type WholePlan, wholePlan } from './plan/whole-plan.ts';
import { tableScene } from './scene.ts';
import { standings, standingsTold } from './standings.ts';
import { BESIDE, byNearness, nearestTo, sizeIn, type TableEye, turnScale, turnWindow } from './table-window.ts';
import { threatsBehind } from './threats-ahead.ts';
import { wayOn } from './way-on.ts';

type Planning = CardDecisions['plan-card']['about'];

/** Rows of a picture without a given size. */
const DEEP = { page: 15, wide: 26 } as const;

/** The table round the machine that plans: where everybody is, and where each card of the hand would end. */
export function tablePage(about: Planning, eye: TableEye, room?: Room): string {
  const { book, paper } = eye;
  const foot = ['─'.repeat(paper.width), ...standings(about.view, book)];
  const most = paper.width >= 110 ? DEEP.wide : DEEP.page;
  const free = room ? Math.min(most, room.rows - foot.length - 1) : most;
  const whole = room?.at === undefined ? undefined : wholePlan(about, book);
  const cursor: HandCursor = { about, at: room?.at, whole, plan: whole?.line === room?.at ? whole : undefined };
  const beside = handLines(cursor, free, book);
  const window = windowOf(cursor, eye, Math.max(free, beside.length));
  const picture = drawn(cursor, window, book);
  const lines = picture.map((line, i) => `${line.padEnd(window.columns)} ${beside[i] ?? ''}`.trimEnd());
  return [headOf(about, window, book), ...lines, ...foot].join('\n');
}

/** The card of the hand at the cursor, or the whole plan; and that plan wherever the cursor is. */
interface HandCursor {
  readonly about: Planning;
  readonly at: string | undefined;
  readonly whole: WholePlan | undefined;
  readonly plan: WholePlan | undefined;
}

const headOf = ({ view, machine }: Planning, { scale }: CanvasWindow, book: Rulebook): string => {
  const own = view.own.find(({ id }) => id === machine);
  return `Turn ${view.turn}, ${machine} ${own ? `${typeText(own.type, book)}, damage ${own.points}/${own.resistance}, manoeuvre deck ${own.deck}` : ''}   N up, ${Math.round((8 * scale) / 100)} mm = ····`;
};

/**
 * The part of the table with the machine, the ends of its cards, and as many others as fit, enemies and the nearest
 * first. Whoever is outside the window stands at its rim. Where the whole plan has room too, the picture stays while the
 * cursor moves between it and the cards; else it moves along.
 */
function windowOf({ about, whole, plan }: HandCursor, eye: TableEye, rows: number): CanvasWindow {
  const { view, from, hand, machine } = about;
  const ends = [from, ...hand.map((card) => card.ends)];
  const shown = plan ? [from, plan.ends] : ends;
  const poses = (some: readonly SeenMachine[]) => some.map(({ pose }) => pose);
  const [enemies, own] = [poses(view.enemies), poses(view.own.filter(({ id }) => id !== machine))];
  const others = [...(whole ? [whole.ends] : []), ...ends, ...byNearness(from, enemies), ...byNearness(from, own)];
  const cells = { columns: eye.paper.width - BESIDE, rows };
  return turnWindow(shown, others, turnScale(view, eye), cells);
}

/**
 * The card at the cursor is drawn in full; the others only by their middles. The machine is drawn where it will be by
 * then, with its way.
 */
function drawn({ about, at, plan }: HandCursor, window: CanvasWindow, book: Rulebook): string[] {
  const { view, hand } = about;
  const { things, lines } = tableScene(view, sizeIn(window, book), plannedWays(withPlan(about, plan), book));
  const { base } = book.fights['manoeuvre-cards'].cardTable;
  const held = [...hand.entries()].filter(([, { left }]) => left > 0);
  const shown = plan && window.scale > LETTERS_TO ? [] : held;
  const pose = plan?.ends ?? held.find(([, { card }]) => card === at)?.[1].ends ?? about.from;
  const ends = shown.map(
    ([place, { card, ends }]): Thing => ({
      ...ends,
      id: card,
      is: 'machine',
      ...(card === at ? { size: base } : { sign: letterOf(place) }),
    }),
  );
  const canvas = inCells({ things: [...things, ...ends], lines: [...lines, ...arcsIn(about, pose, book)] }, window);
  for (const [place, { card, ends }] of held)
    if (card === at) canvas.write(ends, `${letterOf(place)}${arrowTo(ends.heading)}`);
  return canvas.lines;
}

/** Beside a whole plan that leads far, the letters of the hand would lie upon each other. */
const LETTERS_TO = 700;

/** A dot only every so many along the arcs: one's own from the end of the current card, and the nearest enemy's. */
const SPARSE = { own: 3, theirs: 5 } as const;

/** With the plan at the cursor its machine, and those that have planned, are drawn where their last cards end. */
function withPlan({ view, slot, machine }: Planning, plan: WholePlan | undefined) {
  if (!plan) return { view, slot };
  const own = view.own.map((each) => (each.id === machine ? { ...each, plan: plan.cards } : each));
  return { view: { own }, slot: plan.cards.length };
}

function arcsIn({ view, from, machine }: Planning, pose: Pose, book: Rulebook): SceneLine[] {
  const own = view.own.find(({ id }) => id === machine);
  const enemy = nearestTo(from, view.enemies);
  const arcs = (corner: Pose, gunner: SeenMachine, every: number) =>
    sidesOf(corner, gunner, book).map((side) => ({ through: [corner, side], every }));
  return [...(own ? arcs(pose, own, SPARSE.own) : []), ...(enemy ? arcs(enemy.pose, enemy, SPARSE.theirs) : [])];
}

/**
 * The hand: a letter, the card, how many are left, and the enemies in its arc. Notes are left out where there is no
 * room.
 */
function handLines({ about, at, plan }: HandCursor, rows: number, book: Rulebook): string[] {
  const { hand, barred, planned, view, machine } = about;
  const last = view.own.find(({ id }) => id === machine)?.last;
  const cards = hand.map((held, place) => {
    const { card, left, steep } = held;
    const name = `${card === at ? '>' : ' '}${letterOf(place)} ${manoeuvreText(card)}${steep ? ' *' : ''}`;
    const comes = barText(left, card, barred[card]) ?? comesOf(held, about, book);
    return `${name.padEnd(16)} x${left} ${comes}`;
  });
  // Of a whole plan the line below has the names.
  const letters = plan?.line.split(' ');
  const slots = [0, 1, 2].map(
    (slot) => `${slot + 1} [${letters?.[slot] ?? (planned[slot] ? manoeuvreText(planned[slot]) : ' ')}]`,
  );
  const needed = [' card          left, threat, arc', ...cards, slotsText(slots, machine, (letters ?? planned).length)];
  const notes = [`flown last: ${last ? manoeuvreText(last) : 'nothing'}`, '* steep: never twice running', THREATS_READ];
  return [...needed, ...notes.slice(Math.max(0, notes.length - Math.max(0, rows - needed.length)))];
}

/** How the column of threats is read: before a stroke what is likely, behind it the worst. */
const THREATS_READ = '! gun far, !! near; G1? likely';

/** `1 [c] 2 [b] 3 [h]: A1 after card 3`: the machine is drawn where those cards lead. */
function slotsText(slots: readonly string[], machine: string, drawnAfter: number): string {
  const laid = slots.join(' ');
  const told = `${laid}: ${machine} after card ${drawnAfter}`;
  return drawnAfter === 0 || told.length >= BESIDE ? laid : told;
}

/** What a card of the hand leads to: over an edge now or soon, an errand done, enemies in an arc, overlaps. */
function comesOf(held: CardInHand, about: Planning, book: Rulebook): string {
  const { card, leaves, over, ends, inArc, noShot } = held;
  if (leaves) return over === 'own' ? 'own edge!' : 'off table!';
  const { way, within } = wayOn(card, about, book);
  if (way !== 'stays') return `${way} in ${within}`;
  const errands = errandsAhead(held, about, book).map(({ brief }) => brief);
  const upon = uponWhom(ends, about, book).map((id) => `on ${id}`);
  const none = noShot.length > 0 && inArc.length === 0 ? ['no shot'] : [];
  const threats = threatsBehind(held, about, book);
  const likely = threats.own.filter(({ id }) => !inArc.includes(id)).map(({ id }) => `${id}?`);
  const sign = threats.worst.length > 0 ? [threatSign(threats)] : [];
  return [...sign, ...errands, ...inArc, ...likely, ...none, ...upon].join(' ') || '-';
}

/** Why a card of the hand cannot be laid. */
function barText(left: number, card: string, rule: CardRule | undefined): string | undefined {
  if (left === 0) return 'laid';
  if (rule === undefined) return undefined;
  if (card === 'immelmann' && STRAIGHT.includes(rule)) return 'straight first';
  return BARS[rule] ?? `no, ${rule}`;
}

/** (W011) (G012) A straight before an Immelmann, and one behind it. */
const STRAIGHT: readonly CardRule[] = ['W011', 'G012'];

/** What each rule asks for, in words that have room in the row. */
const BARS: { readonly [R in CardRule]?: string } = {
  W010: 'steep again',
  G010: 'steep again',
  W011: 'straight now',
  G012: 'straight now',
  W045: 'rudder: no left',
  G036: 'rudder: no left',
  W046: 'rudder: no right',
  G037: 'rudder: no right',
  W048: 'needs a stall',
  G041: 'needs a stall',
  W050: 'fire: no straight',
  G045: 'fire: no straight',
};

/** The same in sentences, for the command that asks for the situation. */
export const standingText = (view: CardView, book: Rulebook): string => {
  const seen = view.own.map(
    ({ id, pose }) => `${id}: ${view.enemies.map((enemy) => seenFrom(pose, enemy.id, enemy.pose)).join('; ')}.`,
  );
  return [...standingsTold(view, book), ...seen].join('\n');
};
