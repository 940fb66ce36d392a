import type { Firing } from '../../../cards/printed/hit-cards.ts';
import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import type { Clock } from '../../../kit/fight/dog-fight.ts';
import type { Fight } from '../../../kit/fight/fight.ts';
import { borneBefore, type Entrant, type Muster } from '../../../kit/fight/muster.ts';
import type { GunsTold } from '../../../table/events/fight-events.ts';
import type { Side } from '../../../table/sides.ts';
import type { DoorCard } from '../cards/door-card.ts';
import { OPTIONS, type SkillMark } from '../cards/marks-of-combat.ts';
import type { FightClock, FightingMachine, MountedGun } from '../table/fighting-machine.ts';
import { levelOf } from './flight/pose.ts';
import { machineFrom } from './set-up.ts';
import { dashboardOf, machinesFlying, type SideFight } from './side-fight.ts';
import { roofOf, skyOver } from './sky.ts';

/** A Dog-Fight of the campaign goes on as long as its DFD lasts; this is only an upper limit. */
const TURNS_AT_MOST = 90;

/** A Dog-Fight of the campaign on the mats, with the campaign's clock. */
export interface ClockedFight extends SideFight {
  readonly clock: Pick<Clock, 'phases' | 'dfd'> & Pick<FightClock, 'turnsInPhase'>;
}

/** (V018) The campaign takes the place of the squadron career: its machines on the mats, converted by the door card. */
export function fromMuster({ fight, allied, germans }: Muster, book: Rulebook): ClockedFight {
  const { door, combat } = book.fights['winged-victory'];
  const low = fight.altitude <= door.height.lowFight;
  const machines = [allied, germans].flatMap((side) =>
    side.map((entrant, place) => layMachine(entrant, { place, ...lineOf(entrant.side, fight, book) }, book)),
  );
  const side: ClockedFight = {
    turn: 0,
    turns: TURNS_AT_MOST,
    hexes: combat.mats.hexes,
    floor: low ? 'ground' : 'air',
    // (12) The sky over the hex, by its weather box.
    sky: skyOver(combat.mats.hexes, expectDefined(door.skies[fight.weather - 1], `sky of box ${fight.weather}`)),
    options: [...OPTIONS],
    machines,
    targets: [],
    clock: { phases: 0, dfd: fight.dfd, turnsInPhase: door.turnsInPhase.turns },
    // Whoever meets in a Dog-Fight has no mission there.
    missions: {
      allied: { aim: 'hold-the-front', progress: 0, done: false },
      german: { aim: 'hold-the-front', progress: 0, done: false },
    },
    flakLeft: { allied: 0, german: 0 },
    barrages: [],
  };
  for (const machine of machines) machine.seen = seenAtFirst(machine, side, fight);
  return side;
}

/** Both sides have seen each other, or they would not fight. A surprised side has seen nobody. */
function seenAtFirst(machine: FightingMachine, { machines }: SideFight, { dive }: Fight): string[] {
  if (dive?.bonus === 'surprise' && dive.side !== machine.side) return [];
  return machines.filter((other) => other.side !== machine.side).map(({ id }) => id);
}

/** A machine of either side as it enters the mats, in its place in the line. */
function layMachine(entrant: Entrant, rank: StartPlace, book: Rulebook): FightingMachine {
  const { door } = book.fights['winged-victory'];
  const { id, side, aircraft, skill, firing, bravery, forward, observer } = entrant;
  const machine = machineFrom(
    {
      id,
      side,
      dashboard: aircraft,
      skill: skillMark(skill, door),
      aim: aimOf(firing, door),
      gunnerAim: aimOf(observer?.firing ?? firing, door),
      nerve: bravery ? door.nerve[bravery] : 0,
      bombs: false,
      ...placeOf(entrant, rank, book),
    },
    book,
  );
  machine.guns = machine.guns.map((gun) => charged(gun, gun.mount === 'fixed' ? forward : observer?.guns, door));
  machine.gunners = gunnersOf(entrant);
  machine.pilot = entrant.pilotHurt ? 'wounded' : 'well';
  machine.buckingham = entrant.rounds === 'buckingham';
  machine.structure = structureBefore(entrant, book);
  return machine;
}

/** (34) A machine that came as a Lame Duck has half its boxes. */
export const structureBefore = (entrant: Pick<Entrant, 'lameDuck' | 'aircraft'>, book: Rulebook): number =>
  borneBefore(entrant, dashboardOf(entrant.aircraft, book).structure.boxes);

const aimOf = (firing: Firing, { aim, campaignAim }: DoorCard): number => aim[firing] + campaignAim.shift;

/** The observer: fit, wounded and unable to fire, or absent. */
function gunnersOf({ observer, observerAlive }: Entrant): FightingMachine['gunners'] {
  if (observer) return ['well'];
  return observerAlive ? ['wounded'] : [];
}

/** Units of ammo as firings. */
export const firingsOf = (ammo: number, { ammo: { perFiring } }: DoorCard): number => Math.ceil(ammo / perFiring);

/** The campaign's units as firings on the plates. A missing gun, or one that fires no bullets, has none. */
function charged(gun: MountedGun, { states, ammo = FULL }: GunsTold = NO_GUNS, door: DoorCard): MountedGun {
  const isThere = states.some((state) => state !== 'permanent');
  const plates = [gun.left, ...gun.plates];
  const [left = 0, ...rest] = fill(plates, isThere ? firingsOf(ammo, door) : 0);
  return { mount: gun.mount, left, plates: rest, jammed: states.includes('jammed') };
}

const NO_GUNS: GunsTold = { states: [] };

/** (24) A machine whose ammo is not counted comes with full plates. */
const FULL = Number.POSITIVE_INFINITY;

function fill(plates: readonly number[], firings: number): number[] {
  let over = firings;
  return plates
    .map((plate) => {
      const here = Math.min(plate, over);
      over -= here;
      return here;
    })
    .filter((plate) => plate > 0);
}

export const skillMark = (skill: number, { skill: bands }: DoorCard): SkillMark =>
  expectDefined(
    bands.find(({ from, to }) => from <= skill && skill <= to),
    `mark for a Skill of ${skill}`,
  ).mark;

/** The line in which a side enters: its height, and its distance to the other side. */
interface StartLine {
  readonly level: number;
  readonly apart: number;
}

/** A place in a line. */
interface StartPlace extends StartLine {
  readonly place: number;
}

/** (18) A side that dived enters some levels higher, and with surprise both sides are nearer. */
function lineOf(side: Side, { altitude, dive }: Fight, { fights }: Rulebook): StartLine {
  const { height, apart, dive: higher } = fights['winged-victory'].door;
  const low = Math.max(1, Math.round(altitude / height.feetPerLevel));
  const level = altitude <= height.lowFight ? low : height.start;
  return {
    level: level + (dive?.side === side ? higher[dive.bonus] : 0),
    apart: dive?.bonus === 'surprise' ? apart.surprise : apart.hexes,
  };
}

/** (19) (18) Reinforcements enter as high above the fight as from a dive out of cloud, but (V118) in no storm. */
export function joiningMachines(more: readonly Entrant[], side: SideFight, book: Rulebook): FightingMachine[] {
  const { apart, dive } = book.fights['winged-victory'].door;
  const there = machinesFlying(side);
  const mean = there.reduce((sum, { pose }) => sum + levelOf(pose), 0) / there.length;
  const level = Math.min(Math.round(mean) + dive.surprise, roofOf(side.sky) - 2);
  return more.map((entrant, place) => layMachine(entrant, { place, level, apart: apart.hexes }, book));
}

/** The height in feet, by how far the fight has moved the machine from its start. */
export function feetOf({ pose }: FightingMachine, { altitude }: Fight, book: Rulebook): number {
  const { feetPerLevel, lowFight, start } = book.fights['winged-victory'].door.height;
  const level = levelOf(pose);
  return altitude <= lowFight ? level * feetPerLevel : altitude + (level - start) * feetPerLevel;
}

/** (18) The place at which a machine enters: head on, and apart. */
function placeOf({ side, aircraft }: Entrant, { place, level: base, apart }: StartPlace, book: Rulebook) {
  const { combat } = book.fights['winged-victory'];
  const middle = combat.mats.hexes / 2;
  const [back, up] = [Math.floor(place / 2), place % 2];
  const east = side === 'allied';
  const { top, ceiling } = dashboardOf(aircraft, book);
  const level = Math.min(base + up, combat.mats.top);
  return {
    column: Math.round(east ? middle - apart / 2 - back : middle + apart / 2 + back),
    level,
    heading: east ? (1 as const) : (-1 as const),
    speed: top.low,
    // Level 10 is the height of the fight, so the mats do not know the real ceiling: nobody has a ceiling below the
    // level at which he entered.
    ceiling: Math.min(combat.mats.top, Math.max(ceiling, level + CLIMB)),
  };
}

/** The levels that everybody has above him. */
const CLIMB = 6;
