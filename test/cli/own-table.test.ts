import { expect, test } from 'vitest';
import { answersIn, emptyFolder, wof } from '../support/program/wof.ts';

test('dice for several throws are typed on one line; one that no die shows is refused by itself', () => {
  const saves = emptyFolder();
  const { out, err, status } = wof(
    saves,
    ['new', 'x', '--seed', 'dawn', '--dice', 'hand', '--answers', '-'],
    ['35', 'propose', 'fly', '3,000', '44 64', 'stay', '33 7 1'],
  );
  expect(out).toContain('Weather Forecast (rule 5): throw two dice and type what they show');
  expect(out).toMatch(/^Encounter Roll \(rule 16\): two dice\.$/m);
  expect(out).toMatch(/^Weather Change: 6 4\.$/m);
  expect(err).toMatch(/"7 1": a die shows 1 to 6\./);
  expect(status).toBe(1);
  expect(answersIn(saves, 'x').length).toBeGreaterThan(0);
});

test('whoever has the board before him is told what to move, and how all of it lies when he goes on', () => {
  const saves = emptyFolder();
  const begun = wof(
    saves,
    ['new', 'x', '--seed', 'dawn', '--companion', '--terse', '--answers', '-'],
    ['propose', 'fly', '5000', 'e', 'layout'],
  );
  expect(begun.out).toMatch(/On your table\. Mission Map: Flight Marker to H02\b/);
  const now = wof(saves, ['layout', 'x']);
  expect(now.out).toMatch(/^Mission Map: Flight Marker H02/);
  expect(now.out.replace(/\s+/g, ' ')).toMatch(/Mission Log: .*AFT 1\d\d; B1 forward 30; .*Cards open: .*SPAD VII/);
  expect(begun.out).toContain(now.out.trim());
  expect(JSON.parse(wof(saves, ['layout', 'x', '--json']).out)).toContainEqual({
    place: 'Mission Map',
    piece: 'Flight Marker',
    at: expect.stringMatching(/^H02/),
  });
});
