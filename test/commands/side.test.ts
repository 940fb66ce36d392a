import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, wof } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const saves = emptyFolder();
const own = join(saves, 'mine.yaml');
const OURS = readFileSync('data/fights/winged-victory/scenarios/patrol-at-noon.yaml', 'utf8');

test('wof cards --fights winged-victory draws the dashboard of a machine', async () => {
  const { out, status } = wof(saves, ['cards', 'sopwith-strutter', '--fights', 'winged-victory']);
  expect(status).toBe(0);
  expect(out).toMatch(/band +-2 -1 {2}0 {2}1/);
  expect(out).toMatch(/^low .*W.*R.*X/m);
  expect((await wofHere(saves, ['cards', 'sopwth-pup', '--fights', 'winged-victory'])).err).toContain(
    'Did you mean sopwith-pup?',
  );
  expect((await wofHere(saves, ['cards', 'sopwith-pup', '--fights', 'wings-of-war'])).status).toBe(2);
});

test('wof battle --mission 1917 --side allied throws for both missions', async () => {
  const flown = ['battle', '--mission', '1917', '--side', 'allied', '--policy', 'random', '--seed', 'x', '--json'];
  const { out, status } = await wofHere(saves, flown);
  expect(status).toBe(0);
  expect(out).toContain('"mission-drawn"');
  expect(out).toContain('"battle":"missions-1917"');
  expect((await wofHere(saves, ['battle', 'patrol-at-noon', '--mission', '1917'])).status).toBe(2);
});

test('a scenario of a player’s own is read from its file, and each fault has its line', async () => {
  writeFileSync(own, OURS.replace('battle: Patrol at Noon', 'system: winged-victory\nbattle: My own'));
  expect((await wofHere(saves, ['battle', own, '--policy', 'random', '--seed', 'x', '--json'])).out).toContain(
    '"battle":"My own"',
  );
  writeFileSync(own, OURS.replace('turns: 12', 'turns: 200').replace('sopwith-pup', 'sopwith-puppy'));
  const { err } = await wofHere(saves, ['battle', own]);
  expect(err).toContain('line 7, column 1: `turns` is 200');
  expect(err).toContain('line 14, column 22: there is no dashboard called sopwith-puppy');

  const beyond = OURS.replace('column: 10, level: 15', 'column: 41, level: 15').replace(
    'level: 16, faces: west, speed: 5',
    'level: 16, faces: west, speed: 9',
  );
  writeFileSync(
    own,
    beyond
      .replace(
        'dashboard: albatros-d3, skill: ace, column: 30, level: 15',
        'dashboard: albatros-d3, skill: ace, column: 30, level: 15',
      )
      .replace('cumuli: []', 'cumuli: [{ column: 60, level: 9 }]'),
  );
  const { err: misplaced } = await wofHere(saves, ['battle', own]);
  expect(misplaced).toMatch(/line 14, column \d+: hex 41 is beyond the mats; these mats have 40 hexes/);
  expect(misplaced).toMatch(/line 9, column \d+: hex 60 is beyond the mats/);
});

test('the fight is told before the first way is asked, with what one has come for', async () => {
  const asked = ['battle', 'the-gas-bag', '--side', 'allied', '--seed', 'p3', '--answers', '-'];
  const { out } = await wofHere(emptyFolder(), asked, ['loop']);
  expect(out).toContain('The Allies are to destroy the gas-bag at hex 26;');
  expect(out).toMatch(/your part: destroy gas-bag O at hex 26$/m);
  expect(out.indexOf('our part: destroy gas-bag')).toBeGreaterThan(0);
  expect(out.indexOf('our part: destroy gas-bag')).toBeLessThan(out.search(/How does B\d fly/));
});

test('mission tells what both sides have thrown for, and what speaks of the Initiative Track is not offered', async () => {
  const thrown = ['battle', '--mission', '1917', '--seed', 'a', '--plain', '--answers', '-'];
  const { out, err } = await wofHere(emptyFolder(), thrown, ['none', 'mission', '?', 'log']);
  const told = out.slice(out.indexOf('> mission'));
  expect(told).toMatch(
    /The Allies throw 15 on the missions of 1917: recon\.[\s\S]*The Germans throw 19 on the missions of 1917: balloon busting\./,
  );
  expect(told).not.toContain('the Initiative Track');
  expect(err).toContain('log has no meaning here.');
});

test('flight has every machine as it stands, table has them below the mats, and lesson says where one is taught', async () => {
  const begun = ['battle', 'patrol-at-noon', '--against', 'ace', '--seed', 'desk', '--answers', '-'];
  const { out, err } = await wofHere(emptyFolder(), begun, ['flight', 'table', 'rule drum', 'lesson']);
  const line = /^B1, Sopwith Pup, hex 11, level 15, pointing east, speed 5; damage 0 of 8, fixed\ngun 6\|6\.$/gm;
  expect(out.match(line)).toHaveLength(2);
  expect(out).toMatch(/^G1, whom nobody has in sight, hex 31, level 15\.$/m);
  expect(err.replaceAll('\n', ' ')).toContain('Nothing is being taught here: ? explains what is asked');
});

test('a fight of any machines by a game that has none says which have', async () => {
  const { err, status } = await wofHere(emptyFolder(), [
    'battle',
    'sopwith-pup v albatros-d3 by wings-over-france',
    '--answers',
    '-',
  ]);
  expect(status).toBe(1);
  expect(err.replaceAll('\n', ' ')).toContain(
    'meet by wings-of-war, wings-of-glory, winged-victory or clouds-of-glory',
  );
  const { err: unknown } = await wofHere(emptyFolder(), ['battle', 'sopwith-pup v zeppelin', '--answers', '-']);
  expect(unknown).toContain('There is no machine called zeppelin. Check the name.');
});

test('the end of a battle and its result say against which strength it was fought', async () => {
  const shelf = emptyFolder();
  const fought = ['battle', 'patrol-at-noon', '--policy', 'random', '--seed', 'x'];
  const line = 'Fought by Winged Victory, against an ace.';
  expect((await wofHere(shelf, [...fought, '--against', 'ace'])).out).toMatch(
    new RegExp(`^${line}\n\nwof battle patrol-at-noon --why G`, 'm'),
  );
  const result = (await wofHere(shelf, ['battle', 'patrol-at-noon', '--result'])).out;
  expect(result).toContain(line);
  expect(result).toMatch(/^It is over after \w+ turns\. Mission: /m);
  const { out } = await wofHere(emptyFolder(), [...fought, '--json']);
  expect(JSON.parse(out.trim().split('\n').at(-1) ?? '')).toEqual({
    ended: 'over',
    battle: 'patrol-at-noon',
    fights: 'winged-victory',
    against: 'sharp',
  });
});

test('a campaign says by which game it fights and against whom, in words and as data', async () => {
  const shelf = emptyFolder();
  await wofHere(shelf, ['new', 'noon', '--fights', 'winged-victory', '--against', 'novice', '--seed', 'x']);
  expect((await wofHere(shelf, ['status', 'noon'])).out).toContain('Fights by Winged Victory, against a novice.');
  const { fights, against } = JSON.parse((await wofHere(shelf, ['status', 'noon', '--json'])).out);
  expect([fights, against]).toEqual(['winged-victory', 'novice']);
  expect((await wofHere(shelf, ['history', 'noon'])).out.replace(/\s+/g, ' ')).toContain(
    'were fought by Winged Victory, against a novice.',
  );
});
