import type { Rulebook } from '../../cards/rulebook.ts';
import { forcesLine, type GameCards } from '../../kit/game-cards.ts';
import type { CloudsScenario } from './cards/scenario.ts';
import { cloudsScenarioFaults } from './cards/scenario-faults.ts';
import { skirmish } from './cards/skirmish.ts';

declare module '../../cards/games.ts' {
  interface SetUps {
    readonly 'clouds-of-glory': CloudsScenario;
  }
}

const count = ({ machines }: CloudsScenario, of: 'allied' | 'german'): number =>
  machines.filter(({ side }) => side === of).length;

/** The same cards with one scenario more. */
function withScenario(id: string, scenario: CloudsScenario, book: Rulebook): Rulebook {
  const cards = book.fights['clouds-of-glory'];
  const scenarios = { ...cards.scenarios, [id]: scenario };
  return { ...book, fights: { ...book.fights, 'clouds-of-glory': { ...cards, scenarios } } };
}

/** In Clouds of Glory: a manoeuvre composed and paid in energy, and all of it lies open. */
export const CLOUDS_OF_GLORY: GameCards<CloudsScenario> = {
  title: 'In Clouds of Glory',
  facts: { isOnTrack: false, tellsBursts: false, hasSecrets: false, hasHand: false, germansGoBy: 'a-policy' },
  rules: ({ fights }) => fights['clouds-of-glory'].rules,
  turnsInPhase: ({ fights }) => fights['clouds-of-glory'].conversions.turnsPerPhase.amount,
  machines: ({ fights }) => fights['clouds-of-glory'].panels.panels,
  scenarios: {
    all: ({ fights }) =>
      Object.entries(fights['clouds-of-glory'].scenarios).map(([id, card]) => ({
        id,
        title: card.scenario,
        line: forcesLine(card.line, count(card, 'allied'), count(card, 'german')),
        words: card.words,
      })),
    setUp: (id, { fights }) => fights['clouds-of-glory'].scenarios[id],
    with: withScenario,
  },
  marks: () => [],
  faults: (scenario, { fights }) => cloudsScenarioFaults(scenario, fights['clouds-of-glory']),
  skirmish: { begins: 'skies', layOut: skirmish },
};
