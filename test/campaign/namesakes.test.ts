import { expect, test } from 'vitest';
import { newCampaign } from '../../src/campaign/campaign.ts';
import { tellApart } from '../../src/campaign/namesakes.ts';
import { playDay } from '../../src/procedure/campaign/day.ts';
import { ofType } from '../../src/table/events.ts';
import { aPilot } from '../support/people/airmen.ts';
import { book } from '../support/people/campaigns.ts';
import { bFlight, theFlight } from '../support/people/flights.ts';
import { playLoaded } from '../support/table/loaded-dice.ts';

const initials = (...told: Parameters<typeof aPilot>[0][]) => {
  const men = told.map((each, i) => aPilot({ id: `man-${i}`, ...each }));
  tellApart(men);
  return men.map(({ initial }) => initial);
};

test('(46) two men of one rank and surname are told apart by their initials, and nobody else has one', () => {
  expect(initials({ forenames: 'Hubert Ian' }, { forenames: 'Walter' }, { surname: 'Kyle' })).toEqual([
    'H',
    'W',
    undefined,
  ]);
  expect(initials({}, { rank: 'Lieutenant' })).toEqual([undefined, undefined]);
  expect(initials({ forenames: '' }, {})).toEqual([undefined, 'H']);
});

test('(46) (47) a man who is promoted needs his initial no longer, nor does the other; one who is dead keeps it', () => {
  const [first, second] = [
    aPilot(),
    aPilot({ id: 'other', forenames: 'Walter', standing: { is: 'killed', since: 3 } }),
  ];
  tellApart([first, second]);
  expect([first.initial, second.initial]).toEqual(['H', 'W']);
  first.rank = 'Lieutenant';
  tellApart([first, second]);
  expect([first.initial, second.initial]).toEqual([undefined, undefined]);
});

test('(46) the cards may have namesakes from the first day', () => {
  const [flight, ...others] = book.squadronNotes.flights;
  const [captain, lieutenant, ...rest] = flight?.people ?? [];
  if (!flight || !captain || !lieutenant) throw new Error('A flight has more than two people.');
  const { rank, surname } = captain;
  const flights = [{ ...flight, people: [captain, { ...lieutenant, rank, surname }, ...rest] }, ...others];
  const { aircrew } = theFlight(
    newCampaign([flight.flight], { ...book, squadronNotes: { ...book.squadronNotes, flights } }),
  );
  expect(aircrew.map(({ initial }) => initial).slice(0, 3)).toEqual([
    captain.life?.forenames.charAt(0),
    lieutenant.life?.forenames.charAt(0),
    undefined,
  ]);
});

test('(46) the question who flies, the mission and the men in the air have namesakes told apart', () => {
  const { aircrew } = theFlight(bFlight());
  const few = aircrew.filter(({ id }) => ['haldenby', 'quillinan', 'ridsdale', 'bidwell'].includes(id));
  for (const man of few.slice(0, 2)) Object.assign(man, { rank: 'Captain', surname: 'Haldenby' });
  const campaign = bFlight({ day: 18 }, { points: [], aircrew: few });
  const { events, asked } = playLoaded((table) => playDay(campaign, table), {
    book,
    dice: [
      'weather-forecast 3 4',
      ...['encounter 5 6', 'weather-change 5 6', 'encounter 5 6'],
      ...['skill-check 3 4', 'firing-check 3 4', 'bravery-check 3 4'],
    ],
    answers: {
      'half-of-day': ['not-flown'],
      assign: ['not-flown', 'quillinan', 'done'],
      plan: ['fly', 'fly'],
      promotion: ['nobody'],
      height: ['1000'],
      movement: ['land'],
    },
  });
  const alone = { airman: 'quillinan', rank: 'Captain', surname: 'Haldenby', initial: 'A' };
  expect(ofType(events, 'mission-began').map(({ machines }) => machines[0]?.men)).toEqual([[alone]]);
  expect(asked).toContainEqual(
    expect.objectContaining({
      decision: 'assign',
      about: expect.objectContaining({ available: expect.arrayContaining([expect.objectContaining(alone)]) }),
    }),
  );
});
