import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

const MEN = [
  ['Haldenby', 5],
  ['Pettifer', 2],
  ['Quillinan', 3],
] as const;
const THREE_AGAINST_TWO = `battle: Three against two
rules: [17, 18, 19, 20, 24]
words: Three of ours and two of theirs at one height.
weather: 7
hex: F12
allied:
  altitude: 9000
  machines:
${MEN.map(
  ([surname, skill], i) => `    - machine: S${i + 1}
      aircraft: spad-vii
      pilot: { rank: Captain, surname: ${surname}, skill: ${skill}, firing: C, bravery: N }
      source: invented`,
).join('\n')}
german:
  altitude: 9000
  numbers: [9, 10]
  source: invented
attack: { by: german, from: level, source: invented }
source: invented
`;

/** The fight with each question answered by the first in its list, or so. */
async function fought(lines: readonly string[]): Promise<string> {
  const folder = emptyFolder();
  const file = join(folder, 'three.yaml');
  writeFileSync(file, THREE_AGAINST_TWO);
  const { out, err } = await wofHere(folder, ['battle', file, '--seed', 'b', '--answers', '-'], [...lines]);
  return `${out}${err}`;
}

/** How often a man who could only hold off or leave was asked. */
const askedToHold = (out: string): readonly string[] =>
  [...out.matchAll(/\((S\d)\) is the highest[^?]*\?\n +hold on /g)].map(([, machine]) => machine ?? '');

test('(40) who holds on is asked no more while he has nobody to attack; the others are', async () => {
  const each = await fought(Array.from({ length: 40 }, () => '1'));
  const [first, ...later] = askedToHold(each);
  expect(later).toContain(first);
  const before = each
    .slice(0, each.indexOf('hold on '))
    .split('\n')
    .filter((line) => line === '> 1').length;
  const on = await fought([
    ...Array.from({ length: before }, () => '1'),
    'hold on',
    ...Array.from({ length: 40 }, () => '1'),
  ]);
  expect(askedToHold(on).filter((machine) => machine === first)).toHaveLength(1);
  expect(askedToHold(on).length).toBeGreaterThan(1);
});

test('hold on is refused where there is somebody to attack', async () => {
  expect(await fought(['hold on'])).toContain('hold on is for a man who can only hold off or leave');
});
