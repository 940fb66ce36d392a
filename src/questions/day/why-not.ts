import { manNumbers } from '../../campaign/man-numbers.ts';
import { type DayPlan, isToCome, type PlannedMission } from '../../campaign/plan.ts';
import { WATCHES } from '../../campaign/watch.ts';
import { missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import type { Meant } from '../../kit/screen/asking.ts';
import type { About, Asked } from '../../table/decisions.ts';
import { menMeant, whichOfThem, whyNotHim } from './why-not-him.ts';

const barred = (why: string): Meant => ({ is: 'barred', why });

/** (6) Whom a word means that is none of the answers, or why he cannot be named. */
export function meantMan(text: string, { about }: Asked<'assign'>, book: Rulebook): Meant | undefined {
  const flies = about.available.find(({ machine }) => machine.toLowerCase() === text.toLowerCase());
  if (flies) return { is: 'answer', answer: flies.airman };
  const men = menMeant(numbered(text, about) ?? text, about);
  const [man] = men;
  if (!man) return undefined;
  if (men.length > 1) return barred(whichOfThem(men));
  if (about.available.some(({ airman }) => airman === man.id)) return { is: 'answer', answer: man.id };
  return barred(whyNotHim(man, about, book));
}

/** Who goes by a number, though he cannot be named now. */
const numbered = (text: string, { flight }: About<'assign'>): string | undefined =>
  [...manNumbers(flight)].find(([, number]) => number === text)?.[0];

/** Why a mission cannot be flown in a part of the day. */
export function whyNotThen(text: string, { about: { plan } }: Asked<'half-of-day'>): Meant | undefined {
  const watch = WATCHES.find((each) => each === text.toLowerCase());
  if (watch === undefined) return undefined;
  if (!isToCome(watch, plan)) return barred(`The ${watch} is over.`);
  return barred(
    `At ${watch} only the patrol of that name is flown: a routine mission fills a morning or an afternoon (rule 6).`,
  );
}

/** Reads a mission by its name, and says why it is none of the answers. */
export const whyNotThat =
  (why: (mission: PlannedMission, name: string) => string) =>
  (text: string, { about }: { readonly about: { readonly plan: DayPlan } }, book: Rulebook): Meant | undefined => {
    const nameOf = ({ scheduled }: PlannedMission) => missionTitle(scheduled.mission, book);
    const mission = about.plan.missions.find((each) =>
      [each.key, nameOf(each).toLowerCase()].includes(text.toLowerCase()),
    );
    return mission && barred(why(mission, nameOf(mission)));
  };

/** Why a man has no duty in a mission. */
export function whyNotIn({ stands, watch }: PlannedMission, name: string): string {
  if (stands === 'not-flown') return `${name} is left undone, and needs nobody.`;
  if (watch === 'dawn' || watch === 'twilight') return `${name} is no routine mission, and does not count (rule 6).`;
  return `${name} has no place for him, or he has no machine then.`;
}

/** Why a mission is not planned again. */
export const whyNotAgain = ({ stands }: PlannedMission, name: string): string =>
  stands === 'flown' ? `${name} has been flown.` : `The time for ${name} is over.`;
