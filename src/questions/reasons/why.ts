import { boxOf, type Rulebook } from '../../cards/rulebook.ts';
import { REASONS_OF_GAMES } from '../../games/screens.ts';
import { sourceOf } from '../../kit/screen/row-source.ts';
import type { Reasons } from '../../kit/screen/sentence.ts';
import { type EventOf, type EventType, type GameEvent, ofType } from '../../table/events.ts';
import { dateOf, rollText, signed } from '../../words/numbers.ts';
import { BATTLE_REASONS } from '../narration/battle-narration.ts';
import { DAY_REASONS } from '../narration/day-narration.ts';
import { FIGHT_REASONS } from '../narration/fight-narration.ts';
import { narrate } from '../narration/narration.ts';
import type { Told } from '../narration/telling.ts';
import { startText, weatherName } from '../weather.ts';
import { ACTIVITY_REASONS } from './activity-reasons.ts';
import { MISSION_REASONS } from './mission-reasons.ts';
import { PERSONNEL_REASONS } from './personnel-reasons.ts';
import { TURN_REASONS } from './turn-reasons.ts';

/** The reasons behind every figure: the throw, the card, the row, and the row's source. */
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

/** What to explain: the last paragraphs, the last shot, or the last shot by or at a machine. */
export type WhyAsked = { readonly last: number } | { readonly shotOf: string | 'anybody' };

/** How many paragraphs `why` alone explains. */
const FEW = 3;

/** Reads the word after `why`: nothing, a count, `shot`, or a machine. */
export function readWhy(word: string): WhyAsked {
  if (word === '' || /^\d+$/.test(word)) return { last: Number(word) || FEW };
  return { shotOf: word === 'shot' ? 'anybody' : word.toUpperCase() };
}

/** Each event with its reasons; before a shot everything that led to it. */
export function whyText(told: readonly Told[], asked: WhyAsked, book: Rulebook): string[] {
  const all = told.flatMap(({ events }) => events);
  const chosen = 'last' in asked ? lastOf(told, asked.last, book) : shotOf(asked.shotOf, told);
  const chain = [...new Set(chosen.flatMap((event) => [...ledTo(event, all), event]))];
  if (chain.length === 0) return [nothingText(asked)];
  return chain.flatMap((event) => {
    const people = told.find(({ events }) => events.includes(event))?.people ?? NOBODY;
    const sentence = narrate(event, book, people);
    const reasons = reasonsFor(event, book).map((reason) => `  ${reason}`);
    // An event without a sentence has no line of its own.
    return sentence === '' ? reasons : [sentence, ...reasons];
  });
}

function nothingText(asked: WhyAsked): string {
  if ('last' in asked) return 'Nothing has happened yet for why to explain.';
  if (asked.shotOf === 'anybody') return 'Nobody has fired yet.';
  return isMachine(asked.shotOf)
    ? `Today ${asked.shotOf} has neither fired nor been fired at by another machine.`
    : NO_WHY;
}

const isMachine = (word: string): boolean => /^[A-Z]{1,2}\d+$/.test(word);

const NO_WHY =
  'why tells how what has happened came about: why, why 10, why shot, why B1. What speaks for an answer stands behind it, and odds weighs them all.';

const NOBODY = { men: new Map(), flights: [], crews: [], downs: [] };

function lastOf(told: readonly Told[], many: number, book: Rulebook): GameEvent[] {
  const explained = told.filter(({ events }) => events.some((event) => reasonsFor(event, book).length > 0));
  return explained.slice(-many).flatMap(({ events }) => events);
}

/**
 * The last shot by or at somebody, and its result: on the Initiative Track its whole paragraph, in other games the
 * target's damage directly after it.
 */
function shotOf(who: string, told: readonly Told[]): readonly GameEvent[] {
  const events = told.flatMap((each) => each.events);
  const shot = events
    .filter(isShot)
    .findLast((each) => who === 'anybody' || [targetOf(each), 'machine' in each && each.machine].includes(who));
  if (shot === undefined) return [];
  if (shot.type === 'burst-fired') return told.find((each) => each.events.includes(shot))?.events ?? [];
  // What a dive has struck is told of whoever fired.
  const struck = targetOf(shot) ?? ('machine' in shot && shot.machine);
  const after = events.slice(events.indexOf(shot) + 1);
  const end = after.findIndex((event) => !('machine' in event) || event.machine !== struck || ENDS.has(event.type));
  return [shot, ...after.slice(0, end < 0 ? after.length : end)];
}

type Shot = EventOf<
  'burst-fired' | 'guns-fired' | 'side-shot-fired' | 'fired-on' | 'clouds-fired' | 'dive-burst-fired'
>;

const targetOf = (shot: Shot): string | undefined => ('target' in shot ? shot.target : undefined);

const SHOTS: ReadonlySet<EventType> = new Set<Shot['type']>([
  'burst-fired',
  'guns-fired',
  'side-shot-fired',
  'fired-on',
  'clouds-fired',
  'dive-burst-fired',
]);

/** The target fires in its turn, or flies on. */
const ENDS: ReadonlySet<EventType> = new Set<EventType>([...SHOTS, 'side-moved', 'clouds-flew']);

/** A machine fires at another in any game, or in a dive at something on the ground. */
const isShot = (event: GameEvent): event is Shot => SHOTS.has(event.type);

/** The causes of an event of a fight, the first first: both Initiative Rolls, the attack, the burst. */
function ledTo(event: GameEvent, all: readonly GameEvent[]): GameEvent[] {
  const before = all.slice(0, all.indexOf(event));
  return causesOf(event, before).flatMap((cause) => [...ledTo(cause, before), cause]);
}

function causesOf(event: GameEvent, before: readonly GameEvent[]): GameEvent[] {
  switch (event.type) {
    case 'attack-made':
      return event.initiative ? [event.attacker, event.target].flatMap((machine) => rollOf(machine, before)) : [];
    case 'burst-fired':
      return latest(before, 'attack-made', ({ attacker }) => attacker === event.machine || attacker === event.target);
    case 'critical-hit-scored':
      return latest(before, 'burst-fired', ({ machine }) => machine === event.by);
    case 'crew-hit':
      return latest(before, 'critical-hit-scored', ({ machine }) => machine === event.machine);
    default:
      return [];
  }
}

const rollOf = (machine: string, before: readonly GameEvent[]): GameEvent[] =>
  latest(before, 'initiative-rolled', (rolled) => rolled.machine === machine);

function latest<T extends EventType>(
  events: readonly GameEvent[],
  type: T,
  isIt: (event: EventOf<T>) => boolean,
): GameEvent[] {
  return ofType(events, type).filter(isIt).slice(-1);
}
