import type { Rulebook } from '../../../cards/rulebook.ts';
import { type FolderDisplay, folder } from '../../../kit/screen/cards/folder-display.ts';
import { type Block, fact, facts, prose, rows } from '../../../kit/screen/cards/make.ts';
import { counted } from '../../../words/numbers.ts';
import type { Panel } from '../cards/panels.ts';
import type { CloudsScenario } from '../cards/scenario.ts';
import { CLOUDS_TABLES } from './table-displays.ts';

const isOfFight = true;

const panelLine = ({ top, strength, forward, rear }: Panel): string =>
  `top ${top} km/h, strength ${strength}, guns ${[forward > 0 && `${forward} ahead`, rear > 0 && `${rear} astern`].filter(Boolean).join(', ')}`;

/** A cockpit panel: speed, strength, turns and guns. */
function panelDisplay(panel: Panel): Block[] {
  const { top, stall, strength, agility, roll, gunnery, engines = 1, forward, rear, boxes, rearBoxes } = panel;
  return [
    facts(
      'The cockpit panel',
      fact('Top speed', `${top} km/h, ${Math.floor(top / 10)} EU`, panel),
      fact('Stalls at', `${stall} km/h`, panel),
      fact('Structural strength', strength, panel),
      fact('Agility', `${agility}: a turn's template is the speed in tens of km/h less this`, panel),
      fact('A roll takes', `${roll} MU straight ahead`, panel),
      fact('As a gun platform', `${gunnery} to the shot`, panel),
      fact('Engines', engines, panel),
      fact('Fixed guns', forward > 0 ? `${forward}, ${boxes} boxes` : 'none', panel),
      fact('Gunner', rear > 0 ? `${counted(rear, 'gun')}, ${rearBoxes} boxes` : 'none', panel),
    ),
  ];
}

/** A scenario: the positions, the forces, and what counts. */
function scenarioDisplay(scenario: CloudsScenario, { fights }: Rulebook): Block[] {
  const { words, turns, board, machines, balloons = [], ground = [], tasks } = scenario;
  const { panels } = fights['clouds-of-glory'].panels;
  const more = [
    ...(balloons.length > 0
      ? [
          rows(
            'Balloons',
            balloons.map(({ at, ...each }) => ({ ...each, at: at.join(', ') })),
          ),
        ]
      : []),
    ...(ground.length > 0
      ? [
          rows(
            'On the ground',
            ground.map(({ at, ...each }) => ({ ...each, at: at.join(', ') })),
          ),
        ]
      : []),
  ];
  return [
    prose(words.trim()),
    facts('How it is played', fact('Turns', turns), fact('Board', `${2 * board.half} by ${2 * board.half} MU`, board)),
    rows(
      'Machines',
      machines.map(({ machine, side, aircraft, pilot, at, height, source }) => ({
        machine,
        side,
        type: panels[aircraft]?.name ?? aircraft,
        pilot: pilot.name,
        at: at.join(', '),
        height,
        source,
      })),
      { machine: 'No.' },
    ),
    ...more,
    rows('What counts', tasks, { is: null, target: null }),
  ];
}

/** Renamed, so that they differ from the aircraft of the campaign. */
const panelsOf = ({ fights }: Rulebook): Readonly<Record<string, Panel>> =>
  Object.fromEntries(
    Object.entries(fights['clouds-of-glory'].panels.panels).map(([id, panel]) => [`${id}-panel`, panel]),
  );

const tables: FolderDisplay = {
  title: 'Tables of In Clouds of Glory',
  isOfFight,
  things: () => Array.from(CLOUDS_TABLES, ([id, { title, line }]) => ({ id, name: title, line })),
  page: (id, { fights }) => CLOUDS_TABLES.get(id)?.page(fights['clouds-of-glory']) ?? [],
  data: (id, { fights }) => CLOUDS_TABLES.get(id)?.data(fights['clouds-of-glory']),
};

/** The cards of In Clouds of Glory, under the names by which `wof cards` finds them. */
export const CLOUDS_FOLDERS = {
  'clouds-scenarios': folder(({ fights }) => fights['clouds-of-glory'].scenarios, {
    title: 'Scenarios In Clouds of Glory',
    isOfFight,
    name: ({ scenario }) => scenario,
    line: ({ machines, tasks }) => `${machines.length} machines; ${tasks[0]?.words ?? ''}`,
    page: scenarioDisplay,
  }),
  'clouds-panels': folder(panelsOf, {
    title: 'Cockpit panels of In Clouds of Glory',
    isOfFight,
    name: ({ name }) => `${name} (cockpit panel)`,
    line: panelLine,
    page: panelDisplay,
  }),
  'clouds-tables': tables,
} as const satisfies Record<string, FolderDisplay>;
