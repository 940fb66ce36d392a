import { describe, expect, test } from 'vitest';
import { MONTH_END, totalPoints } from '../../../src/campaign/campaign.ts';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { printForms } from '../../../src/chronicle/forms/print-forms.ts';
import type { Lived } from '../../../src/chronicle/lived.ts';
import { signed } from '../../../src/words/numbers.ts';
import { flyCampaign } from '../../support/people/a-flown-campaign.ts';
import { eventsOf, livedDay } from '../../support/people/a-lived-day.ts';
import { theFlight } from '../../support/people/flights.ts';
import { figuresOn, textOf } from '../../support/read/read-page.ts';

/** What a form has in a column, line after line. */
function columnOf(page: string, form: string, field: string): string[] {
  const [, table = ''] = new RegExp(`<table data-form="${form}">(.*?)</table>`, 's').exec(page) ?? [];
  return [...table.matchAll(new RegExp(`data-field="${field}">(.*?)</td>`, 'g'))].map(([, cell = '']) => textOf(cell));
}

const { lived } = flyCampaign('vimy', 2);
const second = expectDefined(lived.days[1], 'second day');

/** The second day as far as the first event of a kind. */
function asFarAs(type: string): Lived {
  const events = eventsOf(second);
  const today = livedDay(second.dawn, events.slice(0, events.findIndex((event) => event.type === type) + 1));
  return { ...lived, now: second.dawn, days: [...lived.days.slice(0, 1), today] };
}

const beginningOf = (type: string) => eventsOf(second).find((event) => event.type === type);

test('the empty forms are one of each, with nothing in any line', () => {
  const page = printForms();
  expect(page.match(/<section class="sheet/g)).toHaveLength(3);
  expect(columnOf(page, 'men', 'name')).toEqual(Array(18).fill(''));
  expect(columnOf(page, 'turns', 'hex')).toEqual(Array(14).fill(''));
  expect(figuresOn(page, 'flight')).toEqual(['', '', '']);
});

test('(1) (45) the Flight Personnel Record has the men who are left, with their ratings, and the points day by day', () => {
  const page = printForms(lived);
  const flight = theFlight(lived.now);
  const men = flight.aircrew.filter(({ standing }) => !['killed', 'prisoner'].includes(standing.is));
  const lines = (field: string) => columnOf(page, 'men', field).slice(0, men.length);
  expect(lines('firing')).toEqual(men.map(({ firing }) => firing));
  expect(lines('bravery')).toEqual(men.map(({ bravery }) => `${bravery}`));
  expect(lines('kills')).toEqual(men.map(({ kills }) => `${kills}`));
  expect(columnOf(page, 'points-1', 'day-1')[0]).toBe(signed(flight.points[0] ?? 0));
  expect(columnOf(page, 'points-1', 'day-2')[1]).toBe(signed(totalPoints(flight)));
  expect(columnOf(page, 'points-1', 'day-3')).toEqual(['', '']);
});

describe('(4) (6) (7) the plan and the Mission Logs of the day', () => {
  test('before it is planned, what the roster asks for, and a log for each', () => {
    const page = printForms(lived);
    const due = lived.book.dailyMissionRoster.days[2]?.B ?? [];
    expect(columnOf(page, 'due', 'half').filter((half) => half !== '')).toHaveLength(due.length);
    expect(columnOf(page, 'due', 'machines').every((cell) => cell === '')).toBe(true);
    expect(figuresOn(page, 'mission')).toHaveLength(due.length);
    expect(columnOf(page, 'crews', 'name').every((cell) => cell === '')).toBe(true);
  });

  test('when it is planned, who flies when', () => {
    const page = printForms(asFarAs('plan-made'));
    const plan = beginningOf('plan-made');
    if (plan?.type !== 'plan-made') return expect.unreachable('no plan');
    expect(columnOf(page, 'due', 'watch').slice(0, plan.missions.length)).toEqual(
      plan.missions.map(({ watch }) => watch ?? 'not flown'),
    );
  });

  test('in the air, the crews with their ratings, ammo and AFT', () => {
    const page = printForms(asFarAs('took-off'));
    const began = beginningOf('mission-began');
    if (began?.type !== 'mission-began') return expect.unreachable('no mission');
    const men = began.machines.flatMap((crew) => crew.men);
    expect(columnOf(page, 'crews', 'ratings').slice(0, men.length)).toEqual(
      men.map(() => expect.stringMatching(/^[1-7-]\/[A-E]\/[A-Z]+$/)),
    );
    expect(columnOf(page, 'crews', 'ammo')[0]).toBe('30');
    expect([columnOf(page, 'turns', 'aft')[0], columnOf(page, 'turns', 'aft-two')[0]].join('')).toMatch(/\d{3}/);
  });

  test('a mission that is over has no log any more; when the month is over there is nothing left to plan', () => {
    const all = figuresOn(printForms(asFarAs('took-off')), 'mission').length;
    expect(figuresOn(printForms(asFarAs('mission-ended')), 'mission')).toHaveLength(Math.max(1, all - 1));
    const page = printForms({ ...lived, days: [], now: { ...lived.now, day: 22 } });
    expect(page.match(/<section class="sheet/g)).toHaveLength(lived.now.flights.length);
    expect(figuresOn(page, 'mission')).toEqual([]);
    expect(page).toContain('the evening of 21 April');
  });
});

test('names are text, whatever stands in them, and nothing is fetched', () => {
  const name = `</style><script>alert("1")</script>&'`;
  const now = structuredClone(lived.now);
  for (const man of theFlight(now).aircrew) Object.assign(man, { surname: name });
  const page = printForms({ ...lived, now, name });
  expect(page).not.toMatch(/<script|src=|href=|url\(/);
  expect(columnOf(page, 'men', 'name')[0]).toContain(name);
  expect(page).toContain('&lt;script>');
});

test('(45) a month has thirty days for the points, in two rows, and ends on the evening of the 30th', () => {
  const page = printForms({ ...lived, now: { ...lived.now, until: MONTH_END, day: MONTH_END + 1 } });
  expect(page).toContain('the evening of 30 April');
  expect(columnOf(page, 'points-2', 'day-16')).toHaveLength(2);
  expect(page).toContain('data-field="day-30"');
  expect(printForms(lived)).not.toContain('data-field="day-22"');
});
