import { expect, test } from 'vitest';
import { whyInAFight } from '../../../../src/games/track/head/opponent.ts';
import { bestFirst } from '../../../../src/games/track/screen/best-first.ts';
import type { TargetInReach } from '../../../../src/games/track/table/combat-decisions.ts';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import { PRUDENT } from '../../../../src/policies/temper.ts';
import { dangerIn } from '../../../../src/questions/asking/put.ts';
import { word } from '../../../../src/questions/asking/word.ts';
import { book } from '../../../support/cards/book.ts';
import { EMPTY_TRACK } from '../../../support/fights/empty-track.ts';
import { takenBy } from '../../../support/table/taken-by.ts';

const nobody = peopleOf({ flights: [] });

const aTarget = (target: string, otherwise: Partial<TargetInReach>): TargetInReach => ({
  answer: target,
  target,
  seats: 1,
  aircraft: 'albatros-d3',
  skill: 4,
  firing: 'C',
  lameDuck: false,
  difference: 5,
  angle: 'quarter',
  longestBurst: 3,
  ways: 6,
  jamWays: 2,
  returnFire: 'none',
  returnWays: 0,
  ...otherwise,
});

const asked = (...targets: readonly TargetInReach[]) =>
  ({
    decision: 'track-action',
    about: {
      side: 'allied',
      machine: 'B1',
      seats: 1,
      phase: 1,
      inDuel: false,
      skill: 3,
      firing: 'C',
      left: { allied: 2, german: 3 },
      ammo: 30,
      adds: 0,
      gunLeft: true,
      petrol: { home: 40, nearest: 60 },
      targets,
      track: EMPTY_TRACK,
    },
    options: [...targets.map(({ answer }) => answer), 'escape', 'hold'],
  }) as const;

const GUNNER = { seats: 2, aircraft: 'dfw-c5', returnFire: 'both', returnWays: 9 } as const;
const JASTA_11 = book.fortyOne.counters.findIndex(({ jasta11, personal }) => jasta11 && !personal) + 1;

test('attacks stand by what they bring, what is no attack behind them, and to leave the fight last', () => {
  const question = asked(aTarget('G31', { ...GUNNER, ways: 7 }), aTarget('G12', {}), aTarget('G13', { ways: 9 }));
  expect(bestFirst(question, book)).toEqual(['G13', 'G12', 'G31', 'hold', 'escape']);
  expect(word(question, book, nobody).options.map(({ answer }) => answer)).toEqual(bestFirst(question, book));
});

test('one of Jasta 11 comes before another of the same chances; a dive is told from the angle of the track', () => {
  const elite = aTarget(`G${JASTA_11}`, {});
  const question = asked(aTarget('G12', {}), elite, aTarget('G12', { answer: 'dive-G12', angle: 'diving', ways: 12 }));
  expect(bestFirst(question, book).slice(0, 3)).toEqual(['dive-G12', elite.answer, 'G12']);
});

test('Enter attacks where there is most to win', () => {
  expect(takenBy(asked(aTarget('G13', {}), aTarget('G12', { ways: 7 })), book)).toBe('G12');
});

test('why a target is marked: its chance, the danger of its pilot, or what it brings; and where there is none', () => {
  const why = (question: ReturnType<typeof asked>) =>
    whyInAFight(PRUDENT)['track-action']?.(question.about, [takenBy(question, book) ?? ''], book);
  expect(why(asked(aTarget('G13', {}), aTarget('G12', { ways: 7 })))).toBe('the best chance');
  expect(why(asked(aTarget('G13', { ways: 6, skill: 1 }), aTarget('G12', { ways: 5, skill: 6 })))).toBe(
    'attacked, he cannot fire himself',
  );
  expect(why(asked(aTarget('G13', { ways: 6, lameDuck: true }), aTarget('G12', { ways: 4 })))).toBe(
    'attacked, he cannot fire himself',
  );
  const twoSeater = { ...GUNNER, ways: 8 };
  expect(why(asked(aTarget('G13', twoSeater), aTarget('G12', { ...twoSeater, ways: 6, returnWays: 2 })))).toBe(
    'fewer shots back at him',
  );
  const lame = { ...GUNNER, ways: 8, lameDuck: true };
  expect(why(asked(aTarget('G13', lame), aTarget('G12', { ...GUNNER, ways: 7 })))).toBe('the most to win');
  const none = asked();
  expect(whyInAFight(PRUDENT)['track-action']?.(none.about, ['hold'], book)).toBe('nobody free to attack');
  const poor = asked(aTarget('G12', {}));
  expect(whyInAFight(PRUDENT)['track-action']?.(poor.about, ['hold'], book)).toBe('no shot worth it');
});

// A jammed man and a bad shot against him: whoever stays is shot at, and does nothing.
test('Enter leaves a fight where a careful man does, and is asked nothing more; where he would stay it is asked twice', () => {
  const stays = asked(aTarget('G12', {}));
  expect(dangerIn(stays, 'escape', book)).toContain('leaves the fight for good');
  const jammed = { ...stays, about: { ...stays.about, gunLeft: false } };
  expect(takenBy(jammed, book)).toBe('escape');
  expect(dangerIn(jammed, 'escape', book)).toBeUndefined();
});

test('a target is told by its type, its ratings and its state, and what its observer may do in the same words', () => {
  const question = asked(
    aTarget(`G${JASTA_11}`, { lameDuck: true }),
    aTarget('G31', { ...GUNNER, returnFire: 'after', returnWays: 3 }),
    aTarget('G12', { ways: 1 }),
  );
  const does = Object.fromEntries(word(question, book, nobody).options.map((option) => [option.answer, option.does]));
  expect(does[`G${JASTA_11}`]).toMatch(
    /^burst 3: 6 in 36 hit, [\d.]+ down, 2 jam; quarter, LD red Albatros D\.III 4\/C$/,
  );
  expect(does['G31']).toMatch(/ jam; observer answers, 3 in 36; quarter, DFW C\.V 4\/C$/);
  expect(does['G12']).toContain('burst 3: 1 in 36 hit, 0.1 down, 2 jam; ');
});

test('other questions keep the order of the rules, but nothing dangerous is the first of them', () => {
  const about = { party: { machines: [] }, enemies: [12], enemyAltitude: 5000, bonus: 'none' } as never;
  const listed = (options: readonly ('attack' | 'decline')[]) =>
    word({ decision: 'attack', about, options }, book, nobody).options.map(({ answer }) => answer);
  expect(listed(['decline', 'attack'])).toEqual(['decline', 'attack']);
  expect(listed(['attack', 'decline'])).toEqual(['decline', 'attack']);
});
