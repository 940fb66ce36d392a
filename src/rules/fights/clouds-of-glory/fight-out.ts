import type { Wound } from '../../../campaign/aircrew.ts';
import { gunnerFigures, pilotFigures, withCareer } from '../../../campaign/clouds-figures.ts';
import type { Gun } from '../../../campaign/mission-log.ts';
import { counterOf } from '../../../rulebook/counters.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import {
  type Battery,
  type CloudsCards,
  isUp,
  type Plane,
  planeOf,
  type Shooter,
  type Skirmish,
} from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Fate } from '../../../table/fights/fight-events.ts';
import type { Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import type { AlliedMachine, AlliedOutcome, Fight, FightResult } from '../fight.ts';
import { announce, germansOf } from './announce.ts';
import { hasPower } from './flying/course.ts';
import { takePlaces } from './places.ts';
import { manOf, planeFrom, skirmishOf } from './set-up.ts';
import { aboard } from './shooting/loss.ts';
import { afterFight, playTurn } from './turn.ts';

/** A Dog-Fight of the campaign In Clouds of Glory: three turns are one of its phases. */
export function fightOut(fight: Fight, table: Table): FightResult {
  const cards = table.book.fights['clouds-of-glory'];
  const skirmish = laidOut(fight, table.book);
  announce(fight, skirmish, table);
  takePlaces(skirmish, table);
  const before = meanHeight(skirmish);
  let why = whyOver(skirmish);
  while (why === undefined) {
    playTurn(skirmish, table);
    why = whyOver(skirmish);
  }
  afterFight(skirmish, table);
  const phases = Math.ceil(skirmish.turn / cards.conversions.turnsPerPhase.amount);
  const altitude = altitudeAfter(fight, before - meanHeight(skirmish), phases, cards);
  return {
    phases,
    altitude,
    why,
    allied: fight.allied.map((machine) => alliedOutcome(machine, planeOf(machine.id, skirmish), cards)),
    germans: germansOf(fight).map(({ id, number }) => ({ ...outcomeOf(planeOf(id, skirmish), cards), number })),
  };
}

const isEngaged = (plane: Plane): boolean => isUp(plane) && !plane.isForcedHome && !plane.isBeyondHelp;

/** (19) A side that has nobody left to fight has gone; else the table's own cap ends it. */
function whyOver({ planes, turn, cards }: Skirmish): FightResult['why'] | undefined {
  const left = (side: Side) => planes.some((plane) => plane.side === side && isEngaged(plane));
  if (!left('allied')) return 'no-allied-left';
  if (!left('german')) return 'no-germans-left';
  const { turnsPerPhase, mostPhases } = cards.conversions;
  return turn >= turnsPerPhase.amount * mostPhases.amount ? 'dfd-spent' : undefined;
}

const meanHeight = ({ planes }: Skirmish): number =>
  planes.reduce((sum, { height }) => sum + height, 0) / Math.max(planes.length, 1);

/** Six Move Units are a thousand feet, and each phase takes as much at the least. */
function altitudeAfter({ altitude }: Fight, lost: number, phases: number, { conversions }: CloudsCards): number {
  const { feet, moves } = conversions.feetPerMove;
  return Math.max(altitude - feet * Math.max(Math.round(lost / moves), phases), 0);
}

/** (C6) Two lines that face each other; who dived comes from above, and behind those whom he surprises. */
function laidOut(fight: Fight, book: Rulebook): Skirmish {
  const cards = book.fights['clouds-of-glory'];
  const { conversions } = cards;
  const { feet, moves } = conversions.feetPerMove;
  const height = Math.max(Math.round((fight.altitude * moves) / feet), conversions.leastHeight.amount);
  const apart = fight.dive?.bonus === 'surprise' ? conversions.apart.surprise : conversions.apart.amount;
  const stand = (side: Side, i: number, count: number) => standOf({ side, i, count, height, apart }, fight, cards);
  const allied = fight.allied.map((machine, i) => alliedPlane(machine, stand('allied', i, fight.allied.length), book));
  const foes = germansOf(fight);
  const germans = foes.map((foe, i) => germanPlane(foe, stand('german', i, foes.length), book));
  return skirmishOf([...allied, ...germans], cards);
}

/** What a side that dived has of it. */
const bonusOf = ({ dive }: Fight, side: Side, { conversions }: CloudsCards) =>
  dive?.side === side ? conversions.dive[dive.bonus] : undefined;

interface Rank {
  readonly side: Side;
  readonly i: number;
  readonly count: number;
  readonly height: number;
  readonly apart: number;
}

function standOf({ side, i, count, height, apart }: Rank, fight: Fight, cards: CloudsCards): Stand {
  const bonus = bonusOf(fight, side, cards);
  const isSurprised = fight.dive?.bonus === 'surprise' && !bonus;
  const ahead = side === 'allied' ? 0 : 12;
  const beside = 100 * cards.conversions.apartBeside.amount;
  return {
    side,
    place: { x: Math.round(beside * (i - (count - 1) / 2)), y: (side === 'allied' ? -50 : 50) * apart },
    heading: isSurprised ? 12 - ahead : ahead,
    height: height + (bonus?.above ?? 0),
    diveBonus: bonus?.initiative ?? 0,
  };
}

type Stand = Pick<Plane, 'side' | 'place' | 'heading' | 'height' | 'diveBonus'>;

function alliedPlane(machine: AlliedMachine, stand: Stand, book: Rulebook): Plane {
  const cards = book.fights['clouds-of-glory'];
  const { id, aircraft, skill, firing, bravery, forward, observer, careers } = machine;
  const pilot = manOf('pilot', {
    ...withCareer(pilotFigures(skill, firing, bravery, cards), careers?.pilot),
    victories: careers?.victories,
  });
  const gunner = machine.observerAlive
    ? manOf('gunner', withCareer(gunnerFigures(observer?.firing ?? 'E', cards), careers?.observer))
    : undefined;
  const plane = planeFrom({ id, aircraft, pilot, gunner, ...stand, speed: cruise(aircraft, cards) }, cards);
  load(plane.forward, machine.fights ? forward : undefined, cards);
  if (plane.rear) load(plane.rear, observer?.gun, cards);
  if (machine.lameDuck) plane.structure = Math.ceil(plane.structure / 2);
  return plane;
}

function germanPlane(
  { id, number }: { readonly id: string; readonly number: number },
  stand: Stand,
  book: Rulebook,
): Plane {
  const cards = book.fights['clouds-of-glory'];
  const { aircraft, skill, firing, observer, jasta11 } = counterOf(number, book);
  const gunner = observer && manOf('gunner', gunnerFigures(observer, cards));
  return planeFrom(
    {
      id,
      aircraft,
      pilot: manOf('pilot', pilotFigures(skill, firing, jasta11 ? 'B' : 'N', cards)),
      gunner,
      ...stand,
      speed: cruise(aircraft, cards),
    },
    cards,
  );
}

/** Ours: four fifths of her top. */
const cruise = (aircraft: string, { panels }: CloudsCards): number =>
  Math.floor((promised(panels.panels[aircraft], aircraft).top * 8) / 100);

/** Three rounds of the campaign are a box; a gun that is jammed comes jammed, one that is gone is gone. */
function load(battery: Battery, gun: Gun | undefined, { conversions, movement }: CloudsCards): void {
  battery.halves = Math.floor((2 * (gun?.ammo ?? 0)) / conversions.ammoPerBox.amount);
  for (const each of battery.guns) {
    if (gun?.state === 'jammed') [each.is, each.actions] = ['jammed', movement.rebuilt.actionsPerTurn.amount];
    if (gun?.state === 'permanent') each.is = 'dead';
  }
}

function gunAfter(before: Gun, battery: Battery, { conversions }: CloudsCards): Gun {
  const spent = Math.floor((2 * before.ammo) / conversions.ammoPerBox.amount) - battery.halves;
  const ammo = Math.max(before.ammo - Math.ceil((spent * conversions.ammoPerBox.amount) / 2), 0);
  if (battery.guns.some(({ is }) => is === 'clear')) return { state: 'clear', ammo };
  return { state: battery.guns.some(({ is }) => is === 'jammed') ? 'jammed' : 'permanent', ammo };
}

export function alliedOutcome(machine: AlliedMachine, plane: Plane, cards: CloudsCards): AlliedOutcome {
  const { forward, observer } = machine;
  return {
    ...outcomeOf(plane, cards),
    forward: forward && machine.fights ? gunAfter(forward, plane.forward, cards) : forward,
    observer: observer && plane.rear && gunAfter(observer.gun, plane.rear, cards),
    ...(plane.luckier > 0 && { luckier: plane.luckier }),
  };
}

/** (C6) What became of a machine, in the campaign's words. */
export function outcomeOf(plane: Plane, cards: CloudsCards) {
  const fate = fateOf(plane, cards);
  const { id, escaped } = plane;
  const by: Shooter | undefined =
    fate === 'unharmed' ? undefined : (plane.credit ?? (fate === 'shot-down' ? undefined : plane.forcedHomeBy));
  const { forcedHomeBy } = plane;
  return {
    id,
    fate,
    by,
    forcedHomeBy,
    escaped,
    wounds: woundsOf(plane, cards),
    lameDuck: undefined,
    struckAgain: false,
  };
}

/** Ours: with an engine that pulls she gets home, however she lands there. */
export function fateOf(plane: Plane, { conversions }: CloudsCards): Fate {
  if (plane.status === 'lost') return 'shot-down';
  if (plane.wrecked || (plane.status === 'landed' && !hasPower(plane))) return 'forced-down';
  const isDamaged = plane.structure * 100 <= plane.panel.strength * conversions.damagedAt.amount;
  if (plane.mustLand || isDamaged) return 'damaged-abort';
  return plane.isForcedHome ? 'driven-off' : 'unharmed';
}

function woundsOf(plane: Plane, { conversions }: CloudsCards): Wound[] {
  const { grazedTo, woundDays } = conversions;
  const { light, serious } = woundDays;
  return aboard(plane).flatMap((man): Wound[] => {
    const who = man.seat === 'pilot' ? 'pilot' : 'observer';
    if (man.fortitude <= 0) return [{ who, fate: { fate: 'killed' } }];
    if (100 * (man.whole - man.fortitude) <= grazedTo.amount * man.whole) return [];
    const isSerious = 2 * (man.whole - man.fortitude) >= man.whole;
    return [{ who, fate: { fate: 'wounded', days: isSerious ? serious : light } }];
  });
}
