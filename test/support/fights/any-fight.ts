import fc from 'fast-check';
import type { AlliedMachine, Fight } from '../../../src/kit/fight/fight.ts';

const gun = fc.record({
  state: fc.constantFrom('clear', 'clear', 'jammed', 'permanent'),
  ammo: fc.integer({ min: 0, max: 30 }),
});
/** The rear gun needs a man who can fire it; a pilot may have been grazed before. */
const wounds = fc.constantFrom([], [], [{ who: 'pilot', fate: { fate: 'wounded', days: 1 } }]);
const firing = fc.constantFrom('A', 'B', 'C', 'D', 'E');
const rated = {
  skill: fc.integer({ min: 1, max: 7 }),
  firing,
  bravery: fc.constantFrom('S', 'NV', 'N', 'B', 'DD'),
  fights: fc.constantFrom(true, true, false, true),
  lameDuck: fc.constantFrom(false, false, false, true),
  aft: fc.constantFrom(135, 60, 4),
  rounds: fc.constantFrom('ordinary', 'ordinary', 'buckingham'),
  wounds,
};
const fighterPlane = fc.record({
  ...rated,
  aircraft: fc.constantFrom('sopwith-pup', 'spad-vii', 'nieuport-11', 'sopwith-triplane'),
  forward: gun,
  observerAlive: fc.constant(false),
});
const twoSeater = fc.record({
  ...rated,
  aircraft: fc.constantFrom('sopwith-strutter', 'fk8', 'dh4', 're8'),
  forward: gun,
  observer: fc.record({ firing, gun }),
  observerAlive: fc.constant(true),
});
const machines = fc
  .array(fc.oneof(fighterPlane, fighterPlane, twoSeater), { minLength: 1, maxLength: 8 })
  .map((all) => all.map((machine, i) => ({ id: `B${i + 1}`, ...machine }) as AlliedMachine));

/** Fights of every kind: any machines, ratings, guns and numbers, at any height. */
export const anyFight: fc.Arbitrary<Fight> = fc
  .record({
    system: fc.constant('wings-over-france' as const),
    hex: fc.constant('H10' as const),
    weather: fc.constant(7),
    altitude: fc.integer({ min: 0, max: 17 }).map((thousands) => thousands * 1000),
    dfd: fc.integer({ min: 1, max: 50 }),
    over: fc.constantFrom('allied', 'trenches', 'enemy'),
    allied: machines,
    germans: fc.array(fc.integer({ min: 1, max: 41 }), { minLength: 1, maxLength: 8 }),
    crippled: fc.constantFrom(false, false, true),
    barred: fc.constantFrom([], [1]),
    germansLedBy: fc.constantFrom('the-card', 'the-card', 'a-player'),
    dive: fc.option(
      fc.record({ side: fc.constantFrom('allied', 'german'), bonus: fc.constantFrom('dive', 'surprise') }),
      { nil: undefined },
    ),
  })
  .map(({ dive, ...fight }) => ({ ...fight, ...(dive && { dive }) }) as Fight);
