import type { Rulebook } from '../../../../cards/rulebook.ts';
import type { AnswerGroup, OfferedLine } from '../../../../kit/screen/asking.ts';
import type { Reaching, Threats } from '../../../../kit/screen/threats.ts';
import { arrowTo } from '../../../../kit/screen/window-round.ts';
import { listed, plural } from '../../../../words/numbers.ts';
import type { AskedMove, WholeMove } from '../../head/looked-moves.ts';
import { facesOf } from '../../head/outdone.ts';
import { threatsAt } from '../../head/reached.ts';
import { testsAhead } from '../../head/strain.ts';
import { type Purpose, wholeMoves } from '../../head/whole-moves.ts';
import { enemiesOf, machineNamed } from '../../table/skirmish.ts';
import { headingText, stepText } from '../clouds-words.ts';
import { firesText } from '../fires-text.ts';
import { turnsToEdge } from './edge-ahead.ts';
import { moveGroups } from './move-groups.ts';
import { EDGE_AHEAD } from './move-words.ts';

/**
 * The best whole move for each purpose, then the steps by kind. Where not all rows have room, one row
 * stands for the steps.
 */
export function moveRows(about: AskedMove, book: Rulebook, signs: ReadonlyMap<string, string>): AnswerGroup[] {
  const steps = moveGroups(about, signs);
  const ways = wayRows(about, book);
  if (ways.length === 0) return steps;
  return [...ways, ...steps.map((row): AnswerGroup => ({ ...row, room: 'ample' })), STEPS];
}

/** The rows that the arrow keys go through: the moves, then the steps. */
export const walkedRows = (about: AskedMove, book: Rulebook): AnswerGroup[] => [
  ...wayRows(about, book),
  ...moveGroups(about),
];

/** The row that stands for the kinds of steps, which have no room beside the moves. */
const STEPS: AnswerGroup = {
  name: 'steps',
  answers: [],
  says: 'end, s3, l60, d2: one begins a move of your own and shows the rest',
  room: 'short',
};

/** What the moves of a row are flown for. */
const MEANS: Readonly<Record<Purpose, string>> = {
  shoot: 'the best shot',
  errand: 'what she has come for',
  behind: 'a place behind the nearest enemy',
  nearer: 'the way towards the nearest enemy',
  away: 'the least harm from all their guns together',
  above: 'height and speed',
  best: 'what an ace would fly: Enter takes it',
};

/** A whole move as it is told: by the cells of its row, and in a sentence. */
interface WayTold {
  readonly purpose: Purpose;
  readonly move: WholeMove;
  readonly says: string;
  readonly heard: string;
  /** An earlier row that has the same move. */
  readonly as: Purpose | undefined;
}

/** The cells of each row, as wide as the widest of each. Of a move that an earlier row has as well, which row that is. */
function waysTold(about: AskedMove, book: Rulebook): WayTold[] {
  const ways = wholeMoves(about.view, { about, book });
  const first = [...ways].filter(([purpose, move]) => rowOf(move, ways) === purpose);
  const foes = enemiesOf(machineNamed(about.machine, about.view), about.view).length;
  const cells = first.map(([, move]) =>
    wayCells(move, threatsOf(move, about, book), perilsOf(move, about, book), foes),
  );
  const says = inRoom(cells);
  return [...ways].flatMap(([purpose, move]) => {
    const own = says[first.findIndex(([each]) => each === purpose)];
    return [
      {
        purpose,
        move,
        says: own ?? '',
        as: own === undefined ? rowOf(move, ways) : undefined,
        heard: wayHeard(move, threatsOf(move, about, book), perilsOf(move, about, book)),
      },
    ];
  });
}

/** A row beside its name on a line of 80. */
const ROOM = 70;

/** A cell in fewer words, for rows that are too wide for their lines. */
const inFewer = (cell: string): string => cell.replace(' km/h', '').replace(/ level$/, '');

/** The rows in columns; where one is wider than its line in fewer words, and then without columns. */
function inRoom(cells: readonly (readonly string[])[]): readonly string[] {
  const fewer = cells.map((row) => row.map(inFewer));
  const said = [aligned(cells), aligned(fewer), fewer.map((row) => row.filter((cell) => cell !== '').join('  '))];
  return said.find((rows) => rows.every((row) => row.length <= ROOM)) ?? said.at(-1) ?? [];
}

function aligned(cells: readonly (readonly string[])[]): readonly string[] {
  const widths = [0, 1, 2, 3, 4].map((i) => Math.max(...cells.map((row) => (row[i] ?? '').length)));
  return cells.map((row) =>
    row
      .flatMap((cell, j) => (widths[j] === 0 ? [] : [cell.padEnd(widths[j] ?? 0)]))
      .join('  ')
      .trimEnd(),
  );
}

/** The first purpose that a move serves names its row. */
const rowOf = ({ words }: WholeMove, ways: ReadonlyMap<Purpose, WholeMove>): Purpose | undefined =>
  [...ways].find(([, each]) => each.words.join() === words.join())?.[0];

/** A row for each move that there is, and one for the names that mean the move of another. */
function wayRows(about: AskedMove, book: Rulebook): AnswerGroup[] {
  const told = waysTold(about, book);
  const rows = told.flatMap(({ purpose, says, heard, as }): AnswerGroup[] =>
    as ? [] : [{ name: purpose, reads: MEANS[purpose], answers: [purpose], says, heard }],
  );
  const same = rows.flatMap(({ name }) => {
    const names = told.flatMap(({ purpose, as }) => (as === name ? [purpose] : []));
    const taken = names.includes('best') ? ', which Enter takes' : '';
    return names.length > 0 ? [`${listed(names)} ${plural(names.length, 'is', 'are')} ${name}${taken}`] : [];
  });
  return same.length === 0 ? rows : [...rows, { name: 'same', answers: [], says: same.join('; ') }];
}

/** The rows as lines that are offered beside the steps. Enter takes the best one, by the name of its row. */
export function wayLines(about: AskedMove, book: Rulebook): OfferedLine[] {
  const ways = wholeMoves(about.view, { about, book });
  const best = ways.get('best');
  const taken = best && rowOf(best, ways);
  return waysTold(about, book).map(({ purpose, move, heard }) => ({
    line: purpose,
    answers: move.words,
    does: heard,
    isCareful: purpose === taken,
  }));
}

const threatsOf = ({ stand }: WholeMove, { machine: id, view }: AskedMove, book: Rulebook): Threats =>
  threatsAt(view, { machine: machineNamed(id, view), stand, isSilent: false, book });

/** `d2 l90 l60 level`, `130 km/h, 39 ↙`, `hits G1 12/20`, `hit by G1 3, at worst 15/20`, `apart 2/20`. */
function wayCells(
  { words, stand, speed, given, holds }: WholeMove,
  { likely, worst, own }: Threats,
  perils: readonly string[],
  foes: number,
): string[] {
  const nameOf = ({ id }: Reaching): string => (foes < 2 ? '' : `${id} `);
  const mine = bestFirst(own);
  return [
    typedLine(words),
    `${10 * speed} km/h, ${stand.height} ${arrowTo(stand.heading)}`,
    mine ? `hits ${nameOf(mine)}${Math.round((mine.chance ?? 0) * holds)}/20` : aboutText(given),
    hitByText(likely, worst, nameOf),
    perils.map((peril) => peril.replace(' in 20', '/20')).join(', '),
  ];
}

/** What is likely to hit her, and the worst: `hit by G1 6, at worst by G2 16/20`, `at worst hit 16/20`. */
function hitByText(
  likely: readonly Reaching[],
  worst: readonly Reaching[],
  nameOf: (shot: Reaching) => string,
): string {
  const [his, most] = [likely, worst].map(bestFirst);
  const byText = (shot: Reaching) => (nameOf(shot) === '' ? '' : `by ${nameOf(shot)}`);
  const isMore = most && (most.id !== his?.id || most.chance !== his.chance);
  const told = [
    ...(his ? [`hit ${byText(his)}${his.chance}`] : []),
    ...(isMore ? [`at worst ${his ? '' : 'hit '}${most.id === his?.id ? '' : byText(most)}${most.chance}`] : []),
  ];
  return told.length === 0 ? 'no gun' : `${told.join(', ')}/20`;
}

/**
 * The edge, a stall, and what her own tests may come to in a move: `off in 2`, `apart 2 in 20`, `spin 1 in 20`,
 * `wide 6 in 20`.
 */
function perilsOf(
  { flight: { course, speed }, stand }: WholeMove,
  { machine: id, view }: AskedMove,
  book: Rulebook,
): string[] {
  const machine = machineNamed(id, view);
  const { apart, spins, wide } = testsAhead(
    course,
    machine,
    { speed },
    {
      ...view,
      cards: book.fights['clouds-of-glory'],
    },
  );
  const isStalled = 10 * speed <= machine.panel.stall;
  const perils = [
    ['apart', apart],
    ['spin', spins],
    ['wide', wide],
  ] as const;
  const off = turnsToEdge({ ...stand, speed }, view);
  return [
    ...(off === 1 ? ['OFF THE BOARD'] : []),
    ...(isStalled ? ['STALLS'] : []),
    ...(off !== undefined && off > 1 ? [`off in ${off}`] : []),
    ...perils.flatMap(([name, chance]) => (chance > 0 ? [`${name} ${inTwenty(chance)} in 20`] : [])),
  ];
}

const inTwenty = (chance: number): string => (20 * chance < 1 ? 'under 1' : String(Math.round(20 * chance)));

/** Of an enemy who has still to move, and may not be there by then. */
const aboutText = (given: number): string => (facesOf(given) === 0 ? '' : `about ${facesOf(given)}/20`);

const bestFirst = (shots: readonly Reaching[]): Reaching | undefined =>
  shots.toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0))[0];

/** The edge in a row, and in a sentence. */
const EDGES = [
  ['OFF THE BOARD', 'OFF THE BOARD, out of the fight when the turn ends'],
  ['off in 2', EDGE_AHEAD[2]],
  ['off in 3', EDGE_AHEAD[3]],
] as const;

/** The steps as a player may type them. */
export const typedLine = (words: readonly string[]): string =>
  words.map((word) => (word === 'bank-level' ? 'level' : word)).join(' ');

const wayHeard = ({ words, stand, speed }: WholeMove, threats: Threats, perils: readonly string[]): string => {
  const edge = EDGES.find(([sign]) => perils.includes(sign));
  const own = perils.filter((peril) => peril !== edge?.[0]);
  const tested = own.length > 0 ? `; by her own tests ${own.join(', ')}` : '';
  return `${words.map(stepText).join(', ')}; then ${10 * speed} km/h, height ${stand.height}, heading ${headingText(stand.heading)}${edge ? `; ${edge[1]}` : ''}${tested}; ${firesText(threats)}`;
};
