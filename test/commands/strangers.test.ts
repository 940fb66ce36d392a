import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { unseenIn } from '../../src/cards/bare.ts';
import { layCrafted } from '../support/program/crafted-book.ts';
import { emptyFolder, type Ran, Terminal, wof } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const BIN = resolve('bin/wof.js');
const ESCAPE = '\u001b]0;owned\u0007\u001b[2J\u202e';

let saves: string;
beforeAll(async () => {
  saves = emptyFolder();
  await wofHere(saves, ['new', 'dawn', '--seed', 'dawn', '--answers', '-']);
});

/** The status and the output, which never contain internals of the program. */
function sane({ status, out, err }: Ran) {
  expect(`${out}${err}`).not.toMatch(/\n\s+at |node:internal/);
  return { status, out, err };
}

const said = async (args: readonly string[], answers: readonly string[] = []) =>
  sane(await wofHere(saves, args, answers));

test('one bad log-book of each kind hides none of the others, and none keeps the list waiting', async () => {
  layCrafted(saves, 'dawn', 'number', ([opening]) => [{ ...opening }, { dawn: 1, state: 5 }]);
  layCrafted(saves, 'dawn', 'escape', ([opening, ...rest]) => [{ ...opening, begun: ESCAPE }, ...rest]);
  spawnSync('mkfifo', [join(saves, 'pipe.wof.jsonl')]);
  symlinkSync('/dev/zero', join(saves, 'device.wof.jsonl'));
  symlinkSync('/no/such', join(saves, 'dangling.wof.jsonl'));
  mkdirSync(join(saves, 'folder.wof.jsonl'));
  writeFileSync(join(saves, `${ESCAPE}.wof.jsonl`), '');
  const { status, out } = await said(['saves']);
  expect(status).toBe(0);
  const told = out.replace(/\s+/g, ' ');
  expect(told).toContain('dawn: 1 April, B Flight');
  expect(told.match(/it is no ordinary file/g)).toHaveLength(2);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect(out).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/);
  for (const name of ['number', 'pipe', 'device', 'dangling', 'folder'])
    expect((await said(['verify', name])).status).toBe(1);
  expect((await said(['play', 'number', '--answers', '-'])).err).toContain(
    'line 2 is whole, but cannot be what it says (state)',
  );
});

/** Names that every object inherits. */
const INHERITED = ['__proto__', 'constructor', 'valueOf', 'toString', 'hasOwnProperty'];

test('a log-book in which a word stands that every table inherits hides none of the others, and says what is wrong', async () => {
  const shelf = emptyFolder();
  await wofHere(shelf, ['new', 'dawn', '--seed', 'dawn', '--answers', '-']);
  const withMan = (change: object) => (records: readonly object[]) =>
    records.map((record) => ('dawn' in record ? manChanged(record, change) : record));
  for (const word of INHERITED) {
    layCrafted(shelf, 'dawn', `a-format-${word}`, ([opening, ...rest]) => [{ ...opening, wof: word }, ...rest]);
    layCrafted(shelf, 'dawn', `a-man-${word}`, withMan({ standing: { is: word } }));
  }
  layCrafted(shelf, 'dawn', 'a-man-unsayable', withMan({ standing: { is: { toString: 1 } } }));
  for (const command of ['saves', 'people']) {
    const told = (await said([command, '--saves', shelf])).out.replace(/\s+/g, ' ');
    for (const word of INHERITED) expect(told).toContain(`a-format-${word}.wof.jsonl is not a log-book of this game`);
    expect(told).toContain('a-man-unsayable.wof.jsonl was not written by this game: line 2 is whole');
  }
  expect((await said(['saves', '--saves', shelf])).out).toContain('dawn: 1 April, B Flight');
  const { campaigns } = JSON.parse((await said(['saves', '--json', '--saves', shelf])).out);
  expect(campaigns).toHaveLength(2 * INHERITED.length + 2);
  const terminal = new Terminal(shelf, [], 80, { NO_COLOR: '1' });
  await terminal.sees('go on with');
  expect(terminal.screen).toContain('dawn: 1 April, B Flight');
  terminal.press('q');
  expect(await terminal.end()).toBe(0);
  for (const word of INHERITED) {
    expect((await said(['play', `a-format-${word}`, '--answers', '-', '--saves', shelf])).status).not.toBe(0);
    expect(readdirSync(shelf).filter((file) => file.includes('.format-'))).toEqual([]);
  }
});

/** A dawn with something changed in the first man of its first flight. */
function manChanged(dawn: object, change: object): object {
  const { state } = dawn as { state: Campaign };
  const [flight, ...flights] = state.flights;
  const [man, ...aircrew] = flight?.aircrew ?? [];
  return {
    ...dawn,
    state: { ...state, flights: [{ ...flight, aircrew: [{ ...man, ...change }, ...aircrew] }, ...flights] },
  };
}

test("a stranger's ink and signs of no width reach no page, whatever is asked", async () => {
  const shelf = emptyFolder();
  await wofHere(shelf, ['new', 'dawn', '--seed', 'dawn', '--answers', '-']);
  const hidden = '\u001b[30;40mx\u200b\u2060\ufeff';
  layCrafted(shelf, 'dawn', 'begun', ([opening, ...rest]) => [{ ...opening, begun: hidden }, ...rest]);
  layCrafted(shelf, 'dawn', 'man', (records) =>
    records.map((record) => ('dawn' in record ? manChanged(record, { surname: hidden }) : record)),
  );
  writeFileSync(join(shelf, `${hidden}.wof.jsonl`), '');
  for (const args of [
    ['saves'],
    ['people'],
    ['roster', 'man'],
    ['play', hidden],
    ['play', 'dawn', '--policy', hidden],
  ]) {
    const { out, err } = await said([...args, '--saves', shelf]);
    expect(unseenIn(`${out}${err}`)).toBeUndefined();
  }
  const answered = await wofHere(shelf, ['play', 'dawn', '--answers', '-'], [hidden]);
  expect(unseenIn(`${answered.out}${answered.err}`)).toBeUndefined();
});

test('cards from a folder that only the log-book names are not looked into, until the player names it', async () => {
  const cards = emptyFolder();
  layCrafted(saves, 'dawn', 'led', ([opening, ...rest]) => [{ ...opening, overlay: cards }, ...rest]);
  expect((await said(['verify', 'led'])).err).toContain('a folder that nobody has named here');
  expect((await said(['verify', 'led', '--cards', cards])).status).toBe(0);
  expect((await said(['verify', 'led'])).status).toBe(0);
});

describe('a battle of a stranger', () => {
  const battles = () => join(saves, 'battles');
  const craft = async (setUp: object) => {
    await said(['battle', 'douai', '--answers', '-', '--seed', 'one', '--anew']);
    layCrafted(battles(), 'above-douai', 'above-douai', (records) =>
      records.map((record) => ('dawn' in record ? withSetUp(record, setUp) : record)),
    );
  };
  const withSetUp = (dawn: { state: object }, setUp: object) => {
    const { state } = dawn as { state: { setUp: object } };
    return { ...dawn, state: { ...state, setUp: { ...state.setUp, ...setUp } } };
  };

  test('is held against the cards before it is used, and what does not fit is named with its line', async () => {
    const looks = [['--result'], ['--replay'], ['--verify'], ['--strip']];
    for (const [setUp, place, flags] of [
      [{ hex: 'Z99' }, 'hex', looks],
      [{ weather: ESCAPE }, 'weather', []],
      [{ allied: null }, 'allied', []],
    ] as const) {
      await craft(setUp);
      for (const flag of [['--answers', '-'], ...flags]) {
        const { status, err } = await said(['battle', 'douai', ...flag]);
        expect({ status, err }).toEqual({
          status: 1,
          err: expect.stringContaining(`line 2 is whole, but cannot be what it says (state.setUp.${place})`),
        });
      }
    }
    expect((await said(['battle', 'douai', '--answers', '-', '--anew'])).status).toBe(0);
  });

  test('that differs from the cards and can be fought is fought', async () => {
    await craft({ weather: 3 });
    expect((await said(['battle', 'douai', '--policy', 'prudent'])).status).toBe(0);
  });

  test('that is a campaign is none', async () => {
    copyFileSync(join(saves, 'dawn.wof.jsonl'), join(battles(), 'above-douai.wof.jsonl'));
    for (const flag of ['--result', '--replay'])
      expect((await said(['battle', 'douai', flag])).err).toContain('holds a campaign and no battle');
    expect((await said(['battle'])).out.replace(/\s+/g, ' ')).toContain('holds a campaign and no battle');
  });
});

describe('cards of a stranger', () => {
  const checked = (text: string) => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'campaign-grades.yaml'), text);
    return sane(wof(saves, ['check-data', folder])).err;
  };

  test('that would give a terminal orders are named', () => {
    expect(checked('card: "Grades \\e[2J"\n')).toContain('an unseen sign, U+001B');
    expect(checked('card: Grades \u202e\n')).toContain('an unseen sign, U+202E');
  });

  test.each([
    ['.nan', 'is no number'],
    ['1e400', 'is a number without end'],
    ['null', 'is null'],
  ])('in which %s stands are told by what stands there', (value, told) => {
    expect(checked(`card: ${value}\n`)).toContain(`\`card\` ${told}`);
  });

  test('of any size and any number of entries are refused in no time', () => {
    const keys = Array.from({ length: 60_000 }, (_, i) => `k${i}: 1`).join('\n');
    const from = performance.now();
    expect(checked(keys)).toContain('the entries do not end');
    expect(checked(`card: ${'x'.repeat(2 ** 21)}\n`)).toContain('larger than a megabyte');
    expect(checked('a: 1\na: 2\n')).toContain('Map keys must be unique');
    expect(performance.now() - from).toBeLessThan(60_000);
  });
});

describe('a list of answers', () => {
  const child = (stdin: 'pipe', env = {}) =>
    spawn(process.execPath, [BIN, 'play', 'dawn', '--answers', '-'], {
      env: { ...process.env, WOF_SAVES: saves, ...env },
      stdio: [stdin, 'pipe', 'pipe'],
    });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('that never comes is not waited for after %s', async (signal, status) => {
    const waiting = child('pipe');
    const ended = new Promise((end) => waiting.on('exit', end));
    const lock = join(saves, 'dawn.wof.lock');
    for (let tries = 0; tries < 400 && !isThere(lock); tries++) await new Promise((on) => setTimeout(on, 25));
    await new Promise((on) => setTimeout(on, 100));
    waiting.kill(signal);
    expect(await ended).toBe(status);
    expect(isThere(lock)).toBe(false);
  });

  const isThere = (file: string) => {
    try {
      return readFileSync(file).length > 0;
    } catch {
      return false;
    }
  };

  test('may come slowly, from a pipe that has nothing yet', () => {
    const script = `(sleep 0.4; echo quit) | ${process.execPath} ${BIN} play dawn --answers -`;
    const { status, stderr } = spawnSync('sh', ['-c', script], {
      encoding: 'utf8',
      env: { ...process.env, WOF_SAVES: saves },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

test('where today cannot go on, no word but dawn strikes it out, and Enter alone does not', async () => {
  layCrafted(saves, 'dawn', 'other', (records) => [...records, { asked: 'movement', answer: 'x', threw: 'lot 1' }]);
  const file = join(saves, 'other.wof.jsonl');
  const before = readFileSync(file, 'utf8');
  for (const line of ['whatever', 'north'])
    expect((await said(['play', 'other', '--answers', '-'], [line])).err).toContain('dawn begins today anew');
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect((await said(['play', 'other', '--answers', '-'], ['dawn'])).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain('"by":"dawn"');
});
