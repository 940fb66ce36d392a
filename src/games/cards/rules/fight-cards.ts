import { SIDES } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import { burn, takeOffTheLost } from './damage.ts';
import { type WhyFightOver, whyOver } from './ending.ts';
import { beginErrands, countErrands, doErrands } from './errands.ts';
import { fireAll } from './firing.ts';
import { revealAndMove } from './movement.ts';
import { planTurn } from './planning.ts';
import { type CardFight, flyingMachines } from './state.ts';
import { findTailing, peekAndReorder } from './tailing.ts';

/** What a campaign adds after a phase, 1 to 3. Returns why the fight is over, if it is. */
export type AfterPhase = (fight: CardFight, phase: number, table: Table) => WhyFightOver | undefined;

export const nothingBetween: AfterPhase = () => undefined;

/** (W008) (G008) Turns of planning and three phases, until the fight is over. */
export function fightCards(fight: CardFight, after: AfterPhase, table: Table): WhyFightOver {
  beginErrands(fight, table);
  let why = whyOver(fight);
  while (why === undefined) why = playTurn(fight, after, table);
  return why;
}

function playTurn(fight: CardFight, after: AfterPhase, table: Table): WhyFightOver | undefined {
  beginTurn(fight, table);
  for (const phase of [1, 2, 3]) {
    fight.phase = phase;
    playPhase(fight, table);
    if (phase === 3) endTurn(fight, table);
    const why = whyOver(fight) ?? after(fight, phase, table) ?? whyOver(fight);
    if (why) return why;
  }
  return undefined;
}

function beginTurn(fight: CardFight, table: Table): void {
  fight.turn += 1;
  fight.phase = 0;
  fight.shots = 0;
  fight.beganAlone = isAlone(fight);
  table.tell({ type: 'card-turn-began', turn: fight.turn });
  findTailing(fight, table);
  planTurn(fight, table);
  burn(fight, table);
  takeOffTheLost(fight, table);
}

/** A movement step and a firing step. */
function playPhase(fight: CardFight, table: Table): void {
  peekAndReorder(fight, table);
  const moves = revealAndMove(fight, table);
  doErrands(moves, fight, table);
  fireAll(fight, table);
  takeOffTheLost(fight, table);
}

/** (W029) (W049) (G042) A smoke counter goes; the last card flown limits the next turn. */
function endTurn(fight: CardFight, table: Table): void {
  countErrands(fight, table);
  for (const machine of flyingMachines(fight)) machine.smoke = Math.max(0, machine.smoke - 1);
  // (W033) (G034) Over the mud a lone machine that fires no more ends the fight.
  fight.shotless = fight.beganAlone && fight.shots === 0 ? fight.shotless + 1 : 0;
}

const isAlone = (fight: CardFight): boolean =>
  SIDES.some((each) => flyingMachines(fight).every(({ side }) => side === each));
