import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nodeDisk } from '../../src/logbook/file/store.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { isAnswer } from '../../src/logbook/record.ts';
import { seededRandom } from '../support/table/seeded-random.ts';
import { type Attack, type Finding, found } from './finding.ts';
import { flownDay } from './flown-books.ts';
import { BIN, harmsOf, Sandbox } from './sandbox.ts';

type Random = (below: number) => number;

/** One kill in so many hits a campaign that is just being begun; after one in so many the program is asked what is left. */
const BEGINNINGS = 10;
const ASKED = 20;

/** A real sitting is ended by SIGKILL at any moment, taken up, and ended again, until its day is flown. */
export const kills: Attack = async (times, seed) => {
  const sandbox = new Sandbox();
  const random = seededRandom(`${seed} kills`);
  const { answers } = flownDay(sandbox, 'model', seed);
  const path = join(sandbox.saves, 'killed.wof.jsonl');
  const begin = ['new', 'killed', '--seed', seed, '--preset', 'first-tour', '--answers', '-'];
  const findings: Finding[] = [];
  const before = sandbox.outside();
  let longest = LONGEST;
  for (let n = 0; n < times; n++) {
    if (n % BEGINNINGS === 0) removeAll(sandbox);
    const had = answersOn(path);
    const rest = answers.slice(had.length);
    const args = had.length > 0 ? ['play', 'killed', '--answers', '-'] : begin;
    const moment = 50 + random(longest * 1000);
    const killed = await sittingOf(args, listOf(rest, random), moment, sandbox);
    longest = killed.isKilled ? longest : Math.max(0.3, killed.seconds);
    findings.push(...lostOf(path, [...had, ...rest.slice(0, killed.acknowledged)], `kill ${n} after ${moment} ms`));
    if (n % ASKED === 0) findings.push(...borneOut(path, n, sandbox));
  }
  if (before !== sandbox.outside()) findings.push(found('outside', 'a sitting that was killed'));
  sandbox.remove();
  return { tried: times, findings };
};

/** Seconds, until a sitting has come to its end. */
const LONGEST = 0.6;

function borneOut(path: string, n: number, sandbox: Sandbox): Finding[] {
  if (!existsSync(path)) return [];
  const ran = sandbox.wof(['verify', 'killed']);
  const lost = ran.status === 0 ? [] : [found('lost', `verify after kill ${n}: ${ran.err}`)];
  return [...lost, ...harmsOf(ran, `verify after kill ${n}`)];
}

function removeAll({ saves }: Sandbox): void {
  for (const ending of ENDINGS) rmSync(join(saves, `killed${ending}`), { force: true });
}

const ENDINGS = ['.wof.jsonl', '.wof.lock'];

/** Between some of the answers stands a command: it ends a pass, and what is answered till then is written down. */
export const listOf = (answers: readonly string[], random: Random): string[] =>
  answers.flatMap((answer) => (random(3) === 0 ? [answer, 'dice'] : [answer]));

/** The answers that were acknowledged: an answer is so when anything is told behind it, and not by being shown as typed. */
export function acknowledgedIn(out: string): number {
  const typed = out.trimEnd().split('\n').slice(0, -1);
  return typed.filter((line) => line.startsWith('> ') && line !== '> dice').length;
}

/** What is in a log-book; nothing, where there is none. */
export function answersOn(path: string): string[] {
  if (!existsSync(path)) return [];
  return LogBook.open(nodeDisk, path)
    .records.filter(isAnswer)
    .map(({ answer }) => answer);
}

/** Whether all those answers are there, in their order. */
export function lostOf(path: string, acknowledged: readonly string[], what: string): Finding[] {
  try {
    const there = answersOn(path);
    const lost = acknowledged.findIndex((answer, i) => answer !== there[i]);
    return lost < 0 ? [] : [found('lost', `${what}: answer ${lost + 1} of ${acknowledged.length}`)];
  } catch (error) {
    return [found('lost', `${what}: ${error} ${existsSync(path) ? readFileSync(path, 'utf8').slice(-200) : ''}`)];
  }
}

interface Killed {
  readonly isKilled: boolean;
  readonly acknowledged: number;
  readonly seconds: number;
}

function sittingOf(
  args: readonly string[],
  list: readonly string[],
  moment: number,
  sandbox: Sandbox,
): Promise<Killed> {
  const from = performance.now();
  const { work: cwd, env } = sandbox;
  const sitting = spawn(process.execPath, [BIN, ...args], { cwd, env, stdio: ['pipe', 'pipe', 'ignore'] });
  let out = '';
  sitting.stdout.on('data', (text) => {
    out += text;
  });
  sitting.stdin.on('error', () => undefined);
  sitting.stdin.end(list.map((line) => `${line}\n`).join(''));
  const timer = setTimeout(() => sitting.kill('SIGKILL'), moment);
  return new Promise((end) =>
    sitting.on('close', (_, signal) => {
      clearTimeout(timer);
      const seconds = (performance.now() - from) / 1000;
      end({ isKilled: signal !== null, acknowledged: acknowledgedIn(out), seconds });
    }),
  );
}
