import { expect, test } from 'vitest';
import { heardBy } from '../../src/page/paper.ts';
import { left, right, tableText } from '../../src/page/table.ts';
import { plain } from '../support/plain-paper.ts';

const HEADS = [left(''), right('mine'), right('his'), left('note')];
const ROWS = [
  ['Missions flown', '4', '5', ''],
  ['Balloons', '0', '1', 'at Oppy'],
];

test('a table has its heads above a rule, and a row a line', () => {
  expect(tableText(HEADS, ROWS, plain(80)).split('\n')).toEqual([
    '                mine  his  note',
    '----------------------------------',
    'Missions flown     4    5',
    'Balloons           0    1  at Oppy',
  ]);
});

test('by ear each row is a line, and each figure stands behind the head of its column', () => {
  expect(tableText(HEADS, ROWS, heardBy(plain(80))).split('\n')).toEqual([
    'Missions flown: mine 4, his 5',
    'Balloons: mine 0, his 1, note at Oppy',
  ]);
  expect(tableText([right('VP'), left('day')], [['5', '2']], heardBy(plain(80)))).toBe('VP 5: day 2');
});
