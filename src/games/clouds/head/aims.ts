import { farBetween, straight } from '../../../kit/geometry/headings.ts';
import type { Composed } from '../rules/flying/composed.ts';
import { shotsAtGround } from '../rules/ground/ground-attack.ts';
import { isWanted, PLATE } from '../rules/ground/ground-fires.ts';
import { readyGuns } from '../rules/shooting/guns.ts';
import { mayFire } from '../rules/shooting/shots.ts';
import type { Balloon, FightingMachine, GroundUnit, Place, Skirmish, SkirmishSeen } from '../table/skirmish.ts';
import { fanOf } from './next-turn.ts';

/** What of the ground and of balloons a machine has come for. */
interface Aims {
  readonly balloons: readonly Balloon[];
  readonly bombed: readonly GroundUnit[];
  readonly pictured: readonly GroundUnit[];
}

const aimsOf = (machine: FightingMachine, fight: Skirmish): Aims => ({
  balloons: balloonsFor(machine, fight),
  bombed: bombedBy(machine, fight),
  pictured: wanted(machine, fight),
});

export const balloonsFor = ({ side }: FightingMachine, { balloons }: Skirmish): readonly Balloon[] =>
  balloons.filter((each) => each.side !== side && !each.isBurnt);

export const bombedBy = ({ side, bombs }: FightingMachine, { ground }: Skirmish): readonly GroundUnit[] =>
  bombs > 0 ? ground.filter((each) => each.side !== side && each.strength > 0) : [];

/** Whether there is anything left that she has come for. */
export const hasAims = (machine: FightingMachine, fight: Skirmish): boolean =>
  Object.values(aimsOf(machine, fight)).some(({ length }) => length > 0);

/**
 * The way that is left to the nearest of it: to a balloon; to where the bombs fall, from wherever a turn may lead; and to
 * a picture, straight on from there. A whole move is flown, and who makes for a place itself flies past it.
 */
export function wayToAims(machine: FightingMachine, fight: Skirmish): number {
  const { balloons, bombed, pictured } = aimsOf(machine, fight);
  const hung = balloons.map(
    ({ place, height }) => farBetween(place, machine.place) + 50 * Math.abs(height - machine.height),
  );
  if (bombed.length + pictured.length === 0) return Math.min(...hung);
  const after = placesAfter(machine, fight);
  const nearest = (from: readonly Place[], units: readonly GroundUnit[], enough: number): number[] =>
    units.flatMap((unit) => from.map((place) => Math.max(farBetween(place, unit.place) - enough, 0)));
  const bombs = nearest(
    after.map(({ place }) => place),
    bombed,
    0,
  );
  const plates = nearest(after.map(onFrom), pictured, PLATE);
  return Math.min(...hung, ...bombs, ...plates);
}

/** Where she comes to straight on. */
const onFrom = ({ place, heading, speed }: FightingMachine): Place => straight(place, heading, 100 * speed);

const wanted = (machine: FightingMachine, fight: SkirmishSeen): readonly GroundUnit[] =>
  fight.camera.includes(machine.id) ? fight.ground.filter((unit) => isWanted(unit, machine, fight)) : [];

/** Straight on she comes over what is to be photographed: the camera is got ready before anything else. */
export const isForPicture = (machine: FightingMachine, fight: SkirmishSeen): boolean =>
  isOver(onFrom(machine), machine, fight);

const isOver = (at: Place, machine: FightingMachine, fight: SkirmishSeen): boolean =>
  wanted(machine, fight).some(({ place }) => farBetween(place, at) <= PLATE);

/** What it is worth to have a picture or to drop a bomb, and to be able to in the turn after. */
const [DONE, AHEAD] = [2, 0.8];

/** The same of a picture for which she has to turn first; or to fly on for a turn or two, and turn then. */
const RUNS = [0.4, 0.25, 0.15] as const;

/** What a move does for what she has come for. */
export function aimed(ghost: FightingMachine, { manoeuvred }: Pick<Composed, 'manoeuvred'>, fight: Skirmish): number {
  const pictured = !manoeuvred && isOver(ghost.place, ghost, fight);
  const now = pictured || bombsFrom(ghost, fight) ? DONE : 0;
  return now + comingTo(ghost, fight) + balloonChance(ghost, fight);
}

/** What the turns after may bring from where she has come to: a whole move is flown, and may lead past it. */
function comingTo(ghost: FightingMachine, fight: Skirmish): number {
  if (isForPicture(ghost, fight)) return AHEAD;
  if (ghost.bombs > 0 && placesAfter(ghost, fight).some((there) => bombsFrom(there, fight))) return AHEAD;
  return wanted(ghost, fight).length > 0 ? runUp(ghost, fight) : 0;
}

function runUp(ghost: FightingMachine, fight: Skirmish): number {
  let from = ghost;
  for (const worth of RUNS) {
    if (placesAfter(from, fight).some((there) => isForPicture(there, fight))) return worth;
    from = { ...from, place: onFrom(from) };
  }
  return 0;
}

/** Roughly where she may be when the turn after is over. */
const placesAfter = (ghost: FightingMachine, { cards }: Skirmish): readonly FightingMachine[] =>
  fanOf(
    { weighed: { machine: ghost, guns: [], about: [], counts: 1, isSent: true }, stand: ghost, speed: ghost.speed },
    cards,
  ).map(({ stand }) => ({ ...ghost, ...stand }));

const bombsFrom = (ghost: FightingMachine, fight: Skirmish): boolean =>
  ghost.bombs > 0 && shotsAtGround(ghost, ghost.forward, 0, fight).some(({ burst }) => burst === 'bomb');

/** What she would have of a shot at a balloon, of 1. */
function balloonChance(ghost: FightingMachine, fight: Skirmish): number {
  if (fight.balloons.length === 0 || !mayFire(ghost, ghost.forward)) return 0;
  const shots = shotsAtGround(ghost, ghost.forward, readyGuns(ghost.forward, fight.turn), { ...fight, ground: [] });
  return Math.min(Math.max(0, ...shots.map(({ base }) => base / 20)), 1);
}
