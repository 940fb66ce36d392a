import { byName } from '../cards/by-name.ts';
import crews from './mission-crews.json' with { type: 'json' };

/** What missions of a kind came to, flown by so many fighters. */
export interface FlownBy {
  readonly fighters: number;
  /** The mean of their Victory Points: fights and losses are in them. */
  readonly points: number;
  /** Machines lost in a hundred of them. */
  readonly lost: number;
}

interface Counted {
  readonly flown: number;
  readonly points: number;
  readonly machines: number;
}

const MISSIONS: ReadonlyMap<string, Readonly<Record<string, Counted>>> = byName<Record<string, Counted>>(
  crews.missions,
);

/** By the number of fighters, the fewest first; nothing for a kind that was never simulated. */
export const flownBy = (mission: string): readonly FlownBy[] =>
  Object.entries(MISSIONS.get(mission) ?? {})
    .map(([fighters, { flown, points, machines }]) => ({
      fighters: Number(fighters),
      points: points / flown,
      lost: Math.round((100 * machines) / flown),
    }))
    .sort((a, b) => a.fighters - b.fighters);

/** That of the number nearest to this one: more than four fighters were never drawn. */
export function flownByAbout(mission: string, fighters: number): FlownBy | undefined {
  const all = flownBy(mission);
  return all.find((each) => each.fighters >= fighters) ?? all.at(-1);
}
