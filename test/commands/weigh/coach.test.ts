import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coach } from '../../../src/commands/weigh/coach.ts';
import { nodeDisk } from '../../../src/logbook/file/store.ts';
import { book } from '../../support/cards/book.ts';
import { steadyBook } from '../../support/cards/steady-book.ts';
import { aCoachedDay, FEW_PLAYOUTS } from '../../support/people/a-coached-day.ts';
import { emptyFolder } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

const saves = emptyFolder();
aCoachedDay(book, nodeDisk, join(saves, 'dawn.wof.jsonl')).close();
// Its opening names other cards, by which its days went another way.
aCoachedDay(steadyBook, nodeDisk, join(saves, 'other.wof.jsonl')).close();

let heard: string[] = [];
beforeEach(() => {
  heard = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => heard.push(String(text)) > 0);
});
afterEach(() => void vi.restoreAllMocks());

test('wof coach goes over each question of weight, and tells nothing within its interval', {
  timeout: 120_000,
}, async () => {
  await coach('dawn', { saves, json: true }, FEW_PLAYOUTS);
  const told = JSON.parse(heard.join(''));
  expect(told).toMatchObject({ campaign: 'dawn', days: [1], left: 0 });
  expect(told.questions).toBeGreaterThan(10);
  for (const { day, given, better, lead, within } of told.mistakes) {
    expect(day).toBe(1);
    expect(better).not.toBe(given);
    expect(lead).toBeGreaterThan(within);
  }
});

test('a day that is not over, or that goes another way by these rules, is refused', async () => {
  vi.restoreAllMocks();
  expect(await wofHere(saves, ['coach', 'dawn', '--day', '2'])).toMatchObject({
    status: 1,
    err: 'The coach goes over days that are over: day 1.\n',
  });
  const { status, err } = await wofHere(saves, ['coach', 'other']);
  expect(status).toBe(1);
  expect(err).toMatch(/^1 April was played by version \S+ \(cards \w+\); by the rules/);
});

test('--try needs a decision that is told, a free name, and somebody who answers by hand', async () => {
  vi.restoreAllMocks();
  const refused = async (...args: readonly string[]) => (await wofHere(saves, ['coach', 'dawn', ...args])).err;
  expect(await refused('--as', 'dusk')).toMatch(/^--as and --by-hand are for --try/);
  expect(await refused('--try', '1', '--as', 'other')).toMatch(/^There is a campaign called other already/);
});

test('--habits is of all campaigns; without it one must be named', async () => {
  vi.restoreAllMocks();
  expect(await wofHere(saves, ['coach', '--habits'])).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^The coach has gone over no day yet/),
  });
  expect((await wofHere(saves, ['coach'])).err).toMatch(/^Which campaign\?/);
  expect((await wofHere(saves, ['coach', 'dawn', '--habits'])).err).toMatch(/^--habits is of all campaigns/);
});
