import type { Attitude, Pose } from '../../../../table/fights/winged-victory/craft.ts';
import { type Choice, type Special, wordOf } from './choice.ts';
import { dragAt } from './energy.ts';
import { type Flier, withOption } from './flier.ts';
import { levelsLost, type Move, moveOf } from './move.ts';
import { ahead, drawn, HEX, isDive, LEVEL, levelOf, mirrored, withAttitude } from './pose.ts';

/** Where a choice leads: its path, hex by hex, and what it does to the energy. */
export function fly(choice: Choice, flier: Flier): Move {
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

const speedOf = ({ craft: { cue } }: Flier): number => cue;

/** (V034) (V041) The drag of the speed and the height with which the turn began. */
export const dragOf = ({ craft: { pose, cue }, dash }: Flier): number => dragAt(dash, cue, levelOf(pose));

/** (V022) A line of hexes in one attitude, from a pose that is in it. */
function line(from: Pose, hexes: number): Pose[] {
  const path: Pose[] = [];
  let pose = from;
  for (let hex = 0; hex < hexes; hex++) {
    pose = ahead(pose);
    path.push(pose);
  }
  return path;
}

const lastOf = (path: readonly Pose[], from: Pose): Pose => path.at(-1) ?? from;

/** (V040) A dive is left by one hex more of it, which gains no speed. */
function leftDive({ pose }: Flier['craft'], flier: Flier): Pose[] {
  return isDive(pose.attitude) && withOption(flier, 'dive-exit') ? [pose, ahead(pose)] : [pose];
}

/** (V022) (V039) As many hexes as its speed, level; out of a climb or a dive the nose is put down or up first. */
function straight(word: 'level' | 'jettison', flier: Flier): Move {
  const begun = leftDive(flier.craft, flier);
  const from = withAttitude(lastOf(begun, flier.craft.pose), 'level');
  const path = [...begun, ...line(from, speedOf(flier) - begun.length + 1)];
  return moveOf(word, path, withAttitude(lastOf(path, from), 'level'), 0, speedOf(flier));
}

/** (V042) Easy Turn: the whole allowance, then the counter is flipped. */
function easyTurn(flier: Flier): Move {
  const { pose } = flier.craft;
  const path = [pose, ...line(pose, speedOf(flier))];
  return moveOf('easy', path, mirrored(lastOf(path, pose)), -dragOf(flier), speedOf(flier));
}

const LOST = { normal: 1, hard: 2 } as const;

/** (V043) to (V046) Normal and Hard Turn: levels lost are no movement, and each that is kept costs one more drag. */
function turn(choice: Extract<Choice, { is: 'normal' | 'hard' }>, flier: Flier): Move {
  const { pose } = flier.craft;
  const before = [pose, ...line(pose, choice.before)];
  const flipped = mirrored(dropped(lastOf(before, pose), choice.loses));
  const path = [...before, ...line(flipped, speedOf(flier) - choice.before)];
  const kept = LOST[choice.is] - choice.loses;
  const end = path.length > before.length ? lastOf(path, flipped) : flipped;
  return moveOf(wordOf(choice), path, end, -dragOf(flier) * (1 + kept), speedOf(flier));
}

/** One row down and half a hex on, and back under itself with the second. */
const dropped = (pose: Pose, levels: number): Pose => ({
  ...pose,
  x: pose.x + (levels % 2) * (HEX / 2) * pose.heading,
  y: pose.y - LEVEL * levels,
});

/** (V033) to (V036) (V047) (V048) Climb: preparation, one level, and the rest of the movement is lost. */
function climb(choice: Extract<Choice, { is: 'climb' }>, flier: Flier): Move {
  const { pose } = flier.craft;
  const attitude: Attitude = choice.steep ? 'hard-climb' : 'shallow-climb';
  const out = leftDive(flier.craft, flier);
  const begun = [...out, ...line(lastOf(out, pose), choice.before)];
  const path = [...begun, ...levelUp(withAttitude(lastOf(begun, pose), attitude))];
  const end = lastOf(path, pose);
  const drag = dragOf(flier);
  const energy = -(drag + (choice.steep ? 2 : 0)) - (choice.turns ? drag : 0);
  return moveOf(wordOf(choice), path, choice.turns ? mirrored(end) : end, energy, speedOf(flier));
}

/** On from a spine, which counts as the upper hex, it takes two hexes to the next level. */
function levelUp(from: Pose): Pose[] {
  const first = ahead(from);
  return levelOf(first) > levelOf(from) ? [first] : [first, ahead(first)];
}

/** (V038) to (V040) (V048) (V049) Dive: one of speed for each level, however steep; the rest of the movement level. */
function dive(choice: Extract<Choice, { is: 'dive' }>, flier: Flier): Move {
  const { pose } = flier.craft;
  const speed = speedOf(flier);
  const attitude: Attitude = choice.steep ? 'hard-dive' : 'shallow-dive';
  const changes = isDive(pose.attitude) && pose.attitude !== attitude;
  const out = changes ? leftDive(flier.craft, flier) : [pose];
  const begun = [...out, ...line(lastOf(out, pose), choice.before)];
  const from = withAttitude(lastOf(begun, pose), attitude);
  const midway = choice.turns === 'midway' ? Math.ceil(choice.down / 2) : choice.down;
  const first = line(from, midway);
  const turned = choice.turns === 'midway' ? mirrored(lastOf(first, from)) : lastOf(first, from);
  const down = [...first, ...line(turned, choice.down - midway)];
  const gained = levelsLost(from, lastOf(down, from));
  const bottom = choice.turns === 'end' ? mirrored(lastOf(down, from)) : lastOf(down, from);
  const rest = speed - (begun.length - 1) - choice.down;
  const after = rest > 0 ? pulledOut(bottom, rest, flier) : [];
  const energy = gained - (choice.turns === 'no' ? 0 : dragOf(flier));
  const path = [...begun, ...down, ...after];
  return moveOf(wordOf(choice), path, after.at(-1) ?? bottom, energy, speed);
}

/** Out of the dive and on, level. */
function pulledOut(bottom: Pose, rest: number, flier: Flier): Pose[] {
  const exit = withOption(flier, 'dive-exit') ? [ahead(bottom)] : [];
  const from = withAttitude(lastOf(exit, bottom), 'level');
  const path = [...exit, ...line(from, rest - exit.length)];
  return path.map((pose, place) => (place === path.length - 1 ? withAttitude(pose, 'level') : pose));
}

/** (V058) to (V064) The special manoeuvres, each by its picture. */
function special(word: Special, flier: Flier): Move {
  const { pose } = flier.craft;
  const speed = speedOf(flier);
  const drag = dragOf(flier);
  const { ways } = flier;
  switch (word) {
    case 'falling-leaf':
      return moveOf(word, [pose], pose, 0, speed);
    case 'jink':
      return along(word, speed - 1, -Math.floor(drag / 2), flier);
    case 'barrel-roll':
      return along(word, Math.min(speed, preparationOf(flier) + Math.floor(speed / 2)), -drag, flier);
    case 'half-loop':
      return reversal(word, ways.halfLoop, -drag, flier);
    case 'wingover':
      return reversal(word, ways.wingover, 4, flier);
    case 'wingover-dive':
      return reversal(word, ways.wingover, 4, flier);
    case 'immelmann':
      return reversal(word, ways.immelmann, 0, flier);
    case 'side-slip':
      return sideSlip(flier);
  }
}

function along(word: Special, hexes: number, energy: number, flier: Flier): Move {
  const { pose } = flier.craft;
  const path = [pose, ...line(pose, hexes)];
  return moveOf(word, path, lastOf(path, pose), energy, speedOf(flier));
}

/** (V031) The hexes of preparation at this height. */
export function preparationOf({ craft: { pose }, dash }: Flier): number {
  const level = levelOf(pose);
  if (level <= 10) return dash.preparation.low;
  return level <= 20 ? dash.preparation.medium : dash.preparation.high;
}

/** (V061) (V062) (V063) Preparation, then the picture, and what is left of the movement on the new heading. */
function reversal(word: Special, way: readonly (readonly [number, number])[], energy: number, flier: Flier): Move {
  const { pose } = flier.craft;
  const speed = speedOf(flier);
  const begun = [pose, ...line(pose, preparationOf(flier))];
  const turned: Pose[] = [];
  for (const step of way) turned.push(drawn(turned.at(-1) ?? lastOf(begun, pose), step));
  const dives = word === 'wingover-dive';
  const round = { ...mirrored(lastOf(turned, pose)), attitude: dives ? ('shallow-dive' as const) : pose.attitude };
  const rest = line(round, speed - begun.length + 1 - way.length);
  const path = [...begun, ...turned, ...rest];
  const end = lastOf(rest, round);
  return moveOf(word, path, end, energy + (dives ? levelsLost(round, end) : 0), speed);
}

/** (V064) Side Slip: the whole allowance, a level lower, and no faster. */
function sideSlip(flier: Flier): Move {
  const { pose } = flier.craft;
  const path = [pose, ...line(pose, speedOf(flier) - 1)];
  const last = lastOf(path, pose);
  const end = { ...last, x: last.x + (HEX / 2) * last.heading, y: last.y - LEVEL };
  return moveOf('side-slip', [...path, end], end, 0, speedOf(flier));
}
