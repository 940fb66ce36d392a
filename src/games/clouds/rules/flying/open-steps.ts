import { arcOf, farBetween } from '../../../../kit/geometry/headings.ts';
import { type CloudsCards, enemiesOf, type FightingMachine, isUp, type Skirmish } from '../../table/skirmish.ts';
import { stepOf, type TurnSide } from '../../table/steps.ts';
import { engineToShutDown, engineToStart, hasPower } from '../engines.ts';
import { hasParachutes } from '../jump.ts';
import { radiusOf } from '../look-up.ts';
import type { ComposedMove } from './composed.ts';
import { rollWay, templateOf } from './course.ts';

/** (C007) The steps that may come next in a move, as typed words. */
export function openSteps(course: ComposedMove, machine: FightingMachine, fight: Skirmish): string[] {
  if (machine.height === 0) return ['take-off', 'end'];
  if (machine.opensWide !== undefined && course.words.length === 0) return ['wide-l', 'wide-r'];
  const { cards } = fight;
  return [
    'end',
    ...(course.words.length === 0 && mayLeave(machine, fight) ? ['leave'] : []),
    // (C028) The crew of a burning machine has already been asked, before the move.
    ...(course.words.length === 0 && hasParachutes(machine) && !machine.fire ? ['jump'] : []),
    ...straights(course),
    ...openTurns(course, machine, cards),
    ...rolls(course, machine),
    ...heights(course, machine, cards),
    ...slips(course, machine),
    ...desperate(course, machine),
    ...chores(course, machine, fight),
    ...banks(course),
  ];
}

/** The words of a step of one Move Unit, of two, and so on. Made once, because a fight asks for thousands. */
function byMoves(wordOf: (moves: number) => string): (most: number) => readonly string[] {
  const words: string[] = [];
  return (most) => {
    while (words.length < most) words.push(wordOf(words.length + 1));
    return words.slice(0, Math.max(most, 0));
  };
}

const STRAIGHTS = byMoves((moves) => `s${moves}`);
const CLIMBS = byMoves((moves) => `c${moves}`);
const DIVES = byMoves((moves) => `d${moves}`);
/** Slips to the left and right, by one or two. */
const SLIPS = byMoves((place) => `slip-${place % 2 === 1 ? 'l' : 'r'}${Math.ceil(place / 2)}`);

function straights({ left, words }: ComposedMove): readonly string[] {
  const last = words.at(-1);
  const isStraightOn = last !== undefined && stepOf(last).is === 'straight';
  return isStraightOn ? [] : STRAIGHTS(Math.floor(left / 100) - 1);
}

const LETTERS = { left: 'l', right: 'r' } as const;
const DEGREES = [30, 60, 90] as const;

/** The words of turns of thirty, sixty and ninety degrees, by how much tighter they are. */
const turnsTo = (letter: 'l' | 'r') => {
  const byTighter: (readonly string[])[] = [];
  return (tighter: number): readonly string[] => {
    const mark = tighter > 0 ? `+${tighter}` : '';
    const words = byTighter[tighter] ?? DEGREES.map((degrees) => `${letter}${degrees}${mark}`);
    byTighter[tighter] = words;
    return words;
  };
};
const TURNS = { left: turnsTo('l'), right: turnsTo('r') } as const;

/** (C010) Up to three templates tighter than the speed gives. */
function openTurns(course: ComposedMove, machine: FightingMachine, cards: CloudsCards): string[] {
  const words: string[] = [];
  if (course.actions < 1) return words;
  const sides = (['left', 'right'] as const).filter((side) => isBankedFor(side, course));
  const { tightest, rebuilt } = cards.movement;
  const spare = machine.speed + course.energy - 1;
  // There is no template below the tightest one.
  const most = Math.min(tightest.amount, templateOf(machine, 0, cards));
  for (let tighter = 0; tighter <= most && tighter * rebuilt.tightEnergy.amount <= spare; tighter++) {
    const open = turnsWithin(course.left, arcOf(radiusOf(templateOf(machine, tighter, cards), cards)));
    for (const side of sides) words.push(...TURNS[side](tighter).slice(0, open));
  }
  return words;
}

/** How many turns the way allows, by the length of fifteen degrees. */
const turnsWithin = (left: number, arc: number): number => {
  let turns = 0;
  for (const degrees of DEGREES) if ((arc / 15) * degrees <= left) turns += 1;
  return turns;
};

/** Ours: a banked machine must roll before it turns to the other side. */
const isBankedFor = (side: TurnSide, { bank }: ComposedMove): boolean => bank === side || bank === 'level';

function rolls(course: ComposedMove, machine: FightingMachine): string[] {
  if (course.actions < 1 || course.left < rollWay(machine) || machine.speed + course.energy < 1) return [];
  return (['left', 'right'] as const).filter((side) => course.bank !== side).map((side) => `roll-${LETTERS[side]}`);
}

/** The deepest dive of a move, as the sheet of the screen has it. */
const DEEPEST = 12;

function heights(course: ComposedMove, machine: FightingMachine, { movement }: CloudsCards): string[] {
  if (course.climbs !== 0) return [];
  const spare = machine.speed + course.energy;
  const climbs = hasPower(machine) ? Math.min(movement.rebuilt.mostClimb.amount, spare) : 0;
  const dives = Math.min(DEEPEST, machine.speed, machine.height - 1);
  return [...CLIMBS(climbs), ...DIVES(dives)];
}

function slips(course: ComposedMove, machine: FightingMachine): readonly string[] {
  const room = Math.min(
    Math.floor(course.left / 100),
    machine.speed + course.energy,
    machine.height + course.climbs - 1,
  );
  if (course.actions < 1) return [];
  return SLIPS(2 * Math.min(5, room));
}

/** Stalls, spins, landings and straight down. */
function desperate(course: ComposedMove, machine: FightingMachine): string[] {
  const isHigh = machine.height + course.climbs > 5;
  const moves = Math.floor(course.left / 100);
  const isFresh = course.words.length === 0;
  return [
    ...(course.actions > 0 && moves > 0 && machine.height + course.climbs > moves ? ['vertical-dive'] : []),
    ...(isHigh ? ['stall', 'spin'] : []),
    ...(isHigh && course.actions > 0 && isFresh ? ['immelmann'] : []),
    ...(isFresh && machine.height <= 2 ? ['landing'] : []),
  ];
}

function chores(course: ComposedMove, machine: FightingMachine, fight: Skirmish): string[] {
  const free = course.actions > 0;
  const { guns } = machine.forward;
  const done = (word: string) => course.words.includes(word);
  const tries = course.words.filter((word) => word === 'repair').length;
  const actionsLeft = guns.reduce((sum, gun) => sum + gun.actions, 0);
  return [
    ...(free && actionsLeft > tries ? ['repair'] : []),
    ...(free && engineToStart(machine) && !done('restart') ? ['restart'] : []),
    ...(engineToShutDown(machine) && !done('shut-down') ? ['shut-down'] : []),
    ...(free && !done('radio') && fight.spotting.some(({ side }) => side === machine.side) ? ['radio'] : []),
    ...(free && !done('camera') && fight.camera.includes(machine.id) ? ['camera'] : []),
  ];
}

function banks({ bank }: ComposedMove): string[] {
  return bank === 'level' ? ['bank-left', 'bank-right'] : ['bank-level'];
}

/** Ours: only with no enemy near. */
export function mayLeave(machine: FightingMachine, fight: Skirmish): boolean {
  const { beyond } = fight.cards.movement.rebuilt.leaves;
  return (
    isUp(machine) &&
    fight.turn > 1 &&
    enemiesOf(machine, fight).every(({ place }) => farBetween(place, machine.place) >= 100 * beyond)
  );
}
