import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FaultyCards } from '../../../../src/cards/reading/fault.ts';
import { battleFrom } from '../../../../src/reading/own-battle.ts';
import { skirmishFrom } from '../../../../src/reading/skirmish.ts';
import { book } from '../../../support/people/campaigns.ts';

const OURS = `system: clouds-of-glory\n${readFileSync('data/fights/clouds-of-glory/scenarios/cold-meat.yaml', 'utf8')}`;

/** A scenario of a player's own, with something changed. */
function written(from: string, to: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'skies-')), 'my-own.yaml');
  writeFileSync(file, OURS.replace(from, to));
  return battleFrom(book, file);
}

test('a scenario of a player’s own is read beside ours', () => {
  const own = written('Cold Meat', 'My Own');
  expect([own.id, own.system, own.book.fights['clouds-of-glory'].scenarios['my-own']?.scenario]).toEqual([
    'my-own',
    'clouds-of-glory',
    'My Own',
  ]);
});

test.each([
  ['aircraft: albatros-d3', 'aircraft: albatros-d33', 'there is no panel called albatros-d33'],
  ['machine: R2', 'machine: R1', 'R1 is there twice'],
  ['at: [-4, 14]', 'at: [-4, 140]', '-4, 140 is off the board'],
  ['is: down, points: 3', 'is: down, target: G9, points: 3', 'there is no target called G9'],
])('each fault is told with its line: %s', (from, to, found) => {
  try {
    written(from, to);
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof FaultyCards)) throw error;
    expect(error.faults.map((fault) => fault.found)).toEqual([found]);
    expect(error.faults[0]?.line).toBeGreaterThan(1);
  }
});

test('a file that names no system is known by its words, as ours are; one that is none is named with its line', () => {
  expect(written('system: clouds-of-glory\n', '').system).toBe('clouds-of-glory');
  expect(() => written('system: clouds-of-glory', '# ours\nsystem: clouds-of-gory')).toThrow(
    /line 2, column 1: `system` is "clouds-of-gory"; the ways to fight are wings-over-france, /,
  );
});

test('a place outside all boards is told with what belongs there', () => {
  expect(() => written('at: [-4, 14]', 'at: [-400, 14]')).toThrow(/is -400; a whole number from -200 to 200 belongs/);
});

test('a skirmish of any machines, the nearest where one is mistyped', () => {
  const made = skirmishFrom('sopwith pup, re8 v albatros-d3 by clouds-of-glory', book);
  const scenario = made?.book.fights['clouds-of-glory'].scenarios[made.id];
  expect(
    scenario?.machines.map(({ machine, aircraft, observer }) => [machine, aircraft, observer !== undefined]),
  ).toEqual([
    ['A1', 'sopwith-pup', false],
    ['A2', 're8', true],
    ['G1', 'albatros-d3', false],
  ]);
  expect(skirmishFrom('sopwith-pup v albatros-d3', book)?.system).toBe('wings-of-glory');
});
