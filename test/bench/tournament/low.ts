import { pilotFigures } from '../../../src/campaign/clouds-figures.ts';
import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import { GAME_CARDS } from '../../../src/games/cards.ts';
import { skillMark } from '../../../src/games/side/rules/from-muster.ts';
import type { OddsChart } from '../../../src/kit/odds/chart.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import type { Side } from '../../../src/table/sides.ts';
import { even, type OnCards } from './even.ts';
import { foughtOut, type Led } from './fought.ts';
import { JUDGED } from './judged.ts';

/** The games in which a machine may fly into the ground. */
const WITH_HEIGHT = ['winged-victory', 'clouds-of-glory'] as const;
type WithHeight = (typeof WITH_HEIGHT)[number];

const FEET = [1000, 2000, 4000] as const;
const SKILLS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The heads that are counted: from steady upward, and the quick ones of simulations and of playouts. */
const HEADS: Readonly<Record<string, Led>> = {
  steady: (word) => policyNamed('steady', word),
  sharp: (word) => policyNamed('sharp', word),
  ace: (word) => policyNamed('ace', word),
  'quick steady': (word) => policyNamed('steady', word, 'quick'),
  'quick sharp': (word) => policyNamed('sharp', word, 'quick'),
};

/** Which of it to count: a game and heads by a part of their names, how many fights a line, and the word for their seeds. */
interface Wanted {
  readonly games: string;
  readonly heads: string;
  readonly fights: number;
  readonly seed: string;
}

/** How high a fight begins, and the pilots' Skill of the campaign. */
interface Start {
  readonly feet: number;
  readonly skill: number;
}

const meetingFrom: Readonly<Record<WithHeight, (start: Start, book: Rulebook) => OnCards>> = {
  'winged-victory': fromTheSide,
  'clouds-of-glory': inClouds,
};

/** Two against two in the same machines, at that height, by the conversions of the campaign. */
function fromTheSide({ feet, skill }: Start, cards: Rulebook): OnCards {
  const { id, system, book } = even('winged-victory', 2, cards);
  const { scenarios, door } = book.fights['winged-victory'];
  const noon = expectDefined(scenarios[id], id);
  const low = (of: Side) => ({
    ...noon[of],
    machines: noon[of].machines.map((machine, i) => ({
      ...machine,
      level: Math.round(feet / door.height.feetPerLevel) + (i % 2),
      skill: skillMark(skill, door),
    })),
  });
  const scenario = { ...noon, allied: low('allied'), german: low('german') };
  return { id, system, book: GAME_CARDS['winged-victory'].scenarios.with(id, scenario, book) };
}

function inClouds({ feet, skill }: Start, cards: Rulebook): OnCards {
  const { id, system, book } = even('clouds-of-glory', 2, cards);
  const { scenarios, conversions } = book.fights['clouds-of-glory'];
  const all = expectDefined(scenarios[id], id);
  const pilot = { ...pilotFigures(skill, 'B', 'N', { conversions }), name: 'a pilot' };
  const height = Math.round((feet * conversions.feetPerMove.moves) / conversions.feetPerMove.feet);
  const machines = all.machines.map((machine) => ({ ...machine, height, pilot }));
  return { id, system, book: GAME_CARDS['clouds-of-glory'].scenarios.with(id, { ...all, machines }, book) };
}

/** What became of the machines of one head in the fights of one Skill. */
interface Counted {
  readonly machines: number;
  readonly ground: number;
  readonly edge: number;
}

const COLUMNS = ['game', 'who', 'from', 'machines', 'ground', 'edge', 'of a hundred', 'by Skill, 1 to 7'];

/** The first cells of a row say what was flown. */
export const LOW_KEY = 3;

/** Sound machines that flew into the ground or off the table, hit by nobody: each head against itself, from low starts. */
export function lowTable({ games, heads, fights, seed }: Wanted, book: Rulebook): OddsChart {
  const rows: string[][] = [];
  for (const game of WITH_HEIGHT.filter((each) => each.includes(games)))
    for (const [name, led] of Object.entries(HEADS).filter(([each]) => each.includes(heads)))
      for (const feet of FEET) {
        const bySkill = SKILLS.map((skill) => {
          const battle = meetingFrom[game]({ feet, skill }, book);
          const each = Math.ceil(fights / SKILLS.length);
          return Array.from({ length: each }, (_, n) => {
            const word = `${seed} ${game} ${name} ${feet} ${skill} ${n}`;
            return JUDGED[game](foughtOut(battle, { allied: led, german: led }, word).events);
          }).reduce(sumOf, { machines: 0, ground: 0, edge: 0 });
        });
        rows.push([game, name, `${feet} ft`, ...cellsOf(bySkill)]);
        console.log(rows.at(-1)?.join('  '));
      }
  return { title: 'Low down', columns: COLUMNS, rows };
}

const sumOf = (one: Counted, other: Counted): Counted => ({
  machines: one.machines + other.machines,
  ground: one.ground + other.ground,
  edge: one.edge + other.edge,
});

function cellsOf(bySkill: readonly Counted[]): string[] {
  const { machines, ground, edge } = bySkill.reduce(sumOf);
  const share = ((100 * (ground + edge)) / machines).toFixed(1);
  return [`${machines}`, `${ground}`, `${edge}`, share, bySkill.map((each) => each.ground + each.edge).join(' ')];
}
