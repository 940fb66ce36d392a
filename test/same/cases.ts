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
  readonly played: (size: Size) => Promise<Played>;
}

/** How far a gate goes. */
export interface Size {
  /** So many answers of a list are enough: in a campaign they reach into the first fight. */
  readonly answers: number;
  /** So many phases a battle is fought to find its list; nothing: to its end. */
  readonly phases: number | undefined;
  /** So many answers are given by a process each, so many processes are killed, and so many answers are typed. */
  readonly processes: number;
  readonly kills: number;
  readonly typed: number;
}

export const WHOLE: Size = { answers: 120, phases: undefined, processes: 5, kills: 3, typed: 60 };
export const SHORT: Size = { answers: 60, phases: 2, processes: 1, kills: 1, typed: 60 };

/** In each of the five games a campaign and a battle: what the short gate has. */
const OF_EACH_GAME: readonly Case[] = [
  campaign('wings-of-war', 54, ['--fights', 'wings-of-war', '--seed', 'same-5']),
  battle('dawn-patrols', []),
  campaign('wings-of-glory', 54, ['--fights', 'wings-of-glory', '--seed', 'same-5']),
  battle('face-to-face-patrols', []),
  campaign('winged-victory', 36, ['--fights', 'winged-victory', '--seed', 'same-5']),
  battle('patrol-at-noon', []),
  campaign('clouds-of-glory', 36, ['--fights', 'clouds-of-glory', '--seed', 'same-5']),
  battle('fighter-patrol', ['--against', 'random']),
  campaign('wings-over-france', 36, ['--seed', 'same-5']),
  battle('above-douai', []),
];

/** Besides, campaigns whose other flights a policy leads, each with a memory of another kind, and more battles. */
const CASES: readonly Case[] = [
  ...OF_EACH_GAME,
  campaign('others', 0, ['--seed', 'same-5', '--others', 'random']),
  campaign('experts', 0, ['--seed', 'same-5', '--others', 'expert']),
  battle('balloons-at-messines', []),
  battle('above-douai', ['--side', 'german', '--against', 'expert']),
];

export const casesOf = (size: Size): readonly Case[] => (size === SHORT ? OF_EACH_GAME : CASES);

function battle(name: string, more: readonly string[]): Case {
  const begin = ['battle', name, '--seed', 'f4-o', ...more];
  const file = join('battles', `${name}.wof.jsonl`);
  return {
    name: [name, ...more].join(' '),
    begin,
    goOn: ['battle', name],
    file,
    from: 0,
    played: async (size) => {
      const found = new Sandbox();
      if (size.phases === undefined) await programIn(found, [...begin, '--policy', 'prudent']);
      else await programIn(found, [...begin, '--answers', '-'], { typed: Array(size.phases).fill('carry-on') });
      return listOf(found, { file, begin }, size);
    },
  };
}

function campaign(name: string, from: number, more: readonly string[]): Case {
  const begin = ['new', 'same', ...more];
  const file = 'same.wof.jsonl';
  return {
    name: `campaign ${name}`,
    begin,
    goOn: ['play', 'same'],
    file,
    from,
    played: async (size) => {
      const found = new Sandbox();
      await programIn(found, begin);
      await programIn(found, ['play', 'same', '--policy', 'bold', '--until', 'watch']);
      return listOf(found, { file, begin }, size);
    },
  };
}

/** What was answered by somebody else can be given as a list; then it is given from a file. */
async function listOf(found: Sandbox, { file, begin }: Pick<Case, 'file' | 'begin'>, size: Size): Promise<Played> {
  const answers = ownAnswersIn(readFileSync(join(found.saves, file), 'utf8')).slice(0, size.answers);
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
