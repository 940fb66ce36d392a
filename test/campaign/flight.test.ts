import { expect, test } from 'vitest';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { crewsFor, needsObserver } from '../../src/campaign/flight.ts';
import { bFlight, machineCalled, manCalled, theFlight } from '../support/flights.ts';

const NOBODY: ReadonlySet<string> = new Set();

const crewsOn = (campaign: Campaign, out: ReadonlySet<string>) => crewsFor(theFlight(campaign), campaign.day, out);

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
  ['B1', false],
  ['B6', false],
  ['B7', true],
  ['C8', true],
])('(6) %s carries an observer: %s', (id, needs) => {
  expect(needsObserver({ id })).toBe(needs);
});
