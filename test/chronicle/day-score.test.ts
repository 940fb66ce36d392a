import { expect, test } from 'vitest';
import { dayScore, scoreMarks, scoreSentence } from '../../src/chronicle/day-score.ts';
import { toldCampaign } from '../support/people/a-told-campaign.ts';

test('(43) the score of a day says how much was flown, won and lost, and not what happened', () => {
  const { days, ...told } = toldCampaign();
  const score = dayScore({ ...told, days: days.slice(0, 1) });
  expect(score).toMatchInlineSnapshot(`
    {
      "day": 1,
      "flown": 2,
      "machinesLost": 1,
      "menLost": 1,
      "notFlown": 1,
      "points": 1,
      "victories": 2,
    }
  `);
  expect(scoreMarks(score)).toMatchInlineSnapshot(`"oo. ** x+"`);
});

test('a day on which nothing was won or lost has the marks of its missions alone', () => {
  const quiet = { day: 9, points: -8, flown: 1, notFlown: 2, victories: 0, machinesLost: 0, menLost: 0 };
  expect(scoreMarks(quiet)).toBe('o..');
  expect(scoreSentence(quiet)).toBe('One mission flown, two left undone, no victories, no machines and no men lost.');
  expect(scoreSentence({ ...quiet, flown: 3, notFlown: 0 })).toContain('Three missions flown, none left undone,');
});

test('a campaign without a day has no score', () => {
  expect(() => dayScore({ ...toldCampaign(), days: [] })).toThrow('has no day');
});
