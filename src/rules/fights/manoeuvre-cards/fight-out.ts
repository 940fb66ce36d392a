import type { FightEnd } from '../../../table/fights/fight-events.ts';
import type { Table } from '../../../table/table.ts';
import type { Fight, FightResult } from '../fight.ts';
import { afterPhase, type Clock, combatantsOf, germanIds, systemOf, whyOver } from './dog-fight.ts';
import { fightCards } from './fight-cards.ts';
import { fromCampaign } from './from-campaign.ts';
import { tellSetUp } from './play-scenario.ts';
import { toCampaign } from './to-campaign.ts';

/** (17) to (20) A Dog-Fight of the campaign with manoeuvre cards. */
export function fightOut(fight: Fight, table: Table): FightResult {
  const onTable = fromCampaign(fight, systemOf(fight), germanIds(fight.germans), table.book);
  const clock: Clock = { phases: 0, altitude: fight.altitude, dfd: fight.dfd };
  const { system, altitude, dfd, over, dive } = fight;
  const allied = combatantsOf('allied', onTable, fight, table);
  const germans = combatantsOf('german', onTable, fight, table);
  table.tell({ type: 'fight-began', system, altitude, dfd, over, ...(dive && { dive }), allied, germans });
  tellSetUp(onTable, table);
  let ended: FightEnd | undefined;
  fightCards(
    onTable,
    (_, phase) => {
      ended = afterPhase(onTable, phase, fight, clock, table);
      return ended === undefined ? undefined : 'dfd-spent';
    },
    table,
  );
  // (19) A phase that was begun is paid for.
  if (clock.phases * table.book.fights['manoeuvre-cards'].cardTable.campaign['turns-a-phase'] < onTable.turn)
    payForBegun(clock, table);
  const why = ended ?? whyOver(onTable, clock) ?? 'dfd-spent';
  return toCampaign(onTable, fight, { phases: clock.phases, altitude: clock.altitude, why }, table);
}

function payForBegun(clock: Clock, { book }: Table): void {
  clock.phases += 1;
  clock.altitude = Math.max(0, clock.altitude - book.airToAirCombat.phase.feet.amount);
}
