import { spawn, spawnSync } from 'node:child_process';
import { closeSync, cpSync, existsSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import { emptyFolder, wof } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const begun = emptyFolder();
await wofHere(begun, ['new', 'dawn', '--seed', 'dawn', '--answers', '-'], ['morning', 'not-flown', 'not-flown']);

/** A shelf of its own with the same campaign. */
const started = () => {
  const saves = emptyFolder();
  cpSync(begun, saves, { recursive: true });
  return saves;
};

describe('what is asked on the command line', () => {
  test('--version prints the version and nothing else', () => {
    expect(wof(emptyFolder(), ['--version'])).toEqual({ status: 0, out: `${about.version}\n`, err: '' });
  });

  test('--help names every command and gives examples', async () => {
    const { status, out } = await wofHere(emptyFolder(), ['--help']);
    expect(status).toBe(0);
    for (const command of ['new', 'play', 'saves', 'undo', 'branch', 'replay', 'verify', 'check-data', 'completion'])
      expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
    expect(out).toContain('Examples:');
  });

  test('(29) a campaign may be begun with German losses followed through', async () => {
    const saves = emptyFolder();
    for (const [name, ...wish] of [['plain'], ['thorough', '--german-fates']] as const)
      expect((await wofHere(saves, ['new', name, '--seed', 'dawn', ...wish])).status).toBe(0);
    expect(readFileSync(join(saves, 'plain.wof.jsonl'), 'utf8')).not.toContain('followsGermans');
    expect(readFileSync(join(saves, 'thorough.wof.jsonl'), 'utf8')).toContain('"followsGermans":true');
    expect((await wofHere(saves, ['verify', 'thorough'])).out).toContain('thorough is borne out, throw by throw.');
  });

  test.each([
    [['score', 'april'], 'There is no command "score". Did you mean status?'],
    [['plya'], 'There is no command "plya". Did you mean play?'],
    [['new'], 'There is no terminal to ask in.'],
    [['play', 'my', 'war'], "too many arguments for 'play'."],
    [['play', 'x', '--what'], "unknown option '--what'\nwof play --help has how it is typed."],
    [['man', 'x'], "missing required argument 'man'\nwof man --help has how it is typed."],
    [['branch', 'a', 'b', '--day', 'two'], 'A whole number belongs here.'],
    [['new', 'x', '--flights', 'D'], 'There is no flight "D": the squadron\'s flights are A, B, C.'],
    [['new', 'x', '--seed', 'mt:2:dawn'], '"mt:2:dawn" is no seed'],
    [['new', 'x', '--dice', 'loaded'], '--dice is hand or program, not "loaded".'],
    [['completion', 'tcsh'], 'There is no completion for "tcsh"'],
    [[], 'There is no terminal to ask in.'],
  ])('wof %j is wrong usage: exit 2, one sentence, no stack', async (args, sentence) => {
    const { status, out, err } = await wofHere(emptyFolder(), args);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/\n\s+at /);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });

  test('what commander says of an option is broken between its words where it is read', () => {
    const typed = `stty cols 80; ${process.execPath} bin/wof.js branch a b --day two`;
    const { stdout } = spawnSync('script', ['-qec', typed, '/dev/null'], { encoding: 'utf8', timeout: 60_000 });
    expect(stdout).toContain('is invalid. A whole number belongs\r\nhere.');
  });

  test.each([
    [[], 'There is no terminal to ask in.'],
    [['--answers', '/no/such/file'], 'The answers in /no/such/file cannot be read: the file or folder is not there.'],
  ])(
    'who would play a campaign with %j is told what is wanting; of one that is not there, that it is not',
    async (words, sentence) => {
      const saves = started();
      const { status, out, err } = wof(saves, ['play', 'dawn', ...words]);
      expect({ status, out, err }).toMatchObject({ status: 2, out: '', err: expect.stringContaining(sentence) });
      expect((await wofHere(saves, ['play', 'dusk', ...words])).err).toContain('There is no campaign called dusk.');
    },
  );

  test.each([
    [['play', 'down', '--answers', '-'], 'There is no campaign called down. Did you mean dawn?'],
    [['new', 'DAWN'], 'There is a campaign called dawn already.'],
    [['new', '../dawn'], 'cannot name a campaign'],
    [['new', 'con'], 'Windows keeps that name for itself'],
    [['new', 'a\u0007b'], '"a?b" cannot name a campaign'],
    [['branch', 'dawn', 'b', '--day', '9'], 'The log-book has no day 9; it has day 1 alone.'],
    [['replay', 'dawn', '--day', '9'], 'The log-book has no day 9'],
    [['new', 'x', '--cards', '/no/cards'], '/no/cards, line 1, column 1: there is no such folder'],
  ])('wof %j is refused: exit 1, one sentence, nothing changed', async (args, sentence) => {
    const saves = started();
    const files = readdirSync(saves);
    const before = readFileSync(join(saves, 'dawn.wof.jsonl'));
    const { status, err } = await wofHere(saves, args);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
    expect(readdirSync(saves)).toEqual(files);
    expect(readFileSync(join(saves, 'dawn.wof.jsonl'))).toEqual(before);
  });
});

describe('playing from a list of answers', () => {
  test('an answer that cannot be ends the script; what came before it is kept', async () => {
    const saves = emptyFolder();
    const { status, err } = await wofHere(
      saves,
      ['new', 'x', '--answers', '-'],
      ['morning', '# a remark', '', 'fly', 'not-flown'],
    );
    expect(err).toMatch(/^"fly" is not an answer here\. The answers are: haldenby, .*, not-flown\.\n$/);
    expect(status).toBe(1);
    expect((await wofHere(saves, ['saves'])).out).toContain('x: 1 April, B Flight, 1 answer,');
  });

  test('(6) a man may be named by his machine; who cannot go is told of with the reason', async () => {
    const saves = emptyFolder();
    const { status, err } = await wofHere(
      saves,
      ['new', 'x', '--seed', 'dawn', '--answers', '-'],
      ['morning', 'B1', 'B1'],
    );
    expect({ status, err }).toEqual({ status: 1, err: 'Capt Haldenby is down for this mission already.\n' });
    expect((await wofHere(saves, ['saves'])).out).toContain('x: 1 April, B Flight, 2 answers,');
  });

  test("a script's own dice are held to the same faces", async () => {
    const { status, err } = await wofHere(emptyFolder(), ['new', 'x', '--dice', 'hand', '--answers', '-'], ['7 1']);
    expect({ status, err }).toEqual({ status: 1, err: '"7 1": a die shows 1 to 6.\n' });
  });

  test('--json prints each event, then what is asked, a value a line', async () => {
    const saves = started();
    const { out } = await wofHere(saves, ['play', 'dawn', '--json', '--answers', '-'], ['not-flown']);
    const values = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(values[0].position.question).toMatchObject({
      decision: 'assign',
      about: { mission: 'defensive-line-patrol', watch: 'morning', zones: ['B'], chosen: [] },
    });
    expect(values[1].position.question).toMatchObject({
      decision: 'assign',
      about: { mission: 'artillery-spotting', plan: { missions: [{}, {}, { stands: 'not-flown' }, {}] } },
    });
    expect(values.at(-1)).toEqual({ ended: 'left', day: 1 });
  });

  test('a script that takes a campaign up again has the question that stands, and nothing that it has had', async () => {
    const saves = started();
    const { out } = await wofHere(saves, ['play', 'dawn', '--answers', '-', '--json']);
    const values = out
      .trimEnd()
      .split('\n')
      .map((line) => Object.keys(JSON.parse(line))[0]);
    expect(values).toEqual(['position', 'ended']);
    expect((await wofHere(saves, ['replay', 'dawn', '--json'])).out).toMatch(/^\{"type":"day-broke","day":1\}\n/);
  });

  test('saves, undo, branch and verify speak JSON too', async () => {
    const saves = started();
    expect(JSON.parse((await wofHere(saves, ['saves', '--json'])).out).campaigns[0]).toMatchObject({
      name: 'dawn',
      day: 1,
      answers: 3,
      seed: 'alea:1:dawn',
    });
    expect(JSON.parse((await wofHere(saves, ['branch', 'dawn', 'other', '--json'])).out)).toEqual({
      branched: 'other',
      from: 'dawn',
      lines: 5,
    });
    expect(JSON.parse((await wofHere(saves, ['undo', 'other', '--json'])).out)).toEqual({
      undone: 'other',
      takenBack: false,
      day: 1,
    });
    expect(JSON.parse((await wofHere(saves, ['verify', 'other', '--json'])).out).verdicts).toEqual([
      { verdict: 'in-play', day: 1, throws: 1, answers: 2 },
    ]);
  });

  test('(6) propose fills in the plan, which is shown whole; a mission of it is planned anew, and then it stands', async () => {
    const saves = emptyFolder();
    const answers = ['propose', 'propose', 'plan', 'dawn-patrol', 'chaplow', 'done', 'fly', 'plan'];
    const { status, out, err } = await wofHere(saves, ['new', 'x', '--seed', 'dawn', '--answers', '-'], answers);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('Open       Defensive Line Patrol, zone B (-1 if it is not flown)');
    expect(out.match(/Does the plan stand\?/g)).toHaveLength(2);
    expect(out).toContain('Every mission is planned.');
    expect(out).toContain('The plan stands: dawn, Dawn Patrol (Chaplow B6);');
    expect(out.match(/The plan stands: dawn/g)).toHaveLength(2);
    expect((await wofHere(saves, ['verify', 'x'])).status).toBe(0);
  });

  test('before there is a plan none can be shown', async () => {
    const { out } = await wofHere(emptyFolder(), ['new', 'x', '--dice', 'hand', '--answers', '-'], ['plan', 'propose']);
    expect(out).toContain('The day has no plan yet.');
    expect(out).toContain('propose belongs to the planning of the day');
  });

  test('the same seed and answers tell the same story; replay tells it again', async () => {
    const [one, two] = [emptyFolder(), emptyFolder()];
    const answers = ['not-flown', 'haldenby', 'done', 'not-flown', 'not-flown', 'fly', '3000', 'e', 'w', 'stay'];
    const story = async (saves: string) =>
      (await wofHere(saves, ['new', 'x', '--seed', 'same', '--json', '--answers', '-'], answers)).out.replaceAll(
        saves,
        '',
      );
    expect(await story(one)).toBe(await story(two));
    expect((await wofHere(one, ['replay', 'x'])).out).toContain('Sunday, 1 April 1917.');
    expect((await wofHere(one, ['replay', 'x', '--day', '2'])).out).not.toContain('Sunday, 1 April 1917.');
  });
});

describe('when things go wrong around it', () => {
  test('a reader that has had enough, as head has, is no fault', () => {
    const saves = started();
    const { stdout, stderr } = spawnSync(
      'sh',
      ['-c', `for i in 1 2 3; do ${process.execPath} bin/wof.js replay dawn; done | head -n 1`],
      {
        encoding: 'utf8',
        env: { ...process.env, WOF_SAVES: saves },
      },
    );
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).toBe('');
  });

  test('SIGTERM while it waits loses nothing and leaves no lock', async () => {
    const saves = started();
    const child = spawn('script', ['-qfec', `${process.execPath} bin/wof.js play dawn`, '/dev/null'], {
      env: { ...process.env, WOF_SAVES: saves, TERM: 'xterm' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    await new Promise((seen) =>
      child.stdout.on('data', (text) => String(text).includes('Who flies?') && seen(undefined)),
    );
    let lastWords = '';
    child.stdout.on('data', (text) => {
      lastWords += text;
    });
    const { pid } = JSON.parse(readFileSync(join(saves, 'dawn.wof.lock'), 'utf8'));
    const second = await wofHere(saves, ['undo', 'dawn']);
    expect(second).toMatchObject({ status: 1, out: '' });
    expect(second.err).toContain(`dawn is open in another window (process ${pid} on `);
    expect(second.err).toMatch(/, since \d\d:\d\d on \d{4}-\d\d-\d\d\)\. /);
    process.kill(pid, 'SIGTERM');
    expect(await new Promise((ended) => child.on('exit', ended))).toBe(143);
    expect(lastWords).toContain('\nEverything is in the log-book.');
    expect(readdirSync(saves)).toEqual(['dawn.wof.jsonl']);
    expect((await wofHere(saves, ['verify', 'dawn'])).status).toBe(0);
  });

  test('a program that is busy ends at once when it is told to', async () => {
    const child = spawn(process.execPath, ['bin/wof.js', 'simulate', '--campaigns', '100000'], { stdio: 'ignore' });
    await new Promise((wake) => setTimeout(wake, 4000));
    child.kill('SIGINT');
    expect(await new Promise((ended) => child.on('exit', (status, signal) => ended({ status, signal })))).toEqual({
      status: 130,
      signal: null,
    });
  });

  test('a page that takes no more is told in a sentence, and the log-book stands', {
    skip: !existsSync('/dev/full'),
  }, async () => {
    const saves = started();
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, ['bin/wof.js', 'saves', '--saves', saves], {
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'What was to be printed cannot be written (ENOSPC).\n' });
    expect((await wofHere(saves, ['verify', 'dawn'])).status).toBe(0);
  });

  test('of two that begin the same campaign at once one is refused, and the other has it whole', async () => {
    const saves = emptyFolder();
    const begin = () =>
      new Promise<number | null>((ended) => {
        const args = ['bin/wof.js', 'new', 'dawn', '--saves', saves];
        spawn(process.execPath, args, { stdio: 'ignore' }).on('exit', ended);
      });
    const statuses = await Promise.all([begin(), begin()]);
    expect(statuses.sort()).toEqual([0, 1]);
    expect(readdirSync(saves)).toEqual(['dawn.wof.jsonl']);
    expect((await wofHere(saves, ['verify', 'dawn'])).status).toBe(0);
  });

  test('a damaged log-book is named by its line; recovery keeps the damaged file and plays on', async () => {
    const saves = started();
    const file = join(saves, 'dawn.wof.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"morning"', '"mourning"'));
    const refused = await wofHere(saves, ['play', 'dawn', '--answers', '-'], ['not-flown']);
    expect(refused.status).toBe(1);
    expect(refused.err).toContain('is damaged: line 3 is not whole');
    expect(refused.err).toContain('wof play dawn --recover goes on from there');
    expect((await wofHere(saves, ['saves'])).out).toContain('is damaged: line 3');
    const recovered = await wofHere(saves, ['play', 'dawn', '--recover', '--answers', '-'], ['afternoon']);
    expect(recovered.status).toBe(0);
    expect(recovered.out).toContain('dawn.damaged-1.jsonl');
    expect((await wofHere(saves, ['verify', 'dawn'])).status).toBe(0);
  });

  test.each([40, 80, 120, 300])('nothing printed is wider than %i columns, nor than a line one can read', (columns) => {
    const saves = started();
    const out = spawnSync(
      'script',
      ['-qec', `stty cols ${columns}; ${process.execPath} bin/wof.js replay dawn --at-once`, '/dev/null'],
      {
        encoding: 'utf8',
        env: { ...process.env, WOF_SAVES: saves, NO_COLOR: '1', TERM: 'xterm' },
      },
    ).stdout;
    expect(out).toContain('Sunday, 1 April 1917.');
    expect(Math.max(...out.split(/\r?\n/).map((line) => line.length))).toBeLessThanOrEqual(Math.min(columns, 100));
  });
});
