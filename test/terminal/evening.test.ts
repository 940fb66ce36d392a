import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/table/events.ts';
import { peopleOf } from '../../src/terminal/narration/people.ts';
import { tellings } from '../../src/terminal/narration/telling.ts';
import { aPilot } from '../support/airmen.ts';
import { book } from '../support/campaigns.ts';
import { bFlight, theFlight } from '../support/flights.ts';

const roll = { faces: [3, 4], total: 7 };
const people = peopleOf({
  flights: [{ ...theFlight(bFlight()), aircrew: [aPilot(), aPilot({ id: 'kyle', surname: 'Kyle' })] }],
});
const told = (...events: GameEvent[]) => tellings(events, people, book).map(({ text }) => text);

const skill = (man: string, from: number, to: number): GameEvent => {
  const words = from === to ? 'No better and no worse' : 'He handles her better';
  return { type: 'skill-checked', man, roll, parts: {}, total: 7, from, to, words };
};
const firing = (man: string): GameEvent => {
  const words = 'He shoots no better';
  return { type: 'firing-checked', man, roll, parts: {}, total: 7, from: 'E', to: 'E', words };
};
const bravery = (man: string, from: number, to: number, parts: Record<string, number>): GameEvent => {
  const letters = { letterBefore: from > 5 ? 'N' : 'S', letter: to > 5 ? 'N' : 'S' } as const;
  return { type: 'bravery-checked', man, roll, parts, from, to, ...letters, words: 'He takes the day hard' };
};

test('(45) in the evening each man has a line: what has changed and why, and what has not', () => {
  expect(
    told(
      skill('grimshaw', 1, 2),
      firing('grimshaw'),
      bravery('grimshaw', 8, 2, { lossSeen: -3, wounded: -2, temper: -1 }),
      skill('kyle', 1, 1),
      firing('kyle'),
      bravery('kyle', 8, 8, {}),
    ),
  ).toEqual([
    '2Lt Grimshaw: Pilot Skill 1 to 2, he handles her better; Firing stays E; Bravery 8 to 2 (N to S): losses that he saw -3, a wound -2, he takes the day hard -1.',
    '2Lt Kyle: Pilot Skill stays 1; Firing stays E; Bravery stays 8 (N).',
  ]);
});

test('(45) Bravery goes no lower than the card has it, and that is said', () => {
  expect(told(firing('kyle'), bravery('kyle', 1, 0, { lossSeen: -3 }))).toEqual([
    '2Lt Kyle: Firing stays E; Bravery 1 to 0 (S): losses that he saw -3, and it goes no lower.',
  ]);
});

test('(46) (47) a man sent out is known by name at once, and by his new rank from his promotion on', () => {
  const sent: GameEvent = {
    type: 'newcomer-reported',
    man: 'orme',
    rank: 'Lieutenant',
    forenames: 'Basil',
    surname: 'Orme',
    seat: 'pilot',
    machine: 'B1',
    home: 'Ely',
    age: 20,
    service: 'school',
  };
  const made: GameEvent = { type: 'flight-commander-made', man: 'orme', why: 'replacement', rank: 'Captain' };
  const promoted: GameEvent = {
    type: 'man-promoted',
    man: 'kyle',
    from: 'Second Lieutenant',
    to: 'Lieutenant',
    missions: 30,
  };
  expect(told(sent, made, firing('orme'), promoted, firing('kyle'))).toEqual([
    'Lieutenant Basil Orme reports for duty, pilot of B1.',
    'Lt Orme is promoted Captain and becomes Flight Commander.',
    'Capt Orme: Firing stays E.',
    '2Lt Kyle is promoted Lieutenant.',
    'Lt Kyle: Firing stays E.',
  ]);
});

test('(46) a man sent out who has the rank and the name of another: each has his initial from then on', () => {
  const sent: GameEvent = {
    type: 'newcomer-reported',
    man: 'kyle-2',
    rank: 'Lieutenant',
    forenames: 'Basil Mark',
    surname: 'Kyle',
    seat: 'pilot',
    machine: 'B1',
    home: 'Ely',
    age: 20,
    service: 'school',
  };
  const made = (man: string): GameEvent => ({
    type: 'man-promoted',
    man,
    from: 'Second Lieutenant',
    to: 'Lieutenant',
    missions: 30,
  });
  const back = (man: string): GameEvent => ({ type: 'returned-to-duty', man, from: 'away' });
  expect(told(sent, back('kyle'), back('kyle-2'), made('kyle'), back('kyle'), back('kyle-2'))).toEqual([
    'Lieutenant Basil Mark Kyle reports for duty, pilot of B1.',
    '2Lt Kyle is back with the flight by road.',
    'Lt Kyle is back with the flight by road.',
    '2Lt Kyle is promoted Lieutenant.',
    'Lt H. Kyle is back with the flight by road.',
    'Lt B. Kyle is back with the flight by road.',
  ]);
});
