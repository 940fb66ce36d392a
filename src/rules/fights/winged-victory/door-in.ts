import type { Gun } from '../../../campaign/mission-log.ts';
import type { Firing } from '../../../rulebook/cards/hit-cards.ts';
import { counterOf, germanId, numberOfGerman } from '../../../rulebook/counters.ts';
import type { DoorCard } from '../../../rulebook/fights/winged-victory/door-card.ts';
import { OPTIONS, type SkillMark } from '../../../rulebook/fights/winged-victory/marks-of-combat.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Craft, GunState } from '../../../table/fights/winged-victory/craft.ts';
import type { Side } from '../../../table/sides.ts';
import type { AlliedMachine, Fight } from '../fight.ts';
import { craftOf } from './set-up.ts';
import { dashboardOf, type SideFight } from './side-fight.ts';
import { skyOver } from './sky.ts';

/** A Dog-Fight of the campaign that goes on as long as its DFD lasts. */
const TURNS_AT_MOST = 90;

/** (V018) The squadron's career is our campaign: its machines on the mats, by the conversions of the door. */
export function layOutDogFight(fight: Fight, book: Rulebook): SideFight {
  const { door, combat } = book.fights['winged-victory'];
  const low = fight.altitude <= door.height.lowFight;
  const crafts = [
    ...fight.allied.toSorted(byId).map((machine, place) => alliedCraft(machine, place, fight, book)),
    ...enter(fight.germans, fight, [], book),
  ];
  const side: SideFight = {
    turn: 0,
    turns: TURNS_AT_MOST,
    hexes: combat.mats.hexes,
    floor: low ? 'ground' : 'air',
    // (12) The sky over the hex, by its weather box.
    sky: skyOver(combat.mats.hexes, promised(door.skies[fight.weather - 1], `sky of box ${fight.weather}`)),
    options: [...OPTIONS],
    crafts,
    targets: [],
    missions: {
      allied: { aim: 'hold-the-front', progress: 0, done: false },
      german: { aim: 'hold-the-front', progress: 0, done: false },
    },
    flakLeft: { allied: 0, german: 0 },
    barrages: [],
  };
  for (const craft of crafts) craft.seen = seenAtFirst(craft, side, fight);
  return side;
}

const byId = (a: AlliedMachine, b: AlliedMachine): number => (a.id < b.id ? -1 : 1);

/** Both have seen each other, or they would not fight; whom they fall upon has seen nobody. */
function seenAtFirst(craft: Craft, { crafts }: SideFight, { dive }: Fight): string[] {
  if (dive?.bonus === 'surprise' && dive.side !== craft.side) return [];
  return crafts.filter((other) => other.side !== craft.side).map(({ id }) => id);
}

/** (50) German numbers as machines of theirs, but for those out of the game and a man who is here already. */
export function enter(numbers: readonly number[], fight: Fight, there: readonly Craft[], book: Rulebook): Craft[] {
  const entering: Craft[] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const same = [...there, ...entering].filter(({ id }) => numberOfGerman(id) === number).length;
    if (fight.barred.includes(number) || (same > 0 && counterOf(number, book).personal)) continue;
    entering.push(germanCraft(number, same, there.length + entering.length, fight, book));
  }
  return entering;
}

function alliedCraft(machine: AlliedMachine, place: number, fight: Fight, book: Rulebook): Craft {
  const { door } = book.fights['winged-victory'];
  const craft = craftOf(
    {
      id: machine.id,
      side: 'allied',
      dashboard: machine.aircraft,
      skill: skillMark(machine.skill, door),
      aim: aimOf(machine.firing, door),
      gunnerAim: aimOf(machine.observer?.firing ?? machine.firing, door),
      nerve: door.nerve[machine.bravery],
      bombs: false,
      ...placeOf('allied', place, fight, machine.aircraft, book),
    },
    book,
  );
  craft.guns = craft.guns.map((gun) => charged(gun, gunOf(gun, machine), door));
  craft.gunners = gunnersOf(machine);
  craft.hurtBefore = craft.gunners.includes('wounded');
  return craft;
}

const aimOf = (firing: Firing, { aim, campaignAim }: DoorCard): number => aim[firing] + campaignAim.shift;

/** The observer, well, hurt and silent, or not there. */
function gunnersOf({ observer, observerAlive }: AlliedMachine): Craft['gunners'] {
  if (observer) return ['well'];
  return observerAlive ? ['wounded'] : [];
}

const gunOf = ({ mount }: GunState, { forward, observer, fights }: AlliedMachine): Gun | undefined => {
  if (mount === 'flexible') return observer?.gun;
  return fights ? forward : undefined;
};

/** Units of the campaign as firings on the plates; a gun that is not there, or fires no bullets, has none. */
function charged(gun: GunState, from: Gun | undefined, { ammo }: DoorCard): GunState {
  const firings = from && from.state !== 'permanent' ? Math.ceil(from.ammo / ammo.perFiring) : 0;
  const plates = [gun.left, ...gun.plates];
  const [left = 0, ...rest] = fill(plates, firings);
  return { mount: gun.mount, left, plates: rest, jammed: from?.state === 'jammed' };
}

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

function germanCraft(number: number, same: number, place: number, fight: Fight, book: Rulebook): Craft {
  const { door } = book.fights['winged-victory'];
  const { aircraft, skill, firing, observer = firing } = counterOf(number, book);
  const at = placeOf('german', place, fight, aircraft, book);
  const entrant = {
    id: germanId(number, same),
    side: 'german',
    dashboard: aircraft,
    skill: skillMark(skill, door),
    aim: aimOf(firing, door),
    gunnerAim: aimOf(observer, door),
  } as const;
  return craftOf({ ...entrant, bombs: false, ...at }, book);
}

export const skillMark = (skill: number, { skill: bands }: DoorCard): SkillMark =>
  promised(
    bands.find(({ from, to }) => from <= skill && skill <= to),
    `mark for a Skill of ${skill}`,
  ).mark;

/** (18) Where a machine comes in: head on and apart; who dives so many levels higher, and nearer with surprise. */
function placeOf(side: Side, place: number, { altitude, dive }: Fight, aircraft: string, book: Rulebook) {
  const { door, combat } = book.fights['winged-victory'];
  const middle = combat.mats.hexes / 2;
  const apart = dive?.bonus === 'surprise' ? door.apart.surprise : door.apart.hexes;
  const [back, up] = [Math.floor(place / 2), place % 2];
  const east = side === 'allied';
  const feet = altitude / door.height.feetPerLevel;
  const base = altitude <= door.height.lowFight ? Math.max(1, Math.round(feet)) : door.height.start;
  const higher = dive?.side === side ? door.dive[dive.bonus] : 0;
  const { top, ceiling } = dashboardOf(aircraft, book);
  const level = Math.min(base + higher + up, combat.mats.top);
  return {
    column: Math.round(east ? middle - apart / 2 - back : middle + apart / 2 + back),
    level,
    heading: east ? (1 as const) : (-1 as const),
    speed: top.low,
    // Where level 10 is the height of the fight, the mats do not know the real ceiling: nobody is held below where he
    // came in.
    ceiling: Math.min(combat.mats.top, Math.max(ceiling, level + CLIMB)),
  };
}

/** Levels that everybody has above him. */
const CLIMB = 6;
