import { dateText } from '../campaign/calendar.ts';
import { everybody } from '../campaign/campaign.ts';
import { decorationRow } from '../campaign/honours.ts';
import type { Flight } from '../campaign/watch.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { type EventOf, type EventType, type GameEvent, ofType } from '../table/events.ts';
import { entriesOf, type Flown, isFlown, type Lived, type LivedDay } from './lived.ts';
import { dutyOf, objectiveOf } from './mission-rows.ts';
import { capital, counted, inWords, written } from './prose.ts';
import { casualtiesOf, remarksOn, sentences } from './remarks.ts';
import { type Sortie, sortiesOf } from './sorties.ts';

/** A day told shortly. */
export interface DayStory {
  readonly day: number;
  /** The Victory Points of the day so far. */
  readonly points: number;
  /** Whether its evening has come. */
  readonly isOver: boolean;
  readonly forecast: string;
  readonly arrivals: readonly string[];
  readonly missions: readonly MissionStory[];
  readonly evening: readonly string[];
}

export interface MissionStory {
  readonly title: string;
  /** A line for each machine: who flew her, and what came of it. */
  readonly machines: readonly string[];
  readonly points: number;
}

export const dayStories = (lived: Lived): DayStory[] => lived.days.map((day) => storyOf(day, lived));

function storyOf(day: LivedDay, lived: Lived): DayStory {
  const missions = entriesOf(day);
  const points = missions.map((entry) => (isFlown(entry) ? entry.ended.points : entry.points));
  const whose = (flight: Flight) => (lived.now.flights.length > 1 ? `${flight} Flight, ` : '');
  const [forecast] = [...ofType(day.events, 'forecast-received'), ...ofType(day.events, 'real-weather-laid')];
  return {
    day: day.dawn.day,
    points: points.reduce((sum, each) => sum + each, 0),
    isOver: ofType(day.events, 'day-ended').length > 0,
    forecast: forecast?.words.replace(/\.$/, '') ?? '',
    arrivals: told(day.events, ARRIVALS, lived),
    missions: missions.map((entry) =>
      isFlown(entry)
        ? missionStory(entry, whose(entry.began.flight), lived.book)
        : {
            title: `${whose(entry.flight)}${dutyOf(entry.mission, lived.book)}, not flown`,
            machines: [],
            points: entry.points,
          },
    ),
    evening: told(day.events, EVENING, lived),
  };
}

function missionStory(flown: Flown, whose: string, book: Rulebook): MissionStory {
  const { began, ended } = flown;
  return {
    title: `${capital(`${whose}${began.watch}`)}: ${dutyOf(began.mission, book)}, ${objectiveOf(flown, book)}`,
    machines: sortiesOf(flown).map((sortie) => machineLine(sortie, book)),
    points: ended.points,
  };
}

function machineLine(sortie: Sortie, book: Rulebook): string {
  const { crew } = sortie;
  const happened = [...remarksOn(sortie, book), ...casualtiesOf(sortie)];
  return `${crew.machine} ${crew.men.map(written).join(' and ')}: ${happened.length > 0 ? sentences(happened) : 'nothing to remark.'}`;
}

type Teller<T extends EventType> = (event: EventOf<T>, name: (id: string) => string, lived: Lived) => string[];
type Tellers = { readonly [T in EventType]?: Teller<T> };

const ARRIVALS: Tellers = {
  'newcomer-reported': ({ rank, forenames, surname, seat, machine }) => [
    `${rank} ${forenames} ${surname} reports for duty, ${seat} of ${machine}.`,
  ],
  'flight-commander-made': ({ man, rank }, name) => [`${name(man)} is promoted ${rank} and commands the flight.`],
  'decoration-awarded': ({ man, decoration }, name, { book }) => [
    `In orders: the ${decorationRow(decoration, book).name} to ${name(man)}.`,
  ],
  'returned-to-duty': ({ man, from }, name) => [
    `${name(man)} is back ${from === 'wounded' ? 'from hospital' : 'by road'}.`,
  ],
};

/** Of the evening's ratings only what has changed. */
const EVENING: Tellers = {
  'evening-came': ({ flight }, _, { now }) => (now.flights.length > 1 ? [`${flight} Flight.`] : []),
  'skill-checked': ({ man, from, to }, name) => (from === to ? [] : [`${name(man)}: Pilot Skill ${from} to ${to}.`]),
  'firing-checked': ({ man, from, to }, name) => (from === to ? [] : [`${name(man)}: Firing ${from} to ${to}.`]),
  'bravery-checked': (
    { man, letterBefore, letter },
    name,
    {
      book: {
        pilotSkillFiringAndBravery: { letters },
      },
    },
  ) =>
    letterBefore === letter
      ? []
      : [`${name(man)}'s Bravery is ${letters.find((row) => row.letter === letter)?.name ?? letter} now.`],
  'request-answered': ({ request, asked, granted, day }) => [
    `${capital(request === 'machines' ? counted(asked, 'machine') : `${inWords(asked)} of aircrew`)} asked for: ${granted === 0 ? 'none to be had' : `${inWords(granted)} to come on ${dateText(day)}`}.`,
  ],
  'man-promoted': ({ man, from }, name) => [`${name(man)} is promoted; he was ${from} until today.`],
  'decoration-recommended': ({ man, decoration, words }, name, { book }) => [
    `${name(man)} is put in for the ${decorationRow(decoration, book).name}. ${words}.`,
  ],
  'acting-commander-appointed': ({ man }, name) => [`${name(man)} leads the flight for the time being.`],
};

function told(events: readonly GameEvent[], tellers: Tellers, lived: Lived): string[] {
  const name = (id: string) => {
    const man = everybody(lived.now).find((each) => each.id === id);
    return man ? written({ ...man, airman: id }) : id;
  };
  return events.flatMap((event) => tell(event, tellers, name, lived));
}

function tell<T extends EventType>(
  event: EventOf<T> & GameEvent,
  tellers: Tellers,
  name: (id: string) => string,
  lived: Lived,
): string[] {
  const teller = tellers[event.type as T] as Teller<T> | undefined;
  return teller?.(event, name, lived) ?? [];
}
