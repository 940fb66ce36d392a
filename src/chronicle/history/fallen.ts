import { type Airman, isLost } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { everybody } from '../../campaign/campaign.ts';
import type { Letter } from '../letters/letter.ts';
import { allFlown, type Lived } from '../lived.ts';
import { eveningsOf } from '../mess/evenings.ts';
import { type MissionReport, missionReports } from '../report/mission-report.ts';
import { fullName } from '../report/what-became-of-them.ts';
import { untoldDays } from '../untold.ts';
import { namesOf } from './happenings-told.ts';
import { menTold } from './men-told.ts';

/** A man who did not come back, with what is told of him and the report of his last flight. */
export interface Fallen {
  readonly id: string;
  readonly name: string;
  readonly paragraphs: readonly string[];
}

export function fallenOf(lived: Lived): Fallen[] {
  const letters = lettersOf(lived);
  const reported = new Map<MissionReport, string>();
  return menTold(lived)
    .filter(({ known: { man } }) => isLost(man))
    .map(({ known: { man }, paragraph }) => ({
      id: man.id,
      name: fullName(man, lived.book),
      paragraphs: [paragraph, ...lastFlight(man, lived, reported), ...letterOf(man.id, letters, lived)],
    }));
}

/** What was written to his family. */
function letterOf(man: string, letters: readonly Posted[], lived: Lived): string[] {
  // A second letter tells that a missing man is dead.
  return letters
    .filter(({ of }) => of === man)
    .map(({ by, to, says, day }, i) => {
      const when = i === 0 ? 'That evening' : `On ${dateText(day)}`;
      return `${when} ${namesOf(lived).on(day).of(by)} wrote to ${to}: "${says}"`;
    });
}

/** The report of a man's last mission; of one that another was lost on, that it stands there. */
function lastFlight({ id: man, surname }: Airman, lived: Lived, reported: Map<MissionReport, string>): string[] {
  const lost = everybody(lived.now).find(({ id }) => id === man)?.standing;
  if (lost && 'since' in lost && untoldDays(lived).some(({ dawn }) => dawn.day === lost.since)) return [];
  const last = allFlown(lived).findLast(({ began }) =>
    began.machines.some(({ men }) => men.some(({ airman }) => airman === man)),
  );
  const day = lived.days.find(({ dawn }) => dawn.day === last?.day);
  const report = missionReports(day?.moments ?? [], lived.book).findLast(({ facts }) =>
    facts.machines.some(({ men }) => men.some(({ airman }) => airman === man)),
  );
  if (!report) return [];
  const before = reported.get(report);
  if (before !== undefined) return [`His last flight: ${report.title}, as of ${before}, above.`];
  reported.set(report, surname);
  return [`His last flight: ${report.title}.`, ...report.paragraphs];
}

/** A letter with its evening. */
interface Posted extends Letter {
  readonly day: number;
}

/** All letters of a campaign: of each evening of each flight, as told to a player who wants to hear all. */
export const lettersOf = (lived: Lived): Posted[] =>
  eveningsOf(lived.days, lived)
    .flatMap(({ evenings }) => evenings)
    .flatMap(({ day, families, home }) => [...families, ...(home ? [home] : [])].map((letter) => ({ ...letter, day })));
