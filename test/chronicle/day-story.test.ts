import { expect, test } from 'vitest';
import { dayStories } from '../../src/chronicle/day-story.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { eventsOf, livedDay } from '../support/people/a-lived-day.ts';
import { toldCampaign } from '../support/people/a-told-campaign.ts';

const told = toldCampaign();
const roll = { faces: [6, 6], total: 12 };

/** The first day, with what else happened on it. */
function firstDay(...events: GameEvent[]) {
  const [first] = told.days;
  if (!first) throw new Error('a campaign without a day');
  const [story] = dayStories({ ...told, days: [livedDay(first.dawn, [...eventsOf(first), ...events])] });
  return story ?? expect.unreachable('a day without a story');
}

test('a day told shortly has one line for all of whom there is nothing to remark', () => {
  expect(firstDay().missions.map(({ title, machines }) => [title, ...machines])).toMatchInlineSnapshot(`
    [
      [
        "Defensive Line Patrol, not flown",
      ],
      [
        "Dawn: Dawn Patrol, Zones A, B and C",
        "B1 Captain Haldenby: Fought two Albatros D.IIIs of Jasta 11 at 9,000 ft. Shot Down on the enemy side of the lines (in flames). Down west of Bapaume, machine lost. Captain Haldenby killed in action.",
        "B2 Lieutenant Quillinan: Fought two Albatros D.IIIs of Jasta 11 at 9,000 ft. Driven Off by an Albatros D.III.",
        "B5 Second Lieutenant Ferrabee: Fought two Albatros D.IIIs of Jasta 11 at 9,000 ft. Hit by Archie: wing-tip holed, Driven Off by burst upon burst. An Albatros D.III shot down. Landed at Mercatel.",
      ],
      [
        "Morning: Balloon Bursting, Zone B",
        "B2 Lieutenant Quillinan: Balloon at Vis-en-Artois holed.",
        "B5 Second Lieutenant Ferrabee: Balloon at Vis-en-Artois burnt.",
        "B7 Sergeant Ridsdale and Second Lieutenant Bidwell: Second Lieutenant Bidwell wounded, nine days off duty.",
      ],
    ]
  `);
});

test('a special task that was handed on is told in the evening', () => {
  const { evening } = firstDay({
    type: 'task-done-elsewhere',
    flight: 'B',
    task: 'a-wreath-for-douai',
    end: 'done',
  });
  expect(evening).toContain(
    'A Wreath for Douai was flown by another flight of the squadron, and done; the points and the thanks are theirs, and The Second Scarpe goes on.',
  );
});

test('(45) to (47) men are called by the rank that they have by then, not by the one that they come to', () => {
  const { arrivals, evening } = firstDay(
    { type: 'decoration-awarded', man: 'ferrabee', decoration: 'military-cross' },
    { type: 'man-promoted', man: 'ferrabee', from: 'Second Lieutenant', to: 'Lieutenant', missions: 30 },
    {
      type: 'firing-checked',
      man: 'ferrabee',
      roll,
      parts: {},
      total: 12,
      from: 'E',
      to: 'D',
      words: 'He shoots closer',
    },
    {
      type: 'bravery-checked',
      man: 'ferrabee',
      roll,
      parts: { lossSeen: -3 },
      from: 8,
      to: 5,
      letterBefore: 'N',
      letter: 'NV',
      words: 'He takes the day as it came',
    },
    { type: 'flight-commander-made', man: 'ferrabee', why: 'confirmed', rank: 'Captain' },
    { type: 'returned-to-duty', man: 'ferrabee', from: 'away' },
    { type: 'returned-to-duty', man: 'ferrabee', from: 'leave' },
  );
  expect([...arrivals, ...evening.slice(-2)]).toEqual([
    'In orders: the Military Cross to Second Lieutenant Ferrabee.',
    'Lieutenant Ferrabee is confirmed in command of the flight, and promoted Captain.',
    'Captain Ferrabee is back by road.',
    'Captain Ferrabee is back from the sea.',
    'Second Lieutenant Ferrabee is promoted Lieutenant.',
    'Lieutenant Ferrabee: Firing E to D, Nervous now (Bravery 8 to 5).',
  ]);
});

test('(45) (46) machines that come back, that are sent and that are struck off have their line', () => {
  const b2 = { machine: 'B2', aircraft: 'spad-vii' };
  const b7 = { machine: 'B7', aircraft: 'fk8' };
  const { arrivals, evening } = firstDay(
    { type: 'machines-returned', flight: 'B', repaired: [b2, b7], sent: [] },
    { type: 'machines-returned', flight: 'B', repaired: [], sent: [b7] },
    { type: 'machines-struck-off', flight: 'B', machines: [b2] },
  );
  expect(arrivals).toEqual(['In the line again: B2 and B7.', 'Another F.K.8 has come, to be the new B7.']);
  expect(evening.at(-1)).toBe('Struck off: B2.');
});

test('(46) of two men of one rank and name each has his initial, from the arrival or the promotion that makes them alike', () => {
  const sent = { man: 'haldenby-2', rank: 'Lieutenant', forenames: 'Basil Mark', surname: 'Quillinan' } as const;
  const { arrivals } = firstDay(
    { type: 'newcomer-reported', ...sent, seat: 'pilot', machine: 'B1', home: 'Ely', age: 20, service: 'school' },
    { type: 'returned-to-duty', man: 'quillinan', from: 'away' },
    { type: 'returned-to-duty', man: 'haldenby-2', from: 'away' },
    { type: 'flight-commander-made', man: 'haldenby-2', why: 'replacement', rank: 'Captain' },
    { type: 'returned-to-duty', man: 'quillinan', from: 'away' },
  );
  expect(arrivals).toEqual([
    'Lieutenant Basil Mark Quillinan reports for duty, pilot of B1.',
    'Lieutenant A. Quillinan is back by road.',
    'Lieutenant B. Quillinan is back by road.',
    'Lieutenant B. Quillinan is given the flight, and promoted Captain.',
    'Lieutenant Quillinan is back by road.',
  ]);
});
