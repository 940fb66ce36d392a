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

/** A leader's absence of a day is not told, and fewer days than so many in all are not either. */
const DAYS = 3;

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

/** When a leader was absent, and who took the flight out meanwhile; nothing of an absence that is short. */
export function inHisPlace(
  leader: string,
  flight: Flight,
  { from, lived, names }: { readonly from: number; readonly lived: Lived; readonly names: Names },
): { readonly last: number; readonly away: string; readonly others: readonly string[] } | undefined {
  const days = lived.days.filter(({ dawn }) => dawn.day >= from);
  const absences = awayBetween(leader, days).filter(({ from: first, to }) => to > first);
  const isAway = ({ dawn }: LivedDay): boolean => absences.some(({ from: a, to }) => dawn.day >= a && dawn.day <= to);
  const missed = days.filter(isAway);
  const last = absences.at(-1);
  if (!last || missed.length < DAYS) return undefined;
  const end = lastDayOf(lived.now);
  return {
    last: last.to,
    away: listed(
      [...underEach(absences, ({ why }) => [WHY[why]])].map(
        ([where, all]) => `${where} ${listed(all.map((each) => datesText(each, end)))}`,
      ),
    ),
    others: tookOut(flight, missed, names),
  };
}

function datesText({ from, to }: LeaderAway, end: number): string {
  if (to === end) return from === to ? `on ${dateText(to)}` : `from ${dateText(from)} to the end`;
  return from === to ? `on ${dateText(from)}` : `from ${dateText(from).replace(/ .*/, '')} to ${dateText(to)}`;
}
