import type { Table } from '../../table/table.ts';
import type { AlliedOutcome } from '../fight/fight.ts';
import { type Aboard, afterHarm, type Harm, UNHARMED } from './aboard.ts';
import { forceDown, shootDown } from './coming-down.ts';
import { sufferDamagedAbort } from './lame-duck.ts';

/** (26) to (28) What a fight did to one of ours, harm after harm. Driven Off or escaped, she is none the worse for it. */
export function harmsOfFight(
  { fate, lameDuck, struckAgain }: Pick<AlliedOutcome, 'fate' | 'lameDuck' | 'struckAgain'>,
  aboard: Aboard,
  table: Table,
): Harm[] {
  if (fate === 'shot-down') return [{ is: 'down', down: shootDown(aboard, table) }];
  if (fate === 'forced-down') return [{ is: 'down', down: forceDown(aboard, table) }];
  if (fate !== 'damaged-abort') return [];
  const crippled = aboard.lameDuck ? UNHARMED : crippledBy(lameDuck, aboard, table);
  // (34) Struck again, it gives way at once, and is a Lame Duck still if it flies on.
  return struckAgain ? [crippled, sufferDamagedAbort(afterHarm(aboard, crippled), table)] : [crippled];
}

/** (27) (33) A wounded pilot is a Lame Duck by his wound, another by what broke. */
function crippledBy(number: number | undefined, aboard: Aboard, table: Table): Harm {
  if (number === undefined) return sufferDamagedAbort(aboard, table);
  return { is: 'lame-duck', lameDuck: { number, climbs: true, repair: 0 }, wound: undefined };
}
