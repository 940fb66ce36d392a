import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DayPlan, PlannedMission } from '../../../src/campaign/plan.ts';
import { outlookText, tollText, whyUndone } from '../../../src/questions/day/mission-outlook.ts';
import { loadRulebook } from '../../../src/reading/load.ts';
import { thousands } from '../../../src/words/numbers.ts';

const book = loadRulebook('data');
const { checksum, ...told } = JSON.parse(readFileSync('src/odds/mission-tolls.json', 'utf8'));

const planned = (mission: string, watch?: PlannedMission['watch']): PlannedMission => ({
  key: mission,
  scheduled: { mission, zones: ['B'] } as unknown as PlannedMission['scheduled'],
  watch,
  crews: [],
  stands: 'open',
});

/** The first weather box that is as it is asked for. */
const boxWhere = (is: (box: (typeof book.weatherEffects.boxes)[number]) => boolean): number =>
  book.weatherEffects.boxes.find(is)?.box ?? 0;
const clear = boxWhere(({ down, photo }) => down === 'unlimited' && photo >= 0);
const thick = boxWhere(({ photo }) => photo <= -4);

const under = (morning: number, afternoon: number): DayPlan =>
  ({
    weather: { morning: { number: morning, trend: 1 }, afternoon: { number: afternoon, trend: 1 } },
  }) as unknown as DayPlan;

test('what missions cost is as npm run fan wrote it, for every manual there is', () => {
  expect(createHash('sha256').update(JSON.stringify(told)).digest('hex')).toBe(checksum);
  expect(Object.keys(told.missions).sort()).toEqual(Object.keys(book.missions).sort());
  for (const { flown, machines, men } of Object.values<Record<string, number>>(told.missions)) {
    expect(flown).toBeGreaterThan(0);
    expect(machines).toBeLessThan((flown ?? 0) * 6);
    expect(men).toBeLessThan((flown ?? 0) * 6);
  }
});

test('a hundred missions of a kind cost so many machines and men; of an unknown kind nothing is said', () => {
  const { flown, machines, men } = told.missions['photo-reconnaissance'];
  const [a, b] = [machines, men].map((count) => Math.round((100 * count) / flown));
  expect(tollText('photo-reconnaissance')).toMatch(
    new RegExp(
      `^Over ${thousands(told.campaigns)} campaigns, a hundred such missions cost ${a} machines? and ${b} m[ae]n\\.$`,
    ),
  );
  expect(tollText('leaflets')).toBeUndefined();
});

test('(13) the forecast says of each half of the day how the work is seen', () => {
  expect(thick * clear).toBeGreaterThan(0);
  const photos = planned('photo-reconnaissance');
  expect(outlookText(photos, under(clear, thick), book)).toMatch(
    /^Morning: Encounter [+-]?\d+, its work is seen from any height, Photo [+-]?\d+\. Afternoon: .*its work cannot be seen\.$/,
  );
  expect(outlookText(planned('photo-reconnaissance', 'morning'), under(clear, thick), book)).not.toContain('Afternoon');
  expect(outlookText(planned('twilight-patrol', 'twilight'), under(clear, thick), book)).toMatch(/^Afternoon: /);
});

test('what is left undone is left so for the weather, or because nobody is left to go', () => {
  const photos = planned('photo-reconnaissance');
  expect(whyUndone(photos, under(thick, thick), book)).toContain('the forecast hides its work');
  expect(whyUndone(photos, under(thick, clear), book)).toContain('nobody is left');
});
