import { allMen, type Campaign } from '../../campaign/campaign.ts';
import type { Flight } from '../../campaign/watch.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { entriesOf, isFlown, type Lived, type LivedDay } from '../lived.ts';
import { factsOf } from '../report/facts/facts-of.ts';
import { dueIn } from './due.ts';
import { feudsIn } from './feuds.ts';
import { momentsOfTheOffice } from './in-the-office.ts';
import { type MissionTold, momentsOn } from './on-a-mission.ts';
import { pairsIn } from './pairs.ts';
import { runsIn } from './runs.ts';
import type { Moment, Threads } from './thread.ts';

/** They are asked for by every page that tells a story, and a campaign that is looked at does not change. */
const THREADS = new WeakMap<Lived, Threads>();

/**
 * The threads of a campaign: what is between its men, found in its events. No dice are thrown for it and nothing is
 * kept of it, so that a campaign has one story.
 */
export function threadsOf(lived: Lived): Threads {
  const found = THREADS.get(lived) ?? find(lived);
  THREADS.set(lived, found);
  return found;
}

function find(lived: Lived): Threads {
  const missions = lived.days.map((day) => missionsOf(day, lived.book));
  const all = missions.flat();
  return {
    moments: momentsIn(lived, missions),
    pairs: pairsIn(all),
    feuds: feudsIn(all, lived.book),
    runs: runsIn(all),
    due: dueIn(lived),
  };
}

/** The missions of a day, with their facts. */
export const missionsOf = (day: LivedDay, book: Rulebook): MissionTold[] =>
  entriesOf(day)
    .filter(isFlown)
    .map((flown) => ({ flown, facts: factsOf(flown, day.dawn.day, book) }));

/** The morning's post, the missions, and the evening: the office opens and closes the day. */
function momentsIn({ days, now }: Lived, missions: readonly (readonly MissionTold[])[]): Moment[] {
  const leaders = leadersOf(days[0]?.dawn ?? now);
  const all = days.flatMap((day, i) => {
    const office = momentsOfTheOffice(day, leaders);
    const isMorning = (each: Moment) => MORNING.has(each.is) || (each.is === 'took-over' && each.how !== 'acting');
    return [
      ...office.filter(isMorning),
      ...(missions[i] ?? []).flatMap(momentsOn),
      ...office.filter((each) => !isMorning(each)),
    ];
  });
  return withFirsts(all, noviceIn(days[0]?.dawn ?? now));
}

const MORNING: ReadonlySet<Moment['is']> = new Set(['joined', 'decorated', 'back']);

/** (47) A Captain leads each flight as the month begins. */
const leadersOf = ({ flights }: Campaign): Map<Flight, string> =>
  new Map(
    flights.flatMap(({ flight, aircrew }) => {
      const captain = aircrew.find(({ rank, seat }) => rank === 'Captain' && seat === 'pilot');
      return captain ? [[flight, captain.id] as const] : [];
    }),
  );

/** So many missions before April make a man no novice. */
export const SEASONED = 10;

/** Of those on the strength when it began, who had yet to learn it, and who had a victory to his name. */
function noviceIn(before: Campaign): { isSeasoned: (man: string) => boolean; hasWon: (man: string) => boolean } {
  const men = new Map(allMen(before).map((man) => [man.id, man]));
  return {
    isSeasoned: (id) => (men.get(id)?.missions ?? 0) >= SEASONED,
    hasWon: (id) => (men.get(id)?.kills ?? 0) > 0,
  };
}

/** A first is what nothing of its kind went before: of a fight, in the eyes of one who was new to it. */
function withFirsts(moments: readonly Moment[], novice: ReturnType<typeof noviceIn>): Moment[] {
  const seen = new Set<string>();
  return moments.flatMap((each) => {
    const key = `${each.man} ${each.is}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    return asFirst(each, isFirst, novice);
  });
}

function asFirst(moment: Moment, isFirst: boolean, { isSeasoned, hasWon }: ReturnType<typeof noviceIn>): Moment[] {
  switch (moment.is) {
    case 'first-fight':
      return isFirst && !isSeasoned(moment.man) ? [moment] : [];
    case 'victory':
      return [{ ...moment, isFirst: isFirst && !hasWon(moment.man) }];
    case 'turned-back':
      return [{ ...moment, isFirst }];
    default:
      return [moment];
  }
}
