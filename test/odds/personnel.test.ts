import { expect, test } from 'vitest';
import { chanceOfBetter, skillAfter, skillModifier } from '../../src/odds/charts/personnel-charts.ts';
import { book } from '../support/cards/book.ts';

const card = book.pilotSkillFiringAndBravery;

test('(45) a novice after two missions and a fight betters his Skill on 9 or more: 10 ways of 36', () => {
  const modifier = skillModifier(card, { missions: 2, fought: true, victories: 0, skill: 1 });
  expect(modifier).toBe(2);
  expect(chanceOfBetter(card.skillCheck, modifier)).toBeCloseTo(10 / 36, 12);
});

test('(45) no more than two missions and two victories count', () => {
  const day = { missions: 4, fought: true, victories: 5, skill: 3 };
  expect(skillModifier(card, day)).toBe(2 + 1 + 2 - 3);
});

test('(45)(51) the spread of a novice after 21 days adds up to one and never passes 7', () => {
  const chances = skillAfter(card, 21);
  expect(chances).toHaveLength(7);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
});
