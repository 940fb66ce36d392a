import { expect, test } from 'vitest';
import { emptyFolder } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const saves = emptyFolder();
const wof = (...args: string[]) => wofHere(saves, args);

test('--odds says who wins a printed battle how often, the same each time', async () => {
  const first = await wof('battle', 'face-to-face', '--odds');
  expect(first.out).toMatch(/^face-to-face/);
  const [, allied = '', german = '', nobody = ''] =
    /the Allies win (\d+),\s+the Germans\s+(\d+),\s+nobody (\d+)\./.exec(first.out) ?? [];
  expect(Number(allied) + Number(german) + Number(nobody)).toBe(100);
  expect((await wof('battle', 'face-to-face', '--odds')).out).toBe(first.out);
}, 60_000);

test('--make lays out machines by count and name, and tries what would even them', async () => {
  const made = await wof('battle', '--make', '1 spad-xiii v 2 albatros-d.va', '--fights', 'wings-of-war', '--json');
  const told: unknown = JSON.parse(made.out);
  expect(told).toMatchObject({ system: 'wings-of-war', of: 100 });
  expect(told).toMatchObject({
    evened: [
      { name: 'spad-xiii v albatros-d5a by wings-of-war', won: { of: 40 } },
      { name: '2 spad-xiii v 2 albatros-d5a by wings-of-war', won: { of: 40 } },
    ],
  });
}, 60_000);

test.each([
  [['--make', '2 spad-vii'], '--make has two sides'],
  [['--make', 'spad-vii v albatros-d3', '--fights', 'chess'], '--fights for --make is one of'],
  [['face-to-face', '--make', 'spad-vii v albatros-d3'], 'by its name or by --make, not by both'],
])('what cannot be laid out is refused: %j', async (args, says) => {
  const { err, status } = await wof('battle', ...args);
  expect(err.replaceAll('\n', ' ')).toContain(says);
  expect(status).toBe(2);
});

test('a machine that there is none of is named as it was typed, and once', async () => {
  const { err, status } = await wof('battle', '--make', '2 zeppelin v albatros-d3');
  expect(err.match(/There is no machine called zeppelin\./g)).toHaveLength(1);
  expect(status).toBe(1);
});
