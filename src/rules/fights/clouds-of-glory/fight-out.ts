import {
  type CloudsCards,
  type FightingMachine,
  isUp,
  type Skirmish,
} from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { FightEnd } from '../../../table/fights/fight-events.ts';
import type { Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import type { Fight } from '../fight.ts';
import { entrantOf, type Muster } from '../muster.ts';
import type { Fought } from '../outcome.ts';
import { afterFight } from './after-fight.ts';
import { fromMuster } from './from-muster.ts';
import { takePlaces } from './places.ts';
import { goHome } from './shooting/loss.ts';
import { endsOf, isDamaged } from './to-outcome.ts';
import { playTurn } from './turn.ts';

/** A Dog-Fight of the campaign In Clouds of Glory: three turns are one of its phases. */
export function fightOut(met: Muster, table: Table): Fought {
  const skirmish = fromMuster(met, table.book);
  takePlaces(skirmish, table);
  const before = meanHeight(skirmish);
  let why = whyOver(skirmish);
  while (why === undefined) {
    playTurn(skirmish, table);
    if (isPhaseOver(skirmish)) sendHome(skirmish, met, table);
    why = whyOver(skirmish);
  }
  const { cards, turn } = skirmish;
  const phases = Math.ceil(turn / cards.conversions.turnsPerPhase.amount);
  const altitude = altitudeAfter(met.fight, before - meanHeight(skirmish), phases, cards);
  const ends = (leisure: Table) => {
    afterFight(skirmish, leisure);
    return endsOf(skirmish, met);
  };
  return { phases, altitude, why, reRolls: () => skirmish.reRolls.allied, ends };
}

const isPhaseOver = ({ turn, cards }: Skirmish): boolean => turn % cards.conversions.turnsPerPhase.amount === 0;

/** (26) (34) When a phase is over Lame Ducks leave. Ruling: whose machine is damaged makes for home. */
function sendHome(skirmish: Skirmish, met: Muster, table: Table): void {
  for (const machine of skirmish.machines) {
    if (machine.status !== 'flying') continue;
    const came = entrantOf(machine.id, met);
    if (came.lameDuck) leave(machine, table);
    else if (isDamaged(machine, came, skirmish.cards)) goHome(machine, skirmish, table);
  }
}

function leave(machine: FightingMachine, table: Table): void {
  machine.status = 'left';
  machine.escaped = !machine.isForcedHome;
  table.tell({ type: 'clouds-left', machine: machine.id, why: 'chosen' });
}

const isEngaged = (machine: FightingMachine): boolean =>
  isUp(machine) && !machine.isForcedHome && !machine.isBeyondHelp;

/** (19) A side that has nobody left to fight has gone; else the table's own cap ends it. */
function whyOver({ machines, turn, cards }: Skirmish): FightEnd | undefined {
  const left = (side: Side) => machines.some((machine) => machine.side === side && isEngaged(machine));
  if (!left('allied')) return 'no-allied-left';
  if (!left('german')) return 'no-germans-left';
  const { turnsPerPhase, mostPhases } = cards.conversions;
  return turn >= turnsPerPhase.amount * mostPhases.amount ? 'dfd-spent' : undefined;
}

const meanHeight = ({ machines }: Skirmish): number =>
  machines.reduce((sum, { height }) => sum + height, 0) / Math.max(machines.length, 1);

/** Six Move Units are a thousand feet, and each phase takes as much at the least. */
function altitudeAfter({ altitude }: Fight, lost: number, phases: number, { conversions }: CloudsCards): number {
  const { feet, moves } = conversions.feetPerMove;
  return Math.max(altitude - feet * Math.max(Math.round(lost / moves), phases), 0);
}
