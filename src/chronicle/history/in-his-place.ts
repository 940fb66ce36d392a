import { type Airman, isFit, isLost } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { allMen, lastDayOf } from '../../campaign/campaign.ts';
import type { Flight } from '../../campaign/watch.ts';
import { RANKS } from '../../cards/ranks.ts';
import { listed } from '../../words/numbers.ts';
import { entriesOf, type Flown, isFlown, type Lived, type LivedDay } from '../lived.ts';
import { underEach } from '../under-each.ts';
import type { Names } from './happenings-told.ts';

/** Days in succession on which a leader was absent, and why. */
interface LeaderAway {
  readonly from: number;
  readonly to: number;
  readonly why: keyof typeof WHY;
}

const WHY = { wounded: 'in hospital', leave: 'at the sea', away: 'on the road' } as const;

/** A leader's absences are told from so many days on. */
export const LEAST_DAYS = { led: 1, ledToTheEnd: 2 } as const;

/** Whether he is away in the morning of a day, and why. */
function awayOn(man: Airman | undefined, day: number): LeaderAway['why'] | undefined {
  if (!man || isFit(man, day) || isLost(man) || man.standing.is === 'fit') return undefined;
  const { is } = man.standing;
  return is === 'killed' || is === 'prisoner' ? undefined : is;
}

function awayBetween(leader: string, days: readonly LivedDay[]): LeaderAway[] {
  const absences: LeaderAway[] = [];
  for (const { dawn } of days) {
    const man = allMen(dawn).find(({ id }) => id === leader);
    const why = awayOn(man, dawn.day);
    const last = absences.at(-1);
    if (why === undefined) continue;
    if (last && last.to === dawn.day - 1 && last.why === why) absences[absences.length - 1] = { ...last, to: dawn.day };
    else absences.push({ from: dawn.day, to: dawn.day, why });
  }
  return absences;
}

/** The senior pilots of missions of several machines, by their ranks of the last day. */
function seniorsOn(missions: readonly Flown[], names: Names): string[] {
  const leaders = missions
    .filter(({ began }) => began.machines.length > 1)
    .flatMap(({ began }) => {
      const pilots = began.machines.flatMap(({ men }) => men.slice(0, 1));
      const [senior] = pilots.toSorted((a, b) => RANKS.indexOf(b.rank) - RANKS.indexOf(a.rank));
      return senior ? [senior.airman] : [];
    });
  const last = missions.at(-1)?.day ?? 0;
  return [...new Set(leaders)].map((man) => names.on(last).of(man));
}

const flownBy = (flight: Flight, days: readonly LivedDay[]): Flown[] =>
  days
    .flatMap(entriesOf)
    .filter(isFlown)
    .filter(({ began }) => began.flight === flight);

/** Who took the flight out after the last mission of a man. */
export function tookOutAfter(man: string, flight: Flight, { days }: Lived, names: Names): string[] {
  const flown = flownBy(flight, days);
  const last = flown.findLastIndex(({ began }) =>
    began.machines.some(({ men }) => men.some(({ airman }) => airman === man)),
  );
  return seniorsOn(flown.slice(last + 1), names);
}

/** Since when he leads, until when, and from how many days of absence on it is told. */
interface AsLeader {
  readonly from: number;
  /** Until when he led. */
  readonly to: number;
  readonly least: number;
  readonly lived: Lived;
  readonly names: Names;
}

/** When a leader was absent, and who took the flight out meanwhile; nothing of a short absence alone. */
export function inHisPlace(
  leader: string,
  flight: Flight,
  { from, to: until, least, lived, names }: AsLeader,
): { readonly last: number; readonly away: string; readonly others: readonly string[] } | undefined {
  const days = lived.days.filter(({ dawn }) => dawn.day >= from && dawn.day <= until);
  const absences = awayBetween(leader, days);
  const missedIn = (some: readonly LeaderAway[]) =>
    days.filter(({ dawn }) => some.some(({ from: a, to }) => dawn.day >= a && dawn.day <= to));
  const last = absences.at(-1);
  if (!last || missedIn(absences).length < least) return undefined;
  const end = lastDayOf(lived.now);
  return {
    last: last.to,
    away: listed(
      [...underEach(absences, ({ why }) => [WHY[why]])].map(
        ([where, all]) => `${where} ${listed(all.map((each) => datesText(each, end)))}`,
      ),
    ),
    others: seniorsOn(flownBy(flight, missedIn(absences)), names),
  };
}

function datesText({ from, to }: LeaderAway, end: number): string {
  if (to === end) return from === to ? `on ${dateText(to)}` : `from ${dateText(from)} to the end`;
  if (to === from + 1) return `on ${from} and ${dateText(to)}`;
  return from === to ? `on ${dateText(from)}` : `from ${dateText(from).replace(/ .*/, '')} to ${dateText(to)}`;
}
