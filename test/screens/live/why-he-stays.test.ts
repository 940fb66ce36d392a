import { expect, test } from 'vitest';
import { flownSoFar } from '../../../src/screens/live/flown.ts';
import type { LiveScene } from '../../../src/screens/live/scene.ts';
import { whyHeStays } from '../../../src/screens/live/why-he-stays.ts';
import { book } from '../../support/cards/book.ts';

const BEGAN = { type: 'mission-began', mission: 'dawn-patrol', flight: 'B', watch: 'dawn', zones: ['A'], machines: [] };
const MOVED = { type: 'moved', from: 'H01', to: 'H08', aft: 3 };
const FIGHT = { type: 'fight-began', system: 'wings-over-france', altitude: 8000, dfd: 30, allied: [], germans: [] };

/** Over H08, seven moves from home, which with the phase and the turn over the field need 25. */
function told(bravery: string, aft: number, decision = 'burst', options: readonly string[] = ['1', '2']) {
  const pilot = { rank: 'Captain', surname: 'Haldenby', bravery };
  const scene = {
    question: { decision, about: { machine: 'B1' }, options },
    flown: flownSoFar([BEGAN, { ...MOVED, left: aft }, FIGHT] as never),
    seen: { party: { machines: [{ id: 'B1', pilot }] } },
  };
  return whyHeStays(scene as unknown as LiveScene, book);
}

test('(40) where the petrol goes and only bursts are asked, it is said why he cannot leave', () => {
  expect(told('DD', 25)).toBe('Capt Haldenby cannot leave: DD, daredevil, never leaves a fight (rule 40).');
  expect(told('B', 25, 'track-action', ['hold', 'G12'])).toBe(
    'Capt Haldenby cannot leave: B, brave, stays till they are 2 to 1 (rule 40).',
  );
  expect(told('N', 25)).toBe('Capt Haldenby cannot leave: he attacks.');
  expect(told('N', 25, 'return-fire', ['1', 'hold'])).toBe('Capt Haldenby cannot leave: he is attacked.');
});

test('nothing is said where there is petrol, where he may leave, or of another question', () => {
  expect(told('DD', 60)).toBeUndefined();
  expect(told('B', 25, 'track-action', ['hold', 'escape'])).toBeUndefined();
  expect(told('B', 25, 'ignore-driven-off', ['stay', 'go'])).toBeUndefined();
});
