import { expect, test } from 'vitest';
import { type Campaign, newCampaign } from '../../../src/campaign/campaign.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import type { Rulebook } from '../../../src/rulebook/rulebook.ts';
import { receiveReplacements, requestReplacements } from '../../../src/rules/campaign/reinforce.ts';
import { book } from '../../support/campaigns.ts';
import { bFlight, machineCalled, manCalled } from '../../support/flights.ts';
import { playLoaded } from '../../support/loaded-dice.ts';
import { playThrough } from '../../support/straight-through.ts';

const ask = (campaign: Campaign, ...dice: string[]) =>
  playLoaded((table) => requestReplacements(campaign, table), { book, dice });

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
  expect(campaign.awaited).toEqual([{ seat: 'pilot', machine: 'B2', day: 7 }]);
  expect(ask(campaign, 'aircrew-request 4 4').events).toMatchObject([{ asked: 1 }]);
  expect(campaign.awaited).toContainEqual({ seat: 'observer', machine: 'B7', day: 7 });
  expect(ask(campaign).events).toEqual([]);
});

/** A Second Lieutenant of Skill 1; then what his name, home and years are drawn with. */
const NEWCOMER = ['new-pilot 3 4', 'new-rank 3 4'];
const JOHN_MOWBRAY = ['surname-list 1 3', 'surname 4 5', 'forename-count 1', 'forename-list 2', 'forename 5 2'];
const OFFICER = ['home 3 4', 'earlier-service 3 4', 'age 3 4'];
const RANKER = ['home 3 4', 'former-trade 3 4', 'age 3 4'];

const awaiting = (...awaited: Campaign['awaited']) => {
  const campaign = bFlight({ awaited });
  for (const { machine, seat } of awaited)
    for (const man of campaign.aircrew) if (man.machine === machine && man.seat === seat) man.standing = GONE;
  return campaign;
};

const receive = (campaign: Campaign, dice: readonly string[], cards: Rulebook = book) =>
  playLoaded((table) => receiveReplacements(campaign, table), { book: cards, dice });

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
  expect(campaign.aircrew.at(-1)).toBe(result[0]);
  expect(campaign.awaited).toEqual([{ seat: 'pilot', machine: 'B3', day: 6 }]);
  expect(events.at(-1)).toMatchObject({ type: 'newcomer-reported', man: 'mowbray', seat: 'pilot', machine: 'B2' });
});

test('(46) an observer comes without Pilot Skill; a Sergeant has had a trade', () => {
  const campaign = awaiting({ seat: 'observer', machine: 'B8', day: 4 });
  const { result } = receive(campaign, ['new-observer 3 4', 'new-rank 1 1', ...JOHN_MOWBRAY, ...RANKER]);
  expect(result[0]).toMatchObject({ seat: 'observer', machine: 'B8', rank: 'Sergeant', firing: 'E' });
  expect(result[0]).not.toHaveProperty('skill');
});

test('(46) a place is filled once: when the second man is gone too one is asked for, not two', () => {
  const campaign = awaiting({ seat: 'pilot', machine: 'B2', day: 5 });
  const { result } = receive(campaign, [...NEWCOMER, ...JOHN_MOWBRAY, ...OFFICER]);
  expect(ask(campaign).events).toEqual([]);
  for (const man of result) man.standing = GONE;
  expect(ask(campaign, 'aircrew-request 6 6').events).toMatchObject([{ asked: 1, granted: 1 }]);
  expect(campaign.awaited).toEqual([{ seat: 'pilot', machine: 'B2', day: 6 }]);
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
    campaign.awaited = Array.from({ length: 100 }, () => ({ seat: 'pilot', machine: 'B1', day: 1 }) as const);
  };
  const campaign = newCampaign('B', book);
  fill(campaign);
  const { state } = playThrough(
    (each, table) => void receiveReplacements(each, table),
    campaign,
    book,
    seededCup('alea:1:names', 1),
    [0],
  );
  expect(state.aircrew).toHaveLength(110);
  expect(new Set(state.aircrew.map(({ id }) => id)).size).toBe(110);
  const signed = state.aircrew.map(({ forenames, surname }) => `${forenames.charAt(0)}. ${surname}`);
  expect(new Set(signed).size).toBe(110);
});
