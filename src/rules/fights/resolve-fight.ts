import type { SystemName } from '../../rulebook/fights/system-names.ts';
import type { Table } from '../../table/table.ts';
import { fightOut as inClouds } from './clouds-of-glory/fight-out.ts';
import type { Fight, FightResult } from './fight.ts';
import { fightOut as withCards } from './manoeuvre-cards/fight-out.ts';
import { announce, type Muster, muster } from './muster.ts';
import { type Fought, outcome, tellOutcome } from './outcome.ts';
import { fightOut as fromTheSide } from './winged-victory/fight-out.ts';
import { fightOut as onTheInitiativeTrack } from './wings-over-france/fight-out.ts';

/** How each system fights out a Dog-Fight. */
const FIGHT_OUT: Readonly<Record<SystemName, (met: Muster, table: Table) => Fought>> = {
  'wings-over-france': onTheInitiativeTrack,
  'wings-of-war': withCards,
  'wings-of-glory': withCards,
  'winged-victory': fromTheSide,
  'clouds-of-glory': inClouds,
};

/**
 * (17) to (20) A Dog-Fight from where it is joined until it breaks up: the one door to every way of fighting it. Who goes
 * in and what comes out are the same for all; a system turns its own state into theirs.
 */
export function resolveFight(fight: Fight, table: Table): FightResult {
  table.begin?.('fight', (other) => resolveFight(fight, other));
  const met = muster(fight, table.book);
  announce(met, table);
  const result = outcome(FIGHT_OUT[fight.system](met, table), fight, table);
  tellOutcome(result, table);
  return result;
}
