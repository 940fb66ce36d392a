import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, Terminal, wof } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

const page = async (...args: string[]) => (await wofHere(emptyFolder(), ['simulate', ...args])).out;

test('a simulation says what it counts in words, and no share is below nothing', async () => {
  const told = await page('--campaigns', '2', '--flight', 'a');
  expect(told.replace(/\s+/g, ' ')).toMatch(
    /^2 campaigns of A Flight by prudent, seed april. In brackets: where the truth lies in 95 cases of 100. /,
  );
  expect(told).toMatch(/^ {2}machines lost +\d+\.\d {2}\(.*\)\n {4}to the enemy +\d/m);
  expect(told).toMatch(/^ {2}Dawn Patrol +\d/m);
  expect(told).not.toContain('-0.0');
  expect(await page('--campaigns', '1')).toMatch(
    /^1 campaign of B Flight by prudent, seed april. Of one alone the brackets say\s+nothing./,
  );
});

test('a simulation tells on one page what a player asks first, and all that was counted with --all', async () => {
  const short = await page('--campaigns', '1');
  const all = await page('--campaigns', '1', '--all');
  expect(short.split('\n').length).toBeLessThanOrEqual(52);
  expect(short).toContain('machines lost');
  expect(short).not.toContain('guns fired that came home');
  expect(all).toContain('guns fired that came home');
  expect(all.match(/^ +\d+ April/gm)).toHaveLength(21);
  expect(short.match(/^ +\d+ April/gm)).toHaveLength(3);
});

test('two shards put together are the whole; what is no shard is named with the reason', async () => {
  const folder = emptyFolder();
  const parts = ['1/2', '2/2'].map((shard) => ({ shard, file: join(folder, shard.replace('/', '-')) }));
  for (const { shard, file } of parts) writeFileSync(file, await page('--campaigns', '4', '--shard', shard, '--json'));
  expect(await page('--merge', ...parts.map(({ file }) => file))).toBe(await page('--campaigns', '4'));
  expect((await wofHere(folder, ['simulate', '--merge', join(folder, 'none')])).err).toMatch(
    /none cannot be read: the file or folder is not there\.\n$/,
  );
  writeFileSync(join(folder, 'other'), '{}');
  expect((await wofHere(folder, ['simulate', '--merge', join(folder, 'other')])).err).toContain(
    'is not what wof simulate --json',
  );
  const part = JSON.parse(wof(folder, ['simulate', '--campaigns', '1', '--json']).out);
  const [result] = part.results;
  for (const results of [
    [null],
    [{ ...result, points: 'x' }],
    [{ ...result, missions: { x: [] } }],
    [{ ...result, counts: { throws: '\u001b[2J' } }],
  ]) {
    writeFileSync(join(folder, 'crafted'), JSON.stringify({ ...part, results }));
    const crafted = await wofHere(folder, ['simulate', '--merge', join(folder, 'crafted'), '--csv']);
    expect(crafted).toMatchObject({ status: 2, err: expect.stringContaining('is not what wof simulate --json') });
  }
});

test('another squadron has its own missions and special tasks by name, and parts with them are put together again', async () => {
  const asked = ['--squadron', 'corps', '--tasks', '--campaigns', '2'];
  const told = await page(...asked);
  expect(told.replace(/\s+/g, ' ')).toMatch(/^2 campaigns of B Flight by prudent, seed april, with special tasks. /);
  expect(told).toMatch(/^ {2}Line Photography +\d/m);
  expect(told).toMatch(/^ {2}A Gun That Nobody Sees +\d/m);
  const folder = emptyFolder();
  writeFileSync(join(folder, 'part'), await page(...asked, '--json'));
  expect(await page('--merge', join(folder, 'part'), '--squadron', 'corps')).toBe(told);
});

test('both CSV and JSON are not to be had at once', async () => {
  const refused = await wofHere(emptyFolder(), ['simulate', '--campaigns', '1', '--csv', '--json']);
  expect(refused).toMatchObject({ status: 2, out: '' });
  expect(refused.err).toContain('Either --csv or --json: not both.');
});

test('on the track the heads that players meet come to the same as quick ones; whoever else is named is refused', async () => {
  const points = async (...heads: string[]) =>
    JSON.parse(await page('--campaigns', '1', '--json', ...heads)).results[0].points;
  expect(await points('--heads', 'own')).toBe(await points());
  expect(await wofHere(emptyFolder(), ['simulate', '--heads', 'bold'])).toMatchObject({
    status: 2,
    err: expect.stringContaining('--heads is own or quick: "bold" is neither.'),
  });
});

test('on a narrow terminal no line of it is wider than the terminal', async () => {
  const terminal = new Terminal(emptyFolder(), ['simulate', '--campaigns', '1'], 40, { NO_COLOR: '1' });
  expect(await terminal.end()).toBe(0);
  for (const line of terminal.raw.split(/[\r\n]+/)) expect(line.length).toBeLessThanOrEqual(40);
});

test('in the clouds the page says how far quick heads and those that players meet lie apart, as it was measured', async () => {
  const { checksum, ...told } = JSON.parse(readFileSync('src/games/heads-apart.json', 'utf8'));
  expect(createHash('sha256').update(JSON.stringify(told)).digest('hex')).toBe(checksum);
  const { campaigns, more } = told.games['clouds-of-glory'];
  const says = `With the heads that players meet ${campaigns} campaigns of B Flight by prudent came to `;
  const oneLine = (text: string) => text.replace(/\s+/g, ' ');
  const asked = ['--campaigns', '1', '--fights', 'clouds-of-glory'];
  const quick = await page(...asked);
  expect(oneLine(quick)).toContain(says);
  const [from, to] = [more.from, more.to].map((points) => Math.abs(points).toFixed(0));
  expect(oneLine(quick)).toMatch(
    new RegExp(`\\(${from} (Victory Points less )?to ${to}( more)?\\)|\\(${to} to ${from}\\)`),
  );
  const folder = emptyFolder();
  const part = JSON.parse(await page(...asked, '--json'));
  writeFileSync(join(folder, 'own'), JSON.stringify({ ...part, programme: { ...part.programme, heads: 'own' } }));
  const own = await page('--merge', join(folder, 'own'));
  expect(own).toContain('1 campaign of B Flight');
  expect(own).not.toContain('that players meet');
});

test('a machine of the player’s own that a way to fight has no card of is refused there, and flies on the track', async () => {
  const cards = emptyFolder();
  const own = readFileSync('data/aircraft/spad-vii.yaml', 'utf8').replace('SPAD VII', 'Bristol M.1');
  mkdirSync(join(cards, 'aircraft'));
  writeFileSync(join(cards, 'aircraft', 'bristol-m1.yaml'), own);
  const notes = readFileSync('data/squadron/squadron-notes.yaml', 'utf8').replace('spad-vii', 'bristol-m1');
  writeFileSync(join(cards, 'squadron-notes.yaml'), notes);
  const refused = 'Winged Victory has no card of bristol-m1: a campaign in which it flies cannot be fought out so.';
  const checked = wof(cards, ['check-data', cards]);
  expect(checked.status).toBe(0);
  expect(checked.out.replace(/\s+/g, ' ')).toContain(refused);
  const simulated = (fights: string) =>
    wofHere(cards, ['simulate', '--campaigns', '1', '--cards', cards, '--fights', fights]);
  expect(await simulated('winged-victory')).toMatchObject({ status: 1, err: expect.stringContaining(refused) });
  expect((await simulated('wings-over-france')).status).toBe(0);
});
