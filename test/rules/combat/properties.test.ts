import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fight } from '../../../src/rules/combat/fight.ts';
import { resolveFight } from '../../../src/rules/combat/resolve-fight.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { anyFight } from '../../support/any-fight.ts';
import { book } from '../../support/fights.ts';
import { freeTable } from '../../support/free-table.ts';

const seed = fc.integer({ min: 0, max: 2 ** 31 });

function play(fight: Fight, dice: number, answers: number) {
  const table = freeTable(book, dice, answers);
  return { result: resolveFight(fight, table), events: table.events };
}

const forAnyFight = (check: (fight: Fight, played: ReturnType<typeof play>, seeds: [number, number]) => void) =>
  fc.assert(
    fc.property(anyFight, seed, seed, (fight, dice, answers) =>
      check(fight, play(fight, dice, answers), [dice, answers]),
    ),
    { numRuns: 400 },
  );

/** The events between one phase's beginning and the next. */
function byPhase(events: readonly GameEvent[]): GameEvent[][] {
  const phases: GameEvent[][] = [[]];
  for (const event of events) {
    if (event.type === 'phase-began') phases.push([]);
    phases.at(-1)?.push(event);
  }
  return phases;
}

test('(19) the DFD always ends a fight, after whatever legal answers', () => {
  forAnyFight((fight, { events, result }) => {
    expect(events.at(0)?.type).toBe('fight-began');
    expect(result.phases).toBeLessThan(200);
    if (result.why === 'dfd-spent') expect(fight.dfd).toBeGreaterThan(0);
  });
});

test('(24) no machine acts twice in a phase, nor acts when it has been attacked', () => {
  forAnyFight((_, { events }) => {
    for (const phase of byPhase(events)) {
      const busy = phase.flatMap((event) => {
        if (event.type === 'attack-made') return [event.attacker, event.target];
        return event.type === 'held-off' || (event.type === 'jam-tried' && event.when === 'in-the-fight')
          ? [event.machine]
          : [];
      });
      expect(new Set(busy).size).toBe(busy.length);
    }
  });
});

test('(32) ammo is never less than nothing, and never grows', () => {
  forAnyFight((fight, { result }) => {
    for (const machine of fight.allied) {
      const after = result.allied.find(({ id }) => id === machine.id);
      expect(after?.forward?.ammo ?? 0).toBeGreaterThanOrEqual(0);
      expect(after?.forward?.ammo ?? 0).toBeLessThanOrEqual(machine.forward?.ammo ?? 0);
      expect(after?.observer?.ammo ?? 0).toBeGreaterThanOrEqual(0);
      expect(after?.observer?.ammo ?? 0).toBeLessThanOrEqual(machine.observer?.gun.ammo ?? 0);
    }
  });
});

/** Whom an event puts out of the fight. */
function goneWith(event: GameEvent): string[] {
  if (event.type === 'escaped') return [event.machine];
  const isDown = event.type === 'critical-hit-scored' && /shot-down|forced-down/.test(event.result);
  return isDown ? [event.machine] : [];
}

const actsIn = (event: GameEvent): string[] =>
  event.type === 'initiative-rolled' || event.type === 'burst-fired' ? [event.machine] : [];

test('a machine out of the fight never comes back into it', () => {
  forAnyFight((_, { events, result }) => {
    const gone = new Set<string>();
    for (const event of events) {
      for (const machine of actsIn(event)) expect(gone).not.toContain(machine);
      for (const machine of goneWith(event)) gone.add(machine);
    }
    const escaped = [...result.allied, ...result.germans].filter((machine) => machine.escaped);
    for (const { id } of escaped) expect(gone).toContain(id);
  });
});

test('the fates add up to the machines, those who joined with them', () => {
  forAnyFight((fight, { result, events }) => {
    const joined = events.flatMap((event) => (event.type === 'germans-joined' ? event.germans : []));
    const met = fight.germans.filter((number) => !fight.barred.includes(number));
    expect(result.allied.map(({ id }) => id)).toEqual(fight.allied.map(({ id }) => id));
    expect(result.germans).toHaveLength(met.length + joined.length);
    expect(new Set(result.germans.map(({ id }) => id)).size).toBe(result.germans.length);
    for (const { fate, by } of [...result.allied, ...result.germans])
      expect(by === undefined).toBe(fate === 'unharmed');
  });
});

test('(19) height only falls, 1,000 ft a phase, and stops at Tree-Top', () => {
  forAnyFight((fight, { result }) => {
    expect(result.altitude).toBe(Math.max(0, fight.altitude - 1000 * result.phases));
  });
});

test('the same dice and answers make the same fight, however the sides are listed', () => {
  forAnyFight((fight, { events }, [dice, answers]) => {
    const turned = { ...fight, allied: [...fight.allied].reverse(), germans: [...fight.germans].reverse() };
    expect(play(turned, dice, answers).events).toEqual(events);
  });
});
