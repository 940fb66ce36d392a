import { expect, test } from 'vitest';
import { scoreCriticalHit } from '../../../../src/games/track/rules/critical-hit.ts';
import type { AlliedMachine } from '../../../../src/kit/fight/fight.ts';
import { ofType } from '../../../../src/table/events.ts';
import {
  aBattle,
  aFight,
  aSpad,
  aStrutter,
  book,
  critical,
  type LoadedThrow,
  machineIn,
  playLoaded,
  type ScriptedAnswer,
  wound,
} from '../../../support/fights/fights.ts';

const BY = { machine: 'G12', gun: 'forward' } as const;

/** Critical Hits on one of ours, one after another. */
function struck(
  machine: AlliedMachine,
  dice: readonly LoadedThrow[],
  answers: readonly ScriptedAnswer[] = [],
  times = 1,
) {
  const battle = aBattle(aFight({ allied: [machine] }), {});
  const target = machineIn(battle, machine.id);
  const { events } = playLoaded(book, dice, answers, (table) => {
    for (let i = 0; i < times; i++) scoreCriticalHit({ target, by: BY, adds: 0 }, battle, table);
  });
  return { target, events, battle };
}

test('(25) a hit that does no harm leaves the machine in the fight', () => {
  expect(struck(aSpad(), [critical('no-effect')]).target).toMatchObject({ inFight: true, fate: 'unharmed' });
});

test.each(['driven-off', 'forced-down', 'shot-down'] as const)('(26), (28) %s puts it out of the fight', (result) => {
  const { target, battle } = struck(aSpad(), [critical(result)]);
  expect(target).toMatchObject({ inFight: false, fate: result, by: BY });
  expect(battle.left.allied).toBe(0);
});

test('(25) (27) Damaged-abort makes it a Lame Duck, still on the track; a second one takes it out', () => {
  const once = struck(aSpad(), [critical('damaged-abort')]);
  expect(once.target).toMatchObject({ inFight: true, lameDuck: true, out: undefined, fate: 'damaged-abort' });
  const twice = struck(aSpad(), [critical('damaged-abort'), critical('damaged-abort')], [], 2);
  expect(twice.target).toMatchObject({ inFight: false, out: 'crippled-again', fate: 'damaged-abort' });
  const told = ofType(twice.events, 'critical-hit-scored').map(({ again }) => again);
  expect(told).toEqual([undefined, true]);
});

test('(34) a Lame Duck that came so into the fight is taken out by its first Damaged-abort', () => {
  const { target } = struck(aSpad({ lameDuck: true }), [critical('damaged-abort')]);
  expect(target).toMatchObject({ inFight: false, out: 'crippled-again' });
});

test('(26) (28) the worst fate counts: a Lame Duck driven off is still Damaged-abort, one shot down is shot down', () => {
  const off = struck(aSpad(), [critical('damaged-abort'), critical('driven-off')], [], 2);
  expect(off.target).toMatchObject({ inFight: false, fate: 'damaged-abort' });
  const down = struck(aSpad(), [critical('damaged-abort'), critical('shot-down')], [], 2);
  expect(down.target.fate).toBe('shot-down');
});

test('(26) a Daredevil must ignore Driven Off and throws until the result is another', () => {
  const dice = [critical('driven-off'), critical('driven-off'), critical('no-effect')];
  const { target, events } = struck(aSpad({ bravery: 'DD' }), dice);
  expect(target.inFight).toBe(true);
  expect(ofType(events, 'driven-off-ignored')).toHaveLength(2);
});

test('(26) a brave man may ignore it, if the commander lets him', () => {
  const stays = struck(
    aSpad({ bravery: 'B' }),
    [critical('driven-off'), critical('shot-down')],
    ['ignore-driven-off stay'],
  );
  expect(stays.target.fate).toBe('shot-down');
  const goes = struck(aSpad({ bravery: 'B' }), [critical('driven-off')], ['ignore-driven-off go']);
  expect(goes.target.fate).toBe('driven-off');
});

test('(34) no Bravery keeps a Lame Duck from leaving', () => {
  expect(struck(aSpad({ bravery: 'DD', lameDuck: true }), [critical('driven-off')]).target.inFight).toBe(false);
});

test('(25) a pilot killed at the controls is shot down; grazed he flies on; wounded he is a Lame Duck', () => {
  const killed = struck(aSpad(), [critical('crew-hit'), wound('shot-down')]);
  expect(killed.target).toMatchObject({ inFight: false, fate: 'shot-down' });
  const grazed = struck(aSpad(), [critical('crew-hit'), wound('flies-on')]);
  expect(grazed.target).toMatchObject({ inFight: true, fate: 'unharmed', wounds: [{ who: 'pilot' }] });
  const hurt = struck(aSpad(), [critical('crew-hit'), wound('lame-duck')]);
  expect(hurt.target).toMatchObject({ inFight: true, lameDuck: true, fate: 'damaged-abort' });
  expect(hurt.target.lameDuckNumber).toBeTypeOf('number');
});

test('(25) of two men a die tells which is hit', () => {
  const pilot = struck(aStrutter(), [critical('crew-hit'), 'crew-member-hit 3', wound('shot-down')]);
  expect(pilot.target).toMatchObject({ fate: 'shot-down', wounds: [{ who: 'pilot' }] });
  const observer = struck(aStrutter(), [critical('crew-hit'), 'crew-member-hit 4', wound('shot-down')]);
  expect(observer.target).toMatchObject({ inFight: true, fate: 'unharmed', observerFit: false });
  expect(observer.target.wounds).toMatchObject([{ who: 'observer', fate: { fate: 'killed' } }]);
});

test('(25) an observer who is grazed fires on; wounded he does not, and a bullet may still find him; dead he is past it', () => {
  const grazed = struck(aStrutter(), [critical('crew-hit'), 'crew-member-hit 4', wound('flies-on')]);
  expect(grazed.target.observerFit).toBe(true);
  const onHim = [critical('crew-hit'), 'crew-member-hit 4'] as const;
  const dice = [
    ...onHim,
    wound('lame-duck'),
    ...onHim,
    wound('flies-on'),
    ...onHim,
    wound('shot-down'),
    critical('crew-hit'),
    wound('flies-on'),
  ];
  const { target } = struck(aStrutter(), dice, [], 4);
  expect(target.observerFit).toBe(false);
  expect(target.wounds.map(({ who }) => who)).toEqual(['observer', 'observer', 'observer', 'pilot']);
});

test('(33) a wounded pilot who is hit again keeps the first Lame Duck Number and flies on, as over the guns of the ground', () => {
  const dice = [critical('crew-hit'), wound('lame-duck'), critical('crew-hit'), wound('lame-duck')];
  const { target } = struck(aSpad(), dice, [], 2);
  expect(target).toMatchObject({ inFight: true, fate: 'damaged-abort', out: undefined });
  expect(target.wounds).toHaveLength(2);
});

test('(33) the pilot of a Lame Duck who is hit leaves her the Lame Duck Number that she came with', () => {
  const { target } = struck(aSpad({ lameDuck: true }), [critical('crew-hit'), wound('lame-duck')]);
  expect(target).toMatchObject({ inFight: true, fate: 'unharmed', lameDuckNumber: undefined });
});

test('(43) damage is owed to whoever hit her last, in whatever way, and one brought down to whoever did that', () => {
  const owed = (results: readonly LoadedThrow[]) => {
    const battle = aBattle(aFight({ allied: [aSpad({ id: 'B1' }), aSpad({ id: 'B2' })] }), {});
    const target = machineIn(battle, 'G12');
    const by = (i: number) => ({ machine: `B${i}`, gun: 'forward' }) as const;
    playLoaded(book, results, [], (table) => {
      for (const i of [1, 2]) scoreCriticalHit({ target, by: by(i), adds: 0 }, battle, table);
    });
    return [target.fate, target.by?.machine];
  };
  const abort = critical('damaged-abort');
  expect(owed([abort, abort])).toEqual(['damaged-abort', 'B2']);
  expect(owed([abort, critical('crew-hit'), wound('flies-on')])).toEqual(['damaged-abort', 'B2']);
  expect(owed([abort, critical('shot-down')])).toEqual(['shot-down', 'B2']);
});
