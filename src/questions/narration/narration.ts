import { isForGood } from '../../campaign/aircrew.ts';
import { decorationRow } from '../../campaign/honours.ts';
import type { Flight } from '../../campaign/watch.ts';
import type { StartingWeather } from '../../cards/printed/weather-effects.ts';
import { aircraftNamed, boxOf, type Rulebook } from '../../cards/rulebook.ts';
import { SENTENCES_OF_GAMES } from '../../games/screens.ts';
import { abilityText, FIGURE_NAMES } from '../../kit/screen/career-told.ts';
import { flyer, manAboard, manNamed, type People, shortName, speaker } from '../../kit/screen/people.ts';
import type { Sentence } from '../../kit/screen/sentence.ts';
import type { MissionEvent } from '../../table/events/mission-events.ts';
import type { PersonnelEvent } from '../../table/events/personnel-events.ts';
import type { EventOf, EventType } from '../../table/events.ts';
import { BACK_FROM, fateText } from '../../words/fates.ts';
import {
  capital,
  counted,
  dateOf,
  inWords,
  listed,
  plural,
  rollText,
  signed,
  uncapital,
  victoryPoints,
} from '../../words/numbers.ts';
import { startText, weatherMeaning, weatherName } from '../weather.ts';
import { ACTIVITY_SENTENCES } from './activity-narration.ts';
import { BATTLE_SENTENCES } from './battle-narration.ts';
import { DAY_SENTENCES } from './day-narration.ts';
import { gunsText, HOW_DOWN, machineFateText, sideText } from './fates.ts';
import { FIGHT_SENTENCES } from './fight-narration.ts';
import { TURN_SENTENCES } from './turn-narration.ts';

const PERSONNEL_SENTENCES: { readonly [T in PersonnelEvent['type']]: Sentence<T> } = {
  'skill-checked': ({ man, from, to, words }, _, people) =>
    `${manNamed(man, people)}, Pilot Skill ${change(from, to)}: ${words}.`,
  'firing-checked': ({ man, from, to, words }, _, people) =>
    `${manNamed(man, people)}, Firing ${change(from, to)}: ${words}.`,
  'bravery-checked': ({ man, from, to, letterBefore, letter, words }, _, people) =>
    `${manNamed(man, people)}, Bravery ${change(from, to)} (${change(letterBefore, letter)}): ${words}.`,
  'request-answered': ({ request, asked, granted, day, words }) => {
    const who = request === 'machines' ? 'machines' : 'aircrew';
    const told = `The request for ${who}, ${inWords(asked)} asked for: ${uncapital(words)}`;
    return granted === 0 ? `${told}.` : `${told}. ${capital(inWords(granted))} to come on ${dateOf(day)}.`;
  },
  'machine-allotted': ({ machine, was, aircraft, depot }, book) =>
    aircraft === was
      ? `For ${machine} comes another ${aircraftNamed(was, book)}, from ${depot}.`
      : `For ${machine}, a ${aircraftNamed(was, book)}, comes a ${aircraftNamed(aircraft, book)} from ${depot}.`,
  'newcomer-rated': ({ seat, rank, skill, firing, bravery }) =>
    `A new ${seat}: ${rank}, ${skill ?? '-'}/${firing}, Bravery ${bravery}.`,
  'newcomer-reported': ({ rank, forenames, surname, seat, machine }) =>
    `${rank} ${forenames} ${surname} reports for duty, ${seat} of ${machine}.`,
  'acting-commander-appointed': ({ man }, _, people) => `${manNamed(man, people)} leads the flight for the time being.`,
  'flight-commander-made': ({ man, rank }, _, people) =>
    `${manNamed(man, people)} is promoted ${rank} and becomes Flight Commander.`,
  'man-promoted': ({ man, to }, _, people) => `${manNamed(man, people)} is promoted ${to}.`,
  'decoration-recommended': ({ man, decoration, day, words, pressed }, book, people) => {
    const { name } = decorationRow(decoration, book);
    const when = day === 0 ? '' : ` It should be in orders on ${dateOf(day)}.`;
    return `${manNamed(man, people)} is put in for the ${name}${pressed ? ', and it is pressed' : ''}. ${words}.${when}${pressed ? ` Bravery ${change(pressed.from, pressed.to)}.` : ''}`;
  },
  'decoration-awarded': ({ man, decoration }, book, people) =>
    `In orders: the ${decorationRow(decoration, book).name} to ${manNamed(man, people)}.`,
  'leave-given': ({ man, back, from, to }, _, people) =>
    `${manNamed(man, people)} goes to the sea for a rest, and will be back on ${dateOf(back)}. Bravery ${change(from, to)}.`,
  'word-said': ({ man, how, left, his, others }, _, people) =>
    `A ${how} word with ${manNamed(man, people)}: Bravery ${change(his.from, his.to)}; ${manNamed(left, people)}, who heard it, ${change(others.from, others.to)}.`,
  'pair-made': ({ man, with: other, third, his, friends, thirds }, _, people) =>
    `${manNamed(man, people)} and ${manNamed(other, people)} are to be put down together: Bravery ${change(his.from, his.to)} and ${change(friends.from, friends.to)}; ${manNamed(third, people)}, who is left over, ${change(thirds.from, thirds.to)}.`,
  'experience-earned': ({ man, points, left }, _, people) =>
    `${manNamed(man, people)} has earned ${counted(points, 'point')} of experience; ${left} to spend.`,
  'skill-raised': ({ man, skill, from, to, price }, _, people) =>
    `${manNamed(man, people)}, ${FIGURE_NAMES[skill]} ${from} to ${to}, for ${counted(price, 'point')}.`,
  'ability-gained': ({ man, ability }, book, people) =>
    `${manNamed(man, people)} has an ability. ${abilityText(ability, book)}.`,
  'wound-mended': ({ man, fortitude, roll, words, back }, _, people) =>
    `${manNamed(man, people)}, wounded, tests ${roll.total} against a Fortitude of ${fortitude}: ${words}.${back === 0 ? '' : ` He flies again on ${dateOf(back)}.`}`,
  'returned-to-duty': ({ man, from }, _, people) =>
    `${manNamed(man, people)} is back with the flight ${BACK_FROM[from]}.`,
  'machines-returned': ({ repaired, sent }, book) =>
    [
      ...(repaired.length > 0 ? [`In the line again: ${listed(repaired.map(({ machine }) => machine))}.`] : []),
      ...(sent.length > 0 ? [`Come from the depot: ${machinesText(sent, book)}.`] : []),
    ].join(' '),
  'machines-struck-off': ({ machines }, book) => `Struck off: ${machinesText(machines, book)}.`,
  'campaign-graded': ({ flight, points, words }, _, people) =>
    `${speaker(flight, people, ': ')}${words}: ${victoryPoints(points)}.`,
};

const machinesText = (machines: EventOf<'machines-struck-off'>['machines'], book: Rulebook): string =>
  listed(machines.map((each) => `${each.machine} (${aircraftNamed(each.aircraft, book)})`));

const change = (from: number | string, to: number | string) => (from === to ? `stays ${to}` : `${from} to ${to}`);

export const MISSION_SENTENCES: { readonly [T in MissionEvent['type']]: Sentence<T> } = {
  'guns-looked-for': ({ hex, guns }) => `Below, in ${hex}: ${gunsText(guns)}.`,
  'low-archie-rolled': ({ roll, shots }) =>
    shots === 0
      ? `Too low for Archie ${rollText(roll)}: he is silent.`
      : `Archie fires at you low down too ${rollText(roll)}, ${counted(shots, 'shot')}.`,
  'machines-placed': ({ placing }) =>
    `On the grid: ${Object.entries(placing)
      .map(([machine, square]) => `${machine} on ${square}`)
      .join(', ')}.`,
  'archie-fired': ({ roll, hit, near }) => {
    const shot = `Archie bursts on ${roll.total}`;
    if (hit) return `${shot}: ${hit} is hit.${near.length > 0 ? ` ${listed(near)} shaken.` : ''}`;
    return near.length > 0 ? `${shot}: a near miss for ${listed(near)}.` : `${shot}: no danger to anybody.`;
  },
  'archie-hit': ({ machine, roll, result, words }, _, people) =>
    `${flyer(machine, people)}, Archie hit ${rollText(roll)}: ${words}${result === 'driven-off' ? ': out of the rest of this turn, if he heeds it' : ''}.`,
  'station-kept': ({ machine }, _, people) =>
    `${capital(manAboard(machine, 'pilot', people))} of ${machine} takes no notice and keeps his station.`,
  'machine-guns-fired': ({ machine, hit }, _, people) =>
    hit ? `Machine guns rake ${flyer(machine, people)}.` : `Machine guns fire at ${machine} and miss.`,
  'machine-gun-hit': ({ machine, roll, words }, _, people) => `${flyer(machine, people)}, ${rollText(roll)}: ${words}.`,
  'critical-hit-taken': ({ machine, roll, words }, _, people) =>
    `${flyer(machine, people)}, Critical Hit ${rollText(roll)}: ${words}.`,
  'man-hit': ({ machine, who, fate }, _, people) =>
    `${capital(manAboard(machine, who, people))} of ${machine} is hit: ${fateText(fate)}.`,
  'machine-crippled': ({ machine, words, lameDuck, climbs }, _, people) =>
    `${flyer(machine, people)}: ${words}. She is a Lame Duck, No. ${lameDuck}${climbs ? '' : ', and cannot climb'}.`,
  'lame-duck-checked': ({ machine, number, roll, held }, _, people) =>
    `Lame Duck Check for ${flyer(machine, people)}, No. ${number}: ${rollText(roll)}${held ? ', she holds together' : ''}.`,
  'lame-duck-gave-way': ({ machine, words }, _, people) => `${flyer(machine, people)}: ${words}.`,
  'engine-trouble-met': ({ machine, roll, words }, _, people) =>
    `${flyer(machine, people)}, ${rollText(roll)}: ${words}.`,
  'straggler-met-enemy': ({ machine, words }, _, people) =>
    `${flyer(machine, people)}, alone, is met by the enemy. ${words}.`,
  'machine-came-down': ({ machine, how, words, side, machineFate }, _, people) =>
    `${flyer(machine, people)} ${HOW_DOWN[how]} ${sideText(machine, side)}: ${words}. ${machineFateText(machineFate)}.`,
  'fate-decided': ({ machine, who, fate }, _, people) =>
    `${capital(manAboard(machine, who, people))} of ${machine} is ${fateText(fate)}.`,
};

/** A sentence or two for every event. */
const SENTENCES: { readonly [T in EventType]: Sentence<T> } = {
  ...TURN_SENTENCES,
  ...MISSION_SENTENCES,
  ...FIGHT_SENTENCES,
  ...SENTENCES_OF_GAMES,
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

/** (45) Who is missing from the mess tonight for good. */
function messText(flight: Flight, { downs, dead = [], headlineOf }: People): string {
  const headline = headlineOf?.(flight);
  if (headline !== undefined) return ` ${headline}`;
  const isHere = (each: { readonly flight: Flight | undefined }) => each.flight === undefined || each.flight === flight;
  const down = downs.filter(isHere).flatMap(({ men }) => men);
  const lost = [...down.filter(({ fate }) => isForGood(fate?.fate)), ...dead.filter(isHere)];
  if (lost.length === 0) return '';
  const lots = (['killed', 'prisoner'] as const).flatMap((lot) => {
    const men = lost.filter(({ fate }) => fate?.fate === lot).map(({ man }) => shortName(man));
    return men.length === 0 ? [] : [`${listed(men)} ${plural(men.length, 'was', 'were')} ${LOST[lot]}`];
  });
  return ` ${capital(counted(lost.length, 'chair'))} ${plural(lost.length, 'is', 'are')} empty in the mess: ${listed(lots)}.`;
}

const LOST = { killed: 'killed', prisoner: 'taken prisoner' } as const;

/** The weather at the start of the two halves of the day. */
const startsText = ({ am, pm }: Record<'am' | 'pm', StartingWeather>, book: Rulebook): string =>
  `The morning will begin with ${weatherName(book, am.number)}, trend ${startText(am).slice(-1)}; ` +
  `the afternoon with ${weatherName(book, pm.number)}, trend ${startText(pm).slice(-1)}.`;

export function narrate<T extends EventType>(event: EventOf<T>, book: Rulebook, people: People): string {
  const sentence: Sentence<T> = SENTENCES[event.type];
  return sentence(event, book, people);
}
