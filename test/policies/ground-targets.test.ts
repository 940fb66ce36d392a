import { describe, expect, test } from 'vitest';
import { nothingDone } from '../../src/campaign/done.ts';
import { inTheAir } from '../../src/policies/in-the-air.ts';
import { PRUDENT } from '../../src/policies/temper.ts';
import type { PartyView } from '../../src/table/turn-decisions.ts';
import { appleton, aTurnOver, aView, whitworth } from '../support/people/a-turn.ts';
import { book } from '../support/people/campaigns.ts';

const PATROLLED = ['H10', 'H11', 'I10', 'I11'];
const party = (told: Partial<PartyView> = {}) =>
  aView('H10', {
    machines: [whitworth, { ...whitworth, id: 'B2' }],
    altitude: 13_000,
    aft: { fighters: 100, twoSeaters: undefined },
    ...told,
  });

/** Sent to an Offensive Line Patrol, of which so many hexes are flown and so many searched. */
const orders = (patrolled: readonly string[], scanned: Record<string, number> = {}) => ({
  errand: 'mission' as const,
  mission: 'offensive-line-patrol',
  zones: ['A', 'B', 'C'] as const,
  machines: 3,
  target: undefined,
  achieved: { ...nothingDone(), patrolled: [...patrolled], scanned },
});
const prudent = inTheAir(PRUDENT);
const movesOn = (about: Parameters<typeof prudent.movement>[0]) =>
  prudent.movement(about, [...about.steps.map(({ step }) => step), 'height', 'stay', 'land'], book);
const turn = (patrolled: readonly string[], scanned?: Record<string, number>, told?: Partial<PartyView>) =>
  movesOn(aTurnOver(party(told), { orders: orders(patrolled, scanned) }));

describe('(23), (30) an Offensive Line Patrol, and what stands on the ground', () => {
  test('once his patrol is flown a prudent commander comes down to 4,000 ft to look for it', () => {
    expect(turn(PATROLLED)).toBe('height');
    const heights = [1000, 4000, 13_000].map((feet) => ({ feet, aft: 0 }));
    const about = { party: party(), orders: orders(PATROLLED), heights };
    expect(prudent.height(about, ['1000', '4000', '13000'], book)).toBe('4000');
  });

  test('before that he keeps his height and goes on', () => {
    expect(turn(PATROLLED.slice(1))).not.toBe('height');
  });

  test('he searches two hexes, and goes home', () => {
    expect(turn(PATROLLED, { H10: 1 }, { altitude: 3000 })).not.toBe('stay');
    expect(turn(PATROLLED, { H10: 1, H11: 1 })).not.toBe('height');
  });

  test('without the petrol for it he does not look', () => {
    expect(turn(PATROLLED, {}, { aft: { fighters: 40, twoSeaters: undefined } })).not.toBe('height');
  });

  test('(34) all see a Lame Duck home, whatever stands on the ground', () => {
    const crippled = party({ machines: [whitworth, { ...whitworth, id: 'B2' }, appleton] });
    const about = { party: crippled, orders: orders(PATROLLED), escorts: [], lameDuck: 'B3', number: 5 };
    expect(prudent.escort(about, ['all', 'alone', 'B1', 'B2'], book)).toBe('all');
  });
});
