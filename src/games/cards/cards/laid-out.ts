import type { Lying, Pose } from '../../../kit/geometry/pose.ts';
import type { GroundCard, ScenarioMachine } from './card-scenario.ts';
import type { CardTable } from './card-table.ts';

/** The Allies sit to the south and look north; the Germans sit opposite. */
export const NORTH_AND_SOUTH = ['allied', 'german'] as const;
const LOOKS = { allied: 0, german: 12 } as const;

/** A scenario is written in millimetres; the table counts hundredths. */
export const HUNDREDTHS = 100;

export const poseOf = ({ x, y, heading }: ScenarioMachine, side: 'allied' | 'german'): Pose => ({
  x: x * HUNDREDTHS,
  y: y * HUNDREDTHS,
  heading: heading ?? LOOKS[side],
});

export const lyingOf = (machine: ScenarioMachine, side: 'allied' | 'german', { base }: CardTable): Lying => ({
  ...poseOf(machine, side),
  width: base.width,
  length: base.length,
});

export const groundLying = ({ x, y, heading, kind }: GroundCard, { ground }: CardTable): Lying => ({
  x: x * HUNDREDTHS,
  y: y * HUNDREDTHS,
  heading,
  width: ground[kind].width,
  length: ground[kind].length,
});
