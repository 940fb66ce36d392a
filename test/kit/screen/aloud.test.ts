import { expect, test } from 'vitest';
import { lookoutsOf, threatsText, whereText } from '../../../src/kit/screen/aloud.ts';

const flying = (id: string, side: 'allied' | 'german') => ({ id, side });
const all = [flying('B1', 'allied'), ...['G1', 'G2', 'G3', 'G4'].map((id) => flying(id, 'german'))];

function aloudOf(count: number, at?: (own: { id: string }) => string) {
  const seen = { where: () => 'ahead', fires: () => true, ...(at && { at }) };
  return { who: [], lookouts: lookoutsOf('allied', all.slice(0, count + 1), seen) };
}

test('of a few each is told with his place, of many only who they are', () => {
  expect(threatsText(aloudOf(1))).toBe('G1 can fire at B1: ahead.\nB1 can fire at G1: ahead.');
  expect(threatsText(aloudOf(4))).toBe('G1, G2, G3 and G4 can fire at B1.\nB1 can fire at G1, G2, G3 and G4.');
});

test('where begins with the machine itself, and with its height where there are heights', () => {
  expect(whereText(aloudOf(0), undefined, 'B1')).toBe('From B1: nobody.');
  expect(
    whereText(
      aloudOf(0, () => 'height 36'),
      'b1',
      undefined,
    ),
  ).toBe('From B1, height 36: nobody.');
});
