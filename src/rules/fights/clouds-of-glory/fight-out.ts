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
import { endsOf } from './to-outcome.ts';
import { playTurn } from './turn.ts';

/** A Dog-Fight of the campaign In Clouds of Glory: three turns are one of its phases. */
export function fightOut(met: Muster, table: Table): Fought {
  const skirmish = fromMuster(met, table.book);
  takePlaces(skirmish, table);
  const before = meanHeight(skirmish);
  let why = whyOver(skirmish);
  while (why === undefined) {
    playTurn(skirmish, table);
    if (isPhaseOver(skirmish)) sendLameDucksHome(skirmish, met, table);
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

/** (34) A Lame Duck leaves when a phase is over. */
function sendLameDucksHome({ machines }: Skirmish, met: Muster, table: Table): void {
  for (const machine of machines) {
    if (machine.status !== 'flying' || !entrantOf(machine.id, met).lameDuck) continue;
    machine.status = 'left';
    machine.escaped = !machine.isForcedHome;
    table.tell({ type: 'clouds-left', machine: machine.id, why: 'chosen' });
  }
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
