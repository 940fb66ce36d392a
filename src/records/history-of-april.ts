import { type Airman, isLost } from '../campaign/aircrew.ts';
import { dateText } from '../campaign/calendar.ts';
import {
  type Campaign,
  everybody,
  type FlightRecord,
  isOver,
  squadronPoints,
  totalPoints,
} from '../campaign/campaign.ts';
import { flightsNamed } from '../campaign/flight-names.ts';
import { decorated } from '../campaign/honours.ts';
import type { Score } from '../campaign/mission-log.ts';
import { readBand } from '../rulebook/band.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { allEntries, allFlown, isFlown, type Lived } from './lived.ts';
import { dutyOf } from './mission-rows.ts';
import { scoreText, victoriesText } from './people-rows.ts';
import { capital, counted, inWords, listed } from './prose.ts';
import { atPlace } from './remarks.ts';
import { carried, harmDone, type Sortie, sortiesOf } from './sorties.ts';
import { weekParagraphs } from './weeks.ts';
import { type KnownMan, whoIsWho } from './who-is-who.ts';

/** A part of the history, under its heading. */
export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** (48) The flight's April as it might be told afterwards: how it went, by whom it was flown, and what became of them. */
export function historyOfApril(lived: Lived): Chapter[] {
  const sorties = allFlown(lived).flatMap(sortiesOf);
  return [
    { title: 'The Three Weeks', paragraphs: [openingParagraph(lived, sorties), ...verdictParagraphs(lived)] },
    { title: 'Week by Week', paragraphs: weekParagraphs(lived) },
    { title: 'Aces', paragraphs: aceParagraphs(lived) },
    { title: 'Roll of Honour', paragraphs: rollOfHonour(lived, sorties) },
    { title: 'What Became of Them', paragraphs: whoIsWho(lived).map((known) => fateParagraph(known, lived, sorties)) },
  ];
}

const figures = (sorties: readonly Sortie[]) => ({
  lost: sorties.filter(({ end }) => end?.end === 'down' && end.fate === 'lost').length,
  shotDown: sorties.flatMap(({ scores }) => scores).filter((score) => harmDone(score) === 'enemy-shot-down').length,
});

function openingParagraph(lived: Lived, sorties: readonly Sortie[]): string {
  const { now, book, days } = lived;
  const entries = allEntries(lived);
  const { lost, shotDown } = figures(sorties);
  const people = everybody(days[0]?.dawn ?? now).length;
  const sent = everybody(now).length - people;
  const { name, station } = book.squadronNotes;
  const [they, them] = now.flights.length === 1 ? ['it', 'it'] : ['they', 'them'];
  return [
    `${flightsNamed(now.flights)} of ${name}, stood at ${station} on 1 April 1917 with ${machinesText(lived)}, and ${men(people)} to fly them.`,
    `Of ${counted(entries.length, 'mission')} asked of ${them} ${untilText(lived)} ${they} flew ${inWords(entries.filter(isFlown).length)}.`,
    `A machine crossed the hedge of the aerodrome ${times(sorties.length)}, and ${lost === 0 ? 'none was lost' : `${inWords(lost)} ${was(lost)} lost`}.`,
    `${capital(victoriesText(shotDown))} ${was(shotDown)} entered in the record.`,
    sent > 0 ? `${capital(men(sent))} came out to fill the places of others.` : `Nobody was sent out to ${them}.`,
  ].join(' ');
}

const was = (count: number): string => (count === 1 ? 'was' : 'were');
const men = (count: number): string => `${inWords(count)} ${count === 1 ? 'man' : 'men'}`;

const untilText = ({ now }: Lived): string => (isOver(now) ? 'in the three weeks' : `before ${dateText(now.day)}`);

function machinesText({ now, book }: Lived): string {
  const machines = now.flights.flatMap((flight) => flight.machines);
  const types = [...new Set(machines.map(({ aircraft }) => aircraft))];
  const groups = types.map((type) => {
    const count = machines.filter(({ aircraft }) => aircraft === type).length;
    return `${inWords(count)} ${book.aircraft[type]?.name ?? type}`;
  });
  return listed(groups);
}

/**
 * (48) The yardstick.
 * Ruling: it is that of one flight. Of several each is measured by it, and what they come to together is told.
 */
function verdictParagraphs({ now, book }: Lived): string[] {
  const { flights } = now;
  if (flights.length === 1) return flights.map((flight) => verdictOf('The ledger', flight, now, book));
  return [
    ...flights.map((flight) => verdictOf(`The ledger of ${flight.flight} Flight`, flight, now, book)),
    `${flightsNamed(flights)} stand at ${squadronPoints(now)} Victory Points together.`,
  ];
}

function verdictOf(ledger: string, flight: FlightRecord, now: Campaign, book: Rulebook): string {
  const points = totalPoints(flight);
  const stands = `${ledger} ${isOver(now) ? 'closes' : 'stands'} at ${points} Victory Points, ${points > 0 ? 'in the black' : points < 0 ? 'in the red' : 'neither black nor red'}`;
  if (!isOver(now)) return `${stands}. The verdict is not yet spoken.`;
  const { words } = readBand(book.campaignGrades.grades, points);
  const par = book.victoryPoints.par;
  return `${stands}. By the yardstick of the three weeks, on which ${par.aDay * par.days} would have been a fine performance, that is called: ${words.replace(/[.!]$/, '')}.`;
}

/** From this many victories on a man is called an ace. */
const ACE = 5;

function aceParagraphs({ now, book }: Lived): string[] {
  const aces = everybody(now)
    .filter(({ kills, balloons }) => kills + balloons >= ACE)
    .sort((a, b) => b.kills + b.balloons - (a.kills + a.balloons));
  if (aces.length === 0)
    return [`Nobody in ${now.flights.length === 1 ? 'the flight' : 'these flights'} has five to his name.`];
  return aces.map((man) => `${fullName(man, book)}: ${scoreText(man).join(' and ')}.`);
}

function rollOfHonour({ now, book }: Lived, sorties: readonly Sortie[]): string[] {
  const lost = everybody(now)
    .filter(isLost)
    .sort((a, b) => sinceOf(a) - sinceOf(b));
  if (lost.length === 0) return ['Nobody.'];
  return lost.map((man) => {
    const last = sorties.findLast((sortie) => carried(sortie, man.id));
    const on = last ? `, ${dutyOf(last.flown.began.mission, book)}` : '';
    const kind = man.standing.is === 'killed' ? 'killed in action' : 'taken prisoner';
    return `${fullName(man, book)}, ${kind} on ${dateText(sinceOf(man))}${on}.`;
  });
}

const sinceOf = ({ standing }: Airman): number => ('since' in standing ? standing.since : 0);

const fullName = (man: Airman, book: Rulebook): string =>
  decorated([man.rank, man.forenames, man.surname].filter(Boolean).join(' '), man, book);

/** A man in a few sentences: what he flew and did in April, and how it ended with him. */
function fateParagraph({ man, joined, life }: KnownMan, lived: Lived, all: readonly Sortie[]): string {
  const his = all.filter((sortie) => carried(sortie, man.id));
  const from = life ? `, of ${life.home}, aged ${life.age}` : '';
  const came = joined > 1 ? `, came on ${dateText(joined)}` : '';
  return `${fullName(man, lived.book)}${from}${came}. ${flewText(man, his)} ${endText(man, his.at(-1), lived)}`;
}

function flewText({ id }: Airman, his: readonly Sortie[]): string {
  if (his.length === 0) return 'He did not fly.';
  const fought = his.filter(({ events }) => events.some(({ type }) => type === 'fight-began')).length;
  const won = his.flatMap(({ scores }) => scores).filter(isVictoryOf(id)).length;
  return `He flew ${times(his.length)} and ${foughtText(fought, his.length)}${won > 0 ? `, with ${victoriesText(won)}` : ''}.`;
}

function foughtText(fought: number, flew: number): string {
  if (fought === 0) return 'met nobody';
  if (fought === flew) return flew === 1 ? 'fought' : 'fought each time';
  return `fought on ${inWords(fought)} of these flights`;
}

const isVictoryOf = (id: string) => (score: Score) => score.who === id && harmDone(score) === 'enemy-shot-down';

const times = (count: number): string => ['never', 'once', 'twice'][count] ?? counted(count, 'time');

function endText({ standing }: Airman, last: Sortie | undefined, { now, book }: Lived): string {
  if ('since' in standing) {
    const where = last?.end?.end === 'down' ? ` ${atPlace(last.end.hex, book)}` : '';
    const when = `${dateText(standing.since)}${where}`;
    return standing.is === 'killed'
      ? `He was killed on ${when}.`
      : `He was taken on ${when}, and saw the end from behind wire.`;
  }
  if ('back' in standing && standing.back > now.day)
    return standing.is === 'wounded'
      ? `At the end he lay in hospital, and was looked for on ${dateText(standing.back)}.`
      : 'At the end he was still on his way back.';
  return isOver(now) ? 'He was with the flight on the last evening.' : 'He is with the flight.';
}
