import { byName } from '../../../cards/by-name.ts';
import type { Dice } from '../../../cards/dice.ts';
import { meanOf, type Odds, oddsOfRows } from '../../../cards/odds.ts';
import type { RollTable } from '../../../cards/roll-table.ts';
import type { PagePicture } from '../../../page/picture.ts';
import { CHECKS } from '../../../table/checks.ts';
import { IS_SOURCE, say, sentence, words } from './say.ts';

/** The source of a row, and the sources of single cells that differ. */
interface Sourced {
  readonly source?: string;
  readonly cells?: Readonly<Record<string, string>> | undefined;
}

/** How a key of a row is shown: under another head, in words of its own, both, or (null) not at all. */
type Head<Value> = string | null | readonly [head: string, write: (value: Exclude<Value, undefined>) => string];

/** How the keys of a row are shown, where not under their own names. */
export type ColumnHeads<Row> = { readonly [Key in keyof Row]?: Head<Row[Key]> };

interface CardColumn<Row> {
  readonly head: string;
  readonly key: string;
  value(row: Row): unknown;
  write(row: Row): string;
}

/** A table of rows in the order of the card. */
export function rows<Row extends object>(
  title: string,
  all: readonly Row[],
  heads: ColumnHeads<Row> = {},
): CardTableBlock {
  const columns = columnsOf(all, heads);
  return {
    shape: 'table',
    title,
    columns: columns.map(({ head }) => head),
    rows: all.map((row) => ({ cells: columns.map(({ write }) => write(row)), source: sourceOf(row, columns) })),
  };
}

/** A table entered by dice, with the name, the dice and the rule of its check. */
export function roll<Row extends { readonly roll: number | string }>(
  table: RollTable<Row, string>,
  heads: ColumnHeads<Row> = {},
): CardTableBlock {
  const columns = columnsOf(table.rows, heads);
  const odds = oddsOfRows(table);
  const plain = rows(titleOf(table), table.rows, heads);
  const withOdds = plain.rows.map((row, i): TableRow => ({ ...row, ...(odds[i] && { odds: odds[i].odds }) }));
  const means = meansOf(table, columns);
  return { ...plain, rows: withOdds, ...(means !== '' && { means }) };
}

const DICE: { readonly [D in Dice]?: string } = { '1d6': 'one die', '2d6': 'two dice', d66: 'red die, then white' };
const diceText = (dice: Dice): string => DICE[dice] ?? dice;

export function titleOf({ check, dice }: { readonly check: string; readonly dice: Dice }): string {
  const line = byName(CHECKS).get(check);
  if (!line) return `${sentence(words(check))} (${diceText(dice)})`;
  return `${line.name} (${diceText(dice)}, rule ${line.rule})`;
}

/** Figures that are names: their mean would have no meaning. */
const NAMES: readonly string[] = ['roll', 'lameDuck'];

/** The mean of each column that has only figures. */
function meansOf<Row extends { readonly roll: number | string }>(
  table: RollTable<Row, string>,
  columns: readonly CardColumn<Row>[],
): string {
  const figures = columns.filter(
    ({ key, value }) => !NAMES.includes(key) && table.rows.every((row) => typeof value(row) === 'number'),
  );
  return figures
    .map(({ head, value }) => `${head} ${meanOf(table, (row) => Number(value(row))).toFixed(2)}`)
    .join(', ');
}

/** A table of named things, a line each. */
export function entries<Value extends object>(
  title: string,
  all: Readonly<Record<string, Value>>,
  heads: ColumnHeads<Value & { name: string }> = {},
): CardTableBlock {
  const named = Object.entries(all).map(([key, value]) => ({ name: sentence(words(key)), ...value }));
  return rows(title, named, { name: '', ...heads } as ColumnHeads<Value & { name: string }>);
}

/** A table read by a value: the end rows take everything beyond them, except that nothing lies below 0. */
export function bands<Row extends { readonly from: number; readonly to: number }>(
  title: string,
  head: string,
  all: readonly Row[],
  heads: ColumnHeads<Omit<Row, 'from' | 'to'>> = {},
): CardTableBlock {
  const spans = all.map(({ from, to, ...rest }, i) => ({ band: bandText(from, to, placeIn(all, i)), ...rest }));
  return rows(title, spans, { band: head, ...heads } as unknown as ColumnHeads<(typeof spans)[number]>);
}

/** The only row of a table has nothing beyond it. */
function placeIn({ length }: readonly unknown[], i: number): 'first' | 'last' | 'between' {
  if (length === 1) return 'between';
  if (i === 0) return 'first';
  return i === length - 1 ? 'last' : 'between';
}

function bandText(from: number, to: number, place: 'first' | 'last' | 'between'): string {
  if (place === 'first' && from < 0) return from === to ? `${say(to)} and less` : `up to ${say(to)}`;
  if (place === 'last') return `${say(from)} and more`;
  return from === to ? say(from) : `${say(from)} to ${say(to)}`;
}

/** A table with few rows and many columns, transposed. */
export function transposed(table: CardTableBlock): CardGrid {
  const lines = table.columns.map((head, i) => [[head], ...table.rows.map(({ cells }) => [cells[i] ?? ''])]);
  return { shape: 'grid', title: table.title, rows: lines, table };
}

/** A line for each fact: its name, its value, and its source. */
export function facts(title: string, ...items: readonly ListItem[]): List {
  return { shape: 'list', title, items };
}

export function fact(label: string, text: string | number, from: Sourced = {}): ListItem {
  return { label, text: String(text), ...(from.source !== undefined && { source: sourceOf(from, []) }) };
}

export const prose = (text: string): Prose => ({ shape: 'prose', text });

export const noted = <Shown extends CardTableBlock | CardGrid>(block: Shown, note: string): Shown => ({
  ...block,
  note,
});

function columnsOf<Row extends object>(all: readonly Row[], heads: ColumnHeads<Row>): CardColumn<Row>[] {
  const keys = [...new Set(all.flatMap((row) => Object.keys(row)))].filter((key) => !IS_SOURCE.includes(key));
  return keys.flatMap((key) => columnOf(all, key, (heads as Readonly<Record<string, Head<unknown>>>)[key]));
}

/** The value of a row at a key, for any kind of row. */
const cellOf = (row: object, key: string): unknown => Reflect.get(row, key);

function columnOf<Row extends object>(
  all: readonly Row[],
  key: string,
  head: Head<unknown> | undefined,
): CardColumn<Row>[] {
  if (head === null) return [];
  const value = (row: Row) => cellOf(row, key);
  const [name = words(key), write = say] = typeof head === 'string' ? [head] : (head ?? []);
  if (write === say && all.every((row) => isGroup(value(row)))) return groupColumns(all, key, name);
  const text = (row: Row) => (value(row) === undefined ? '-' : write(value(row) as never));
  return [{ head: name, key, value, write: text }];
}

/** A cell that is itself a group, like a machine's fate by side of the lines, becomes one column for each part. */
function groupColumns<Row extends object>(all: readonly Row[], key: string, name: string): CardColumn<Row>[] {
  const groupIn = (row: Row): object => Object(cellOf(row, key));
  const inner = [...new Set(all.flatMap((row) => Object.keys(groupIn(row))))];
  return inner.map((part) => {
    const value = (row: Row) => cellOf(groupIn(row), part);
    const head = name === '' ? words(part) : `${name}, ${words(part)}`;
    return { head, key: part, value, write: (row) => say(value(row)) };
  });
}

const isGroup = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('from' in value && 'to' in value);

/** `reconstructed; rulebook 5 for name`: the row's source, then that of each cell with one of its own. */
function sourceOf(row: object, columns: readonly Pick<CardColumn<never>, 'key' | 'head'>[]): string {
  const { source = '', cells = {} } = row as Sourced;
  const headOf = (key: string) => columns.find((column) => column.key === key)?.head || words(key);
  const others = [...new Set(Object.values(cells))].map((other) => {
    const keys = Object.keys(cells).filter((key) => cells[key] === other);
    return `${other} for ${keys.map(headOf).join(', ')}`;
  });
  return [source, ...others].filter((part) => part !== '').join('; ');
}

/** The content of a card's page: five shapes, as plain data except the map, which draws itself. */
export type Block = CardTableBlock | CardGrid | List | Prose | CardDrawing;

export interface TableRow {
  readonly cells: readonly string[];
  readonly source: string;
  /** The chance of the row, in a table entered by dice. */
  readonly odds?: Odds;
}

export interface CardTableBlock {
  readonly shape: 'table';
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** The mean of each column of figures, in a table entered by dice. */
  readonly means?: string;
  readonly note?: string;
}

/** Cells side by side, each of a few short lines. Where they have no room, or sources are wanted, the table is used. */
export interface CardGrid {
  readonly shape: 'grid';
  readonly title: string;
  readonly rows: readonly (readonly (readonly string[])[])[];
  readonly note?: string;
  readonly table?: CardTableBlock;
  /** The same in sentences for a listener, who cannot hear what lies side by side: needed where there is no table. */
  readonly told?: string;
}

export interface ListItem {
  readonly label: string;
  readonly text: string;
  readonly source?: string;
}

export interface List {
  readonly shape: 'list';
  readonly title: string;
  readonly items: readonly ListItem[];
}

interface Prose {
  readonly shape: 'prose';
  readonly title?: string;
  readonly text: string;
}

export interface CardDrawing extends PagePicture {
  readonly shape: 'drawing';
}

/** What a player wants to see of a card beyond its print. */
export interface WantedOfCard {
  readonly sources: boolean;
  readonly odds: boolean;
}
