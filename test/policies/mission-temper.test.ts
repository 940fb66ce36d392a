import { describe, expect, test } from 'vitest';
import { nothingDone } from '../../src/campaign/done.ts';
import { hasWon, showsLittle, showsNothing } from '../../src/odds/won-so-far.ts';
import { carefully } from '../../src/policies/careful.ts';
import { temperNow } from '../../src/policies/mission-temper.ts';
import { BOLD, PRUDENT } from '../../src/policies/temper.ts';
import { type About, questionOf } from '../../src/table/decisions.ts';
import { appleton, aTurnOver, aView, camberwell, whitworth } from '../support/people/a-turn.ts';
import { book } from '../support/people/campaigns.ts';

const flying = (mission: string, achieved: object = {}, plates: readonly string[] = []) => {
  const machines = [{ ...camberwell, plates: [...plates] }];
  const party = aView('H10', { machines, aft: { fighters: undefined, twoSeaters: 100 } });
  return { party, orders: { ...aTurnOver(party).orders, mission, achieved: { ...nothingDone(), ...achieved } } };
};

describe('a prudent commander', () => {
  test('(13) counts no plate that shows nothing, and exposes the last one too', () => {
    const useless = flying('photo-reconnaissance', { exposed: { B7: 4 } }, ['useless', 'useless']);
    expect([showsNothing(useless, book), hasWon(useless, book)]).toEqual([true, false]);
    expect(temperNow(PRUDENT, useless, book).plates).toBeGreaterThan(PRUDENT.plates);
    const good = flying('photo-reconnaissance', { exposed: { B7: 4 } }, ['useless', 'average']);
    expect([showsNothing(good, book), hasWon(good, book)]).toEqual([false, true]);
    expect(temperNow(PRUDENT, good, book)).toBe(PRUDENT);
    expect(showsNothing(flying('photo-reconnaissance'), book)).toBe(false);
    const poor = flying('long-reconnaissance', { exposed: { B7: 4 } }, ['useless', 'poor']);
    expect([showsNothing(poor, book), showsLittle(poor, book)]).toEqual([false, true]);
    expect(temperNow(PRUDENT, poor, book).plates).toBeGreaterThan(PRUDENT.plates);
    expect(showsLittle(good, book)).toBe(false);
  });

  test('(11) keeps less petrol in hand as long as he would come home with nothing', () => {
    const kept = (achieved: object) => temperNow(PRUDENT, flying('dawn-patrol', achieved), book).inHand;
    expect(kept({})).toBeLessThan(PRUDENT.inHand);
    expect(kept({ patrolled: ['H11', 'H12', 'H13', 'G12'] })).toBe(PRUDENT.inHand);
    expect(temperNow(BOLD, flying('dawn-patrol'), book).inHand).toBe(BOLD.inHand);
  });

  const overField = (hex: string, goes: readonly string[], left: number) => {
    const party = aView(hex, {
      machines: [whitworth, appleton],
      altitude: 1000,
      aft: { fighters: left, twoSeaters: undefined },
    });
    const steps = [
      { step: 'height', aft: 0 },
      { step: 'land', aft: 0 },
      ...(goes.includes('down') ? [{ step: 'land B3', aft: 0, machine: 'B3', goes: 'sets-down' as const }] : []),
      { step: 'leave B3', aft: 0, machine: 'B3', goes: 'parts' as const },
    ];
    const about: About<'movement'> = { ...aTurnOver(party), steps };
    const asked = { ...about, orders: { ...about.orders, machines: 1, errand: 'home' as const } };
    return carefully(
      questionOf(
        'movement',
        asked,
        steps.map(({ step }) => step),
      ),
      book,
    ).answer;
  };

  test('(49) lands with the Lame Duck that he has seen home, where there is no petrol for more work', () => {
    expect(overField('H01', ['down'], 20)).toBe('land');
  });

  test('(36) has her land where he does not, and lets her go her own way where she cannot', () => {
    expect(overField('H01', ['down'], 91)).toBe('land B3');
    expect(overField('I08', ['down'], 91)).toBe('land B3');
    expect(overField('I08', [], 91)).toBe('leave B3');
  });

  const strafing = (mission: string, strafed: number, left: number) => {
    const party = aView('H09', { altitude: 5000 });
    const machines = [{ machine: 'B1', ways: 36, left }];
    const open = [{ activity: 'strafe-trench' as const, name: 'H09', aft: 4, shots: 2, points: 2, machines }];
    const orders = { ...aTurnOver(party).orders, mission, achieved: { ...nothingDone(), strafed } };
    return carefully(questionOf('special-activity', { party, orders, open }, ['strafe-trench', 'none']), book);
  };

  test('(31) strafes in passing only where the burst can bring a whole point', () => {
    const { unitsAPoint = 0 } = book.missions['twilight-patrol']?.activities.strafeTrench ?? {};
    const enough = unitsAPoint + PRUDENT.roundsFor;
    const few = enough - 1;
    expect(unitsAPoint).toBeGreaterThan(1);
    expect(strafing('twilight-patrol', 0, few)).toEqual({ answer: 'none', why: 'no whole point in it' });
    expect(strafing('twilight-patrol', 0, enough).answer).toBe('strafe-trench');
    expect(strafing('twilight-patrol', 1, few).answer).toBe('strafe-trench');
    expect(strafing('trench-strafing', 0, few).answer).toBe('strafe-trench');
  });
});
