import { expect, test } from 'vitest';
import { dearestText, type ToldMistake } from '../../../src/screens/pages/coach-page.ts';
import { coachFor, EveningCoach } from '../../../src/seat/coach/evening.ts';
import { PACES } from '../../../src/seat/coach/weigh.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { book } from '../../support/cards/book.ts';
import { aCoachedDay, FEW_PLAYOUTS } from '../../support/people/a-coached-day.ts';

const coached = { name: 'x', log: aCoachedDay(book), book, options: { saves: '.' } };
const ENDED: readonly GameEvent[] = [{ type: 'day-ended', day: 1, points: 0, total: 0 }];

test('nothing is told before a day has ended, and of each day once', async () => {
  const coach = new EveningCoach(coached, { paces: FEW_PLAYOUTS, patience: 60_000 });
  coach.heard([]);
  expect(await coach.told()).toBeUndefined();
  coach.heard(ENDED);
  const told = await coach.told();
  expect(told).toMatch(/^Coach: .* of 1 April /);
  expect(told).not.toContain('So far');
  expect(await coach.told()).toBeUndefined();
});

test('whoever reads faster than a day is weighed hears how far it came', async () => {
  const coach = new EveningCoach(coached, { paces: PACES, patience: 1 });
  coach.heard(ENDED);
  expect(await coach.told()).toMatch(/ So far: \d+ of \d+ decisions\. wof coach x --day 1 /);
});

test('of a day that the coach refuses nothing is told in the evening', async () => {
  const coach = new EveningCoach(coached, { paces: FEW_PLAYOUTS, patience: 1 });
  coach.heard([{ type: 'day-ended', day: 9, points: 0, total: 0 }]);
  expect(await coach.told()).toBeUndefined();
});

test('nobody is coached who has not asked for it, nor where nobody sits at a terminal', () => {
  const answering = { ask: async () => undefined, script: undefined };
  expect(coachFor(coached, answering, { saves: '.' })).toBeUndefined();
  expect(
    coachFor(coached, answering, { saves: '.', settings: { flags: { coach: 'evening' }, file: {} } }),
  ).toBeUndefined();
});

const NOTHING = { points: 0, machines: 0, men: 0, good: 0 };
const MISTAKE: ToldMistake = {
  day: 3,
  where: 'Line Patrol, turn 7, H09, 8,000 ft',
  ask: 'Attack?',
  given: 'attack',
  better: 'decline',
  says: { given: 'attack', better: 'decline (leave them alone)' },
  lead: 3.72,
  within: 1.4,
  to: 'mission',
  playouts: 400,
  came: { given: NOTHING, better: NOTHING },
  isCareful: false,
  cameOut: '',
  more: 0,
};

test('the dearest decision is told with its cost, where it was made, and what would have been better', () => {
  expect(dearestText(MISTAKE, { days: [3], questions: 30, left: 0 }, 'dawn')).toBe(
    'Coach: the dearest decision of 3 April cost 3.7 points (2.3 to 5.1): Line Patrol, turn 7, H09, 8,000 ft. You answered attack; better was decline (leave them alone). wof coach dawn --day 3 has the rest.',
  );
});

test('where nothing cost more than luck can explain, that is said, and how far the day was weighed', () => {
  expect(dearestText(undefined, { days: [3], questions: 30, left: 0 }, 'dawn')).toBe(
    'Coach: no decision of 3 April cost more than luck can explain.',
  );
  expect(dearestText(undefined, { days: [3], questions: 10, left: 20 }, 'dawn')).toBe(
    'Coach: no decision of 3 April cost more than luck can explain. So far: 10 of 30 decisions. wof coach dawn --day 3 goes on.',
  );
});
