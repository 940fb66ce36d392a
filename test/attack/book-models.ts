import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_NAMES } from '../../src/games/game-names.ts';
import { recordsIn } from '../support/program/crafted-book.ts';
import { flownDay } from './flown-books.ts';
import type { Sandbox } from './sandbox.ts';

/** A log-book as a player could have it, and what is asked of one like it. */
export interface Model {
  readonly records: readonly object[];
  readonly file: string;
  readonly asks: readonly (readonly string[])[];
}

/** A campaign of each kind and a battle of each system, the first so many; nothing of them is left in the sandbox but a sealed report. */
export function modelsIn(sandbox: Sandbox, seed: string, most: number, kinds = KINDS): readonly Model[] {
  const models = [...campaigns(sandbox, seed, kinds.slice(0, most)), ...battles(sandbox, seed, most)];
  for (const file of readdirSync(sandbox.saves)) rmSync(join(sandbox.saves, file), { recursive: true });
  sandbox.folder('saves/battles');
  writeFileSync(join(sandbox.work, 'quit'), 'quit\n');
  writeFileSync(join(sandbox.work, 'looks'), LOOKS.map((line) => `${line}\n`).join(''));
  writeFileSync(join(sandbox.work, 'firsts'), '1\n'.repeat(FIRSTS));
  return models;
}

/** Campaigns as they are begun; each is flown for a day. */
const KINDS: readonly (readonly string[])[] = [
  [],
  ['--flights', 'A,B,C', '--careers'],
  ['--fights', 'clouds-of-glory', '--german-fates'],
];

/** What only looks, at a prompt. */
const LOOKS = [
  ...['?', 'why', 'mission', 'status', 'score', 'report', 'roster', 'man 1', 'flight', 'track', 'layout', 'map'],
  ...['weather', 'history', 'log', 'plan', 'orders', 'dice', 'undo', 'quit'],
];

const ASKS_OF_A_CAMPAIGN = [
  [],
  ['complete', '4', 'man', 'led', ''],
  ['play', 'led', '--answers', 'looks'],
  ['saves'],
  ['saves', '--json'],
  ['verify', 'led'],
  ['play', 'led', '--answers', 'quit'],
  ['play', 'led', '--recover', '--answers', 'quit'],
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
  ['layout', 'led'],
  ['forms', 'led', '--to', '../export', '--force'],
  ['seal', 'led', '--to', '../export', '--force'],
  ['seal', 'led', '--orders', '--to', '../export', '--force'],
  ['branch', 'led', 'other'],
  ['compare', 'led', 'led'],
  ['what-if', 'led'],
  ['what-if', 'led', '--answer', '1'],
  ['open', '../sealed/model 0-report-1.sealed.json', '--against', 'led'],
];

/** So many questions are given their first answer in a campaign whose fights are by another game. */
const FIRSTS = 20;

/**
 * How a log-book is played on. The heads of a fight of another game think for seconds over a whole watch, which would be
 * taken for a hang: there the first answers are given.
 */
function playedOn(options: readonly string[]): string[] {
  if (options.includes('--fights')) return ['play', 'led', '--answers', 'firsts'];
  return ['play', 'led', '--policy', 'by-the-book', '--until', 'watch'];
}

function campaigns(sandbox: Sandbox, seed: string, kinds: readonly (readonly string[])[]): Model[] {
  return kinds.map((more, i) => {
    const { bytes } = flownDay(sandbox, `model ${i}`, `${seed} ${i}`, more);
    sandbox.wof(['seal', `model ${i}`, '--to', sandbox.folder('sealed')]);
    const file = join(sandbox.saves, 'led.wof.jsonl');
    return { records: recordsIn(bytes), file, asks: [...ASKS_OF_A_CAMPAIGN, playedOn(more)] };
  });
}

interface Listed {
  readonly battles: readonly { readonly id: string; readonly system: string }[];
}

/** A battle of each system, fought out. */
function battles(sandbox: Sandbox, seed: string, most: number): Model[] {
  const folder = join(sandbox.saves, 'battles');
  const listed: Listed = JSON.parse(sandbox.wof(['battle', '--json']).out);
  const ids = GAME_NAMES.slice(0, most).map(
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
