import { expect, test } from 'vitest';
import { plan } from '../../src/games/side/rules/moving.ts';
import { OUTSIDE, whyNot } from '../../src/seat/wrong.ts';
import type { Question } from '../../src/table/decisions.ts';
import { there } from '../support/fights/cards.ts';
import { allSeen, book, machineAt, sideFight } from '../support/fights/side-fights.ts';
import { emptyFolder } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';
import { freeTable } from '../support/table/free-table.ts';

const WAYS = ['level', 'easy', 'normal-3-1', 'normal-3-0', 'shallow-dive-0-3'];
const asking = (decision: string) => ({ decision, options: WAYS, about: { ends: {}, cue: 5 } }) as unknown as Question;
/** How a machine in the air flies, with all its ways. */
function askingHow(): Question {
  const table = freeTable(book, 1, 1);
  const machine = machineAt('B1', 'sopwith-pup', { hex: 4, level: 12 });
  plan({ machine, pool: 5 }, allSeen(sideFight([machine])), table);
  return there(table.asked.find(({ decision }) => decision === 'energy-move'));
}

const unknown = { why: 'not-an-answer', answer: 'nowhere', options: WAYS } as const;

// Sixty ways to fly used to be six lines of names, which pushed the page away.
test('of answers of several kinds the kinds are named, where a word is none of them', () => {
  const told = whyNot(unknown, askingHow(), { commands: [], book });
  expect(told).toMatch(/^"nowhere" is not an answer here\. The answers are of these kinds: .+; \? says more\.$/);
  // Which of them stands first is what the head thinks best.
  const kinds = told.match(/kinds: (.+); /)?.[1]?.split(', ') ?? [];
  expect(kinds.sort()).toEqual(['climb', 'dive', 'level', 'special', 'turn']);
});

test('answers of one kind, and those of a question that has no kinds, are named themselves', () => {
  const all = /The answers are: level, easy, normal-3-1, normal-3-0, shallow-dive-0-3\.$/;
  expect(whyNot(unknown, asking('throttle'), { commands: [], book })).toMatch(all);
  expect(whyNot(unknown, asking('side-shot'), { commands: [], book })).toMatch(all);
  expect(whyNot(unknown, undefined, { commands: [], book })).toMatch(all);
  expect(whyNot({ why: 'nothing-to-undo' }, askingHow(), { commands: [], book })).toBe(
    'There is no answer to take back.',
  );
});

test('what Enter takes before the answers is named with them', () => {
  expect(whyNot(unknown, asking('throttle'), { first: 'course home', commands: [], book })).toContain(
    'The answers are: course home, level, easy,',
  );
});

test('a command of the shell is told to be typed there', async () => {
  const { out } = await wofHere(emptyFolder(), ['--help']);
  for (const word of OUTSIDE) expect(out).toMatch(new RegExp(`^ +${word}\\b`, 'm'));
  const luck = { ...unknown, answer: 'Luck may' };
  expect(whyNot(luck, asking('throttle'), { commands: [], book })).toBe(
    '"luck" is no command of a game: quit, then type wof luck.',
  );
  expect(whyNot({ ...unknown, answer: 'coach' }, asking('throttle'), { commands: [], book })).toContain(
    'type wof coach NAME, with the name of the campaign. Battles by themselves have none.',
  );
  expect(whyNot({ ...unknown, answer: 'people' }, asking('throttle'), { commands: [], book })).toBe(
    'Your men are in roster, and man NAME tells one of them; wof people, outside a game, has those of finished campaigns.',
  );
});

test('a word that is but mistyped is told with the answer or the command that was meant', () => {
  const typed = (answer: string) =>
    whyNot({ ...unknown, answer }, asking('throttle'), { commands: ['propose', 'odds'], book });
  expect(typed('lvel')).toMatch(/Did you mean level\?$/);
  expect(typed('prpose')).toMatch(/Did you mean propose\?$/);
  expect(typed('zork')).not.toContain('Did you mean');
});
