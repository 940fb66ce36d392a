import { byName } from '../../cards/by-name.ts';
import type { Legend } from '../../kit/game-screen.ts';
import { cut, type Paper, wrapTo } from '../../page/paper.ts';

/** A man and a mission: the machine he takes on it, or he could fly it, cannot, or it is over. */
export type Cell = Going | 'may' | 'no' | 'over';

/** Who is put down for a mission that has too few men does not fly it yet. */
interface Going {
  readonly machine: string;
  readonly isShort: boolean;
}

/** The plan as a grid: men across, missions down. */
export interface PlanView {
  /** The same in fewer words, for a narrow page, stands second. */
  readonly headings: readonly [string, string];
  readonly weather: string;
  /** Each with the number by which he is named; the Commanding Officer has that of his machine. */
  readonly men: readonly { readonly number: string; readonly name: string; readonly ratings: string }[];
  readonly rows: readonly {
    readonly when: string;
    readonly name: string;
    /** Machines lost in a hundred such missions, where that was counted. */
    readonly risk: number | undefined;
    readonly cells: readonly Cell[];
  }[];
  /** What the figures mean. */
  readonly legend: string;
  /** The cursor: its row and column; column 0 is the part of the day. */
  readonly at: { readonly row: number; readonly column: number };
  readonly warnings: readonly string[];
  /** What is known, and no fault of the plan. */
  readonly notes: readonly string[];
  /** The current mission: what it is, and who flies it. */
  readonly details: readonly string[];
}

/** A man's column: as wide as there is room for his name. */
const COLUMN = { least: 6, most: 12 };
const LONGEST_SHORT = 'Dawn'.length;
const LONGEST = 'Afternoon'.length;
const MOST_LABEL = 40;
const LEAST_LABEL = 20;
/** From this width the parts of the day are written out; below, they are abbreviated. */
const WIDE_LABEL = 34;
const SHORT: ReadonlyMap<string, string> = byName({
  Morning: 'a.m.',
  Afternoon: 'p.m.',
  Twilight: 'dusk',
  Undone: 'left',
});

/** The width of the risk of a mission, with a space before it. */
const RISK = 3;

const SIGNS = { may: '.', no: '-', over: ' ' } as const;

/** `B6`, or `B6?` on a mission that has too few men. */
const signOf = (cell: Cell): string =>
  typeof cell === 'string' ? SIGNS[cell] : `${cell.machine}${cell.isShort ? '?' : ''}`;

/** Beside the heads: a machine in a column is no man, and its number need not be his. */
const COLUMNS = ['each column is a man;', 'in it his machine'] as const;

export const PLAN_LEGEND: Legend = [
  ['B6', 'flies the mission, in B6'],
  ['B6?', 'is down for it in B6, but too few are: it cannot be flown'],
  [SIGNS.may, 'could fly it: space puts him in'],
  [SIGNS.no, 'cannot fly it'],
  ['[ ]', 'where you are; the arrows move it'],
  ['risk', 'machines usually lost in 100 such missions, whatever the weather'],
  ['5C/N', 'Pilot Skill; Firing, A is best; Bravery: DD daredevil, B brave, N normal, NV nervous, S shaken'],
  ['!', 'a warning about the plan'],
];

/** As many men as there is room for, around the current one. */
export function planGrid(view: PlanView, paper: Paper): string {
  const { width, ink } = paper;
  const { men, rows, at } = view;
  const wide = Math.floor((width - MOST_LABEL) / men.length);
  const column = Math.min(Math.max(wide, COLUMN.least), COLUMN.most);
  const seen = Math.max(1, Math.min(men.length, Math.floor((width - LEAST_LABEL) / column)));
  const first = Math.max(0, Math.min(at.column - seen, men.length - seen));
  const label = Math.min(MOST_LABEL, width - seen * column);
  const shown = men.slice(first, first + seen);
  const heads = (of: (man: PlanView['men'][number]) => string, says: string) =>
    `${beside(says)}${shown.map((man) => cut(of(man), column - 1).padEnd(column)).join('')}`.trimEnd();
  const beside = (says: string) => cut(`${says} `.padStart(label), label);
  const [ofColumns, ofMachines] = label > COLUMNS[0].length ? COLUMNS : ['', ''];
  return [
    headingWithin(view.headings, paper),
    ...weatherWithin(view.weather, width),
    ink.bold(heads(({ number }) => number, ofColumns)),
    ...nameRows(shown, column).map((line, i) => `${beside(i === 0 ? ofMachines : '')}${line}`),
    // Ratings are never cut, and alike on each day: the first stroke is left out.
    ink.dim(heads(({ ratings }) => ratings.replace('/', ''), 'risk')),
    ...rows.map((row, i) =>
      rowLine(row, i === at.row ? at.column - first : undefined, { first, seen, label, column }, paper),
    ),
    ...view.warnings.flatMap((warning) => wrapTo(`! ${warning}`, width).split('\n')).map((line) => ink.yellow(line)),
    ...[...view.notes, ...view.details, view.legend].flatMap((line) => wrapTo(line, width).split('\n')),
  ].join('\n');
}

/** Never cut: where the shorter one is too long too it takes a second line. */
function headingWithin([long, short]: PlanView['headings'], { width, ink }: Paper): string {
  const fits = long.length <= width ? long : wrapTo(short, width);
  return fits
    .split('\n')
    .map((line) => ink.bold(line))
    .join('\n');
}

/** Never cut: where both halves of the day have no room on a line, each has one. */
const weatherWithin = (text: string, width: number): string[] => {
  const short = text.replaceAll(', trend ', ' ');
  const fits = [text, short].find((each) => each.length <= width);
  return (fits ?? wrapTo(text.replaceAll('. ', '.\n'), width)).split('\n');
};

/** Names that are wider than their columns stand by turns in two rows, so that each has the room of two. */
function nameRows(men: readonly PlanView['men'][number][], column: number): string[] {
  const names = men.map(({ name }, i) => ({ name, start: i * column }));
  const isNarrow = names.some(({ name }) => name.length >= column);
  const rows = isNarrow ? [0, 1].map((odd) => names.filter((_, i) => i % 2 === odd)) : [names];
  return rows.filter((row) => row.length > 0).map((row) => namesAt(row, column, men.length * column));
}

/** Each name above its column. One that would go beyond the end begins a little before, and so do those left of it. */
function namesAt(names: readonly { readonly name: string; readonly start: number }[], column: number, end: number) {
  let line = '';
  let next = end + 1;
  for (const { name, start } of names.toReversed()) {
    const room = next - 1;
    const from = Math.max(Math.min(start, room - name.length), start - column + 1, 0);
    line = `${cut(name, room - from).padEnd((line === '' ? room : next) - from)}${line}`;
    next = from;
  }
  return `${' '.repeat(next)}${line}`.trimEnd();
}

/** Long words of the names of missions, the longest first. */
const SHORT_WORDS = [
  ['Reconnaissance', 'Recon.'],
  ['Defensive', 'Def.'],
  ['Offensive', 'Off.'],
  ['Artillery', 'Art.'],
  ['Patrol', 'Patr.'],
] as const;

/** The name of a mission in so much room: word after word is shortened, before anything is cut. */
export function nameWithin(name: string, room: number): string {
  let said = name;
  for (const [word, short] of SHORT_WORDS) if (said.length > room) said = said.replace(word, short);
  return cut(said, room);
}

/** The visible men, and the widths of the parts of a line. */
interface Layout {
  readonly first: number;
  readonly seen: number;
  readonly label: number;
  readonly column: number;
}

function rowLine(
  { when, name, risk, cells }: PlanView['rows'][number],
  hand: number | undefined,
  { first, seen, label, column }: Layout,
  { ink }: Paper,
): string {
  const isWhen = hand !== undefined && hand + first === 0;
  const isWide = label >= WIDE_LABEL;
  const part = isWide ? when : (SHORT.get(when) ?? when);
  const parts = (isWide ? LONGEST : LONGEST_SHORT) + 3;
  const room = label - RISK - 1 - parts;
  const named = (isWhen ? `[${part}]` : ` ${part}`).padEnd(parts) + nameWithin(name, room).padEnd(room);
  const head = `${named}${`${risk ?? ''}`.padStart(RISK)} `;
  const signs = cells.slice(first, first + seen).map((cell, i) => {
    const isHere = !isWhen && hand === i + 1;
    return (isHere ? `[${signOf(cell)}]` : ` ${signOf(cell)}`).padEnd(column);
  });
  const line = `${head}${signs.join('')}`.trimEnd();
  return hand === undefined ? line : ink.bold(line);
}
