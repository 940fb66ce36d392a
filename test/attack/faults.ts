import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../support/table/seeded-random.ts';
import { type Attack, type Finding, found } from './finding.ts';
import { flownDay } from './flown-books.ts';
import { acknowledgedIn, answersOn, listOf, lostOf } from './kills.ts';
import { harmsOf, Sandbox } from './sandbox.ts';
import { CALLS, injected, mayTrace, wasInjected } from './under-strace.ts';

type Random = (below: number) => number;

const CODES = ['ENOSPC', 'EIO', 'EROFS', 'EACCES', 'EDQUOT', 'EMFILE', 'EPERM'];

/** What writes, each to a campaign that is there, or is begun. */
const ASKS = (seed: string): readonly (readonly string[])[] => [
  ['new', 'fresh', '--seed', seed, '--preset', 'first-tour', '--answers', '-'],
  ['new', 'fresh', '--seed', seed, '--preset', 'first-tour', '--answers', '-'],
  ['play', 'model', '--policy', 'prudent', '--until', 'watch'],
  ['play', 'model', '--recover', '--answers', '-'],
  ['undo', 'model', '--take-back'],
  ['branch', 'model', 'other'],
  ['export', 'model', '--to', '../export', '--force'],
  ['battle', 'above-douai', '--answers', '-', '--anew'],
  ['day', '--answers', '-'],
  ['saves'],
  ['verify', 'model'],
];

/** The disk refuses: at a call, from a call on, or because something else lies where a file should. */
export const faults: Attack = async (times, seed) => {
  const sandbox = new Sandbox();
  const random = seededRandom(`${seed} faults`);
  const { answers } = flownDay(sandbox, 'model', seed);
  const clean = sandbox.folder('clean');
  cpSync(sandbox.saves, clean, { recursive: true });
  const traced = mayTrace();
  const findings: Finding[] = [];
  let tried = 0;
  for (let n = 0; tried < times; n++) {
    rmSync(sandbox.saves, { recursive: true, force: true });
    cpSync(clean, sandbox.saves, { recursive: true });
    const asks = ASKS(seed);
    const args = asks[random(asks.length)] ?? [];
    const list = listOf(answers.slice(0, 30), random);
    const isTraced = traced && random(3) > 0;
    const fault = isTraced ? refusal(random, sandbox) : { under: [], what: layInTheWay(sandbox, random) };
    findings.push(...harmsAt({ args, list, answers, ...fault }, `fault ${n}`, sandbox));
    // A refusal at a call that the program never came to is none.
    tried += isTraced && !wasInjected() ? 0 : 1;
  }
  sandbox.remove();
  return { tried, findings };
};

interface Fault {
  readonly args: readonly string[];
  readonly list: readonly string[];
  readonly answers: readonly string[];
  readonly under: readonly string[];
  readonly what: string;
}

/** What was there before is there still, and what is acknowledged is added to it; the rest is said in words. */
function harmsAt({ args, list, answers, under, what: fault }: Fault, n: string, sandbox: Sandbox): Finding[] {
  const what = `${n}, ${fault}, wof ${args.join(' ')}`;
  const [fresh, model] = ['fresh', 'model'].map((name) => join(sandbox.saves, `${name}.wof.jsonl`)) as [string, string];
  const had = isLog(model) && args[0] !== 'undo' ? answersOn(model) : [];
  const exported = sandbox.folder('export');
  const before = sandbox.outside(exported);
  const ran = sandbox.wof(args, { answers: args[0] === 'new' ? list : ['quit'], under });
  const lost = [
    ...(isLog(model) ? lostOf(model, had, `${what}: what was there`) : []),
    ...(args[0] === 'new' ? lostOf(fresh, answers.slice(0, acknowledgedIn(ran.out)), what) : []),
  ];
  const outside = before === sandbox.outside(exported) ? [] : [found('outside', what)];
  return [...harmsOf(ran, what), ...lost, ...outside];
}

const isLog = (path: string): boolean => {
  try {
    answersOn(path);
    return existsSync(path);
  } catch {
    return false;
  }
};

/** A refusal at one of the first calls of a kind, once or for good. */
function refusal(random: Random, sandbox: Sandbox): { under: readonly string[]; what: string } {
  const code = CODES[random(CODES.length)] ?? 'EIO';
  const when = `${1 + random(random(2) === 0 ? 1 : 5)}${random(2) === 0 ? '+' : ''}`;
  const call = CALLS[random(CALLS.length + 2)];
  const files = FILES.map((file) => join(sandbox.saves, file));
  const under = call ? injected(call, `error=${code}`, when) : injected('openat', `error=${code}`, when, files);
  return { under, what: `${code} at ${call ?? 'openat'} no. ${when}` };
}

/** What is opened of the saves, for of all files the program opens most are its own. */
const FILES = ['', 'model.wof.jsonl', 'model.wof.lock', 'fresh.wof.jsonl.new', 'fresh.wof.jsonl', 'fresh.wof.lock'];

/** The files of one campaign or the other that may lie in the way. */
const NAMES = [
  'model.wof.jsonl',
  'model.wof.lock',
  'fresh.wof.jsonl.new',
  'fresh.wof.lock',
  'other.wof.jsonl.new',
  'battles',
  'named-cards',
];

function layInTheWay(sandbox: Sandbox, random: Random): string {
  const name = NAMES[random(NAMES.length)] ?? '';
  const path = join(sandbox.saves, name);
  const [what, lay] = WAYS[random(WAYS.length)] as (typeof WAYS)[number];
  rmSync(path, { recursive: true, force: true });
  lay(path);
  return `${what} at ${name}`;
}

const WAYS: readonly (readonly [string, (path: string) => unknown])[] = [
  ['a pipe', (path) => spawnSync('mkfifo', [path])],
  ['a folder', (path) => mkdirSync(path)],
  ['a full folder', (path) => mkdirSync(join(path, 'in'), { recursive: true })],
  ['a link that leads nowhere', (path) => symlinkSync('/no/such/file', path)],
  ['a link to itself', (path) => symlinkSync(path, path)],
  ['a device without end', (path) => symlinkSync('/dev/zero', path)],
  ['a device that is full', (path) => symlinkSync('/dev/full', path)],
  ['a link out of the folder', (path) => symlinkSync('../outside', path)],
  ['an empty file', (path) => writeFileSync(path, '')],
  ['zeros', (path) => writeFileSync(path, Buffer.alloc(4000))],
  ['a lock of somebody', (path) => writeFileSync(path, '{"pid":1,"host":"\\u001b[2J","since":"\\u001b[2J"}')],
];
