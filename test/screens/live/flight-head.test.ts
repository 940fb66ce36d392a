import { expect, test } from 'vitest';
import { nothingDone } from '../../../src/campaign/done.ts';
import { GAME_CARDS } from '../../../src/games/cards.ts';
import { paperFor } from '../../../src/page/paper.ts';
import { goalParts } from '../../../src/questions/mission/goal-text.ts';
import { aftText, flightHead } from '../../../src/screens/live/flight-head.ts';
import { flownSoFar } from '../../../src/screens/live/flown.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { book } from '../../support/cards/book.ts';
import { aTurnOver, aView } from '../../support/people/a-turn.ts';

const flown = (machines: number, mission = 'dawn-patrol', target?: string) => ({
  mission,
  zones: ['A', 'B', 'C'],
  machines,
  target,
  track: ['H01'],
  altitude: 9000,
  aft: 73,
  weather: 5,
});

/** The title and the goal. */
const headAt = (columns: number, of: ReturnType<typeof flown>, isRoomy = false) => {
  const paper = paperFor({ columns, isTerminal: true, colour: false });
  return flightHead({ flown: of, seen: undefined }, book, paper, isRoomy ? 'in-full' : 'in-short').slice(0, -2);
};

const goalAt = (columns: number, machines: number, isRoomy = false) =>
  headAt(columns, flown(machines), isRoomy).slice(1);

test.each([
  [80, 4, ['Goal: hexes patrolled: 2 for +1, 4 for +3. So far 0 hexes. mission tells how.']],
  [80, 2, ['Goal: hexes patrolled by two machines or fewer: 4 for +1. So far 0 hexes.']],
])('the goal at %i columns, of %i machines, is cut off nowhere', (columns, machines, goal) => {
  expect(goalAt(columns, machines)).toEqual(goal);
});

test('(23) a hex that the present turn is spent over counts at its end, and the goal says so', () => {
  const paper = paperFor({ columns: 80, isTerminal: true, colour: false });
  const party = aView('H12', { stays: true });
  const { orders } = aTurnOver(party);
  const goal = (achieved: typeof orders.achieved) =>
    flightHead({ flown: flown(3), seen: { party, orders: { ...orders, achieved } } }, book, paper, 'in-short').join(
      ' ',
    );
  expect(goal({ ...nothingDone(), patrolled: ['H11'] })).toContain('So far 1 hex (H11), and H12 with this turn.');
  expect(goal({ ...nothingDone(), patrolled: ['H12'] })).toContain('So far 1 hex (H12).');
});

test.each([40, 60, 80, 120])('the weather at %i columns ends with a whole clause', (columns) => {
  const paper = paperFor({ columns, isTerminal: true, colour: false });
  const line = flightHead({ flown: flown(4), seen: undefined }, book, paper, 'in-short').at(-1) ?? '';
  expect(line.length).toBeLessThanOrEqual(columns);
  expect(line).toMatch(/\.$/);
  expect(line).not.toMatch(/;\.$/);
});

test('where the goal leaves no room, it is said beside the title what tells the rest of it', () => {
  expect(headAt(80, flown(2))).toEqual([
    'Dawn Patrol, zones A, B, C: mission tells how',
    'Goal: hexes patrolled by two machines or fewer: 4 for +1. So far 0 hexes.',
  ]);
});

test('where the title leaves none either, the goal has a line more', () => {
  expect(headAt(40, flown(2, 'bombing-raid')).join('\n')).toMatch(
    /^Bombing Raid, zones A, B, C\nGoal: [^…]+ mission\s+tells\s+how\.\n/,
  );
});

test.each(Object.keys(book.missions))('%s: at 80 columns how it is done is told, or where to read it', (mission) => {
  for (const machines of [1, 2, 4, 6]) {
    const head = headAt(80, flown(machines, mission));
    const how = goalParts({ mission, machines, achieved: nothingDone() }, book).map((part) => part.how);
    const text = head.join(' ');
    expect(text.includes('mission tells how') || how.every((each) => text.toLowerCase().includes(each))).toBe(true);
    expect(head.every((line) => line.length <= 80 && !line.includes('…'))).toBe(true);
  }
});

test('a wide or a tall page has room for how it is done', () => {
  expect(goalAt(240, 4).join(' ')).toContain('2 to 8 moves off, ground seen or up to 3,000 ft.');
  expect(goalAt(80, 4, true).join(' ')).toContain('2 to 8 moves off, ground seen or up to 3,000 ft.');
});

const BEGAN = { type: 'mission-began', mission: 'dawn-patrol', flight: 'B', watch: 'dawn', zones: ['A'], machines: [] };
const MOVED = { type: 'moved', from: 'H01', to: 'H02', aft: 3, left: 100 };

/** What the page says is left of a hundred AFT. */
function aftAfter(...events: readonly object[]): number {
  const so = flownSoFar([BEGAN, MOVED, ...events] as never);
  return so ? Number(aftText({ flown: so, seen: undefined }, book)) : Number.NaN;
}

test('(19) in a fight the AFT falls phase by phase, and is told once when it is over', () => {
  const phase = (number: number): GameEvent => ({ type: 'phase-began', phase: number, altitude: 8000, dfd: 30 });
  const each = book.turnProcedure.aft.dogFightPhase.aft;
  expect(each).toBeGreaterThan(0);
  expect([aftAfter(phase(1)), aftAfter(phase(1), phase(2), phase(3))]).toEqual([100, 100 - 2 * each]);
  const cost: GameEvent = { type: 'dog-fight-cost', phases: 3, aft: 3 * each, altitude: 5000 };
  expect(aftAfter(phase(1), phase(2), phase(3), cost)).toBe(100 - 3 * each);
});

test('(19) where the petrol of a fight grows short its line counts the running phase in, and says what is spare', () => {
  // From J09 home are eight moves and two AFT over the field, to Mercatel one move.
  const line = (hex: string, aft: number, columns = 80): string => {
    const begun = {
      type: 'fight-began',
      system: 'wings-over-france',
      altitude: 8000,
      dfd: 30,
      allied: [],
      germans: [],
    };
    const so = flownSoFar([BEGAN, { ...MOVED, to: hex, left: aft }, begun] as never);
    const [told = ''] = so
      ? flightHead(
          { flown: so, seen: undefined },
          book,
          paperFor({ columns, isTerminal: true, colour: false }),
          'in-a-line',
        )
      : [];
    return told;
  };
  // Where there is no room for all of it, the petrol is what stays whole.
  expect(line('H08', 31, 60)).toBe('AFT 31; home needs 23: 6 spare. Over H08.');
  expect(line('H08', 31, 40)).toBe('AFT 31; home needs 23: 6 spare.');
  expect(line('J09', 100)).toMatch(/AFT 100; home \d+\.$/);
  expect(line('H08', 31)).toMatch(/AFT 31, 29 after this phase; home needs 23: 6 spare\.$/);
  expect(line('H08', 25)).toMatch(/AFT 25, 23 after this phase; home needs 23: 0 spare\.$/);
  expect(line('H10', 5)).toMatch(/AFT 5, 3 after this phase; [A-Z]\w+ needs \d+: \d+ too few\./);
});

test.each([
  ['clouds-of-glory', 'clouds-turn-began'],
  ['winged-victory', 'side-turn-began'],
  ['wings-of-glory', 'card-turn-began'],
] as const)('(19) in %s it falls after as many turns as make a phase', (system, type) => {
  const met = { type: 'fight-began', system, altitude: 8000, dfd: 30, over: 'enemy', allied: [], germans: [] };
  const turns = (count: number) => Array.from({ length: count }, (_, n) => ({ type, turn: n + 1 }));
  const each = book.turnProcedure.aft.dogFightPhase.aft;
  const long = GAME_CARDS[system].turnsInPhase?.(book) ?? 0;
  expect(long).toBeGreaterThan(1);
  // While the last turn of a phase is flown, the phase is not over.
  expect([1, long, long + 1, 2 * long, 2 * long + 1].map((count) => aftAfter(met, ...turns(count)))).toEqual(
    [0, 0, 1, 1, 2].map((phases) => 100 - phases * each),
  );
  const cost = { type: 'dog-fight-cost', phases: 2, aft: 2 * each, altitude: 5000 };
  expect(aftAfter(met, ...turns(long + 1), cost)).toBe(100 - 2 * each);
});

test('(35) when the mission is taken up again its height is that of those who waited, not of those who flew home', () => {
  const part = (type: 'detached' | 'mission-resumed') => ({ type, machines: ['B1'], hex: 'H09', weather: 7 });
  const down: GameEvent = { type: 'height-changed', from: 8000, to: 3000, aft: 0 };
  const heightAfter = (...events: readonly object[]) =>
    flownSoFar([BEGAN, MOVED, { type: 'height-changed', from: 0, to: 8000, aft: 16 }, ...events] as never)?.altitude;
  expect(heightAfter(part('detached'), down)).toBe(3000);
  expect(heightAfter(part('detached'), down, part('mission-resumed'))).toBe(8000);
  expect(heightAfter(part('detached'), part('detached'), down, part('mission-resumed'), part('mission-resumed'))).toBe(
    8000,
  );
});

test('(13) the goal has how many plates are usable, and what the best shows', () => {
  const done = (plates: readonly string[]) => {
    const achieved = { ...nothingDone(), exposed: { B7: 3 }, plates };
    return goalParts({ mission: 'photo-reconnaissance', machines: 3, achieved }, book).map((part) => part.done);
  };
  expect(done(['useless', 'average', 'poor'])).toContain('3 plates exposed, 2 usable, the best average');
  expect(done(['useless'])).toContain('3 plates exposed, none usable');
  expect(done([])).toContain('3 plates exposed');
});
