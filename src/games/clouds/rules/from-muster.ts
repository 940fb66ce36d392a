import type { CrewSeat } from '../../../campaign/aircrew.ts';
import { fortitudeLost, gunnerFigures, pilotFigures, withCareer } from '../../../campaign/clouds-figures.ts';
import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import type { Fight } from '../../../kit/fight/fight.ts';
import { borneBefore, type Entrant, type Muster } from '../../../kit/fight/muster.ts';
import type { GunsTold } from '../../../table/events/fight-events.ts';
import type { Side } from '../../../table/sides.ts';
import type { Battery, CloudsCards, FightingMachine, Man, Skirmish } from '../table/skirmish.ts';
import { machineFrom, manOf, skirmishOf } from './set-up.ts';

/** (C6) Two lines that face each other. A side that dived starts higher, and behind an enemy that it surprises. */
export function fromMuster({ fight, allied, germans }: Muster, book: Rulebook): Skirmish {
  const cards = book.fights['clouds-of-glory'];
  const { conversions } = cards;
  const { feet, moves } = conversions.feetPerMove;
  const height = Math.max(Math.round((fight.altitude * moves) / feet), conversions.leastHeight.amount);
  const apart = fight.dive?.bonus === 'surprise' ? conversions.apart.surprise : conversions.apart.amount;
  const machines = [allied, germans].flatMap((side) =>
    side.map((entrant, i) => {
      const rank = { side: entrant.side, i, count: side.length, height, apart };
      return machineNamed(entrant, standOf(rank, fight, cards), cards);
    }),
  );
  return skirmishOf(machines, cards);
}

/** The bonus of a side that dived. */
const bonusOf = ({ dive }: Fight, side: Side, { conversions }: CloudsCards) =>
  dive?.side === side ? conversions.dive[dive.bonus] : undefined;

/** (19) (18) Reinforcements enter over their own edge, above whoever is there, with surprise in the next phase. */
export const joiningEntrants = (
  more: readonly Entrant[],
  height: number,
  { cards, half }: Skirmish,
): FightingMachine[] =>
  more.map((entrant, i) => {
    const { initiative, above } = cards.conversions.dive.surprise;
    const place = { x: besideAt(i, more.length, cards), y: half };
    const stand = { side: entrant.side, place, heading: 12, height: height + above, diveBonus: initiative };
    return machineNamed(entrant, stand, cards);
  });

interface LinePlace {
  readonly side: Side;
  readonly i: number;
  readonly count: number;
  readonly height: number;
  readonly apart: number;
}

function standOf({ side, i, count, height, apart }: LinePlace, fight: Fight, cards: CloudsCards): StartStand {
  const bonus = bonusOf(fight, side, cards);
  const isSurprised = fight.dive?.bonus === 'surprise' && !bonus;
  const ahead = side === 'allied' ? 0 : 12;
  return {
    side,
    place: { x: besideAt(i, count, cards), y: (side === 'allied' ? -50 : 50) * apart },
    heading: isSurprised ? 12 - ahead : ahead,
    height: height + (bonus?.above ?? 0),
    diveBonus: bonus?.initiative ?? 0,
  };
}

const besideAt = (i: number, count: number, { conversions }: CloudsCards): number =>
  Math.round(100 * conversions.apartBeside.amount * (i - (count - 1) / 2));

type StartStand = Pick<FightingMachine, 'side' | 'place' | 'heading' | 'height' | 'diveBonus'>;

function machineNamed(entrant: Entrant, stand: StartStand, cards: CloudsCards): FightingMachine {
  const { id, aircraft, forward, observer, rounds } = entrant;
  const speed = cruise(aircraft, cards);
  const machine = machineFrom(
    { id, aircraft, pilot: pilotOf(entrant, cards), gunner: gunnerOf(entrant, cards), ...stand, speed },
    cards,
  );
  load(machine.forward, forward, cards);
  if (machine.rear) load(machine.rear, observer?.guns, cards);
  machine.structure = strengthBefore(entrant, machine);
  if (rounds === 'buckingham') machine.forward.buckingham = true;
  return machine;
}

/** (34) The strength that a Lame Duck has left before the first shot. */
export const strengthBefore = (
  entrant: Pick<Entrant, 'lameDuck'>,
  { panel: { strength } }: Pick<FightingMachine, 'panel'>,
): number => strength - borneBefore(entrant, strength);

/** Ours: Germans are as brave as most Allied pilots, those of Jasta 11 braver. */
function pilotOf(entrant: Entrant, cards: CloudsCards): Man {
  const { skill, firing, bravery, jasta11, careers } = entrant;
  const figures = pilotFigures(skill, firing, bravery ?? (jasta11 ? 'B' : 'N'), cards);
  return hurt(
    manOf('pilot', { ...withCareer(figures, careers?.pilot), victories: careers?.victories }),
    entrant,
    cards,
  );
}

function gunnerOf(entrant: Entrant, cards: CloudsCards): Man | undefined {
  const { observer, observerAlive, careers } = entrant;
  if (!observerAlive) return undefined;
  return hurt(
    manOf('gunner', withCareer(gunnerFigures(observer?.firing ?? 'E', cards), careers?.observer)),
    entrant,
    cards,
  );
}

/** (C094) A wounded man comes with what his wounds leave him, and never with less than the least. */
function hurt(man: Man, entrant: Entrant, cards: CloudsCards): Man {
  man.fortitude -= lostBefore(man, entrant, cards);
  return man;
}

export function lostBefore({ seat, whole }: Man, { wounds }: Pick<Entrant, 'wounds'>, cards: CloudsCards): number {
  const who = seatOf(seat);
  const his = wounds.filter((wound) => wound.who === who);
  return Math.min(fortitudeLost(his, cards), whole - 1);
}

export const seatOf = (seat: Man['seat']): CrewSeat => (seat === 'pilot' ? 'pilot' : 'observer');

/** Ours: four fifths of the top speed. */
const cruise = (aircraft: string, { panels }: CloudsCards): number =>
  Math.floor((expectDefined(panels.panels[aircraft], aircraft).top * 8) / 100);

/** Three campaign rounds are one box. A jammed gun comes jammed, a lost gun lost. */
function load(battery: Battery, { states, ammo }: GunsTold = NO_GUNS, cards: CloudsCards): void {
  if (ammo !== undefined) battery.halves = halvesOf(ammo, cards);
  for (const each of battery.guns) {
    if (states[0] === 'jammed') [each.is, each.actions] = ['jammed', cards.movement.rebuilt.actionsPerTurn.amount];
    if (states[0] === 'permanent') each.is = 'dead';
  }
}

export const halvesOf = (ammo: number, { conversions }: CloudsCards): number =>
  Math.floor((2 * ammo) / conversions.ammoPerBox.amount);

const NO_GUNS: GunsTold = { states: [], ammo: 0 };
