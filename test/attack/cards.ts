import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { seededRandom } from '../support/table/seeded-random.ts';
import { at, hostileFor, put, somewhere } from './changed-at.ts';
import { type Attack, type Finding, found } from './finding.ts';
import { ESCAPE, HOSTILE_VALUES } from './hostile.ts';
import { calmly, harmsOf, Sandbox } from './sandbox.ts';
import { WarmProgram } from './warm-program.ts';

type Random = (below: number) => number;

/** One in so many is laid before the real program as well. */
const REAL = 25;

/** Cards of strangers: what YAML can do, and what no card may say, in the place of anything on ours. */
export const cards: Attack = async (times, seed) => {
  const sandbox = new Sandbox();
  const program = new WarmProgram(sandbox);
  const random = seededRandom(`${seed} cards`);
  const ours = cardsIn('data');
  const findings: Finding[] = [];
  for (let n = 0; n < times; n++) {
    const folder = sandbox.folder('cards');
    const what = `cards ${n}, ${lay(folder, ours[random(ours.length)] ?? '', random)}`;
    const before = sandbox.outside(folder);
    const args = ASKS[random(ASKS.length)] ?? [];
    findings.push(...harmsOf(await calmly(() => program.wof(args)), what));
    if (n % REAL === 0) findings.push(...harmsOf(sandbox.wof(args), `really, ${what}`));
    if (before !== sandbox.outside(folder)) findings.push(found('outside', what));
    rmSync(folder, { recursive: true, force: true });
  }
  program.end();
  sandbox.remove();
  return { tried: times, findings };
};

const ASKS = [
  ['check-data', '../cards'],
  ['check-data', '../cards'],
  ['check-data', '../cards', '--json'],
  ['--cards', '../cards', 'cards'],
  ['--cards', '../cards', 'cards', 'weather'],
  ['--cards', '../cards', 'map'],
  ['--cards', '../cards', 'simulate', '--campaigns', '1'],
];

const cardsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(folder, file));

/** Lays one of our cards, changed, or something that is no card at all, into a folder; says what. */
function lay(folder: string, ours: string, random: Random): string {
  const path = join(folder, random(10) === 0 ? `${ESCAPE}.yaml` : ours.slice('data/'.length));
  mkdirSync(join(path, '..'), { recursive: true });
  if (random(12) === 0) return layNoFile(path, random);
  const text = readFileSync(ours, 'utf8');
  const [way, change] = ENTRIES[random(ENTRIES.length)] as (typeof ENTRIES)[number];
  writeFileSync(path, change(text, random));
  return `${way} in ${basename(ours)}`;
}

/** What lies where a card should. */
function layNoFile(path: string, random: Random): string {
  const ways: readonly (() => unknown)[] = [
    () => spawnSync('mkfifo', [path]),
    () => symlinkSync('/dev/zero', path),
    () => symlinkSync('/no/such', path),
    () => symlinkSync('.', path),
    () => symlinkSync('/etc/passwd', path),
    () => mkdirSync(path),
    () => writeFileSync(path, Buffer.from([0xff, 0xfe, 0, 0x41, 0xd8, 0])),
    () => writeFileSync(path, Buffer.alloc(5000)),
  ];
  const way = random(ways.length);
  ways[way]?.();
  return `no file (${way})`;
}

const asYaml = (value: unknown): string => JSON.stringify(value) ?? 'null';
const anything = (random: Random) => asYaml(HOSTILE_VALUES[random(HOSTILE_VALUES.length)]);

/** The text with the value of one entry put anew. */
function withEntry(text: string, random: Random, value: (old: string) => string): string {
  const lines = text.split('\n');
  const entries = lines.flatMap((line, i) => (/^[^#]*: \S/.test(line) ? [i] : []));
  const chosen = entries[random(entries.length)] ?? 0;
  return lines
    .map((line, i) => (i === chosen ? line.replace(/: (\S.*)$/, (_, old) => `: ${value(old)}`) : line))
    .join('\n');
}

type Change = (text: string, random: Random) => string;

const CHANGES: Readonly<Record<string, Change>> = {
  'a value that cannot be': (text, random) => withEntry(text, random, () => anything(random)),
  'a value of another kind': (text, random) => withEntry(text, random, (old) => `[${old}]`),
  'a number without end': (text, random) =>
    withEntry(text, random, () => ['.inf', '-.inf', '.nan', '1e999', '0x7fffffffffffffffff', '-0'][random(6)] ?? ''),
  'an escape in a text': (text, random) => withEntry(text, random, () => '"Grades \\e[2J\\x07\\u202e"'),
  'a tag that would run': (text, random) =>
    withEntry(
      text,
      random,
      (old) => `${['!!js/function', '!!python/object/apply:os.system', '!!binary', '!x'][random(4)]} ${old}`,
    ),
  'an alias of nothing': (text, random) => withEntry(text, random, () => '*nothing'),
  'an alias of itself': (text) => `all: &all\n  in: *all\n${text}`,
  'aliases of aliases': (text) => `${bomb()}\n${text}`,
  'a merge of what is ours': (text) => `<<: &ours {__proto__: {x: 1}, constructor: 5}\n${text}`,
  'a list without end': (text, random) => `${text}\nmore: [${'[['.repeat(random(3000))}`,
  'deep within itself': (text) => `${text}\nmore: ${'{a: '.repeat(2000)}1${'}'.repeat(2000)}`,
  'many entries': (text, random) =>
    `${text}\n${Array.from({ length: random(60_000) }, (_, i) => `k${i}: 1`).join('\n')}`,
  'a text of megabytes': (text, random) => withEntry(text, random, () => 'x'.repeat(random(3_000_000))),
  'an entry twice': (text, random) => `${text}\n${text.split('\n')[random(20)] ?? ''}`,
  'a line lost': (text, random) => without(text.split('\n'), random).join('\n'),
  'bytes flipped': (text, random) => {
    const bytes = Buffer.from(text);
    for (let i = 0; i < 5; i++) bytes[random(bytes.length)] = random(256);
    return bytes.toString('latin1');
  },
  'cut short': (text, random) => text.slice(0, random(text.length)),
  'several documents': (text) => `${text}\n---\n${text}\n...\n%YAML 9.9\n---\nx`,
  'tabs for spaces': (text) => text.replace(/^ {2}/gm, '\t'),
  'nothing but a value': (_, random) => anything(random),
  'something that a card could almost say': (text, random) => {
    const card: unknown = parse(text);
    const path = somewhere(card, random);
    return asYaml(put(card, path, hostileFor(at(card, path), card, random)));
  },
};
const ENTRIES = Object.entries(CHANGES);

const without = (lines: readonly string[], random: Random) => {
  const lost = random(lines.length);
  return lines.filter((_, i) => i !== lost);
};

/** Nine times nine times nine: a few lines that come to thousands of millions. */
function bomb(): string {
  const levels = 'abcdefghi'.split('');
  const rest = levels.slice(1).map((level, i) => `${level}: &${level} [${Array(9).fill(`*${levels[i]}`).join(', ')}]`);
  return ['a: &a [x, x, x, x, x, x, x, x, x]', ...rest].join('\n');
}
