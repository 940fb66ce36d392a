import { bookOf } from '../support/program/crafted-book.ts';
import { seededRandom } from '../support/table/seeded-random.ts';
import { harmsInBook, keep } from './asked-of-books.ts';
import { type Model, modelsIn } from './book-models.ts';
import { at, hostileFor, put, somewhere } from './changed-at.ts';
import { type Attack, type Finding, found } from './finding.ts';
import { Sandbox } from './sandbox.ts';
import { WarmProgram } from './warm-program.ts';

type Random = (below: number) => number;

/** One in so many is asked of the real program as well. */
const REAL = 25;

/**
 * Log-books with every checksum right that say what cannot be: each is refused by line and place, or played as any
 * other, by every command.
 */
export const books: Attack = async (times, seed) => {
  const sandbox = new Sandbox();
  const program = new WarmProgram(sandbox);
  const random = seededRandom(`${seed} books`);
  const models = modelsIn(sandbox, seed, Math.ceil(times / 25));
  const findings: Finding[] = [];
  for (let n = 0; n < times; n++) {
    const model = models[n % models.length] as Model;
    const text = crafted(model.records, random);
    const real = n % REAL === 0 ? model.asks[random(model.asks.length)] : undefined;
    const harms = await harmsInBook(model, text, { sandbox, program, real });
    if (harms.length > 0) keep(`book-${seed}-${n}.wof.jsonl`, text);
    findings.push(...harms.map(({ harm, what }) => found(harm, `book ${n}, ${what}`)));
  }
  program.end();
  sandbox.remove();
  return { tried: times, findings };
};

/** The records with up to three places changed, and every checksum right; the answers are many, and change seldom. */
function crafted(records: readonly object[], random: Random): string {
  const passages = records.flatMap((record, i) => ('asked' in record ? [] : [i]));
  let changed: unknown = records;
  for (let times = 1 + random(3); times > 0; times--) {
    const record = random(4) > 0 ? passages[random(passages.length)] : random(records.length);
    const path = [String(record), ...somewhere(at(changed, [String(record)]), random)];
    changed = put(changed, path, hostileFor(at(changed, path), records, random));
  }
  try {
    return bookOf(changed as object[]);
  } catch {
    // What cannot even be written down is no log-book.
    return crafted(records, random);
  }
}
