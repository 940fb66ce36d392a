import type { FlightPose } from '../table/clouds-events.ts';
import type { FightingMachine, SkirmishSeen } from '../table/skirmish.ts';

/** The fight as either side sees it: nothing is secret. */
export const seenBy = (fight: SkirmishSeen): SkirmishSeen => ({
  machines: fight.machines,
  balloons: fight.balloons,
  ground: fight.ground,
  spotting: fight.spotting,
  half: fight.half,
  wind: fight.wind,
  terrain: fight.terrain,
  camera: fight.camera,
  reRolls: fight.reRolls,
  turn: fight.turn,
  photographs: fight.photographs,
});

export const flownOf = ({ place: { x, y }, heading, height, speed }: FightingMachine): FlightPose => ({
  x,
  y,
  heading,
  height,
  speed,
});
