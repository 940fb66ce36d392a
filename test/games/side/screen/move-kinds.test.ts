import { describe, expect, test } from 'vitest';
import { plan } from '../../../../src/games/side/rules/moving.ts';
import type { FightingMachine } from '../../../../src/games/side/table/fighting-machine.ts';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import { paperFor } from '../../../../src/page/paper.ts';
import { meantBy } from '../../../../src/questions/asking/put.ts';
import { askingOf } from '../../../../src/questions/asking/questions.ts';
import { word } from '../../../../src/questions/asking/word.ts';
import { answerFamilies } from '../../../../src/screens/live/answer-families.ts';
import {
  afterTyping,
  freshHand,
  givenByEnter,
  openedKind,
  type PageAnswering,
} from '../../../../src/screens/live/hand.ts';
import { livePage } from '../../../../src/screens/live/live-page.ts';
import type { Hand, LiveScene } from '../../../../src/screens/live/scene.ts';
import type { Asked } from '../../../../src/table/decisions.ts';
import { there } from '../../../support/fights/cards.ts';
import { allSeen, book, machineAt, sideFight } from '../../../support/fights/side-fights.ts';
import { freeTable } from '../../../support/table/free-table.ts';
import { takenBy } from '../../../support/table/taken-by.ts';

type AskedMove = Asked<'energy-move'>;

/** A fast machine near an enemy: some eighty ways to fly. */
function askedNear(others: readonly FightingMachine[]): AskedMove {
  const table = freeTable(book, 1, 1);
  const own = machineAt('B2', 'sopwith-pup', { hex: 22, level: 12, speed: 6 });
  plan({ machine: own, pool: 3 }, allSeen(sideFight([own, ...others], { turn: 4 })), table);
  return there(table.asked.find((each): each is AskedMove => each.decision === 'energy-move'));
}

const move = askedNear([machineAt('G1', 'albatros-d3', { hex: 27, level: 11 })]);
const answers: readonly string[] = move.options;
const enter = there(takenBy(move, book));
const families = there(askingOf(move).rows?.families?.(move, book));

function scene(): LiveScene {
  const { options, ...worded } = word(move, book, peopleOf({ flights: [] }));
  const why = options.map((option) => (option.answer === enter ? { ...option, why: 'brings a shot' } : option));
  return {
    question: move,
    worded: { ...worded, options: why },
    whose: '',
    flown: undefined,
    seen: undefined,
    course: undefined,
    news: [],
    safe: answers.indexOf(enter),
    picture: (paper, room) =>
      there(askingOf(move).picture?.draw)(move, { book, paper, people: peopleOf({ flights: [] }), events: [] }, room),
  };
}

const answering: PageAnswering = {
  options: scene().worded.options,
  safe: scene().safe,
  history: [],
  complete: () => [],
  board: undefined,
  kinds: families,
};

const pageAt = (hand: Partial<Hand>, columns = 80, rows = 24): string[] =>
  livePage(
    scene(),
    { ...freshHand(answering, ''), ...hand },
    { book, paper: paperFor({ columns, isTerminal: true, colour: false }), rows: rows - 1 },
  );

const rowsOfPicture = (lines: readonly string[]): number => lines.filter((line) => /^ *\d+ [ ~!]/.test(line)).length;

describe('some eighty ways to fly at 80 by 24', () => {
  test('are put by five kinds, each with its best, and the kind of what Enter takes stands first', () => {
    expect(answers.length).toBeGreaterThan(60);
    expect(families.map(({ name }) => name).toSorted()).toEqual(['climb', 'dive', 'level', 'special', 'turn']);
    expect(families.flatMap((family) => family.answers).toSorted()).toEqual([...answers].toSorted());
    expect(families[0]?.best?.answer).toBe(enter);
  });

  test('leave the picture its size, and a kind has a row with threat, place and price, none of them cut', () => {
    const lines = pageAt({});
    expect(lines.length).toBeLessThanOrEqual(22);
    expect(rowsOfPicture(lines)).toBeGreaterThanOrEqual(8);
    for (const { name, answers: own } of families) {
      const row = there(lines.find((line) => line.slice(2).startsWith(`${name} (${own.length})`)));
      expect(row).toMatch(/(safe|under|at worst) .*level \d+ hex \d+ .*speed -?\d+ to -?\d+$/);
    }
    expect(lines.find((line) => line.startsWith('>'))).toContain(there(families[0]).name);
  });

  test('stand closer where names of several enemies would cut the last column', () => {
    const crowded = families.map((kind, i) => {
      const [threat = '', brings = '', ...more] = there(kind.best).cells;
      const cells = i === 0 ? ['under G14 G15', 'fires at G14 G15', ...more] : [threat, brings, ...more];
      return { ...kind, best: { ...there(kind.best), cells } };
    });
    const { options } = word(move, book, peopleOf({ flights: [] }));
    const rows = (kinds: typeof families, columns: number) =>
      answerFamilies(
        options,
        kinds,
        { at: undefined, typed: '' },
        { paper: paperFor({ columns, isTerminal: true, colour: false }), rows: 12 },
      ).slice(0, kinds.length);
    expect(Math.max(...rows(crowded, 120).map((row) => row.length))).toBeGreaterThan(80);
    for (const row of rows(crowded, 80)) expect(row).toMatch(/speed -?\d+ to -?\d+$/);
    expect(rows(families, 80)).toEqual(rows(families, 120));
  });

  test('say in full what Enter takes, and why', () => {
    const below = pageAt({}).slice(-2).join(' ');
    expect(below).toContain(`${enter}: `);
    expect(below).toContain('(brings a shot)');
  });

  // "may reach her (a shot at G1). Type 6 16 or Enter for …" stood there: how it is typed was cut in its middle.
  test('do without how it is typed where that has no room', () => {
    const below = (columns: number) => {
      const { options } = word(move, book, peopleOf({ flights: [] }));
      const at = options.findIndex(({ answer }) => answer === families.find(({ best }) => best)?.best?.answer);
      const paper = paperFor({ columns, isTerminal: true, colour: false });
      return answerFamilies(options, families, { at, typed: '' }, { paper, rows: 12 }).slice(families.length).join(' ');
    };
    expect(below(200)).toMatch(/\. Type \d.* or Enter for it, .*\.$/);
    const cut = [40, 45, 50, 60, 80, 100].map(below).filter((told) => told.includes('Type'));
    for (const told of cut) expect(told).toMatch(/ ways\.$|its ways\.$/);
    expect(cut.length).toBeLessThan(6);
  });

  test.each([
    [80, 24],
    [120, 40],
  ])('are opened by the name of a kind and never have more rows, at %i by %i', (columns, rows) => {
    const dives = there(families.find(({ name }) => name === 'dive'));
    const typed = pageAt(afterTyping(freshHand(answering, ''), 'dive', answering), columns, rows);
    expect(rowsOfPicture(typed)).toBeGreaterThanOrEqual(8);
    expect(typed.join('\n')).toContain(`dive, ${dives.answers.length} ways`);
    expect(typed.every((line) => line.length <= columns)).toBe(true);
  });

  test('open at Enter behind the name of a kind, and the next Enter takes the best of it', () => {
    const typed = afterTyping(freshHand(answering, ''), 'climb', answering);
    const opened = there(openedKind(typed, answering));
    expect(opened).toMatchObject({ typed: '', opened: 'climb' });
    expect(givenByEnter(opened, answering)).toBe(families.find(({ name }) => name === 'climb')?.best?.answer);
    expect(openedKind(afterTyping(freshHand(answering, ''), 'jink', answering), answering)).toBeUndefined();
  });

  test('are taken by their words as ever', () => {
    for (const answer of answers) {
      const hand = afterTyping(freshHand(answering, ''), answer, answering);
      expect(givenByEnter(hand, answering)).toBe(answer);
    }
  });

  test('of a narrower kind are found by its old name', () => {
    const hand = afterTyping(freshHand(answering, ''), 'hard-dive', answering);
    expect(there(answers[hand.at ?? -1])).toMatch(/^hard-dive-/);
  });

  test('have only the numbers of the best in the picture until a kind is opened', () => {
    const picture = pageAt({})
      .filter((line) => /^ *\d+ [ ~!]/.test(line))
      .map((line) => line.slice(5, 56))
      .join(' ');
    const bests = families.map(({ best }) => `${answers.indexOf(best?.answer ?? '') + 1}`);
    const numbers = picture.match(/(?<![A-Z\d])\d+/g) ?? [];
    expect(numbers.filter((number) => !bests.includes(number))).toEqual([]);
  });
});

test('in lines the name of a kind brings its ways, each with what it does', () => {
  const meant = there(meantBy('special', move, book));
  expect(meant.is).toBe('barred');
  const told = 'why' in meant ? meant.why : '';
  for (const answer of there(families.find(({ name }) => name === 'special')).answers) expect(told).toContain(answer);
});
