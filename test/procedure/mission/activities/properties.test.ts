import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlyingMachine, MissionLog, Party } from '../../../../src/campaign/mission-log.ts';
import { LONGEST_BURST } from '../../../../src/cards/bursts.ts';
import type { FlownTurn } from '../../../../src/procedure/mission/flown-turn.ts';
import { doSpecialActivity, scoreActivities } from '../../../../src/procedure/mission/special-activity.ts';
import { aLog, anFk8, aParty, aSpad, book } from '../../../support/people/activities.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const machine = fc.record({
  skill: fc.integer({ min: 1, max: 7 }),
  firing: fc.constantFrom('A', 'C', 'E'),
  bravery: fc.constantFrom('S', 'NV', 'N', 'B', 'DD'),
  load: fc.constantFrom('ordinary', 'buckingham', 'rockets'),
  rockets: fc.integer({ min: 0, max: 8 }),
  ammo: fc.integer({ min: 0, max: 30 }),
  bombs: fc.integer({ min: 0, max: 460 }),
  aft: fc.integer({ min: 0, max: 60 }),
  isTwoSeater: fc.boolean(),
});

const turn = fc.record({
  hex: fc.constantFrom('E10', 'F10', 'H08', 'H09', 'H12', 'E09'),
  altitude: fc.constantFrom(0, 1000, 2000, 3000, 5000, 8000, 12_000),
  box: fc.integer({ min: 1, max: 16 }),
  stayed: fc.boolean(),
  fought: fc.boolean(),
  isShaken: fc.boolean(),
});

const anyMission = fc.record({
  mission: fc.constantFrom(...Object.keys(book.missions)),
  machines: fc.array(machine, { minLength: 1, maxLength: 6 }),
  turns: fc.array(turn, { minLength: 1, maxLength: 12 }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
});

test('(32) whatever is done, nobody has less than no ammo, rockets, bombs, plates or AFT, and nobody ends a turn at Tree-Top', () => {
  fc.assert(
    fc.property(anyMission, ({ mission, machines, turns, seed }) => {
      const flight = machines.map(({ isTwoSeater, ammo, ...told }, i) => {
        const build = isTwoSeater ? anFk8 : aSpad;
        return build({ id: `B${i + 1}`, forward: { state: 'clear', ammo }, ...told } as Parameters<typeof aSpad>[0]);
      });
      const log = aLog(mission);
      const party = aParty(flight, 'H08');
      const table = freeTable(book, seed, seed + 1);
      for (const { hex, altitude, box, isShaken, ...flown } of turns) {
        Object.assign(party, { cameFrom: party.hex, hex, altitude });
        party.weather.number = box;
        const nearMissed = new Set(isShaken ? flight.map(({ id }) => id) : []);
        const before = party.machines.map(({ aft }) => aft);
        doSpecialActivity(
          party,
          { ...flown, archie: isShaken ? 'bursting' : 'silent', nearMissed } satisfies FlownTurn,
          log,
          table,
        );
        expectBounds(flight, party, log);
        expect(party.machines.every(({ aft }) => aft >= Math.min(0, ...before) - 2)).toBe(true);
      }
      log.landed.push(...flight);
      scoreActivities(log, table);
      expect(log.scores.every(({ points }) => Number.isInteger(points) && points !== 0)).toBe(true);
    }),
    { numRuns: 300, seed: 1917 },
  );
});

function expectBounds(flight: readonly FlyingMachine[], party: Party, { mission, done }: MissionLog): void {
  for (const { id, forward, rockets, bombs, plates } of flight) {
    expect(Math.min(forward?.ammo ?? 0, rockets, bombs)).toBeGreaterThanOrEqual(0);
    const loaded = book.missions[mission]?.activities.photograph?.plates ?? 0;
    expect(plates.length).toBeLessThanOrEqual(done.exposed[id] ?? 0);
    expect(done.exposed[id] ?? 0).toBeLessThanOrEqual(loaded);
  }
  const { most = 0, unitsAPoint = 0 } = book.missions[mission]?.activities.strafeTrench ?? {};
  expect(done.strafed).toBeLessThan(most * unitsAPoint + LONGEST_BURST);
  expect(party.machines.length === 0 || party.altitude > 0).toBe(true);
}
