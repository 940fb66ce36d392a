import { farBetween, straight } from '../../../kit/geometry/headings.ts';
import type { ComposedMove } from '../rules/flying/composed.ts';
import { shotsAtGround } from '../rules/ground/ground-attack.ts';
import { isWanted, PLATE } from '../rules/ground/ground-fires.ts';
import { readyGuns } from '../rules/shooting/guns.ts';
import { mayFire } from '../rules/shooting/shots.ts';
import type {
  CloudsBalloon,
  CloudsPlace,
  FightingMachine,
  GroundUnit,
  Skirmish,
  SkirmishSeen,
} from '../table/skirmish.ts';
import { fanOf } from './next-turn.ts';

/** The balloons and the ground targets that a machine has come for. */
interface Aims {
  readonly balloons: readonly CloudsBalloon[];
  readonly bombed: readonly GroundUnit[];
  readonly pictured: readonly GroundUnit[];
}

const aimsOf = (machine: FightingMachine, fight: Skirmish): Aims => ({
  balloons: balloonsFor(machine, fight),
  bombed: bombedBy(machine, fight),
  pictured: wanted(machine, fight),
});

export const balloonsFor = ({ side }: FightingMachine, { balloons }: Skirmish): readonly CloudsBalloon[] =>
  balloons.filter((each) => each.side !== side && !each.isBurnt);

export const bombedBy = ({ side, bombs }: FightingMachine, { ground }: Skirmish): readonly GroundUnit[] =>
  bombs > 0 ? ground.filter((each) => each.side !== side && each.strength > 0) : [];

/** Whether any target that a machine has come for is left. */
export const hasAims = (machine: FightingMachine, fight: Skirmish): boolean =>
  Object.values(aimsOf(machine, fight)).some(({ length }) => length > 0);

/**
 * The way to the nearest aim: to a balloon; to where the bombs fall, from any place that a turn may lead to; or
 * straight on to a picture. A whole move has to be flown, so a machine that aims at the place itself would fly past it.
 */
export function wayToAims(machine: FightingMachine, fight: Skirmish): number {
  const { balloons, bombed, pictured } = aimsOf(machine, fight);
  const hung = balloons.map(
    ({ place, height }) => farBetween(place, machine.place) + 50 * Math.abs(height - machine.height),
  );
  if (bombed.length + pictured.length === 0) return Math.min(...hung);
  const after = placesAfter(machine, fight);
  const nearest = (from: readonly CloudsPlace[], units: readonly GroundUnit[], enough: number): number[] =>
    units.flatMap((unit) => from.map((place) => Math.max(farBetween(place, unit.place) - enough, 0)));
  const bombs = nearest(
    after.map(({ place }) => place),
    bombed,
    0,
  );
  const plates = nearest(after.map(onFrom), pictured, PLATE);
  return Math.min(...hung, ...bombs, ...plates);
}

/** Where the machine comes to if it flies straight on. */
const onFrom = ({ place, heading, speed }: FightingMachine): CloudsPlace => straight(place, heading, 100 * speed);

const wanted = (machine: FightingMachine, fight: SkirmishSeen): readonly GroundUnit[] =>
  fight.camera.includes(machine.id) ? fight.ground.filter((unit) => isWanted(unit, machine, fight)) : [];

/** Whether flying straight on takes the machine over what it has to photograph: then the camera is prepared first. */
export const isForPicture = (machine: FightingMachine, fight: SkirmishSeen): boolean =>
  isOver(onFrom(machine), machine, fight);

const isOver = (at: CloudsPlace, machine: FightingMachine, fight: SkirmishSeen): boolean =>
  wanted(machine, fight).some(({ place }) => farBetween(place, at) <= PLATE);

/** The worth of a picture or a dropped bomb, and of being able to do it next turn. */
const [DONE, AHEAD] = [2, 0.8];

/** The same for a picture that needs a turn first, or one or two turns straight on and then a turn. */
const RUNS = [0.4, 0.25, 0.15] as const;

/** What a move is worth for the machine's aims. */
export function worthForAims(
  ghost: FightingMachine,
  { manoeuvred }: Pick<ComposedMove, 'manoeuvred'>,
  fight: Skirmish,
): number {
  const pictured = !manoeuvred && isOver(ghost.place, ghost, fight);
  const now = pictured || bombsFrom(ghost, fight) ? DONE : 0;
  return now + comingTo(ghost, fight) + balloonChance(ghost, fight);
}

/** What the next turns may bring from where a move ends. A whole move has to be flown, and may lead past the aim. */
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

/** Rough places of the machine after the next turn. */
const placesAfter = (ghost: FightingMachine, { cards }: Skirmish): readonly FightingMachine[] =>
  fanOf(
    { weighed: { machine: ghost, guns: [], about: [], counts: 1, isSent: true }, stand: ghost, speed: ghost.speed },
    cards,
  ).map(({ stand }) => ({ ...ghost, ...stand }));

const bombsFrom = (ghost: FightingMachine, fight: Skirmish): boolean =>
  ghost.bombs > 0 && shotsAtGround(ghost, ghost.forward, 0, fight).some(({ burst }) => burst === 'bomb');

/** The chance of a hit on a balloon, from 0 to 1. */
function balloonChance(ghost: FightingMachine, fight: Skirmish): number {
  if (fight.balloons.length === 0 || !mayFire(ghost, ghost.forward)) return 0;
  const shots = shotsAtGround(ghost, ghost.forward, readyGuns(ghost.forward, fight.turn), { ...fight, ground: [] });
  return Math.min(Math.max(0, ...shots.map(({ base }) => base / 20)), 1);
}
