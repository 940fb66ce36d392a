import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { quiz } from '../../../src/commands/weigh/coach-quiz.ts';
import { daysToGoOver, Review } from '../../../src/seat/coach/gone-over.ts';
import { book } from '../../support/cards/book.ts';
import { aCoachedDay, foundBetter } from '../../support/people/a-coached-day.ts';
import { emptyFolder } from '../../support/program/wof.ts';

const saves = emptyFolder();
const log = aCoachedDay(book);

let heard: string[] = [];
beforeEach(() => {
  heard = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => heard.push(String(text)) > 0);
});
afterEach(() => void vi.restoreAllMocks());

/** What is told where these lines are typed; a question of height and one of attack were found wrong. */
async function asked(lines: readonly string[], told: { readonly json?: boolean } = {}) {
  const coached = { name: 'dawn', log, book, options: { saves, ...told } };
  const days = daysToGoOver(coached, undefined);
  const review = new Review(days, coached);
  const wrongs = ['attack', 'half-of-day'].map((decision) =>
    expectDefined(
      days.flatMap((day) => day.asked).find((each) => each.decision === decision),
      decision,
    ),
  );
  review.weighed.push(...wrongs.map(({ question }, place) => foundBetter(question, 5 - place)));
  const answers = join(saves, 'answers');
  writeFileSync(answers, lines.join('\n'));
  await quiz(review, days, coached, answers);
  return { told: heard.join(''), wrongs };
}

test('each is asked as it stood, bad answers are told, and what the answer was worth comes after it', {
  timeout: 60_000,
}, async () => {
  const { told, wrongs } = await asked(['nonsense', '?', '2', 'q']);
  expect(told).toContain('Exercise 1 of 2. 1 April, ');
  expect(told).toContain(expectDefined(wrongs[0]?.ask, 'question').trim());
  expect(told).toMatch(/Here only an answer counts: attack, decline\.\s+q leaves\./);
  expect(told).toContain('Rules 16 to 18');
  expect(told).toContain('your answer now');
  expect(told).toContain('Exercise 2 of 2. 1 April, on the ground.');
  expect(told).toMatch(/You left after one exercise\.\n$/);
});

test('as data they are told with their answers', async () => {
  const { told } = await asked([], { json: true });
  expect(JSON.parse(told)).toMatchObject({ campaign: 'dawn', exercises: [{ day: 1, lead: 5 }, { lead: 4 }] });
});
