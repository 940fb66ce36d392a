import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../support/table/seeded-random.ts';
import { type Attack, type Finding, found } from './finding.ts';
import { flownDay } from './flown-books.ts';
import { acknowledgedIn, answersOn, listOf, lostOf } from './kills.ts';
import { harmsOf, Sandbox } from './sandbox.ts';
import { CALLS, type Call, injected, mayTrace } from './under-strace.ts';

/** After one cut in so many the program is asked what is left. */
const ASKED = 10;

/** The sitting is killed exactly as it makes each of its calls to the disk, one after the other. */
export const cutPoints: Attack = async (times, seed) => {
  if (!mayTrace()) return { tried: 0, findings: [] };
  const sandbox = new Sandbox();
  const random = seededRandom(`${seed} cuts`);
  const { answers } = flownDay(sandbox, 'model', seed);
  const clean = sandbox.folder('clean');
  cpSync(sandbox.saves, clean, { recursive: true });
  const before = sandbox.outside();
  const findings: Finding[] = [];
  let tried = 0;
  while (tried < times) {
    const list = listOf(answers.slice(0, 20 + random(40)), random);
    for (const call of CALLS) {
      const left = times - tried;
      const cuts = cutAtEach(call, { seed, list, answers, left, sandbox, clean });
      tried += cuts.tried;
      findings.push(...cuts.findings);
    }
  }
  if (before !== sandbox.outside()) findings.push(found('outside', 'a sitting that was cut off'));
  sandbox.remove();
  return { tried, findings };
};

interface Cut {
  readonly seed: string;
  readonly list: readonly string[];
  readonly answers: readonly string[];
  readonly left: number;
  readonly sandbox: Sandbox;
  readonly clean: string;
}

/** At the first call of a kind, at the second, until there are no more. */
function cutAtEach(call: Call, { seed, list, answers, left, sandbox, clean }: Cut) {
  const path = join(sandbox.saves, 'cut.wof.jsonl');
  const begin = ['new', 'cut', '--seed', seed, '--preset', 'first-tour', '--answers', '-'];
  const findings: Finding[] = [];
  for (let n = 1; n <= left; n++) {
    rmSync(sandbox.saves, { recursive: true, force: true });
    if (call !== 'mkdir') cpSync(clean, sandbox.saves, { recursive: true });
    const under = injected(call, 'signal=KILL', String(n));
    const ran = sandbox.wof(begin, { answers: list, under });
    const what = `cut at ${call} no. ${n}`;
    findings.push(...lostOf(path, answers.slice(0, acknowledgedIn(ran.out)), what));
    if (n % ASKED === 1 && existsSync(path)) findings.push(...goneOn(path, what, sandbox));
    if (ran.status === 0) return { tried: n - 1, findings };
  }
  return { tried: left, findings };
}

/** What the cut left is taken up, whatever lies beside it, and nothing goes. */
function goneOn(path: string, what: string, sandbox: Sandbox): Finding[] {
  const had = answersOn(path);
  const ran = sandbox.wof(['play', 'cut', '--answers', '-'], { answers: ['quit'] });
  const refused = ran.status === 0 ? [] : [found('lost', `${what}, taken up: ${ran.err}`)];
  return [...refused, ...harmsOf(ran, what), ...lostOf(path, had, `${what}, taken up`)];
}
