import { expect, test } from 'vitest';
import { afterFight } from '../../../../src/games/clouds/rules/after-fight.ts';
import { harmTo, sufferResult } from '../../../../src/games/clouds/rules/shooting/suffer.ts';
import { endOf } from '../../../../src/games/clouds/rules/to-outcome.ts';
import type { FightingMachine } from '../../../../src/games/clouds/table/skirmish.ts';
import { ofType } from '../../../../src/table/events.ts';
import { aMachine, aMan, anEngine, aSkirmish, cards, NO_ENGINE, play, SMOKE } from '../../../support/fights/clouds.ts';

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
  const out = ends({ status: 'left', fire: { ...FIRE, isForGood: true } }, 'clouds-burning 1', 'clouds-burning 6');
  expect(out).toMatchObject({ turns: 2, fate: 'shot-down' });
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

/** A machine with parachutes that spins on after the fight; her men jump whenever they are asked. */
function spinsOn(told: Partial<FightingMachine>, asked: number, ...dice: string[]) {
  const machine = aMachine('B1', { status: 'spinning', parachute: true, height: 20, ...told });
  const fight = aSkirmish([machine]);
  play((table) => afterFight(fight, table), dice, { 'clouds-jump': Array.from({ length: asked }, () => 'jump') });
  return { machine, turns: fight.turn - 1 };
}

test('C026 in a spin that outlasts the fight he may try to jump, once a turn', () => {
  const { machine, turns } = spinsOn({}, 2, 'clouds-jump 13', 'clouds-flying 20', 'clouds-jump 12', 'clouds-2d6 1 1');
  expect([machine.why, machine.pilot.fortitude, machine.height, turns]).toEqual(['abandoned', 12, 14, 2]);
});

test('C026 C086 out of what nothing will save he may try in each turn that it falls', () => {
  const wing = { isBeyondHelp: true, why: 'wing-gone', parachuteLess: -2 } as const;
  const { machine, turns } = spinsOn(wing, 3, 'clouds-jump 11', 'clouds-jump 11', 'clouds-jump 10', 'clouds-2d6 1 1');
  expect([machine.why, machine.pilot.fortitude, machine.height, turns]).toEqual(['abandoned', 12, 8, 3]);
});

test('C028 C086 C092 what nothing will save falls as far as the ground, as it does in the fight', () => {
  const wing = { status: 'spinning', isBeyondHelp: true, why: 'wing-gone', height: 12, credit: BY } as const;
  expect(ends(wing, 'clouds-collision 20')).toMatchObject({ turns: 2, fate: 'shot-down', by: BY });
  const stuck = spinsOn({ isBeyondHelp: true, why: 'broke-up', height: 6 }, 1, 'clouds-jump 13').machine;
  expect([stuck.why, stuck.pilot.fortitude]).toEqual(['broke-up', 0]);
});

test('C026 C130 a man who has fainted does not jump; in a spin that nothing will end he may wake, and does then', () => {
  const faint = { fainted: true, isBeyondHelp: true, why: 'broke-up' } as const;
  const wakes = ['clouds-fortitude 13', 'clouds-fortitude 12', 'clouds-jump 12', 'clouds-2d6 1 1'];
  expect(spinsOn(faint, 1, ...wakes)).toMatchObject({ turns: 3, machine: { why: 'abandoned', height: 8 } });
});

test('C026 C130 of two men the one behind jumps alone while the pilot is in a faint', () => {
  const crew = { aircraft: 're8', gunner: aMan('gunner'), fainted: true, height: 12 };
  const { machine } = spinsOn(
    crew,
    1,
    'clouds-jump 12',
    'clouds-2d6 1 1',
    'clouds-fortitude 13',
    'clouds-collision 20',
  );
  expect(machine).toMatchObject({ why: 'ground', gunner: { fortitude: 12, hasJumped: true }, pilot: { fortitude: 0 } });
});

test('C052 whoever comes down after the fight lands at landing speed, however fast she was', () => {
  const landingOf = (told: Partial<FightingMachine>, ...dice: string[]) =>
    ofType(ends({ speed: 17, ...told }, ...dice).events, 'clouds-tested').find(({ why }) => why === 'landing')
      ?.modifier;
  expect(landingOf(NO_ENGINE, 'clouds-luck 8', 'clouds-landing 1')).toBe(2);
  expect(landingOf({ mustLand: true, gearGone: true }, 'clouds-landing 1')).toBe(4 - 1);
});
