import { byName } from '../../cards/by-name.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { GameCards } from '../../kit/game-cards.ts';
import type { CardScenario } from './cards/card-scenario.ts';
import { CARD_SWITCHES, CARD_TITLES, type CardSwitch, type CardSystem } from './cards/card-systems.ts';
import { scenarioFaults } from './cards/scenario-faults.ts';

/** Distance between two machines, and from a machine to its own edge, in millimetres. */
const BESIDE = 120;
const IN = 100;
const LENGTH = 900;

/**
 * (W002) (W003) (W035) (G003) (G004) The two sides stand opposite each other, on a table as wide as they need. (W033)
 * (G034) The last side in the air wins.
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

/** Words for a whole set: none of the optional rules, and all of them except the tournament's. */
const RULE_SETS = ['basic', 'all'] as const;

const SETS: ReadonlyMap<string, readonly CardSwitch[]> = byName({
  basic: [],
  all: CARD_SWITCHES.filter((each) => each !== 'no-explosions'),
});

/**
 * (W044) to (W061) The rules that were typed for a battle: `basic`, `all`, or names of optional rules (`special-damage,
 * aim`). Also returns the first word that is none of these.
 */
export function rulesChosen(
  typed: string,
  scenario: CardScenario,
): { readonly setUp: CardScenario; readonly unknown: string | undefined } {
  const words = typed
    .toLowerCase()
    .split(/[\s,+]+/)
    .filter((word) => word !== '');
  const unknown = words.find((word) => !SETS.has(word) && !CARD_SWITCHES.some((each) => each === word));
  const wanted = new Set(words.flatMap((word): readonly string[] => SETS.get(word) ?? [word]));
  return { setUp: { ...scenario, switches: CARD_SWITCHES.filter((each) => wanted.has(each)) }, unknown };
}

declare module '../../cards/games.ts' {
  interface SetUps {
    readonly 'wings-of-war': CardScenario;
    readonly 'wings-of-glory': CardScenario;
  }
}

/** The same cards with one scenario more. */
function withScenario(id: string, scenario: CardScenario, book: Rulebook): Rulebook {
  const cards = book.fights['manoeuvre-cards'];
  const scenarios = { ...cards.scenarios, [id]: scenario };
  return { ...book, fights: { ...book.fights, 'manoeuvre-cards': { ...cards, scenarios } } };
}

/** The rules of each box. */
const TOLD = { 'wings-of-war': 'rulesOfWar', 'wings-of-glory': 'rulesOfGlory' } as const;

/**
 * What the two games share: both are played with the same cards, which are laid down in secret and revealed together.
 */
const withCards = (
  system: CardSystem,
  skirmishes: { readonly begins: string; readonly isUsual?: boolean },
): GameCards<CardScenario> => ({
  title: CARD_TITLES[system],
  facts: {
    isOnTrack: false,
    tellsBursts: false,
    hasSecrets: true,
    hasHand: true,
    hasCareers: false,
    germansGoBy: 'a-policy',
  },
  rules: ({ fights }) => fights['manoeuvre-cards'][TOLD[system]],
  turnsInPhase: ({ fights }) => fights['manoeuvre-cards'].cardTable.campaign['turns-a-phase'],
  machines: ({ fights }) => fights['manoeuvre-cards'].cardMachines.machines,
  scenarios: {
    all: ({ fights }) =>
      Object.entries(fights['manoeuvre-cards'].scenarios)
        .filter(([, card]) => card.system === system)
        .map(([id, { scenario, line, words }]) => ({ id, title: scenario, line, words })),
    setUp: (id, { fights }) => fights['manoeuvre-cards'].scenarios[id],
    with: withScenario,
  },
  marks: () => [],
  faults: (scenario, { fights }) => scenarioFaults(scenario, fights['manoeuvre-cards']),
  optional: { words: [...RULE_SETS, ...CARD_SWITCHES], chosen: rulesChosen },
  skirmish: { ...skirmishes, layOut: (allied, german) => skirmish(system, allied, german) },
});

export const WINGS_OF_WAR = withCards('wings-of-war', { begins: 'skirmish-war' });
export const WINGS_OF_GLORY = withCards('wings-of-glory', { begins: 'skirmish', isUsual: true });
