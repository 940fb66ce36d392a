import type { Attitude, SidePose } from '../../table/fighting-machine.ts';
import { hasOption } from '../side-fight.ts';
import { type FlightChoice, type SpecialManoeuvre, wordOf } from './choice.ts';
import { dragAt } from './energy.ts';
import type { Flier } from './flier.ts';
import { levelsLost, type Move, moveOf, underCeiling } from './move.ts';
import {
  ahead,
  followPicture,
  HEX,
  isDive,
  LEVEL,
  levelOf,
  makePose,
  mirrorPose,
  moveBy,
  withAttitude,
} from './pose.ts';

/** The way of a choice: its path, hex by hex, and its effect on the energy. */
export const fly = (choice: FlightChoice, flier: Flier): Move =>
  underCeiling(wayOf(choice, flier), flier.machine.ceiling);

function wayOf(choice: FlightChoice, flier: Flier): Move {
  switch (choice.is) {
    case 'level':
    case 'jettison':
      return straight(choice.is, flier);
    case 'easy':
      return easyTurn(flier);
    case 'normal':
    case 'hard':
      return turn(choice, flier);
    case 'climb':
      return climb(choice, flier);
    case 'dive':
      return dive(choice, flier);
    default:
      return special(choice.is, flier);
  }
}

const speedOf = ({ machine: { cue } }: Flier): number => cue;

/** (V034) (V041) The drag for the speed and the height at the start of the turn. */
export const dragOf = ({ machine: { pose, cue }, dash }: Flier): number => dragAt(dash, cue, levelOf(pose));

/** (V022) A line of hexes in one attitude, from a pose already in that attitude. */
function line(from: SidePose, hexes: number): SidePose[] {
  const path: SidePose[] = [];
  let pose = from;
  for (let hex = 0; hex < hexes; hex++) {
    pose = ahead(pose);
    path.push(pose);
  }
  return path;
}

const lastOf = (path: readonly SidePose[], from: SidePose): SidePose => path.at(-1) ?? from;

/** (V040) A dive ends with one more hex of it, which gains no speed. */
function leftDive({ pose }: Flier['machine'], flier: Flier): SidePose[] {
  return isDive(pose.attitude) && hasOption(flier, 'dive-exit') ? [pose, ahead(pose)] : [pose];
}

/**
 * (V037) (V039) The change to level flight from any attitude: the hexes flown for it, the pose, and the hexes then
 * left.
 */
function levelled(flier: Flier): {
  readonly begun: readonly SidePose[];
  readonly from: SidePose;
  readonly left: number;
} {
  const begun = leftDive(flier.machine, flier);
  const from = withAttitude(lastOf(begun, flier.machine.pose), 'level');
  return { begun, from, left: speedOf(flier) - begun.length + 1 };
}

/** (V022) (V039) As many hexes as the speed, level; out of a climb or a dive the machine is levelled first. */
function straight(word: 'level' | 'jettison', flier: Flier): Move {
  const { begun, from, left } = levelled(flier);
  const path = [...begun, ...line(from, left)];
  return moveOf({ word, path, end: withAttitude(lastOf(path, from), 'level'), energy: 0, speed: speedOf(flier) });
}

/** (V042) Easy Turn: the whole allowance, then the counter is flipped. */
function easyTurn(flier: Flier): Move {
  const { pose } = flier.machine;
  const path = [pose, ...line(pose, speedOf(flier))];
  return moveOf({
    word: 'easy',
    path,
    end: mirrorPose(lastOf(path, pose)),
    energy: -dragOf(flier),
    speed: speedOf(flier),
  });
}

const LOST = { normal: 1, hard: 2 } as const;

/** (V043) to (V046) Normal and Hard Turn: lost levels are no movement, and each level kept costs one more drag. */
function turn(choice: Extract<FlightChoice, { is: 'normal' | 'hard' }>, flier: Flier): Move {
  const { pose } = flier.machine;
  const before = [pose, ...line(pose, choice.before)];
  const flipped = mirrorPose(dropped(lastOf(before, pose), choice.loses));
  const path = [...before, ...line(flipped, speedOf(flier) - choice.before)];
  const kept = LOST[choice.is] - choice.loses;
  const end = path.length > before.length ? lastOf(path, flipped) : flipped;
  const energy = -dragOf(flier) * (1 + kept);
  return moveOf({ word: wordOf(choice), path, end, energy, speed: speedOf(flier) });
}

/** One row down and half a hex forward; the second step goes back underneath. */
const dropped = (pose: SidePose, levels: number): SidePose => moveBy(pose, (levels % 2) * (HEX / 2), -LEVEL * levels);

/** (V033) to (V036) (V047) (V048) Climb: preparation, one level, and the rest of the movement is lost. */
function climb(choice: Extract<FlightChoice, { is: 'climb' }>, flier: Flier): Move {
  const { pose } = flier.machine;
  const attitude: Attitude = choice.steep ? 'hard-climb' : 'shallow-climb';
  const out = leftDive(flier.machine, flier);
  const begun = [...out, ...line(lastOf(out, pose), choice.before)];
  const path = [...begun, ...levelUp(withAttitude(lastOf(begun, pose), attitude))];
  const end = lastOf(path, pose);
  const drag = dragOf(flier);
  const energy = -(drag + (choice.steep ? 2 : 0)) - (choice.turns ? drag : 0);
  return moveOf({
    word: wordOf(choice),
    path,
    end: choice.turns ? mirrorPose(end) : end,
    energy,
    speed: speedOf(flier),
  });
}

/** From a spine, which counts as the upper hex, the next level takes two hexes. */
function levelUp(from: SidePose): SidePose[] {
  const first = ahead(from);
  return levelOf(first) > levelOf(from) ? [first] : [first, ahead(first)];
}

/**
 * (V038) to (V040) (V048) (V049) Dive: one of speed for each level, whether steep or not; the rest of the movement is
 * level.
 */
function dive(choice: Extract<FlightChoice, { is: 'dive' }>, flier: Flier): Move {
  const { pose } = flier.machine;
  const speed = speedOf(flier);
  const attitude: Attitude = choice.steep ? 'hard-dive' : 'shallow-dive';
  const changes = isDive(pose.attitude) && pose.attitude !== attitude;
  const out = changes ? leftDive(flier.machine, flier) : [pose];
  const begun = [...out, ...line(lastOf(out, pose), choice.before)];
  const from = withAttitude(lastOf(begun, pose), attitude);
  const { turnsAfter } = choice;
  const first = line(from, turnsAfter ?? choice.down);
  const turned = turnsAfter === undefined ? lastOf(first, from) : mirrorPose(lastOf(first, from));
  const second = line(turned, choice.down - first.length);
  const down = [...first, ...second];
  const gained = levelsLost(from, lastOf(down, from));
  const bottom = lastOf(second, turned);
  const rest = speed - (begun.length - 1) - choice.down;
  const after = rest > 0 ? pulledOut(bottom, rest, flier) : [];
  const energy = gained - (turnsAfter === undefined ? 0 : dragOf(flier));
  const path = [...begun, ...down, ...after];
  const end = after.length > 0 ? withAttitude(lastOf(after, bottom), 'level') : bottom;
  return moveOf({ word: wordOf(choice), path, end, energy, speed });
}

/** Out of the dive and on in level flight. (V003) The hex that ends the dive counts as dive, on the ground too. */
function pulledOut(bottom: SidePose, rest: number, flier: Flier): SidePose[] {
  const exit = hasOption(flier, 'dive-exit') ? [ahead(bottom)] : [];
  return [...exit, ...line(withAttitude(lastOf(exit, bottom), 'level'), rest - exit.length)];
}

/** (V058) to (V064) The special manoeuvres, each by its picture on the card. */
function special(word: SpecialManoeuvre, flier: Flier): Move {
  const { pose } = flier.machine;
  const speed = speedOf(flier);
  const drag = dragOf(flier);
  const { ways } = flier;
  switch (word) {
    case 'falling-leaf':
      return moveOf({ word, path: [pose], end: pose, energy: 0, speed });
    case 'jink':
      return along(word, { hexes: levelled(flier).left - 1, energy: -Math.floor(drag / 2) }, flier);
    case 'barrel-roll':
      return along(word, { hexes: rollHexes(flier), energy: -drag }, flier);
    case 'half-loop':
      return reversal(word, { way: ways.halfLoop, energy: -drag }, flier);
    case 'wingover':
    case 'wingover-dive':
    case 'wingover-hard-dive':
      return reversal(word, { way: ways.wingover, energy: 4 }, flier);
    case 'immelmann':
      return reversal(word, { way: ways.immelmann, energy: 0 }, flier);
    case 'side-slip':
      return sideSlip(flier);
  }
}

/** (V060) The preparation, and half the movement, rounded down. */
export const rollHexes = (flier: Flier): number => preparationOf(flier) + Math.floor(speedOf(flier) / 2);

function along(
  word: SpecialManoeuvre,
  { hexes, energy }: { readonly hexes: number; readonly energy: number },
  flier: Flier,
) {
  const { begun, from } = levelled(flier);
  const path = [...begun, ...line(from, hexes)];
  return moveOf({ word, path, end: withAttitude(lastOf(path, from), 'level'), energy, speed: speedOf(flier) });
}

/** (V031) The hexes of preparation at this height. */
export function preparationOf({ machine: { pose }, dash }: Flier): number {
  const level = levelOf(pose);
  if (level <= 10) return dash.preparation.low;
  return level <= 20 ? dash.preparation.medium : dash.preparation.high;
}

/** (V062) The possible last attitudes of each half circle that leads down. */
const ENDS_IN: { readonly [W in SpecialManoeuvre]?: Attitude } = {
  'wingover-dive': 'shallow-dive',
  'wingover-hard-dive': 'hard-dive',
};

interface Reversal {
  readonly way: readonly (readonly [number, number])[];
  readonly energy: number;
}

/** (V061) (V062) (V063) Preparation, then the picture of the card, and the rest of the movement on the new heading. */
function reversal(word: SpecialManoeuvre, { way, energy }: Reversal, flier: Flier): Move {
  const { begun, from, left } = levelled(flier);
  const straightOn = line(from, preparationOf(flier));
  const turned: SidePose[] = [];
  for (const step of way) turned.push(followPicture(turned.at(-1) ?? lastOf(straightOn, from), step));
  const { x, y, heading } = mirrorPose(lastOf(turned, from));
  const round = makePose(x, y, heading, ENDS_IN[word] ?? 'level');
  const rest = line(round, left - straightOn.length - way.length);
  const path = [...begun, ...straightOn, ...turned, ...rest];
  const end = lastOf(rest, round);
  return moveOf({ word, path, end, energy: energy + levelsLost(round, end), speed: speedOf(flier) });
}

/** (V064) Side Slip: the whole allowance, one level lower, without a gain of speed. */
function sideSlip(flier: Flier): Move {
  const { begun, from, left } = levelled(flier);
  const path = [...begun, ...line(from, left - 1)];
  const last = lastOf(path.slice(begun.length), from);
  const end = moveBy(last, HEX / 2, -LEVEL);
  return moveOf({ word: 'side-slip', path: [...path, end], end, energy: 0, speed: speedOf(flier) });
}
