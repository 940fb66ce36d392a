import { expect, test } from 'vitest';
import { LAST_DAY } from '../../../src/campaign/campaign.ts';
import { aprilCharts } from '../../../src/screens/pages/april-charts.ts';
import { bFlight } from '../../support/people/flights.ts';
import { plain } from '../../support/plain-paper.ts';

test('the strength of a campaign that is over has a column for each of its days, and none for the day after', () => {
  const dawns = Array.from({ length: LAST_DAY + 1 }, (_, i) => bFlight({ day: i + 1 }));
  const over = bFlight({ day: LAST_DAY + 1 }, { points: dawns.slice(1).map(() => 1) });
  const axes = aprilCharts(dawns, over, plain(200))
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('April'));
  expect(axes).toHaveLength(3);
  expect(new Set(axes).size).toBe(1);
  expect(axes?.[0]).toMatch(new RegExp(` ${LAST_DAY}$`));
});
