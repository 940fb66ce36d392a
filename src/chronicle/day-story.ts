import { dateText } from '../campaign/calendar.ts';
import { allMen } from '../campaign/campaign.ts';
import { decorationRow } from '../campaign/honours.ts';
import { type Men, menOf, menWith } from '../campaign/namesakes.ts';
import type { Flight } from '../campaign/watch.ts';
import { aircraftNamed, missionTitle, type Rulebook } from '../cards/rulebook.ts';
import { abilityText, FIGURE_NAMES } from '../kit/screen/career-told.ts';
import { doneElsewhereText } from '../words/done-elsewhere.ts';
import { BACK_FROM } from '../words/fates.ts';
import { capital, counted, inWords, listed, uncapital } from '../words/numbers.ts';
import { flightAfter } from './flight-after.ts';
import { entriesOf, type Flown, isFlown, type Lived, type LivedDay, type Sortie, sortiesOf } from './lived.ts';
import type { Moment, MomentKind, MomentOf } from './moments/kinds.ts';
import { ofKind } from './moments/of-kind.ts';
import { casualtiesOf, remarksOn, sentences } from './remarks.ts';
import { written } from './report/prose.ts';
import { objectiveOf } from './tables/mission-rows.ts';
import { editionText, inShort, isUntold, pointsOf, type UntoldDay } from './untold.ts';

/** A day in short. */
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

interface MissionStory {
  readonly title: string;
  /** A line for each machine: the crew, and what happened; machines without remarks share one line. */
  readonly machines: readonly string[];
  readonly points: number;
}

export const dayStories = (lived: Lived): DayStory[] => lived.days.map((day) => storyOf(day, lived));

function storyOf(day: LivedDay, lived: Lived): DayStory {
  if (isUntold(day)) return shortStory(day, lived);
  const missions = entriesOf(day);
  const points = missions.map((entry) => (isFlown(entry) ? entry.ended.points : entry.points));
  const whose = (flight: Flight) => (lived.now.flights.length > 1 ? `${flight} Flight, ` : '');
  const [forecast] = [...ofKind(day.moments, 'forecast-received'), ...ofKind(day.moments, 'real-weather-laid')];
  return {
    day: day.dawn.day,
    points: points.reduce((sum, each) => sum + each, 0),
    isOver: ofKind(day.moments, 'day-ended').length > 0,
    forecast: forecast?.words.replace(/\.$/, '') ?? '',
    arrivals: told(day, ARRIVALS, lived),
    missions: missions.map((entry) =>
      isFlown(entry)
        ? missionStory(entry, whose(entry.began.flight), lived.book)
        : {
            title: `${whose(entry.flight)}${missionTitle(entry.mission, lived.book)}, not flown`,
            machines: [],
            points: entry.points,
          },
    ),
    evening: told(day, EVENING, lived),
  };
}

/** Of a day whose turns are unknown, the changes at the next dawn. */
function shortStory(day: UntoldDay, { now, book }: Lived): DayStory {
  return {
    day: day.dawn.day,
    points: now.flights.reduce((sum, flight) => sum + pointsOf(day, flight), 0),
    isOver: day.untold.after !== undefined,
    forecast: `Told in short, for it was played by ${editionText(day.untold)}`,
    arrivals: inShort(day, book),
    missions: [],
    evening: [],
  };
}

function missionStory(flown: Flown, whose: string, book: Rulebook): MissionStory {
  const { began, ended } = flown;
  return {
    title: `${capital(`${whose}${began.watch}`)}: ${missionTitle(began.mission, book)}, ${objectiveOf(flown, book)}`,
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

/** How a moment is told: its men by their rank at that time. */
interface Telling {
  name(id: string): string;
  /** `the flight`, or its name where there are several. */
  readonly flight: string;
  /** The two moments before it. */
  readonly before: readonly Moment[];
  readonly today: readonly Moment[];
  readonly lived: Lived;
}

type Teller<T extends MomentKind> = (moment: MomentOf<T>, telling: Telling) => string[];
type Tellers = { readonly [T in MomentKind]?: Teller<T> };

/** Arrivals at dawn. */
const ARRIVALS: Tellers = {
  'newcomer-reported': ({ rank, forenames, surname, seat, machine }) => [
    `${rank} ${forenames} ${surname} reports for duty, ${seat} of ${machine}.`,
  ],
  'flight-commander-made': ({ man, rank, why }, { name, flight }) => [
    `${name(man)} is ${why === 'confirmed' ? 'confirmed in command of' : 'given'} ${flight}, and promoted ${rank}.`,
  ],
  'decoration-awarded': ({ man, decoration }, { name, lived: { book } }) => [
    `In orders: the ${decorationRow(decoration, book).name} to ${name(man)}.`,
  ],
  'returned-to-duty': ({ man, from }, { name }) => [`${name(man)} is back ${BACK_FROM[from]}.`],
  'machines-returned': ({ repaired, sent }, { lived: { book } }) => [
    ...(repaired.length > 0 ? [`In the line again: ${listed(repaired.map(({ machine }) => machine))}.`] : []),
    ...sent.map(({ machine, aircraft }) => `Another ${nameOf(aircraft, book)} has come, to be the new ${machine}.`),
  ],
};

const nameOf = (aircraft: string, book: Rulebook): string => aircraftNamed(aircraft, book);

/** Of the evening's ratings only the changes. */
const EVENING: Tellers = {
  'evening-came': ({ flight }, { lived: { now } }) => (now.flights.length > 1 ? [`${flight} Flight.`] : []),
  'bravery-checked': ({ man, from, to, letterBefore, letter }, { name, before, lived: { book } }) => {
    const bravery = `${braveryName(letter, book)} now (Bravery ${from} to ${to})`;
    const changed = [...learnt(man, before), ...(letterBefore === letter ? [] : [bravery])];
    return changed.length > 0 ? [`${name(man)}: ${changed.join(', ')}.`] : [];
  },
  'task-ended': ({ task, end, ...won }, { name, lived: { book } }) => {
    const words = book.tasks[task]?.words;
    const said = end === 'done' ? words?.done : words?.failed;
    return [[said ?? [], wonText(won, name, book)].flat().join(' ')];
  },
  'task-done-elsewhere': (moment, { lived: { book } }) => [doneElsewhereText(moment, book)],
  'machines-struck-off': ({ machines }) => [`Struck off: ${listed(machines.map(({ machine }) => machine))}.`],
  'request-answered': ({ request, asked, granted, day }) => [
    `${capital(request === 'machines' ? counted(asked, 'machine') : `${inWords(asked)} of aircrew`)} asked for: ${granted === 0 ? 'none to be had' : `${inWords(granted)} to come on ${dateText(day)}`}.`,
  ],
  'man-promoted': ({ man, to }, { name }) => [`${name(man)} is promoted ${to}.`],
  'decoration-recommended': ({ man, decoration, words }, { name, lived: { book } }) => [
    `${name(man)} is put in for the ${decorationRow(decoration, book).name}. ${words}.`,
  ],
  'leave-given': ({ man, back }, { name }) => [`${name(man)} goes to the sea for a rest until ${dateText(back)}.`],
  'skill-raised': careerLine,
  'ability-gained': careerLine,
  'wound-mended': careerLine,
  'acting-commander-appointed': ({ man }, { name, flight }) => [`${name(man)} leads ${flight} for the time being.`],
};

type CareerMoment = MomentOf<'skill-raised' | 'ability-gained' | 'wound-mended'>;

const isOfCareer = (moment: Moment): moment is CareerMoment =>
  moment.type === 'skill-raised' || moment.type === 'ability-gained' || moment.type === 'wound-mended';

/** (C123) to (C130) What changed in a man's career is one line, at the first of its moments. */
function careerLine(moment: CareerMoment, { name, today, lived: { book } }: Telling): string[] {
  const his = today.filter(isOfCareer).filter(({ man }) => man === moment.man);
  return his[0] === moment
    ? [
        `${name(moment.man)}: ${raisedOnce(his)
          .map((each) => careerChange(each, book))
          .join('; ')}.`,
      ]
    : [];
}

/** A figure that rose several times is told from its first to its last value. */
function raisedOnce(his: readonly CareerMoment[]): CareerMoment[] {
  const told: CareerMoment[] = [];
  for (const each of his) {
    const at = told.findIndex(
      (other) => other.type === 'skill-raised' && each.type === 'skill-raised' && other.skill === each.skill,
    );
    const before = told[at];
    if (before?.type === 'skill-raised' && each.type === 'skill-raised') told[at] = { ...before, to: each.to };
    else told.push(each);
  }
  return told;
}

function careerChange(moment: CareerMoment, book: Rulebook): string {
  if (moment.type === 'skill-raised') return `${FIGURE_NAMES[moment.skill]} ${moment.from} to ${moment.to}`;
  if (moment.type === 'ability-gained') return uncapital(abilityText(moment.ability, book));
  return `by the hospital ${moment.words}${moment.back === 0 ? '' : `, to fly again on ${dateText(moment.back)}`}`;
}

/** Ours: the lasting reward of a special task. */
function wonText(
  { decorated, depot, fewerOfJasta11 }: Pick<MomentOf<'task-ended'>, 'decorated' | 'depot' | 'fewerOfJasta11'>,
  name: Telling['name'],
  book: Rulebook,
): string[] {
  return [
    ...(decorated
      ? [`${name(decorated.man)} is put in for the ${decorationRow(decorated.decoration, book).name}.`]
      : []),
    ...(depot ? [`The depot is better disposed until ${dateText(depot.until)}.`] : []),
    ...(fewerOfJasta11 ? [`Fewer of Jasta 11 will be met until ${dateText(fewerOfJasta11.until)}.`] : []),
  ];
}

/** What a man has learnt today: his Skill and his Firing are checked before his Bravery. */
function learnt(man: string, before: readonly Moment[]): string[] {
  const his = before.filter((moment) => 'man' in moment && moment.man === man);
  const skill = ofKind(his, 'skill-checked').map(({ from, to }) => ({ rating: 'Pilot Skill', from, to }));
  const firing = ofKind(his, 'firing-checked').map(({ from, to }) => ({ rating: 'Firing', from, to }));
  return [...skill, ...firing]
    .filter(({ from, to }) => from !== to)
    .map(({ rating, from, to }) => `${rating} ${from} to ${to}`);
}

const braveryName = (letter: string, { pilotSkillFiringAndBravery: { letters } }: Rulebook): string =>
  letters.find((row) => row.letter === letter)?.name ?? letter;

/** The sentences of a day, in order. */
function told({ dawn, moments }: LivedDay, tellers: Tellers, lived: Lived): string[] {
  let men = menOf(allMen(dawn));
  let flight: Flight | undefined;
  return moments.flatMap((moment, i) => {
    if (moment.type === 'newcomer-reported') men = menWith(moment.man, moment, men);
    flight = flightAfter(moment, flight);
    const whose = flight === undefined || lived.now.flights.length === 1 ? 'the flight' : `${flight} Flight`;
    const lines = tell(moment, tellers, {
      name: (id) => nameIn(men, id),
      flight: whose,
      before: moments.slice(Math.max(0, i - 2), i),
      today: moments,
      lived,
    });
    men = promotedIn(moment, men);
    return lines;
  });
}

/** (47) The men after a promotion. */
function promotedIn(moment: Moment, men: Men): Men {
  if (moment.type !== 'man-promoted' && moment.type !== 'flight-commander-made') return men;
  const man = men.get(moment.man);
  return man ? menWith(moment.man, { ...man, rank: 'to' in moment ? moment.to : moment.rank }, men) : men;
}

function nameIn(men: Men, id: string): string {
  const man = men.get(id);
  return man ? written(man) : id;
}

function tell<T extends MomentKind>(moment: MomentOf<T>, tellers: Tellers, telling: Telling): string[] {
  const teller: Teller<T> | undefined = tellers[moment.type];
  return teller?.(moment, telling) ?? [];
}
