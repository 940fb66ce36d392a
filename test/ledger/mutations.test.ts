import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../../src/cards/keys-of.ts';
import { candidatesOf, GAMES } from './mutations/candidates.ts';
import { EQUAL_CHANGES } from './mutations/equal.ts';
import { lastMeasured } from './mutations/measured.ts';
import { Modules } from './mutations/modules.ts';
import { inOrder, toldOf } from './mutations/sample.ts';
import { standIn } from './mutations/stand-in.ts';

/** What a line of code that cites a rule is changed to; a word that only the type checker knows is `?`. */
const becomes = (line: string): string[] => {
  const text = `/** (V001) A rule. */\n${line}\n`;
  return candidatesOf('a.ts', text).map(({ start, end, text: changed = '?' }) =>
    (text.slice(0, start) + changed + text.slice(end)).split('\n').slice(1).join('\n').trim(),
  );
};

describe('changes of code', () => {
  test.each([
    ['const a = b < c;', ['const a = b <= c;']],
    ['const a = b >= 2;', ['const a = b > 2;', 'const a = b >= 3;', 'const a = b >= 1;']],
    ['const a = b + c;', ['const a = b - c;']],
    ['const a = b === c && !d;', ['const a = b === c || !d;', 'const a = b !== c && !d;', 'const a = b === c && d;']],
    ['const a = true;', ['const a = false;']],
    ["const a = 'front';", ['const a = ?;']],
    ['const a = b ?? c;', ['const a = (c);']],
    ['const a = b ? c : d;', ['const a = !(b) ? c : d;']],
    ['const a = b.left;', ['const a = b.right;']],
    ['const a = b(c, d);', ['const a = c;', 'const a = b(d, c);']],
    ['const a = b.sort();', ['const a = b;']],
    [
      'const a = b.sort((c, d) => (c < d ? -1 : 1));',
      [
        'const a = (c, d) => (c < d ? -1 : 1);',
        'const a = b;',
        'const a = b.sort((c, d) => (c <= d ? -1 : 1));',
        'const a = b.sort((c, d) => (c < d ? -0 : 1));',
        'const a = b.sort((c, d) => (c < d ? -1 : 0));',
      ],
    ],
  ])('%s', (line, changed) => {
    expect(becomes(line)).toEqual(changed);
  });

  test('a call is left out, and two neighbouring calls change places', () => {
    expect(becomes('function a() { b(); c(); }')).toEqual([
      'function a() { c(); b(); }',
      'function a() { ; c(); }',
      'function a() { b(); ; }',
    ]);
  });

  test('a statement that only reads the cards throws nothing, so that its place does not matter', () => {
    const swaps = (text: string) => becomes(text).filter((each) => each.startsWith('function a() { const c'));
    expect(swaps('function a() { const b = table.book.b; const c = table.roll(d); }')).toEqual([]);
    expect(swaps('function a() { const b = e(table); const c = table.roll(d); }')).not.toEqual([]);
  });

  test('types, imports and faults are left alone, and so is code that cites no rule', () => {
    expect(becomes('type A = 1 | 2;\n/** (V001) */\nimport { a } from "./a.ts";')).toEqual([]);
    expect(becomes('function a() { throw new Error(b + c); }')).toEqual([]);
    expect(candidatesOf('a.ts', '/** No rule. */\nconst a = b + c;\n')).toEqual([]);
  });

  test('a part cites its own rules and those of the whole', () => {
    const text = '/** (V001) */\nconst a = {\n  // (V002)\n  b: 1 + c,\n  d: e < f,\n};\n';
    const marks = candidatesOf('a.ts', text).map(({ kind, marks: cited }) => [kind, cited.toSorted().join()]);
    expect(marks).toContainEqual(['operator', 'V001,V002']);
    expect(marks).toContainEqual(['edge', 'V001']);
  });
});

describe('a sample', () => {
  const first = (seed: string, count: number) => [...inOrder({ game: 'cards', sample: count, seed })].slice(0, count);

  test('is the same for the same seed, and another for another', () => {
    expect(first('a word', 30)).toEqual(first('a word', 30));
    expect(first('a word', 30)).not.toEqual(first('another', 30));
  });

  test('takes one change of each rule before a second', () => {
    const marks = first('a word', 20).map(({ marks: cited }) => cited.find((mark) => GAMES.cards.test(mark)));
    expect(new Set(marks).size).toBeGreaterThan(15);
  });
});

test('of a replaced module only those that import it are run anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const rule = file('rule.ts', 'export const value: number = 1;');
  const other = file('other.ts', 'export const made = {};');
  const user = file('user.ts', "import { value } from './rule.ts';\nexport const twice = () => 2 * value;");
  const modules = new Modules({});
  const before = modules.load(other);
  const twice = () =>
    Object.entries(modules.load(user)).map(([, call]) => (typeof call === 'function' ? call() : call));
  expect(twice()).toEqual([2]);
  modules.replace(rule, 'export const value: number = 5;');
  expect(twice()).toEqual([10]);
  modules.replace(rule);
  expect(twice()).toEqual([2]);
  expect(modules.load(other)).toBe(before);
});

test('the stand-in for vitest gathers tests by their groups and rows', async () => {
  const stand = standIn({});
  const { vitest } = stand;
  const ran: unknown[] = [];
  stand.begin();
  vitest.describe('a group', () => {
    vitest.beforeEach(() => ran.push('before'));
    vitest.test.each([[1, 'one']])('%i is %s', (...cells: unknown[]) => ran.push(...cells));
  });
  vitest.test('alone', () => ran.push('alone'));
  const [alone, row] = stand.gathered();
  expect([row?.name, alone?.name]).toEqual(['a group 1 is one', 'alone']);
  expect([row?.before.length, alone?.before.length]).toEqual([1, 0]);
  for (const each of row?.before ?? []) await each();
  await row?.run();
  expect(ran).toEqual(['before', 1, 'one']);
});

test.each(keysOf(GAMES))('what was measured of %s adds up', (game) => {
  const { tried, killed, survivors } = lastMeasured()[game];
  expect(killed + survivors.length).toBe(tried);
});

test.each(EQUAL_CHANGES.map((each) => [`${each.file}: ${each.becomes}`, each] as const))(
  'there is an equal change %s',
  (_, { file, was, becomes: changed, why }) => {
    const all = candidatesOf(file, readFileSync(file, 'utf8'));
    const isIt = ({ text, ...candidate }: (typeof all)[number]) => {
      const told = toldOf({ ...candidate, text: text ?? '' });
      return told.was === was && (text === undefined || told.becomes === changed);
    };
    expect(all.some(isIt)).toBe(true);
    expect(why).toMatch(/\.$/);
  },
);
