import type { DoneSoFar } from '../../../campaign/done.ts';
import type { FlyingMachine, MissionLog, Score } from '../../../campaign/mission-log.ts';
import { readBand } from '../../../cards/band.ts';
import type { ActivityCard } from '../../../cards/printed/activities.ts';
import type { Parts } from '../../../table/parts.ts';
import { spendAft } from '../aft.ts';
import { creditFor, mostCredit, throwWith, waysTo } from './credit.ts';
import {
  type ActivityOccasion,
  type ActivityOffer,
  isWithin,
  seesGround,
  soundMachines,
  targetsHere,
} from './occasion.ts';

type Drop = ActivityCard<'drop'>;

/**
 * (23) Leaflets, or a wreath, over a camp: each machine that still has some drops a bundle. Ruling: ours; it needs no
 * observer and no steady course, so fighters drop them too, and no near miss spoils it.
 */
export function offerDrop(card: Drop, occasion: ActivityOccasion): ActivityOffer | undefined {
  const { party, log } = occasion;
  const [target] = targetsHere('place', occasion);
  if (!target || !isWithin(party.altitude, card.height) || !seesGround(occasion)) return undefined;
  const carriers = soundMachines(party).filter((machine) => bundlesLeft(machine, card, log.done) > 0);
  if (carriers.length === 0) return undefined;
  const ways = waysTo(card.table, partsOf(card, occasion), ({ within }) => within);
  const machines = carriers.map((each) => ({ machine: each.id, ways, left: bundlesLeft(each, card, log.done) }));
  return {
    open: { name: target.name, aft: card.aft, shots: 0, points: mostCredit(card.credit), machines },
    step: () => dropFrom(carriers, target.name, card, occasion),
  };
}

function dropFrom(carriers: readonly FlyingMachine[], name: string, card: Drop, occasion: ActivityOccasion): void {
  const { party, log, table } = occasion;
  const { done, mission } = log;
  spendAft(party, card.aft);
  for (const machine of carriers) {
    const { id } = machine;
    done.dropped[id] = (done.dropped[id] ?? 0) + 1;
    const { row, thrown } = throwWith(card.table, partsOf(card, occasion), table);
    const { fall, within } = row;
    if (within) done.within += 1;
    const left = bundlesLeft(machine, card, done);
    table.tell({ type: 'bundle-dropped', mission, machine: id, name, load: card.load, fall, within, left, ...thrown });
  }
}

const partsOf = ({ heights }: Drop, { party }: ActivityOccasion): Parts => ({
  height: readBand(heights, party.altitude).add,
});

const bundlesLeft = ({ id }: FlyingMachine, { bundles }: Drop, { dropped }: DoneSoFar): number =>
  bundles - (dropped[id] ?? 0);

/** (43) Points for what lies in the right place. */
export function scoreDrop({ credit, load }: Drop, { done }: MissionLog): Score[] {
  const points = creditFor(credit, done.within);
  return points === 0 ? [] : [{ points, why: 'drop', what: load }];
}
