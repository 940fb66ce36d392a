import type { MissionLog, Party } from '../../../campaign/mission-log.ts';
import { manualOf } from '../../../cards/rulebook.ts';
import { allAboard, sufferAll } from '../../../kit/harm/suffer.ts';
import type { Table } from '../../../table/table.ts';
import { rangeBefore } from '../activities/spot.ts';
import type { FlownTurn } from '../flown-turn.ts';
import { meetEngineTrouble } from '../lame-duck/engine-trouble.ts';
import { joinDogFight } from './dog-fight.ts';
import { meetAircraft, rollEncounter } from './encounter.ts';
import { commanderAttacks, germansAttack, giveAttackOption, sightEnemy } from './enemy-response.ts';

/**
 * (16) to (20) The Encounter Roll and what follows: engine trouble, an enemy who passes, or a Dog-Fight. Returns
 * whether there was a fight.
 */
export function meetEnemy(party: Party, turn: FlownTurn, log: MissionLog, table: Table): boolean {
  if (party.machines.length === 0) return false;
  const rolled = rollEncounter(party, turn.archie, table);
  if (rolled === 'engine-trouble') sufferAll([meetEngineTrouble(allAboard(party, table), table)], party, log, table);
  return rolled === 'encounter' && meetAircraftSighted(party, turn, log, table);
}

function meetAircraftSighted(party: Party, turn: FlownTurn, log: MissionLog, table: Table): boolean {
  const sighting = sightEnemy(party, table);
  if (!sighting) return false;
  const met = meetAircraft(party, log, table);
  const enemies = met.numbers;
  if (enemies.length === 0) return false;
  const option = giveAttackOption(party, enemies, sighting, table);
  const attacked =
    option === 'german'
      ? germansAttack(party, met, sighting, table)
      : commanderAttacks(party, enemies, { ...sighting, range: rangeAt(party, turn, log, table) }, table);
  if (attacked) joinDogFight(party, { ...met, ...sighting }, log, table);
  return attacked;
}

const rangeAt = (party: Party, turn: FlownTurn, log: MissionLog, table: Table) =>
  rangeBefore({ party, turn, log, manual: manualOf(log.mission, table.book).activities, table });
