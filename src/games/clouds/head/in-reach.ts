import { arcOf, round, straight, type TablePlace, turned } from '../../../kit/geometry/headings.ts';
import { hasPower } from '../rules/engines.ts';
import { rollWay, templateOf } from '../rules/flying/course.ts';
import { radiusOf } from '../rules/look-up.ts';
import type { CloudsCards, FightingMachine } from '../table/skirmish.ts';
import type { Stand } from './likely-shot.ts';
import { wideWays } from './turns.ts';

type Nose = Pick<Stand, 'place' | 'heading'>;

/** Where a machine may be after its move, and how high. */
export interface WithinReach {
  readonly noses: readonly Nose[];
  readonly heights: { readonly from: number; readonly to: number };
}

/** A move with a part of its way flown. */
interface Underway extends Nose {
  /** Hundredths of a Move Unit, actions, and Energy Units that are left. */
  readonly left: number;
  readonly actions: number;
  readonly energy: number;
}

interface MovingFlier {
  readonly machine: FightingMachine;
  readonly cards: CloudsCards;
}

/** The sides to which the next turn may lead. */
type Sides = readonly (1 | -1)[];

/** A Move Unit in hundredths. */
const UNIT = 100;

/**
 * (C007) Every place where a machine may end its move: straight on, with up to two turns, as tight as they may be, with
 * a way before, between and behind them, with one slip or two, or with a roll before a turn to the other side. What
 * ends in a stall or a spin is left out: from there nobody fires.
 */
export function placesInReach(machine: FightingMachine, cards: CloudsCards): WithinReach {
  const { movement } = cards;
  const { height, speed, bank } = machine;
  const climbs = hasPower(machine) ? Math.min(movement.rebuilt.mostClimb.amount, speed) : 0;
  const heights = { from: Math.max(height - Math.min(DEEPEST, speed), 1), to: height + climbs };
  const flier = { machine, cards };
  const begun: Underway = {
    place: machine.place,
    heading: machine.heading,
    left: UNIT * speed,
    actions: movement.rebuilt.actionsPerTurn.amount,
    energy: speed,
  };
  if (machine.opensWide !== undefined)
    return { noses: wideWays(machine).map(({ stand: { place, heading } }) => ({ place, heading })), heights };
  const rolled = bank === 'level' ? [] : turnsFrom(afterRoll(begun, machine), [bank === 'left' ? 1 : -1], flier);
  return { noses: apart([ended(begun), ...slips(begun), ...turnsFrom(begun, SIDES[bank], flier), ...rolled]), heights };
}

/** Of places on one heading within half a Move Unit of one another, one stands for all. */
function apart(all: readonly Nose[]): Nose[] {
  const known = new Set<number>();
  const noses: Nose[] = [];
  for (const { place, heading } of all) {
    const key = (Math.round(place.x / SAME) * CELLS + Math.round(place.y / SAME)) * CELLS + heading;
    if (known.has(key)) continue;
    known.add(key);
    noses.push({ place, heading });
  }
  return noses;
}

/** In hundredths of a Move Unit, and more cells than a board has in a row. */
const [SAME, CELLS] = [50, 10_000];

/** The deepest dive of a move. */
const DEEPEST = 12;

/** Ours: a banked machine turns to that side only. */
const SIDES: Readonly<Record<FightingMachine['bank'], Sides>> = { level: [1, -1], left: [-1], right: [1] };

const onFrom = (at: Underway, by: number): Underway => ({
  ...at,
  place: straight(at.place, at.heading, by),
  left: at.left - by,
});

const ended = (at: Underway): Underway => onFrom(at, at.left);

const MOST_SLIP = 5;

/** (C034) The ends of a slip to either side, and of another behind it. */
function slips(from: Underway): Underway[] {
  if (from.actions < 1) return [];
  const most = Math.min(MOST_SLIP, Math.floor(from.left / UNIT), from.energy);
  const ends: Underway[] = [];
  for (let moves = 1; moves <= most; moves++)
    for (const aside of [6, -6]) {
      const place = straight(from.place, turned(from.heading, aside), UNIT * moves);
      const after = {
        ...from,
        place,
        left: from.left - UNIT * moves,
        actions: from.actions - 1,
        energy: from.energy - moves,
      };
      ends.push(ended(after), ...slips(after));
    }
  return ends;
}

/** (C031) A roll takes an action, some way, and lets her turn to the other side. */
function afterRoll(from: Underway, machine: FightingMachine): Underway {
  const way = rollWay(machine);
  return way > from.left || from.energy < 1
    ? { ...from, actions: 0 }
    : { ...onFrom(from, way), actions: from.actions - 1, energy: from.energy - 1 };
}

/** (C010) The ends of all turns from there, and of those that may follow them to the same side. */
function turnsFrom(from: Underway, sides: Sides, flier: MovingFlier): Underway[] {
  const ends: Underway[] = [];
  if (from.actions < 1) return ends;
  for (let before = 0; before * UNIT < from.left; before++)
    for (const side of sides)
      for (const after of turnedBy(onFrom(from, before * UNIT), side, flier))
        ends.push(ended(after), ...turnsFrom(after, [side], flier));
  return ends;
}

/** Steps of fifteen degrees in the widest turn, and in the least. */
const [WIDEST, LEAST] = [6, 2];

/** (C009) (C033) Turns of thirty, sixty and ninety degrees, on its own template and on tighter ones. */
function turnedBy(from: Underway, side: 1 | -1, { machine, cards }: MovingFlier): Underway[] {
  const { tightest, rebuilt } = cards.movement;
  const own = templateOf(machine, 0, cards);
  const ends: Underway[] = [];
  for (let tighter = 0; tighter <= Math.min(tightest.amount, own); tighter++) {
    const energy = from.energy - 1 - tighter * rebuilt.tightEnergy.amount;
    if (energy < 0) break;
    const radius = radiusOf(own - tighter, cards);
    const arc = Math.max(arcOf(radius), 1);
    ends.push(...swings(from, { side, radius, arc }).map((end) => ({ ...end, actions: from.actions - 1, energy })));
  }
  return ends;
}

interface TemplateSwing {
  readonly side: 1 | -1;
  readonly radius: number;
  readonly arc: number;
}

function swings(from: Underway, { side, radius, arc }: TemplateSwing): Underway[] {
  const ends: Underway[] = [];
  let [place, heading]: [TablePlace, number] = [from.place, from.heading];
  for (let step = 1; step <= WIDEST && step * arc <= from.left; step++) {
    place = round(place, heading, radius, side);
    heading = turned(heading, side);
    if (step % LEAST === 0) ends.push({ ...from, place, heading, left: from.left - step * arc });
  }
  return ends;
}
