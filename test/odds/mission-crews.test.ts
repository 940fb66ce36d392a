import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flownBy, flownByAbout } from '../../src/odds/mission-crews.ts';
import { loadRulebook } from '../../src/reading/load.ts';

const book = loadRulebook('data');
const { checksum, ...told } = JSON.parse(readFileSync('src/odds/mission-crews.json', 'utf8'));

test('what missions came to by so many fighters is as npm run crews wrote it, for every manual there is', () => {
  expect(createHash('sha256').update(JSON.stringify(told)).digest('hex')).toBe(checksum);
  expect(Object.keys(told.missions).sort()).toEqual(Object.keys(book.missions).sort());
  for (const [mission, { crews }] of Object.entries(book.missions)) {
    const numbers = flownBy(mission).map(({ fighters }) => fighters);
    expect(numbers).toEqual([...numbers].sort());
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(crews.fighters.from);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(crews.fighters.to);
  }
});

test('of more fighters than were drawn the most that were is told; of an unknown mission nothing', () => {
  const most = flownBy('dawn-patrol').at(-1);
  expect(most).toBeDefined();
  expect(flownByAbout('dawn-patrol', 6)).toEqual(most);
  expect(flownByAbout('dawn-patrol', 2)?.fighters).toBe(2);
  expect(flownByAbout('leaflets', 2)).toBeUndefined();
});
