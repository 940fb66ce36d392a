import type { ArchieResult, MachineGunResult } from '../../cards/printed/archie-and-machine-gun.ts';
import type { CriticalResult } from '../../cards/printed/damage-tables.ts';
import { consult } from '../../cards/roll-table.ts';
import type { Table } from '../../table/table.ts';
import { type Aboard, type Harm, UNHARMED } from '../harm/aboard.ts';
import { forceDown, shootDown } from '../harm/coming-down.ts';
import { hitCrew, woundLightly } from '../harm/crew-hit.ts';
import { sufferDamagedAbort } from '../harm/lame-duck.ts';

type Result = Exclude<ArchieResult, 'driven-off'> | MachineGunResult | CriticalResult;

const RESULTS: Readonly<Record<Result, (aboard: Aboard, table: Table) => Harm>> = {
  'no-effect': () => UNHARMED,
  'needs-repair': (_, { book }) => ({ is: 'needs-repair', days: book.damageTables.needsRepair.days }),
  'light-wound': woundLightly,
  'crew-hit': hitCrew,
  'damaged-abort': sufferDamagedAbort,
  'critical-hit': takeCriticalHit,
  'driven-off': driveOff,
  'forced-down': (aboard, table) => ({ is: 'down', down: forceDown(aboard, table) }),
  'shot-down': (aboard, table) => ({ is: 'down', down: shootDown(aboard, table) }),
};

/** The effect of a hit from the ground, by the tables of Archie, of machine guns and of Critical Hits. */
export const harmFrom = (result: Result, aboard: Aboard, table: Table): Harm => RESULTS[result](aboard, table);

/** (25) A Critical Hit from the ground: a burst against the machine itself, rolled as in the air. */
export function takeCriticalHit(aboard: Aboard, table: Table): Harm {
  const { roll, row } = consult(table.book.damageTables.criticalHit, table, aboard.machine);
  const { result, words } = row;
  table.tell({ type: 'critical-hit-taken', machine: aboard.machine, roll, result, words });
  return harmFrom(result, aboard, table);
}

/** (26) Driven Off. A man who must ignore that rolls again until the result is another, as under Archie. */
function driveOff(aboard: Aboard, table: Table): Harm {
  if (!mustKeepStation(aboard, table)) return { is: 'driven-off' };
  table.tell({ type: 'station-kept', machine: aboard.machine });
  return takeCriticalHit(aboard, table);
}

/** (15) Archie does not drive off a Daredevil. */
export function mustKeepStation({ bravery }: Aboard, { book }: Table): boolean {
  const letters = book.pilotSkillFiringAndBravery.letters;
  return letters.some(
    ({ letter, ignoresDrivenOffByArchie }) => letter === bravery && ignoresDrivenOffByArchie === 'must',
  );
}
