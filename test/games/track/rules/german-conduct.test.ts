import { expect, test } from 'vitest';
import type { FightingMachine } from '../../../../src/games/track/rules/fighting-machine.ts';
import { actAsGerman } from '../../../../src/games/track/rules/german-action.ts';
import type { Fight } from '../../../../src/kit/fight/fight.ts';
import { ofType } from '../../../../src/table/events.ts';
import {
  aBattle,
  aFight,
  aSpad,
  aStrutter,
  book,
  type LoadedThrow,
  machineIn,
  miss,
  playLoaded,
  withAirToAir,
} from '../../../support/fights/fights.ts';

/** A German at the top, above those of ours whose places on the track are given. */
function atTop(
  id: string,
  fight: Partial<Fight>,
  places: Readonly<Record<string, number>>,
  dice: readonly LoadedThrow[],
  before: (german: FightingMachine) => void = () => {},
) {
  const battle = aBattle(aFight(fight), { [id]: 20, ...places });
  const german = machineIn(battle, id);
  before(german);
  const { events } = playLoaded(book, dice, [], (table) => actAsGerman(german, battle.allied, battle, table));
  return { events, german, battle };
}

const targetOf = ({ events }: ReturnType<typeof atTop>) => ofType(events, 'attack-made')[0]?.target;

test('(24) a German attacks the target with the best chance of a hit', () => {
  const allied = [aSpad({ id: 'B1' }), aSpad({ id: 'B2' })];
  expect(targetOf(atTop('G12', { allied }, { B1: 18, B2: 10 }, [miss('astern', 4, 'C')]))).toBe('B2');
  expect(targetOf(atTop('G12', { allied }, { B1: 10, B2: 18 }, [miss('astern', 4, 'C')]))).toBe('B1');
});

test('(24) of equal chances he takes the two-seater', () => {
  const allied = [aSpad(), aStrutter({ observer: { firing: 'C', gun: { state: 'clear', ammo: 0 } } })];
  expect(targetOf(atTop('G12', { allied }, { B1: 10, B7: 10 }, [miss('astern', 4, 'C')]))).toBe('B7');
});

test('(24) among equals a die decides', () => {
  const allied = [aSpad({ id: 'B1' }), aSpad({ id: 'B2' })];
  expect(targetOf(atTop('G12', { allied }, { B1: 10, B2: 10 }, ['lot 2', miss('astern', 4, 'C')]))).toBe('B2');
});

test('(34) crippled, he escapes', () => {
  const { events } = atTop('G12', {}, { B1: 10 }, [], (german) => {
    german.lameDuck = true;
  });
  expect(events).toEqual([{ type: 'escaped', machine: 'G12', why: 'lame-duck' }]);
});

test('(39) he fires the gun that is left rather than clear the other; with both jammed he tries to clear one', () => {
  const jamGuns =
    (...guns: FightingMachine['forward']['guns']) =>
    (german: FightingMachine) => {
      german.forward.guns.splice(0, 2, ...guns);
    };
  const one = atTop('G12', {}, { B1: 10 }, [miss('astern', 4, 'C')], jamGuns('jammed', 'clear'));
  expect(ofType(one.events, 'attack-made')).toHaveLength(1);
  const both = atTop('G12', {}, { B1: 10 }, ['clear-jam 33'], jamGuns('jammed', 'jammed'));
  expect(both.german.forward.guns).toEqual(['clear', 'jammed']);
  const none = atTop('G12', {}, { B1: 10 }, [], jamGuns('permanent', 'permanent'));
  expect(none.events).toEqual([{ type: 'held-off', machine: 'G12' }]);
});

test('(40) a two-seater attacks only from far above, and otherwise holds off: nothing lets it leave', () => {
  const stays = atTop('G33', { germans: [33] }, { B1: 15 }, []);
  expect(stays.events).toEqual([{ type: 'held-off', machine: 'G33' }]);
  const attacks = atTop('G33', { germans: [33] }, { B1: 12 }, [miss('astern', 4, 'C')]);
  expect(targetOf(attacks)).toBe('B1');
  const alone = atTop('G33', { germans: [33], allied: [] }, {}, []);
  expect(alone.german.inFight).toBe(true);
});

test('(24) with nobody to attack he holds off', () => {
  expect(atTop('G12', { allied: [] }, {}, []).events).toEqual([{ type: 'held-off', machine: 'G12' }]);
});

test("(24) a player's own card may say less: where no line fits, the machine holds off", () => {
  const battle = aBattle(aFight(), { G12: 20, B1: 10 });
  const { events } = playLoaded(withAirToAir({ germanConduct: [] }), [], [], (table) => {
    const german = machineIn(battle, 'G12');
    german.forward.guns.fill('jammed');
    actAsGerman(german, battle.allied, battle, table);
  });
  expect(events).toEqual([{ type: 'held-off', machine: 'G12' }]);
});
