import type { Chapter } from '../../../src/chronicle/history/chapter.ts';
import { historyOfApril } from '../../../src/chronicle/history-of-april.ts';
import { eveningLived } from '../../../src/chronicle/letters/evening-lived.ts';
import type { Letter } from '../../../src/chronicle/letters/letter.ts';
import { letterHome } from '../../../src/chronicle/letters/letter-home.ts';
import { lettersToFamilies } from '../../../src/chronicle/letters/to-the-family.ts';
import type { Lived, LivedDay } from '../../../src/chronicle/lived.ts';
import { eveningTold } from '../../../src/chronicle/mess/evening-told.ts';
import { gossipOfOurs } from '../../../src/chronicle/mess/gossip-of-ours.ts';
import { ofKind } from '../../../src/chronicle/moments/of-kind.ts';
import { missionReports } from '../../../src/chronicle/report/mission-report.ts';

/** What a campaign's papers say: of each day, and the history of it all. */
export interface Papers {
  readonly days: readonly DaysPapers[];
  readonly history: readonly Chapter[];
}

/** The papers of a day: the reports with their paragraphs, the mess, the letters, and the gossip. */
export interface DaysPapers {
  readonly day: number;
  readonly reports: readonly (readonly string[])[];
  readonly mess: readonly string[];
  readonly home: readonly Letter[];
  readonly families: readonly Letter[];
  readonly gossip: readonly string[];
}

export const papersOf = (lived: Lived): Papers => ({
  days: lived.days.map((day) => papersOn(day, lived)),
  history: historyOfApril(lived),
});

function papersOn(day: LivedDay, lived: Lived): DaysPapers {
  const evenings = ofKind(day.moments, 'evening-came').map(({ flight }) => eveningLived(flight, day, lived));
  return {
    day: day.dawn.day,
    reports: missionReports(day.moments, lived.book).map(({ paragraphs }) => paragraphs),
    mess: evenings.flatMap(eveningTold),
    home: evenings.flatMap((evening) => letterHome(evening) ?? []),
    families: evenings.flatMap(lettersToFamilies),
    gossip: [gossipOfOurs(day, lived) ?? []].flat(),
  };
}
