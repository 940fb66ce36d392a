import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fight } from '../../../../src/kit/fight/fight.ts';
import { resolveFight } from '../../../../src/procedure/resolve-fight.ts';
import type { GunPlace } from '../../../../src/table/events/fight-events.ts';
import { type GameEvent, ofType } from '../../../../src/table/events.ts';
import { anyFight } from '../../../support/fights/any-fight.ts';
import { book } from '../../../support/fights/fights.ts';
import { freeTable } from '../../../support/table/free-table.ts';

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

test('(24), (32) of ours nobody fires a unit of ammo more than he brought', () => {
  forAnyFight((fight, { events }) => {
    for (const { id, forward, observer } of fight.allied)
      for (const [gun, ammo] of [['forward', forward?.ammo] as const, ['observer', observer?.gun.ammo] as const])
        expect(firedWith(id, gun, events)).toBeLessThanOrEqual(ammo ?? 0);
  });
});

const firedWith = (id: string, place: GunPlace, events: readonly GameEvent[]): number =>
  ofType(events, 'burst-fired')
    .filter(({ machine, gun }) => machine === id && gun === place)
    .reduce((sum, { burst }) => sum + burst, 0);

/** Goes through a fight and expects of nobody who is out of it that he does anything more. */
function goneIn(events: readonly GameEvent[], lame: Set<string>): Set<string> {
  const gone = new Set<string>();
  for (const [i, event] of events.entries()) {
    expect(actsIn(event).filter((machine) => gone.has(machine))).toEqual([]);
    for (const machine of goneWith(event, events[i + 1], lame)) gone.add(machine);
    for (const machine of lamedBy(event)) lame.add(machine);
  }
  return gone;
}

/** Whom an event puts out of the fight, given what comes next and who was a Lame Duck before it. */
function goneWith(event: GameEvent, next: GameEvent | undefined, lame: ReadonlySet<string>): string[] {
  if (event.type === 'escaped') return [event.machine];
  if (event.type === 'crew-hit') return event.effect === 'shot-down' ? [event.machine] : [];
  if (event.type !== 'critical-hit-scored') return [];
  const stays = {
    'no-effect': true,
    'crew-hit': true,
    'driven-off': next?.type === 'driven-off-ignored',
    'damaged-abort': !lame.has(event.machine),
    'forced-down': false,
    'shot-down': false,
  };
  return stays[event.result] ? [] : [event.machine];
}

function lamedBy(event: GameEvent): string[] {
  if (event.type === 'crew-hit') return event.effect === 'lame-duck' ? [event.machine] : [];
  return event.type === 'critical-hit-scored' && event.result === 'damaged-abort' ? [event.machine] : [];
}

/** Who does something in an event, or has something done to him. */
function actsIn(event: GameEvent): string[] {
  if (event.type === 'attack-made') return [event.attacker, event.target];
  if (event.type === 'personal-duel-began') return [event.allied, event.german];
  const acts = ['initiative-rolled', 'burst-fired', 'held-off', 'escaped', 'nerve-checked'];
  return 'machine' in event && acts.includes(event.type) ? [event.machine] : [];
}

test('(26) (28) (40) a machine out of the fight never comes back into it', () => {
  forAnyFight((fight, { events, result }) => {
    const lame = new Set(fight.allied.filter(({ lameDuck }) => lameDuck).map(({ id }) => id));
    const gone = goneIn(events, lame);
    const escaped = [...result.allied, ...result.germans].filter((machine) => machine.escaped);
    for (const { id } of escaped) expect(gone).toContain(id);
  });
});

test('(26) (28) (43) the fates add up to the machines, those who joined with them', () => {
  forAnyFight((fight, { result, events }) => {
    const joined = events.flatMap((event) => (event.type === 'germans-joined' ? event.germans : []));
    const met = [...new Set(fight.germans)].filter((number) => !fight.barred.includes(number));
    expect(result.allied.map(({ id }) => id)).toEqual(fight.allied.map(({ id }) => id));
    expect(result.germans).toHaveLength(met.length + joined.length);
    expect(new Set(result.germans.map(({ id }) => id)).size).toBe(result.germans.length);
    for (const { fate, by } of [...result.allied, ...result.germans])
      expect(by === undefined).toBe(fate === 'unharmed');
  });
});

test('(50) the Red Baron is never in a fight twice, and a Lame Duck never has a Dive Bonus (34)', () => {
  forAnyFight((_, { events, result }) => {
    expect(result.germans.filter(({ number }) => number === 1).length).toBeLessThanOrEqual(1);
    for (const { roll, bonus } of ofType(events, 'initiative-rolled')) if (roll === 'lame-duck') expect(bonus).toBe(0);
  });
});

test('(19) height only falls, 1,000 ft a phase, and stops at Tree-Top', () => {
  forAnyFight((fight, { result }) => {
    expect(result.altitude).toBe(Math.max(0, fight.altitude - 1000 * result.phases));
  });
});

/** Symmetry: throw for throw the same, so every chance is the same. */
test('(17) the same dice and answers make the same fight, however the sides are shuffled', () => {
  const shuffles = fc.infiniteStream(fc.nat());
  fc.assert(
    fc.property(anyFight, seed, seed, shuffles, (fight, dice, answers, keys) => {
      const shuffled = { ...fight, allied: shuffle(fight.allied, keys), germans: shuffle(fight.germans, keys) };
      expect(play(shuffled, dice, answers).events).toEqual(play(fight, dice, answers).events);
    }),
    { numRuns: 200 },
  );
});

const shuffle = <Item>(items: readonly Item[], keys: Iterator<number>): Item[] =>
  items
    .map((item) => ({ item, key: keys.next().value as number }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
