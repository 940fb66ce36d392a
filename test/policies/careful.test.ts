import { expect, test } from 'vitest';
import { nothingDone } from '../../src/campaign/done.ts';
import { carefully } from '../../src/policies/careful.ts';
import { questionOf } from '../../src/table/decisions.ts';
import { aView, whitworth } from '../support/people/a-turn.ts';
import { book } from '../support/people/campaigns.ts';

test('the careful answer to one question follows the height that was chosen, in whatever order it is asked for', () => {
  const heights = ['4000', '8000', '13000'];
  const about = {
    party: aView('H03', { machines: [whitworth, { ...whitworth, id: 'B2' }], altitude: 4000 }),
    orders: {
      errand: 'mission',
      mission: 'offensive-line-patrol',
      zones: ['A', 'B', 'C'],
      machines: 2,
      target: undefined,
      achieved: nothingDone(),
    },
    heights: heights.map((feet) => ({ feet: Number(feet), aft: 0 })),
  };
  const question = questionOf('height', about, heights);
  const usual = carefully(question, book).answer;
  const low = carefully(question, book, 4000).answer;
  expect(low).toBe('4000');
  expect(usual).not.toBe(low);
  expect(carefully(question, book).answer).toBe(usual);
});
