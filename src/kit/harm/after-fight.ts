import type { Table } from '../../table/table.ts';
import type { AlliedOutcome } from '../fight/fight.ts';
import { type Aboard, afterHarm, type Harm, UNHARMED } from './aboard.ts';
import { forceDown, shootDown } from './coming-down.ts';
import { sufferDamagedAbort } from './lame-duck.ts';

/** (26) to (28) The effects of a fight on one of ours, one after another. Driven Off or escaped, it has no damage. */
export function harmsOfFight(
  { fate, lameDuck, struckAgain }: Pick<AlliedOutcome, 'fate' | 'lameDuck' | 'struckAgain'>,
  aboard: Aboard,
  table: Table,
): Harm[] {
  if (fate === 'shot-down') return [{ is: 'down', down: shootDown(aboard, table) }];
  if (fate === 'forced-down') return [{ is: 'down', down: forceDown(aboard, table) }];
  if (fate !== 'damaged-abort') return [];
  const crippled = aboard.lameDuck ? UNHARMED : crippledBy(lameDuck, aboard, table);
  // (34) Hit again, it gives way at once, and is still a Lame Duck if it flies on.
  return struckAgain ? [crippled, sufferDamagedAbort(afterHarm(aboard, crippled), table)] : [crippled];
}

/** (27) (33) With a wounded pilot the wound decides the Lame Duck, otherwise the damage. */
function crippledBy(number: number | undefined, aboard: Aboard, table: Table): Harm {
  if (number === undefined) return sufferDamagedAbort(aboard, table);
  return { is: 'lame-duck', lameDuck: { number, climbs: true, repair: 0 }, wound: undefined };
}
