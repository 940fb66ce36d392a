import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answersIn, emptyFolder, Terminal } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

test('what a policy flies is told from the first dawn, and men by their names in the evening', {
  timeout: 60_000,
}, async () => {
  const saves = emptyFolder();
  await wofHere(saves, ['new', 'lent', '--seed', 'dawn']);
  const { out } = await wofHere(saves, ['play', 'lent', '--policy', 'prudent', '--until', 'day']);
  expect(out).toMatch(/^\nSunday, 1 April 1917\.\nB Flight parades/);
  expect(out).toMatch(/^Evening\.[\s\S]*?\n {2}(Capt|Lt|2Lt|Sgt) [A-Z]\w+ +(Pilot Skill|Firing|Bravery) \d+ to \d+/m);
  expect(out).toContain('So ended Sunday, 1 April 1917');
  expect((await wofHere(saves, ['play', 'lent', '--policy', 'bold', '--until', 'watch'])).out).not.toContain(
    'Sunday, 1 April',
  );
});

test('a policy is stopped by a key within the day: the player takes over at the next question, and nothing is lost', async () => {
  const saves = emptyFolder();
  for (const name of ['lent', 'unbroken']) await wofHere(saves, ['new', name, '--seed', 'dawn']);
  const terminal = new Terminal(saves, ['play', 'lent', '--policy', 'prudent', '--slowly'], 80, { NO_COLOR: '1' });
  await terminal.sees('Sunday, 1 April 1917.');
  for (const text of [
    'B Flight parades',
    'Weather',
    'The plan',
    'B Flight, dawn.',
    'Dawn Patrol, zones',
    'They take off',
  ]) {
    terminal.press(' ');
    await terminal.sees(text);
  }
  terminal.press('q');
  await terminal.sees(
    'Sunday, 1 April 1917. You take over from the policy prudent: what it answered\nstands, the question below is yours. wof play lent --policy prudent lets it fly\non.',
  );
  await terminal.sees('At Tree-Top. To what height?');
  await terminal.type('5000\r');
  await terminal.sees('The flight: what now?');
  await terminal.type('quit\r');
  await terminal.sees('Everything is in the log-book. wof play lent goes on from here.');
  expect(await terminal.end()).toBe(0);
  for (const name of ['lent', 'unbroken'])
    await wofHere(saves, ['play', name, '--policy', 'prudent', '--until', 'day']);
  expect(answersIn(saves, 'lent')).toEqual(answersIn(saves, 'unbroken'));
  expect((await wofHere(saves, ['verify', 'lent'])).out).toContain('lent is borne out, throw by throw.');
});

test('who answers by chance flies a day alike, however often he was sent off', async () => {
  const saves = emptyFolder();
  const book = (name: string) => readFileSync(join(saves, `${name}.wof.jsonl`), 'utf8');
  for (const name of ['often', 'once']) await wofHere(saves, ['new', name, '--seed', 'dawn']);
  while (!book('often').includes('"dawn":2'))
    await wofHere(saves, ['play', 'often', '--policy', 'random', '--until', 'watch']);
  await wofHere(saves, ['play', 'once', '--policy', 'random', '--until', 'day']);
  expect(answersIn(saves, 'often')).toEqual(answersIn(saves, 'once'));
});

test.each(['q', '\u0003'])(
  'a policy in full flight is stopped by the key %j, and by Ctrl-C the player leaves',
  async (key) => {
    const saves = emptyFolder();
    await wofHere(saves, ['new', 'wing', '--flights', 'A,B,C', '--seed', 'dawn']);
    const terminal = new Terminal(saves, ['play', 'wing', '--policy', 'bold'], 80, {});
    await terminal.sees('Sunday, 1 April 1917.');
    terminal.press(key);
    await terminal.sees('You take over from the policy bold');
    await terminal.type('\u0003');
    await terminal.sees('Everything is in the log-book. wof play wing goes on from here.');
    expect(await terminal.end()).toBe(0);
    expect((await wofHere(saves, ['verify', 'wing'])).out).toContain('wing is borne out, throw by throw.');
  },
);

test('where there is no terminal a policy ends at SIGINT, and everything is in the log-book', async () => {
  const saves = emptyFolder();
  await wofHere(saves, ['new', 'wing', '--flights', 'A,B,C', '--seed', 'dawn']);
  const child = spawn(process.execPath, ['bin/wof.js', 'play', 'wing', '--policy', 'bold', '--saves', saves]);
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  child.stdout.once('data', () => child.kill('SIGINT'));
  child.stdout.resume();
  expect(await new Promise((ended) => child.on('close', ended))).toBe(130);
  expect(said).toBe('\nEverything is in the log-book.\n');
  expect((await wofHere(saves, ['saves'])).out).not.toContain('over');
  expect((await wofHere(saves, ['verify', 'wing'])).out).toContain('wing is borne out, throw by throw.');
});

test("a policy leaves the player's own dice to him, and says that it waits", async () => {
  const saves = emptyFolder();
  await wofHere(saves, ['new', 'table', '--dice', 'hand']);
  const { out } = await wofHere(saves, ['play', 'table', '--policy', 'prudent']);
  expect(out).toContain('Sunday, 1 April 1917. The policy prudent can go no further without you.');
  expect(out).toContain('Weather Forecast (rule 5): throw two dice');
});

test.each([
  [['--policy', 'prudent', '--answers', '-'], 'Either a policy answers, or a list of answers: not both.'],
  [['--policy', 'prud'], 'There is no policy "prud": the policies are prudent, bold, by-the-book, expert, random.'],
  [['--policy', 'bold', '--until', 'noon'], 'A policy flies until watch, day, end: "noon" is none of them.'],
  [['--until', 'day', '--answers', '-'], '--until and --slowly are for --policy: say which one flies.'],
])('wof play with %j is refused', async (options, sentence) => {
  const saves = emptyFolder();
  await wofHere(saves, ['new', 'lent', '--seed', 'dawn']);
  expect(await wofHere(saves, ['play', 'lent', ...options])).toEqual({ status: 2, out: '', err: `${sentence}\n` });
});

const missionsOver = (told: string) =>
  [...told.matchAll(/^(.+) is over: .+ Victory Points?\.$/gm)].map(([, name]) => name);

test('until the watch is flown is until the next begins; before the day is planned, the first of it', async () => {
  const saves = emptyFolder();
  await wofHere(saves, ['new', 'lent', '--seed', 'dawn']);
  const flyWatch = async () => (await wofHere(saves, ['play', 'lent', '--policy', 'prudent', '--until', 'watch'])).out;
  const first = await flyWatch();
  expect(first).toContain('The plan stands: dawn');
  expect(missionsOver(first)).toEqual(['Dawn Patrol']);
  expect(first).toContain('B Flight, morning. ');
  const second = await flyWatch();
  expect(missionsOver(second)).toContain('Balloon Bursting');
  expect(second).toContain('B Flight, afternoon');
  const third = await flyWatch();
  expect(third).toContain('So ended Sunday, 1 April 1917');
  expect(third).not.toContain('The plan stands');
});
