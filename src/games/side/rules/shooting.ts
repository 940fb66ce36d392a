import type { Roll } from '../../../cards/dice.ts';
import type { GunRounds } from '../../../cards/printed/hit-cards.ts';
import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import { sumOf } from '../../../table/parts.ts';
import type { Table } from '../../../table/table.ts';
import type { CombatCard } from '../cards/combat-card.ts';
import { type Blow, type Colour, shiftColour } from '../cards/ladder.ts';
import type { SideParts } from '../table/energy-events.ts';
import {
  type FightingMachine,
  handsAt,
  type MountedGun,
  type OpenShot,
  type SidePose,
  seatAt,
  type TargetState,
} from '../table/fighting-machine.ts';
import { befall, type SideHit, strike } from './damage.ts';
import { aspectOf, hexesTo } from './flight/arcs.ts';
import { evasionOf, silencedBy } from './flight/choice.ts';
import { levelOf } from './flight/pose.ts';
import { dashboardOf, enemiesOf, hasOption, isSteered, type SideFight } from './side-fight.ts';
import { poseOfTarget } from './spotting.ts';
import { partsOf, skillShift, throwCombat } from './test-dice.ts';
import { withItsView } from './view.ts';

/** The result of a long burst. */
interface ShownDie {
  readonly die: Colour;
  readonly roll: Roll;
  readonly blow: Blow;
}

/** (V088) A long burst with a result of at most one point jams the gun. (32) With Buckingham one more face jams it. */
const isJammedBy = ({ die, roll, blow }: ShownDie, rounds: GunRounds, book: Rulebook): boolean =>
  blow === '1' || (rounds === 'buckingham' && roll.total === besideOne(die, book));

/** The face before those with one point, or after them where there is none before. */
function besideOne(die: Colour, { fights }: Rulebook): number {
  const { faces } = expectDefined(
    fights['winged-victory'].dice.combat.find(({ colour }) => colour === die),
    `${die} die`,
  );
  const first = faces.indexOf('1');
  return first > 0 ? first : faces.lastIndexOf('1') + 2;
}

/** Something that may be shot at. */
type ShotMark = Seen &
  (
    | { readonly machine: FightingMachine; readonly target?: never }
    | { readonly target: TargetState; readonly machine?: never }
  );

interface Seen {
  readonly id: string;
  readonly pose: SidePose;
  readonly size: number;
  readonly flew: string;
}

/** The effect of a hit, applied when all have fired. */
export type Land = () => void;

/** (V082) Everybody who can and will fire does so, and all effects happen at the same time, V114. */
export function exchangeFire(machines: readonly FightingMachine[], fight: SideFight, table: Table): void {
  for (const land of fireAll(machines, fight, table)) land();
}

export const fireAll = (machines: readonly FightingMachine[], fight: SideFight, table: Table): Land[] =>
  machines.flatMap((machine) => machine.guns.flatMap((_, gun) => fireGun(machine, gun, fight, table)));

/** (V080) to (V088) One gun: the target, the length of the burst, and the result of the die. */
function fireGun(machine: FightingMachine, gun: number, fight: SideFight, table: Table): Land[] {
  const shots = shotsOf(machine, gun, fight, table.book);
  if (shots.length === 0) return [];
  const options = ['hold', ...shots.flatMap(({ target }) => [target, `${target}-long`])];
  const left = firingsLeft(gunOf(machine, gun));
  const { side, id } = machine;
  const about = withItsView({ side, machine: id, shots, left }, { side, fight });
  const answer = table.choose('side-shot', about, options);
  const shot = shots.find(({ target }) => answer === target || answer === `${target}-long`);
  return shot ? [shoot(machine, { ...shot, long: answer !== shot.target }, fight, table)] : [];
}

const gunOf = ({ guns, id }: FightingMachine, gun: number): MountedGun =>
  expectDefined(guns[gun], `gun ${gun} of ${id}`);

export const firingsLeft = ({ left, plates }: MountedGun): number =>
  left + plates.reduce((sum, plate) => sum + plate, 0);

/** The open shots of a gun, each with the colour of its die. */
export function shotsOf(machine: FightingMachine, gun: number, fight: SideFight, book: Rulebook): OpenShot[] {
  if (!mayFire(machine, gun)) return [];
  return marksOf(machine, fight, book).flatMap((mark) => shotAt({ machine, gun }, mark, fight, book));
}

/**
 * (V056) (V057) (V059) (V089) (V097) (V107) Whether a gun may fire. (V106) Behind a dead pilot the gunner still may.
 */
function mayFire(machine: FightingMachine, gun: number): boolean {
  const { mount, left, jammed } = gunOf(machine, gun);
  if (jammed || left === 0 || machine.fired.includes(gun) || machine.out || isStalling(machine)) return false;
  const silent = silencedBy(machine.flew);
  if (mount === 'fixed') return isSteered(machine) && !silent.pilot;
  return handsAt(machine, gun) === 'well' && !silent.gunner && !aimsBombs(machine, gun);
}

/** (V056) In a stall, or (V057) above the ceiling at the start. */
const isStalling = ({ falling, pose, ceiling }: FightingMachine): boolean =>
  falling === 'stall' || falling === 'leaf' || levelOf(pose) > ceiling;

/** (V107) One of the gunners aims the bombs: the first who can. */
const aimsBombs = (machine: FightingMachine, gun: number): boolean =>
  machine.bombing && seatAt(machine, gun) === machine.gunners.indexOf('well');

/** (V072) Only targets in sight. */
function marksOf({ side, seen }: FightingMachine, fight: SideFight, book: Rulebook): ShotMark[] {
  const machines = enemiesOf(side, fight).map((machine) => ({
    id: machine.id,
    pose: machine.pose,
    size: dashboardOf(machine.dashboard, book).size,
    flew: machine.falling === 'leaf' ? 'falling-leaf' : machine.flew,
    machine,
  }));
  const targets = fight.targets
    .filter((target) => target.side !== side && !target.destroyed)
    .map((target) => ({
      id: target.id,
      pose: poseOfTarget(target),
      size: targetRow(target, book).size,
      flew: '',
      target,
    }));
  return [...machines, ...targets].filter(({ id }) => seen.includes(id));
}

export const targetRow = ({ kind }: Pick<TargetState, 'kind'>, { fights }: Rulebook) =>
  expectDefined(
    fights['winged-victory'].missions.targets.find(({ target }) => target === kind),
    `target ${kind}`,
  );

/** A gun of a machine, by its index. */
interface GunAboard {
  readonly machine: FightingMachine;
  readonly gun: number;
}

function shotAt({ machine, gun }: GunAboard, mark: ShotMark, fight: SideFight, book: Rulebook): OpenShot[] {
  const { combat } = book.fights['winged-victory'];
  const hexes = hexesTo(gunOf(machine, gun).mount, machine.pose, mark.pose, combat);
  if (hexes === undefined) return [];
  const aspect = mark.machine ? aspectOf(mark.pose, machine.pose) : 'side';
  const parts = partsOfShot({ machine, gun }, { mark, hexes, aspect }, fight, book);
  return [{ target: mark.id, gun, hexes, aspect, die: shiftColour(baseDie({ machine, gun }, book), sumOf(parts)) }];
}

const baseDie = ({ machine, gun }: GunAboard, book: Rulebook): Colour =>
  expectDefined(dashboardOf(machine.dashboard, book).guns[gun], `gun ${gun} of a ${machine.dashboard}`).die;

interface AimedShot {
  readonly mark: ShotMark;
  readonly hexes: number;
  readonly aspect: OpenShot['aspect'];
}

/** (V084) to (V087) The modifiers of the colour. (V081) Gunners are Experts. */
function partsOfShot(
  { machine, gun }: GunAboard,
  { mark, hexes, aspect }: AimedShot,
  fight: SideFight,
  book: Rulebook,
): SideParts {
  const { combat } = book.fights['winged-victory'];
  const evades = evasionOf(mark.flew);
  const byPilot = gunOf(machine, gun).mount === 'fixed';
  return {
    skill: byPilot ? skillShift(machine, book) : combat.skill.expert,
    aim: byPilot ? machine.aim : machine.gunnerAim,
    range: rangeShift(hexes, combat),
    aspect: mark.machine ? combat.aspect[aspect] : 0,
    evading: evades ? combat.evading[evades] : 0,
    size: sizeShift(mark.size, fight),
  };
}

/** (V087) With this rule a large machine is easier to hit. */
export const sizeShift = (size: number, fight: SideFight): number => (hasOption(fight, 'target-size') ? size : 0);

export const rangeShift = (hexes: number, { range }: CombatCard): number =>
  expectDefined(range.hexes[hexes - 1], `range of ${hexes} hexes`);

type SideBurst = OpenShot & { readonly long: boolean };

function shoot(
  machine: FightingMachine,
  { gun, target, hexes, aspect, long }: SideBurst,
  fight: SideFight,
  table: Table,
): Land {
  const { book } = table;
  const mark = expectDefined(
    marksOf(machine, fight, book).find(({ id }) => id === target),
    `mark ${target}`,
  );
  const longBurst = long ? book.fights['winged-victory'].combat.longBurst.shift : 0;
  const parts = { ...partsOfShot({ machine, gun }, { mark, hexes, aspect }, fight, book), longBurst };
  const base = baseDie({ machine, gun }, book);
  const die = shiftColour(base, sumOf(parts));
  const { roll, blow } = throwCombat(die, machine.id, table);
  spend(machine, gun, table);
  const left = firingsLeft(gunOf(machine, gun));
  table.tell({
    type: 'side-shot-fired',
    machine: machine.id,
    gun,
    target,
    hexes,
    aspect,
    long,
    base,
    parts: partsOf(parts),
    die,
    roll,
    blow,
    left,
  });
  if (long && isJammedBy({ die, roll, blow }, roundsIn(machine, gun), table.book)) jam(machine, gun, table);
  return () => land({ by: machine.id, mount: gunOf(machine, gun).mount, aspect, blow }, mark, fight, table);
}

/** (V083) One less on the die. Below one the next number is used, unless the gun must be reloaded first. */
function spend(machine: FightingMachine, gun: number, table: Table): void {
  const state = gunOf(machine, gun);
  const { reloads } = expectDefined(dashboardOf(machine.dashboard, table.book).guns[gun], `gun ${gun}`);
  state.left -= 1;
  machine.fired.push(gun);
  if (state.left === 0 && !reloads) state.left = state.plates.shift() ?? 0;
  if (firingsLeft(state) === 0) befall(machine, 'out-of-ammunition', table);
}

/** (32) Only the pilot's guns have Buckingham. */
const roundsIn = (machine: FightingMachine, gun: number): GunRounds =>
  machine.buckingham && gunOf(machine, gun).mount === 'fixed' ? 'buckingham' : 'ordinary';

function jam(machine: FightingMachine, gun: number, table: Table): void {
  gunOf(machine, gun).jammed = true;
  befall(machine, 'gun-jammed', table);
}

type Landed = Pick<SideHit, 'by' | 'mount' | 'aspect'> & { readonly blow: SideHit['blow'] | 'miss' };

function land({ blow, ...shot }: Landed, mark: ShotMark, fight: SideFight, table: Table): void {
  if (blow === 'miss') return;
  if (mark.target) return strikeTarget(mark.target, shot.by, blow === 'destroyed' ? undefined : Number(blow), table);
  strike({ ...shot, machine: mark.machine, blow }, fight, table);
}

/** (V011) Red circles destroy a target. */
export function strikeTarget(target: TargetState, machine: string, points: number | undefined, table: Table): void {
  if (target.destroyed) return;
  const { circles } = targetRow(target, table.book);
  target.damage = Math.min(circles, target.damage + (points ?? circles));
  target.destroyed = target.damage === circles;
  table.tell({
    type: 'target-struck',
    target: target.id,
    machine,
    damage: target.damage,
    circles,
    destroyed: target.destroyed,
  });
}
