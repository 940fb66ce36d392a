import type { Firing } from '../../cards/printed/hit-cards.ts';
import { type Airman, isLost } from '../aircrew.ts';
import { type Campaign, lastDayOf } from '../campaign.ts';

/** A pilot's ratings. */
export interface Rated {
  readonly skill: number;
  readonly firing: Firing;
}

const GRADES = 'EDCBA';

/** The strength of a pilot in a fight: a grade of Firing counts as much as a point of Pilot Skill. */
export const worthOfMan = ({ skill, firing }: Rated): number => skill + GRADES.indexOf(firing);

/** (46) The depot usually sends a pilot of 1/E. */
const NEWCOMER = worthOfMan({ skill: 1, firing: 'E' });

/**
 * The Victory Points that a point of Skill or a grade of Firing brings a flight in a day, beyond a newcomer's. Measured
 * with `npm run choices -- 1000 --men`: the three best men are taken out of a flight at once.
 */
const A_DAY = 0.25;

/** The expected points of a pilot over so many days, beyond those of a newcomer in his place. */
export const stakeIn = (pilot: Rated, days: number): number =>
  A_DAY * Math.max(0, worthOfMan(pilot) - NEWCOMER) * Math.max(0, days);

/** The days of a campaign after today. */
export const daysLeft = (campaign: Campaign): number => Math.max(0, lastDayOf(campaign) - campaign.day);

/** What the pilots lost on a day would have brought in the remaining days. */
export function stakeLost(dawn: Campaign, after: Campaign): number {
  const before = new Set(pilotsOf(dawn).flatMap((man) => (isLost(man) ? [man.id] : [])));
  const gone = pilotsOf(after).filter((man) => isLost(man) && !before.has(man.id));
  return stakeOf(
    gone.map(({ id }) => id),
    dawn,
  );
}

/** The same for the pilots among some men. */
export const stakeOf = (men: readonly string[], dawn: Campaign): number =>
  pilotsOf(dawn)
    .filter(({ id }) => men.includes(id))
    .reduce((sum, man) => sum + stakeIn(man, daysLeft(dawn)), 0);

/** The mean over all pilots present at dawn. */
export function meanStake(dawn: Campaign): number {
  const there = pilotsOf(dawn).filter((man) => !isLost(man));
  const sum = there.reduce((all, man) => all + stakeIn(man, daysLeft(dawn)), 0);
  return sum / Math.max(1, there.length);
}

const pilotsOf = ({ flights }: Campaign) =>
  flights.flatMap(({ aircrew }) => aircrew.flatMap((man: Airman) => (man.seat === 'pilot' ? [man] : [])));
