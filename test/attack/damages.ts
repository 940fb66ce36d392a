import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAMAGE, type Whole, wholeOf, wrongWith } from '../support/damaged-book.ts';
import { seededRandom } from '../support/table/seeded-random.ts';
import { type Attack, type Finding, found } from './finding.ts';
import { flownDay } from './flown-books.ts';
import { hangs, harmsOf, Sandbox } from './sandbox.ts';

/** Of so many damages one goes through the real program too, so many at a time. */
const SAMPLE = 500;
const SHELF = 20;

/** Log-books of real campaigns with bytes flipped, cut, doubled, swapped and put in: read, or refused by name. */
export const damages: Attack = async (times, seed) => {
  const sandbox = new Sandbox();
  const books = [
    flownDay(sandbox, 'one', `${seed} 1`),
    flownDay(sandbox, 'three', `${seed} 3`, ['--flights', 'A,B,C', '--careers']),
  ].map(({ bytes }) => wholeOf(bytes));
  const random = seededRandom(`${seed} damages`);
  const kinds = Object.entries(DAMAGE);
  const findings: Finding[] = [];
  const sample: Uint8Array[] = [];
  for (let n = 0; n < times; n++) {
    const whole = books[n % books.length] as Whole;
    const [kind, damage] = kinds[n % kinds.length] as (typeof kinds)[number];
    const damaged = damage(whole, random, books);
    findings.push(...takenAs(damaged, whole, `${kind}, no. ${n}`));
    if (n % SAMPLE === 0) sample.push(damaged);
  }
  for (let n = 0; n < sample.length; n += SHELF) findings.push(...shelved(sample.slice(n, n + SHELF), sandbox));
  sandbox.remove();
  return { tried: times, findings };
};

function takenAs(damaged: Uint8Array, whole: Whole, what: string): Finding[] {
  const from = performance.now();
  try {
    const wrong = wrongWith(damaged, whole);
    const seconds = (performance.now() - from) / 1000;
    const slow = hangs({ seconds, worked: seconds }) ? [found('hangs', `${what}: ${seconds} s`)] : [];
    return wrong === undefined ? slow : [...slow, found('lost', `${what}: ${wrong}`)];
  } catch (error) {
    return [found('traces', `${what}: ${error}`)];
  }
}

/** On one shelf, beside a whole one: none is hidden, each is listed, and every command ends in words. */
function shelved(damaged: readonly Uint8Array[], sandbox: Sandbox): Finding[] {
  for (const [i, bytes] of damaged.entries()) writeFileSync(join(sandbox.saves, `damaged ${i}.wof.jsonl`), bytes);
  const before = sandbox.outside();
  const list = sandbox.wof(['saves']);
  const hidden = damaged.flatMap((_, i) => (list.out.includes(`damaged ${i}`) ? [] : [found('lost', `hidden: ${i}`)]));
  const each = damaged.flatMap((_, i) => {
    const args = [['verify'], ['play', '--answers', '-'], ['play', '--recover', '--answers', '-']][i % 3] ?? [];
    return harmsOf(sandbox.wof([...args, `damaged ${i}`]), `${args.join(' ')} of a damaged log-book`);
  });
  const outside = before === sandbox.outside() ? [] : [found('outside', 'a damaged log-book')];
  for (const name of readdirSync(sandbox.saves).filter((file) => file.startsWith('damaged')))
    rmSync(join(sandbox.saves, name));
  mkdirSync(sandbox.saves, { recursive: true });
  return [...harmsOf(list, 'saves'), ...hidden, ...each, ...outside];
}
