import { expect, test } from 'vitest';
import type { MachineStanding } from '../../../src/campaign/machine.ts';
import { reportBack, strikeOff, takeBack } from '../../../src/procedure/campaign/evening.ts';
import { aPilot } from '../../support/people/airmen.ts';
import { book } from '../../support/people/campaigns.ts';
import { bFlight, theFlight } from '../../support/people/flights.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

test('(45) on his day a man is back from hospital or by road; one who missed no day’s work was never away', () => {
  const men = [
    aPilot({ id: 'hurt', standing: { is: 'wounded', back: 9 }, lastFlown: 5 }),
    aPilot({ id: 'lost', standing: { is: 'away', back: 9 }, lastFlown: 7 }),
    aPilot({ id: 'grazed', standing: { is: 'wounded', back: 9 }, lastFlown: 8 }),
    aPilot({ id: 'still', standing: { is: 'wounded', back: 10 }, lastFlown: 5 }),
    aPilot({ id: 'dead', standing: { is: 'killed', since: 5 } }),
  ];
  expect(playLoaded((table) => reportBack(men, 9, table), { book }).events).toEqual([
    { type: 'returned-to-duty', man: 'hurt', from: 'wounded' },
    { type: 'returned-to-duty', man: 'lost', from: 'away' },
  ]);
});

/** B Flight, some of whose machines stand as is said. */
function flightWith(standings: Readonly<Record<string, MachineStanding>>) {
  const flight = theFlight(bFlight());
  for (const machine of flight.machines) machine.standing = standings[machine.id] ?? machine.standing;
  return flight;
}

test('(45) (46) on their day machines are in the line again, and others have come in the place of those lost', () => {
  const flight = flightWith({
    B1: { is: 'under-repair', back: 9 },
    B2: { is: 'awaited', back: 9 },
    B3: { is: 'under-repair', back: 10 },
    B4: { is: 'awaited', back: 8 },
    B5: { is: 'lost', since: 8 },
  });
  expect(playLoaded((table) => takeBack(flight, 9, table), { book }).events).toEqual([
    {
      type: 'machines-returned',
      flight: 'B',
      repaired: [{ machine: 'B1', aircraft: 'spad-vii' }],
      sent: [{ machine: 'B2', aircraft: 'spad-vii' }],
    },
  ]);
  expect(playLoaded((table) => takeBack(flight, 11, table), { book }).events).toEqual([]);
});

test('(45) in the evening what was lost that day is struck off, once', () => {
  const flight = flightWith({ B5: { is: 'lost', since: 8 }, B7: { is: 'lost', since: 9 } });
  expect(playLoaded((table) => strikeOff(flight, 9, table), { book }).events).toEqual([
    { type: 'machines-struck-off', flight: 'B', machines: [{ machine: 'B7', aircraft: 'fk8' }] },
  ]);
  expect(playLoaded((table) => strikeOff(flight, 10, table), { book }).events).toEqual([]);
});
