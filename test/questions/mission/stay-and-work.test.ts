import { describe, expect, test } from 'vitest';
import { nothingDone } from '../../../src/campaign/done.ts';
import { linesIn, severalIn } from '../../../src/questions/asking/put.ts';
import type { Question } from '../../../src/table/decisions.ts';
import type { OrdersView } from '../../../src/table/turn-decisions.ts';
import { aTurnOver, aView, camberwell, whitworth } from '../../support/people/a-turn.ts';
import { book } from '../../support/people/activities.ts';

const steps = [
  { step: 'stay', aft: 2 },
  { step: 'e', aft: 3, hex: 'H10' },
];

const over = (told: object, orders: Partial<OrdersView> = {}, open = steps): Question => {
  const party = aView('H09', { machines: [whitworth, camberwell], altitude: 6000, weather: 8, ...told });
  const usual = aTurnOver(party, { steps: open });
  const spotting = { mission: 'artillery-spotting', target: 'H09', achieved: nothingDone() };
  const about = { ...usual, orders: { ...usual.orders, ...spotting, ...orders } };
  return { decision: 'movement', about, options: open.map(({ step }) => step) };
};

const work = (ways: number, options = ['spot', 'none']) =>
  ({
    decision: 'special-activity',
    about: { open: [{ activity: 'spot', machines: [{ machine: 'B7', ways }] }] },
    options,
  }) as never;

describe('(14) (23) to stay over the work and to do it is one answer', () => {
  test('it is offered with its chance, where there is one and the turn may be stayed', () => {
    expect(linesIn(over({}), book)).toMatchObject([{ line: 'stay spot', answers: ['stay', 'spot'], isCareful: true }]);
    expect(linesIn(over({}), book)[0]?.does).toMatch(
      /^stay, and call the fall of shot: 2 AFT; 10 in 36 for a hit of the guns, \+3; \d+ in 36 to be met$/,
    );
    expect(linesIn(over({ altitude: 9000 }), book)).toEqual([]);
    expect(linesIn(over({}, {}, steps.slice(1)), book)).toEqual([]);
    expect(linesIn(over({}, { errand: 'home' }), book)).toEqual([]);
  });

  test('the work follows, unless something else is asked first or the weather has made it worse', () => {
    const read = severalIn('stay spot', over({}), book);
    if (!read || 'wrong' in read) throw new Error('It is not read.');
    const [stay, spot] = read.words;
    expect(stay?.(undefined)).toEqual({ is: 'answer', answer: 'stay' });
    expect(spot?.(work(10))).toEqual({ is: 'answer', answer: 'spot' });
    expect(spot?.(work(6))).toBeUndefined();
    expect(spot?.(work(10, ['none']))).toBeUndefined();
    expect(spot?.(over({}))).toBeUndefined();
  });

  test('a line for other work, or where there is none, is not taken', () => {
    expect(severalIn('stay photograph', over({}), book)).toEqual({
      wrong: 'There is no work here now that stay photograph could do.',
    });
    expect(severalIn('stay here', over({}), book)).toBeUndefined();
    expect(severalIn('stay spot twice', over({}), book)).toBeUndefined();
  });
});
