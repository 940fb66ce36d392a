import { seededRandom } from '../support/table/seeded-random.ts';
import { Coverage } from './coverage.ts';
import { type Attack, type Finding, found } from './finding.ts';
import { type Target, targets } from './guided-targets.ts';
import { INHERITED, NUMBERS_AT_BOUNDS } from './hostile.ts';

type Random = (below: number) => number;

/** So long nothing takes to be read, in microseconds of the processor's time: by the clock a busy machine takes longer. */
const LONGEST = 2_000_000;
/** More of what is kept to go on from than this only makes each choice a worse one. */
const MOST_KEPT = 400;

/**
 * Texts changed sign by sign, led by what of the program they reach: one that has run what none before it has is kept,
 * and changed further. What reads them is run here, as it stands in the sources.
 */
export const guided: Attack = async (times, seed) => {
  const coverage = new Coverage();
  const all = targets(seed);
  const each = Math.ceil(times / all.length);
  const findings = all.flatMap((target) => triedOn(target, each, seededRandom(`${seed} ${target.name}`), coverage));
  coverage.end();
  return { tried: each * all.length, findings };
};

function triedOn({ name, begins, run }: Target, times: number, random: Random, coverage: Coverage): Finding[] {
  const kept = [...begins];
  const findings: Finding[] = [];
  for (let n = 0; n < times; n++) {
    const text = begins[n] ?? changed(kept, random);
    findings.push(...harmsOf(run, text).map(({ harm, what }) => found(harm, `${name} ${n}, ${what}`)));
    if (coverage.takeNew() > 0) kept.splice(random(kept.length + 1), kept.length > MOST_KEPT ? 1 : 0, text);
  }
  return findings;
}

function harmsOf(run: Target['run'], text: string): Finding[] {
  const from = process.cpuUsage();
  const shown = JSON.stringify(text.slice(0, 300));
  try {
    run(text);
  } catch (error) {
    return [found('traces', `${error}: ${shown}`)];
  }
  const { user, system } = process.cpuUsage(from);
  return user + system > LONGEST ? [found('hangs', `${text.length} signs: ${shown}`)] : [];
}

/** One of those that are kept, changed in up to four ways. */
function changed(kept: readonly string[], random: Random): string {
  const one = () => kept[random(kept.length)] ?? '';
  let text = one();
  for (let ways = 1 + random(4); ways > 0; ways--)
    text = CHANGES[random(CHANGES.length)]?.(text, one(), random) ?? text;
  return text;
}

/** A stretch of it put anew. */
function spliced(text: string, random: Random, put: string): string {
  const at = random(text.length + 1);
  return `${text.slice(0, at)}${put}${text.slice(at + random(12))}`;
}

const WORDS = [
  ...INHERITED,
  ...NUMBERS_AT_BOUNDS.map(String),
  ...'{}[]",:*&!|>\n\t \\'.split(''),
  'null',
  '.nan',
  '\u001b',
  '\ud800',
];

const CHANGES: readonly ((text: string, other: string, random: Random) => string)[] = [
  (text, _, random) => spliced(text, random, WORDS[random(WORDS.length)] ?? ''),
  (text, _, random) => spliced(text, random, String.fromCharCode(random(0x250))),
  (text, _, random) => spliced(text, random, ''),
  (text, other, random) => {
    const at = random(other.length + 1);
    return spliced(text, random, other.slice(at, at + random(200)));
  },
  (text, other, random) => `${text.slice(0, random(text.length + 1))}${other.slice(random(other.length + 1))}`,
  (text, _, random) => {
    const at = random(text.length + 1);
    return `${text.slice(0, at)}${text.slice(at, at + 1 + random(60)).repeat(1 + random(40))}${text.slice(at)}`;
  },
  (text, _, random) => text.replace(/\d+/, () => `${NUMBERS_AT_BOUNDS[random(NUMBERS_AT_BOUNDS.length)]}`),
];
