import { type FightingMachine, hasLeft } from '../../../table/fights/winged-victory/fighting-machine.ts';
import type { Table } from '../../../table/table.ts';
import type { Fight } from '../fight.ts';
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
  for (const craft of side.crafts)
    if (craft.out === undefined || hasLeft(craft.out)) playOutOne(craft, feetOf(craft, fight, table.book), side, table);
}

function playOutOne(craft: FightingMachine, feet: number, side: SideFight, table: Table): void {
  const gone = craft.out;
  craft.out = undefined;
  const alone: SideFight = { ...side, crafts: [craft], barrages: [] };
  let height = feet;
  while (craft.out === undefined && isUnsettled(craft)) height = playOn(craft, height, alone, table);
  craft.out ??= gone;
}

const isUnsettled = ({ burning, falling, leak = 0 }: FightingMachine): boolean =>
  burning || falling !== 'no' || leak > 0;

/** A turn of hers alone. (V102) Who burns, and has hold of her, slips to put it out. Gives the feet that are left. */
function playOn(craft: FightingMachine, feet: number, alone: SideFight, table: Table): number {
  alone.turn += 1;
  runLeaks(alone, table);
  const left = craft.falling === 'no' ? feet : feet - fallOn(craft, feet, alone, table);
  if (craft.falling === 'no') craft.flew = 'side-slip';
  fightFire(craft, alone, table);
  if (craft.burning) burn(craft, alone, table);
  return left;
}

/** (V055) (V056) Two levels down, and a Handling Test; (V106) nobody is there to make it for the dead. */
function fallOn(craft: FightingMachine, feet: number, alone: SideFight, table: Table): number {
  const down = 2 * table.book.fights['winged-victory'].door.height.feetPerLevel;
  craft.flew = 'stall';
  if (craft.falling === 'pilot-dead' || feet <= down) {
    leave(craft, 'crashed', alone, table);
    return feet;
  }
  if (keepsControl(craft, alone, table)) comeOut(craft, table);
  else if (!craft.out) befall(craft, 'falls-on', table);
  return down;
}
