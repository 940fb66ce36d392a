import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SYSTEM_NAMES } from '../../src/rulebook/fights/system-names.ts';
import { bookOf, recordsIn } from '../support/program/crafted-book.ts';
import { seededRandom } from '../support/table/seeded-random.ts';
import { at, hostileFor, put, somewhere } from './changed-at.ts';
import { type Attack, type Finding, found } from './finding.ts';
import { flownDay } from './flown-books.ts';
import { calmly, harmsOf, Sandbox } from './sandbox.ts';
import { WarmProgram } from './warm-program.ts';

type Random = (below: number) => number;

/** A log-book as a player could have it, and what is asked of one like it. */
interface Model {
  readonly records: readonly object[];
  readonly file: string;
  readonly asks: readonly (readonly string[])[];
}

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
  const kinds = Math.ceil(times / 25);
  const models = [...campaigns(sandbox, seed, kinds), ...battles(sandbox, seed, kinds)];
  for (const file of readdirSync(sandbox.saves)) rmSync(join(sandbox.saves, file), { recursive: true });
  sandbox.folder('saves/battles');
  writeFileSync(join(sandbox.work, 'quit'), 'quit\n');
  const findings: Finding[] = [];
  for (let n = 0; n < times; n++) {
    const model = models[n % models.length] as Model;
    const text = crafted(model.records, random);
    const real = n % REAL === 0 ? model.asks[random(model.asks.length)] : undefined;
    const harms = await harmsIn(model, text, { sandbox, program, real });
    if (harms.length > 0) keep(`${seed}-${n}`, text);
    findings.push(...harms.map(({ harm, what }) => found(harm, `book ${n}, ${what}`)));
  }
  program.end();
  sandbox.remove();
  return { tried: times, findings };
};

interface Asked {
  readonly sandbox: Sandbox;
  readonly program: WarmProgram;
  /** What of it the real program is asked as well. */
  readonly real: readonly string[] | undefined;
}

/** Lays the log-book anew for each command, for some write to it. */
async function harmsIn({ file, asks }: Model, text: string, { sandbox, program, real }: Asked): Promise<Finding[]> {
  const exported = sandbox.folder('export');
  const before = sandbox.outside(exported);
  const harms: Finding[] = [];
  for (const args of asks) {
    const ran = await calmly(() => {
      writeFileSync(file, text);
      return program.wof(args);
    });
    harms.push(...harmsOf(ran, `wof ${args.join(' ')}`));
    writeFileSync(file, text);
    if (args === real) harms.push(...harmsOf(sandbox.wof(args), `really wof ${args.join(' ')}`));
  }
  for (const each of [file, join(sandbox.saves, 'other.wof.jsonl')]) rmSync(each, { force: true });
  return before === sandbox.outside(exported) ? harms : [...harms, found('outside', 'something was written')];
}

/** Where what was found is kept, for whoever is to mend it. */
const KEPT = process.env['WOF_ATTACK_KEEP'];

function keep(name: string, text: string): void {
  if (KEPT === undefined) return;
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(join(KEPT, `book-${name}.wof.jsonl`), text);
}

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

const ASKS_OF_A_CAMPAIGN = [
  ['saves'],
  ['saves', '--json'],
  ['verify', 'led'],
  ['play', 'led', '--answers', 'quit'],
  ['status', 'led'],
  ['roster', 'led'],
  ['log', 'led'],
  ['luck', 'led'],
  ['report', 'led'],
  ['history', 'led'],
  ['replay', 'led', '--at-once'],
  ['man', 'led', 'Haldenby'],
  ['people'],
  ['export', 'led', '--to', '../export', '--force'],
  ['export', 'led', '--html', '--to', '../export', '--force'],
  ['undo', 'led', '--take-back'],
  ['play', 'led', '--policy', 'prudent', '--until', 'watch'],
  ['layout', 'led'],
  ['forms', 'led', '--to', '../export', '--force'],
  ['seal', 'led', '--to', '../export', '--force'],
  ['seal', 'led', '--orders', '--to', '../export', '--force'],
  ['branch', 'led', 'other'],
  ['compare', 'led', 'led'],
];

function campaigns(sandbox: Sandbox, seed: string, most: number): Model[] {
  const kinds = [[], ['--flights', 'A,B,C', '--careers'], ['--fights', 'clouds-of-glory', '--german-fates']];
  return kinds.slice(0, most).map((more, i) => {
    const { bytes } = flownDay(sandbox, `model ${i}`, `${seed} ${i}`, more);
    const file = join(sandbox.saves, 'led.wof.jsonl');
    return { records: recordsIn(bytes), file, asks: ASKS_OF_A_CAMPAIGN };
  });
}

interface Listed {
  readonly battles: readonly { readonly id: string; readonly system: string }[];
}

/** A battle of each system, fought out. */
function battles(sandbox: Sandbox, seed: string, most: number): Model[] {
  const folder = join(sandbox.saves, 'battles');
  const listed: Listed = JSON.parse(sandbox.wof(['battle', '--json']).out);
  const ids = SYSTEM_NAMES.slice(0, most).map(
    (system) => listed.battles.find((battle) => battle.system === system)?.id ?? '',
  );
  return ids.map((id) => {
    sandbox.wof(['battle', id, '--policy', 'prudent', '--seed', seed]);
    const file = join(folder, `${id}.wof.jsonl`);
    const records = recordsIn(new Uint8Array(readFileSync(file)));
    const flags = [['--result'], ['--verify'], ['--replay', '--at-once'], ['--strip'], ['--answers', 'quit']];
    return { records, file, asks: [...flags.map((flag) => ['battle', id, ...flag]), ['battle']] };
  });
}
