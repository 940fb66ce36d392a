import { expect, test } from 'vitest';
import { realDay } from '../../src/chronicle/real-day.ts';
import { peopleOf } from '../../src/kit/screen/people.ts';
import { narrate } from '../../src/questions/narration/narration.ts';
import { reasonsFor } from '../../src/questions/reasons/why.ts';
import { weatherPage } from '../../src/screens/pages/weather-page.ts';
import type { EventOf } from '../../src/table/events.ts';
import { book } from '../support/people/campaigns.ts';

const LAID: EventOf<'real-weather-laid'> = {
  type: 'real-weather-laid',
  day: 7,
  words: realDay(7, book).weather,
  am: { number: 5, trend: 1 },
  pm: { number: 6, trend: 1 },
};

test('(5) the real weather is told as what it is, and whence it comes', () => {
  expect(narrate(LAID, book, peopleOf({ flights: [] }))).toBe(
    'No forecast today, but the weather of that day as it was. Cold at first, then clear and drying, almost spring. ' +
      'The morning will begin with Good Visibility (5), trend +; the afternoon with Bright Sunlight (6), trend +.',
  );
  expect(reasonsFor(LAID, book)).toEqual([
    'Rule 5 laid aside: this campaign has the real weather of April 1917. Its card has 5+ for the morning and 6+ for the afternoon.',
    'Source of the day: history; of its boxes: derived.',
    'From then on the dice change the weather (rule 12).',
  ]);
});

test('(5) on the ground the weather page has it in place of the forecast', () => {
  expect(weatherPage([LAID], book)).toBe(
    'Cold at first, then clear and drying, almost spring. Good Visibility (5+) for the morning, Bright Sunlight (6+) for the afternoon.',
  );
});
