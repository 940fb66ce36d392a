import { expect, test } from 'vitest';
import { GAME_NAMES } from '../../src/games/game-names.ts';
import { battlesOn } from '../../src/reading/battles.ts';
import { laidOut } from '../../src/reading/lay-out-battle.ts';
import { setUpMisfit } from '../../src/reading/set-up-misfit.ts';
import { book } from '../support/cards/book.ts';

/** Every battle on the cards as a log-book has it. */
const BATTLES = battlesOn(book).map(({ id, system }) => {
  const { setUp } = laidOut({ id, system }, 'the-card', book);
  return { id, system, setUp: JSON.parse(JSON.stringify(setUp)) };
});

type Path = readonly string[];

/** Every place at which something stands that has no parts. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([step, part]) => leaves(part, [...path, step]));
}

/** The same with one place changed. */
function changed(value: unknown, [step, ...path]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  const copy: Record<string, unknown> = Array.isArray(value) ? Object.assign([], value) : { ...Object(value) };
  return Object.assign(copy, { [step]: changed(copy[step], path, to) });
}

test.each(GAME_NAMES)(
  'what the cards lay out for %s has no misfit; nothing else may stand in any place of it',
  (of) => {
    const battles = BATTLES.filter(({ system }) => system === of);
    expect(battles.length).toBeGreaterThan(0);
    for (const { id, system, setUp } of battles) {
      expect([id, setUpMisfit(system, setUp, book)]).toEqual([id, undefined]);
      for (const path of leaves(setUp))
        expect([path, setUpMisfit(system, changed(setUp, path, { constructor: 1 }), book)]).toEqual([
          path,
          expect.stringMatching(/^setUp\b/),
        ]);
    }
  },
);

const ofSystem = (of: string) => BATTLES.find(({ system }) => system === of)?.setUp;

test.each([
  ['wings-over-france', ['allied', 'machines', '0', 'aircraft'], 'zeppelin'],
  ['wings-over-france', ['hex'], 'Z99'],
  ['wings-over-france', ['german', 'numbers', '0'], 9999],
  ['wings-of-war', ['allied', 'machines', '0', 'type'], 'zeppelin'],
  ['winged-victory', ['german', 'machines', '0', 'dashboard'], 'zeppelin'],
  ['winged-victory', ['allied', 'machines', '0', 'column'], 200],
  ['clouds-of-glory', ['machines', '0', 'aircraft'], 'zeppelin'],
] as const)('in %s what the other cards do not know is a misfit (%s)', (system, path, to) => {
  expect(setUpMisfit(system, changed(ofSystem(system), path, to), book)).toBe(`setUp.${path.join('.')}`);
});

test('no list is longer than any battle has need of, and what is no set-up is none', () => {
  const { machines } = ofSystem('clouds-of-glory');
  const many = { ...ofSystem('clouds-of-glory'), machines: Array.from({ length: 300 }, () => machines[0]) };
  expect(setUpMisfit('clouds-of-glory', many, book)).toBe('setUp.machines');
  for (const system of GAME_NAMES)
    for (const none of [{}, [], 5]) expect(setUpMisfit(system, none, book)).toMatch(/^setUp/);
  expect(setUpMisfit('winged-victory', { battle: 'x', words: 'y', year: '1917' }, book)).toBeUndefined();
  expect(setUpMisfit('winged-victory', { battle: 'x', words: 'y', year: '1066' }, book)).toBe('setUp.year');
});
