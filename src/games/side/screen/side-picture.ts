import { hexOf } from '../rules/flight/pose.ts';
import type { MoveEnd, SeenMachine, SidePose, SideView } from '../table/fighting-machine.ts';
import { TARGET_SIGNS } from './side-targets.ts';
import { arrow, levelIn, levelWords } from './side-words.ts';

/** A hex is two characters wide, so that half a hex is one. */
const A_HEX = 2;
/** Levels of the mats. */
const LEVELS = 30;
/** Rows of a picture without a given size; and the most, which show every level. */
const USUAL_ROWS = 15;
const MOST_ROWS = LEVELS + 1;
const LEAST_ROWS = 6;
/** Hexes drawn before and behind the machine of the question. */
const EDGE = 4;

/** Where every way to fly ends, the places in the list of those with numbers, and the end at the cursor. */
export interface DrawnWays {
  readonly ends: readonly Pick<MoveEnd, 'pose'>[];
  readonly shown: readonly number[];
  readonly at: Pick<MoveEnd, 'pose'> | undefined;
}

/** What is drawn: the machine, and the size. */
interface SideScene {
  readonly view: SideView;
  readonly ways: DrawnWays;
  readonly focus: SidePose | undefined;
  readonly width: number;
  readonly rows?: number | undefined;
}

/** The part of the mats that is drawn. */
interface SideWindow {
  /** Characters to a hex. */
  readonly hex: number;
  readonly left: number;
  readonly columns: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The side view: levels on the left, the Allies to the left and the Germans to the right, ends of moves by their
 * numbers in the list. Where all levels have room, with the empty ones folded, all are drawn.
 */
export function sidePicture({ view, ways: { ends, shown, at }, focus, width, rows = USUAL_ROWS }: SideScene): string[] {
  const seen = [focus, at?.pose].filter((pose) => pose !== undefined);
  const scene = { view, ways: { ends, shown, at }, focus, width };
  const all = drawnWithin(scene, seen, MOST_ROWS);
  const most = Math.max(LEAST_ROWS, Math.min(rows, MOST_ROWS));
  return all.length <= most + 1 ? all : drawnWithin(scene, seen, most);
}

/** So many levels, those of which nothing is to be seen folded. */
function drawnWithin(
  { view, ways: { ends, shown, at }, focus, width }: Omit<SideScene, 'rows'>,
  seen: readonly SidePose[],
  rows: number,
): string[] {
  const there = stillIn(view);
  const window = windowOf(view, seen, width, rows);
  const cells = blank(window);
  putSky(cells, window, view);
  for (const machine of there) putTrail(cells, window, machine);
  for (const { pose } of ends) put(cells, window, { x: pose.x, level: levelIn(pose) }, '·');
  putTargets(cells, window, view);
  if (at) put(cells, window, { x: at.pose.x, level: levelIn(at.pose) }, `◆${arrow(at.pose)}`);
  putMachines(cells, window, there, focus);
  for (const place of shown) {
    const end = ends[place];
    if (end) number(cells, window, end.pose, `${place + 1}`);
  }
  return [headOf(window, toEdges(view, focus)), ...folded(rowsOf(cells, window, view))];
}

/** A fold is one line in the place of at least so many levels on which there is nothing. */
const [FOLD, LEVELS_FOLDED] = ['  ⋮', 4];

function folded(lines: readonly string[]): string[] {
  const isEmpty = (line: string | undefined) => line !== undefined && /^ *\d+ *$/.test(line);
  const left: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const rest = lines.slice(i);
    const run = rest.findIndex((line) => !isEmpty(line));
    const empty = run < 0 ? rest.length : run;
    if (empty >= LEVELS_FOLDED) left.push(FOLD);
    else left.push(...rest.slice(0, Math.max(1, empty)));
    i += Math.max(1, empty) - 1;
  }
  return left;
}

/** The rows with their levels; level 0 is the ground. */
const rowsOf = (cells: readonly string[][], { top }: Pick<SideWindow, 'top'>, view: SideView): string[] =>
  cells.map((row, i) => {
    const isGround = top === i && view.floor === 'ground';
    const drawn = isGround ? row.map((cell) => (cell === ' ' ? EARTH : cell)) : row;
    return `${rowName(top - i, view)}${drawn.join('').trimEnd()}`;
  });

const EARTH = '_';

/** The mats from edge to edge, and all levels from the lowest thing to the highest. */
export function wholeMats(view: SideView, width: number): string[] {
  const there = stillIn(view);
  const levels = [...there.map(({ pose }) => levelIn(pose)), ...view.targets.map(({ y }) => Math.floor(y / 2))];
  const [top, bottom] = [Math.min(LEVELS, Math.max(...levels) + 1), Math.max(0, Math.min(...levels) - 1)];
  const hex = view.hexes * A_HEX + 4 > width - 6 ? 1 : A_HEX;
  const window = { hex, left: 0, columns: Math.min(width - 6, view.hexes * hex + 4), top, bottom };
  const cells = blank(window);
  putSky(cells, window, view);
  for (const machine of there) putTrail(cells, window, machine);
  putTargets(cells, window, view);
  putMachines(cells, window, there, undefined);
  const head = `The whole of the mats, ${view.hexes} hexes: your own edge and theirs are the ends of it`;
  return [head, headOf(window), ...rowsOf(cells, window, view)];
}

/** Clouds and flak. */
function putSky(cells: string[][], window: SideWindow, { sky, flak }: SideView): void {
  for (const { column, level } of [...sky.cumuli, ...sky.lowStrati])
    put(cells, window, { x: 4 * column, level }, '☁☁☁');
  for (const { x, y } of flak) put(cells, window, { x, level: y / 2 }, '***');
}

/** Targets on or above the ground, drawn over the dots of ways. */
function putTargets(cells: string[][], window: SideWindow, { targets }: SideView): void {
  for (const { x, y, kind, destroyed } of targets)
    put(cells, window, { x, level: y / 2 }, destroyed ? 'x' : TARGET_SIGNS[kind]);
}

/** The way since the start of the turn, hex by hex. The way of an unknown counter is not recorded. */
function putTrail(cells: string[][], window: SideWindow, machine: SeenMachine): void {
  if (!machine.known) return;
  const { start, pose } = machine;
  const steps = Math.max(Math.abs(pose.x - start.x) / 4, Math.abs(pose.y - start.y) / 2);
  for (let step = 0; step < steps; step++) {
    const x = start.x + ((pose.x - start.x) * step) / steps;
    put(cells, window, { x, level: Math.round((start.y + ((pose.y - start.y) * step) / steps) / 2) }, TRAIL);
  }
}

const TRAIL = '.';

/** A machine by its number and its nose; a question mark where its type is unknown. */
const signOf = ({ id, pose, known }: SeenMachine): string => `${id}${known ? '' : '?'}${arrow(pose)}`;

/** Which side lies where, and how many hexes it is to either edge of the mats, where there is room. */
function headOf({ columns }: SideWindow, [west, east]: readonly string[] = []): string {
  const far = [`ALLIES ← ${west}`, `${east} → GERMANS`] as const;
  const isRoomy = west !== undefined && far[0].length + far[1].length < columns;
  const [left, right] = isRoomy ? far : (['ALLIES ←', '→ GERMANS'] as const);
  return ` lvl ${left.padEnd(columns - right.length)}${right}`;
}

/** (V124) The distances from the machine of the question to both edges. */
const toEdges = ({ hexes }: SideView, focus: SidePose | undefined): string[] =>
  focus ? [focus.x / 4, hexes - focus.x / 4].map((far) => `edge in ${Math.round(far)}`) : [];

/** The levels between the highest and the lowest machine. */
export function levelsApart(view: SideView): number {
  const levels = stillIn(view).map(({ pose }) => levelIn(pose));
  return Math.max(...levels, 0) - Math.min(...levels, LEVELS) + 1;
}

/** The level, and what lies there: the lines between the bands, haze, storm. */
function rowName(level: number, { sky }: SideView): string {
  const marks = level === sky.haze ? '~' : ' ';
  return `${String(level).padStart(3)} ${level === sky.storm ? '!' : marks}`;
}

const stillIn = ({ machines }: SideView): SeenMachine[] => machines.filter(({ out }) => out === undefined);

/** Centred on everything, and always with the machine of the question. */
function windowOf(view: SideView, seen: readonly SidePose[], width: number, rows: number): SideWindow {
  const [focus] = seen;
  const there = stillIn(view);
  const columns = Math.max(20, Math.min(width - 6, view.hexes * A_HEX + 4));
  const levels = there.map(({ pose }) => levelIn(pose));
  const middle = Math.round((Math.max(...levels, 1) + Math.min(...levels, 30)) / 2);
  const top = topOf(middle + Math.floor(rows / 2), seen, rows);
  const xs = there.map(({ pose }) => pose.x / 4);
  const centre = (Math.max(...xs, 0) + Math.min(...xs, view.hexes)) / 2;
  const hexes = Math.floor(columns / A_HEX);
  const own = focus ? focus.x / 4 : centre;
  const about = Math.max(own - hexes + EDGE, Math.min(Math.round(centre - hexes / 2), own - EDGE));
  const left = Math.max(0, Math.min(Math.round(about), view.hexes - hexes));
  return { hex: A_HEX, left, columns, top, bottom: top - rows + 1 };
}

/** Never so high or low that the machine of the question, or its end, lacks a level of margin. */
function topOf(wished: number, seen: readonly SidePose[], rows: number): number {
  const levels = seen.map(levelIn);
  const near =
    levels.length === 0 ? wished : Math.max(Math.max(...levels) + 1, Math.min(wished, Math.min(...levels) + rows - 2));
  return Math.min(30, Math.max(near, rows - 1));
}

const blank = ({ columns, top, bottom }: SideWindow): string[][] =>
  Array.from({ length: top - bottom + 1 }, () => Array<string>(columns).fill(' '));

/** The number of a way in the list, where there is room; dots stand for the others. */
function number(cells: string[][], { hex, left, columns, top }: SideWindow, pose: SidePose, sign: string): void {
  const row = cells[top - levelIn(pose)];
  const from = Math.round((pose.x / 4 - left) * hex);
  if (!row || from < 0 || from + sign.length > columns) return;
  const about = row.slice(Math.max(0, from - 1), from + sign.length + 1);
  if (about.every((cell) => FREE.includes(cell))) row.splice(from, sign.length, ...sign);
}

/** What a number may cover or stand beside. */
const FREE = [' ', '·', '.'];

/** The machine of the question stands at its place; another at the same place stands beside it, and hides nothing. */
function putMachines(
  cells: string[][],
  window: SideWindow,
  there: readonly SeenMachine[],
  focus: SidePose | undefined,
): void {
  const first = there.filter(({ pose }) => pose === focus);
  const taken = cells.map((row) => new Set([...row.keys()].filter((at) => SIGNS.includes(row[at] ?? ''))));
  for (const machine of [...first, ...there.filter((each) => !first.includes(each))]) {
    const { text, from } = placed(machine, window);
    const row = window.top - Math.min(window.top, Math.max(window.bottom, levelIn(machine.pose)));
    const at = freeFrom(from, text.length, window.columns, taken[row] ?? new Set());
    for (const [i, letter] of [...text].entries()) {
      const line = cells[row];
      if (line && at + i < window.columns) line[at + i] = letter;
      taken[row]?.add(at + i);
    }
  }
}

/** A target keeps its cell. */
const SIGNS: readonly string[] = Object.values(TARGET_SIGNS);

/**
 * A machine beside the window stands at its edge, with a sign that it is farther off; one above or below shows its
 * level.
 */
function placed(
  machine: SeenMachine,
  { hex, left, columns, top, bottom }: SideWindow,
): { readonly text: string; readonly from: number } {
  const level = levelIn(machine.pose);
  const sign = `${signOf(machine)}${level > top || level < bottom ? level : ''}`;
  const from = Math.round((machine.pose.x / 4 - left) * hex);
  if (from < 0) return { text: `‹${sign}`, from: 0 };
  return from >= columns ? { text: `${sign}›`, from: columns - sign.length - 1 } : { text: sign, from };
}

/** The nearest free place in a row for a text; its own place, where there is none. */
function freeFrom(from: number, length: number, columns: number, taken: ReadonlySet<number>): number {
  const isFree = (at: number) => Array.from({ length }, (_, i) => at + i).every((cell) => !taken.has(cell));
  const places = Array.from({ length: columns - length + 1 }, (_, at) => at).filter(isFree);
  return places.toSorted((a, b) => Math.abs(a - from) - Math.abs(b - from))[0] ?? from;
}

function put(cells: string[][], { hex, left, columns, top }: SideWindow, { x, level }: CellPlace, sign: string): void {
  const row = cells[top - level];
  const from = Math.round((x / 4 - left) * hex);
  if (!row) return;
  [...sign].forEach((letter, i) => {
    const at = from + i;
    if (at >= 0 && at < columns) row[at] = letter;
  });
}

interface CellPlace {
  readonly x: number;
  readonly level: number;
}

/** The place of a machine, for pages in sentences. */
export const placeWords = (pose: SidePose): string => `hex ${hexOf(pose)}, ${levelWords(pose)}`;
