import { underEach } from '../under-each.ts';
import { fightsIn, type MissionTold } from './on-a-mission.ts';
import type { Run } from './thread.ts';

/** His machine was hit on so many flights, and he never was; or he was hurt so many times. */
const CHARMED = 3;
const UNLUCKY = 2;

interface Brush {
  readonly man: string;
  readonly isHurt: boolean;
}

/** (15) (25) Runs of luck, good and bad, of those whose machines were hit. */
export function runsIn(missions: readonly MissionTold[]): Run[] {
  const brushes = underEach(missions.flatMap(brushesOn), ({ man }) => [man]);
  return [...brushes].flatMap(([man, his]): Run[] => {
    const hurt = his.filter(({ isHurt }) => isHurt).length;
    if (hurt >= UNLUCKY) return [{ man, is: 'unlucky', many: hurt }];
    return hurt === 0 && his.length >= CHARMED ? [{ man, is: 'charmed', many: his.length }] : [];
  });
}

/** Each man of a machine that was hit on a mission, from the ground or in the air; and whoever was hurt otherwise. */
function brushesOn({ facts }: MissionTold): Brush[] {
  const inFights = fightsIn(facts).flatMap(({ harmed }) => harmed.map(({ machine }) => machine));
  return facts.machines.flatMap(({ machine, struck, men }) => {
    const isHit = struck.length > 0 || inFights.includes(machine);
    const brushes = men.map(({ airman, fate }) => ({
      man: airman,
      isHurt: fate !== undefined && fate.fate !== 'safe',
    }));
    return brushes.filter(({ isHurt }) => isHit || isHurt);
  });
}
