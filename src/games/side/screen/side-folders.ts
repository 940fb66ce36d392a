import { keysOf } from '../../../cards/keys-of.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { type FolderDisplay, folder } from '../../../kit/screen/cards/folder-display.ts';
import { type Block, type CardTableBlock, fact, facts, prose, rows } from '../../../kit/screen/cards/make.ts';
import { capital, counted, listed } from '../../../words/numbers.ts';
import type { MissionName } from '../cards/mission-names.ts';
import type { Briefing, Year } from '../cards/missions-card.ts';
import type { SideScenario } from '../cards/side-scenario.ts';
import { AIM_WORDS, cloudWords, dashboardName, layerWords } from './side-words.ts';

const spaced = (word: string): string => word.replaceAll('-', ' ');

/** A scenario from the side: the positions, the sky, and each side's mission. */
function scenarioDisplay(scenario: SideScenario, book: Rulebook): Block[] {
  const { words, mats, turns, options, sky, allied, german, targets } = scenario;
  return [
    prose(words.trim()),
    facts(
      'How it is played',
      fact('Mats', mats.join(', ')),
      fact('Turns', turns),
      fact('Optional rules', options.length > 0 ? options.map(spaced).join(', ') : 'none'),
      fact('Sky', [...layerWords(sky), ...cloudWords(sky)].join(', ')),
      fact('The Allies', sideText(allied)),
      fact('The Germans', sideText(german)),
    ),
    force('Allied', allied, book),
    force('German', german, book),
    ...(targets.length > 0 ? [rows('What lies below', targets, { column: 'hex' })] : []),
  ];
}

const sideText = ({ aim, flak }: SideScenario['allied']): string =>
  `${AIM_WORDS[aim]}${flak > 0 ? `; ${counted(flak, 'barrage')} from the ground` : ''}`;

const force = (title: string, { machines }: SideScenario['allied'], book: Rulebook): CardTableBlock =>
  rows(
    title,
    machines.map(({ machine, dashboard, skill, column, level, faces, speed, bombs }) => ({
      machine,
      type: `${dashboardName(dashboard, book)}${bombs ? ', bombs' : ''}`,
      skill,
      hex: column,
      level,
      faces,
      speed,
    })),
    { machine: 'No.' },
  );

type Years = Rulebook['fights']['winged-victory']['missions']['years'];
type TableOfYear = Years[Year] & { readonly year: Year };

const tablesOf = ({ fights }: Rulebook): Record<string, TableOfYear> => {
  const { years } = fights['winged-victory'].missions;
  return Object.fromEntries(keysOf(years).map((year) => [`missions-${year}`, { ...years[year], year }]));
};

/** The table of a year, on which both sides roll, and the meaning of each mission. */
function yearDisplay({ rows: thrown, year }: TableOfYear, book: Rulebook): Block[] {
  const { briefings } = book.fights['winged-victory'].missions;
  const names = new Set<MissionName>(thrown.map(({ mission }) => mission));
  return [
    prose('Both sides throw 1d20, and then for the sky.'),
    rows(
      'Missions',
      thrown.map(({ roll, mission, source }) => ({ roll, mission: spaced(mission), source })),
    ),
    ...briefings.filter(({ mission }) => names.has(mission)).map((briefing) => briefingFacts(briefing, year, book)),
  ];
}

const briefingFacts = (
  { mission, words, turns, level, allied, german, source }: Briefing,
  year: Year,
  book: Rulebook,
): Block =>
  facts(
    capital(spaced(mission)),
    fact('Orders', words, { source }),
    fact('Turns, level', `${turns}, ${level}`, { source }),
    fact('Machines', `${namesOf(allied[year], book)}; of the Germans ${namesOf(german[year], book)}`, { source }),
  );

const namesOf = (ids: readonly string[], book: Rulebook): string => listed(ids.map((id) => dashboardName(id, book)));

/** The battles of Winged Victory, under the names that `wof battle` takes. */
export const SIDE_FOLDERS = {
  'side-scenarios': folder(({ fights }) => fights['winged-victory'].scenarios, {
    title: 'Scenarios of Winged Victory',
    isOfFight: true,
    name: ({ battle }) => battle,
    line: ({ battle, line }) => line ?? battle,
    page: scenarioDisplay,
  }),
  'side-missions': folder(tablesOf, {
    title: 'Missions of Winged Victory',
    isOfFight: true,
    name: ({ year }) => `Missions of ${year}`,
    line: () => 'what each side is sent to do, by a die of twenty',
    page: yearDisplay,
  }),
} as const satisfies Record<string, FolderDisplay>;
