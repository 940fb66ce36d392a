/** (V124) Turns of direction that find the range, and in how many megahexes of the target one must keep meanwhile. */
export const DIRECTION = { turns: 5, near: 2 } as const;
/** (V124) Hexes to either hand of the middle in which one holds the front. */
export const FRONT = 12;

/** The missions of the editor, V123 to V125. */
export const MISSIONS = [
  'patrol',
  'defensive-patrol',
  'scramble',
  'recon',
  'artillery-direction',
  'bombing',
  'strategic-bombing',
  'strafing',
  'balloon-busting',
] as const;
export type MissionName = (typeof MISSIONS)[number];

/** (V011) What stands on the ground, or hangs above it. */
export const TARGETS = ['balloon', 'depot', 'battery', 'factory', 'trench', 'machine-gun-nest'] as const;
export type TargetKind = (typeof TARGETS)[number];

/** How a mission is accomplished. */
export const AIMS = ['hold-the-front', 'stop-theirs', 'photograph', 'direct', 'destroy'] as const;
export type Aim = (typeof AIMS)[number];

/** (V124) What cannot be done without something of the other side's to do it to. */
const OF_A_TARGET: readonly Aim[] = ['photograph', 'direct', 'destroy'];
export const needsTarget = (aim: Aim): boolean => OF_A_TARGET.includes(aim);
