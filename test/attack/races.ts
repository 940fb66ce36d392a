import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { seededRandom } from '../support/table/seeded-random.ts';
import { type Attack, type Finding, found } from './finding.ts';
import { flownDay } from './flown-books.ts';
import { acknowledgedIn, answersOn, listOf } from './kills.ts';
import { BIN, harmsOf, PATIENCE, type Ran, Sandbox } from './sandbox.ts';

type Random = (below: number) => number;

/** After one race in so many the program is asked what is left. */
const ASKED = 5;

/** What a machine may be like, besides as usual. */
const MACHINES = ['usual', 'clock', 'no-links', 'inodes'] as const;

interface Racer {
  readonly args: readonly string[];
  readonly list: readonly string[];
}

/** Two to four real processes at one campaign at once: begun, gone on with, taken back, recovered; on odd machines too. */
export const races: Attack = async (times, seed) => {
  const sandbox = new Sandbox();
  const random = seededRandom(`${seed} races`);
  const { answers } = flownDay(sandbox, 'model', seed);
  rmSync(join(sandbox.saves, 'model.wof.jsonl'));
  const before = sandbox.outside();
  const findings: Finding[] = [];
  for (let n = 0; n < times; n++) {
    const race = { n, seed, answers, random, sandbox, machine: MACHINES[n % MACHINES.length] ?? 'usual' };
    findings.push(...(await raced(race)));
  }
  if (before !== sandbox.outside()) findings.push(found('outside', 'a race'));
  sandbox.remove();
  return { tried: times, findings };
};

interface Race {
  readonly n: number;
  readonly seed: string;
  readonly answers: readonly string[];
  readonly random: Random;
  readonly sandbox: Sandbox;
  readonly machine: (typeof MACHINES)[number];
}

async function raced(race: Race): Promise<Finding[]> {
  const { n, random, sandbox, machine } = race;
  const path = join(sandbox.saves, 'raced.wof.jsonl');
  for (const file of readdirSync(sandbox.saves)) rmSync(join(sandbox.saves, file), { recursive: true });
  const begins = random(4) === 0;
  if (!begins) layBook(race, path);
  const had = existsSync(path) ? answersOn(path).length : 0;
  const torn = !begins && random(3) === 0;
  if (torn) appendFileSync(path, '["e 22","move","home","0000');
  const racers = Array.from({ length: 2 + random(3) }, (_, i) => racer(race, begins, had, i));
  const ran = await Promise.all(racers.map((each) => runs(each, sandbox, machine)));
  const what = `race ${n}, ${machine}, ${racers.map(({ args }) => `wof ${args.join(' ')}`).join('; ')}`;
  const acknowledged = ran.reduce((sum, { out }, i) => sum + (racers[i]?.list.length ? acknowledgedIn(out) : 0), had);
  return [...ran.flatMap((each) => harmsOf(each, what)), ...leftOf(path, acknowledged, what, race)];
}

/** A campaign with some answers. Where inodes are used again it has that of one whose holder was killed at it. */
function layBook({ seed, answers, random, sandbox, machine }: Race, path: string): void {
  const begin = ['new', 'raced', '--seed', seed, '--preset', 'first-tour', '--answers', '-'];
  sandbox.wof(begin, { answers: answers.slice(0, 3 + random(10)) });
  if (machine !== 'inodes') return;
  const { dev, ino } = lstatSync(path);
  const left = { pid: NOBODY, host: hostname(), since: '1917-04-01T05:00:00.000Z' };
  writeFileSync(join(sandbox.saves, `.${dev}-${ino}.wof.lock`), JSON.stringify(left));
}

/** No process has a number so high. */
const NOBODY = 2 ** 22 + 1;

/** The first always wants the lock: what another has left is then taken away. */
function racer({ seed, answers, random }: Race, begins: boolean, had: number, place: number): Racer {
  const rest = listOf(answers.slice(begins ? 0 : had, (begins ? 0 : had) + 1 + random(6)), random);
  if (begins) return { args: ['new', 'raced', '--seed', seed, '--preset', 'first-tour', '--answers', '-'], list: rest };
  const ways: readonly Racer[] = [
    { args: ['play', 'raced', '--answers', '-'], list: rest },
    { args: ['play', 'raced', '--answers', '-'], list: rest },
    { args: ['play', 'raced', '--recover', '--answers', '-'], list: rest },
    { args: ['undo', 'raced', '--take-back'], list: [] },
    { args: ['verify', 'raced'], list: [] },
    { args: ['branch', 'raced', 'branched'], list: [] },
  ];
  return ways[random(place === 0 ? HOLDING : ways.length)] as Racer;
}

/** So many of the ways hold the log-book. */
const HOLDING = 4;

function runs({ args, list }: Racer, { work: cwd, env }: Sandbox, machine: Race['machine']): Promise<Ran> {
  const from = performance.now();
  const odd = { NODE_OPTIONS: `--require "${resolve('test/attack/odd-machine.cjs')}"`, WOF_ODD: machine };
  const child = spawn(process.execPath, [BIN, ...args], { cwd, env: { ...env, ...odd } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(list.map((line) => `${line}\n`).join(''));
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  return new Promise((end) =>
    child.on('close', (status) => {
      clearTimeout(patience);
      end({ status, ...said, seconds: (performance.now() - from) / 1000, worked: 0 });
    }),
  );
}

/** Everything acknowledged is there, whoever gave it, and no lock is left. */
function leftOf(path: string, acknowledged: number, what: string, { n, sandbox }: Race): Finding[] {
  const locks = readdirSync(sandbox.saves).filter((file) => file.includes('.wof.lock'));
  const left = locks.length > 0 ? [found('lost', `${what}: ${locks} is left`)] : [];
  const there = answersOn(path).length;
  const lost = there < acknowledged ? [found('lost', `${what}: ${there} answers of ${acknowledged}`)] : [];
  if (n % ASKED > 0) return [...left, ...lost];
  const verified = sandbox.wof(['verify', 'raced']);
  const bad = verified.status === 0 ? [] : [found('lost', `${what}, verify: ${verified.err}`)];
  return [...left, ...lost, ...bad, ...harmsOf(verified, `${what}, verify`)];
}
