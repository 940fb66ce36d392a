import { expectDefined } from '../../../cards/rulebook.ts';
import type { Table } from '../../../table/table.ts';
import { bombsAt, isInReach, passesOver, stallsBeside } from '../cards/over-target.ts';
import type { MovedMachine } from './movement.ts';
import {
  type CardFight,
  type FightingMachine,
  flyingMachines,
  type GroundCardState,
  groundNamed,
  isFlying,
  type MissionUnderWay,
  machineNamed,
} from './state.ts';
import { viewFor } from './view-for.ts';

/** Whoever carries the camera is written down before the first turn. (W043) The passenger's place blocks the guns. */
export function beginErrands(fight: CardFight, table: Table): void {
  for (const errand of fight.errands) {
    errand.machine ??= chooseCarrier(errand, fight, table);
    const machine = machineNamed(errand.machine, fight);
    if (machine && errand.card.kind === 'fetch') machine.gunsBarred = true;
  }
}

function chooseCarrier({ card: { side, target } }: MissionUnderWay, fight: CardFight, table: Table): string {
  const options = flyingMachines(fight)
    .filter((machine) => machine.side === side)
    .map(({ id }) => id);
  const machine = table.choose('who-carries', { side, view: viewFor(side, fight), target }, options);
  table.tell({ type: 'carrier-chosen', machine, for: side });
  return machine;
}

/** Does what the errands allow in a phase, when everybody has moved. */
export function doErrands(moves: readonly MovedMachine[], fight: CardFight, table: Table): void {
  for (const errand of fight.errands.filter(({ done, partly }) => !done && !partly)) {
    const move = moves.find(({ machine }) => machine.id === errand.machine);
    if (move && isFlying(move.machine) && isAble(errand, move.machine)) attempt(errand, move, fight, table);
  }
}

/** (W037) (W038) (W047) Not when the observer is hit and the errand needs him. */
export const isAble = ({ card }: MissionUnderWay, { observerHit }: FightingMachine): boolean =>
  !(card['needs-observer'] && observerHit);

const targetOf = ({ card: { target } }: MissionUnderWay, fight: CardFight): GroundCardState =>
  expectDefined(groundNamed(target, fight), target);

function attempt(errand: MissionUnderWay, move: MovedMachine, fight: CardFight, table: Table): void {
  const { lying: target } = targetOf(errand, fight);
  const flown = { card: move.card, from: move.from, ends: move.machine.pose };
  switch (errand.card.kind) {
    case 'photograph':
    case 'fetch':
      if (stallsBeside(flown, target, fight.pieces)) finish(errand, fight, table);
      return;
    case 'bomb':
      if (passesOver(flown, target, fight.pieces)) finish(errand, fight, table);
      return;
    case 'drop-bombs':
      return dropBombs(errand, move.machine, fight, table);
    default:
      return;
  }
}

/** Bombs fall once: on the middle of the target, or beside it. */
function dropBombs(errand: MissionUnderWay, machine: FightingMachine, fight: CardFight, table: Table): void {
  const { id, lying: target } = targetOf(errand, fight);
  const fall = bombsAt(machine.pose, target, fight.pieces);
  if (!fall) return;
  const { side } = machine;
  const onMiddle = fall === 'middle';
  const about = { side, view: viewFor(side, fight), machine: machine.id, target: id, onMiddle };
  if (table.choose('drop-bombs', about, ['drop', 'not-yet']) === 'not-yet') return;
  if (onMiddle) return finish(errand, fight, table);
  errand.partly = true;
  table.tell({ type: 'errand-half-done', machine: machine.id, target: id, points: errand.card.partly });
}

function finish(errand: MissionUnderWay, fight: CardFight, table: Table): void {
  const { kind, target, done: points } = errand.card;
  errand.done = true;
  const machine = expectDefined(errand.machine, `machine with an errand to ${target}`);
  expectDefined(machineNamed(machine, fight), machine).gunsBarred = false;
  table.tell({ type: 'errand-done', kind, machine, target, points });
}

/**
 * (W042) Guns are directed for a number of turns from within a ruler of the target. A target is strafed until it is
 * silent.
 */
export function countErrands(fight: CardFight, table: Table): void {
  for (const errand of fight.errands.filter(({ done }) => !done)) {
    const machine = machineNamed(errand.machine ?? '', fight);
    const target = groundNamed(errand.card.target, fight);
    if (!machine || !target || !isFlying(machine) || !isAble(errand, machine)) continue;
    if (errand.card.kind === 'strafe' && target.silenced) finish(errand, fight, table);
    if (errand.card.kind === 'direct-guns') directGuns(errand, machine, fight, table);
  }
}

function directGuns(errand: MissionUnderWay, { pose }: FightingMachine, fight: CardFight, table: Table): void {
  const { lying: target } = targetOf(errand, fight);
  if (!isInReach(pose, target, fight.pieces)) return;
  errand.turns += 1;
  if (errand.turns >= (errand.card.turns ?? 1)) finish(errand, fight, table);
}
