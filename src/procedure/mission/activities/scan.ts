import type { Activities, ActivityCard } from '../../../cards/printed/activities.ts';
import { consult } from '../../../cards/roll-table.ts';
import { spendAft } from '../aft.ts';
import { waysTo } from './credit.ts';
import {
  type ActivityOccasion,
  type ActivityOffer,
  hexUnder,
  isInZone,
  isWithin,
  oddsForEach,
  seesGround,
  soundMachines,
  targetsHere,
} from './occasion.ts';

type Scan = ActivityCard<'scan'>;

const NOTHING = 'nothing';

/** (23) The search of a hex for ground targets. */
export function offerScan(scan: Scan, occasion: ActivityOccasion): ActivityOffer | undefined {
  const { party, manual } = occasion;
  if (!isToBeScanned(scan, occasion)) return undefined;
  const ways = waysTo(scan.table, {}, ({ found }) => found !== NOTHING);
  const points = Math.max(0, ...targetsOf(manual).map(({ destroyed }) => destroyed));
  const machines = oddsForEach(soundMachines(party), ways);
  return {
    open: { name: party.hex, aft: scan.aft, shots: 0, points, machines },
    step: () => scanHex(scan, occasion),
  };
}

function isToBeScanned({ over, height, times }: Scan, occasion: ActivityOccasion): boolean {
  const { party, log } = occasion;
  // Ruling: ours; a mission that is sent to a place searches there.
  const isMeant = log.target === undefined || targetsHere('place', occasion).length > 0;
  const isThere = isMeant && isInZone(occasion) && hexUnder(occasion).ground === over;
  const mayAgain = (log.done.scanned[party.hex] ?? 0) < times;
  return isThere && mayAgain && isWithin(party.altitude, height) && seesGround(occasion);
}

function scanHex({ aft, table: card }: Scan, { party, log, manual, table }: ActivityOccasion): void {
  const { hex } = party;
  const { scanned, found } = log.done;
  scanned[hex] = (scanned[hex] ?? 0) + 1;
  spendAft(party, aft);
  const { roll, row } = consult(card, table);
  const target = targetsOf(manual).find((each) => each.target === row.found);
  table.tell({ type: 'ground-scanned', mission: log.mission, hex, roll, ...(target && { name: target.name }) });
  if (target) found.push({ hex, target: target.target, hits: 0 });
}

const targetsOf = ({ strafeTarget }: Activities) => strafeTarget?.targets ?? [];
