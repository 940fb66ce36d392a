import { type Airman, isFit, isLost } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { fliesTwoSeaters } from '../../campaign/flight.ts';
import type { Machine } from '../../campaign/machine.ts';
import { manNumbers } from '../../campaign/man-numbers.ts';
import { type DayPlan, isHalf, isToCome, missionsIn, type PlannedMission } from '../../campaign/plan.ts';
import { WATCHES } from '../../campaign/watch.ts';
import { aircraftNamed, missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import type { Meant } from '../../kit/screen/asking.ts';
import { SHORT_RANKS, shortName } from '../../kit/screen/people.ts';
import type { About, Asked } from '../../table/decisions.ts';
import { placesText } from './plan-page.ts';

const barred = (why: string): Meant => ({ is: 'barred', why });

/** (6) The man meant by a word that is none of the answers, or why he cannot be named. */
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

/** The man with a number, even if he cannot be named now. */
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

type Assigning = About<'assign'>;

/**
 * The men of the flight whom a player may mean: by surname, with or without rank and initial, or by the number of a
 * machine. A former man only where nobody else has the name, and then the latest.
 */
function menMeant(text: string, { flight }: Assigning): readonly Airman[] {
  const meant = flight.aircrew.filter((man) => namesOf(man).includes(text.toLowerCase()));
  const here = meant.filter((man) => !isLost(man));
  return here.length > 0 ? here : meant.slice(-1);
}

function namesOf({ id, rank, surname, forenames, machine, seat }: Airman): string[] {
  const signed = `${forenames.charAt(0)}. ${surname}`;
  const ranked = [surname, signed].flatMap((name) => [name, `${rank} ${name}`, `${SHORT_RANKS[rank]} ${name}`]);
  return [id, ...ranked, ...(seat === 'pilot' ? [machine] : [])].map((name) => name.toLowerCase());
}

/** For several men with one name: the word for each. */
const whichOfThem = (men: readonly Airman[]): string =>
  `Which? ${men.map((man) => `${shortName(man)} is ${man.id}`).join(', ')}.`;

/** (6) Why a man cannot be named for a mission, in a sentence; the first reason that applies. */
export function whyNotHim(man: Airman, about: Assigning, book: Rulebook): string {
  for (const reason of [isGone, isOut, isObserver, isToBePaired, hasNoPlace, hasNoObserver]) {
    const because = reason(man, about, book);
    if (because !== undefined) return because;
  }
  return noMachine(man, about, book);
}

type Reason = (man: Airman, about: Assigning, book: Rulebook) => string | undefined;

const WHERE = { wounded: 'is in hospital', away: 'is not back yet', leave: 'is at the sea for a rest' } as const;

const isGone: Reason = (man, { plan: { day } }) => {
  const { standing } = man;
  if (isFit(man, day) || standing.is === 'fit') return undefined;
  if ('since' in standing)
    return `${shortName(man)} was ${standing.is === 'killed' ? 'killed' : 'taken'} on ${dateText(standing.since)}.`;
  const where = WHERE[standing.is];
  return `${shortName(man)} ${where}: he is expected back on ${dateText(standing.back)}.`;
};

/** He is planned for this mission, or for another in the same part of the day. */
const isOut: Reason = (man, { key, watch, plan }, book) => {
  const out = missionsIn(watch, plan).find(({ crews }) => crews.some((crew) => isAboard(man, crew)));
  if (!out) return undefined;
  if (out.key === key) return `${shortName(man)} is down for this mission already.`;
  return `${shortName(man)} is down for ${nameOf(out, book)} ${partOf(watch)}: rule 6 sends a man out once in each part of the day.`;
};

const isAboard = ({ id }: Airman, { airman, observer }: PlannedMission['crews'][number]) =>
  id === airman || id === observer?.airman;

const nameOf = ({ scheduled: { mission } }: PlannedMission, book: Rulebook): string => missionTitle(mission, book);

const partOf = (watch: Assigning['watch']): string => (isHalf(watch) ? `in the ${watch}` : `at ${watch}`);

const isObserver: Reason = (man, { flight: { aircrew } }) => {
  if (man.seat !== 'observer') return undefined;
  const pilot = aircrew.find((other) => other.seat === 'pilot' && other.machine === man.machine && !isLost(other));
  return `${shortName(man)} observes: it is his pilot who is named${pilot ? `, ${shortName(pilot)}` : ''}.`;
};

/** (6) Nothing is proposed for him, but he may be named with a machine. */
const isToBePaired: Reason = (man, { pairings }) => {
  const his = pairings.filter(({ airman }) => airman === man.id).map(({ words }) => words);
  return his.length === 0
    ? undefined
    : `${shortName(man)} has no machine of his own now; name him with one: ${his.join(', ')}.`;
};

/** The manual has no place for his kind of machine, or no free one. */
const hasNoPlace: Reason = (man, { mission, chosen, fighters, twoSeaters, flight }, book) => {
  const role = fliesTwoSeaters(man, flight.machines, book) ? 'two-seater' : 'fighter';
  const places = role === 'fighter' ? fighters : twoSeaters;
  if (chosen.filter((each) => each.role === role).length < places.to) return undefined;
  const what = places.to === 0 ? `no ${role}` : `no more than ${placesText({ from: places.to, to: places.to }, role)}`;
  return `${missionTitle(mission, book)} takes ${what}.`;
};

/** A two-seater does not go without an observer. */
const hasNoObserver: Reason = (man, { flight: { aircrew, machines }, watch, plan }, book) => {
  if (!fliesTwoSeaters(man, machines, book)) return undefined;
  const out = missionsIn(watch, plan).flatMap(({ crews }) => crews.flatMap(({ observer }) => observer?.airman ?? []));
  const isFree = (other: Airman) => other.seat === 'observer' && isFit(other, plan.day) && !out.includes(other.id);
  return aircrew.some(isFree) ? undefined : `${shortName(man)} has nobody to observe for him ${partOf(watch)}.`;
};

/** The remaining reason: neither his own machine nor another of its kind is available. */
function noMachine(man: Airman, { flight: { machines }, watch, plan }: Assigning, book: Rulebook): string {
  const own = machines.find(({ id }) => id === man.machine);
  if (!own) return `There is no machine for ${shortName(man)}.`;
  return `There is no machine for ${shortName(man)}: ${ownText(own, plan.day)}, and no other ${aircraftNamed(own.aircraft, book)} is free ${partOf(watch)}.`;
}

function ownText({ id, standing }: Machine, day: number): string {
  if (standing.is === 'lost') return `${id} is lost`;
  if (standing.is === 'ready' || standing.back <= day) return `${id} is out with another`;
  const when = dateText(standing.back);
  return standing.is === 'awaited' ? `another ${id} is to come on ${when}` : `${id} is under repair until ${when}`;
}
