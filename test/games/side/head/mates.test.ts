import { expect, test } from 'vitest';
import { advisedMove, bestMove } from '../../../../src/games/side/head/best-move.ts';
import { machineIn } from '../../../../src/games/side/head/known.ts';
import { leftAlone } from '../../../../src/games/side/head/mates.ts';
import { ADVICE_FROM_THE_SIDE } from '../../../../src/games/side/head/opponent.ts';
import { threatsBehind } from '../../../../src/games/side/head/reached.ts';
import { WHYS_FROM_THE_SIDE } from '../../../../src/games/side/head/whys.ts';
import { plan } from '../../../../src/games/side/rules/moving.ts';
import { viewFor } from '../../../../src/games/side/rules/view.ts';
import { kindsAtHand } from '../../../../src/games/side/screen/best-of-kinds.ts';
import type { FightingMachine } from '../../../../src/games/side/table/fighting-machine.ts';
import { AS_EVER } from '../../../../src/kit/head/bent.ts';
import type { Asked } from '../../../../src/table/decisions.ts';
import { there } from '../../../support/fights/cards.ts';
import { allSeen, book, machineAt, sideFight } from '../../../support/fights/side-fights.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const ACE = { strength: 'ace', word: 'advice', bent: AS_EVER } as const;

type Told = Parameters<typeof machineAt>[2];

const pup = (id: string, told: Told) => machineAt(id, 'sopwith-pup', { speed: 6, ...told });
const foe = (told: Told) => machineAt('G1', 'albatros-d3', { west: true, speed: 6, ...told });

/** Whom B2, at that level, leaves alone by ending her move at another. */
function leaves(from: number, to: number, others: readonly FightingMachine[]): string | undefined {
  const own = pup('B2', { hex: 16, level: from });
  const view = viewFor('allied', allSeen(sideFight([own, ...others], { turn: 2 })));
  return leftAlone({ ...own.pose, y: 2 * to }, machineIn(view, 'B2'), view)?.id;
}

const B1 = () => pup('B1', { hex: 18, level: 14 });

test('whoever dives away from a mate with an enemy near leaves him alone', () => {
  const near = [B1(), foe({ hex: 24, level: 14 })];
  expect(leaves(14, 9, near)).toBe('B1');
  expect(leaves(14, 12, near)).toBeUndefined();
});

test('and nobody is left alone who has no enemy near, has another mate there, could not be helped, or falls', () => {
  expect(leaves(14, 9, [B1(), foe({ hex: 40, level: 14 })])).toBeUndefined();
  const near = foe({ hex: 24, level: 14 });
  expect(leaves(14, 9, [B1(), pup('B3', { hex: 17, level: 13 }), near])).toBeUndefined();
  expect(leaves(8, 5, [B1(), near])).toBeUndefined();
  expect(leaves(14, 9, [{ ...B1(), falling: 'pilot-dead' }, near])).toBeUndefined();
});

/** How B2 is asked to fly, and the throttle before it. */
function asked(machines: readonly FightingMachine[], turn: number) {
  const table = freeTable(book, 1, 1);
  plan({ machine: there(machines[0]), pool: 3 }, allSeen(sideFight(machines, { turn })), table);
  const move = there(table.asked.flatMap((each) => (each.decision === 'energy-move' ? [each] : []))[0]);
  const throttle = there(table.asked.flatMap((each) => (each.decision === 'throttle' ? [each] : []))[0]);
  return { move, throttle };
}

const gunsAt = (way: string, about: Asked<'energy-move'>['about']): string[] => {
  const { likely, midway = [] } = there(threatsBehind(way, about, book));
  return [...likely, ...midway].map(({ id }) => id);
};

/** What an ace would fly in B2, and what a player is advised; with how G1 lies. */
function bestAndAdvised(own: Told, his: Told, turn: number) {
  const { about, options } = asked([pup('B2', own), { ...B1(), flew: 'level' }, foe(his)], turn).move;
  const [best = '', advised = ''] = [bestMove, advisedMove].map((choose) => choose(about, options, book, ACE));
  return { about, best, advised };
}

test.each([
  [12, 11, 24],
  [12, 12, 21],
  [17, 12, 24],
])(
  'a player in hex %i, level %i is not advised to leave a mate alone, where another way is nearly as good',
  (hex, level, his) => {
    const { about, best, advised } = bestAndAdvised({ hex, level }, { hex: his, level: 16 }, 2);
    const own = machineIn(about.view, 'B2');
    const leavesBy = (way: string) => leftAlone(there(about.ends[way]).pose, own, about.view)?.id;
    expect([leavesBy(best), leavesBy(advised)]).toEqual(['B1', undefined]);
    expect(gunsAt(best, about)).toEqual(expect.arrayContaining(gunsAt(advised, about)));
  },
);

test('the reason behind throttle and move is that of the move, and says who is left alone', () => {
  const { move, throttle } = asked([pup('B2', { hex: 16, level: 14 }), B1(), foe({ hex: 24, level: 15 })], 2);
  const { about, options } = move;
  const taken = advisedMove(about, options, book, ACE);
  const why = WHYS_FROM_THE_SIDE['energy-move'](about, [taken]);
  expect(WHYS_FROM_THE_SIDE.throttle(throttle.about, [`${about.pip}`], book)).toBe(why);
  const own = machineIn(about.view, 'B2');
  const lone = there(options.find((way) => leftAlone(there(about.ends[way]).pose, own, about.view)));
  expect(WHYS_FROM_THE_SIDE['energy-move'](about, [lone])).toMatch(/leaves B1 alone$/);
  const dives = there(kindsAtHand(about, { options: [lone], book })[0]).best;
  expect(dives?.cells).toContain('leaves B1');
});

test('a stop of the clock that Enter lets go is told to be one at which they would hit back', () => {
  const shot = { by: 'B1' } as never;
  const why = (back: object) => WHYS_FROM_THE_SIDE['time-freeze']({ stops: { 1: [shot] }, back } as never, ['no']);
  expect(why({ 1: [shot] })).toBe('they would hit back as well');
  expect(why({})).toBe('no stop is worth it');
});

test('Enter stops the clock where the shots that the page tells of are worth it, and not where they hit back as well', () => {
  const shot = (by: string, gun: number, die: string) => ({ by, gun, die }) as never;
  const stop = (stops: object, back: object) =>
    ADVICE_FROM_THE_SIDE['time-freeze']({ stops, back } as never, ['no'], book);
  const sure = shot('B1', 0, 'black');
  expect(stop({ 1: [], 2: [sure] }, {})).toBe('2');
  expect(stop({ 2: [sure] }, { 2: [shot('G1', 0, 'black')] })).toBe('no');
  expect(stop({ 2: [sure] }, { 2: [shot('G1', 0, 'white')] })).toBe('2');
  // One gun fires once, two guns twice.
  expect(stop({ 2: [sure, shot('B1', 0, 'white')] }, { 2: [sure] })).toBe('no');
  expect(stop({ 2: [sure, shot('B1', 1, 'black')] }, { 2: [sure] })).toBe('2');
  expect(stop({}, {})).toBe('no');
});
