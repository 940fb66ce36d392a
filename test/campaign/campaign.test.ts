import { expect, test } from 'vitest';
import {
  allMen,
  everybody,
  isOver,
  newCampaign,
  squadronPoints,
  totalPoints,
  withOfficer,
} from '../../src/campaign/campaign.ts';
import { flightsNamed } from '../../src/campaign/flight-names.ts';
import { FLIGHTS } from '../../src/campaign/watch.ts';
import { expectDefined, type Rulebook } from '../../src/cards/rulebook.ts';
import { book } from '../support/people/campaigns.ts';
import { theFlight } from '../support/people/flights.ts';

type People = Rulebook['squadronNotes']['flights'][number]['people'];

const notesOf = (flight: string) => book.squadronNotes.flights.find((each) => each.flight === flight);

/** The Squadron Notes with the people of B flight written otherwise. */
function withPeople(change: (people: People) => unknown): Rulebook {
  const changed = structuredClone(book);
  for (const { flight, people } of changed.squadronNotes.flights) if (flight === 'B') change(people);
  return changed;
}

test.each(FLIGHTS)(
  '(1) %s Flight begins with the eight machines and the ten people of its Squadron Notes',
  (flight) => {
    const { flights, ...rest } = newCampaign([flight], book);
    const { machines, aircrew, ...record } = expectDefined(flights[0], 'flight');
    expect(machines.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${flight}${number}`));
    expect(machines.every(({ standing }) => standing.is === 'ready')).toBe(true);
    expect(aircrew.map(({ id }) => id)).toEqual(notesOf(flight)?.people.map(({ id }) => id));
    expect(record).toEqual({ flight, points: [], awaited: [] });
    const losses = { machines: 0, aircrew: 0 };
    expect(rest).toMatchObject({ day: 1, redBaronGone: false, replacements: 'as-printed', losses });
  },
);

test('(1) a pilot is entered with his ratings, missions and kills, an observer without a Pilot Skill', () => {
  const { aircrew } = theFlight(newCampaign(['B'], book));
  expect(aircrew[1]).toMatchObject({ seat: 'pilot', skill: 3, firing: 'B', missions: 41, kills: 4, balloons: 0.5 });
  expect(aircrew[7]).toMatchObject({ seat: 'observer', firing: 'E', fights: 0, lastFlown: 0, standing: { is: 'fit' } });
  expect(aircrew[7]?.skill).toBeUndefined();
});

test.each(FLIGHTS)(
  '(1) everybody of %s Flight is entered as the Squadron Notes have him, with his full name',
  (flight) => {
    const [record] = newCampaign([flight], book).flights;
    const noted = notesOf(flight)?.people ?? [];
    expect(noted.length).toBeGreaterThan(0);
    for (const { life, skill = 1, id, source: _, ...told } of noted)
      expect(record?.aircrew.find((man) => man.id === `${id}`)).toMatchObject({
        ...told,
        id: `${id}`,
        forenames: expectDefined(life, `life of ${id}`).forenames,
        ...(told.seat === 'pilot' && { skill }),
      });
  },
);

test('(1) a man of whom the notes tell neither life nor Skill is entered all the same, as a novice', () => {
  const bare = withPeople((people) => {
    delete people[0]?.life;
    delete people[0]?.skill;
  });
  expect(theFlight(newCampaign(['B'], bare)).aircrew[0]).toMatchObject({
    surname: 'Haldenby',
    forenames: '',
    skill: 1,
  });
});

test('(1) a flight that the Squadron Notes do not have cannot be taken over', () => {
  const without = { ...book, squadronNotes: { ...book.squadronNotes, flights: [] } };
  expect(() => newCampaign(['B'], without)).toThrow('no B Flight');
});

test('(45, 48) the days’ points add up, and the campaign is over after 21 of them', () => {
  const campaign = newCampaign(FLIGHTS, book);
  expect(totalPoints({ points: [5, -12, 0, 3] })).toBe(-4);
  const flights = campaign.flights.map((flight, i) => ({ ...flight, points: [10, -i] }));
  expect(squadronPoints({ ...campaign, flights })).toBe(27);
  expect(isOver({ ...campaign, day: 21 })).toBe(false);
  expect(isOver({ ...campaign, day: 22 })).toBe(true);
});

test('(1) of several flights each has its own people, and they stand in the order of their letters', () => {
  const campaign = newCampaign(['C', 'A'], book);
  expect(campaign.flights.map(({ flight }) => flight)).toEqual(['A', 'C']);
  expect(everybody(campaign).map(({ machine }) => machine.charAt(0))).toEqual([...'A'.repeat(10), ...'C'.repeat(10)]);
});

test.each([
  ['B Flight', ['B']],
  ['A and C Flights', ['A', 'C']],
  ['A, B and C Flights', FLIGHTS],
] as const)('several flights are spoken of as %s', (name, letters) => {
  expect(flightsNamed(letters.map((flight) => ({ flight })))).toBe(name);
});

test('(1) the Commanding Officer is the squadron’s, and in no flight; notes without one have none', () => {
  const campaign = newCampaign(['B'], book);
  expect(campaign.commandingOfficer).toMatchObject({
    man: { id: 'sturrock', rank: 'Major', machine: 'T1', skill: 5 },
    machine: { id: 'T1', aircraft: 'sopwith-triplane', standing: { is: 'ready' } },
  });
  expect(allMen(campaign).at(-1)?.id).toBe('sturrock');
  expect(everybody(campaign).map(({ id }) => id)).not.toContain('sturrock');
  const example = newCampaign(['B'], { ...book, squadronNotes: book.exampleSquadron });
  expect('commandingOfficer' in example).toBe(false);
  const [flight] = example.flights;
  if (flight) expect(withOfficer(flight, example)).toBe(flight);
});
