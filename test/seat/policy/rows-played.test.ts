import { describe, expect, test } from 'vitest';
import { NO_ORDERS } from '../../../src/campaign/standing-orders.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { answerBy, type Policy } from '../../../src/kit/head/policy.ts';
import { attempt, type Commander } from '../../../src/logbook/attempt.ts';
import { inAMoment, policyNamed } from '../../../src/policies/policies.ts';
import { playBattle } from '../../../src/procedure/resolve-fight.ts';
import { linesIn } from '../../../src/questions/asking/put.ts';
import { laidOut } from '../../../src/reading/lay-out-battle.ts';
import { battleFrom, battleOn } from '../../../src/seat/policy/fight-on.ts';
import { rowOf } from '../../../src/seat/policy/row-said.ts';
import { rowsPlayed } from '../../../src/seat/policy/rows-played.ts';
import { enterTakes, typedFor } from '../../../src/seat/typed/at-hand.ts';
import { type Decision, type Question, questionOf } from '../../../src/table/decisions.ts';
import { book } from '../../support/cards/book.ts';
import { there } from '../../support/fights/cards.ts';

type Fought = Parameters<typeof laidOut>[0];

/** A battle as far as the first question that a page asks of a machine's turn. */
function begun(fought: Fought, asks: Decision) {
  const dawn = laidOut(fought, 'the-card', book);
  const led = policyNamed('steady', 'odds');
  const commander: Commander = ({ question }) =>
    question.decision === asks ? undefined : answerBy(led, question, book);
  const at = attempt(playBattle, dawn, [], { book, cup: seededCup('alea:1:rows', 1), commander });
  if (at.status !== 'asking') throw new Error(`No ${asks} was asked.`);
  const past = [
    ...at.given.flatMap(({ threw, asked: { question }, answer }) => [...threw, { asked: question.decision, answer }]),
    ...at.fresh,
  ];
  return { asked: at.question, from: battleFrom(dawn, past) };
}

const enterAt = (asked: Question) =>
  typedFor(enterTakes(undefined, asked, { book, courses: {}, sitting: { orders: NO_ORDERS } }));

const rowsAt = (asked: Question) => rowsPlayed(asked, enterAt(asked), book);

const FROM_THE_SIDE = begun({ id: 'patrol-at-noon', system: 'winged-victory' }, 'throttle');
const IN_THE_CLOUDS = begun({ id: 'infanteriflieger', system: 'clouds-of-glory' }, 'clouds-move');
const WITH_CARDS = begun({ id: 'face-to-face', system: 'wings-of-war' }, 'plan-card');

describe('the rows of the page are what odds play', () => {
  test('from the side: the best of each kind with the throttle of Enter, and not the throttle alone', () => {
    const { asked } = FROM_THE_SIDE;
    const rows = rowsAt(asked);
    expect(rows.map(({ name }) => name.replace(/ \d+ \d+$/, ''))).toEqual(['level', 'turn', 'climb', 'dive']);
    expect(rows.map(({ line }) => line)).toContain(enterAt(asked));
    for (const { line, answers, key } of rows) expect([answers.join(' '), key]).toEqual([line, line]);
  });

  test('in the clouds: whole moves by their purpose, and no steps', () => {
    const rows = rowsAt(IN_THE_CLOUDS.asked);
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['above', enterAt(IN_THE_CLOUDS.asked)]));
    const lines = linesIn(IN_THE_CLOUDS.asked, book);
    for (const { line, answers } of rows) expect(lines.find((each) => each.line === line)?.answers).toEqual(answers);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  test('with cards: the plan of Enter, and of the hand those that would be laid first', () => {
    const { asked } = WITH_CARDS;
    const [plan, ...cards] = rowsAt(asked);
    expect([plan?.line, plan?.answers.length]).toEqual([enterAt(asked), 3]);
    expect(cards).toHaveLength(4);
    for (const { answers, line } of cards) {
      expect(asked.options).toContain(line);
      expect([answers.length, line === plan?.answers[0]]).toEqual([1, false]);
    }
  });
});

test.each([
  ['from the side', FROM_THE_SIDE],
  ['in the clouds', IN_THE_CLOUDS],
  ['with cards', WITH_CARDS],
])('%s a row is played as it stands: the policy is asked for nothing more of that machine in that turn', (_, at) => {
  const machineIn = ({ machine }: { machine?: string }) => machine;
  const turnIn = ({ view }: { view?: { turn?: number } }) => view?.turn;
  const [machine, turn] = [machineIn(at.asked.about as never), turnIn(at.asked.about as never)];
  const decided: string[] = [];
  const watched = (word: string): Policy => {
    const led = inAMoment(word);
    const each = Object.keys(led).map((decision) => [
      decision,
      (about: never, options: readonly never[]) => {
        if (machineIn(about) === machine && turnIn(about) === turn) decided.push(decision);
        return answerBy(led, questionOf(decision as Decision, about, options), book);
      },
    ]);
    return Object.fromEntries(each);
  };
  const whole = rowsAt(at.asked).filter(({ answers }) => answers.length > 1);
  const play = battleOn(at, book, watched);
  for (const { key } of whole) expect(play(key, 1)).toBeDefined();
  const ofMoves: readonly string[] = ['throttle', 'energy-move', 'clouds-move', 'plan-card'];
  expect(decided.filter((decision) => ofMoves.includes(decision))).toEqual([]);
  // One that says only its first answer leaves the others to the policy.
  play(there(whole[0]?.answers[0]), 1);
  expect(decided.some((decision) => ofMoves.includes(decision))).toBe(true);
});

describe('the later answers of a row', () => {
  const asking = (options: readonly string[], machine = 'B1', turn = 1) =>
    questionOf('clouds-move', { machine, view: { turn } }, options);

  test('are given one after the other; what there was no choice of is passed over', () => {
    const { first, says } = rowOf('d2 l90 end', asking(['d2', 's1']));
    expect(first).toBe('d2');
    expect(says(asking(['s1', 'end']))).toBe('end');
    expect(says(asking(['l90', 'end']))).toBeUndefined();
  });

  test('are for that machine and that turn alone', () => {
    const { says } = rowOf('d2 l90', asking(['d2', 's1']));
    expect(says(asking(['l90'], 'B2'))).toBeUndefined();
    expect(says(asking(['l90'], 'B1', 2))).toBeUndefined();
    expect(says(asking(['l90']))).toBe('l90');
  });

  test('an answer alone has none', () => {
    const { first, says } = rowOf('hold fire', asking(['hold fire', 'fire']));
    expect(first).toBe('hold fire');
    expect(says(asking(['fire']))).toBeUndefined();
  });
});
