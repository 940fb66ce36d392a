import type { Composed } from '../../../rules/fights/clouds-of-glory/flying/course.ts';
import { shotsAtGround } from '../../../rules/fights/clouds-of-glory/ground/ground-attack.ts';
import { isWanted, PLATE } from '../../../rules/fights/clouds-of-glory/ground/ground-fires.ts';
import { readyGuns } from '../../../rules/fights/clouds-of-glory/shooting/guns.ts';
import { mayFire } from '../../../rules/fights/clouds-of-glory/shooting/shots.ts';
import { farBetween, straight } from '../../../rules/fights/geometry/headings.ts';
import type {
  FightingMachine,
  GroundUnit,
  Place,
  Skirmish,
  SkirmishSeen,
} from '../../../table/fights/clouds-of-glory/skirmish.ts';

/** Something that a machine has come for, with the height from which it is attacked. */
export interface Aim {
  readonly place: Place;
  readonly height: number;
}

/** Balloons, what there is to bomb, and what there is to photograph. */
export const aimsOf = (machine: FightingMachine, fight: Skirmish): readonly Aim[] => {
  const { side, bombs, height } = machine;
  return [
    ...fight.balloons.filter((each) => each.side !== side && !each.isBurnt),
    ...fight.ground
      .filter((each) => bombs > 0 && each.side !== side && each.strength > 0)
      .map(({ place }) => ({ place, height })),
    ...wanted(machine, fight).map(({ place }) => ({ place, height })),
  ];
};

const wanted = (machine: FightingMachine, fight: SkirmishSeen): readonly GroundUnit[] =>
  fight.camera.includes(machine.id) ? fight.ground.filter((unit) => isWanted(unit, machine, fight)) : [];

/** Straight on she comes over what is to be photographed: the camera is got ready before anything else. */
export const isForPicture = (machine: FightingMachine, fight: SkirmishSeen): boolean =>
  isOver(straight(machine.place, machine.heading, 100 * machine.speed), machine, fight);

const isOver = (at: Place, machine: FightingMachine, fight: SkirmishSeen): boolean =>
  wanted(machine, fight).some(({ place }) => farBetween(place, at) <= PLATE);

/** What it is worth to have a picture or to drop a bomb, and to come over the place in the turn after, straight on. */
const [DONE, AHEAD] = [1, 0.4];

/** What a move does for what she has come for. */
export function aimed(ghost: FightingMachine, { manoeuvred }: Composed, fight: Skirmish): number {
  const pictured = !manoeuvred && isOver(ghost.place, ghost, fight);
  const on = straight(ghost.place, ghost.heading, 100 * ghost.speed);
  const overNext = isOver(on, ghost, fight) || bombsFrom({ ...ghost, place: on }, fight);
  const now = pictured || bombsFrom(ghost, fight) ? DONE : 0;
  return now + (overNext ? AHEAD : 0) + balloonChance(ghost, fight);
}

const bombsFrom = (ghost: FightingMachine, fight: Skirmish): boolean =>
  ghost.bombs > 0 && shotsAtGround(ghost, ghost.forward, 0, fight).some(({ burst }) => burst === 'bomb');

/** What she would have of a shot at a balloon, of 1. */
function balloonChance(ghost: FightingMachine, fight: Skirmish): number {
  if (fight.balloons.length === 0 || !mayFire(ghost, ghost.forward)) return 0;
  const shots = shotsAtGround(ghost, ghost.forward, readyGuns(ghost.forward, fight.turn), { ...fight, ground: [] });
  return Math.min(Math.max(0, ...shots.map(({ base }) => base / 20)), 1);
}
