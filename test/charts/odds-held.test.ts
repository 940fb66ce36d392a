import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectDefined } from '../../src/cards/rulebook.ts';
import type { PlayedInTime } from '../../src/seat/policy/in-time.ts';
import { campaignPrompts, KINDS } from '../bench/odds-held/campaign-prompts.ts';
import { judged, type True } from '../bench/odds-held/judge.ts';
import { heldPage, rowOf, rowsOn } from '../bench/odds-held/page.ts';
import { heldInCampaign } from '../bench/odds-held/prompts.ts';
import { book } from '../support/cards/book.ts';

const NOTHING = { value: 0, from: 0, to: 0 };

/** What odds told: its answers, the first of them first, and those that it names. */
const told = (answers: readonly string[], foremost: readonly string[]): PlayedInTime<number> => ({
  played: answers.map((answer) => ({ answer, came: [1, 2, 3], behind: NOTHING })),
  foremost,
  left: [],
});

/** A hundred playouts about a mean, the same dice for each; what scatters is an answer's own. */
const comes = (answer: string, mean: number, scatters = 0): True => ({
  answer,
  came: Array.from({ length: 100 }, (_, i) => mean + 20 * Math.sin(i) + scatters * (i % 2 === 0 ? 1 : -1)),
});

describe('odds held against the truth', () => {
  const truth = [comes('stay', 4), comes('go', 1), comes('dive', 3.5)];

  test('where the best leads by more than a point, its first is the best or is not', () => {
    const right = judged(told(['stay', 'dive', 'go'], ['stay', 'dive']), 'go', truth, 1);
    expect(right).toMatchObject({ decides: 'clearly', isFirstBest: true, says: 'some', holds: true, playouts: 9 });
    // Dive is behind by half a point, which is no difference; go by three.
    expect([right.differ, right.better]).toEqual([1, 1]);
    expect(right.behind.first).toBe(0);
    expect(right.behind.usual).toBeCloseTo(3);
    expect(right.behind.any).toBeCloseTo((0 + 3 + 0.5) / 3);
    const wrong = judged(told(['go', 'dive', 'stay'], ['go']), 'go', truth, 1);
    expect(wrong).toMatchObject({ isFirstBest: false, says: 'one', holds: false, differ: 2, better: 0 });
  });

  test('what the truth cannot tell from the best is among the best, and decides nothing for certain', () => {
    // A lead of 1.2 over a hundred that scatter by 8 has an interval of 1.6.
    const open = judged(told(['go', 'stay'], ['go', 'stay']), 'go', [comes('stay', 4), comes('go', 2.8, 8)], 1);
    expect(open).toMatchObject({
      decides: 'perhaps',
      isFirstBest: true,
      says: 'no difference',
      holds: true,
      differ: 0,
    });
  });

  test('where no answer is behind by a point nothing hangs on it', () => {
    const idle = judged(told(['go', 'stay'], ['go', 'stay']), 'go', [comes('stay', 4), comes('go', 3.5)], 1);
    expect(idle.decides).toBe('nothing');
  });

  test('a line of the page counts what was right of what could be', () => {
    const right = judged(told(['stay', 'dive', 'go'], ['stay', 'dive']), 'go', truth, 1);
    const wrong = judged(told(['go', 'dive', 'stay'], ['go']), 'go', truth, 1);
    expect(rowOf('attack', [right, wrong])).toEqual([
      'attack',
      '2',
      '9',
      '1 of 2',
      '1 of 3',
      '1.50, 3.00, 1.17',
      '0 of 0',
      '0 of 1',
      '1 of 2',
    ]);
  });
});

test('prompts and what is told at them are the same each time: playouts are counted, and no clock is looked at', () => {
  const kind = expectDefined(KINDS['attack'], 'kind');
  const asked = () => campaignPrompts(kind, 2, book);
  const [one, other] = [asked(), asked()];
  expect(one).toEqual(other);
  expect(one.map(({ asked: { decision } }) => decision)).toEqual(['attack', 'attack']);
  expect(one.map(({ dawn }) => dawn.flights[0]?.flight)).toEqual(['A', 'B']);
  const told = (prompts: typeof one) =>
    prompts.flatMap((prompt) => heldInCampaign(prompt, { moment: 40, truth: 8 }, book) ?? []);
  const held = told(one);
  expect(held).toHaveLength(2);
  expect(held).toEqual(told(other));
  // Forty playouts in all: a round that would not end in the moment is not begun.
  for (const { answers, playouts } of held) {
    expect(answers).toBe(2);
    expect(Math.abs(playouts - 40)).toBeLessThanOrEqual(4);
  }
});

describe('the page of odds', () => {
  const page = readFileSync('docs/charts/odds-held.md', 'utf8');

  test('is as the program writes it', () => {
    expect(rowsOn(page).length).toBeGreaterThan(5);
    expect(heldPage(page, [])).toBe(page);
  });

  test('a line that is measured anew stands in the place of the one before, and the sums follow', () => {
    const bare = '<!-- held -->\n\n<!-- end -->';
    const attack = ['attack', '4', '90', '3 of 4', '2 of 2', '0.50, 1.00, 2.00', '0 of 0', '1 of 1', '4 of 4'];
    const burst = ['burst', '2', '300', '1 of 2', '1 of 2', '0.10, 0.20, 0.30', '1 of 1', '0 of 0', '2 of 2'];
    const both = heldPage(bare, [attack, burst]);
    expect(rowsOn(both)).toEqual([attack, burst]);
    expect(both).toMatch(/all together +\| 6 +\| +\| 4 of 6 \(67 %\) +\| 3 of 4 \(75 %\) +\| +\| 1 of 1 \(100 %\)/);
    expect(rowsOn(heldPage(both, [['attack', ...attack.slice(1, 8), '3 of 4']]))[0]?.at(-1)).toBe('3 of 4');
  });
});
