import type { Rulebook } from '../../cards/rulebook.ts';
import type { GameCards } from '../../kit/game-cards.ts';
import type { CardScenario } from './cards/card-scenario.ts';
import { CARD_SWITCHES } from './cards/card-switches.ts';
import { CARD_TITLES, type CardSystem } from './cards/card-systems.ts';
import { RULE_SETS, rulesChosen } from './cards/optional-rules.ts';
import { scenarioFaults } from './cards/scenario-faults.ts';
import { skirmish } from './cards/skirmish.ts';

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

/** Cards laid down in secret and revealed together: the two games have the same cards. */
const withCards = (system: CardSystem, begins: string): GameCards<CardScenario> => ({
  title: CARD_TITLES[system],
  facts: { isOnTrack: false, tellsBursts: false, hasSecrets: true, hasHand: true, germansGoBy: 'a-policy' },
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
  skirmish: { begins, layOut: (allied, german) => skirmish(system, allied, german) },
});

export const WINGS_OF_WAR = withCards('wings-of-war', 'skirmish-war');
export const WINGS_OF_GLORY = withCards('wings-of-glory', 'skirmish');
