import type { Rulebook } from '../rulebook.ts';

/** Something on the ground that stands on the Initiative Track. */
export interface GroundTarget {
  readonly name: string;
  readonly initiative: number;
  readonly source: string;
}

/**
 * (30) All targets of the Mission Briefing Manuals for machine guns, from the easiest to the hardest to hit; trenches
 * are on no track (31).
 */
export function groundTargets({ missions }: Pick<Rulebook, 'missions'>): GroundTarget[] {
  const targets = Object.values(missions).flatMap(({ activities }) => targetsOf(activities));
  const different = new Map(targets.map((target) => [`${target.name} ${target.initiative}`, target]));
  return [...different.values()].sort((a, b) => a.initiative - b.initiative || (a.name < b.name ? -1 : 1));
}

type MissionActivities = Rulebook['missions'][string]['activities'];

function targetsOf({ strafeTarget, attackBalloon }: MissionActivities): GroundTarget[] {
  return [
    ...(strafeTarget?.targets ?? []).map((target) => {
      const { name, initiative, source, cells } = target;
      return { name, initiative, source: cells?.['initiative'] ?? source };
    }),
    ...(attackBalloon ? [{ ...numbered(attackBalloon), name: 'Observation balloon' }] : []),
  ];
}

const numbered = ({ initiative, source }: { readonly initiative: number; readonly source: string }) => ({
  initiative,
  source,
});
