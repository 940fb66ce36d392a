import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answersIn, emptyFolder, wof } from '../support/program/wof.ts';

/** The lines of a log-book that are answers, without their checksums: what fell, what was asked, what was answered. */
const given = (saves: string, name: string) =>
  readFileSync(join(saves, `${name}.wof.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('['))
    .map((line) => JSON.parse(line).slice(0, -1));

/** A day as a policy flew it, and its answers as a list. */
const saves = emptyFolder();
wof(saves, ['new', 'flown', '--seed', 'scripted', '--preset', 'first-tour']);
wof(saves, ['play', 'flown', '--policy', 'prudent', '--until', 'day']);
const list = answersIn(saves, 'flown').map(([, answer]) => answer);

const begin = (name: string, lines: readonly string[]) =>
  wof(saves, ['new', name, '--seed', 'scripted', '--preset', 'first-tour', '--answers', '-'], lines);

test('a list of answers leaves the log-book that the same answers left one by one', () => {
  const { status } = begin('listed', list);
  expect(status).toBe(0);
  expect(given(saves, 'listed').slice(1)).toEqual(given(saves, 'flown').slice(1));
  expect(answersIn(saves, 'listed')).toEqual(answersIn(saves, 'flown'));
  // A command between two answers ends the pass: each answer is then given where its question stands.
  const looking = begin(
    'looking',
    list.flatMap((line) => [line, 'dice']),
  );
  expect(given(saves, 'looking')).toEqual(given(saves, 'listed'));
  expect(looking.out.match(/^> dice$/gm)).toHaveLength(list.length);
});

test('each question stands before its answer, and what came of it behind, in one pass as one by one', () => {
  const { out } = begin('in-order', list.slice(0, 12));
  const typed = [...out.matchAll(/^> (.*)$/gm)].map(([, line]) => line);
  expect(typed).toEqual(list.slice(0, 12));
  const parts = out.split(/^> .*$/m);
  for (const part of parts.slice(0, -1)) expect(part.trim()).not.toBe('');
});

test('a line that is no answer ends it there: all before it is in the log-book, and nothing after it', () => {
  const { status, err } = begin('stopped', [...list.slice(0, 9), 'nonsense', ...list.slice(9)]);
  expect(status).toBe(1);
  expect(err).toContain('"nonsense" is not an answer here');
  expect(answersIn(saves, 'stopped')).toHaveLength(9);
});
