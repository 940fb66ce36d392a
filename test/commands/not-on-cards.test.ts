import { beforeAll, expect, test } from 'vitest';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { layCrafted } from '../support/program/crafted-book.ts';
import { emptyFolder, wof } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

let saves: string;
beforeAll(async () => {
  saves = emptyFolder();
  await wofHere(saves, ['new', 'dawn', '--seed', 'dawn', '--answers', '-']);
});

/** A campaign whose first machine is of another type. */
const layWith = (aircraft: string) =>
  layCrafted(saves, 'dawn', 'named', (records) =>
    records.map((record) =>
      'dawn' in record ? { ...record, state: stateWith(record.state as Campaign, aircraft) } : record,
    ),
  );

const stateWith = ({ flights, ...state }: Campaign, aircraft: string): object => ({
  ...state,
  flights: flights.map(({ machines, ...flight }) => ({
    ...flight,
    machines: machines.map((machine, i) => (i === 0 ? { ...machine, aircraft } : machine)),
  })),
});

/** Each has cards on the table, and none takes them without a look at what the log-book names. */
const ASKS = [
  ['play', 'named', '--answers', '-'],
  ['play', 'named', '--policy', 'prudent'],
  ['verify', 'named'],
  ['undo', 'named'],
  ['log', 'named'],
  ['luck', 'named'],
  ['roster', 'named'],
  ['report', 'named'],
  ['history', 'named'],
  ['replay', 'named'],
  ['status', 'named'],
  ['export', 'named'],
  ['forms', 'named'],
  ['layout', 'named'],
  ['what-if', 'named'],
  ['compare', 'named', 'dawn'],
  ['man', 'named', 'Haldenby'],
  ['seal', 'named', '--orders'],
];

test.each(ASKS)('a type that no card describes is refused by line and place: wof %s', async (...args) => {
  layWith('constructor');
  const { status, err } = await wofHere(saves, args);
  expect({ status, err }).toEqual({
    status: 1,
    err: expect.stringContaining(
      'line 2 names something that neither they nor the campaign have (state.flights.0.machines.0.aircraft)',
    ),
  });
});

test('a type that has a card is flown', async () => {
  layWith('spad-vii');
  expect(wof(saves, ['verify', 'named']).status).toBe(0);
});
