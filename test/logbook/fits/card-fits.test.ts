import { expect, test } from 'vitest';
import { type Campaign, newCampaign } from '../../../src/campaign/campaign.ts';
import { NO_CAREER } from '../../../src/campaign/career.ts';
import { misfitOnCards } from '../../../src/logbook/fits/card-fits.ts';
import { book } from '../../support/people/campaigns.ts';

const campaign = newCampaign(['B', 'C'], book);
type Flight = Campaign['flights'][number];

const inFlight = (change: (flight: Flight) => object): unknown => ({
  ...campaign,
  flights: campaign.flights.map((flight, i) => (i === 1 ? { ...flight, ...change(flight) } : flight)),
});
const machine = (change: object) =>
  inFlight(({ machines: [first, ...rest] }) => ({ machines: [{ ...first, ...change }, ...rest] }));
const man = (change: object) =>
  inFlight(({ aircrew: [first, ...rest] }) => ({ aircrew: [{ ...first, ...change }, ...rest] }));

/** As its line is read: of a stranger's campaign nobody knows more than its form. */
const misfitOf = (state: unknown) => misfitOnCards(JSON.parse(JSON.stringify(state)), book);

test.each<[string, unknown, string]>([
  ['an inherited name for a type of aircraft', machine({ aircraft: 'constructor' }), 'machines.0.aircraft'],
  ['no name', machine({ aircraft: '' }), 'machines.0.aircraft'],
  ['a number for a type', machine({ aircraft: 'B2' }), 'machines.0.aircraft'],
  ["another flight's number", machine({ id: 'B1' }), 'machines.0.id'],
  ['no number', machine({ id: 'constructor' }), 'machines.0.id'],
  ['a man called in two words', man({ id: 'two words' }), 'aircrew.0.id'],
  ['a man whose machine is not there', man({ machine: 'C9' }), 'aircrew.0.machine'],
  [
    'an ability that none has',
    man({ career: { ...NO_CAREER, abilities: ['toString'] } }),
    'aircrew.0.career.abilities.0',
  ],
  [
    'a career that has gone further than the card of careers',
    man({ career: { ...NO_CAREER, changed: { ...NO_CAREER.changed, gunnery: 98 } } }),
    'aircrew.0.career.changed.gunnery',
  ],
  [
    'one that would, with all that is left to spend',
    man({ career: { ...NO_CAREER, points: 999, earned: 999 } }),
    'aircrew.0.career.changed.awareness',
  ],
  [
    'a man awaited for no machine',
    inFlight(() => ({ awaited: [{ seat: 'pilot', machine: '', day: 2 }] })),
    'awaited.0.machine',
  ],
  [
    'one who commands and is not there',
    inFlight(() => ({ succession: { since: 1, acting: 'nobody' } })),
    'succession.acting',
  ],
])('%s is found by its place', (_, state, place) => {
  expect(misfitOf(state)).toBe(`.flights.1.${place}`);
});

test('the commanding officer flies a type that has a card', () => {
  const { commandingOfficer: officer } = campaign;
  const state = { ...campaign, commandingOfficer: { ...officer, machine: { ...officer?.machine, aircraft: 'x' } } };
  expect(misfitOf(state)).toBe('.commandingOfficer.machine.aircraft');
});

test('a campaign as it begins, one with a man in command for another, and one without an officer are as they should be', () => {
  const [first] = campaign.flights[1]?.aircrew ?? [];
  const able = man({ career: { ...NO_CAREER, abilities: ['marksman'] } });
  const led = inFlight(() => ({ succession: { since: 3, acting: first?.id } }));
  for (const state of [
    campaign,
    able,
    led,
    inFlight(() => ({ succession: { since: 3 } })),
    { ...campaign, commandingOfficer: undefined },
  ])
    expect(misfitOf(state)).toBeUndefined();
});
