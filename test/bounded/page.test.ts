import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HARMS } from '../attack/finding.ts';
import { FAMILIES } from './families.ts';
import { MUTATIONS } from './mutations.ts';
import { sectionIn, withSection } from './page.ts';

const page = readFileSync('docs/attack.md', 'utf8');
const rowsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| -/.test(line))
    .map((line) =>
      line
        .slice(2, -2)
        .split('|')
        .map((cell) => cell.trim()),
    );

test('the page has every family as it is told now, with no fault, and every mutation, found', () => {
  const rows = rowsIn(sectionIn(page));
  const families = rows.slice(1, 1 + FAMILIES.length);
  const mutations = rows.slice(2 + FAMILIES.length);
  expect(families.map(([name, told]) => [name, told])).toEqual(FAMILIES.map(({ name, told }) => [name, told]));
  expect(families.map((row) => row.at(-1))).toEqual(FAMILIES.map(() => '0'));
  expect(families.every(([, , , cuts = '0', books = '0']) => cuts !== '0' && books !== '0')).toBe(true);
  expect(mutations.map(([name]) => name)).toEqual(MUTATIONS.map(({ name }) => name));
  expect(mutations.every(([, by, faults]) => by !== 'nobody' && Number(faults?.replaceAll(',', '')) > 0)).toBe(true);
});

test('who writes the section anew leaves the rest of the page as it is, and has it once', () => {
  const rest = page.slice(0, page.length - sectionIn(page).length);
  const counts = { scripts: 1, cuts: 1234, books: 56, faults: 0, told: [] };
  const again = withSection(page, [{ name: 'scripts', told: 'each', counts }], []);
  expect(again.startsWith(rest.trimEnd())).toBe(true);
  expect(again.match(/^## Every script/gm)).toHaveLength(1);
  expect(again).toContain('| scripts | each |       1 | 1,234 |    56 |      0 |');
  expect(rest).toContain(`| ${HARMS[1]} `);
});
