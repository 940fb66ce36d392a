import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { bookOf } from '../support/program/crafted-book.ts';
import { seededRandom } from '../support/table/seeded-random.ts';
import { harmsInBook, keep } from './asked-of-books.ts';
import { type Model, modelsIn } from './book-models.ts';
import { type Attack, type Finding, found } from './finding.ts';
import { heaped, SMALL } from './heaped.ts';
import { calmly, harmsOf, Sandbox } from './sandbox.ts';
import { SAID, sealedAs } from './sealed-words.ts';
import { WarmProgram } from './warm-program.ts';

type Random = (below: number) => number;

/** A kind of file that a stranger may send: makes one, and asks all that can be asked of it. */
type Kind = (random: Random, named: string) => Promise<Finding[]>;

/** Files of no more than 64 KB that are full of one thing: none takes a command more than two seconds of work. */
export const heaps: Attack = async (times, seed) => {
  const sandbox = new Sandbox();
  const program = new WarmProgram(sandbox);
  const random = seededRandom(`${seed} heaps`);
  const kinds = [
    cardKind(sandbox, program),
    bookKind(sandbox, program, seed),
    battleKind(sandbox, program),
    sealedKind(sandbox, program),
  ];
  const findings: Finding[] = [];
  for (let n = 0; n < times; n++) {
    const harms = await kinds[n % kinds.length]?.(random, `${seed}-${n}`);
    findings.push(...(harms ?? []).map(({ harm, what }) => found(harm, `heap ${n}, ${what}`)));
  }
  program.end();
  sandbox.remove();
  return { tried: times, findings };
};

const yamlIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(folder, file));

const ASKS_OF_CARDS = [
  ['check-data', '../cards'],
  ['--cards', '../cards', 'cards'],
  ['--cards', '../cards', 'map'],
  ['--cards', '../cards', 'battle'],
  ['--cards', '../cards', 'new', 'own', '--seed', 'x', '--answers', 'quit'],
  ['--cards', '../cards', 'play', 'own', '--policy', 'prudent', '--until', 'day'],
];

/** A card of ours, heaped, as one of a player's own. */
function cardKind(sandbox: Sandbox, program: WarmProgram): Kind {
  const ours = yamlIn('data');
  return async (random, named) => {
    const file = ours[random(ours.length)] ?? '';
    const folder = sandbox.folder('cards');
    const text = laidDown(join(folder, file.slice('data/'.length)), parse(readFileSync(file, 'utf8')), random);
    const shows = ['--cards', '../cards', 'cards', file.replace(/^.*\/|\.yaml$/g, '')];
    const harms = await harmsOfAll(program, [...ASKS_OF_CARDS, shows], file);
    for (const made of [folder, join(sandbox.saves, 'own.wof.jsonl')]) rmSync(made, { recursive: true, force: true });
    return kept(harms, `card-${named}.yaml`, text);
  };
}

/** A battle of each system in a file of a player's own. */
function battleKind(sandbox: Sandbox, program: WarmProgram): Kind {
  const ours = [...yamlIn('data/battles'), ...yamlIn('data/fights').filter((file) => file.includes('scenarios'))];
  return async (random, named) => {
    const file = ours[random(ours.length)] ?? '';
    const text = laidDown(join(sandbox.work, 'own.yaml'), parse(readFileSync(file, 'utf8')), random);
    const asks = [['--answers', 'quit'], ['--policy', 'prudent'], ['--result']].map((more) => [
      'battle',
      'own.yaml',
      ...more,
    ]);
    const harms = await harmsOfAll(program, asks, file);
    rmSync(join(sandbox.saves, 'battles'), { recursive: true, force: true });
    sandbox.folder('saves/battles');
    return kept(harms, `battle-${named}.yaml`, text);
  };
}

function laidDown(path: string, value: unknown, random: Random): string {
  const text = JSON.stringify(heaped(value, random)).slice(0, SMALL);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return text;
}

/** A log-book as far as it is small, with a heap in one of its lines and every checksum right. */
function bookKind(sandbox: Sandbox, program: WarmProgram, seed: string): Kind {
  const models = modelsIn(sandbox, seed, 9);
  return async (random, named) => {
    const model = models[random(models.length)] as Model;
    const records = random(2) === 0 ? model.records.slice(0, 2) : model.records.slice(0, 150);
    const text = bookOf(heaped(records, random) as object[]);
    return kept(await harmsInBook(model, text, { sandbox, program, real: undefined }), `book-${named}.wof.jsonl`, text);
  };
}

function sealedKind(sandbox: Sandbox, program: WarmProgram): Kind {
  const { privateKey } = generateKeyPairSync('ed25519');
  return async (random, named) => {
    const text = sealedAs(JSON.stringify(heaped(SAID, random)), privateKey);
    writeFileSync(join(sandbox.work, 'theirs.json'), text);
    const asks = [['theirs.json'], ['theirs.json', '--html', '--force']].map((more) => ['open', ...more]);
    return kept(await harmsOfAll(program, asks, 'a sealed file'), `sealed-${named}.json`, text);
  };
}

async function harmsOfAll(
  program: WarmProgram,
  asks: readonly (readonly string[])[],
  what: string,
): Promise<Finding[]> {
  const harms: Finding[] = [];
  for (const args of asks)
    harms.push(...harmsOf(await calmly(() => program.wof(args)), `${what}, wof ${args.join(' ')}`));
  return harms;
}

function kept(harms: readonly Finding[], name: string, text: string): Finding[] {
  if (harms.length > 0) keep(name, text);
  return [...harms];
}
