import { type Airman, isLost } from '../campaign/aircrew.ts';
import { dateText } from '../campaign/calendar.ts';
import {
  type Campaign,
  everybody,
  type FlightRecord,
  isOver,
  lastDayOf,
  squadronPoints,
  totalPoints,
} from '../campaign/campaign.ts';
import { flightsNamed } from '../campaign/flight-names.ts';
import { gradeOf } from '../campaign/grade.ts';
import { ACE } from '../campaign/honours.ts';
import { spanNamed } from '../campaign/span.ts';
import { aircraftNamed, missionTitle, type Rulebook } from '../cards/rulebook.ts';
import { GAME_CARDS } from '../games/cards.ts';
import { foughtAs } from '../words/fought-as.ts';
import {
  alone,
  capital,
  counted,
  inWords,
  plural,
  talliedTypes,
  times,
  uncapital,
  victoryPoints,
} from '../words/numbers.ts';
import type { Chapter } from './history/chapter.ts';
import { chaptersOfTheMonth } from './history/chapters-of-the-month.ts';
import { communique } from './history/communique.ts';
import { epilogue } from './history/epilogue.ts';
import { namesOf } from './history/happenings-told.ts';
import { menTold } from './history/men-told.ts';
import { type RanksInChapters, ranksInChapters } from './history/ranks-in-chapters.ts';
import { weekParagraphs } from './history/weeks.ts';
import { whatItCost } from './history/what-it-cost.ts';
import {
  allEntries,
  allFlown,
  harmDone,
  isFlown,
  isMachineLost,
  type Lived,
  type LivedDay,
  type Sortie,
  sortiesOf,
  untilDawn,
  wasAboard,
} from './lived.ts';
import { leftOpen } from './mess/evenings.ts';
import { ownWordsChapter } from './own-words.ts';
import { balloonsBurnt } from './report/balloons.ts';
import { fullName, wonInApril } from './report/what-became-of-them.ts';
import { strangestOf } from './strangest/strangest.ts';
import { scoreText, victoriesText } from './tables/people-rows.ts';
import { inShort, isUntold, pointsOf, untoldDays, untoldNote } from './untold.ts';
import { whoHasFlown } from './who-is-who.ts';

/** What the first chapter is called: three weeks are told when they are over. */
function headOf({ now }: Lived): string {
  if (!isOver(now)) return 'The Story So Far';
  return now.until === undefined ? 'The Three Weeks' : 'The Month';
}

/** (48) The flight's April as it might be told afterwards: how it went, who flew it, and what became of them. */
export function historyOfApril(soFar: Lived): Chapter[] {
  const lived = untilDawn(soFar);
  const sorties = allFlown(lived).flatMap(sortiesOf);
  const note = untoldNote(lived);
  const ranks = ranksInChapters(lived);
  return [
    {
      title: headOf(lived),
      paragraphs: [openingParagraph(lived, sorties), ...verdictParagraphs(lived), ...foughtParagraph(lived)],
    },
    ...(note === undefined
      ? [
          ...strange(lived),
          ...chaptersOfTheMonth(lived),
          { title: 'Week by Week', paragraphs: weekParagraphs(lived) },
          ...whatItCost(lived),
        ].map(ranks.once)
      : [{ title: 'Day by Day', paragraphs: [note, ...lived.days.flatMap((day) => dayInShort(day, lived))] }]),
    { title: 'Aces', paragraphs: aceParagraphs(lived) },
    { title: 'Roll of Honour', paragraphs: rollOfHonour(lived, sorties) },
    { title: 'What Became of Them', paragraphs: menTold(lived).map(({ paragraph }) => paragraph) },
    ...endOf(epilogue(lived).map(ranks.known)),
    ...(note === undefined ? openChapter(lived, ranks) : []),
    ...ownWordsChapter(soFar),
  ];
}

/** Where the turns of some days are unknown, no first and no best can be told: each day is told alone. */
function dayInShort(day: LivedDay, lived: Lived): string[] {
  const date = dateText(day.dawn.day);
  if (!isUntold(day)) return isOver(lived.now) || day.dawn.day < lived.now.day ? [communique(day, lived)] : [];
  const points = lived.now.flights.reduce((sum, flight) => sum + pointsOf(day, flight), 0);
  return day.untold.after ? [[`${date}: ${victoryPoints(points)}.`, ...inShort(day, lived.book)].join(' ')] : [];
}

function strange(lived: Lived): Chapter[] {
  const paragraphs = strangestOf(lived);
  return paragraphs.length > 0 ? [{ title: 'Strange to Say', paragraphs }] : [];
}

const endOf = (paragraphs: readonly string[]): Chapter[] =>
  paragraphs.length > 0 ? [{ title: 'Epilogue', paragraphs }] : [];

/** What was begun and came to nothing yet. */
function openChapter(lived: Lived, { known }: RanksInChapters): Chapter[] {
  const left = leftOpen(lived, (man) => known(namesOf(lived).of(man)));
  return left.length > 0 ? [{ title: 'Left Open', paragraphs: [left.join(' ')] }] : [];
}

const figures = (sorties: readonly Sortie[]) => ({
  forcedDown: sorties.flatMap(({ scores }) => scores).filter(({ why }) => why === 'enemy-forced-down').length,
  lost: sorties.filter(isMachineLost).length,
  shotDown: sorties.flatMap(({ scores }) => scores).filter((score) => harmDone(score) === 'enemy-shot-down').length,
});

function openingParagraph(lived: Lived, sorties: readonly Sortie[]): string {
  const { now, book, days } = lived;
  const people = everybody(days[0]?.dawn ?? now).length;
  const sent = everybody(now).length - people;
  const { name, station } = book.squadronNotes;
  const [they, them] = now.flights.length === 1 ? ['it', 'it'] : ['they', 'them'];
  return [
    `${flightsNamed(now.flights)} of ${name}, stood at ${station} on 1 April 1917 with ${machinesText(lived)}, and ${counted(people, 'man', 'men')} to fly them.`,
    ...flownSentences(lived, sorties, they, them),
    sent > 0
      ? `To fill the places of others ${counted(sent, 'man', 'men')} came out.`
      : `Nobody was sent out to ${them}.`,
  ].join(' ');
}

function flownSentences(lived: Lived, sorties: readonly Sortie[], they: string, them: string): string[] {
  if (untoldDays(lived).length > 0) return [];
  const entries = allEntries(lived);
  if (entries.length === 0) return [`Nothing has been asked of ${them} yet.`];
  const asked = `Of ${counted(entries.length, 'mission')} asked of ${them} ${untilText(lived)} ${they} flew ${alone(entries.filter(isFlown).length)}.`;
  if (sorties.length === 0) return [asked, 'Not one machine left the ground.'];
  const { lost, shotDown, forcedDown } = figures(sorties);
  return [
    asked,
    `Machines took off ${times(sorties.length)}, and ${alone(lost)} ${lost > 1 ? 'were' : 'was'} lost.`,
    `${capital(victoriesText(shotDown))} ${plural(shotDown, 'was', 'were')} entered in the record.`,
    ...burntText(lived),
    ...(forcedDown > 0
      ? [
          `${capital(counted(forcedDown, 'enemy', 'enemies'))} ${plural(forcedDown, 'was', 'were')} forced down, which counts no victory.`,
        ]
      : []),
  ];
}

/** Balloons are no victories over machines, and are counted beside them. */
function burntText(lived: Lived): string[] {
  const burnt = allFlown(lived).flatMap(balloonsBurnt).length;
  return burnt === 0 ? [] : [`${capital(counted(burnt, 'balloon'))} ${plural(burnt, 'was', 'were')} burnt.`];
}

const untilText = ({ now }: Lived): string => (isOver(now) ? `in ${spanNamed(now)}` : `before ${dateText(now.day)}`);

/** At the start of the first day: later machines may be of other types. */
function machinesText({ now, days, book }: Lived): string {
  const machines = (days[0]?.dawn ?? now).flights.flatMap((flight) => flight.machines);
  return talliedTypes(machines.map(({ aircraft }) => aircraftNamed(aircraft, book)));
}

/**
 * (48) The verdict. Ruling: the scale is for one flight. Each of several flights is measured by it, and their sum is
 * told.
 */
function verdictParagraphs({ now, book }: Lived): string[] {
  const { flights } = now;
  if (flights.length === 1) return flights.map((flight) => verdictOf(flight, now, book));
  const each = flights.map((flight) => `${flight.flight} Flight ${standsText(flight)}${gradeText(flight, now, book)}`);
  const by = isOver(now) ? yardstick(now, book) : 'The ledgers stand so';
  return [
    `${by}: ${stopped(each.join('; '))}`,
    `${flightsNamed(flights)} stand at ${victoryPoints(squadronPoints(now))} together.`,
  ];
}

/** The game, and how well the enemy was led, where it was not the Initiative Track. */
function foughtParagraph({ now, enemyLedBy }: Lived): string[] {
  if (now.fights === undefined || enemyLedBy === undefined) return [];
  return [`The fights of this month were fought ${foughtAs(GAME_CARDS[now.fights].title, enemyLedBy)}.`];
}

function verdictOf(flight: FlightRecord, now: Campaign, book: Rulebook): string {
  if (!isOver(now)) return `The ledger stands ${standsText(flight)}. The verdict is not yet spoken.`;
  return `The ledger closes ${standsText(flight)}. ${yardstick(now, book)}, the verdict is${stopped(gradeText(flight, now, book))}`;
}

/** `R.F.C.` ends a sentence with its own full stop. */
const stopped = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

function standsText(flight: FlightRecord): string {
  const points = totalPoints(flight);
  return `at ${victoryPoints(points)}, ${colourOf(points)}`;
}

function colourOf(points: number): string {
  if (points === 0) return 'neither black nor red';
  return points > 0 ? 'in the black' : 'in the red';
}

const yardstick = (now: Campaign, { victoryPoints: { par } }: Rulebook): string =>
  `By the yardstick of ${spanNamed(now)}, on which ${par.aDay * lastDayOf(now)} would have been a fine performance`;

/** (48) Nothing before the end. */
function gradeText(flight: FlightRecord, now: Campaign, book: Rulebook): string {
  if (!isOver(now)) return '';
  return `: ${uncapital(gradeOf(totalPoints(flight), lastDayOf(now), book).words)}`;
}

function aceParagraphs(lived: Lived): string[] {
  const { now, book } = lived;
  const aces = everybody(now)
    .filter(({ kills, balloons }) => kills + balloons >= ACE)
    .sort((a, b) => b.kills + b.balloons - (a.kills + a.balloons));
  if (aces.length === 0) return [noAceText(lived)];
  return aces.map((man) => {
    return `${fullName(man, book)}: ${scoreText(man).join(' and ')}${wonText(man, lived)}.`;
  });
}

/** What he won in this month; nothing, where that is all he has. */
function wonText(man: Airman, lived: Lived): string {
  const has = scoreText(man).join(' and ');
  const won = scoreText(wonInApril(man, lived)).join(' and ');
  if (won === '') return ', all from before April';
  return `; in April ${won}`.replace(`; in April ${has}`, ', all of April');
}

/** Who comes nearest to five; that nobody has any. */
function noAceText(lived: Lived): string {
  const { now, book } = lived;
  const where = `in ${now.flights.length === 1 ? 'the flight' : 'these flights'}`;
  const men = everybody(now);
  const most = Math.max(...men.map(({ kills, balloons }) => kills + balloons));
  if (most <= 0) return `Nobody ${where} has a victory to his name.`;
  const best = men.filter(({ kills, balloons }) => kills + balloons === most);
  const [first] = best;
  return first && best.length === 1
    ? `Nobody ${where} has five to his name; ${fullName(first, book)} comes nearest, with ${scoreText(first).join(' and ')}${wonText(first, lived)}.`
    : `Nobody ${where} has five to his name; ${inWords(best.length)} men come nearest, with ${most === 1 ? 'one' : `${Math.floor(most) === most ? inWords(most) : most}`} each.`;
}

function rollOfHonour(lived: Lived, sorties: readonly Sortie[]): string[] {
  const { now, book } = lived;
  const lost = whoHasFlown(lived)
    .filter(({ man }) => isLost(man))
    .sort((a, b) => sinceOf(a.man) - sinceOf(b.man));
  if (lost.length === 0) return ['Nobody.'];
  return HONOURED.flatMap(({ is, words }) => {
    const named = lost
      .filter(({ man: { standing } }) => standing.is === is)
      .map(({ man, flight }) => {
        const last = sorties.findLast((sortie) => sortie.flown.day === sinceOf(man) && wasAboard(sortie, man.id));
        const on = last ? ` (${missionTitle(last.flown.began.mission, book)})` : '';
        const whose = now.flights.length > 1 ? `, ${flight} Flight` : '';
        return `${fullName(man, book)}${whose}, on ${dateText(sinceOf(man))}${on}`;
      });
    return named.length > 0 ? [`${words}: ${named.join('; ')}.`] : [];
  });
}

const HONOURED = [
  { is: 'killed', words: 'Killed in action' },
  { is: 'prisoner', words: 'Taken prisoner' },
] as const;

const sinceOf = ({ standing }: Airman): number => ('since' in standing ? standing.since : 0);
