import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linesOf, mended, speedPage } from './bench/speed-page.ts';
import { UNKNOWN } from './bench/why-left.ts';

const machine = { node: 'v20.0.0', processor: 'an engine', cores: 2, load: 0.5 };

test('the page of the bench has each figure with its bound, and says which bounds are missed', () => {
  const lines = [
    { what: 'a / b', ratio: 1.499, limit: { atMost: 1.5 }, detail: '3 / 2 ns' },
    { what: 'c / d', ratio: 1.5, limit: { atLeast: 1.8 }, detail: '' },
  ];
  const page = speedPage(lines, machine);
  expect(page).toContain('| a / b | 1.50 | at most 1.5 | met | 3 / 2 ns |');
  expect(page).toContain('| c / d | 1.50 | at least 1.8 | missed |  |');
  expect(page).toContain('node v20.0.0 on an engine, 2 cores, 0.5 programs');
  expect(page).toContain('\nOf 2 bounds 1 is missed.\n');
  expect(speedPage(lines.slice(0, 1), machine)).toContain('Every bound is met.');
});

test('of what is missed the page says once why it is left, or that nobody has looked into it', () => {
  const missed = { ratio: 2, limit: { atMost: 1.5 }, detail: '' };
  const lines = ['luck of a month / verified', 'the record book of a month / verified', 'a / b', 'two workers / one'];
  const page = speedPage(
    lines.map((what) => ({ what, ...missed, ...(what === 'two workers / one' && { ratio: 1 }) })),
    machine,
  );
  const [, left = ''] = page.split('## Why they are left\n\n');
  const [reasons = ''] = left.split('\n\n## ');
  expect(reasons.trimEnd().split(/\n(?=- )/)).toEqual([
    expect.stringMatching(/^- \*\*What is asked of a month\.\*\* ./),
    `- **a / b.** ${UNKNOWN}`,
  ]);
});

test('what is measured anew stands in the place of what it was, and the rest as it is', () => {
  const [one, other] = [
    { what: 'a / b', ratio: 1.5, limit: { atMost: 1.5 }, detail: '3 | 2 ns' },
    { what: 'c / d', ratio: 1.25, limit: { atLeast: 1.8 }, detail: '' },
  ];
  expect(linesOf(speedPage([one, other], machine))).toEqual([one, other]);
  const now = { ...other, ratio: 2 };
  const third = { ...other, what: 'e / f' };
  expect(mended([one, other], [now, third])).toEqual([one, now, third]);
});

test('the page that lies in the documents is one that the bench has written', () => {
  const page = readFileSync('docs/speed.md', 'utf8');
  const lines = linesOf(page);
  expect(lines.length).toBeGreaterThan(20);
  expect(page).not.toContain(UNKNOWN);
  const [, node = '', processor = '', cores, load] =
    /Measured with node (\S+) on (.*), (\d+) cores, ([\d.]+) programs/.exec(page.replaceAll('\n', ' ')) ?? [];
  expect(speedPage(lines, { node, processor, cores: Number(cores), load: Number(load) })).toBe(page);
});
