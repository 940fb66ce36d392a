import type { Flight } from '../../campaign/watch.ts';
import { capital, counted, dateOf, listed, plural, rollText, signed, victoryPoints } from '../../english/numbers.ts';
import type { StartingWeather } from '../../rulebook/cards/weather-effects.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { boxOf } from '../../rulebook/weather-box.ts';
import type { EventOf, EventType } from '../../table/events.ts';
import { FIGHT_SENTENCES } from '../fights/fight-narration.ts';
import { SYSTEM_SENTENCES } from '../fights/systems.ts';
import { startText, weatherMeaning, weatherName } from '../weather.ts';
import { ACTIVITY_SENTENCES } from './activity-narration.ts';
import { BATTLE_SENTENCES } from './battle-narration.ts';
import { DAY_SENTENCES } from './day-narration.ts';
import { MISSION_SENTENCES } from './mission-narration.ts';
import { type People, shortName } from './people.ts';
import { PERSONNEL_SENTENCES } from './personnel-narration.ts';
import type { Sentence } from './sentence.ts';
import { TURN_SENTENCES } from './turn-narration.ts';

/** One sentence or two for everything that can happen. */
const SENTENCES: { readonly [T in EventType]: Sentence<T> } = {
  ...TURN_SENTENCES,
  ...MISSION_SENTENCES,
  ...FIGHT_SENTENCES,
  ...SYSTEM_SENTENCES,
  ...BATTLE_SENTENCES,
  ...ACTIVITY_SENTENCES,
  ...PERSONNEL_SENTENCES,
  ...DAY_SENTENCES,
  'day-broke': ({ day }) => `${dateOf(day)}.`,
  'forecast-received': ({ roll, words, am, pm }, book) =>
    `Weather Forecast ${rollText(roll)}: ${words}. ${startsText({ am, pm }, book)}`,
  'real-weather-laid': ({ words, am, pm }, book) =>
    `No forecast today, but the weather of that day as it was. ${words} ${startsText({ am, pm }, book)}`,
  'flight-paraded': ({ flight, pilots, observers, machines }) =>
    `${flight} Flight parades: ${counted(pilots, 'pilot')} and ${counted(observers, 'observer')} fit, ${counted(machines, 'machine')} ready.`,
  'watch-began': ({ watch, flight, weather }, book) =>
    `${flight} Flight, ${watch}. ${weatherName(book, weather)}: ${weatherMeaning(book, weather)}`,
  'weather-checked': (event, book) => {
    const thrown = `Weather Change ${rollText(event.roll)}`;
    if (event.from === event.to) return `${thrown}: the weather holds.`;
    const cause = event.byTrend ? ', the trend of the forecast' : '';
    const { name } = boxOf(event.to, book);
    if (name === boxOf(event.from, book).name)
      return `${thrown}${cause}: ${name} still, with the marker on box ${event.to}.`;
    return `${thrown}${cause}: ${weatherName(book, event.from)} gives way to ${weatherName(book, event.to)}.`;
  },
  'evening-came': ({ flight, points }, _, people) =>
    `${people.flights.length > 1 ? `${flight} Flight, evening: ${victoryPoints(points)} today` : 'Evening'}.${messText(flight, people)}`,
  'day-ended': ({ day, points, total }) =>
    `So ended ${dateOf(day)}. Victory Points of the day: ${signed(points)}. Campaign: ${signed(total)}.`,
};

/** (45) Who is not in the mess tonight, and will not be again. */
function messText(flight: Flight, { downs }: People): string {
  const lost = downs
    .filter((down) => down.flight === undefined || down.flight === flight)
    .flatMap(({ men }) => men)
    .filter(({ fate }) => fate?.fate === 'killed' || fate?.fate === 'prisoner');
  if (lost.length === 0) return '';
  const lots = (['killed', 'prisoner'] as const).flatMap((lot) => {
    const men = lost.filter(({ fate }) => fate?.fate === lot).map(({ man }) => shortName(man));
    return men.length === 0 ? [] : [`${listed(men)} ${plural(men.length, 'was', 'were')} ${LOST[lot]}`];
  });
  return ` ${capital(counted(lost.length, 'chair'))} ${plural(lost.length, 'is', 'are')} empty in the mess: ${listed(lots)}.`;
}

const LOST = { killed: 'killed', prisoner: 'taken prisoner' } as const;

/** Where the two halves of the day begin. */
const startsText = ({ am, pm }: Record<'am' | 'pm', StartingWeather>, book: Rulebook): string =>
  `The morning will begin with ${weatherName(book, am.number)}, trend ${startText(am).slice(-1)}; ` +
  `the afternoon with ${weatherName(book, pm.number)}, trend ${startText(pm).slice(-1)}.`;

export function narrate<T extends EventType>(event: EventOf<T>, book: Rulebook, people: People): string {
  const sentence: Sentence<T> = SENTENCES[event.type];
  return sentence(event, book, people);
}
