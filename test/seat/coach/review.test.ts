import { expect, test } from 'vitest';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { daysOf } from '../../../src/logbook/standing.ts';
import { type Mistake, mistakesIn, toWeigh, weighAll } from '../../../src/seat/coach/review.ts';
import { toldMistake } from '../../../src/seat/coach/told-then.ts';
import { type WeighedQuestion, weigh } from '../../../src/seat/coach/weigh.ts';
import { weightyOn } from '../../../src/seat/coach/weighty.ts';
import { book } from '../../support/cards/book.ts';
import { aCoachedDay, FEW_PLAYOUTS, foundBetter } from '../../support/people/a-coached-day.ts';

const log = aCoachedDay(book);
const [logged] = daysOf(log.standing);
const day = weightyOn(expectDefined(logged, 'day'), log, book);
const asked = (decision: string) =>
  expectDefined(
    day.asked.find((each) => each.decision === decision),
    decision,
  );
const { question: attack } = asked('attack');

test('the coach goes over questions that matter, not those where the careful commander’s answer was given at a hex', () => {
  const decisions = new Set(day.asked.map(({ decision }) => decision));
  expect(decisions).toContain('half-of-day');
  expect(decisions).toContain('track-action');
  expect(decisions).not.toContain('archie-placing');
  for (const { question } of day.asked) expect(new Set(question.answers).size).toBe(question.answers.length);
});

test('the same question comes to the same each time', () => {
  const once = weigh(attack, toWeigh(day), book, FEW_PLAYOUTS);
  expect(once).toMatchObject({ day: 1, entry: attack.entry });
  expect(weigh(attack, toWeigh(day), book, FEW_PLAYOUTS)).toEqual(once);
});

test('a question that the day does not lead to is weighed as nothing', () => {
  const { dawn, entries } = toWeigh(day);
  const elsewhere = { dawn, entries: entries.slice(1) };
  expect(weigh(attack, elsewhere, book, FEW_PLAYOUTS)).toEqual({ day: 1, entry: attack.entry, tried: false });
});

test('each question is told when it is done', async () => {
  const done: WeighedQuestion[] = [];
  const questions = [attack, { ...attack, day: 2 }];
  await weighAll(questions, new Map([[1, toWeigh(day)]]), { book, paces: FEW_PLAYOUTS, done: (one) => done.push(one) });
  expect(done.map(({ entry }) => entry)).toEqual([attack.entry]);
});

/** What is told where the questions of the day came out so, in their order. */
const toldOf = (...leads: readonly (readonly [number, number])[]): Mistake[] =>
  mistakesIn(
    [day],
    leads.map(([lead, error], place) => foundBetter(expectDefined(distinct[place], 'question').question, lead, error)),
  );

/** Questions of which no two are of one kind. */
const distinct = day.asked.filter(
  ({ decision }, place) => day.asked.findIndex((each) => each.decision === decision) === place,
);

test('the dearest is told first, and nothing within its own interval', () => {
  expect(toldOf([3, 1], [5, 1]).map((each) => each.better.lead)).toEqual([5, 3]);
  expect(toldOf([3, 2], [0.4, 0.01])).toEqual([]);
});

test('the more decisions were tried on fresh dice, the further ahead the better answer must be', () => {
  expect(toldOf([1.8, 1])).toHaveLength(1);
  expect(toldOf([1.8, 1], [0, 1])).toEqual([]);
});

test('of several of one kind in one mission the dearest is told, and how many there were', () => {
  const same = day.asked.filter(({ decision }) => decision === 'track-action').slice(0, 2);
  const told = mistakesIn(
    [day],
    same.map(({ question }, place) => foundBetter(question, 5 + place)),
  );
  expect(told.map(({ better: { lead }, more }) => [lead, more])).toEqual([[6, 1]]);
});

test('a mistake is told with where it was made, and what then came of it', () => {
  const toldAt = (decision: string) => {
    const [mistake] = mistakesIn([day], [foundBetter(asked(decision).question, 5)]);
    return toldMistake(expectDefined(mistake, 'mistake'), day.day.outcome.events, book);
  };
  const told = toldAt('track-action');
  expect(told.where).toMatch(/^[A-Z][\w ]+, turn \d+, in a Dog-Fight$/);
  expect(told.cameOut).toMatch(/^As it came out, the mission brought [+-]?\d+ Victory Points?/);
  expect(toldAt('attack').where).toMatch(/, turn \d+, [A-Z]\d\d, [\d,]+ ft$/);
  expect(toldAt('half-of-day').where).toBe('on the ground');
});

test('an answer is told with what it does without its price, where its own word does not say it', () => {
  expect(asked('half-of-day').says('morning')).toBe('morning');
  expect(asked('half-of-day').says('not-flown')).toBe('not-flown (leave it undone)');
  expect(asked('attack').says('decline')).toBe('decline (leave them alone)');
  expect(asked('track-action').says('escape')).toBe('escape (leave the fight)');
});
