import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OWN_GAME } from '../../src/games/game-names.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { monthsBy, rowOf } from '../bench/five-games/months.ts';
import { rowsIn } from './as-markdown.ts';
import { blockOn } from './block.ts';

test('the page of the five games has the months of the track as they come to today', () => {
  const page = blockOn(readFileSync('docs/charts/balance.md', 'utf8'), 'the track today');
  const [, many = '', flight, seed = ''] =
    /(\d+) campaigns of ([ABC]) Flight by prudent, seed `(\w+)`/.exec(page) ?? [];
  expect(flight).toBe('B');
  const months = monthsBy(OWN_GAME, { flight: 'B', seed, campaigns: Number(many) }, loadRulebook('data'));
  expect(rowsIn(page)).toContainEqual(rowOf(OWN_GAME, months));
});
