import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A cell of a card, or several of one row, with the mark that gives their source. */
export interface Marked {
  /** `cards/weather-effects`, like the name of the file below data/. */
  readonly card: string;
  /** `boxes[7]`: the table and the key of the row. */
  readonly row: string;
  readonly mark: string;
  /** `encounter 1, dfd 47`: the figures; of prose and long lists only that they are there. */
  readonly cells: string;
}

type Row = Readonly<Record<string, unknown>>;

/** The rules in our own words are each marked with a number; they have no figures. */
const WITHOUT_FIGURES = ['rules/rules'];

/** The cards of the other games give the line of their seed in the mark; their pages in docs/charts have the rest. */
const OTHER_FIGHTS = 'fights/';

/** Every row and cell of our cards with its mark. */
export function marksOfCards(folder = 'data'): Marked[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  const cards = files.map((file) => file.replaceAll('\\', '/').replace('.yaml', '')).sort();
  return cards
    .filter((card) => !WITHOUT_FIGURES.includes(card) && !card.startsWith(OTHER_FIGHTS))
    .flatMap((card) => marksIn(parse(readFileSync(`${folder}/${card}.yaml`, 'utf8')), card, ''));
}

function marksIn(value: unknown, card: string, row: string): Marked[] {
  if (!isRow(value)) return [];
  const below = Object.entries(value).flatMap(([key, part]) => marksIn(part, card, stepInto(row, key, part, value)));
  return [...marksOfRow(value, card, row), ...below];
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** The keys that identify a row in a list; without one, its place does. */
const KEYS = ['roll', 'number', 'box', 'day', 'total', 'id', 'target', 'field', 'angle', 'letter', 'when', 'where'];
const MORE_KEYS = ['flight', 'step', 'name', 'activity', 'load', 'grade', 'decoration', 'from', 'at', 'burst', 'row'];

function stepInto(row: string, key: string, part: unknown, list: unknown): string {
  if (!Array.isArray(list)) return row === '' ? key : `${row} ${key}`;
  const told = isRow(part) ? [...KEYS, ...MORE_KEYS].find((each) => isScalar(part[each])) : undefined;
  return `${row}[${told && isRow(part) ? part[told] : Number(key) + 1}]`;
}

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

function marksOfRow(value: Row, card: string, row: string): Marked[] {
  const { source, cells } = value;
  if (typeof source !== 'string') return [];
  const own = isRow(cells) ? cells : {};
  const rest = Object.keys(value).filter((key) => !(key in own) && !UNMARKED.includes(key) && isFigure(value[key]));
  const byMark = new Map<string, string[]>([[source, rest]]);
  for (const [cell, mark] of Object.entries(own)) byMark.set(String(mark), [...(byMark.get(String(mark)) ?? []), cell]);
  return [...byMark]
    .filter(([mark, names]) => names.length > 0 || mark === source)
    .map(([mark, names]) => ({ card, row, mark, cells: figuresOf(names, value) }));
}

/** A row may have a mark for its existence. */
const figuresOf = (names: readonly string[], row: Row): string =>
  names.map((name) => shown(name, cellOf(row, name))).join(', ') || 'no figure';

/** A cell of the row itself, or of a part of it, like the hexes of a row of the map. */
const cellOf = (row: Row, name: string): unknown =>
  name in row ? row[name] : Object.values(row).flatMap((part) => (isRow(part) && name in part ? [part[name]] : []))[0];

/** Not figures of the card: marks, our own words, and parts whose rows have marks of their own. */
const UNMARKED = ['source', 'cells', 'line', 'words', 'briefing', 'rules', 'check', 'dice'];
const isFigure = (value: unknown): boolean => !JSON.stringify(value ?? null).includes('"source"');

function shown(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '').replaceAll('"', '');
  return text.length > LONG ? name : `${name} ${text.replaceAll('|', '/')}`;
}

const LONG = 60;
