import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import { allotTypes, requestReplacements } from '../../../src/procedure/campaign/reinforce.ts';
import { book } from '../../support/cards/book.ts';
import { bFlight, machineCalled, theFlight } from '../../support/people/flights.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

/** What is sent on a day for one machine, by this throw. */
function sentFor(id: string, dice: string, told: Partial<Campaign> = {}) {
  const campaign = bFlight({ depot: 'mixed', ...told });
  const machine = machineCalled(id, campaign);
  const check = id === 'B7' ? 'depot-two-seater' : 'depot-scout';
  const { events } = playLoaded((table) => allotTypes([machine], campaign, table), {
    book,
    dice: [`${check} ${dice}`],
  });
  return { aircraft: machine.aircraft, events };
}

describe('(46) a mixed depot sends what is at hand', () => {
  test.each([
    ['1 1', 'nieuport-11'],
    ['3 4', 'spad-vii'],
    ['4 5', 'sopwith-pup'],
    ['6 6', 'spad-vii'],
  ])('for a SPAD, by %s: %s', (dice, aircraft) => {
    expect(sentFor('B2', dice).aircraft).toBe(aircraft);
  });

  test.each([
    [6, '6 5', 'fk8'],
    [7, '6 5', 're8'],
    [11, '6 6', 'fk8'],
    [12, '6 6', 'dh4'],
  ])('on %i April, for an F.K.8 by %s: %s, for a type is at hand from its day on', (day, dice, aircraft) => {
    expect(sentFor('B7', dice, { day }).aircraft).toBe(aircraft);
  });

  test.each([
    [20, 'nieuport-11'],
    [21, 'spad-vii'],
  ])('on %i April the old Nieuport is %s: from the 21st there is none', (day, aircraft) => {
    expect(sentFor('B2', '1 2', { day }).aircraft).toBe(aircraft);
  });

  test('what was lost, what comes and whence is told', () => {
    expect(sentFor('B2', '5 5').events).toMatchObject([
      { type: 'machine-allotted', machine: 'B2', was: 'spad-vii', aircraft: 'sopwith-pup', depot: 'St-Omer' },
    ]);
  });
});

test('(46) without the wish another of her own kind comes, and no dice are thrown', () => {
  const campaign = bFlight();
  const machine = machineCalled('B2', campaign);
  const { events } = playLoaded((table) => allotTypes([machine], campaign, table), { book });
  expect([machine.aircraft, events]).toEqual(['spad-vii', []]);
});

test('(46) only for what is granted of an evening is a type thrown for', () => {
  const campaign = bFlight({ depot: 'mixed' });
  const flight = theFlight(campaign);
  for (const id of ['B2', 'B3']) machineCalled(id, campaign).standing = { is: 'lost', since: 5 };
  const { events } = playLoaded((table) => requestReplacements(flight, campaign, table), {
    book,
    dice: ['machine-request 3 4', 'depot-scout 4 5'],
    answers: { requests: ['machines'] },
  });
  expect(machineCalled('B2', campaign)).toMatchObject({
    aircraft: 'sopwith-pup',
    standing: { is: 'awaited', back: 7 },
  });
  expect(machineCalled('B3', campaign)).toMatchObject({ aircraft: 'spad-vii', standing: { is: 'lost' } });
  expect(events.filter(({ type }) => type === 'machine-allotted')).toHaveLength(1);
});
