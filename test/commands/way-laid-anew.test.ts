import { expect, test, vi } from 'vitest';
import { USUAL_ORDERS } from '../../src/campaign/standing-orders.ts';
import { paperFor } from '../../src/page/paper.ts';
import type { Seat } from '../../src/seat/seat.ts';
import { homeward } from '../../src/seat/typed/careful-course.ts';
import { flyOn } from '../../src/seat/typed/fly-course.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { book } from '../support/cards/book.ts';

const LEFT: GameEvent[] = [{ type: 'lame-duck-escorted', machine: 'B2', by: ['B1'] }];
const QUIET: GameEvent[] = [];

/** Bound for home as was ordered, where nothing is asked just now. */
function boundForHome() {
  const courses: Seat['courses'] = { flown: homeward(book), goesOn: 'a careful commander would stay out no longer' };
  const sitting = { asked: undefined, orders: USUAL_ORDERS, position: { status: 'throwing' } };
  const seat = { courses, sitting, book, json: true, teller: { tell: () => {} } } as never;
  return { courses, flies: (news: GameEvent[]) => flyOn(seat, news, () => undefined) };
}

test('a way home by orders is laid anew, and no longer held against it, when a Lame Duck is seen to', () => {
  const { courses, flies } = boundForHome();
  flies(LEFT);
  expect(courses).toEqual({ isAtHand: false });
});

test('a mission that is over has no course that stops, or could be flown on', () => {
  const { courses, flies } = boundForHome();
  flies([{ type: 'mission-ended', mission: 'dawn-patrol', homecomings: [], scores: [], points: 0, fates: [] }]);
  expect(courses).toMatchObject({ flown: undefined, stopped: undefined, isAtHand: false });
});

test.each([
  ['how a fight goes on', { view: {} }, ''],
  ['where they are placed', {}, 'The course waits for your answer.\n'],
])('a course that waits for %s says so, but for a fight', (_, about, said) => {
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const asked = { decision: 'attack', about, options: ['spread'] };
  const courses: Seat['courses'] = { flown: homeward(book) };
  const sitting = { asked, orders: USUAL_ORDERS, position: { status: 'asking' } };
  const teller = { tellsAll: true, tell: () => {} };
  flyOn(
    { courses, sitting, book, teller, paper: paperFor({ columns: 80, isTerminal: false, colour: false }) } as never,
    QUIET,
    () => undefined,
  );
  const printed = out.mock.calls.map(([text]) => text).join('');
  out.mockRestore();
  expect(printed).toBe(said);
  expect(courses.awaits).toBe(asked);
});

test('while nothing happens the way home is not offered twice', () => {
  const { courses, flies } = boundForHome();
  flies(QUIET);
  expect(courses).toMatchObject({ flown: homeward(book), goesOn: 'a careful commander would stay out no longer' });
});
