import { describe, expect, test } from 'vitest';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { answerBy } from '../../../src/kit/head/policy.ts';
import { attempt } from '../../../src/logbook/attempt.ts';
import type { Asked } from '../../../src/logbook/day-so-far.ts';
import { guessing } from '../../../src/playouts/look-ahead/guess/guess.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { playBattle } from '../../../src/procedure/resolve-fight.ts';
import { laidOut } from '../../../src/reading/lay-out-battle.ts';
import type { Question } from '../../../src/table/decisions.ts';
import type { PastEntry, Standpoint } from '../../../src/table/standpoint.ts';
import type { Table } from '../../../src/table/table.ts';
import { sideOf } from '../../../src/table/whose.ts';
import { book } from '../../support/cards/book.ts';

const steady = policyNamed('by-the-book', 'guess');

/** A battle that stops at a question; the other side may be made to answer a question otherwise. */
function stoppedAt(
  id: string,
  system: Parameters<typeof laidOut>[0]['system'],
  isAt: (question: Question) => boolean,
  otherwise: (question: Question) => boolean = () => false,
): { asked: Question; from: Standpoint } {
  const state = laidOut({ id, system }, 'a-player', book);
  const commander = ({ question }: Asked) => {
    if (isAt(question)) return undefined;
    return otherwise(question) ? question.options.at(-1) : answerBy(steady, question, book);
  };
  const outcome = attempt(playBattle, state, [], { book, cup: seededCup('alea:1:guess', 1), commander });
  if (outcome.status !== 'asking') throw new Error(`${id} came to no such question.`);
  const given = outcome.given.flatMap(({ threw, asked, answer }): PastEntry[] => [
    ...threw,
    { asked: asked.question.decision, answer },
  ]);
  const again = (table: Table) => playBattle(structuredClone(state), table);
  return { asked: outcome.question, from: { past: [...given, ...outcome.fresh], again } };
}

type PlanCard = Extract<Question, { decision: 'plan-card' }>;

const isPlanBy = (side: string, question: Question): question is PlanCard =>
  question.decision === 'plan-card' && sideOf(question) === side;

const isPlanOf = (side: string, turn: number) => (question: Question) =>
  isPlanBy(side, question) && question.about.view.turn === turn;

const answersIn = (past: readonly PastEntry[]) => past.flatMap((fell) => ('asked' in fell ? [fell.answer] : []));

describe('what the other side has laid in secret', () => {
  const turn = 3;
  const german = isPlanOf('german', turn);
  const { asked, from } = stoppedAt('dawn-patrols', 'wings-of-war', german);
  const guess = guessing(asked, from, steady, book);
  const guesses = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => expectDefined(guess(number), `guess ${number}`));

  test('is guessed at: the plans differ from guess to guess', () => {
    const plans = new Set(guesses.map(({ past }) => answersIn(past).join(' ')));
    expect(plans.size).toBeGreaterThan(4);
  });

  test('is not looked at: another plan under the cards brings the same guesses', () => {
    const other = stoppedAt('dawn-patrols', 'wings-of-war', german, isPlanOf('allied', turn));
    expect(answersIn(other.from.past)).not.toEqual(answersIn(from.past));
    expect(other.asked).toEqual(asked);
    const otherGuess = guessing(other.asked, other.from, steady, book);
    expect(guesses.map((_, number) => otherGuess(number)?.past)).toEqual(guesses.map(({ past }) => past));
  });

  test('is guessed anew with the damage that lies face down, and with nothing of our own', () => {
    const late = stoppedAt(
      'dawn-patrols',
      'wings-of-war',
      (question) => isPlanBy('german', question) && question.about.view.enemies.some(({ cards }) => cards > 1),
    );
    const ways = [0, 1, 2, 3, 4, 5].flatMap((number) => guessing(late.asked, late.from, steady, book)(number) ?? []);
    expect(ways.length).toBeGreaterThan(2);
    const drawn = (past: readonly PastEntry[]) => past.flatMap((fell) => ('drew' in fell ? [fell.card] : []));
    expect(new Set(ways.map(({ past }) => drawn(past).join(' '))).size).toBeGreaterThan(1);
    expect(new Set(ways.map(({ past }) => drawn(past).length)).size).toBe(1);
  });

  test('is what of this turn has not been flown yet: cards that were shown are known', () => {
    const isFiring = (question: Question) =>
      question.decision === 'fire-at' && sideOf(question) === 'german' && question.about.view.phase === 2;
    const shooting = stoppedAt('dawn-patrols', 'wings-of-war', isFiring);
    const found = guessing(shooting.asked, shooting.from, steady, book)(1);
    expect(found).toBeDefined();
  });
});

test.each([
  ['cold-meat', 'clouds-of-glory', 'clouds-fire'],
  ['above-douai', 'wings-over-france', 'track-action'],
] as const)('in %s all lies open: the way is taken as it was', (id, system, decision) => {
  const { asked, from } = stoppedAt(id, system, (question) => question.decision === decision);
  expect(guessing(asked, from, steady, book)(3)).toBe(from);
});

test('a throttle that has been set is guessed at until she has flown', () => {
  const { asked, from } = stoppedAt('patrol-at-noon', 'winged-victory', (question) => {
    if (question.decision !== 'time-freeze') return false;
    const { view, mover, side } = question.about;
    return view.machines.find(({ id }) => id === mover)?.side !== side;
  });
  const found = [0, 1, 2, 3].flatMap((number) => guessing(asked, from, steady, book)(number) ?? []);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((each) => each !== from)).toBe(true);
});

test('a throttle of a turn before is known, as is hers who has flown: of a move alone nothing is guessed at', () => {
  const { asked, from } = stoppedAt(
    'patrol-at-noon',
    'winged-victory',
    ({ decision, about }) => decision === 'energy-move' && about.view.turn === 4,
  );
  expect(guessing(asked, from, steady, book)(0)).toBe(from);
});
