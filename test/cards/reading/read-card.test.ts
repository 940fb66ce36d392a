import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CARDS } from '../../../src/cards/contents.ts';
import { refersTo } from '../../../src/cards/marks.ts';
import { formatFault } from '../../../src/cards/reading/fault.ts';
import { readCard } from '../../../src/cards/reading/read-card.ts';
import { rollTable } from '../../../src/cards/reading/table-schema.ts';

const schema = z.strictObject({
  card: z.literal('Trial'),
  dfd: z.int().min(1).max(99),
  side: z.enum(['Allied', 'German']),
  words: z.string().min(1),
  pair: z.array(z.int()).length(2),
  range: z
    .tuple([z.int(), z.int()])
    .refine(([low, high]) => low < high, { error: 'the lower figure stands first' })
    .optional(),
  table: rollTable('weather-change', '1d6', { change: z.int() }).optional(),
  hex: refersTo('hex').optional(),
});

const GOOD = `# A card that is in order
card: Trial
dfd: 47
side: Allied
words: hello
pair: [1, 2]
`;

const read = (text: string) => readCard('trial.yaml', text, schema);
const told = (text: string) =>
  read(text)
    .faults.map(formatFault)
    .map((words) => words.replace('trial.yaml, ', ''));

test('a card in order is read as the rules use it', () => {
  expect(read(GOOD)).toMatchObject({
    file: 'trial.yaml',
    card: { card: 'Trial', dfd: 47, side: 'Allied', words: 'hello', pair: [1, 2] },
    faults: [],
  });
});

describe('what is wrong is told by line and column, with what is allowed and what to do', () => {
  test.each([
    ['dfd: 47', 'dfd: 100', 'line 3, column 1: `dfd` is 100; a whole number from 1 to 99 belongs here. Change it.'],
    ['dfd: 47', 'dfd: 4.7', 'line 3, column 1: `dfd` is 4.7; a whole number from 1 to 99 belongs here. Change it.'],
    [
      'dfd: 47',
      'dfd: "47"',
      'line 3, column 1: `dfd` is "47"; a whole number from 1 to 99 belongs here. Write it without quotes.',
    ],
    ['dfd: 47', 'dfd: long', 'line 3, column 1: `dfd` is "long"; a whole number from 1 to 99 belongs here. Change it.'],
    ['dfd: 47', 'dfd:', 'line 3, column 1: `dfd` is null; a whole number from 1 to 99 belongs here. Change it.'],
    ['dfd: 47\n', '', 'line 2, column 1: `dfd` is missing; a whole number from 1 to 99 belongs here. Add it.'],
    ['card: Trial', 'card: Tail', 'line 2, column 1: `card` is "Tail"; `Trial` belongs here. Change it.'],
    [
      'side: Allied',
      'side: Swiss',
      'line 4, column 1: `side` is "Swiss"; one of Allied, German belongs here. Change it.',
    ],
    ['words: hello', 'words: ""', 'line 5, column 1: `words` is ""; text that is not empty belongs here. Change it.'],
    ['pair: [1, 2]', 'pair: [1]', 'line 6, column 1: `pair` is [1]; a list of 2 belongs here. Change it.'],
    ['pair: [1, 2]', 'pair: [1, x]', 'line 6, column 11: item 2 is "x"; a whole number belongs here. Change it.'],
    [
      'pair: [1, 2]',
      'pair:\n  - 1\n  - two',
      'line 8, column 5: item 2 is "two"; a whole number belongs here. Change it.',
    ],
    [
      'pair: [1, 2]',
      'pair: [1, 2]\nrange: [5, 3]',
      'line 7, column 1: `range` is not in order; the lower figure stands first. Mend it.',
    ],
    [
      'pair: [1, 2]',
      'pair: [1, 2]\nhexes: H09',
      'line 7, column 1: unknown key `hexes`; the keys here are card, dfd, side, words, pair, range, table, hex. Write `hex`.',
    ],
    [
      'pair: [1, 2]',
      'pair: [1, 2]\nsomething: else',
      'line 7, column 1: unknown key `something`; the keys here are card, dfd, side, words, pair, range, table, hex. Take it out.',
    ],
    [
      'words: hello',
      'words: [hello',
      'line 6, column 1: Flow sequence in block collection must be sufficiently indented and end with a ]; this is not YAML. Mend the line.',
    ],
    [
      'words: hello',
      'words: hello\nwords: again',
      'line 6, column 1: Map keys must be unique; this is not YAML. Mend the line.',
    ],
    ['dfd: 47', '\tdfd: 47', 'line 3, column 1: Tabs are not allowed as indentation; this is not YAML. Mend the line.'],
    [
      'words: hello',
      'words: *12000',
      'line 5, column 8: `*12000`; YAML takes a value that begins with * for a part of the file named elsewhere. Put it in quotes.',
    ],
    [
      'pair: [1, 2]\n',
      'pair: [1, 2]\n---\ncard: Trial\n',
      'line 7, column 1: a second document begins; a file holds one card. Take out the ---.',
    ],
  ])('%j written as %j', (good, wrong, words) => {
    expect(told(GOOD.replace(good, wrong))).toContain(words);
  });

  test.each([
    ['', 'line 1, column 1: the file is empty; a group of keys belongs here. Write the card into it.'],
    ['- Trial', 'line 1, column 1: the card is ["Trial"]; a group of keys belongs here. Change it.'],
    ['Trial', 'line 1, column 1: the card is "Trial"; a group of keys belongs here. Change it.'],
  ])('a file of %j', (text, words) => {
    expect(told(text)).toEqual([words]);
  });

  test('several at once, from the top of the file down', () => {
    expect(told(GOOD.replace('47', '100').replace('Allied', 'Swiss').replace('words: hello\n', ''))).toEqual([
      expect.stringMatching(/^line 2, column 1: `words` is missing/),
      expect.stringMatching(/^line 3, column 1: `dfd` is 100/),
      expect.stringMatching(/^line 4, column 1: `side` is "Swiss"/),
    ]);
  });

  test('a key that is a list or a group is told at its place, and the library says nothing', () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    expect(told(`[4]: here\n${GOOD}`)).toEqual([
      'line 1, column 1: a key is a list or a group; a key is one word. Write a word.',
    ]);
    expect(told(`${GOOD}more:\n  ? { a: 1 }\n  : b\n`)).toContain(
      'line 8, column 5: a key is a list or a group; a key is one word. Write a word.',
    );
    expect(warned).not.toHaveBeenCalled();
  });

  test('a text without end is refused, one of 4000 signs is not', () => {
    const of = (signs: number) => told(GOOD.replace('hello', 'x'.repeat(signs)));
    expect(of(4000)).toEqual([]);
    expect(of(4001)).toEqual([
      'line 5, column 8: the words do not end; no text of a card is beyond 4000 signs. Cut it.',
    ]);
  });

  test('an alias that repeats itself without end is refused before it is followed', () => {
    const bomb = [
      'a: &a [1, 1, 1]',
      ...[...'bcdefghij'].map((letter, i) => `${letter}: &${letter} [*${'abcdefghi'[i]}, *${'abcdefghi'[i]}]`),
    ];
    expect(told(bomb.join('\n'))).toHaveLength(18);
  });
});

describe('a table within a card', () => {
  const withTable = (rows: string) => `${GOOD}table:\n  check: weather-change\n  dice: 1d6\n  rows:\n${rows}`;
  const row = (roll: string, change = '1') => `    - { roll: ${roll}, change: ${change}, source: history }\n`;

  test('in order is laid out for reading by its total', () => {
    const { card } = read(withTable(row('1-5') + row('6')));
    expect(card).toMatchObject({
      table: { check: 'weather-change', dice: '1d6', lowest: 1, index: [0, 0, 0, 0, 0, 1] },
    });
  });

  test('whose rows overlap, leave a roll out and lie beyond the dice, tells each', () => {
    expect(told(withTable(row('1-3') + row('3-4') + row('6-8')))).toEqual([
      'line 10, column 3: no row covers the roll 5; every roll needs a row. Add the row, or widen one beside it.',
      'line 12, column 9: rows 1 and 2 both cover the roll 3; each roll belongs to one row. Take it out of one of them.',
      'line 13, column 9: row 3 covers the rolls 6 to 8; 1d6 shows 1 to 6. Keep each row within the dice.',
    ]);
  });

  test('that calls for other dice or another check tells so', () => {
    const other = withTable(row('1-6')).replace('dice: 1d6', 'dice: dice').replace('weather-change', 'wind-change');
    expect(told(other)).toEqual([
      'line 8, column 3: `check` is "wind-change"; `weather-change` belongs here. Change it.',
      'line 9, column 3: `dice` is "dice"; `1d6` belongs here. Change it.',
    ]);
  });

  test('with a row whose roll, cell or source is wrong tells where in the row', () => {
    expect(told(withTable(`${row('one')}    - { roll: 2-6, change: none, source: hearsay }\n`))).toEqual([
      'line 11, column 9: `roll` is "one"; a total of the dice, or a range such as 6-9 belongs here. Change it.',
      'line 12, column 20: `change` is "none"; a whole number belongs here. Change it.',
      expect.stringMatching(/^line 12, column 34: `source` is "hearsay"; `rulebook N`, .* belongs here. Change it.$/),
    ]);
  });
});

test('a fault found later, by comparing cards, is given its place', () => {
  const card = read(`${GOOD}hex: H99\n`);
  expect(card.marks).toEqual([{ act: 'refers', thing: 'hex', id: 'H99', path: ['hex'] }]);
  const words = { found: 'f', allowed: 'a', mend: 'm' };
  expect(card.place({ path: ['hex'], ...words })).toEqual({ file: 'trial.yaml', line: 7, column: 1, ...words });
  expect(card.place({ path: ['pair', 1], ...words })).toMatchObject({ line: 6, column: 11 });
  expect(card.place({ path: ['pair', 9, 'deeper'], ...words })).toMatchObject({ line: 6, column: 1 });
});

test('one figure amiss on the Hit Cards is told by its place, and nothing else is looked for behind it', () => {
  const ours = readFileSync('data/cards/hit-cards.yaml', 'utf8');
  const { faults } = readCard('hit-cards.yaml', ours.replace(/burst: 1,/, 'burst: 99,'), CARDS.hitCards.schema);
  expect(faults.map(({ found }) => found)).toEqual(expect.arrayContaining([expect.stringContaining('`burst` is 99')]));
});

test.each([
  ['1000001', ['the number 1000001']],
  ['-2000000', ['the number -2000000']],
  ['1000000', []],
])('a number that nobody could count to is told: %s', (number, told) => {
  const { faults } = readCard('x.yaml', `feet: ${number}\n`, z.strictObject({ feet: z.int() }));
  expect(faults.map(({ found }) => found)).toEqual(told);
});

test.each([
  ['.nan', '`feet` is no number'],
  ['1e400', '`feet` is a number without end'],
  ['-.inf', '`feet` is a number without end'],
  ['null', '`feet` is null'],
])('what is no number of ours is told as what it is: %s', (number, told) => {
  const { faults } = readCard('x.yaml', `feet: ${number}\n`, z.strictObject({ feet: z.int() }));
  expect(faults.map(({ found }) => found)).toEqual([told]);
});

test('a small card with thousands of slips takes less than two seconds of the processor', () => {
  const schema = z.strictObject({ numbers: z.array(z.literal(['B1', 'B2'])) });
  const text = `numbers: [${Array.from({ length: 8000 }, (_, i) => `"B${i + 10}"`).join(', ')}]\n`;
  const from = process.cpuUsage();
  expect(readCard('x.yaml', text, schema).faults.length).toBeGreaterThan(7000);
  const { user, system } = process.cpuUsage(from);
  expect(user + system).toBeLessThan(2_000_000);
});
