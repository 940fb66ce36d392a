import { expect, test } from 'vitest';
import { armament } from '../../../src/kit/guns/armament.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';

/** The armament of each aircraft of ours that carries ammo, with a load. */
const armed = (load: Parameters<typeof armament>[1]) =>
  Object.entries(book.aircraft).flatMap(([id, card]) => (card.ammo ? [{ id, card, guns: armament(card, load) }] : []));

test.each(['ordinary', 'rockets'] as const)('(32) with a load of %s each gun of ours has thirty units', (load) => {
  for (const { id, card, guns } of armed(load)) {
    const full = { state: 'clear', ammo: 30 };
    expect([id, guns.forward]).toEqual([id, card.guns.forward === 'none' ? undefined : full]);
    expect([id, guns.rear]).toEqual([id, card.guns.observer === 'none' ? undefined : full]);
  }
});

test('(32) Buckingham is loaded by single-seaters alone: thirty units in the place of ordinary bullets', () => {
  for (const { id, card, guns } of armed('buckingham')) {
    if (guns.forward) expect([id, guns.forward.ammo]).toEqual([id, card.seats === 1 ? 30 : 0]);
    if (guns.rear) expect([id, guns.rear.ammo]).toEqual([id, 30]);
    expect(guns.rockets).toBe(0);
  }
});

test('(32) eight rockets hang on the struts of a single-seater that was loaded with them, and none otherwise', () => {
  for (const { id, card, guns } of armed('rockets')) expect([id, guns.rockets]).toEqual([id, card.seats === 1 ? 8 : 0]);
  expect(armed('ordinary').every(({ guns }) => guns.rockets === 0)).toBe(true);
});
