import { describe, expect, test } from 'vitest';
import { type Campaign, newCampaign } from '../../../src/campaign/campaign.ts';
import { NO_CAREER } from '../../../src/campaign/career.ts';
import { type Crewed, crewsFor } from '../../../src/campaign/flight.ts';
import { noTasksYet } from '../../../src/campaign/special-tasks.ts';
import type { Flight } from '../../../src/campaign/watch.ts';
import type { ScheduledMission } from '../../../src/cards/printed/daily-mission-roster.ts';
import { type DueSortie, formUp, openLog } from '../../../src/procedure/mission/complete-log.ts';
import { book } from '../../support/people/activities.ts';
import { theFlight } from '../../support/people/flights.ts';
import { play } from '../../support/table/spine.ts';

const WEATHER = { number: 5, trend: 1 } as const;
const DUE: ScheduledMission = {
  mission: 'photo-reconnaissance',
  zones: ['B'],
  target: 'yards-cambrai',
  half: 'morning',
  source: 'reconstructed',
};

function crewsOf(flight: Flight, ...machines: string[]) {
  const campaign = newCampaign([flight], book);
  const crews = crewsFor(theFlight(campaign), 1, new Set(), book).filter(({ machine }) =>
    machines.includes(machine.id),
  );
  return { campaign, crews };
}

const sortieOf = (crews: readonly Crewed[], campaign: Campaign, mission: string = DUE.mission): DueSortie => ({
  due: { ...DUE, mission },
  watch: 'morning',
  crews,
  flight: theFlight(campaign),
});

const form = (crews: readonly Crewed[], campaign: Campaign, mission: string, load: string[] = []) =>
  play((table) => formUp(sortieOf(crews, campaign, mission), WEATHER, table), [], { load: load as 'ordinary'[] })
    .result;

describe('(7) the Mission Log is opened', () => {
  test('(29) with the wish to follow German losses through, where the campaign was begun with it', () => {
    const { campaign, crews } = crewsOf('B', 'B1');
    expect(openLog(sortieOf(crews, campaign), campaign)).toMatchObject({ followsGermans: false });
    expect(openLog(sortieOf(crews, campaign), { ...campaign, followsGermans: true }).followsGermans).toBe(true);
  });

  test('with how many fewer of Jasta 11 are met, as long as a task that was done has brought that', () => {
    const { campaign, crews } = crewsOf('B', 'B1');
    const won = (until: number): Campaign => ({
      ...campaign,
      tasks: { ...noTasksYet(), fewerOfJasta11: { by: 2, until } },
    });
    expect(openLog(sortieOf(crews, campaign), won(1)).fewerOfJasta11).toBe(2);
    expect(openLog(sortieOf(crews, campaign), { ...won(1), day: 2 })).not.toHaveProperty('fewerOfJasta11');
    expect(openLog(sortieOf(crews, campaign), campaign)).not.toHaveProperty('fewerOfJasta11');
  });

  test('with the mission, its zones and target, and who flies which machine', () => {
    const { campaign, crews } = crewsOf('B', 'B1', 'B7');
    const log = openLog(sortieOf(crews, campaign), campaign);
    expect(log).toMatchObject({
      day: 1,
      mission: 'photo-reconnaissance',
      zones: ['B'],
      target: 'yards-cambrai',
      barred: [],
      homecomings: [],
    });
    const [fighter, pair] = log.crews;
    expect(fighter).toEqual({ machine: 'B1', pilot: crews[0]?.pilot.id });
    expect(pair).toMatchObject({ machine: 'B7', observer: expect.any(String) });
  });

  test('(50) the Red Baron, once out of the game, is barred from it; a mission without a target has none', () => {
    const { campaign, crews } = crewsOf('B', 'B1');
    const { target: _, ...patrol } = DUE;
    const log = openLog(
      { ...sortieOf(crews, campaign), due: patrol, watch: 'dawn' },
      { ...campaign, redBaronGone: true },
    );
    expect(log.barred).toEqual([1]);
    expect(log.target).toBeUndefined();
  });
});

describe('(9, 10, 32) the flight on its field', () => {
  test('ratings from the Personnel Record, AFT from the Aircraft Cards, 30 units for each gun', () => {
    const { campaign, crews } = crewsOf('B', 'B1', 'B7');
    const party = form(crews, campaign, 'photo-reconnaissance');
    const [spad, fk8] = party.machines;
    const { machines: _, ...place } = party;
    const nobody = { errand: 'mission', away: [], escorted: [], underFire: 0, turn: undefined };
    expect(place).toEqual({ ...nobody, hex: 'H01', cameFrom: 'H01', altitude: 0, weather: WEATHER });
    expect(spad).toMatchObject({ role: 'fighter', aft: 135, forward: { state: 'clear', ammo: 30 }, rockets: 0 });
    expect(spad?.rear).toBeUndefined();
    const whole = { load: 'ordinary', rockets: 0, plates: [], lameDuck: undefined, repair: 0, wounds: [] };
    expect(party.machines).toMatchObject([whole, whole]);
    expect(fk8).toMatchObject({
      role: 'two-seater',
      aft: book.aircraft['fk8']?.duration,
      rear: { state: 'clear', ammo: 30 },
      bombs: book.aircraft['fk8']?.bombs,
    });
    expect(fk8?.observer).toMatchObject({ airman: crews[1]?.observer, firing: expect.any(String) });
  });

  test('(7) the weather of a party is its own: where it changes, that of the watch does not', () => {
    const { campaign, crews } = crewsOf('B', 'B1');
    const party = form(crews, campaign, 'dawn-patrol');
    party.weather.number = 9;
    expect(WEATHER.number).toBe(5);
    expect(form(crews, campaign, 'dawn-patrol').weather).toEqual({ number: 5, trend: 1 });
  });

  test('(7) Bravery goes into the Log as a letter', () => {
    const { campaign, crews } = crewsOf('B', 'B1', 'B5');
    const letters = form(crews, campaign, 'dawn-patrol').machines.map(({ pilot }) => pilot.bravery);
    expect(letters).toEqual(['N', 'DD']);
  });

  test('a machine without a forward gun has none', () => {
    const { campaign, crews } = crewsOf('B', 'B1');
    const be2 = crews.map((crew) => ({ ...crew, machine: { ...crew.machine, aircraft: 'be2' } }));
    expect(book.aircraft['be2']?.guns.forward).toBe('none');
    expect(form(be2, campaign, 'dawn-patrol').machines[0]).toMatchObject({
      forward: undefined,
      rear: expect.anything(),
    });
  });

  test('(32) against balloons: Buckingham in place of bullets, or eight rockets beside them', () => {
    const { campaign, crews } = crewsOf('C', 'C1', 'C2', 'C3');
    const { machines } = form(crews, campaign, 'balloon-bursting', ['buckingham', 'rockets', 'ordinary']);
    expect(machines.map(({ load, rockets }) => [load, rockets])).toEqual([
      ['buckingham', 0],
      ['rockets', 8],
      ['ordinary', 0],
    ]);
    expect(machines.every(({ forward }) => forward?.ammo === 30)).toBe(true);
  });

  test('(32) a SPAD is offered rockets as well', () => {
    const { campaign, crews } = crewsOf('B', 'B1');
    const { asked } = play((table) => formUp(sortieOf(crews, campaign, 'balloon-bursting'), WEATHER, table), [], {
      load: ['ordinary'],
    });
    expect(asked[0]?.options).toEqual(['ordinary', 'buckingham', 'rockets']);
  });
});

test('C123 (7) careers are written beside the men of a crew that has them', () => {
  const { campaign, crews } = crewsOf('B', 'B1');
  const withCareers = crews.map((crew) => ({ ...crew, pilot: { ...crew.pilot, career: NO_CAREER, kills: 2 } }));
  const [machine] = form(withCareers, campaign, 'dawn-patrol').machines;
  expect(machine?.careers).toMatchObject({ pilot: NO_CAREER, victories: 2 });
});
