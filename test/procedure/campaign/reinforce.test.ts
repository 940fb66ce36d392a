import { describe, expect, test } from 'vitest';
import { type Campaign, everybody, type FlightRecord, newCampaign } from '../../../src/campaign/campaign.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { receiveReplacements, requestReplacements } from '../../../src/procedure/campaign/reinforce.ts';
import type { Requests } from '../../../src/table/personnel-decisions.ts';
import { book } from '../../support/people/campaigns.ts';
import { bFlight, machineCalled, manCalled, theFlight } from '../../support/people/flights.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';
import { playThrough } from '../../support/table/straight-through.ts';

/** The usual request, with the throws that answer it. */
const ask = (campaign: Campaign, ...dice: string[]) => askFor(campaign, usualBy(dice), ...dice);

const askFor = (campaign: Campaign, requests: readonly Requests[], ...dice: string[]) =>
  playLoaded((table) => requestReplacements(theFlight(campaign), campaign, table), {
    book,
    dice,
    answers: { requests },
  });

function usualBy(dice: readonly string[]): readonly Requests[] {
  const [machines, aircrew] = ['machine', 'aircrew'].map((kind) => dice.some((die) => die.startsWith(kind)));
  if (machines && aircrew) return ['machines-and-aircrew'];
  if (machines) return ['machines'];
  return aircrew ? ['aircrew'] : [];
}

const GONE = { is: 'killed', since: 5 } as const;

test('(46) a flight that has lost nothing asks for nothing', () => {
  const campaign = bFlight();
  manCalled('haldenby', campaign).standing = { is: 'wounded', back: 20 };
  machineCalled('B1', campaign).standing = { is: 'under-repair', back: 9 };
  expect(ask(campaign).events).toEqual([]);
});

test('(46) machines granted are on their way, the others are asked for again tomorrow', () => {
  const campaign = bFlight({ losses: { machines: 4, aircrew: 0 } });
  for (const id of ['B2', 'B4', 'B7']) machineCalled(id, campaign).standing = { is: 'lost', since: 5 };
  const { events } = ask(campaign, 'machine-request 5 5');
  expect(events).toMatchObject([{ request: 'machines', asked: 3, parts: { losses: -1 }, granted: 2, day: 6 }]);
  expect(['B2', 'B4', 'B7'].map((id) => machineCalled(id, campaign).standing)).toEqual([
    { is: 'awaited', back: 6 },
    { is: 'awaited', back: 6 },
    { is: 'lost', since: 5 },
  ]);
  expect(ask(campaign, 'machine-request 1 1').events).toMatchObject([{ asked: 1, granted: 0 }]);
});

test('(46) a man is asked for in the place of each who is gone, and once only while he is on his way', () => {
  const campaign = bFlight({ losses: { machines: 0, aircrew: 2 } });
  manCalled('quillinan', campaign).standing = GONE;
  manCalled('bidwell', campaign).standing = { is: 'prisoner', since: 5 };
  expect(ask(campaign, 'aircrew-request 4 4').events).toMatchObject([{ request: 'aircrew', asked: 2, granted: 1 }]);
  expect(theFlight(campaign).awaited).toEqual([{ seat: 'pilot', machine: 'B2', day: 7 }]);
  expect(ask(campaign, 'aircrew-request 4 4').events).toMatchObject([{ asked: 1 }]);
  expect(theFlight(campaign).awaited).toContainEqual({ seat: 'observer', machine: 'B7', day: 7 });
  expect(ask(campaign).events).toEqual([]);
});

describe('(46) what is applied for is the commander’s', () => {
  const lacking = () => {
    const campaign = bFlight({ losses: { machines: 4, aircrew: 1 } });
    machineCalled('B2', campaign).standing = { is: 'lost', since: 5 };
    manCalled('quillinan', campaign).standing = GONE;
    return campaign;
  };

  test('he is told what is lacking and what the losses take off, and may ask for both, for either, or for nothing', () => {
    const { asked, events } = askFor(lacking(), ['nothing']);
    expect(asked).toEqual([
      {
        decision: 'requests',
        about: { day: 5, machines: 1, aircrew: 1, losses: { machines: -1, aircrew: 0 }, hasCaptain: true },
        options: ['machines-and-aircrew', 'machines', 'aircrew', 'nothing'],
      },
    ]);
    expect(events).toEqual([]);
  });

  test('(47) he is told when a Lieutenant who is sent out would take the flight', () => {
    const campaign = lacking();
    for (const { id, rank } of everybody(campaign)) if (rank === 'Captain') manCalled(id, campaign).standing = GONE;
    expect(askFor(campaign, ['nothing']).asked[0]?.about).toMatchObject({ hasCaptain: false });
  });

  test('for what he does not ask for nothing is thrown', () => {
    const campaign = lacking();
    expect(askFor(campaign, ['aircrew'], 'aircrew-request 4 4').events).toMatchObject([{ request: 'aircrew' }]);
    expect(machineCalled('B2', campaign).standing).toEqual({ is: 'lost', since: 5 });
    const { asked, events } = askFor(campaign, ['machines'], 'machine-request 4 4');
    expect(asked[0]?.options).toEqual(['machines', 'nothing']);
    expect(events).toMatchObject([{ request: 'machines' }]);
  });

  test('both are answered by a throw each', () => {
    expect(ask(lacking(), 'machine-request 4 4', 'aircrew-request 4 4').events).toHaveLength(2);
  });
});

/** A Second Lieutenant of Skill 1; then what his name, home and years are drawn with. */
const NEWCOMER = ['new-pilot 3 4', 'new-rank 3 4'];
const JOHN_MOWBRAY = ['surname-list 1 3', 'surname 4 5', 'forename-count 1', 'forename-list 2', 'forename 5 2'];
const OFFICER = ['home 3 4', 'earlier-service 3 4', 'age 3 4'];
const RANKER = ['home 3 4', 'former-trade 3 4', 'age 3 4'];

const awaiting = (...awaited: FlightRecord['awaited']) => {
  const campaign = bFlight({}, { awaited });
  for (const { machine, seat } of awaited)
    for (const man of everybody(campaign)) if (man.machine === machine && man.seat === seat) man.standing = GONE;
  return campaign;
};

const receive = (campaign: Campaign, dice: readonly string[], cards: Rulebook = book) =>
  playLoaded((table) => receiveReplacements(theFlight(campaign), campaign, table), { book: cards, dice });

test('(46) a man reports on his day, takes the place that he was sent for, and is on the record', () => {
  const campaign = awaiting({ seat: 'pilot', machine: 'B2', day: 5 }, { seat: 'pilot', machine: 'B3', day: 6 });
  const { result, events } = receive(campaign, [...NEWCOMER, ...JOHN_MOWBRAY, ...OFFICER]);
  expect(result).toEqual([
    {
      id: 'mowbray',
      seat: 'pilot',
      surname: 'Mowbray',
      forenames: 'John',
      machine: 'B2',
      rank: 'Second Lieutenant',
      skill: 1,
      firing: 'E',
      bravery: 8,
      missions: 0,
      fights: 0,
      kills: 0,
      balloons: 0,
      lastFlown: 0,
      standing: { is: 'fit' },
    },
  ]);
  expect(everybody(campaign).at(-1)).toBe(result[0]);
  expect(theFlight(campaign).awaited).toEqual([{ seat: 'pilot', machine: 'B3', day: 6 }]);
  expect(events.at(-1)).toMatchObject({ type: 'newcomer-reported', man: 'mowbray', seat: 'pilot', machine: 'B2' });
});

test('(46) an observer comes without Pilot Skill; a Sergeant has had a trade', () => {
  const campaign = awaiting({ seat: 'observer', machine: 'B8', day: 4 });
  const { result } = receive(campaign, ['new-observer 3 4', 'new-rank 1 1', ...JOHN_MOWBRAY, ...RANKER]);
  expect(result[0]).toMatchObject({ seat: 'observer', machine: 'B8', rank: 'Sergeant', firing: 'E' });
  expect(result[0]?.skill).toBeUndefined();
});

test('(46) a place is filled once: when the second man is gone too one is asked for, not two', () => {
  const campaign = awaiting({ seat: 'pilot', machine: 'B2', day: 5 });
  const { result } = receive(campaign, [...NEWCOMER, ...JOHN_MOWBRAY, ...OFFICER]);
  expect(ask(campaign).events).toEqual([]);
  for (const man of result) man.standing = GONE;
  expect(ask(campaign, 'aircrew-request 6 6').events).toMatchObject([{ asked: 1, granted: 1 }]);
  expect(theFlight(campaign).awaited).toEqual([{ seat: 'pilot', machine: 'B2', day: 6 }]);
});

test('(46) a name that somebody has is drawn again, and two of one surname are told apart on the record', () => {
  const campaign = awaiting({ seat: 'pilot', machine: 'B2', day: 5 }, { seat: 'pilot', machine: 'B3', day: 5 });
  const otherFirst = ['surname-list 1 3', 'surname 4 5', 'forename-count 1', 'forename-list 2', 'forename 1 1'];
  const first = [...NEWCOMER, ...JOHN_MOWBRAY, ...OFFICER];
  const { result } = receive(campaign, [...first, ...NEWCOMER, ...JOHN_MOWBRAY, ...otherFirst, ...OFFICER]);
  expect(result.map(({ id, surname }) => [id, surname])).toEqual([
    ['mowbray', 'Mowbray'],
    ['mowbray-2', 'Mowbray'],
  ]);
  expect(new Set(result.map(({ forenames }) => forenames)).size).toBe(2);
});

/** The Squadron Notes with everybody in them called Mowbray, John or not. */
function notesOfMowbrays(forenames: string | undefined): Rulebook {
  const changed = structuredClone(book);
  delete changed.squadronNotes.commander;
  for (const person of changed.squadronNotes.flights.flatMap(({ people }) => people)) {
    person.surname = 'Mowbray';
    if (person.life && forenames !== undefined) person.life.forenames = forenames;
    else delete person.life;
  }
  return changed;
}

test('(46) the names of the other flights and of the squadron’s commander are taken as well', () => {
  const barred = notesOfMowbrays('James');
  const campaign = awaiting({ seat: 'pilot', machine: 'B2', day: 5 });
  const another = ['surname-list 1 3', 'surname 1 1', 'forename-count 1', 'forename-list 2', 'forename 5 2'];
  const { result } = receive(campaign, [...NEWCOMER, ...JOHN_MOWBRAY, ...another, ...OFFICER], barred);
  expect(result[0]?.surname).not.toBe('Mowbray');
  const commanded = notesOfMowbrays(undefined);
  const { commander } = structuredClone(book).squadronNotes;
  if (commander?.life) commanded.squadronNotes.commander = { ...commander, surname: 'Mowbray' };
  if (commanded.squadronNotes.commander?.life) commanded.squadronNotes.commander.life.forenames = 'Joseph';
  const later = awaiting({ seat: 'pilot', machine: 'B2', day: 5 });
  const again = receive(later, [...NEWCOMER, ...JOHN_MOWBRAY, ...another, ...OFFICER], commanded);
  expect(again.result[0]?.surname).not.toBe('Mowbray');
});

test('(46) a namesake of whom no forename is known bars nobody', () => {
  const campaign = awaiting({ seat: 'pilot', machine: 'B2', day: 5 });
  const { result } = receive(campaign, [...NEWCOMER, ...JOHN_MOWBRAY, ...OFFICER], notesOfMowbrays(undefined));
  expect(result[0]?.id).toBe('mowbray');
});

test('(46) in a flight that is filled a hundred times over no two men have one name, and no id comes twice', () => {
  const fill = (campaign: Campaign) => {
    theFlight(campaign).awaited = Array.from(
      { length: 100 },
      () => ({ seat: 'pilot', machine: 'B1', day: 1 }) as const,
    );
  };
  const campaign = newCampaign(['B'], book);
  fill(campaign);
  const { state } = playThrough(
    (each, table) => void receiveReplacements(theFlight(each), each, table),
    campaign,
    book,
    seededCup('alea:1:names', 1),
    [0],
  );
  expect(everybody(state)).toHaveLength(110);
  expect(new Set(everybody(state).map(({ id }) => id)).size).toBe(110);
  const signed = everybody(state).map(({ forenames, surname }) => `${forenames.charAt(0)}. ${surname}`);
  expect(new Set(signed).size).toBe(110);
});

test('(46) the depot answers to the losses of the squadron: of three flights each is asked its even share', () => {
  const campaign = newCampaign(['A', 'B', 'C'], book);
  Object.assign(campaign.losses, { machines: 24, aircrew: 5 });
  for (const id of ['A1', 'A2']) machineCalled(id, campaign).standing = { is: 'lost', since: 1 };
  manCalled(theFlight(campaign).aircrew[0]?.id ?? '', campaign).standing = GONE;
  expect(ask(campaign, 'machine-request 5 5', 'aircrew-request 5 5').events).toMatchObject([
    { request: 'machines', asked: 2, parts: { losses: -2 } },
    { request: 'aircrew', asked: 1, parts: {} },
  ]);
});

test('(46) nobody is sent out whose name somebody in another flight has', () => {
  const campaign = newCampaign(['A', 'B'], book);
  const [a, b] = campaign.flights;
  if (!a || !b) throw new Error('Two flights were to be there.');
  a.awaited = [{ seat: 'pilot', machine: 'A2', day: 1 }];
  b.awaited = [{ seat: 'pilot', machine: 'B2', day: 1 }];
  const dice = [...NEWCOMER, ...JOHN_MOWBRAY, ...OFFICER];
  playLoaded((table) => receiveReplacements(a, campaign, table), { book, dice });
  const another = ['surname-list 1 3', 'surname 4 5', 'forename-count 1', 'forename-list 2', 'forename 1 1'];
  const again = [...NEWCOMER, ...JOHN_MOWBRAY, ...another, ...OFFICER];
  const sent = playLoaded((table) => receiveReplacements(b, campaign, table), { book, dice: again });
  expect(sent.result.map(({ id }) => id)).toEqual(['mowbray-2']);
});

test.each([
  [5, { terms: 2, losses: -1 }],
  [4, { losses: -1 }],
])('(46) terms that a special task has won up to the %ith add to a request on the 5th', (until, parts) => {
  const tasks = { lastOffered: 2, chains: [], depot: { add: 2, until } };
  const campaign = bFlight({ losses: { machines: 4, aircrew: 0 }, tasks });
  machineCalled('B2', campaign).standing = { is: 'lost', since: 5 };
  expect(ask(campaign, 'machine-request 5 5').events).toMatchObject([{ request: 'machines', parts }]);
});
