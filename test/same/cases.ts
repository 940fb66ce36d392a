import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Sandbox } from '../attack/sandbox.ts';
import { listIn, programIn } from './program-in.ts';

/** A list of answers, and the log-book that came of it when it was given at once. */
export interface Played {
  readonly book: string;
  readonly answers: readonly string[];
}

/** A battle or a campaign that is always begun alike. */
export interface Case {
  readonly name: string;
  /** The command that begins it, and the one that goes on with it. */
  readonly begin: readonly string[];
  readonly goOn: readonly string[];
  readonly file: string;
  /** From which answer on each is given by a process of its own: in a campaign, where a fight is near. */
  readonly from: number;
  readonly played: () => Promise<Played>;
}

/** So many answers of a list are enough: in a campaign they reach into the first fight. */
const MOST = 120;

/** In each of the five games one battle or more; in each a campaign, and one whose other flights are led by a policy. */
export const CASES: readonly Case[] = [
  campaign('wings-of-war', 54, ['--fights', 'wings-of-war', '--seed', 'same-5']),
  campaign('wings-of-glory', 54, ['--fights', 'wings-of-glory', '--seed', 'same-5']),
  campaign('winged-victory', 36, ['--fights', 'winged-victory', '--seed', 'same-5']),
  campaign('clouds-of-glory', 36, ['--fights', 'clouds-of-glory', '--seed', 'same-5']),
  campaign('wings-over-france', 36, ['--seed', 'same-5']),
  campaign('others', 0, ['--seed', 'same-5', '--others', 'random']),
  battle('dawn-patrols', []),
  battle('face-to-face-patrols', []),
  battle('patrol-at-noon', []),
  battle('balloons-at-messines', []),
  battle('above-douai', []),
  battle('above-douai', ['--side', 'german', '--against', 'expert']),
  battle('fighter-patrol', ['--against', 'random']),
];

function battle(name: string, more: readonly string[]): Case {
  const begin = ['battle', name, '--seed', 'f4-o', ...more];
  return {
    name: [name, ...more].join(' '),
    begin,
    goOn: ['battle', name],
    file: join('battles', `${name}.wof.jsonl`),
    from: 0,
    played: () => playedBy([...begin, '--policy', 'prudent'], [], join('battles', `${name}.wof.jsonl`), begin),
  };
}

function campaign(name: string, from: number, more: readonly string[]): Case {
  const begin = ['new', 'same', ...more];
  const byPolicy = ['play', 'same', '--policy', 'bold', '--until', 'watch'];
  return {
    name: `campaign ${name}`,
    begin,
    goOn: ['play', 'same'],
    file: 'same.wof.jsonl',
    from,
    played: () => playedBy(begin, byPolicy, 'same.wof.jsonl', begin),
  };
}

/** A policy finds a list that can be given; then it is given from a file. */
async function playedBy(
  first: readonly string[],
  second: readonly string[],
  file: string,
  begin: readonly string[],
): Promise<Played> {
  const found = new Sandbox();
  await programIn(found, first);
  if (second.length > 0) await programIn(found, second);
  const answers = ownAnswersIn(readFileSync(join(found.saves, file), 'utf8')).slice(0, MOST);
  found.remove();
  const given = new Sandbox();
  await programIn(given, [...begin, '--answers', listIn(given, answers)]);
  const book = readFileSync(join(given.saves, file), 'utf8');
  given.remove();
  return { book, answers };
}

/** The answers of a log-book that no policy gave for a side or a flight of its own. */
const ownAnswersIn = (book: string): string[] =>
  book
    .split('\n')
    .filter((line) => line.startsWith('['))
    .map((line): string[] => JSON.parse(line).slice(-3, -1))
    .flatMap(([question = '', answer = '']) => (question.includes(' ') ? [] : [answer]));
