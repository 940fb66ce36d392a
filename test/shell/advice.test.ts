import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Argument, Option } from 'commander';
import { afterEach, expect, test, vi } from 'vitest';
import { COMMANDS } from '../../src/commands/commands.ts';
import { FIRST_EXAMPLES, theProgram } from '../../src/commands/program.ts';
import { asRun, wof as typed } from '../../src/shell/advice.ts';
import { emptyFolder, wof } from '../support/program/wof.ts';

const program = theProgram(undefined);

/** Everything that may print advice: the sources of the commands and of the pages, without their comments. */
const sources = ['commands', 'kit/screen', 'page', 'questions', 'screens', 'seat', 'shell']
  .map((room) => `src/${room}`)
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          file.endsWith('.ts') &&
          !file.endsWith('/commands.ts') &&
          !['program.ts', 'advice.ts', 'shell/completion.ts'].includes(file),
      )
      .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '')),
  );

/** `wof battle NAME`, `wof cards ${aircraft}` in a sentence: behind the command, flags and what stands for a name. */
const inSentences = sources.flatMap((source) =>
  [...source.matchAll(/\bwof ([a-z][a-z-]*(?: (?:--[a-z-]+|\$\{[\w.]+\}|[A-Z]+(?:\.yaml)?))*)/g)].map(
    ([, words = '']) => words.split(' '),
  ),
);

/** `wof('play', name, '--recover')`: what is not written out stands for a name. */
const inCalls = sources.flatMap((source) =>
  [...source.matchAll(/\bwof\(((?:[^()]|\([^()]*\))+)\)/g)]
    .filter(([, words = '']) => words.startsWith("'"))
    .map(([, words = '']) => words.split(', ').map((word) => /^'(.*)'$/.exec(word)?.[1] ?? 'NAME')),
);

/** Flags behind a command that a battle was found by. */
const behindBattles = sources.flatMap((source) =>
  [...source.matchAll(/\$\{(?:battle\.)?command\} (--[a-z-]+)/g)].map(([, flag = '']) => ['battle', 'NAME', flag]),
);

const inHelp = [...FIRST_EXAMPLES, ...COMMANDS.flatMap(({ examples }) => examples)]
  .map(([words]) => words)
  .filter((words) => words !== '')
  .map((words) => words.split(' '));

const all = [...inSentences, ...inCalls, ...behindBattles, ...inHelp].map((words) => words.join(' '));

test('there is advice to be found, and the examples of --help', () => {
  for (const advice of ['play NAME --recover', 'verify NAME', 'battle NAME --anew', 'new', 'day --today'])
    expect(all).toContain(advice);
});

test.each([...new Set(all)])('wof %s can be typed as it is advised', (advice) => {
  const [name = '', ...rest] = advice.split(' ');
  const command = program.commands.find((each) => each.name() === name);
  const { registeredArguments = [], options = [] } = command ?? {};
  expect(command, `There is no command ${name}.`).toBeDefined();
  expect(strangeFlags(rest, [...options, ...program.options])).toEqual([]);
  expectNames(namesAmong(rest, [...options, ...program.options]).length, registeredArguments);
});

const isFlag = (word: string) => word.startsWith('--');

const strangeFlags = (words: readonly string[], known: readonly Option[]) =>
  words.filter((word) => isFlag(word) && !known.some(({ long }) => long === word));

/** What is left when flags are taken out, each with its value. */
const namesAmong = (words: readonly string[], known: readonly Option[]) =>
  words.filter((word, i) => !isFlag(word) && !known.some(({ long, required }) => required && long === words[i - 1]));

function expectNames(count: number, wanted: readonly Argument[]): void {
  expect(count).toBeGreaterThanOrEqual(wanted.filter(({ required }) => required).length);
  if (!wanted.some(({ variadic }) => variadic)) expect(count).toBeLessThanOrEqual(wanted.length);
}

test('a name with a space in it is advised in quotes', () => {
  expect(typed('play', 'first tour', '--recover')).toBe('wof play "first tour" --recover');
  const saves = emptyFolder();
  const { out } = wof(saves, ['new', 'first tour', '--answers', '-'], ['quit']);
  expect(out).toContain('wof play "first tour" goes on from here.');
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['npx', "'wof'", 'npx wof play dawn goes on. The file dawn.wof is told of by npx wof --help.'],
  ['npx', 'vitest', 'wof play dawn goes on. The file dawn.wof is told of by wof --help.'],
  ['start', 'node bin/wof.js', 'npx wof play dawn goes on. The file dawn.wof is told of by npx wof --help.'],
  ['start', 'node server.js', 'wof play dawn goes on. The file dawn.wof is told of by wof --help.'],
])('run by %s %s, commands are told as they are typed there', (event, script, told) => {
  vi.stubEnv('npm_lifecycle_event', event);
  vi.stubEnv('npm_lifecycle_script', script);
  expect(asRun('wof play dawn goes on. The file dawn.wof is told of by wof --help.')).toBe(told);
});
