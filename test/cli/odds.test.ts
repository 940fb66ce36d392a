import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, wof } from '../support/program/wof.ts';

describe('odds, at a prompt', () => {
  const saves = emptyFolder();
  wof(saves, ['new', 'a', '--seed', 'dawn']);
  const odds = (...more: readonly string[]) => wof(saves, ['play', 'a', '--answers', '-', ...more], ['odds']);
  const asked = JSON.parse(
    odds('--json')
      .out.split('\n')
      .find((line) => line.startsWith('{"odds"')) ?? '{}',
  );

  test('every answer is told of, with its error, and the question stands', () => {
    expect(asked.odds.length).toBeGreaterThan(1);
    for (const { points, pays, playouts } of asked.odds) {
      expect(points.error).toBeGreaterThan(0);
      expect(pays.mean).toBeGreaterThanOrEqual(0);
      expect(playouts).toBeGreaterThanOrEqual(8);
    }
    expect(wof(saves, ['verify', 'a']).out).toContain('0 answers');
  });

  test('the same prompt has the same odds, and the log-book says once that they were asked for', () => {
    const [best] = [...asked.odds].sort((a, b) => b.points.mean - a.points.mean);
    expect(odds().out).toContain(`${best.points.mean.toFixed(1)} ± ${best.points.error.toFixed(1)}`);
    expect(readFileSync(join(saves, 'a.wof.jsonl'), 'utf8').split('"odds"')).toHaveLength(2);
  });

  test('a purist is told none', () => {
    expect(odds('--purist').err).toBe('This is played by a purist: no odds are told.\n');
    wof(saves, ['new', 'b', '--seed', 'dawn', '--purist']);
    expect(wof(saves, ['play', 'b', '--answers', '-'], ['odds']).status).toBe(1);
  });

  test('the score of a shared day says that odds were asked for', () => {
    const { begun } = JSON.parse(wof(saves, ['day', '--json']).out.split('\n')[0] ?? '');
    wof(saves, ['play', begun, '--answers', '-'], ['odds']);
    expect(wof(saves, ['day', begun, '--policy', 'prudent']).out).toContain('odds asked for');
  });
});
