import { type Clock, endPhase, whyOver } from '../../../kit/fight/dog-fight.ts';
import { bringMore, entrantOf, type Muster } from '../../../kit/fight/muster.ts';
import type { FoughtResult } from '../../../kit/fight/outcome.ts';
import type { FightEnd } from '../../../table/events/fight-events.ts';
import { SIDES } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import { type FightingMachine, isUp, type Skirmish } from '../table/skirmish.ts';
import { afterFight } from './after-fight.ts';
import { fromMuster, joiningEntrants } from './from-muster.ts';
import { takePlaces } from './places.ts';
import { flownOf } from './seen.ts';
import { reRollsOf } from './set-up.ts';
import { goHome } from './shooting/loss.ts';
import { endsOf, isDamaged } from './to-outcome.ts';
import { playTurn } from './turn.ts';

/** A Dog-Fight of the campaign on this board, with its clock. */
interface DogFight extends Pick<Clock, 'phases' | 'dfd'> {
  readonly met: Muster;
  readonly skirmish: Skirmish;
}

/** (17) to (20) A Dog-Fight of the campaign In Clouds of Glory. */
export function fightOut(met: Muster, table: Table): FoughtResult {
  const { fight } = met;
  const skirmish = fromMuster(met, table.book);
  takePlaces(skirmish, table);
  const dogFight: DogFight = { met, skirmish, phases: 0, dfd: fight.dfd };
  const began = ourHeights(skirmish);
  let why = whyOverIn(dogFight);
  while (why === undefined) {
    playTurn(skirmish, table);
    if (isPhaseOver(skirmish)) endPhaseOf(dogFight, table);
    why = whyOverIn(dogFight);
  }
  const phases = Math.ceil(skirmish.turn / turnsInPhase(skirmish));
  const altitude = altitudeAfter(dogFight, { lost: lostSince(began), phases }, table);
  const ends = (leisure: Table) => {
    afterFight(skirmish, leisure);
    return endsOf(skirmish, met);
  };
  return { phases, altitude, why, reRolls: () => skirmish.reRolls.allied, ends };
}

const turnsInPhase = ({ cards }: Skirmish): number => cards.conversions.turnsPerPhase.amount;

const isPhaseOver = (skirmish: Skirmish): boolean => skirmish.turn % turnsInPhase(skirmish) === 0;

/** (19) After a phase some machines leave and the DFD is thrown. (18) The bonus of a dive ends. */
function endPhaseOf(dogFight: DogFight, table: Table): void {
  const { skirmish } = dogFight;
  for (const machine of skirmish.machines) machine.diveBonus = 0;
  endPhase(
    dogFight,
    {
      machines: () => skirmish.machines.filter(isUp),
      sendHome: (machine, spent) => sendHome(machine, spent, dogFight, table),
      whyOver: () => whyOverIn(dogFight),
      reinforce: () => bringReinforcements(dogFight, table),
    },
    table,
  );
}

/** (11) (26) (34) A machine without petrol leaves, and so does a Lame Duck. Ruling: a damaged machine flies home. */
function sendHome(machine: FightingMachine, spent: number, { met, skirmish }: DogFight, table: Table): void {
  const came = entrantOf(machine.id, met);
  if (machine.status === 'flying' && (came.lameDuck || came.aft <= spent)) leave(machine, table);
  else if (isDamaged(machine, came, skirmish.cards)) goHome(machine, skirmish, table);
}

function leave(machine: FightingMachine, table: Table): void {
  machine.status = 'left';
  machine.escaped = !machine.isForcedHome;
  table.tell({ type: 'clouds-left', machine: machine.id, why: 'chosen' });
}

/** (19) (18) Reinforcements enter over their own edge, high, and with surprise. */
function bringReinforcements({ met, skirmish }: DogFight, table: Table): void {
  const there = skirmish.machines.map((machine) => ({ id: machine.id, isIn: isUp(machine) }));
  const more = bringMore(met, there, table.book.airToAirCombat.diveBonus.surprise.amount, table);
  const joined = joiningEntrants(
    more,
    Math.round(meanOf(skirmish.machines.filter(isUp).map(({ height }) => height))),
    skirmish,
  );
  skirmish.machines.push(...joined);
  for (const side of SIDES) skirmish.reRolls[side] += reRollsOf(side, joined, skirmish.cards);
  for (const machine of joined)
    table.tell({ type: 'clouds-joined', machine: machine.id, side: machine.side, at: flownOf(machine) });
}

const isEngaged = (machine: FightingMachine): boolean =>
  isUp(machine) && !machine.isForcedHome && !machine.isBeyondHelp;

const whyOverIn = (dogFight: DogFight): FightEnd | undefined =>
  whyOver(dogFight.skirmish.machines.filter(isEngaged), dogFight);

const meanOf = (figures: readonly number[]): number =>
  figures.reduce((sum, each) => sum + each, 0) / Math.max(figures.length, 1);

const ourHeights = ({ machines }: Skirmish) =>
  machines.filter(({ side }) => side === 'allied').map((machine) => ({ machine, height: machine.height }));

/** How far the Allied machines that fly on have sunk. A falling machine does not count for the others. */
const lostSince = (began: ReturnType<typeof ourHeights>): number =>
  meanOf(
    began
      .filter(({ machine: { status } }) => status === 'flying' || status === 'left')
      .map(({ machine, height }) => height - machine.height),
  );

/** The mean loss of height of the Allied machines, in Move Units, and the number of phases. */
interface Sunk {
  readonly lost: number;
  readonly phases: number;
}

/** (19) Six Move Units are a thousand feet. Each phase costs at least that much. */
function altitudeAfter({ met, skirmish }: DogFight, { lost, phases }: Sunk, { book }: Table): number {
  const { feet, moves } = skirmish.cards.conversions.feetPerMove;
  const least = phases * book.airToAirCombat.phase.feet.amount;
  return Math.max(met.fight.altitude - Math.max(feet * Math.round(lost / moves), least), 0);
}
