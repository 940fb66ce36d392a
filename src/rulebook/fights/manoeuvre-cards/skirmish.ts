import { nearest } from '../../nearest.ts';
import type { Rulebook } from '../../rulebook.ts';
import { skirmishName } from '../skirmish-name.ts';
import type { CardScenario } from './card-scenario.ts';
import { CARD_SYSTEMS, type CardSystem } from './card-systems.ts';
import { withScenario } from './with-scenario.ts';

/** Machines stand so far apart, and so far from their own edge, in millimetres. */
const BESIDE = 120;
const IN = 100;
const LENGTH = 900;

/** A scenario made up on the spot, laid among those on the cards. */
export interface Skirmish {
  readonly id: string;
  readonly system: CardSystem;
  readonly book: Rulebook;
}

/**
 * Any machines against any others, as a player types it: `sopwith-camel, spad-xiii v fokker-dr1, albatros-d5a`, with
 * `by wings-of-war` behind it or not. Nothing, where it is no such thing.
 */
export function skirmishFrom(typed: string, book: Rulebook): Skirmish | undefined {
  const [, allied, german, by = 'wings-of-glory'] =
    /^(.+?) v (.+?)(?: by (\S+))?$/.exec(typed.trim().toLowerCase()) ?? [];
  const system = CARD_SYSTEMS.find((each) => each === by);
  if (allied === undefined || german === undefined || system === undefined) return undefined;
  const [ours, theirs] = [typesIn(allied, book), typesIn(german, book)];
  const scenario = skirmish(system, ours, theirs);
  const id = skirmishName(system === 'wings-of-war' ? 'skirmish-war' : 'skirmish', ours, theirs);
  return { id, system, book: withScenario(id, scenario, book) };
}

/** The types as they are called on the cards; the nearest, where one is mistyped. */
const typesIn = (
  words: string,
  {
    fights: {
      'manoeuvre-cards': { cardMachines },
    },
  }: Rulebook,
): string[] => {
  const known = Object.keys(cardMachines.machines);
  return words.split(/[,+]/).map((word) => {
    const id = word.trim().replaceAll(' ', '-');
    return known.find((each) => each === id) ?? known.find((each) => each.includes(id)) ?? nearest(id, known) ?? id;
  });
};

/** (W003) The two sides opposite each other; as wide a table as they need. */
function skirmish(system: CardSystem, allied: readonly string[], german: readonly string[]): CardScenario {
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
    wins: 'points',
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
