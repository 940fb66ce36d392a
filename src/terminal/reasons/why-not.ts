import { manNumbers } from '../../campaign/man-numbers.ts';
import type { DayPlan, PlannedMission } from '../../campaign/plan.ts';
import { isToCome } from '../../campaign/plan.ts';
import { WATCHES } from '../../campaign/watch.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { About, Question } from '../../table/decisions.ts';
import { manual } from '../narration/turn-narration.ts';
import type { Meant } from './meant.ts';
import { meantCard } from './why-not-card.ts';
import { menMeant, whichOfThem, whyNotHim } from './why-not-him.ts';

/** (6) Reads a line in the planning of the day that is none of the answers. Nothing, where it means nothing. */
export function meantBy(text: string, question: Question, book: Rulebook): Meant | undefined {
  const { decision, about } = question;
  switch (decision) {
    case 'plan-card':
      return meantCard(text, question);
    case 'assign':
      return meantMan(text, about, book);
    case 'half-of-day':
      return barred(whyNotThen(text, about));
    case 'duty':
      return barred(whyNotIn(missionMeant(text, about.plan, book), book));
    case 'plan':
      return barred(whyNotAgain(missionMeant(text, about.plan, book), book));
    default:
      return undefined;
  }
}

const barred = (why: string | undefined): Meant | undefined => (why === undefined ? undefined : { is: 'barred', why });

function meantMan(text: string, about: About<'assign'>, book: Rulebook): Meant | undefined {
  const flies = about.available.find(({ machine }) => machine.toLowerCase() === text.toLowerCase());
  if (flies) return { is: 'answer', answer: flies.airman };
  const men = menMeant(numbered(text, about) ?? text, about);
  const [man] = men;
  if (!man) return undefined;
  if (men.length > 1) return { is: 'barred', why: whichOfThem(men) };
  if (about.available.some(({ airman }) => airman === man.id)) return { is: 'answer', answer: man.id };
  return { is: 'barred', why: whyNotHim(man, about, book) };
}

/** Who goes by a number, though he cannot be named now. */
const numbered = (text: string, { flight }: About<'assign'>): string | undefined =>
  [...manNumbers(flight)].find(([, number]) => number === text)?.[0];

function whyNotThen(text: string, { plan }: About<'half-of-day'>): string | undefined {
  const watch = WATCHES.find((each) => each === text.toLowerCase());
  if (watch === undefined) return undefined;
  if (!isToCome(watch, plan)) return `The ${watch} is over.`;
  return `At ${watch} only the patrol of that name is flown: a routine mission fills a morning or an afternoon (rule 6).`;
}

const missionMeant = (text: string, { missions }: DayPlan, book: Rulebook): PlannedMission | undefined =>
  missions.find(({ key, scheduled }) =>
    [key, manual(scheduled.mission, book).toLowerCase()].includes(text.toLowerCase()),
  );

function whyNotIn(mission: PlannedMission | undefined, book: Rulebook): string | undefined {
  if (!mission) return undefined;
  const name = manual(mission.scheduled.mission, book);
  if (mission.stands === 'not-flown') return `${name} is left undone, and needs nobody.`;
  if (mission.watch === 'dawn' || mission.watch === 'twilight')
    return `${name} is no routine mission, and does not count (rule 6).`;
  return `${name} has no place for him, or he has no machine then.`;
}

function whyNotAgain(mission: PlannedMission | undefined, book: Rulebook): string | undefined {
  if (!mission) return undefined;
  const name = manual(mission.scheduled.mission, book);
  return mission.stands === 'flown' ? `${name} has been flown.` : `The time for ${name} is over.`;
}
