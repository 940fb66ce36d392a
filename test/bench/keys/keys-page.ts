import { GAME_NAMES } from '../../../src/games/game-names.ts';
import { loadRulebook } from '../../../src/reading/load.ts';
import { asMarkdown } from '../../charts/as-markdown.ts';
import { writeBlock } from '../../charts/block.ts';
import { firstDay, homeThroughCloud, manyFirstDays, type Row } from './count-days.ts';

export const KEYS_PAGE = 'docs/charts/keys.md';
const COLUMNS = [
  'what is played',
  'Dog-Fights',
  'answers in the log-book',
  'lines typed',
  'keys pressed',
  'lines to read',
];

/** Counts what somebody types, presses and reads, and puts it into the page. */
export async function countDays(): Promise<void> {
  const book = loadRulebook('data');
  const rows: Row[] = [];
  for (const system of GAME_NAMES) rows.push(await firstDay(system, book));
  rows.push(await homeThroughCloud(book));
  const { days, middle, most } = await manyFirstDays(book);
  const table = asMarkdown({ columns: COLUMNS, rows: rows.map(cells) });
  const text = `${table}\n\nOf ${days} first days, each with dice of its own, the middle one takes ${middle} lines, and that with the most ${most}.`;
  console.log(text);
  writeBlock(KEYS_PAGE, 'keys', text);
}

const cells = ({ what, fights, answers, counted }: Row): string[] => [
  what,
  ...[fights, answers, counted.typed, counted.keys, counted.record].map(String),
];

/** The rows of the page as they lie in the documents: what is played, and the figures behind it. */
export const rowsOfPage = (page: string): { readonly what: string; readonly figures: readonly number[] }[] =>
  [...page.matchAll(/^\| (a [^|]*?) +\|(.*)\|$/gm)].map(([, what = '', cellsOf = '']) => ({
    what,
    figures: cellsOf.split('|').map(Number),
  }));
