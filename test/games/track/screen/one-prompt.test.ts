import { expect, test } from 'vitest';
import { burstLines } from '../../../../src/games/track/screen/burst-lines.ts';
import { COMBAT_QUESTIONS, readAttack } from '../../../../src/games/track/screen/combat-questions.ts';
import { holdingOn } from '../../../../src/games/track/screen/hold-on.ts';
import { answerIfAny } from '../../../../src/kit/head/policy.ts';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import { pageRows } from '../../../../src/questions/asking/page-rows.ts';
import { word } from '../../../../src/questions/asking/word.ts';
import { enterTakes } from '../../../../src/seat/typed/at-hand.ts';
import type { Asked, Question } from '../../../../src/table/decisions.ts';
import { printed } from '../../../support/cards/printed.ts';
import { book } from '../../../support/people/campaigns.ts';

const nobody = peopleOf({ flights: [] });
const G12 = {
  answer: 'G12',
  target: 'G12',
  seats: 1,
  aircraft: 'albatros-d3',
  skill: 3,
  firing: 'D',
  lameDuck: false,
  difference: 9,
  angle: 'astern',
  longestBurst: 3,
  ways: 11,
  jamWays: 3,
  returnFire: 'none',
  returnWays: 0,
} as const;
const man = (id: string, side: 'allied' | 'german', more: object = {}) => ({
  id,
  side,
  aircraft: 'spad-vii',
  guns: { forward: { states: ['clear'], ammo: 20 } },
  lameDuck: false,
  hit: [],
  observerFires: false,
  initiative: 5,
  bonus: 0,
  doing: { is: 'free' },
  out: undefined,
  ...more,
});

function asked(more: object = {}, own: object = {}, duels: readonly object[] = []): Asked<'track-action'> {
  const about = {
    side: 'allied',
    machine: 'B1',
    seats: 1,
    phase: 2,
    inDuel: false,
    skill: 3,
    firing: 'C',
    left: { allied: 1, german: 1 },
    ammo: 20,
    adds: 0,
    gunLeft: true,
    petrol: { home: 40, nearest: 60 },
    targets: [],
    track: { machines: [man('B1', 'allied', own), man('G12', 'german')], duels, phase: 2, altitude: 9000, dfd: 20 },
    ...more,
  };
  const targets = about.targets.map(({ answer }: { answer: string }) => answer);
  return {
    decision: 'track-action',
    about,
    options: [...targets, 'escape', 'hold'],
  } as unknown as Asked<'track-action'>;
}

const against = (...targets: readonly object[]) => asked({ targets });
const sitting = { sitting: { orders: {} }, courses: {}, book } as never;

test('(24) whom and how long is one question where there is one enemy', () => {
  const { about } = against(G12);
  expect(burstLines(about, book).map(({ line, number, does }) => [line, number, does])).toEqual([
    ['G12 1', '1', '3 in 36 to hit, 0.9 to bring him down, 1 to jam; 19 left'],
    ['G12 2', '2', '4 in 36 to hit, 1.1 to bring him down, 2 to jam; 18 left'],
    ['G12 3', '3', '5 in 36 to hit, 1.4 to bring him down, 3 to jam; 17 left'],
  ]);
  const { ask, options } = word(against(G12), book, nobody);
  expect(ask).toContain('G12, Albatros D.III 3/D, is in reach, from astern. What does he do?');
  // The attack without its burst may be typed, and is not listed; the others have the numbers behind the bursts.
  expect(options.map(({ answer, number }) => [answer, number])).toEqual([
    ['hold', '4'],
    ['escape', '5'],
  ]);
});

test('(24) Enter takes the attack with the burst that a careful man fires', () => {
  expect(enterTakes(undefined, against(G12), sitting)?.line).toBe('G12 3');
});

test('(24) what a list compares are the answers, not the lengths of bursts', () => {
  expect(pageRows(against(G12), book).map(({ line }) => line)).toEqual(['G12', 'escape', 'hold']);
  expect(pageRows(asked(), book).map(({ line }) => line)).toEqual(['escape', 'hold']);
});

test('(24) with two in reach, or one round, each attack is a line of its own as before', () => {
  const other = { ...G12, answer: 'G13', target: 'G13' };
  expect(burstLines(against(G12, other).about, book)).toEqual([]);
  expect(burstLines(against({ ...G12, longestBurst: 1 }).about, book)).toEqual([]);
  expect(word(against(G12, other), book, nobody).options).toHaveLength(4);
});

test('(38) with Buckingham in the gun the bursts jam as the longest does', () => {
  const fouled = burstLines(against({ ...G12, jamWays: book.hitCards.buckingham[2]?.jamWays ?? 0 }).about, book);
  expect(fouled.map(({ does }) => /(\d+) to jam/.exec(does)?.[1])).toEqual(
    book.hitCards.buckingham.slice(0, 3).map(({ jamWays }) => `${jamWays}`),
  );
});

test('(24) the number of a burst alone fires it at the only enemy', () => {
  const burst = { decision: 'burst', options: ['1', '2', '3'] } as unknown as Question;
  const read = readAttack('2', against(G12), book);
  expect(read && 'words' in read ? read.words.map((each) => each(burst)) : []).toEqual([
    { is: 'answer', answer: 'G12' },
    { is: 'answer', answer: '2' },
  ]);
  expect(readAttack('4', against(G12), book)).toBeUndefined();
});

test('(40) who can only hold off or leave may hold on; not with an enemy in reach, a jam, or short of petrol', () => {
  const lines = (question: Asked<'track-action'>) =>
    COMBAT_QUESTIONS['track-action'].rows?.lines?.(question.about, book).map(({ line }) => line);
  expect(lines(asked())).toEqual(['hold on']);
  expect(lines(against(G12))).not.toContain('hold on');
  expect(lines(asked({}, { guns: { forward: { states: ['jammed'], ammo: 20 } } }))).toEqual([]);
  expect(lines(asked({ petrol: { home: 1, nearest: 20 } }))).toEqual([]);
  expect(lines(asked({ petrol: { home: -9, nearest: 1 } }))).toEqual([]);
  expect(lines(asked({ petrol: { home: -9, nearest: 20 } }))).toEqual(['hold on']);
});

test('(40) hold on holds off until the fight changes: then the man is asked again', () => {
  const holds = holdingOn(asked(), book);
  const answer = (question: Question) => holds && answerIfAny(holds, question, book);
  expect(answer(asked({ phase: 5, petrol: { home: 4, nearest: 20 } }))).toBe('hold');
  const changes: readonly Question[] = [
    against(G12),
    asked({ left: { allied: 1, german: 2 } }),
    asked({ petrol: { home: 1, nearest: 20 } }),
    asked({}, { hit: ['pilot'] }),
    asked({}, { guns: { forward: { states: ['jammed'], ammo: 20 } } }),
    asked({ machine: 'B2' }),
  ];
  expect(changes.map(answer)).toEqual(changes.map(() => undefined));
  expect(holdingOn(against(G12), book)).toBeUndefined();
  expect(holdingOn({ decision: 'burst', options: ['1'] } as unknown as Question, book)).toBeUndefined();
});

test('(19) (40) to hold off says what it costs where the petrol is short, and when he is not asked again', () => {
  const hold = (question: Asked<'track-action'>) =>
    word(question, book, nobody).options.find(({ answer }) => answer === 'hold')?.does;
  expect(hold(asked())).toBe('hold off; 1 of ours to 1 of theirs');
  expect(hold(asked({ petrol: { home: 5, nearest: 20 } }))).toContain('; 5 AFT to spare for home, 2 a phase; ');
  expect(hold(asked({ petrol: { home: 1, nearest: 20 } }))).toContain('; one phase more and home is out of reach; ');
  expect(hold(asked({ petrol: { home: -9, nearest: 1 } }))).toContain('one phase more and no field is in reach');
  expect(hold(asked({ petrol: { home: -9, nearest: -3 } }))).toContain('no field in reach, 3 AFT short');
  expect(hold(asked({ petrol: { home: -9, nearest: 20 } }))).toBe('hold off; 1 of ours to 1 of theirs');
  const duel = [{ allied: 'B2', german: 'G12', altitude: 8000 }];
  expect(hold(asked({}, {}, duel))).toBe('hold off till a duel ends; 1 of ours to 1 of theirs');
  const unasked = (home: number, nearest: number) => hold(asked({ petrol: { home, nearest } }, {}, duel));
  // He has the next choice when a duel ends: the petrol may be gone by then.
  expect(unasked(5, 20)).toMatch(/^hold off till a duel ends; home out of reach in three phases; /);
  expect(unasked(11, 20)).toContain('; home out of reach in six phases; ');
  expect(unasked(1, 20)).toContain('; home out of reach in one phase; ');
  expect(unasked(12, 20)).toBe('hold off till a duel ends; 1 of ours to 1 of theirs');
  expect(unasked(-9, 3)).toContain('; no field in reach in two phases; ');
  expect(unasked(-9, -3)).toContain('; no field in reach, 3 AFT short; ');
  expect(`   2 hold       ${unasked(5, 20)}`.indexOf('; 1 of ours')).toBeLessThan(78);
});

test('(40) ? tells when a man is asked, and whom his Bravery lets leave, by the card', () => {
  const help = COMBAT_QUESTIONS['track-action'].help(asked().about, printed.book);
  expect(help).toContain(
    'S by a Nerve Check, NV by a Nerve Check, N always, B where they are two to each of ours, DD never.',
  );
  expect(help).toContain('Without a choice he acts unasked.');
  // A man left, stood with the others afterwards and had paid as they had: what had it cost, or saved?
  expect(help).toContain(
    'Who escapes is shot at no more; he pays the AFT of the whole fight like the others, and in a mission flies on with them after it.',
  );
});
