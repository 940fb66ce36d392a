import { expect, test } from 'vitest';
import { book } from '../../support/cards/book.ts';

const card = book.victoryPoints;
const enemy = (name: string) => card.enemies.find((row) => row.enemy === name);

test('reports: an enemy shot down is worth 20, one of Jasta 11 more', () => {
  expect(enemy('other')?.shotDown).toBe(20);
  expect(enemy('jasta-11')?.shotDown).toBeGreaterThan(20);
});

test('(26) a machine Driven Off is worth nothing', () => {
  expect(card.enemies.map(({ drivenOff }) => drivenOff)).toEqual([0, 0, 0]);
});

test('(43) machines lost or damaged, men killed, taken or wounded all cost points', () => {
  const { lost, damaged } = card.machines;
  for (const { vp } of [lost, damaged, ...Object.values(card.aircrew)]) expect(vp).toBeLessThan(0);
});

test('(49) an undamaged machine at an Emergency Landing Field costs points, but not one that saves its plates', () => {
  expect(card.machines.undamagedAtEmergencyField.vp).toBeLessThan(0);
  expect(card.machines.twoSeaterSavingPlates.vp).toBe(0);
});

test('(48) par is 5 a day, 105 for the campaign', () => {
  expect(card.par.aDay * card.par.days).toBe(105);
});
