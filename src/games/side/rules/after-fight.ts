import type { Fight } from '../../../kit/fight/fight.ts';
import type { Table } from '../../../table/table.ts';
import { type FightingMachine, hasLeft } from '../table/fighting-machine.ts';
import { befall, leave } from './damage.ts';
import { feetOf } from './from-muster.ts';
import { burn, fightFire, runLeaks } from './hazards.ts';
import { comeOut, keepsControl } from './moving.ts';
import type { SideFight } from './side-fight.ts';

/**
 * Ruling: what burns, leaks or falls when a fight is over is played to its end, turn by turn, over whichever edge she
 * left it.
 */
export function playOut(side: SideFight, fight: Fight, table: Table): void {
  for (const machine of side.machines)
    if (machine.out === undefined || hasLeft(machine.out))
      playOutOne(machine, feetOf(machine, fight, table.book), side, table);
}

function playOutOne(machine: FightingMachine, feet: number, side: SideFight, table: Table): void {
  const gone = machine.out;
  machine.out = undefined;
  const alone: SideFight = { ...side, machines: [machine], barrages: [] };
  let height = feet;
  while (machine.out === undefined && isUnsettled(machine)) height = playOn(machine, height, alone, table);
  machine.out ??= gone;
}

const isUnsettled = ({ burning, falling, leak = 0 }: FightingMachine): boolean =>
  burning || falling !== 'no' || leak > 0;

/** A turn of hers alone. (V102) Who burns, and has hold of her, slips to put it out. Gives the feet that are left. */
function playOn(machine: FightingMachine, feet: number, alone: SideFight, table: Table): number {
  alone.turn += 1;
  runLeaks(alone, table);
  const left = machine.falling === 'no' ? feet : feet - fallOn(machine, feet, alone, table);
  if (machine.falling === 'no') machine.flew = 'side-slip';
  fightFire(machine, alone, table);
  if (machine.burning) burn(machine, alone, table);
  return left;
}

/** (V055) (V056) Two levels down, and a Handling Test; (V106) nobody is there to make it for the dead. */
function fallOn(machine: FightingMachine, feet: number, alone: SideFight, table: Table): number {
  const down = 2 * table.book.fights['winged-victory'].door.height.feetPerLevel;
  machine.flew = 'stall';
  if (machine.pilot === 'dead' || feet <= down) {
    leave(machine, 'crashed', alone, table);
    return feet;
  }
  if (keepsControl(machine, alone, table)) comeOut(machine, table);
  else if (!machine.out) befall(machine, 'falls-on', table);
  return down;
}
