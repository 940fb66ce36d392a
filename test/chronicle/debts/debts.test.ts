import { describe, expect, test } from 'vitest';
import { type Campaign, lastDayOf, newCampaign } from '../../../src/campaign/campaign.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { Debts } from '../../../src/chronicle/debts/debts.ts';
import { OF_ANYBODY } from '../../../src/chronicle/debts/words-for-anybody.ts';
import { OF_THE_SQUADRON } from '../../../src/chronicle/debts/words-for-the-squadron.ts';
import type { EveningLived } from '../../../src/chronicle/letters/evening-lived.ts';
import type { Happening, HappeningOf } from '../../../src/chronicle/threads/thread.ts';
import type { EventOf } from '../../../src/table/events.ts';
import { LeastUsed } from '../../../src/words/by-turns.ts';
import { book } from '../../support/cards/book.ts';
import { anApril } from '../../support/people/an-april.ts';
import { lived, mission } from '../../support/people/told-fights.ts';
import { papersOf } from '../../support/read/papers.ts';
import { storyCounts } from '../../support/read/story-counts.ts';

const seed = 'alea:1:debts';
const of = (man: string) => man;
const own: Rulebook = { ...book };

/** A flight with these men alone, on a morning. */
function dawnOf(men: readonly string[], day = 1): Campaign {
  const campaign = newCampaign(['B'], own);
  const flights = campaign.flights.map((flight) => ({
    ...flight,
    aircrew: flight.aircrew.filter(({ id }) => men.includes(id)),
  }));
  return { ...campaign, flights, day };
}

function eveningOf(dawn: Campaign, happenings: readonly Happening[], writers: readonly string[]): EveningLived {
  const told = { of, german: () => '', field: () => '', medal: () => '' };
  return {
    day: { dawn, moments: [] },
    book: own,
    flight: 'B',
    seed,
    ways: new LeastUsed(seed),
    writers,
    officer: undefined,
    happenings,
    flew: [],
    isGrave: false,
    told,
  };
}

const at = (man: string, day = 1) => ({ day, flight: 'B' as const, man });
const victory = (man: string): Happening => ({ ...at(man), is: 'victory', german: 1, isFirst: false, fell: undefined });
const putDown = (man: string): Happening => ({ ...at(man), is: 'put-down', field: 'mercatel' });
const killed = (man: string): Happening & HappeningOf<'killed'> => ({
  ...at(man),
  is: 'killed',
  hex: undefined,
  by: undefined,
  days: 0,
});

/** Debts of a flight of one man, begun. */
function debtOf(man: string, day = 1): { debts: Debts; dawn: Campaign } {
  const debts = new Debts('B', { ways: new LeastUsed(seed), seed });
  const dawn = dawnOf([man], day);
  expect(debts.morning(dawn, undefined, own, of)).toEqual([OF_THE_SQUADRON.get(man)?.opens(man)]);
  return { debts, dawn };
}

describe('the log settles what a man let himself in for', () => {
  test('by what he did, on the evening when he is at home to be told of it', () => {
    const { debts, dawn } = debtOf('ferrabee');
    expect(debts.evening(eveningOf(dawn, [victory('ferrabee')], []))).toEqual([]);
    expect(debts.evening(eveningOf({ ...dawn, day: 2 }, [], ['ferrabee']))).toEqual([
      OF_THE_SQUADRON.get('ferrabee')?.paid('ferrabee'),
    ]);
    expect(debts.left(of)).toEqual([]);
  });

  test('not by what another did; then the last page has it', () => {
    const { debts, dawn } = debtOf('ferrabee');
    expect(debts.evening(eveningOf(dawn, [victory('kyle')], ['ferrabee', 'kyle']))).toEqual([]);
    expect(debts.left(of)).toEqual([OF_THE_SQUADRON.get('ferrabee')?.left('ferrabee')]);
  });

  test('by the last evening, where that is what he promised; or he breaks his word before', () => {
    const last = debtOf('quillinan', lastDayOf(dawnOf([])));
    expect(last.debts.evening(eveningOf(last.dawn, [], ['quillinan']))).toEqual([
      OF_THE_SQUADRON.get('quillinan')?.paid('quillinan'),
    ]);
    const { debts, dawn } = debtOf('quillinan');
    expect(debts.evening(eveningOf(dawn, [putDown('quillinan')], ['quillinan']))).toEqual([]);
    expect(debts.evening(eveningOf(dawn, [], ['quillinan']))).toEqual([
      OF_THE_SQUADRON.get('quillinan')?.broken?.('quillinan'),
    ]);
  });

  test('and never, where he is lost: that evening, or in the morning where the night took him', () => {
    const { debts, dawn } = debtOf('haldenby');
    const orphaned = [OF_THE_SQUADRON.get('haldenby')?.orphaned('haldenby')];
    expect(debts.evening(eveningOf(dawn, [killed('haldenby')], []))).toEqual(orphaned);
    const night = debtOf('haldenby');
    const morning = { ...dawnOf(['haldenby']), day: 2 };
    for (const man of morning.flights.flatMap(({ aircrew }) => aircrew)) man.standing = { is: 'killed', since: 1 };
    expect(night.debts.morning(morning, undefined, own, of)).toEqual(orphaned);
  });
});

test.each([
  ['down between the lines', { machine: 'B1', end: 'down', hex: 'G11', fate: 'lost' }],
  ['on another field', { machine: 'B1', end: 'emergency-field', field: 'mercatel' }],
] as const)('the bet to bring every machine back is lost with a machine that ended %s', (_, end) => {
  const bet = OF_ANYBODY.find(({ breaks }) => breaks?.includes('not-brought-home'));
  const ways = new LeastUsed(seed);
  for (let others = 1; others < OF_ANYBODY.length; others++) ways.next(OF_ANYBODY, { only: (each) => each !== bet });
  const debts = new Debts('B', { ways, seed });
  // Another squadron, whose men have no debts of their own.
  const squadron = { ...own, squadron: 'another' } as unknown as Rulebook;
  expect(debts.morning(dawnOf(['haldenby']), undefined, squadron, of)).toEqual([bet?.opens('haldenby')]);
  const hurt: Happening = { ...at('haldenby'), is: 'wounded', hex: undefined, by: undefined, days: 7 };
  const flown = (ended: EventOf<'mission-ended'>['homecomings'][number]) => {
    const [day] = lived(mission([], [], [ended])).days;
    return { dawn: dawnOf(['haldenby']), moments: day?.moments ?? [] };
  };
  const evening = eveningOf(dawnOf(['haldenby']), [], ['haldenby']);
  expect(debts.evening({ ...evening, day: flown({ machine: 'B1', end: 'home' }) })).toEqual([]);
  expect(debts.evening({ ...evening, day: flown(end), happenings: [hurt], writers: [] })).toEqual([]);
  expect(debts.evening(evening)).toEqual([bet?.broken?.('haldenby')]);
});

test('three debts are begun on the first morning, then one a morning until five are open', () => {
  const debts = new Debts('B', { ways: new LeastUsed(seed), seed });
  const dawn = newCampaign(['B'], own);
  const begun = [1, 2, 3, 4].map((day) => debts.morning({ ...dawn, day }, undefined, own, of).length);
  expect(begun).toEqual([3, 1, 1, 0]);
});

test('a man of whom nothing is said beforehand draws a debt, and before the others', () => {
  const dawn = newCampaign(['B'], own);
  const [first] = dawn.flights[0]?.aircrew ?? [];
  if (first) dawn.flights[0]?.aircrew.push({ ...first, id: 'newcomer' });
  const [drawn] = new Debts('B', { ways: new LeastUsed(seed), seed }).morning(dawn, undefined, own, of);
  expect(OF_ANYBODY.map(({ opens }) => opens('newcomer'))).toContain(drawn);
});

test('each man of the Squadron Notes has a debt of his own', () => {
  const men = book.squadronNotes.flights.flatMap(({ people }) => people.map(({ id }) => `${id}`));
  expect(men.filter((id) => !OF_THE_SQUADRON.has(id))).toEqual([]);
  expect([...OF_THE_SQUADRON.keys()].filter((id) => !men.includes(id))).toEqual([]);
});

test.each(['A', 'B', 'C'] as const)(
  'in a month of %s Flight each debt ends by name or stands on the last page',
  (flight) => {
    const { begun, ended, left } = storyCounts(papersOf(anApril({ word: `owed ${flight}`, flights: [flight], book })));
    expect(begun).toBeGreaterThan(5);
    expect(ended).toBeGreaterThan(2);
    expect(ended + left).toBe(begun);
  },
);
