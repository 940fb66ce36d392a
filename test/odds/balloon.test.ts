import { expect, test } from 'vitest';
import { initiativeNumber, manualNamed } from '../../src/cards/rulebook.ts';
import { firstPassOf, waysToDestroy } from '../../src/odds/balloon.ts';
import { appleton } from '../support/people/a-turn.ts';
import { book, given } from '../support/people/activities.ts';

const attacker = { ...appleton, forward: { state: 'clear' as const, ammo: 30 } };
const card = given(manualNamed('balloon-bursting', book)?.activities.attackBalloon);
const [ordinary, , rockets] = card.loads;
const FACES = [1, 2, 3, 4, 5, 6];
const TWO_DICE = FACES.flatMap((one) => FACES.map((other) => one + other));

/** The units by which the longest burst grows: one for each two of the difference, six at most. */
const longest = (above: number) => Math.max(0, Math.min(6, Math.ceil(above / 2)));

test('(30) (32) a first pass hits as often as its roll, its longest burst and the Hit Card have it', () => {
  const aircraft = given(book.aircraft[appleton.aircraft]);
  const hits = TWO_DICE.reduce((sum, roll) => {
    const burst = longest(initiativeNumber(aircraft, roll + appleton.pilot.skill, 'low') - card.initiative);
    const numbers = burst === 0 ? [] : given(book.hitCards.angles.diving[burst - 1]).hits[appleton.pilot.firing];
    return sum + TWO_DICE.filter((hit) => numbers.includes(hit)).length;
  }, 0);
  const { hit, destroyed } = firstPassOf([attacker], card, book);
  expect(hit).toBeCloseTo(hits / 36 ** 2, 10);
  expect(destroyed).toBeCloseTo((hit * waysToDestroy(card, given(ordinary))) / 36, 10);
});

test('(32) two have two chances, a hole helps the second, and who has nothing to fire has none', () => {
  const gunless = { ...attacker, forward: { state: 'permanent' as const, ammo: 0 } };
  const one = firstPassOf([attacker], card, book);
  const two = firstPassOf([attacker, attacker], card, book);
  expect(two.hit).toBeCloseTo(1 - (1 - one.hit) ** 2, 10);
  // With ordinary rounds 2 to 4 do nothing, 10 to 12 destroy it; one hole adds one to the next throw.
  const first = { nothing: 6 / 36, holed: 24 / 36, destroyed: 6 / 36 };
  const holed = { destroyed: 10 / 36 };
  const { hit } = one;
  const stillWhole = 1 - hit + hit * first.nothing;
  const both = hit * first.destroyed * (1 + stillWhole) + hit * first.holed * hit * holed.destroyed;
  expect(two.destroyed).toBeCloseTo(both, 10);
  expect(firstPassOf([gunless], card, book)).toEqual({ hit: 0, destroyed: 0 });
  const withRockets = firstPassOf([{ ...gunless, rockets: 8 }], card, book);
  expect(withRockets.destroyed).toBeCloseTo((withRockets.hit * waysToDestroy(card, given(rockets))) / 36, 10);
});
