import type { Rulebook } from '../../../cards/rulebook.ts';
import { isAsked, type Onlooker, type Picture, type Room } from '../../../kit/screen/asking.ts';
import { sideBySide } from '../../../page/paper.ts';
import type { Asked } from '../../../table/decisions.ts';
import type { GameEvent } from '../../../table/events.ts';
import { sideOf } from '../../../table/whose.ts';
import { wholeMoves } from '../head/whole-moves.ts';
import { courseSeen } from '../rules/flying/foresight.ts';
import type { CloudsDecisions } from '../table/clouds-decisions.ts';
import { machineNamed } from '../table/skirmish.ts';
import { aroundText, nearestLines } from './around.ts';
import { turnsBegun } from './board-scale.ts';
import { panelLines, panelText } from './cockpit.ts';
import { planPicture, type Scope } from './plan-picture.ts';
import { profilePicture } from './profile-picture.ts';

/** Columns of the cockpit and the profile beside the plan, on a page and on a wide one. */
const BESIDE = { page: 34, wide: 48 } as const;
const WIDE = 110;
const GAP = 1;
/** With fewer rows a profile would show nothing. */
const LEAST_PROFILE = 4;
/** The number of enemies that a wide page describes by position. */
const WHOLE_ROUND = 4;

type InTheClouds = Asked<keyof CloudsDecisions>;

/** The fight before the side that is asked. */
export const IN_THE_CLOUDS: Picture<keyof CloudsDecisions> = {
  rest: 'type table',
  draw: (asked, onlooker, room) => skirmishPage(asked, onlooker, room ?? roomFor(onlooker, ROWS.alone)),
  alt: (asked, eye) => skirmishTold(asked, eye),
  // The cockpit shows who is still to move, and in which order. A line of it may begin and end anywhere.
  repeats: (news) =>
    news.split(' ').every((word) => /^(?:[A-Z]+\d+(?::|'s)|observer:|initiative|\(?\d+[,).]*)$/.test(word)),
};

/** The same picture above a question about machines and their places. */
export const LAID_OUT: Picture<keyof CloudsDecisions> = {
  ...IN_THE_CLOUDS,
  above: (asked, onlooker) => ({
    draw: () => skirmishPage(asked, onlooker, roomFor(onlooker, ROWS.above)),
    alt: skirmishTold(asked, onlooker),
    heard: skirmishTold(asked, onlooker, '\n'),
  }),
};

/** The rows of the picture: above a question, alone, and on a wide page. */
const ROWS = { above: 13, alone: 15, wide: 24 } as const;

const roomFor = ({ paper }: Eye, rows: number): Room => ({
  rows: paper.width >= WIDE ? ROWS.wide : rows,
  at: undefined,
});

/** What a picture needs to know of its viewer. */
type Eye = Pick<Onlooker, 'book' | 'paper'> & Partial<Pick<Onlooker, 'events'>>;

/** The table from above and from the side, and the cockpit of the machine of the question. */
export function skirmishPage(asked: InTheClouds, { book, paper, events = [] }: Eye, { rows, at }: Room): string {
  const { about } = asked;
  const { view } = about;
  const machine = machineNamed(about.machine, view);
  const scope = scopeOf(asked, { at, events, book });
  const side = paper.width < WIDE ? BESIDE.page : BESIDE.wide;
  const columns = paper.width - side - GAP;
  const moves = isAsked(asked, 'clouds-move') ? 'now' : 'not-now';
  const own = panelLines(machine, view, book, { columns: side, moves });
  const most = paper.width < WIDE ? 1 : WHOLE_ROUND;
  const nearest = moves === 'now' ? nearestLines(machine, view, most) : [];
  const panel = own.length + nearest.length + 1 + LEAST_PROFILE <= rows ? [...own, ...nearest] : own;
  const plan = planPicture(view, scope, { columns, rows: Math.max(rows - 1, 1) });
  const room = rows - panel.length - 1;
  const profile =
    room < LEAST_PROFILE
      ? []
      : [`from the side, ${machine.id} flies →`, ...profilePicture(view, scope, { columns: side, rows: room })];
  return sideBySide(plan, [...panel, ...profile], columns + GAP)
    .slice(0, rows)
    .join('\n');
}

/** Where the last move of each machine began, by the events so far. */
const began = (events: readonly GameEvent[]): Scope['began'] =>
  new Map(events.flatMap((event) => (event.type === 'clouds-flew' ? [[event.machine, event.from] as const] : [])));

/** The cockpit and the machines around, in sentences. */
function skirmishTold({ about: { machine: id, view } }: InTheClouds, { book }: Eye, between = ' '): string {
  const machine = machineNamed(id, view);
  return [panelText(machine, book), aroundText(machine, view)].join(between);
}

/** The answer at the cursor, and what its place is told by. */
interface AtCursor {
  readonly at: string | undefined;
  readonly events: readonly GameEvent[];
  readonly book: Rulebook;
}

/** The scope while a move is composed: its way, where each step leads, and the possible targets. */
function scopeOf(asked: InTheClouds, { at, events, book }: AtCursor): Scope {
  const { about } = asked;
  const { view } = about;
  const machine = machineNamed(about.machine, view);
  const priced = 'priced' in about ? about.priced : [];
  const targets = 'shots' in about ? about.shots.map(({ target }) => target) : [];
  const aims = [...view.machines, ...view.balloons, ...view.ground].filter(({ id }) => targets.includes(id));
  return {
    machine,
    ...(wholeWay(asked, at, book) ?? wayOf(about, at)),
    ends: priced.map((step) => step.end),
    targets: aims.map(({ place }) => place),
    began: began(events),
    turns: turnsBegun(events, sideOf(asked)),
  };
}

/** The way so far, and on to where a step leads if she then flies straight on. */
function wayOf(about: InTheClouds['about'], at: string | undefined): Pick<Scope, 'way' | 'end'> {
  const priced = 'priced' in about ? about.priced : [];
  const way = 'course' in about ? about.course.way : [];
  const end = (priced.find(({ word }) => word === at) ?? priced.find(({ word }) => word === 'end'))?.end;
  return { way: end ? [...way, end] : way, end };
}

/** The way of a whole move, where the cursor is on one. */
function wholeWay(asked: InTheClouds, at: string | undefined, book: Rulebook): Pick<Scope, 'way' | 'end'> | undefined {
  if (at === undefined || !isAsked(asked, 'clouds-move')) return undefined;
  const { about } = asked;
  const move = [...wholeMoves(about.view, { about, book })].find(([purpose]) => purpose === at)?.[1];
  if (!move) return undefined;
  const { flight, speed } = move;
  const { place, heading } = flight.course;
  const fight = { ...about.view, cards: book.fights['clouds-of-glory'] };
  const { way } = courseSeen(flight.course, machineNamed(about.machine, about.view), fight);
  return { way, end: { ...place, heading, height: flight.height, speed } };
}
