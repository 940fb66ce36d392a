import {
  type CloudsCards,
  enemiesOf,
  type FightingMachine,
  isUp,
  type Skirmish,
  smokingEngine,
} from '../../../../table/fights/clouds-of-glory/skirmish.ts';
import { stepOf, type TurnSide } from '../../../../table/fights/clouds-of-glory/steps.ts';
import { arcOf, farBetween } from '../../geometry/headings.ts';
import { mayJump } from '../jump.ts';
import { radiusOf } from '../look-up.ts';
import { type Composed, rollWay, templateOf } from './course.ts';

/** (C007) What may come next in a move, in the words that are typed. */
export function openSteps(course: Composed, plane: FightingMachine, fight: Skirmish): string[] {
  if (plane.height === 0) return ['take-off', 'end'];
  if (plane.opensWide !== undefined && course.words.length === 0) return ['wide-l', 'wide-r'];
  const { cards } = fight;
  return [
    'end',
    ...(course.words.length === 0 && mayLeave(plane, fight) ? ['leave'] : []),
    // (C028) Who burns has been asked before his move.
    ...(course.words.length === 0 && mayJump(plane) && !plane.fire ? ['jump'] : []),
    ...straights(course),
    ...openTurns(course, plane, cards),
    ...rolls(course, plane),
    ...heights(course, plane, cards),
    ...slips(course, plane),
    ...desperate(course, plane),
    ...chores(course, plane, fight),
    ...banks(course),
  ];
}

const upTo = (most: number): number[] => Array.from({ length: Math.max(most, 0) }, (_, i) => i + 1);

function straights({ left, words }: Composed): string[] {
  const last = words.at(-1);
  const isStraightOn = last !== undefined && stepOf(last).is === 'straight';
  return isStraightOn ? [] : upTo(Math.floor(left / 100) - 1).map((moves) => `s${moves}`);
}

const LETTERS = { left: 'l', right: 'r' } as const;
const DEGREES = [30, 60, 90] as const;

/** (C010) As tight as three templates below the one that her speed gives. */
export function openTurns(course: Composed, plane: FightingMachine, cards: CloudsCards): string[] {
  if (course.actions < 1) return [];
  const sides = (['left', 'right'] as const).filter((side) => isBankedFor(side, course));
  return upTo(cards.movement.tightest.amount + 1).flatMap((n) => {
    const tighter = n - 1;
    const index = templateOf(plane, tighter, cards);
    if (index === templateOf(plane, tighter - 1, cards) && tighter > 0) return [];
    const price = 1 + tighter * cards.movement.rebuilt.tightEnergy.amount;
    if (plane.speed + course.energy < price) return [];
    const arc = arcOf(radiusOf(index, cards)) / 15;
    const mark = tighter > 0 ? `+${tighter}` : '';
    return sides.flatMap((side) =>
      DEGREES.filter((degrees) => arc * degrees <= course.left).map((degrees) => `${LETTERS[side]}${degrees}${mark}`),
    );
  });
}

/** Ours: out of a bank to the other side she must first be rolled. */
const isBankedFor = (side: TurnSide, { bank }: Composed): boolean => bank === side || bank === 'level';

function rolls(course: Composed, plane: FightingMachine): string[] {
  if (course.actions < 1 || course.left < rollWay(plane) || plane.speed + course.energy < 1) return [];
  return (['left', 'right'] as const).filter((side) => course.bank !== side).map((side) => `roll-${LETTERS[side]}`);
}

/** Deepest that a pilot dives in a move; the sheet of the screen has it. */
const DEEPEST = 12;

function heights(course: Composed, plane: FightingMachine, { movement }: CloudsCards): string[] {
  if (course.climbs !== 0) return [];
  const spare = plane.speed + course.energy;
  const climbs = plane.engines > 0 ? Math.min(movement.rebuilt.mostClimb.amount, spare) : 0;
  const dives = Math.min(DEEPEST, plane.speed, plane.height - 1);
  return [...upTo(climbs).map((moves) => `c${moves}`), ...upTo(dives).map((moves) => `d${moves}`)];
}

function slips(course: Composed, plane: FightingMachine): string[] {
  const room = Math.min(Math.floor(course.left / 100), plane.speed + course.energy, plane.height + course.climbs - 1);
  if (course.actions < 1) return [];
  return upTo(Math.min(5, room)).flatMap((moves) => [`slip-l${moves}`, `slip-r${moves}`]);
}

/** Stalls, spins, landings and straight down. */
function desperate(course: Composed, plane: FightingMachine): string[] {
  const isHigh = plane.height + course.climbs > 5;
  const moves = Math.floor(course.left / 100);
  const isFresh = course.words.length === 0;
  return [
    ...(course.actions > 0 && moves > 0 && plane.height + course.climbs > moves ? ['vertical-dive'] : []),
    ...(isHigh ? ['stall', 'spin'] : []),
    ...(isHigh && course.actions > 0 && isFresh ? ['immelmann'] : []),
    ...(isFresh && plane.height <= 2 ? ['landing'] : []),
  ];
}

function chores(course: Composed, plane: FightingMachine, fight: Skirmish): string[] {
  const free = course.actions > 0;
  const { guns } = plane.forward;
  const done = (word: string) => course.words.includes(word);
  const tries = course.words.filter((word) => word === 'repair').length;
  const actionsLeft = guns.reduce((sum, gun) => sum + gun.actions, 0);
  return [
    ...(free && actionsLeft > tries ? ['repair'] : []),
    ...(free && plane.engines === 0 && plane.mayRestart && !done('restart') ? ['restart'] : []),
    ...(smokingEngine(plane) && !done('shut-down') ? ['shut-down'] : []),
    ...(free && !done('radio') && fight.spotting.some(({ side }) => side === plane.side) ? ['radio'] : []),
    ...(free && !done('camera') && fight.camera.includes(plane.id) ? ['camera'] : []),
  ];
}

function banks({ bank }: Composed): string[] {
  return bank === 'level' ? ['bank-left', 'bank-right'] : ['bank-level'];
}

/** Ours: nobody of the other side is near. */
export function mayLeave(plane: FightingMachine, fight: Skirmish): boolean {
  const { beyond } = fight.cards.movement.rebuilt.leaves;
  return (
    isUp(plane) &&
    fight.turn > 1 &&
    enemiesOf(plane, fight).every(({ place }) => farBetween(place, plane.place) >= 100 * beyond)
  );
}
