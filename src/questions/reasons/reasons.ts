import { boxOf, type Rulebook } from '../../cards/rulebook.ts';
import { REASONS_OF_GAMES } from '../../games/screens.ts';
import { sourceOf } from '../../kit/screen/row-source.ts';
import type { Reasons } from '../../kit/screen/sentence.ts';
import type { EventOf, EventType } from '../../table/events.ts';
import { dateOf, rollText, signed } from '../../words/numbers.ts';
import { BATTLE_REASONS } from '../narration/battle-narration.ts';
import { DAY_REASONS } from '../narration/day-narration.ts';
import { FIGHT_REASONS } from '../narration/fight-narration.ts';
import { startText, weatherName } from '../weather.ts';
import { ACTIVITY_REASONS } from './activity-reasons.ts';
import { MISSION_REASONS } from './mission-reasons.ts';
import { PERSONNEL_REASONS } from './personnel-reasons.ts';
import { TURN_REASONS } from './turn-reasons.ts';

/** The chain behind every figure: what was thrown, on which card, which row, whence the card has it. */
const REASONS: { readonly [T in EventType]: Reasons<T> } = {
  ...TURN_REASONS,
  ...MISSION_REASONS,
  ...FIGHT_REASONS,
  ...REASONS_OF_GAMES,
  ...BATTLE_REASONS,
  ...ACTIVITY_REASONS,
  ...PERSONNEL_REASONS,
  ...DAY_REASONS,
  'day-broke': ({ day }) => [`${dateOf(day)} is day ${day} of April. The printed campaign lasts 21 days.`],
  'forecast-received': ({ roll, am, pm }, book) => [
    `Rule 5: two dice on the Weather Forecast table, ${rollText(roll)}.`,
    `That row gives ${startText(am)} for the morning and ${startText(pm)} for the afternoon.`,
    sourceOf(book.weatherEffects.forecast, roll.total),
  ],
  'real-weather-laid': ({ day, am, pm }, { april1917 }) => [
    `Rule 5 laid aside: this campaign has the real weather of April 1917. Its card has ${startText(am)} for the morning and ${startText(pm)} for the afternoon.`,
    ...april1917.days
      .filter((each) => each.day === day)
      .map(({ source, cells }) => `Source of the day: ${source}; of its boxes: ${cells?.['weather'] ?? source}.`),
    'From then on the dice change the weather (rule 12).',
  ],
  'watch-began': ({ watch, weather, trend }, book) => [
    `Rule 12: the ${watch} begins with the forecast's Weather Number for it, ${weather} (${boxOf(weather, book).name}).`,
    `Its trend is ${trend > 0 ? '+' : '-'}: a Forecast Trend moves the Weather Number by ${signed(trend)}.`,
  ],
  'weather-checked': ({ roll, from, change, byTrend, to }, book) => [
    `Rule 12: two dice on the Weather Change table, ${rollText(roll)}.`,
    change === 0
      ? `The row leaves the weather as it is: ${weatherName(book, to)}.`
      : `${byTrend ? 'A Forecast Trend; the trend is' : 'The row says'} ${signed(change)}: from ${weatherName(book, from)} to ${weatherName(book, to)}.`,
    ...(Math.abs(to - from) > 2 ? ['The sixteen boxes form a ring: after 16 comes 1.'] : []),
    sourceOf(book.weatherEffects.change, roll.total),
  ],
  'flight-paraded': () => ['Rule 1: the men fit and the machines ready by the Flight Personnel Record.'],
  'evening-came': ({ flight }) => [`Rule 45: the Victory Points of ${flight} Flight today.`],
  'day-ended': () => ['Rule 45: the Victory Points of the day, black above nought and red below.'],
};

export function reasonsFor<T extends EventType>(event: EventOf<T>, book: Rulebook): readonly string[] {
  const reasons: Reasons<T> = REASONS[event.type];
  return reasons(event, book);
}
