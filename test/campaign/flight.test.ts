import { describe, expect, test } from 'vitest';
import { type Campaign, newCampaign } from '../../src/campaign/campaign.ts';
import { crewsFor, fliesTwoSeaters, needsObserver, pairingsFor } from '../../src/campaign/flight.ts';
import { book } from '../support/people/campaigns.ts';
import { bFlight, machineCalled, manCalled, theFlight } from '../support/people/flights.ts';

const NOBODY: ReadonlySet<string> = new Set();

const crewsOn = (campaign: Campaign, out: ReadonlySet<string>) =>
  crewsFor(theFlight(campaign), campaign.day, out, book);

const namesOf = (crews: ReturnType<typeof crewsFor>) =>
  Object.fromEntries(
    crews.map(({ machine, pilot, observer }) => [machine.id, observer ? [pilot.id, observer] : [pilot.id]]),
  );

test('(6) with nobody hurt and nothing lost each man has the machine that is his by right', () => {
  expect(namesOf(crewsOn(bFlight(), NOBODY))).toEqual({
    B1: ['haldenby'],
    B2: ['quillinan'],
    B3: ['brackenridge'],
    B4: ['pettifer'],
    B5: ['ferrabee'],
    B6: ['chaplow'],
    B7: ['ridsdale', 'bidwell'],
    B8: ['meikle', 'ffolliott'],
  });
});

test('(6) who loses his machine takes one like it that has nobody, and never another man’s', () => {
  const campaign = bFlight();
  machineCalled('B1', campaign).standing = { is: 'lost', since: 4 };
  expect(namesOf(crewsOn(campaign, NOBODY))).not.toHaveProperty('B1');
  expect(crewsOn(campaign, NOBODY).map(({ pilot }) => pilot.id)).not.toContain('haldenby');
  manCalled('ferrabee', campaign).standing = { is: 'wounded', back: 9 };
  const crews = namesOf(crewsOn(campaign, NOBODY));
  expect(crews).toMatchObject({ B2: ['quillinan'], B5: ['haldenby'], B6: ['chaplow'] });
});

test('(6) a machine in the shop is back on the day named, and its man in it', () => {
  const campaign = bFlight();
  machineCalled('B3', campaign).standing = { is: 'under-repair', back: 6 };
  expect(namesOf(crewsOn(campaign, NOBODY))).not.toHaveProperty('B3');
  expect(namesOf(crewsOn({ ...campaign, day: 6 }, NOBODY))).toMatchObject({ B3: ['brackenridge'] });
});

test('(6) a fighter pilot without a machine does not fly a two-seater, nor a two-seater’s pilot a fighter', () => {
  const campaign = bFlight();
  machineCalled('B7', campaign).standing = { is: 'lost', since: 4 };
  manCalled('haldenby', campaign).standing = { is: 'killed', since: 4 };
  const crews = namesOf(crewsOn(campaign, NOBODY));
  expect(crews).not.toHaveProperty('B1');
  expect(Object.values(crews).flat()).not.toContain('ridsdale');
});

test('(6) whoever is out flies no second machine, and a machine that is out is flown by nobody', () => {
  const crews = namesOf(crewsOn(bFlight(), new Set(['quillinan', 'B5'])));
  expect(crews).toMatchObject({ B2: ['ferrabee'] });
  expect(crews).not.toHaveProperty('B5');
  expect(Object.values(crews).flat()).not.toContain('quillinan');
});

test('(6) a two-seater whose observer is unfit takes the other one’s; the last without any stays on the ground', () => {
  const campaign = bFlight();
  manCalled('bidwell', campaign).standing = { is: 'wounded', back: 20 };
  const crews = namesOf(crewsOn(campaign, new Set(['meikle'])));
  expect(crews).toMatchObject({ B7: ['ridsdale', 'ffolliott'] });
  manCalled('ffolliott', campaign).standing = { is: 'prisoner', since: 4 };
  expect(namesOf(crewsOn(campaign, NOBODY))).not.toHaveProperty('B7');
  expect(namesOf(crewsOn(campaign, NOBODY))).not.toHaveProperty('B8');
});

test.each([
  ['spad-vii', false],
  ['fk8', true],
  ['dh4', true],
  ['sopwith-triplane', false],
])('(6) %s carries an observer by the seats on her card: %s', (aircraft, needs) => {
  expect(needsObserver({ aircraft }, book)).toBe(needs);
});

test('(6) under Squadron Notes of the player’s own B2 may be a two-seater and B7 a fighter: nobody reads their numbers', () => {
  const own = structuredClone(book);
  const [flight] = own.squadronNotes.flights.filter((each) => each.flight === 'B');
  if (!flight) throw new Error('There is a B Flight.');
  const { fighters, twoSeaters } = flight;
  Object.assign(fighters ?? {}, { numbers: ['B1', 'B7'] });
  Object.assign(twoSeaters ?? {}, { numbers: ['B2', 'B8'] });
  const people = [
    { ...flight.people[0], machine: 'B7' },
    { ...flight.people[1], machine: 'B2' },
    { ...flight.people.find(({ seat }) => seat === 'observer'), machine: 'B2' },
  ];
  Object.assign(flight, { people });
  const campaign = newCampaign(['B'], own);
  const crews = crewsFor(theFlight(campaign), 1, NOBODY, own);
  expect(namesOf(crews)).toEqual({ B7: ['haldenby'], B2: ['quillinan', 'bidwell'] });
  expect(theFlight(campaign).aircrew.map((man) => fliesTwoSeaters(man, theFlight(campaign).machines, own))).toEqual([
    false,
    true,
    true,
  ]);
});

describe('(6) who may sit in what', () => {
  const pairedOn = (campaign: Campaign, out = NOBODY) =>
    pairingsFor(theFlight(campaign), campaign.day, out, book).map(({ pilot, machine, observer }) =>
      [pilot.id, machine.id, observer ?? []].flat().join(' '),
    );

  test('with B1 lost her pilot may have any fighter that is ready, whoever flies her as a rule', () => {
    const campaign = bFlight();
    machineCalled('B1', campaign).standing = { is: 'lost', since: 4 };
    const his = pairedOn(campaign).filter((words) => words.startsWith('haldenby'));
    expect(his).toEqual(['B2', 'B3', 'B4', 'B5', 'B6'].map((machine) => `haldenby ${machine}`));
  });

  test('any observer may sit behind any pilot of a two-seater, in either machine', () => {
    const campaign = bFlight();
    manCalled('bidwell', campaign).standing = { is: 'wounded', back: 20 };
    expect(pairedOn(campaign).filter((words) => words.includes('ffolliott'))).toEqual([
      'ridsdale B7 ffolliott',
      'ridsdale B8 ffolliott',
      'meikle B7 ffolliott',
      'meikle B8 ffolliott',
    ]);
  });

  test('a fighter pilot flies no two-seater, the other way about neither, and nobody a machine that is out', () => {
    const paired = pairedOn(bFlight(), new Set(['haldenby', 'B2', 'B7', 'bidwell']));
    expect(paired.some((words) => words.startsWith('haldenby'))).toBe(false);
    expect(paired.some((words) => /^(quillinan|chaplow) B[1278]/.test(words))).toBe(true);
    expect(paired.some((words) => /B2|B7|bidwell/.test(words))).toBe(false);
    expect(paired.some((words) => /^(quillinan|chaplow) B8/.test(words))).toBe(false);
    expect(paired.filter((words) => /^(ridsdale|meikle)/.test(words))).toEqual([
      'ridsdale B8 ffolliott',
      'meikle B8 ffolliott',
    ]);
  });
});
