import fc from 'fast-check';
import { expect, test } from 'vitest';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import { resolveFight } from '../../../../src/procedure/resolve-fight.ts';
import { word } from '../../../../src/questions/asking/word.ts';
import { narrate } from '../../../../src/questions/narration/narration.ts';
import { reasonsFor } from '../../../../src/questions/reasons/why.ts';
import { ofType } from '../../../../src/table/events.ts';
import { anyFight } from '../../../support/fights/any-fight.ts';
import { EMPTY_TRACK } from '../../../support/fights/empty-track.ts';
import { aFight, aSpad, book, miss, playFight } from '../../../support/fights/fights.ts';
import { freeTable } from '../../../support/table/free-table.ts';
import { playLoaded as playScript } from '../../../support/table/loaded-dice.ts';

const seed = fc.integer({ min: 0, max: 2 ** 31 });
const nobody = peopleOf({ flights: [] });
const wanting = /undefined|NaN|\[object| {2}/;

test('every event of any fight has its sentence and its reasons, and every question its words, which are the same when it comes back as JSON', () => {
  fc.assert(
    fc.property(anyFight, seed, seed, (fight, dice, answers) => {
      const table = freeTable(book, dice, answers);
      resolveFight(fight, table);
      for (const event of table.events) {
        expect(narrate(event, book, nobody)).not.toMatch(wanting);
        expect(reasonsFor(event, book).join(' ')).not.toMatch(wanting);
      }
      for (const question of table.asked) {
        const { ask, options, help } = word(question, book, nobody);
        expect([ask, ...options.map(({ does }) => does)].join(' ')).not.toMatch(wanting);
        const kept = JSON.parse(JSON.stringify(question));
        expect(kept).toEqual(question);
        expect(word(kept, book, nobody)).toEqual({ ask, options, help });
      }
    }),
    { numRuns: 150 },
  );
});

test('(24) a resolved shot is one line: who, on whom, angle, burst, dice and result; on demand the reasons', () => {
  const dice = ['initiative 66', 'initiative 33', miss('quarter', 3, 'C'), 'dfd 12'] as const;
  const { events } = playFight(aFight(), dice, ['track-action G12', 'burst 3']);
  const [shot] = ofType(events, 'burst-fired').map((event) => [
    narrate(event, book, nobody),
    ...reasonsFor(event, book),
  ]);
  expect(shot?.[0]).toBe('B1 on G12, from the quarter, burst of 3: 3 (1, 2), no effect.');
  expect(shot?.[1]).toMatch(/^Rule 24: the quarter Hit Card, burst 3, Firing C: .* score; 10 jam the gun \(38\)\.$/);
});

test('(24) (40) a player who leads the Germans is asked for them in their words', () => {
  const left = { allied: 2, german: 3 };
  const reach = {
    seats: 1,
    aircraft: 'spad-vii',
    skill: 4,
    firing: 'C',
    lameDuck: false,
    difference: 5,
    angle: 'quarter',
    longestBurst: 3,
    ways: 9,
    jamWays: 2,
    returnFire: 'none',
    returnWays: 0,
  } as const;
  const about = {
    side: 'german',
    machine: 'G12',
    seats: 1,
    phase: 1,
    inDuel: false,
    skill: 2,
    firing: 'D',
    left,
    ammo: undefined,
    adds: 1,
    gunLeft: true,
    petrol: { home: 40, nearest: 60 },
    targets: [{ answer: 'B1', target: 'B1', ...reach }],
    track: EMPTY_TRACK,
  } as const;
  const asked = word({ decision: 'german-action', about, options: ['B1', 'hold'] }, book, nobody);
  expect(asked.ask).toBe(
    'G12 (Albatros D.III) is the highest on the Initiative Track who is free to act; 3 of yours and 2 of theirs are in the fight. What does he do?',
  );
  expect(asked.options[0]?.does).toMatch(/^burst 3: 9 in 36 hit, [\d.]+ down, 2 jam; quarter, SPAD VII 4\/C$/);
  const duel = word(
    { decision: 'german-action', about: { ...about, machine: 'G12-2', inDuel: true }, options: ['hold'] },
    book,
    nobody,
  );
  expect(duel.ask).toMatch(/^G12-2 \(Albatros D\.III\) is the higher in a Personal Duel;/);
});

test('(40) a man with no gun left is asked whether he stays, and it is said why', () => {
  const left = { allied: 3, german: 2 };
  const man = { machine: 'B1', seats: 1, skill: 3, firing: 'C' } as const;
  const about = {
    ...man,
    phase: 2,
    inDuel: false,
    left,
    ammo: 0,
    adds: 0,
    gunLeft: false,
    petrol: { home: 40, nearest: 60 },
  } as const;
  const options = ['escape', 'hold'];
  const asked = word(
    { decision: 'track-action', about: { side: 'allied', ...about, targets: [], track: EMPTY_TRACK }, options },
    book,
    nobody,
  );
  expect(asked.ask).toBe(
    'B1 is the highest on the Initiative Track who is free to act, without a gun that fires; 3 of ours and 2 of theirs are in the fight. What does he do?',
  );
});

test('(11) (19) whoever leaves the fight with the last of the AFT is told to, and why', () => {
  const left = { type: 'escaped', machine: 'B1', why: 'out-of-aft' } as const;
  expect(narrate(left, book, nobody)).toBe('B1 leaves the fight with the last of the AFT.');
  expect(reasonsFor(left, book)).toEqual(['Rules 11 and 19: each phase takes 2 AFT, and that was the last of it.']);
  expect(reasonsFor({ ...left, why: 'chosen' }, book)[0]).toMatch(/^Rule 40/);
});

test('(24), (38), (39) what he may do is put with its chances, what it uses and what it risks', () => {
  const spad = aSpad({ forward: { state: 'clear', ammo: 2 } });
  const jammed = aSpad({ id: 'B2', forward: { state: 'jammed', ammo: 20 } });
  const { asked } = playScript((table) => resolveFight(aFight({ allied: [spad, jammed], germans: [32] }), table), {
    book,
    dice: [
      ...['initiative 6 6', 'initiative 6 5', 'initiative 3 3', 'hit-card 5 5', 'hit-card 5 5', 'clear-jam 6 6'],
      ...['dfd 1 2'],
    ],
    answers: { 'track-action': ['G32', 'clear-jam'], burst: ['2'] },
  });
  const told = asked.flatMap((question) => {
    const { ask, options } = word(question, book, nobody);
    return [ask, ...options.map(({ answer, does }) => `${answer}: ${does}`)];
  });
  expect(told).toMatchInlineSnapshot(`
    [
      "B1 is the highest on the Initiative Track who is free to act; G32, DFW C.V 4/C, is in reach, from astern; observer answers, 3 in 36. What does he do?",
      "hold: hold off; 2 of ours to 1 of theirs",
      "escape: leave the fight, shot at no more; 1 of ours left to 1 of theirs",
      "B1 has G32 in his sights (astern), 2 units left. How long a burst?",
      "1: 3 in 36 to hit, 0.8 to bring him down, 1 to jam; 1 left",
      "2: 4 in 36 to hit, 1 to bring him down, 2 to jam; 0 left",
      "B2 is the highest on the Initiative Track who is free to act; 2 of ours and 1 of theirs are in the fight. What does he do?",
      "clear-jam: try to clear the jam: 15 in 36 it clears, 3 in 36 it is jammed for good",
      "hold: hold off; 2 of ours to 1 of theirs",
      "escape: leave the fight, shot at no more; 1 of ours left to 1 of theirs",
    ]
  `);
});

test('(34) a Lame Duck that is struck again is not said to be one from now on', () => {
  const struck = {
    type: 'critical-hit-scored',
    machine: 'G14',
    by: 'B1',
    gun: 'forward',
    roll: { faces: [4, 4], total: 8 },
    parts: {},
    total: 8,
    result: 'damaged-abort',
  } as const;
  expect(narrate(struck, book, nobody)).toBe(
    'Critical Hit 8 (4, 4): G14 is badly damaged, a Lame Duck from now on (Damaged-abort).',
  );
  expect(narrate({ ...struck, again: true }, book, nobody)).toBe(
    'Critical Hit 8 (4, 4): G14 is hit again; out of the fight (Damaged-abort).',
  );
});
