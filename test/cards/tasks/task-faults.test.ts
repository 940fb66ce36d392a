import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FaultyCards, formatFault } from '../../../src/cards/reading/fault.ts';
import { manualNamed, manualOf } from '../../../src/cards/rulebook.ts';
import { loadRulebook } from '../../../src/reading/load.ts';
import { book } from '../../support/cards/book.ts';
import { printed } from '../../support/cards/printed.ts';
import { aTask, withTasks } from '../../support/cards/special-tasks.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The cards with these tasks of a player's own, each a file. */
function laid(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'wof-tasks-'));
  folders.push(folder);
  mkdirSync(join(folder, 'tasks'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'tasks', `${name}.yaml`), text);
  return loadRulebook('data', folder, printed);
}

function faultsOf(files: Readonly<Record<string, string>>): string[] {
  try {
    laid(files);
  } catch (error) {
    if (error instanceof FaultyCards)
      return error.faults.map((fault) =>
        formatFault(fault)
          .replace(/^.*\/tasks\//, '')
          .replace(', line ', ':'),
      );
    throw error;
  }
  return [];
}

const GOAT = `task: A Goat for Jasta 11
chain: the goat
step: 1
offered: { from: 3, to: 9 }
needs: { fighters: 2, twoSeaters: 0 }
as: dawn-patrol
half: dawn
zones: [B]
manual:
  notFlown: { points: -4, source: invented }
succeeds: 1
worth: 3
words: { offer: Somebody has painted one., done: They have it., failed: It ran away. }
source: invented
`;

describe("a task of a player's own", () => {
  test('lies beside ours without a line of code, and is flown by the manual it names but for what it has otherwise', () => {
    const cards = laid({ goat: GOAT });
    const patrol = manualOf('dawn-patrol', cards);
    expect(Object.keys(cards.tasks)).toEqual([...Object.keys(book.tasks), 'goat'].sort());
    expect(manualOf('goat', cards)).toEqual({
      ...patrol,
      mission: 'A Goat for Jasta 11',
      notFlown: { points: -4, source: 'invented' },
    });
    expect(cards.missions).toEqual(book.missions);
  });

  test('lies in place of ours where it has the name of one', () => {
    const [first = ''] = Object.keys(book.tasks);
    const { chain, step } = book.tasks[first] ?? {};
    const text = GOAT.replace('the goat', `"${chain}"`).replace('step: 1', `step: ${step}`);
    expect(laid({ [first]: text }).tasks[first]?.task).toBe('A Goat for Jasta 11');
  });

  test('without a manual to be flown by it has none, and says so by its name', () => {
    const cards = withTasks({ lost: aTask({ as: 'nowhere' }) }, book);
    expect(manualNamed('lost', cards)).toBeUndefined();
    expect(() => manualOf('lost', cards)).toThrow('Mission Briefing Manual called lost');
  });
});

describe('faults of a task are told with their lines', () => {
  const one = (from: string, to: string) => faultsOf({ goat: GOAT.replace(from, to) });

  test.each([
    ['step: 1', 'step: 2', 'goat.yaml:3', 'the goat has no step 1'],
    ['from: 3, to: 9', 'from: 9, to: 3', 'goat.yaml:4', 'the days end before they begin'],
    ['as: dawn-patrol', 'as: dusk-patrol', 'goat.yaml:6', 'dusk-patrol'],
    ['half: dawn', 'half: either', 'goat.yaml:7', 'nothing in either half of the day'],
    ['half: dawn', 'half: twilight', 'goat.yaml:7', 'nothing in the twilight'],
    ['points: -4', 'points: 0', 'goat.yaml:10', 'costs the most that it can cost'],
    ['worth: 3', 'worht: 3', 'goat.yaml:12', 'worht'],
    ['zones: [B]', 'zones: [B]\ntarget: guns-lens', 'goat.yaml:9', 'guns-lens is of the kind battery'],
    ['zones: [B]', 'zones: [B]\ntarget: guns-lense', 'goat.yaml:9', 'guns-lense'],
  ])('%s for %s', (from, to, place, says) => {
    const told = one(from, to).join('\n');
    expect(told).toContain(place);
    expect(told).toContain(says);
  });

  test('two at one step of a chain, each at its place; and one that is called as a mission is', () => {
    const told = faultsOf({ goat: GOAT, sheep: GOAT, 'dawn-patrol': GOAT.replace('the goat', 'another') });
    expect(told.filter((each) => each.includes('two tasks at step 1'))).toHaveLength(2);
    expect(told.filter((each) => each.includes('a mission is called dawn-patrol too'))).toHaveLength(1);
  });

  test('what nobody could do under its manual', () => {
    const told = one('  notFlown:', '  targets: [balloon]\n  activities: { scan: ~ }\n  notFlown:').join('\n');
    expect(told).toContain('goat.yaml:');
    const none = one('  notFlown:', '  activities: {}\n  notFlown:').join('\n');
    expect(none).toContain('a flight is sent out for one of');
  });

  test('in either half of the day, where the manual has one of them', () => {
    expect(one('as: dawn-patrol\nhalf: dawn', 'as: offensive-line-patrol\nhalf: either')).toEqual([]);
  });
});
