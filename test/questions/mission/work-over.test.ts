import { describe, expect, test } from 'vitest';
import { nothingDone } from '../../../src/campaign/done.ts';
import { workOver } from '../../../src/questions/mission/work-over.ts';
import type { OrdersView, PartyView } from '../../../src/table/turn-decisions.ts';
import { aTurnOver, aView, camberwell, whitworth } from '../../support/people/a-turn.ts';
import { book } from '../../support/people/activities.ts';

const WON = 'all that the mission brings is won';
const SENT_FOR = 'what it was sent for is done, though strafing may still win points';
const NO_MORE = 'no more points can be won';
const NO_ROUNDS = 'nobody has a gun that fires and rounds for it';

const over = (orders: Partial<OrdersView>, party: Partial<PartyView> = {}) =>
  workOver({ party: aView('H12', party), orders: { ...aTurnOver(aView('H12')).orders, ...orders } }, book);

const patrolled = (...hexes: string[]) => ({ ...nothingDone(), patrolled: hexes });
const spotted = (turns: number, hits: number) => ({ ...nothingDone(), spotting: { unbroken: 0, turns, hits } });
const empty = { ...whitworth, forward: { state: 'clear', ammo: 0 } } as const;
const jammed = { ...whitworth, forward: { state: 'permanent', ammo: 20 } } as const;

describe('nothing more is to be won on a mission', () => {
  test.each<[string, Partial<OrdersView>, Partial<PartyView>, string | undefined]>([
    [
      '(23) a Dawn Patrol of four over three hexes has a fourth',
      { achieved: patrolled('H11', 'H12', 'H13') },
      {},
      undefined,
    ],
    ['(23) over four hexes it has all', { achieved: patrolled('H11', 'H12', 'H13', 'I13') }, {}, WON],
    [
      '(23) (30) an Offensive Line Patrol has its hexes, and the ground to strafe',
      { mission: 'offensive-line-patrol', achieved: patrolled('H11', 'H12', 'H13', 'I13') },
      {},
      SENT_FOR,
    ],
    [
      '(30) which is nothing to guns without rounds',
      { mission: 'offensive-line-patrol', achieved: patrolled('H11', 'H12', 'H13', 'I13') },
      { machines: [empty] },
      WON,
    ],
    [
      'on the way home nothing is asked',
      { errand: 'home', achieved: patrolled('H11', 'H12', 'H13', 'I13') },
      {},
      undefined,
    ],
    ['(23) photographs with nobody to take them', { mission: 'photo-reconnaissance', target: 'J14' }, {}, NO_MORE],
    [
      '(23) with a camera over the target',
      { mission: 'photo-reconnaissance', target: 'J14' },
      { machines: [camberwell] },
      undefined,
    ],
    [
      '(13) with a camera and no light: it may clear up before the target',
      { mission: 'photo-reconnaissance', target: 'J14' },
      { machines: [camberwell], weather: 14 },
      undefined,
    ],
    ['(32) balloons, and a round left', { mission: 'balloon-bursting', zones: ['B', 'C'] }, {}, undefined],
    [
      '(32) balloons, and not a round left',
      { mission: 'balloon-bursting', zones: ['B', 'C'] },
      { machines: [empty] },
      NO_ROUNDS,
    ],
    [
      '(23) the battery fires no more, and one hit of five was seen',
      { mission: 'artillery-spotting', target: 'J14', achieved: spotted(8, 1) },
      { machines: [camberwell] },
      NO_MORE,
    ],
    [
      '(23) (43) no hit was seen, and the two-seater is back across the lines: that is the loss of the mission',
      { mission: 'artillery-spotting', target: 'J14', achieved: { ...spotted(8, 0), escorted: ['B7'] } },
      { machines: [camberwell] },
      NO_MORE,
    ],
    // "No more points can be won" stood there, and then came +3 for a two-seater that was brought back.
    [
      '(23) (43) the battery fires no more, and a fighter has still to bring the two-seater back',
      { mission: 'artillery-spotting', target: 'J14', achieved: spotted(8, 1) },
      { machines: [camberwell, whitworth] },
      `${NO_MORE}, but for +1 for two-seaters brought back`,
    ],
    [
      '(23) (43) once it is back there is nothing more',
      { mission: 'artillery-spotting', target: 'J14', achieved: { ...spotted(8, 1), escorted: ['B7'] } },
      { machines: [camberwell, whitworth] },
      NO_MORE,
    ],
    [
      '(32) a rocket is enough',
      { mission: 'balloon-bursting', zones: ['B', 'C'] },
      { machines: [{ ...empty, rockets: 2 }] },
      undefined,
    ],
    ['(38) a permanent jam', { mission: 'trench-strafing' }, { machines: [jammed] }, NO_ROUNDS],
    ['a mission without a manual', { mission: 'joy-ride' }, {}, undefined],
  ])('%s', (_, orders, party, why) => {
    expect(over(orders, party)).toBe(why);
  });
});
