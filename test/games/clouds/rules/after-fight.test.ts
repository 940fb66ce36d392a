import { expect, test } from 'vitest';
import { afterFight } from '../../../../src/games/clouds/rules/after-fight.ts';
import { harmTo, sufferResult } from '../../../../src/games/clouds/rules/shooting/suffer.ts';
import { endOf } from '../../../../src/games/clouds/rules/to-outcome.ts';
import type { FightingMachine } from '../../../../src/games/clouds/table/skirmish.ts';
import { ofType } from '../../../../src/table/events.ts';
import { aMachine, anEngine, aSkirmish, cards, NO_ENGINE, play, SMOKE } from '../../../support/fights/clouds.ts';

const BY = { machine: 'B1', gun: 'forward' } as const;
const FIRE = { reaches: 9, ends: 'death', isForGood: false } as const;
const CAME = { forward: { states: [] }, observer: undefined, lameDuck: false, wounds: [] };

/** One machine as the fight has left her, and what becomes of her. */
function ends(told: Partial<FightingMachine>, ...dice: string[]) {
  const machine = aMachine('G1', told);
  const fight = aSkirmish([machine]);
  const { events } = play((table) => afterFight(fight, table), dice);
  const { fate, by, hitBy } = endOf(machine, CAME, cards);
  return { machine, events, turns: fight.turn - 1, fate, by, hitBy };
}

test.each(['flying', 'left'] as const)('C092 C093 what burns goes on burning to its end: %s', (status) => {
  const out = ends({ status, fire: FIRE }, 'clouds-burning 3', 'clouds-burning 1');
  expect([out.turns, out.machine.fire, out.machine.status]).toEqual([2, undefined, status]);
  expect(ends({ status, fire: FIRE }, 'clouds-burning 6')).toMatchObject({ turns: 1, fate: 'shot-down' });
  const reached = ends({ status, fire: { ...FIRE, reaches: 2 } }, 'clouds-burning 2');
  expect([reached.machine.why, reached.fate]).toEqual(['burned', 'shot-down']);
});

test('C092 C106 a fire that never dies out is the end of her off the board, too', () => {
  expect(ends({ status: 'left', fire: { ...FIRE, isForGood: true } })).toMatchObject({ turns: 0, fate: 'shot-down' });
});

test('C092 C005 who spins when it is over falls until she is out of it, or in the ground', () => {
  const spins = ends({ status: 'spinning', height: 20 }, 'clouds-flying 20', 'clouds-flying 1');
  expect([spins.turns, spins.machine.height, spins.fate]).toEqual([2, 8, 'unharmed']);
  const struck = ends({ status: 'spinning', height: 6 }, 'clouds-collision 20');
  expect(struck.fate).toBe('shot-down');
});

const LEAKING = [anEngine({ petrolUntil: 4 })];

test('C073 C092 whose lines are hit lands where she is, without an engine', () => {
  const dry = ends({ engines: LEAKING, speed: 6, lastHit: BY }, 'clouds-luck 1', 'clouds-landing 1');
  expect(dry).toMatchObject({ fate: 'forced-down', by: BY });
  expect(ofType(dry.events, 'clouds-suffered')).toMatchObject([{ what: 'fuel-out', amount: 0 }]);
  const gone = ends({ status: 'left', engines: LEAKING, speed: 6, lastHit: BY }, 'clouds-luck 1', 'clouds-landing 1');
  expect(gone).toMatchObject({ fate: 'forced-down', by: undefined, hitBy: BY });
  expect(ends({ status: 'lost', engines: LEAKING }).events).toEqual([]);
});

test('C092 smoke is blown out once nobody is at her heels', () => {
  expect(ends({ engines: [anEngine({ smoke: { ...SMOKE, until: 3 } })] })).toMatchObject({
    turns: 0,
    fate: 'unharmed',
  });
});

test('C089 who sets her alight has the credit from that moment, whatever becomes of her', () => {
  const machine = aMachine('G1', { lastShot: { by: BY, turn: 1 } });
  const fight = aSkirmish([machine]);
  play((table) => sufferResult(27, harmTo(machine, fight, table)), ['clouds-2d6 6 6']);
  expect(machine.credit).toEqual(BY);
  machine.lastShot = { by: { machine: 'B2', gun: 'forward' }, turn: 4 };
  fight.turn = 5;
  play((table) => afterFight(fight, table), ['clouds-burning 1']);
  expect(endOf(machine, CAME, cards)).toMatchObject({ fate: 'driven-off', by: BY });
});

const OTHER = { machine: 'B2', gun: 'forward' } as const;

test('C089 C091 a landing takes no victory from whoever set her alight', () => {
  const land = (told: Partial<FightingMachine>, ...dice: string[]) =>
    ends({ ...NO_ENGINE, speed: 6, credit: BY, lastHit: OTHER, ...told }, ...dice).by;
  expect(land({}, 'clouds-luck 1', 'clouds-landing 1')).toEqual(BY);
  expect(land({ credit: undefined }, 'clouds-luck 1', 'clouds-landing 1')).toEqual(OTHER);
});
