import type { FightEnd } from '../../../table/fights/fight-events.ts';
import type { Table } from '../../../table/table.ts';
import type { Clock } from '../clock.ts';
import type { Muster } from '../muster.ts';
import type { Fought } from '../outcome.ts';
import { burnOut } from './damage.ts';
import { afterPhase, whyOver } from './dog-fight.ts';
import { fightCards } from './fight-cards.ts';
import { fromMuster } from './from-muster.ts';
import { tellSetUp } from './play-scenario.ts';
import { endsOf } from './to-outcome.ts';

/** (17) to (20) A Dog-Fight of the campaign with manoeuvre cards. */
export function fightOut(met: Muster, table: Table): Fought {
  const { fight } = met;
  const onTable = fromMuster(met, table.book);
  const clock: Clock = { phases: 0, altitude: fight.altitude, dfd: fight.dfd };
  tellSetUp(onTable, table);
  let ended: FightEnd | undefined;
  fightCards(
    onTable,
    (_, phase) => {
      ended = afterPhase(onTable, phase, { met, clock }, table);
      return ended === undefined ? undefined : 'dfd-spent';
    },
    table,
  );
  // (19) A phase that was begun is paid for.
  if (clock.phases * table.book.fights['manoeuvre-cards'].cardTable.campaign['turns-a-phase'] < onTable.turn)
    payForBegun(clock, table);
  const why = ended ?? whyOver(onTable, clock) ?? 'dfd-spent';
  const { phases, altitude } = clock;
  const ends = (leisure: Table) => {
    burnOut(onTable, leisure);
    return endsOf(onTable, met, leisure);
  };
  return { phases, altitude, why, ends };
}

function payForBegun(clock: Clock, { book }: Table): void {
  clock.phases += 1;
  clock.altitude = Math.max(0, clock.altitude - book.airToAirCombat.phase.feet.amount);
}
