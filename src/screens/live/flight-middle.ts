import type { HexId } from '../../cards/hexes.ts';
import { homeField, rowsOf } from '../../cards/map.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Course } from '../../kit/screen/course.ts';
import { shortName } from '../../kit/screen/people.ts';
import { cut, type Paper, sideBySide, widthOf, wrapTo } from '../../page/paper.ts';
import { drawMarked, hexesIn, MARKS, type Marks, type Window } from '../../questions/map/map-window.ts';
import { isBeyond, wayAhead } from '../../questions/map/way-ahead.ts';
import { ammoOf, IN_ORDER, stateText } from '../../questions/mission/flight-table.ts';
import { nearestAim } from '../../questions/mission/goal-text.ts';
import { type Goal, goalsOf, pools } from '../../questions/mission/turn-facts.ts';
import type { MachineView, PartyView } from '../../table/turn-decisions.ts';
import { fitLines } from './answer-lines.ts';
import { aimsAloft, hexUnder, ordersOf } from './flight-head.ts';
import type { FlightState } from './flown.ts';
import type { LiveScene } from './scene.ts';

type FlightShown = Pick<LiveScene, 'seen'> & { readonly flown: FlightState };

/** The size of a hex of the map window, and the width of the tables beside it. */
const HEX = 8;
const DEEP = 3;
const PANEL = 34;
const GAP = 2;
const MOST_COLUMNS = 15;
/** A map with fewer columns or rows would show no more than the text. */
const FEWEST = 3;
/** Fills the gap. */
const LEFT_OUT = '//';

/** The fewest lines of a useful map. */
export const LEAST_MAP = FEWEST * DEEP - 1;

/** The largest possible map, with the fields in reach and the machines beside it; on a narrow page without the map. */
export function flightMiddle(
  aloft: FlightShown,
  { rows, lit, course }: ShownMap,
  book: Rulebook,
  paper: Paper,
): string[] {
  const windows = windowsIn(aloft, rows, book, paper);
  if (windows.length === 0) return [...panelIn(rows, aloft, book, { ...paper })];
  const marks = marksOn(aloft, { lit, course }, book);
  const map = windows
    .map((window) => drawMarked(book.missionMap, window, marks, paper).split('\n'))
    .reduce((whole, inset) => besideBreak(whole, inset, paper));
  const column = Math.max(...map.map(widthOf)) + GAP;
  const beside = panelIn(rows, aloft, book, { ...paper, width: paper.width - column });
  const spare = Math.max(0, rows - Math.max(map.length, beside.length));
  const legend = MARKS.slice(0, spare).map((line) => paper.ink.dim(cut(line, paper.width)));
  return [...sideBySide(map, beside, column), ...legend];
}

/** An inset beside the map, behind a sign on each line that columns are left out between them. */
function besideBreak(map: readonly string[], inset: readonly string[], { ink }: Paper): string[] {
  const width = Math.max(...map.map(widthOf));
  const broken = inset.map((line) => `${ink.dim(LEFT_OUT)}${line}`);
  return sideBySide(map, broken, width + 1);
}

interface ShownMap {
  readonly rows: number;
  readonly lit: HexId | undefined;
  readonly course: Course | undefined;
}

function marksOn(aloft: FlightShown, { lit, course }: Omit<ShownMap, 'rows'>, book: Rulebook): Marks {
  const { flown, seen } = aloft;
  const flight = hexUnder(flown, book);
  const from = { hex: flight, aft: seen ? Math.min(...pools(seen.party)) : Number.POSITIVE_INFINITY };
  return {
    flight,
    track: flown.track,
    ahead: course ? wayAhead(course, flight, book) : [],
    aims: aimsAloft(aloft, book),
    lit,
    isBeyond: (hex) => isBeyond(hex, from, book),
  };
}

/** The lines that fields and machines need beside the map. */
export const leastFlight = (aloft: FlightShown, book: Rulebook, paper: Paper): number =>
  Math.max(LEAST_MAP, panel(aloft, book, { ...paper, width: PANEL }).length);

/**
 * The window around the flight; beside it, where there is room, one around the nearest place of its work, if that is
 * outside.
 */
function windowsIn(aloft: FlightShown, rows: number, book: Rulebook, { width }: Paper): Window[] {
  const { missionMap } = book;
  const across = rowsOf(missionMap)[0]?.length ?? 0;
  const columns = Math.min(MOST_COLUMNS, across, Math.floor((width - PANEL - GAP - HEX / 2) / HEX));
  const deep = Math.min(rowsOf(missionMap).length, Math.floor((rows + 1) / DEEP));
  if (columns < FEWEST || deep < FEWEST) return [];
  const whole = { centre: hexUnder(aloft.flown, book), columns, rows: deep };
  const work = nearestAim(ordersOf(aloft, book), whole.centre, book, aloft.seen?.party);
  if (work === undefined || columns < INSET + FEWEST || hexesIn(missionMap, whole).includes(work)) return [whole];
  return [
    { ...whole, columns: columns - INSET },
    { centre: work, columns: FEWEST, rows: deep },
  ];
}

/** The columns of an inset, with the gap before it. */
const INSET = FEWEST + 1;

/** The panel in so many rows: where there is no room for all, first the fields that are neither near nor home go. */
function panelIn(rows: number, aloft: FlightShown, book: Rulebook, paper: Paper): readonly string[] {
  const whole = panel(aloft, book, paper);
  const shown = whole.length <= rows ? whole : panel(aloft, book, paper, 'needed');
  return fitLines(shown, rows, 'type flight');
}

/** The AFT to each field and what is left, then a line for each machine. */
function panel(aloft: FlightShown, book: Rulebook, { ink, width }: Paper, fields: 'all' | 'needed' = 'all'): string[] {
  const { seen } = aloft;
  if (!seen) return [];
  const goals = goalsOf({ party: seen.party, orders: ordersOf(aloft, book) }, book);
  const told = fields === 'all' ? goals : goals.filter((goal) => isNeeded(goal, goals, seen.party, book));
  return [
    ink.bold(cut('AFT to             needs  leaves', width)),
    ...told.map((goal) => goalLine(goal, width, ink.red)),
    ...(fields === 'all' ? [''] : []),
    ...inOrder(seen.party).flatMap((machine) => machineLines(machine, width)),
  ];
}

/** The work, home, and the nearest field. */
function isNeeded(goal: Goal, goals: readonly Goal[], { fields }: PartyView, { missionMap }: Rulebook): boolean {
  const [nearest] = goals.slice(goals.length - fields.length);
  return goal === goals[0] || goal === nearest || goal.hex === homeField(missionMap).hex;
}

const NAME = 19;
const NEEDS = 5;

function goalLine({ hex, name, aft, left }: Goal, width: number, warned: (text: string) => string): string {
  const leaves = left.join('/');
  const line = `${cut(`${hex} ${name}`, NAME - 1).padEnd(NAME)}${`${aft}`.padStart(NEEDS)}${leaves.padStart(NEEDS + 3)}`;
  return left.some((each) => each < 0) ? warned(cut(line, width)) : cut(line, width);
}

/** By their numbers; first the two-seaters, whose work it is. */
function inOrder({ machines }: PartyView): MachineView[] {
  const byNumber = machines.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const are = (role: MachineView['role']) => byNumber.filter((machine) => machine.role === role);
  return [...are('two-seater'), ...are('fighter')];
}

/** `B1 Capt Haldenby, ammo 30`. Troubles stand below, because they must not be cut off. */
function machineLines(machine: MachineView, width: number): string[] {
  const { id, pilot, observer } = machine;
  const men = [pilot, ...(observer ? [observer] : [])].map(shortName).join(', ');
  const state = stateText(machine);
  const line = `${id} ${men}, ${ammoOf(machine).join('/')}`;
  const whole = state === IN_ORDER ? line : `${line}: ${state}`;
  return whole.length <= width || state === IN_ORDER
    ? [cut(whole, width)]
    : wrapTo(whole, width).split('\n').slice(0, 2);
}
