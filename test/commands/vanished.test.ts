import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { COMMAND_WORDS } from '../../src/page/read-typed.ts';
import { answersIn, emptyFolder, wof } from '../support/program/wof.ts';

const begun = emptyFolder();
wof(begun, ['new', 'dawn', '--seed', 'dawn', '--answers', '-'], ['morning', 'haldenby']);
const hadAnswers = answersIn(begun, 'dawn');

/** What is typed at the prompt of a plan, when the program is no more. */
const TYPED = [...COMMAND_WORDS, 'card weather', 'man haldenby', 'rule 15', 'all', 'nonsense', '1', ''];

/** So many sit at once: each has a process of its own. */
const AT_ONCE = 9;

interface Sat {
  readonly typed: string;
  readonly status: number | null;
  readonly err: string;
  readonly saves: string;
}

/** A sitting that has come to its prompt; what is typed there and what came of it. */
async function sitAt(bin: string): Promise<{ type: (line: string) => Promise<Sat> }> {
  const saves = emptyFolder();
  copyFileSync(join(begun, 'dawn.wof.jsonl'), join(saves, 'dawn.wof.jsonl'));
  const env = { ...process.env, WOF_SAVES: saves, NO_COLOR: '1' };
  const child: ChildProcess = spawn(process.execPath, [bin, 'play', 'dawn', '--answers', '-'], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [out, err] = ['', ''];
  child.stderr?.on('data', (text) => {
    err += text;
  });
  const atPrompt = new Promise<void>((came) =>
    child.stdout?.on('data', (text) => {
      out += text;
      if (out.includes('At every prompt')) came();
    }),
  );
  await atPrompt;
  return {
    type: async (typed) => {
      const ended = once(child, 'exit');
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(`${typed}\n`);
      const [status] = await ended;
      return { typed, status, err, saves };
    },
  };
}

/** Sits down so many times, does something to the program, and types a line at each prompt. */
async function typedAfter(harm: (home: string) => void, lines: readonly string[]): Promise<Sat[]> {
  const home = emptyFolder();
  for (const each of ['bin', 'dist', 'data', 'package.json']) cpSync(each, join(home, each), { recursive: true });
  const seats = await Promise.all(lines.map(() => sitAt(join(home, 'bin/wof.js'))));
  harm(home);
  return Promise.all(lines.map((line, i) => seats[i]?.type(line)).map(async (sat) => (await sat) as Sat));
}

const removed = (home: string) => rmSync(join(home, 'dist'), { recursive: true });
const renewed = (home: string) => {
  removed(home);
  cpSync('dist', join(home, 'dist'), { recursive: true });
  for (const part of ['asked', 'papers', 'card-page']) rmSync(join(home, 'dist', `${part}.cjs`));
};

const rows = Array.from({ length: Math.ceil(TYPED.length / AT_ONCE) }, (_, i) =>
  TYPED.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
);

test.each(rows.map((row) => [row]))(
  'taken away under a sitting, the program goes on or ends in one sentence: %j',
  async (row) => {
    for (const { typed, status, err, saves } of await typedAfter(removed, row)) {
      expect({ typed, err: err.split('\n').length <= 2 && !/fault of the program|\n\s+at /.test(err) }).toEqual({
        typed,
        err: true,
      });
      expect({ typed, status: [0, 1].includes(status ?? -1) }).toEqual({ typed, status: true });
      expect(answersIn(saves, 'dawn').slice(0, hadAnswers.length)).toEqual(hadAnswers);
    }
  },
);

test('what of it is needed and lies there no more, or lies there anew, is told', async () => {
  for (const harm of [removed, renewed])
    for (const { status, err } of await typedAfter(harm, ['status', 'card weather', 'undo']))
      expect({ status, err }).toEqual({
        status: 1,
        err: expect.stringMatching(/^The program was taken away or renewed while it ran, and cannot go on; .*\n$/),
      });
});
