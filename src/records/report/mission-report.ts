import type { Watch } from '../../campaign/watch.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { type GameEvent, ofType } from '../../table/events.ts';
import { fightParagraphs } from './fights-reported.ts';
import { type FlownMission, missionsIn } from './flown-mission.ts';
import { homeParagraph, troubleParagraph } from './homecoming-reported.ts';
import { sendingParagraph, wayParagraph } from './outing-reported.ts';
import { achievedParagraph, type PointsLine, pointsLines } from './points-reported.ts';

/** (44) What an officer would write of a mission in the evening, and what it was worth. */
export interface MissionReport {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The Victory Points, a line each. */
  readonly points: readonly PointsLine[];
  readonly total: number;
}

/** The reports of a day's missions, in the order in which they were flown. */
export function missionReports(events: readonly GameEvent[], book: Rulebook): MissionReport[] {
  const [broke] = ofType(events, 'day-broke');
  return missionsIn(events).map((flown) => reportOn(flown, broke?.day ?? 1, book));
}

function reportOn(flown: FlownMission, day: number, book: Rulebook): MissionReport {
  const { began, ended } = flown;
  return {
    title: `${book.missions[began.mission]?.mission ?? began.mission}, ${HALVES[began.watch]}${day} April 1917`,
    paragraphs: [
      `${sendingParagraph(flown, book)} ${wayParagraph(flown, book)}`,
      ...fightParagraphs(flown, book),
      troubleParagraph(flown, book),
      `${achievedParagraph(flown)} ${homeParagraph(flown, book)}`,
    ].filter((paragraph) => paragraph !== ''),
    points: pointsLines(flown),
    total: ended.points,
  };
}

/** A Dawn Patrol has its hour in its name, and a Twilight Patrol. */
const HALVES: Readonly<Record<Watch, string>> = {
  dawn: '',
  morning: 'morning of ',
  afternoon: 'afternoon of ',
  twilight: '',
};

/** The report as text: its title, its paragraphs, and the Victory Points with their reasons. */
export function reportText({ title, paragraphs, points, total }: MissionReport): string {
  const lines = points.map(({ points: each, reason }) => `  ${signed(each).padStart(4)}  ${reason}`);
  const account = ['Victory Points', ...lines, `  ${signed(total).padStart(4)}  in all`].join('\n');
  return [title, ...paragraphs, account].join('\n\n');
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);
