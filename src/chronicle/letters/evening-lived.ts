import { type Airman, isFit, isLost } from '../../campaign/aircrew.ts';
import { allMen } from '../../campaign/campaign.ts';
import { decorationRow } from '../../campaign/honours.ts';
import { menOf, menWith } from '../../campaign/namesakes.ts';
import type { Flight } from '../../campaign/watch.ts';
import { counterOf } from '../../cards/counters.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { germanTold } from '../../kit/screen/german-told.ts';
import { LeastUsed } from '../../words/by-turns.ts';
import { fieldText } from '../../words/numbers.ts';
import type { LivedDay } from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { written } from '../report/prose.ts';
import { happeningsOfTheOffice } from '../threads/in-the-office.ts';
import { happeningsOn, type MissionTold } from '../threads/on-a-mission.ts';
import { type Happening, isLoss } from '../threads/thread.ts';
import { missionsOf, SEASONED } from '../threads/threads-of.ts';
import type { Told } from './told.ts';

/** The evening of a flight as its letter writers experienced it. */
export interface EveningLived {
  readonly day: LivedDay;
  readonly book: Rulebook;
  readonly flight: Flight;
  readonly seed: string;
  /** Gives each scene and letter the least recently used of its ways. */
  readonly ways: LeastUsed;
  /** Who was at breakfast, and is still or again with the flight. */
  readonly writers: readonly string[];
  /** The Commanding Officer, where he is on duty. */
  readonly officer: string | undefined;
  /** What the day did to the men of the flight. */
  readonly happenings: readonly Happening[];
  /** Who flew. */
  readonly flew: readonly string[];
  /** Whether men were lost today, in any flight. */
  readonly isGrave: boolean;
  readonly told: Told;
}

/** What a day's letters are written from, besides the day. */
export interface Desk {
  readonly seed: string;
  readonly book: Rulebook;
  /** The ways that earlier evenings have used; none, where an evening stands alone. */
  readonly ways?: LeastUsed;
}

/** The day up to that evening: later decisions of the office are not known yet. */
export function eveningLived(
  flight: Flight,
  day: LivedDay,
  { seed, book, ways = new LeastUsed(seed) }: Desk,
): EveningLived {
  const { dawn, moments } = day;
  const came = ofKind(moments, 'evening-came').findLast((each) => each.flight === flight);
  const firsts = came?.firsts ?? [];
  const today = { dawn, moments: came ? moments.slice(0, moments.indexOf(came)) : moments };
  const missions = missionsOf(today, book);
  const flown = missions.filter(({ facts }) => facts.flight === flight);
  const all = missions.flatMap(happeningsOn);
  const isFirst = firstsIn(dawn, firsts);
  const out = outOn(missions);
  const present = ofKind(moments, 'flight-paraded').find((moment) => moment.flight === flight)?.present ?? [];
  return {
    day: today,
    book,
    flight,
    seed,
    ways,
    writers: present.filter((man) => !out.includes(man)),
    officer: officerAtHome(dawn, out),
    happenings: [...flown.flatMap(happeningsOn), ...happeningsOfTheOffice(today, new Map())].flatMap(isFirst),
    flew: flown.flatMap(({ facts }) => facts.machines.flatMap(({ men }) => men.map(({ airman }) => airman))),
    isGrave: all.some(isLoss),
    told: toldOn(today, book),
  };
}

/** (45) A first fight is one of a man who had not fought before; a first victory is among the evening's events. */
const firstsIn =
  (dawn: LivedDay['dawn'], firsts: readonly string[]) =>
  (happening: Happening): Happening[] => {
    if (happening.is === 'victory') return [{ ...happening, isFirst: firsts.includes(happening.man) }];
    if (happening.is !== 'first-fight') return [happening];
    const { fights = 0, missions = 0, kills = 0, balloons = 0 } = airmanIn(dawn, happening.man) ?? {};
    return fights + kills + balloons === 0 && missions < SEASONED ? [happening] : [];
  };

export const airmanIn = (dawn: LivedDay['dawn'], id: string): Airman | undefined =>
  allMen(dawn).find((man) => man.id === id);

function officerAtHome({ day, commandingOfficer: officer }: LivedDay['dawn'], out: readonly string[]) {
  const isThere = officer && isFit(officer.man, day) && !out.includes(officer.man.id);
  return isThere ? officer.man.id : undefined;
}

/** Who is present tonight: not a man who landed on another field. */
export const isThere = (man: string, { writers, happenings }: Pick<EveningLived, 'writers' | 'happenings'>): boolean =>
  writers.includes(man) && !happenings.some((each) => each.man === man && each.is === 'put-down');

/** Whether a man is lost by this evening. */
export function isGoneBy(id: string, { day: { dawn }, happenings }: Pick<EveningLived, 'day' | 'happenings'>): boolean {
  const man = airmanIn(dawn, id);
  return (man !== undefined && isLost(man)) || happenings.some((each) => each.man === id && isLoss(each));
}

/** A man who came down today, or is in hospital, writes from there, if at all. */
const outOn = (missions: readonly MissionTold[]): string[] =>
  missions.flatMap(({ facts: { machines } }) =>
    machines.flatMap(({ end, men }) =>
      men
        .filter(({ fate }) => end.is === 'down' || (fate && !('days' in fate && fate.days === 0)))
        .map(({ airman }) => airman),
    ),
  );

/**
 * How a letter names men, Germans, fields and medals: friends by surname; captains by rank, and also men who share a
 * surname with a present or former man of the squadron.
 */
export function toldOn({ dawn, moments }: LivedDay, book: Rulebook): Told {
  const present = ofKind(moments, 'newcomer-reported').reduce(
    (men, came) => menWith(came.man, came, men),
    menOf(allMen(dawn)),
  );
  // (46) Command, and the rank with it, is given in the morning.
  const known = ofKind(moments, 'flight-commander-made').reduce((men, { man: id, rank }) => {
    const man = men.get(id);
    return man ? menWith(id, { ...man, rank }, men) : men;
  }, present);
  const of = (id: string): string => {
    const man = known.get(id);
    if (!man) return id;
    const isShared = [...known].some(([other, { surname }]) => other !== id && surname === man.surname);
    return man.rank === 'Captain' || man.rank === 'Major' || isShared ? written(man) : man.surname;
  };
  return {
    of,
    german: (number) => germanTold(counterOf(number, book), book),
    field: (field) => fieldText(field, book),
    medal: ({ decoration }) => decorationRow(decoration, book).name,
  };
}
