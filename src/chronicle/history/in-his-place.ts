import { type Airman, isFit, isLost } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { allMen, lastDayOf } from '../../campaign/campaign.ts';
import type { Flight } from '../../campaign/watch.ts';
import { RANKS } from '../../cards/ranks.ts';
import { listed } from '../../words/numbers.ts';
import { entriesOf, isFlown, type Lived, type LivedDay } from '../lived.ts';
import { underEach } from '../under-each.ts';
import type { Names } from './happenings-told.ts';

/** Days in succession on which a leader was absent, and why. */
interface LeaderAway {
  readonly from: number;
  readonly to: number;
  readonly why: keyof typeof WHY;
}

const WHY = { wounded: 'in hospital', leave: 'at the sea', away: 'on the road' } as const;

/**
 * A leader's absences are told from so many days on, not counting single days. Who is said to have led to the end was
 * there: of him fewer are told.
 */
export const LEAST_DAYS = { led: 3, ledToTheEnd: 2 } as const;

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

/** The senior pilots of missions of several machines on the days of an absence, by their ranks of the last of them. */
function tookOut(flight: Flight, days: readonly LivedDay[], names: Names): string[] {
  const leaders = days.flatMap((day) =>
    entriesOf(day)
      .filter(isFlown)
      .filter(({ began }) => began.flight === flight && began.machines.length > 1)
      .flatMap(({ began }) => {
        const pilots = began.machines.flatMap(({ men }) => men.slice(0, 1));
        const [senior] = pilots.toSorted((a, b) => RANKS.indexOf(b.rank) - RANKS.indexOf(a.rank));
        return senior ? [senior.airman] : [];
      }),
  );
  const last = days.at(-1)?.dawn.day ?? 0;
  return [...new Set(leaders)].map((man) => names.on(last).of(man));
}

/** Since when he leads, and from how many days of absence on it is told. */
interface AsLeader {
  readonly from: number;
  readonly least: number;
  readonly lived: Lived;
  readonly names: Names;
}

/** When a leader was absent, single days too, and who took the flight out meanwhile; nothing of a short absence alone. */
export function inHisPlace(
  leader: string,
  flight: Flight,
  { from, least, lived, names }: AsLeader,
): { readonly last: number; readonly away: string; readonly others: readonly string[] } | undefined {
  const days = lived.days.filter(({ dawn }) => dawn.day >= from);
  const absences = awayBetween(leader, days);
  const missedIn = (some: readonly LeaderAway[]) =>
    days.filter(({ dawn }) => some.some(({ from: a, to }) => dawn.day >= a && dawn.day <= to));
  const last = absences.at(-1);
  if (!last || missedIn(absences.filter(({ from: first, to }) => to > first)).length < least) return undefined;
  const end = lastDayOf(lived.now);
  return {
    last: last.to,
    away: listed(
      [...underEach(absences, ({ why }) => [WHY[why]])].map(
        ([where, all]) => `${where} ${listed(all.map((each) => datesText(each, end)))}`,
      ),
    ),
    others: tookOut(flight, missedIn(absences), names),
  };
}

function datesText({ from, to }: LeaderAway, end: number): string {
  if (to === end) return from === to ? `on ${dateText(to)}` : `from ${dateText(from)} to the end`;
  return from === to ? `on ${dateText(from)}` : `from ${dateText(from).replace(/ .*/, '')} to ${dateText(to)}`;
}
