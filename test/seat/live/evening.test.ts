import { expect, test } from 'vitest';
import { passes } from '../../../src/seat/typed/passed-over.ts';
import { type Question, questionOf } from '../../../src/table/decisions.ts';
import { answersIn, emptyFolder, Terminal } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

test('(47) a promotion is not asked where custom has nobody due, unless promote was typed', {
  timeout: 90_000,
}, async () => {
  const saves = emptyFolder();
  await wofHere(saves, ['new', 'quiet', '--seed', 'noon', '--terse', '--answers', '-'], ['propose']);
  await wofHere(saves, ['play', 'quiet', '--policy', 'prudent', '--until', 'day']);
  await wofHere(saves, ['undo', 'quiet', '--take-back']);
  const before = answersIn(saves, 'quiet').length;
  const terminal = new Terminal(saves, ['play', 'quiet', '--terse', '--plain'], 80, { TERM: 'dumb' });
  await terminal.sees('Monday, 2 April');
  expect(answersIn(saves, 'quiet').slice(before)).toEqual([['promotion', 'nobody']]);
  await terminal.type('promote\n');
  await terminal.sees('You are asked this evening whom you promote, and what you apply for.');
  await terminal.type('quit\n');
  expect(await terminal.end()).toBe(0);
});

test('(47) a list of answers, a program and who has typed promote are asked each time', () => {
  const candidates = [
    { man: 'kyle', from: 'Lieutenant', to: 'Captain', missions: 3, every: undefined, isDue: false },
  ] as const;
  const question = questionOf('promotion', { day: 1, candidates }, ['nobody', 'promote kyle']);
  const seat = { script: undefined, json: false };
  expect(passes(question, seat)).toBe('nobody');
  expect([passes(question, { ...seat, asksOn: 1 }), passes(question, { ...seat, json: true })]).toEqual([
    undefined,
    undefined,
  ]);
});

test('V111 who has typed promote is asked of no clock that nobody could make use of', () => {
  const clock = { decision: 'time-freeze', about: { view: {}, mayFire: [], stops: {} }, options: ['no', '1'] };
  const seat = { script: undefined, json: false, asksOn: 1 };
  expect(passes(clock as unknown as Question, seat)).toBe('no');
  expect(passes(clock as unknown as Question, { ...seat, json: true })).toBeUndefined();
});

test('(46) all that is lacking is applied for unasked, but where a Lieutenant who is sent out would take the flight', () => {
  const losses = { machines: 0, aircrew: 0 };
  const given = (machines: number, aircrew: number, hasCaptain: boolean, asksOn?: number) =>
    passes(
      questionOf('requests', { day: 3, machines, aircrew, losses, hasCaptain }, ['machines-and-aircrew', 'nothing']),
      {
        script: undefined,
        json: false,
        ...(asksOn !== undefined && { asksOn }),
      },
    );
  expect([given(1, 1, true), given(0, 2, true), given(1, 0, true)]).toEqual([
    'machines-and-aircrew',
    'aircrew',
    'machines',
  ]);
  expect([given(1, 1, false), given(1, 0, false)]).toEqual([undefined, 'machines']);
  expect([given(1, 1, true, 3), given(1, 1, true, 2)]).toEqual([undefined, 'machines-and-aircrew']);
});

test('(15) where a near miss spoils nothing the machines are placed unasked', () => {
  const seat = { script: undefined, json: false };
  const placed = (before: Record<string, number>, isToBePlaced: boolean) =>
    passes(
      questionOf('archie-placing', { machines: ['B1', 'B2'], before, isToBePlaced }, ['spread', 'one-by-one']),
      seat,
    );
  expect([placed({}, false), placed({ B1: 11 }, false), placed({ B1: 11, B2: 66 }, false)]).toEqual([
    'spread',
    'spread',
    'as-before',
  ]);
  expect(placed({}, true)).toBeUndefined();
});
