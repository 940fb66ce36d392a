import type { Rulebook } from '../../cards/rulebook.ts';
import { forcesLine, type GameCards } from '../../kit/game-cards.ts';
import type { CloudsScenario, ScenarioMachine } from './cards/scenario.ts';
import { cloudsScenarioFaults } from './cards/scenario-faults.ts';

/** The two sides stand opposite each other in two lines. */
function skirmish(allied: readonly string[], german: readonly string[], { fights }: Rulebook): CloudsScenario {
  const { panels } = fights['clouds-of-glory'].panels;
  return laidOut([...line('allied', allied, panels), ...line('german', german, panels)]);
}

type Panels = Rulebook['fights']['clouds-of-glory']['panels']['panels'];

const MAN = { awareness: 12, flying: 12, gunnery: 12, fortitude: 10, luck: 8 } as const;
const GUNNER = { awareness: 12, flying: 3, gunnery: 12, fortitude: 10, luck: 8 } as const;

/** A line of machines, three Move Units apart, at four fifths of their top speed. */
const line = (side: ScenarioMachine['side'], types: readonly string[], panels: Panels): ScenarioMachine[] =>
  types.map((aircraft, i) => {
    const { rear = 0, top = 150 } = panels[aircraft] ?? {};
    return {
      machine: `${side === 'allied' ? 'A' : 'G'}${i + 1}`,
      side,
      aircraft,
      pilot: { name: 'a pilot', ...MAN },
      ...(rear > 0 && { observer: { name: 'an observer', ...GUNNER } }),
      at: [Math.round(3 * (i - (types.length - 1) / 2)), side === 'allied' ? -10 : 10],
      heading: side === 'allied' ? 0 : 180,
      height: 40,
      speed: 10 * Math.floor((top * 8) / 100),
      source: 'invented',
    };
  });

const laidOut = (machines: ScenarioMachine[]): CloudsScenario => ({
  scenario: 'Skirmish',
  words: 'A fight that nobody has written a scenario for.',
  turns: 24,
  board: { half: 40, source: 'invented' },
  machines,
  tasks: (['allied', 'german'] as const).flatMap((side) => [
    { side, is: 'down', points: 2, words: 'a machine down', source: 'invented' },
    { side, is: 'drive-home', points: 1, words: 'a machine forced home', source: 'invented' },
  ]),
  source: 'invented',
});

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

/** In Clouds of Glory: a move is composed of steps and paid in energy, and nothing is secret. */
export const CLOUDS_OF_GLORY: GameCards<CloudsScenario> = {
  title: 'In Clouds of Glory',
  facts: {
    isOnTrack: false,
    tellsBursts: false,
    hasSecrets: false,
    hasHand: false,
    hasCareers: true,
    germansGoBy: 'a-policy',
  },
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
