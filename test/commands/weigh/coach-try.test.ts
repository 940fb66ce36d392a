import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { tryBetter } from '../../../src/commands/weigh/coach-try.ts';
import { nodeDisk } from '../../../src/logbook/file/store.ts';
import { lentTo } from '../../../src/logbook/lent.ts';
import { LogBook } from '../../../src/logbook/logbook.ts';
import { verify } from '../../../src/logbook/replay.ts';
import { daysOf, openingOf } from '../../../src/logbook/standing.ts';
import { daysToGoOver, Review } from '../../../src/seat/coach/gone-over.ts';
import { theGame } from '../../../src/seat/game.ts';
import { book } from '../../support/cards/book.ts';
import { aCoachedDay, foundBetter } from '../../support/people/a-coached-day.ts';
import { emptyFolder } from '../../support/program/wof.ts';
import { untilItEnds } from '../../support/program/wof-here.ts';

const end = untilItEnds();
afterAll(() => end(0));

const saves = emptyFolder();
const log = aCoachedDay(book, nodeDisk, join(saves, 'dawn.wof.jsonl'));
log.close();

let heard: string[] = [];
beforeEach(() => {
  heard = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => heard.push(String(text)) > 0);
});
afterEach(() => void vi.restoreAllMocks());

const coached = { name: 'dawn', log, book, options: { saves, json: true } };

/** A review that found each question of that kind answered wrongly. */
function reviewed(decision: string) {
  const days = daysToGoOver(coached, undefined);
  const review = new Review(days, coached);
  const asked = days.flatMap((day) => day.asked).filter((each) => each.decision === decision);
  review.weighed.push(...asked.map(({ question }, place) => foundBetter(question, 5 - place)));
  return { review, asked: expectDefined(asked[0], decision) };
}

test('a better answer is tried in a branch with the same dice, and set beside the day as it was', async () => {
  const { review, asked } = reviewed('attack');
  await tryBetter(review, coached, 1, {});
  const told = JSON.parse(heard.join(''));
  const [given, better] = asked.question.answers;
  expect(told).toMatchObject({ campaign: 'dawn', branched: 'dawn-try-1', from: 1, to: 1 });
  expect(told.day).toMatchObject([{ answer: given, byPolicy: 0 }, { answer: better }]);
  const tried = LogBook.open(nodeDisk, join(saves, 'dawn-try-1.wof.jsonl'));
  expect(openingOf(tried.standing).from).toMatch(/^dawn, line \d+$/);
  expect(verify(tried.standing, theGame(book)).map(({ verdict }) => verdict)).toEqual(['borne-out', 'in-play']);
  const entriesOf = (each: LogBook) => expectDefined(daysOf(each.standing)[0], 'day').journal.entries;
  const { entry } = asked.question;
  expect(entriesOf(tried).slice(0, entry)).toEqual(entriesOf(log).slice(0, entry));
  expect(entriesOf(tried)[entry]).toEqual({ asked: 'attack', answer: better });
  expect(lentTo(tried.standing)).toBe('prudent');
});

test('a decision that is not told cannot be tried', async () => {
  const { review } = reviewed('attack');
  await expect(tryBetter(review, coached, 99, {})).rejects.toThrow(/^The coach tells .*: --try takes 1/);
  await expect(tryBetter(new Review(daysToGoOver(coached, 1), coached), coached, 1, {})).rejects.toThrow(
    'there is nothing to try',
  );
});
