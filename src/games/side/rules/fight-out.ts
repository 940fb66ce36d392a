import { type Clock, endPhase, whyBrokenUp, whyOver } from '../../../kit/fight/dog-fight.ts';
import { bringMore, entrantOf, type Muster } from '../../../kit/fight/muster.ts';
import type { Fought } from '../../../kit/fight/outcome.ts';
import type { Table } from '../../../table/table.ts';
import type { FightingMachine } from '../table/fighting-machine.ts';
import { playOut } from './after-fight.ts';
import { leave } from './damage.ts';
import { fromMuster, joining } from './from-muster.ts';
import { playFight } from './play-fight.ts';
import { dashboardOf, flying, type SideFight } from './side-fight.ts';
import { endsOf, isCrippled } from './to-outcome.ts';

/** A Dog-Fight on the mats, and what of the campaign runs beside it. */
interface DogFight extends Pick<Clock, 'phases' | 'dfd'> {
  readonly met: Muster;
  readonly side: SideFight;
}

/** (17) to (20) A Dog-Fight of the campaign, seen from the side. */
export function fightOut(met: Muster, table: Table): Fought {
  const { fight } = met;
  const side = fromMuster(met, table.book);
  const dogFight: DogFight = { met, side, phases: 0, dfd: fight.dfd };
  playFight(side, () => isBrokenUp(dogFight, table), table);
  const phases = Math.max(1, Math.ceil(side.turn / turnsInPhase(table)));
  const altitude = Math.max(0, fight.altitude - phases * table.book.airToAirCombat.phase.feet.amount);
  const ends = (leisure: Table) => {
    playOut(side, fight, leisure);
    return endsOf(side, met, leisure);
  };
  return { phases, altitude, why: whyBrokenUp(flying(side)), ends };
}

const turnsInPhase = ({ book }: Table): number => book.fights['winged-victory'].door.turnsInPhase.turns;

/** (19) After each third turn a phase is over: who is hurt or out of petrol leaves, and the DFD is thrown for. */
function isBrokenUp(dogFight: DogFight, table: Table): boolean {
  const { side } = dogFight;
  if (side.turn === 0 || side.turn % turnsInPhase(table) !== 0) return dogFight.dfd <= 0;
  endPhase(
    dogFight,
    {
      machines: () => flying(side),
      sendHome: (machine, spent) => {
        if (goesHome(machine, spent, dogFight, table)) leave(machine, 'left-by-own-edge', side, table);
      },
      whyOver: () => whyOver(flying(side), dogFight),
      reinforce: () => bringReinforcements(dogFight, table),
    },
    table,
  );
  return whyOver(flying(side), dogFight) !== undefined;
}

/**
 * (26) (11) (34) Ruling: whoever is crippled, a Lame Duck, has lost half his structure, every round or his petrol, breaks
 * off between phases.
 */
function goesHome(machine: FightingMachine, spent: number, { met }: DogFight, { book }: Table): boolean {
  const dash = dashboardOf(machine.dashboard, book);
  if (machine.falling !== 'no') return false;
  const { aft, lameDuck } = entrantOf(machine.id, met);
  const isDry = machine.guns.every(({ left, plates }) => left === 0 && plates.length === 0);
  return (
    lameDuck ||
    isDry ||
    aft <= spent ||
    machine.structure * 2 >= dash.structure.boxes ||
    isCrippled(machine, dash.controls, dash.engineBoxes.indexOf('minus-1'))
  );
}

/** (19) They come in high and unseen. */
function bringReinforcements({ met, side }: DogFight, table: Table): void {
  const { book } = table;
  const there = side.machines.map(({ id, out }) => ({ id, isIn: out === undefined }));
  const entrants = bringMore(met, there, book.airToAirCombat.diveBonus.surprise.amount, table);
  const joined = joining(entrants, side, book);
  const ours = flying(side).filter((machine) => machine.side === 'allied');
  for (const machine of joined) machine.seen = ours.map(({ id }) => id);
  side.machines.push(...joined);
}
