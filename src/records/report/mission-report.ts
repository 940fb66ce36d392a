import type { Watch } from '../../campaign/watch.ts';
import { signed } from '../../english/numbers.ts';
import { manualNamed } from '../../rulebook/manual-of.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { type GameEvent, ofType } from '../../table/events.ts';
import { factsOf } from './facts/facts-of.ts';
import type { MissionFacts } from './facts/mission-facts.ts';
import { fightText, isFought } from './fights-reported.ts';
import { missionsIn } from './flown-mission.ts';
import { endParagraph } from './homecoming-reported.ts';
import { sendingParagraph, wayParagraph } from './outing-reported.ts';
import { passedText } from './passed-reported.ts';
import { type PointsLine, pointsLines } from './points-reported.ts';
import { troubleParagraph } from './troubles-reported.ts';

/** (44) What an officer would write of a mission in the evening, and what it was worth. */
export interface MissionReport {
  /** What it says, as data: the text below is made from this alone. */
  readonly facts: MissionFacts;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The Victory Points, a line each. */
  readonly points: readonly PointsLine[];
  readonly total: number;
}

/** The reports of a day's missions, in the order in which they were flown. */
export function missionReports(events: readonly GameEvent[], book: Rulebook): MissionReport[] {
  const [broke] = ofType(events, 'day-broke');
  return missionsIn(events).map((flown) => reportOn(factsOf(flown, broke?.day ?? 1, book), book));
}

function reportOn(facts: MissionFacts, book: Rulebook): MissionReport {
  const { mission, watch, day, scores, machines, points } = facts;
  return {
    facts,
    title: `${manualNamed(mission, book)?.mission ?? mission}, ${HALVES[watch]}${day} April 1917`,
    paragraphs: [
      `${sendingParagraph(facts, book)} ${wayParagraph(facts, book)}`,
      passedText(facts, book),
      ...asTheyHappened(facts, book),
      endParagraph(facts, book),
    ].filter((paragraph) => paragraph !== ''),
    points: pointsLines(scores, machines),
    total: points,
  };
}

/** A paragraph for each fight, and for what befell machines on the way before it, between two, and after the last. */
function asTheyHappened(facts: MissionFacts, book: Rulebook): string[] {
  const fights = facts.meetings.filter(isFought);
  const starts = [0, ...fights.map(({ at }) => at)];
  return starts.flatMap((from, i) => {
    const fight = i === 0 ? [] : fights.slice(i - 1, i).map((each) => fightText(each, facts, book));
    return [...fight, troubleParagraph(facts, { from, to: starts[i + 1] ?? Infinity }, book)];
  });
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
