import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Marked, marksOfCards } from '../support/cards/marks-of-cards.ts';

const PAGE = 'docs/charts/known-cells.md';
const OWN = ['derived', 'fitted', 'invented'];
const WHOLE = '(the card)';

interface Line {
  readonly card: string;
  readonly row: string;
  readonly figures: string;
  readonly mark: string;
  readonly why: string;
}

const [known = '', own = ''] = readFileSync(PAGE, 'utf8').split('## Known')[1]?.split('## Our own') ?? [];

/** The lines of the tables below a heading, each with its cells. */
function linesOf(text: string): string[][] {
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (-|row |card )/.test(line));
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}

const knownLines: Line[] = known.split('\n### ').flatMap((section) => {
  const card = section.split('\n')[0] ?? '';
  return linesOf(section).map(([row = '', figures = '', mark = '', why = '']) => ({ card, row, figures, mark, why }));
});
const ownLines: Line[] = linesOf(own).map(([card = '', row = '', mark = '', why = '']) => ({
  card,
  row,
  figures: '',
  mark,
  why,
}));

const marks = marksOfCards();
const told = ({ card, row, cells, mark }: Marked) => `${card}: ${row || WHOLE}: ${cells}: ${mark}`;

describe('(24 of By the book) a mark is backed by a line of docs/charts', () => {
  test('whatever a source is said to have stands on the page with its very figures, and nothing else does', () => {
    const onCards = marks.filter(({ mark }) => !OWN.includes(mark)).map(told);
    const onPage = knownLines.map(({ card, row, figures, mark }) => `${card}: ${row}: ${figures}: ${mark}`);
    expect(onCards.filter((each) => !onPage.includes(each))).toEqual([]);
    expect(onPage.filter((each) => !onCards.includes(each))).toEqual([]);
    expect(new Set(onPage).size).toBe(onPage.length);
  });

  test.each<[RegExp, RegExp]>([
    [/^rulebook \d+$/, /^rule \d+$/],
    [/^rulebook example$/, /^example/],
    [/^rulebook introduction$/, /^introduction/],
    [/^reported$/, /\b(BA|ROO|squadron page)\b/],
    [/^history$/, /^history, /],
  ])('a line marked %s says who says so', (mark, who) => {
    const lines = knownLines.filter((line) => mark.test(line.mark));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ why }) => !who.test(why))).toEqual([]);
    const numbered = lines.filter(({ why }) => why.startsWith('rule '));
    expect(numbered.filter(({ mark: each, why }) => each !== why.replace('rule', 'rulebook'))).toEqual([]);
  });

  test('whatever is our own has its table on the page, with what it was derived from, fitted to or invented for', () => {
    const ours = marks.filter(({ mark }) => OWN.includes(mark));
    const tables = new Set(ours.map(({ card, row, mark }) => `${folded(card)}: ${tableOf(card, row)}: ${mark}`));
    const onPage = ownLines.map(({ card, row, mark }) => `${card}: ${row}: ${mark}`);
    expect([...tables].filter((table) => !onPage.includes(table))).toEqual([]);
    expect(onPage.filter((line) => !tables.has(line))).toEqual([]);
    expect(ownLines.filter(({ why }) => why.length < 10)).toEqual([]);
  });
});

const folded = (card: string) => card.replace(/^(missions|aircraft|battles|(?:squadrons\/corps\/)?tasks)\/.*/, '$1/*');

/** The first words of a row's place: of a manual two, for it has tables within its activities and encounters. */
function tableOf(card: string, row: string): string {
  const steps = row.replace(/\[[^\]]*\]/g, '[*]').split(' ');
  return steps.slice(0, card.startsWith('missions') ? 2 : 1).join(' ') || WHOLE;
}

/** What a hostile reading found marked as known though no source has it. */
test.each<[card: string, row: string, cell: string]>([
  ['cards/enemy-aircraft-response', 'altitude rows[12]', 'feet'],
  ...['twoSeatersAmongUs', 'noScoutAmongThem', 'ourSideOfTheLines'].map((part): [string, string, string] => [
    'cards/enemy-aircraft-response',
    `decisionParts ${part}`,
    'modifier',
  ]),
  ['cards/enemy-aircraft-response', 'decisionParts odds[-30]', 'modifier'],
  ['cards/enemy-aircraft-response', 'decisionParts height[7001]', 'modifier'],
  ['cards/replacements', 'machines rows[2-3]', 'granted'],
  ['cards/replacements', 'aircrew rows[2-3]', 'granted'],
  ['cards/replacements', 'pilots rows[4-8]', 'roll'],
  ['cards/replacements', 'pilots rows[9]', 'firing'],
  ...['3', '5-6', '7-8', '10'].map((roll): [string, string, string] => [
    'cards/archie-and-machine-gun',
    `machineGunHits rows[${roll}]`,
    'result',
  ]),
  ['missions/twilight-patrol', 'encounters 5-6 rows[2]', 'met'],
  ['missions/twilight-patrol', 'encounters 5-6 rows[9]', 'met'],
  ['missions/offensive-line-patrol', 'encounters 1-2 rows[3]', 'met'],
  ['battles/above-douai', 'german', 'numbers'],
  ['squadron/names', 'otherRankService rows[8]', 'service'],
  ['squadron/names', 'otherRankService rows[11]', 'service'],
])('(24 of By the book) %s, %s: no source has its %s', (card, row, cell) => {
  const has = marks.filter((mark) => mark.card === card && mark.row === row && ` ${mark.cells}`.includes(` ${cell} `));
  expect(has.map(({ mark }) => OWN.includes(mark))).toEqual([true]);
});
