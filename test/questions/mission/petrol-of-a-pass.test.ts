import { expect, test } from 'vitest';
import { peopleOf } from '../../../src/kit/screen/people.ts';
import { word } from '../../../src/questions/asking/word.ts';
import type { Question } from '../../../src/table/decisions.ts';
import { aView } from '../../support/people/a-turn.ts';
import { book } from '../../support/people/activities.ts';

/** From H12 home are eleven moves, 33 AFT, and two of a turn over the field. */
const again = (fighters: number): string => {
  const about = {
    party: aView('H12', { aft: { fighters, twoSeaters: undefined } }),
    name: 'Column',
    altitude: 0,
    aft: 2,
    shots: 1,
    points: 7,
    machines: [{ machine: 'B1', ways: 35 }],
  };
  const asked = { decision: 'another-pass', about, options: ['again', 'enough'] } as never as Question;
  return word(asked, book, peopleOf({ flights: [] })).options.find(({ answer }) => answer === 'again')?.does ?? '';
};

test('(11) (43) a pass that takes of the petrol for the way home says so before, with its price', () => {
  expect(again(80)).toBe('another pass: 2 AFT. AFT left: fighters 80');
  expect(again(42)).toContain('fighters 42; then AFT 40, home 33');
  expect(again(42)).not.toContain('out of reach');
  expect(again(36)).toMatch(/; then AFT 34, home 33: out of reach, -\d for each whole machine elsewhere$/);
});
