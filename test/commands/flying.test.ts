import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, Terminal } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const ENTER = '\r';

/** A Dawn Patrol of two, as far as the first height. */
const OFF = ['not-flown', 'haldenby', 'quillinan', 'done', 'not-flown', 'not-flown', 'fly'];

describe('flying in a real terminal', () => {
  test('(11) (14) a course is flown turn by turn, and the screen, the map and the log are looked at on the way', {
    timeout: 60_000,
  }, async () => {
    const saves = emptyFolder();
    await wofHere(saves, ['new', 'flown', '--seed', 'dawn', '--answers', '-'], OFF);
    const terminal = new Terminal(saves, ['play', 'flown'], 80, { NO_COLOR: '1' });
    await terminal.sees('To what height?');
    await terminal.type(`course h03 at 3000${ENTER}`);
    await terminal.sees('That is the end of the course.');
    await terminal.sees('H03: our side, value 0. Height 3,000 ft.');
    await terminal.sees('B2 Lt Quillinan');
    await terminal.type(`map${ENTER}`);
    await terminal.sees('H  [0] 0 @0@ 1  1');
    await terminal.type('q');
    await terminal.sees('what now?');
    await terminal.type(`log${ENTER}`);
    await terminal.sees('By H02, H03: 6 AFT');
    await terminal.type('q');
    await terminal.sees('what now?');
    await terminal.type(`flight${ENTER}`);
    await terminal.sees('Capt Haldenby  5/C/N');
    await terminal.sees('what now?');
    await terminal.type(`rule 15${ENTER}`);
    await terminal.sees('(15) Archie');
    await terminal.type('q');
    await terminal.sees('what now?');
    await terminal.type(`course berlin${ENTER}`);
    await terminal.sees('There is no hex or place called "berlin".');
    // That word is no answer of its own here: it is the course that the page offers.
    await terminal.type(`home${ENTER}`);
    await terminal.sees('Dawn Patrol, 1 April 1917');
    await terminal.sees('At dawn Captain Haldenby of B Flight ');
    await terminal.sees('Enter goes on');
    await terminal.type(ENTER);
    await terminal.sees('Does the plan stand?');
    await terminal.type(`quit${ENTER}`);
    expect(await terminal.end()).toBe(0);
    expect((await wofHere(saves, ['report', 'flown'])).out).toContain('At dawn Captain Haldenby of B Flight ');
    expect((await wofHere(saves, ['report', 'flown', '--day', '7'])).status).toBe(1);
    expect((await wofHere(saves, ['verify', 'flown'])).out).toContain('flown is borne out, throw by throw.');
  });

  test('on forty columns all is said in sentences that fit', { timeout: 60_000 }, async () => {
    const saves = emptyFolder();
    await wofHere(saves, ['new', 'narrow', '--seed', 'dawn', '--answers', '-'], [...OFF, '3000']);
    const terminal = new Terminal(saves, ['play', 'narrow', '--plain'], 40, { TERM: 'dumb' });
    await terminal.sees('You are over hex H01, Amiens, at');
    await terminal.type('flight\n');
    await terminal.sees('B1, SPAD VII, Captain Haldenby, Skill 5,');
    await terminal.type('quit\n');
    expect(await terminal.end()).toBe(0);
    expect(Math.max(...terminal.screen.split('\n').map((line) => line.length))).toBeLessThanOrEqual(40);
    expect(terminal.screen).not.toMatch(/\|H01/);
  });
});

describe('who comes back', async () => {
  const saves = emptyFolder();
  const comeBack = async (...options: string[]) =>
    (await wofHere(saves, ['play', 'evening', ...options, '--answers', '-'])).out;
  await wofHere(saves, ['new', 'evening', '--seed', 'dawn', '--answers', '-'], [...OFF, '3000']);
  await wofHere(saves, ['play', 'evening', '--policy', 'prudent', '--until', 'day']);
  const refused = await wofHere(saves, ['undo', 'evening']);
  await wofHere(saves, ['undo', 'evening', '--take-back']);

  test('past dice is told how a shell takes back', () => {
    expect(refused.err).toContain('came after that answer. wof undo evening --take-back takes it back all the same');
  });

  test('to the last question of a day is told the same each time, and leaves nothing beside the log-book', async () => {
    for (const options of [[], ['--json']]) expect(await comeBack(...options)).toBe(await comeBack(...options));
    expect(readdirSync(saves)).toEqual(['evening.wof.jsonl']);
  });

  test('passes over a bookmark that an older version laid beside the log-book', async () => {
    const told = await comeBack();
    writeFileSync(join(saves, 'evening.wof.bookmark'), 'another build 9 of the program\n{"status":"over"}');
    expect(await comeBack()).toBe(told);
    rmSync(join(saves, 'evening.wof.bookmark'));
  });

  test('is told a quiet way in a sentence, and in full where he wants that', async () => {
    const quiet = emptyFolder();
    await wofHere(quiet, ['new', 'way', '--seed', 'dawn', '--answers', '-'], [...OFF, '3000', 'e', 'e']);
    const told = async (...options: string[]) =>
      (await wofHere(quiet, ['play', 'way', ...options, '--answers', '-'])).out.replace(/\s+/g, ' ');
    expect(await told()).toContain('Two turns, by H02 and H03: nobody in sight;');
    expect(await told('--full')).toContain('On to H03 (3 AFT');
  });

  test('goes on to the same morning', async () => {
    const copy = emptyFolder();
    cpSync(join(saves, 'evening.wof.jsonl'), join(copy, 'evening.wof.jsonl'));
    const land = async (folder: string) =>
      (await wofHere(folder, ['play', 'evening', '--policy', 'prudent', '--until', 'day'])).out;
    expect(await land(saves)).toBe(await land(copy));
    const logBook = (folder: string) => readFileSync(join(folder, 'evening.wof.jsonl'), 'utf8');
    expect(logBook(saves)).toBe(logBook(copy));
    expect((await wofHere(saves, ['verify', 'evening'])).status).toBe(0);
  });
});

test('a course in a script that leads nowhere ends the script, and nothing after it is played', async () => {
  const saves = emptyFolder();
  await wofHere(saves, ['new', 'script', '--seed', 'dawn', '--answers', '-'], OFF);
  const { status, err } = await wofHere(saves, ['play', 'script', '--answers', '-'], ['course nowhere', '3000']);
  expect(status).toBe(1);
  expect(err).toContain('There is no hex or place called "nowhere".');
  expect((await wofHere(saves, ['play', 'script', '--answers', '-'], [])).out).toContain('To what height?');
});

test('a course in JSON says why it stopped', async () => {
  const saves = emptyFolder();
  await wofHere(saves, ['new', 'json', '--seed', 'dawn', '--answers', '-'], OFF);
  const { out } = await wofHere(saves, ['play', 'json', '--json', '--answers', '-'], ['course h03 at 3000']);
  expect(out).toContain('{"course":"done"}');
});

test('after turns that were told together why explains the last of them, and why 20 all', async () => {
  const led = ['propose', 'fly', '5000', 'course h07'];
  const why = async (line: string) => {
    const { out } = await wofHere(emptyFolder(), ['new', 'easter', '--seed', 'dawn', '--answers', '-'], [...led, line]);
    return out.slice(out.indexOf(`> ${line}`));
  };
  expect(await why('why')).toContain('On to H07');
  expect(await why('why')).not.toContain('On to H03');
  expect(await why('why 20')).toContain('On to H03');
});

test('propose fly fills the plan in and takes it; another word behind it is told of, and the plan stays open', async () => {
  const after = async (...lines: readonly string[]) => {
    const { out, err } = await wofHere(emptyFolder(), ['new', 'easter', '--seed', 'dawn', '--answers', '-'], lines);
    return `${out}${err}`.replace(/wof-test\S+/g, '');
  };
  const [apart, together] = [await after('propose', 'fly'), await after('propose fly')];
  expect(together.slice(together.indexOf('> propose'))).toContain('To what height?');
  expect(together.split('\n').slice(-8)).toEqual(apart.split('\n').slice(-8));
  expect((await after('propose berlin')).replaceAll('\n', ' ')).toContain(
    'berlin is no answer to what is asked once the plan is filled in.',
  );
});
