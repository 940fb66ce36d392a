import type { CardScenario } from './card-scenario.ts';
import type { CardSystem } from './card-systems.ts';

/** Machines stand so far apart, and so far from their own edge, in millimetres. */
const BESIDE = 120;
const IN = 100;
const LENGTH = 900;

/**
 * (W002) (W003) (W035) (G003) (G004) The two sides opposite each other; as wide a table as they need. (W033) (G034) Who
 * flies last has won.
 */
export function skirmish(system: CardSystem, allied: readonly string[], german: readonly string[]): CardScenario {
  const most = Math.max(allied.length, german.length);
  const width = Math.max(700, (most + 3) * BESIDE);
  const line = (letter: 'A' | 'G', types: readonly string[], y: number) => ({
    machines: types.map((type, i) => ({
      machine: `${letter}${i + 1}`,
      type,
      x: width / 2 + Math.round((i - (types.length - 1) / 2) * BESIDE),
      y,
      source: 'invented',
    })),
  });
  return {
    scenario: 'Skirmish',
    system,
    line: `${allied.length} against ${german.length}`,
    words: 'A fight that nobody has written a scenario for.',
    table: { width, length: LENGTH, source: 'invented' },
    switches: ['special-damage', 'aim', 'tailing', ...(system === 'wings-of-war' ? (['blind-spot'] as const) : [])],
    wins: 'last-flying',
    score: {
      kill: 2,
      exit: 1,
      loss: -1,
      'wrong-edge': 0,
      'left-early': 0,
      'ground-damage': 0,
      untouched: 0,
      source: system === 'wings-of-war' ? 'seed 001:175' : 'seed 004:317',
    },
    allied: line('A', allied, IN),
    german: line('G', german, LENGTH - IN),
    ground: [],
    missions: [],
    source: 'invented',
  };
}
