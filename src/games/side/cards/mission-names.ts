/**
 * (V124) The number of turns of direction that find the range, and the greatest distance to the target meanwhile, in
 * megahexes.
 */
export const DIRECTION = { turns: 5, near: 2 } as const;
/** (V124) A machine holds the front within so many hexes of the middle. */
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

/** (V011) Things on the ground, or hanging above it. */
export const TARGETS = ['balloon', 'depot', 'battery', 'factory', 'trench', 'machine-gun-nest'] as const;
export type SideTargetKind = (typeof TARGETS)[number];

/** How a mission is accomplished. */
export const AIMS = ['hold-the-front', 'stop-theirs', 'photograph', 'direct', 'destroy'] as const;
export type Aim = (typeof AIMS)[number];

/** (V124) Aims that need a target of the other side. */
const OF_A_TARGET: readonly Aim[] = ['photograph', 'direct', 'destroy'];
export const needsTarget = (aim: Aim): boolean => OF_A_TARGET.includes(aim);
