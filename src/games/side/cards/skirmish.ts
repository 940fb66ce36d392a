import { nearest } from '../../../cards/nearest.ts';
import type { FaultAt } from '../../../cards/reading/fault.ts';
import type { Dashboard } from './dashboard.ts';
import { OPTIONS } from './marks-of-combat.ts';
import type { ScenarioMachine, SideScenario } from './side-scenario.ts';

type Dashboards = Readonly<Record<string, Dashboard | undefined>>;

/** The mat between two sides as they meet: the hex of the first of each, and how far the others stand behind. */
const [WEST, EAST, BEHIND] = [10, 30, 2];
/** The level at which all begin, and their speed, as far as their dashboards bear it. */
const [LEVEL, SPEED] = [14, 5];
const TURNS = 12;

/** The two sides fly at each other over one mat. Each is to hold the front; nobody has a target, and the day is clear. */
export function skirmishFromTheSide(
  allied: readonly string[],
  german: readonly string[],
  dashboards: Dashboards,
): SideScenario {
  return {
    battle: 'Skirmish',
    line: `${allied.length} against ${german.length}`,
    words: 'A fight that nobody has written a scenario for.',
    mats: ['B'],
    turns: TURNS,
    options: [...OPTIONS],
    sky: { sun: 3, highStratus: false, mediumStratus: false, lowStrati: [], cumuli: [] },
    allied: { aim: 'hold-the-front', flak: 0, machines: line('B', allied, dashboards) },
    german: { aim: 'hold-the-front', flak: 0, machines: line('G', german, dashboards) },
    targets: [],
    source: 'invented',
  };
}

const line = (letter: 'B' | 'G', types: readonly string[], dashboards: Dashboards): ScenarioMachine[] =>
  types.map((dashboard, i) => {
    const { ceiling = LEVEL, top = { medium: SPEED } } = dashboards[dashboard] ?? {};
    return {
      machine: `${letter}${i + 1}`,
      dashboard,
      skill: 'expert',
      column: letter === 'B' ? WEST - BEHIND * (i % ROW) : EAST + BEHIND * (i % ROW),
      level: Math.min(LEVEL, ceiling) - Math.floor(i / ROW),
      faces: letter === 'B' ? 'east' : 'west',
      speed: Math.min(SPEED, top.medium),
    };
  });

/** So many stand behind each other at one level; the next begin a level lower. */
const ROW = 4;

/** Machines that no dashboard describes. */
export const skirmishFaults = ({ allied, german }: SideScenario, dashboards: Dashboards): FaultAt[] =>
  [allied, german].flatMap(({ machines }, side) =>
    machines.flatMap(({ dashboard }, i): FaultAt[] => {
      const all = Object.keys(dashboards);
      if (all.includes(dashboard)) return [];
      const meant = nearest(dashboard, all);
      return [
        {
          path: [side === 0 ? 'allied' : 'german', 'machines', i, 'dashboard'],
          found: `there is no dashboard called ${dashboard}`,
          allowed: all.join(', '),
          mend: meant ? `Write ${meant}` : 'Check the name',
        },
      ];
    }),
  );
