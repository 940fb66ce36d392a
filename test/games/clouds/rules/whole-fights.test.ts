import { expect, test } from 'vitest';
import { seededCup } from '../../../../src/dice/seeded-cup.ts';
import { inClouds } from '../../../../src/games/clouds/head/opponent.ts';
import { playScenario } from '../../../../src/games/clouds/rules/play-scenario.ts';
import type { Fight } from '../../../../src/kit/fight/fight.ts';
import { AutomaticTable, nobodyWrites } from '../../../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../../../src/policies/policies.ts';
import { resolveFight } from '../../../../src/procedure/resolve-fight.ts';
import { type GameEvent, ofType } from '../../../../src/table/events.ts';
import { aSpad } from '../../../support/fights/fights.ts';
import { book } from '../../../support/people/campaigns.ts';

const { scenarios } = book.fights['clouds-of-glory'];

/** Plays with a policy to the end, and gives what was told. */
function told(seed: number, policy: 'random' | 'sharp', rule: (table: AutomaticTable) => unknown): GameEvent[] {
  const events: GameEvent[] = [];
  const random = policyNamed('random', String(seed));
  const leads = policy === 'random' ? random : { ...random, ...inClouds('sharp', 'a word') };
  rule(
    new AutomaticTable(book, seededCup(`alea:1:clouds ${seed}`, 1), leads, {
      ...nobodyWrites,
      told: (event) => events.push(event),
    }),
  );
  return events;
}

const aFight = (dive?: Fight['dive']): Fight => ({
  system: 'clouds-of-glory',
  altitude: 8000,
  dfd: 47,
  over: 'enemy',
  hex: 'H07',
  weather: 5,
  dive,
  allied: [
    aSpad(),
    aSpad({
      id: 'B2',
      aircraft: 'sopwith-strutter',
      observerAlive: true,
      observer: { firing: 'C', gun: { state: 'clear', ammo: 30 } },
    }),
  ],
  germans: [12, 13],
  barred: [],
  germansLedBy: 'the-card',
});

test.each(Array.from({ length: 12 }, (_, seed) => seed))('a fight of the campaign ends by itself, seed %i', (seed) => {
  const dive =
    seed % 3 === 0
      ? undefined
      : ({ side: seed % 2 ? 'german' : 'allied', bonus: seed % 3 === 1 ? 'dive' : 'surprise' } as const);
  const events = told(seed, seed % 4 === 0 ? 'sharp' : 'random', (table) => {
    const result = resolveFight(aFight(dive), table);
    expect(result.phases).toBeGreaterThan(0);
    expect(result.altitude).toBeLessThanOrEqual(Math.max(8000 - 1000 * result.phases, 0));
    expect(result.allied.map(({ id }) => id)).toEqual(['B1', 'B2']);
    expect(result.germans.slice(0, 2).map(({ id, number }) => [id, number])).toEqual([
      ['G12', 12],
      ['G13', 13],
    ]);
    for (const { forward, fate, by } of result.allied) {
      expect(forward?.ammo).toBeLessThanOrEqual(30);
      if (fate === 'unharmed') expect(by).toBeUndefined();
    }
  });
  expect(events[0]).toMatchObject({ type: 'fight-began', system: 'clouds-of-glory' });
  // (19) Each phase is thrown for, but for one in which a side was gone.
  const rolls = ofType(events, 'dfd-rolled');
  const [over] = ofType(events, 'fight-broke-up');
  expect([0, 1]).toContain((over?.phases ?? 0) - rolls.length);
  expect(over?.why === 'dfd-spent').toBe((rolls.at(-1)?.dfd ?? 1) <= 0);
});

test.each(Object.keys(scenarios).flatMap((id) => [0, 1, 2, 3].map((seed) => [id, seed] as const)))(
  '%s is played to its end, strength only falls and speed keeps its limits, seed %i',
  (id, seed) => {
    const scenario = scenarios[id];
    if (!scenario) throw new Error(id);
    const events = told(seed, seed === 0 ? 'sharp' : 'random', (table) => playScenario(scenario, table));
    expect(events.at(-1)?.type).toBe('clouds-scored');
    const left = new Map<string, number>();
    for (const event of events) {
      if (event.type === 'clouds-flew') {
        expect(event.to.speed).toBeGreaterThanOrEqual(0);
        expect(event.to.height).toBeGreaterThanOrEqual(0);
      }
      if (event.type !== 'clouds-structure-lost') continue;
      expect(event.left).toBeLessThanOrEqual(left.get(event.machine) ?? 99);
      left.set(event.machine, event.left);
    }
  },
);
