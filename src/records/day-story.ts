import type { Flight } from '../campaign/watch.ts';
import { capital } from '../english/numbers.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { ofType } from '../table/events.ts';
import { entriesOf, type Flown, isFlown, type Lived, type LivedDay } from './lived.ts';
import { casualtiesOf, remarksOn, sentences } from './remarks.ts';
import { written } from './report/prose.ts';
import { ARRIVALS, EVENING, told } from './report/told-of-the-day.ts';
import { type Sortie, sortiesOf } from './sorties.ts';
import { dutyOf, objectiveOf } from './tables/mission-rows.ts';

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
  /** A line for each machine: who flew her, and what came of it; in one those of whom there is nothing to remark. */
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
    arrivals: told(day, ARRIVALS, lived),
    missions: missions.map((entry) =>
      isFlown(entry)
        ? missionStory(entry, whose(entry.began.flight), lived.book)
        : {
            title: `${whose(entry.flight)}${dutyOf(entry.mission, lived.book)}, not flown`,
            machines: [],
            points: entry.points,
          },
    ),
    evening: told(day, EVENING, lived),
  };
}

function missionStory(flown: Flown, whose: string, book: Rulebook): MissionStory {
  const { began, ended } = flown;
  return {
    title: `${capital(`${whose}${began.watch}`)}: ${dutyOf(began.mission, book)}, ${objectiveOf(flown, book)}`,
    machines: machineLines(sortiesOf(flown), book),
    points: ended.points,
  };
}

function machineLines(sorties: readonly Sortie[], book: Rulebook): string[] {
  const lines = sorties.map((sortie) => ({
    crew: `${sortie.crew.machine} ${sortie.crew.men.map(written).join(' and ')}`,
    happened: [...remarksOn(sortie, book), ...casualtiesOf(sortie)],
  }));
  const quiet = lines.filter(({ happened }) => happened.length === 0).map(({ crew }) => crew);
  return [
    ...lines
      .filter(({ happened }) => happened.length > 0)
      .map(({ crew, happened }) => `${crew}: ${sentences(happened)}`),
    ...(quiet.length > 0 ? [`${quiet.join(', ')}: nothing to remark.`] : []),
  ];
}
