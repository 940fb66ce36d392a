import type { Firing } from '../../cards/printed/hit-cards.ts';
import { type Airman, isLost } from '../aircrew.ts';
import { type Campaign, lastDayOf } from '../campaign.ts';

/** What a pilot's ratings say of him. */
export interface Rated {
  readonly skill: number;
  readonly firing: Firing;
}

const GRADES = 'EDCBA';

/** What a man is worth in a fight: a grade of Firing counts as much as a point of Pilot Skill. */
export const worthOfMan = ({ skill, firing }: Rated): number => skill + GRADES.indexOf(firing);

/** (46) The depot sends a pilot of 1/E as a rule. */
const NEWCOMER = worthOfMan({ skill: 1, firing: 'E' });

/**
 * Victory Points that a point of Skill or a grade of Firing brings a flight in a day, beyond what a newcomer brings. As
 * `npm run choices -- 1000 --men` measures it: the three best men taken out of a flight at once.
 */
const A_DAY = 0.25;

/** What a pilot will have brought in so many days that a newcomer in his place would not. */
export const stakeIn = (pilot: Rated, days: number): number =>
  A_DAY * Math.max(0, worthOfMan(pilot) - NEWCOMER) * Math.max(0, days);

/** The days of a campaign after today. */
export const daysLeft = (campaign: Campaign): number => Math.max(0, lastDayOf(campaign) - campaign.day);

/** What the pilots whom a day has lost would have brought in the days that were left. */
export function stakeLost(dawn: Campaign, after: Campaign): number {
  const before = new Set(pilotsOf(dawn).flatMap((man) => (isLost(man) ? [man.id] : [])));
  const gone = pilotsOf(after).filter((man) => isLost(man) && !before.has(man.id));
  return stakeOf(
    gone.map(({ id }) => id),
    dawn,
  );
}

/** The same of those of some men who are pilots. */
export const stakeOf = (men: readonly string[], dawn: Campaign): number =>
  pilotsOf(dawn)
    .filter(({ id }) => men.includes(id))
    .reduce((sum, man) => sum + stakeIn(man, daysLeft(dawn)), 0);

/** On the mean of the pilots who are there at dawn. */
export function meanStake(dawn: Campaign): number {
  const there = pilotsOf(dawn).filter((man) => !isLost(man));
  const sum = there.reduce((all, man) => all + stakeIn(man, daysLeft(dawn)), 0);
  return sum / Math.max(1, there.length);
}

const pilotsOf = ({ flights }: Campaign) =>
  flights.flatMap(({ aircrew }) => aircrew.flatMap((man: Airman) => (man.seat === 'pilot' ? [man] : [])));
