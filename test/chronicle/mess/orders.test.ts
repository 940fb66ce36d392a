import { expect, test } from 'vitest';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { ordersOf } from '../../../src/chronicle/mess/orders.ts';
import {
  CAME_BEFORE,
  CAME_TO_LEAD,
  LEADS,
  LEADS_FOR_GOOD,
  LEADS_FOR_GOOD_ABSENT,
} from '../../../src/chronicle/mess/words/threads.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { LeastUsed } from '../../../src/words/by-turns.ts';
import { lived, mission } from '../../support/people/told-fights.ts';

const acting = { type: 'acting-commander-appointed', man: 'haldenby', day: 1 } as GameEvent;

/** What is read at breakfast of Quillinan, who is given the flight this morning. */
function readAfter(...yesterday: readonly GameEvent[]): string[] {
  const made = { type: 'flight-commander-made', man: 'quillinan', why: 'confirmed', rank: 'Captain' } as GameEvent;
  const ofFlight = { type: 'evening-came', flight: 'B', points: 0, firsts: [] } as GameEvent;
  const [before, today] = lived(yesterday, [ofFlight, made]).days;
  const desk = { ways: new LeastUsed('alea:1:told'), of: (man: string) => man };
  return ordersOf({ flight: 'B', today: expectDefined(today, 'today'), yesterday: before, ...desk });
}

test('who is given the flight sits at the head of the table only if he slept here', () => {
  const said = (ways: typeof LEADS_FOR_GOOD) => ways.map((way) => way('quillinan', ''));
  const home = (machine: string) => ({ machine, end: 'home' }) as const;
  expect(said(LEADS_FOR_GOOD)).toContain(readAfter(...mission([]))[0]);
  const field = { machine: 'B2', end: 'emergency-field', field: 'mercatel' } as const;
  expect(said(LEADS_FOR_GOOD_ABSENT)).toContain(readAfter(...mission([], [], [home('B1'), field, home('B3')]))[0]);
});

test('where somebody is given the flight this morning, nobody leads it for the time being', () => {
  const ofFlight = { type: 'evening-came', flight: 'B', points: 0, firsts: [] } as GameEvent;
  const leads = LEADS.map((way) => way('haldenby', ''));
  expect(readAfter(ofFlight, acting).filter((said) => leads.includes(said))).toEqual([]);
  const desk = { ways: new LeastUsed('alea:1:told'), of: (man: string) => man };
  const [before, today] = lived([...mission([]), ofFlight, acting], []).days;
  const said = ordersOf({ flight: 'B', today: expectDefined(today, 'today'), yesterday: before, ...desk });
  expect(leads).toContain(said[0]);
});

test('(47) who is sent out to command is new to the flight, and it is told who had led it', () => {
  const made = { type: 'flight-commander-made', man: 'stewart', why: 'replacement', rank: 'Captain' } as GameEvent;
  const ofFlight = { type: 'evening-came', flight: 'B', points: 0, firsts: [] } as GameEvent;
  const desk = { ways: new LeastUsed('alea:1:told'), of: (man: string) => man };
  const [before, came] = lived(mission([]), [ofFlight, made]).days;
  const today = expectDefined(came, 'today');
  const read = (day: typeof today) => ordersOf({ flight: 'B', today: day, yesterday: before, ...desk })[0];
  expect(CAME_TO_LEAD.map((way) => way('stewart', ''))).toContain(read(today));
  const dawn = structuredClone(today.dawn);
  const flights = dawn.flights.map((each) => ({ ...each, succession: { acting: 'quillinan' } as never }));
  expect(CAME_BEFORE.map((way) => way('stewart', 'quillinan'))).toContain(
    read({ ...today, dawn: { ...dawn, flights } }),
  );
});
