import type { Rulebook } from '../../cards/rulebook.ts';
import { YEARS } from '../../cards/years.ts';
import { forcesLine, type GameCards, type OnCard } from '../../kit/game-cards.ts';
import { sideScenarioFaults } from './cards/scenario-faults.ts';
import type { SideSetUp } from './cards/set-up.ts';
import { skirmishFaults, skirmishFromTheSide } from './cards/skirmish.ts';

declare module '../../cards/games.ts' {
  interface SetUps {
    readonly 'winged-victory': SideSetUp;
  }
}

const scenarios = ({ fights }: Rulebook): OnCard[] =>
  Object.entries(fights['winged-victory'].scenarios).map(([id, { battle, line, words, allied, german }]) => ({
    id,
    title: battle,
    line: forcesLine(line, allied.machines.length, german.machines.length),
    words,
  }));

const missions = (): OnCard[] =>
  YEARS.map((year) => ({
    id: `missions-${year}`,
    title: `Missions of ${year}`,
    line: 'both sides throw for what they are sent to do, and with what',
    words: `Both sides throw for their missions on the table of ${year}, and for the sky.`,
  }));

/** `missions-1917`: both sides roll for their missions. */
function missionsNamed(id: string): SideSetUp | undefined {
  const year = YEARS.find((each) => id === `missions-${each}`);
  return year && { battle: `Missions of ${year}`, words: `Both sides throw on the table of ${year}.`, year };
}

/** The same cards with one scenario more. Rolled missions are on no card. */
function withScenario(id: string, setUp: SideSetUp, book: Rulebook): Rulebook {
  if ('year' in setUp) return book;
  const cards = book.fights['winged-victory'];
  return {
    ...book,
    fights: { ...book.fights, 'winged-victory': { ...cards, scenarios: { ...cards.scenarios, [id]: setUp } } },
  };
}

/** Winged Victory: a fight seen from the side, with speeds set in secret. */
export const WINGED_VICTORY: GameCards<SideSetUp> = {
  title: 'Winged Victory',
  facts: {
    isOnTrack: false,
    tellsBursts: false,
    hasSecrets: true,
    hasHand: false,
    hasCareers: false,
    germansGoBy: 'a-policy',
  },
  turnsInPhase: ({ fights }) => fights['winged-victory'].door.turnsInPhase.turns,
  rules: ({ fights }) => fights['winged-victory'].rules,
  machines: ({ fights }) => fights['winged-victory'].dashboards,
  scenarios: {
    all: (book) => [...scenarios(book), ...missions()],
    setUp: (id, { fights }) => fights['winged-victory'].scenarios[id] ?? missionsNamed(id),
    with: withScenario,
  },
  marks: ({ fights }) =>
    Object.keys(fights['winged-victory'].dashboards).map((id) => ({
      act: 'defines',
      thing: 'dashboard',
      id,
      path: [],
    })),
  faults: (setUp, { fights }) => ('year' in setUp ? [] : sideScenarioFaults(setUp, fights['winged-victory'])),
  skirmish: {
    begins: 'mats',
    layOut: (allied, german, { fights }) => skirmishFromTheSide(allied, german, fights['winged-victory'].dashboards),
    faults: (setUp, { fights }) => ('year' in setUp ? [] : skirmishFaults(setUp, fights['winged-victory'].dashboards)),
  },
};
