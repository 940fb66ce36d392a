import { squadronPoints } from '../../campaign/campaign.ts';
import { missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { momentsOf } from '../../chronicle/moments/moments.ts';
import { IN_YOUR_WORDS, ownWordsTold } from '../../chronicle/own-words.ts';
import { missionReports, reportText } from '../../chronicle/report/mission-report.ts';
import { serviceRecords } from '../../chronicle/service-record.ts';
import { whoIsWho } from '../../chronicle/who-is-who.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { dawnOf } from '../../logbook/standing.ts';
import { wrap } from '../../page/paper.ts';
import { flownSoFar } from '../../screens/live/flown.ts';
import { rosterPage } from '../../screens/pages/roster-page.ts';
import { statusPage } from '../../screens/pages/status-page.ts';
import { recordPage, recordsNamed, unknownMan } from '../../shell/service-records.ts';
import { type GameEvent, ofType } from '../../table/events.ts';
import { signed, victoryPoints } from '../../words/numbers.ts';
import type { Seat } from '../seat.ts';
import { chronicleOf, notesIn } from '../sit-down/open-chronicle.ts';
import { turnsOfDay } from '../sit-down/turns-of-day.ts';
import { ledByIn } from './led-by.ts';

/** The squadron's papers that can be shown at any prompt. */
export type PaperName = 'status' | 'roster' | 'man' | 'report' | 'score';

type Text = (log: LogBook, seat: Seat, rest: readonly string[]) => string;

const PAPERS: Readonly<Record<PaperName, Text>> = {
  status: (log, { book, paper }) => {
    const campaign = dawnOf(log.standing).state;
    return statusPage({ campaign, book, enemyLedBy: ledByIn(log.standing, campaign.fights) }, paper);
  },
  roster: (log, { book, paper }) => {
    const lived = chronicleOf(log, book, turnsOfDay);
    const { day, flights } = lived.now;
    const people = whoIsWho(lived);
    return flights
      .map(({ flight }) =>
        rosterPage({ flight, day, people: people.filter((known) => known.flight === flight) }, book, paper),
      )
      .join('\n\n');
  },
  man: (log, { book, paper }, rest) => {
    const records = serviceRecords(chronicleOf(log, book, turnsOfDay));
    const typed = rest.join(' ');
    const found = recordsNamed(typed, records);
    return found.length === 0
      ? unknownMan(typed, records)
      : found.map((record) => recordPage(record, paper)).join('\n\n');
  },
  report: (log, { teller, book, setting }) => {
    const reports = missionReports(momentsOf(teller.events), book);
    const words = ownWordsTold(notesIn(log.standing).filter(({ day }) => day === setting.day()));
    const told = reports.length === 0 ? reportsBefore(log, book) : reports.map(reportText);
    return [...told, ...(words.length > 0 ? [IN_YOUR_WORDS, ...words] : [])].join('\n\n');
  },
  score: (log, { teller, book, paper }) => wrap(scoreText(log, teller.events, book), paper),
};

/** As long as no mission of today is over: those of the day before. */
function reportsBefore(log: LogBook, book: Rulebook): string[] {
  const yesterday = chronicleOf(log, book, turnsOfDay).days.at(-2);
  const reports = yesterday ? missionReports(yesterday.moments, book) : [];
  return reports.length === 0
    ? ['No mission is over yet today.']
    : ['No mission is over yet today. Yesterday:', ...reports.map(reportText)];
}

/** The text of a paper, by its name. */
export function paperNamed(name: PaperName, log: LogBook, seat: Seat, rest: readonly string[]): string {
  return PAPERS[name](log, seat, rest);
}

/** The campaign's score at the start of the day, and the points of each mission since. */
function scoreText(log: LogBook, events: readonly GameEvent[], book: Rulebook): string {
  const before = squadronPoints(dawnOf(log.standing).state);
  const over = [...ofType(events, 'mission-ended'), ...ofType(events, 'mission-not-flown')];
  const today = over.reduce((sum, { points }) => sum + points, 0);
  const flown = flownSoFar(events);
  return [
    `At dawn ${signed(before)}, today ${signed(today)}: ${victoryPoints(before + today)}.`,
    ...over.map(
      ({ type, mission, points }) =>
        `${missionTitle(mission, book)}${type === 'mission-ended' ? '' : ', not flown'}: ${signed(points)}.`,
    ),
    ...(flown
      ? [`What the ${missionTitle(flown.mission, book)} brings is entered when it is over; mission has how far it is.`]
      : []),
  ].join('\n');
}
