import type { FlyingMachine, MissionLog, Score } from '../../../campaign/mission-log.ts';
import type { ActivityCard } from '../../../cards/printed/activities.ts';
import type { EventOf } from '../../../table/events.ts';
import type { Parts } from '../../../table/parts.ts';
import type { GunnersRange } from '../../../table/turn-decisions.ts';
import { spendAft } from '../aft.ts';
import { weatherBox } from '../encounter/encounter.ts';
import { creditFor, mostCredit, scoreOf, throwWith, waysTo } from './credit.ts';
import {
  type ActivityOccasion,
  type ActivityOffer,
  isSpoiled,
  isWithin,
  oddsForEach,
  seesGround,
  targetsHere,
  withObservers,
} from './occasion.ts';

type Spot = ActivityCard<'spot'>;

/** (23) Spotting for a battery, once a turn, by any two-seater. */
export function offerSpotting(spot: Spot, occasion: ActivityOccasion): ActivityOffer | undefined {
  if (!isInSight(spot, occasion)) return undefined;
  const [caller] = callersReady(spot, occasion);
  const [target] = targetsHere('place', occasion);
  if (!caller || !target) return undefined;
  const ways = waysTo(spot.table, partsOf(spot, occasion), ({ hits }) => hits > 0);
  const points = mostCredit(spot.credit);
  return {
    open: { name: target.name, aft: spot.aft, shots: 0, points, machines: oddsForEach([caller], ways) },
    step: () => callFallOfShot(caller, target.name, spot, occasion),
  };
}

function isInSight({ height, turns }: Spot, occasion: ActivityOccasion): boolean {
  const { party, turn, log } = occasion;
  const batteryFires = log.done.spotting.turns < turns;
  return batteryFires && turn.stayed && isWithin(party.altitude, height) && seesGround(occasion);
}

function callFallOfShot(
  caller: FlyingMachine,
  name: string,
  spot: Spot,
  { party, log, table }: ActivityOccasion,
): void {
  const { spotting } = log.done;
  const { row, thrown } = throwWith(spot.table, partsOf(spot, { party, log, table }), table);
  spendAft(party, spot.aft);
  spotting.unbroken += 1;
  spotting.turns += 1;
  spotting.hits += row.hits;
  const turnsLeft = spot.turns - spotting.turns;
  const { mission } = log;
  const { fall, hits } = row;
  table.tell({ type: 'fall-of-shot-called', mission, name, machine: caller.id, fall, hits, turnsLeft, ...thrown });
}

/** Each turn in succession gives the gunners a better correction, up to a limit. */
function partsOf(
  { weather, ranging, mostRanging }: Spot,
  { party, log, table }: Pick<ActivityOccasion, 'party' | 'log' | 'table'>,
): Parts {
  return {
    ranging: Math.min(mostRanging, ranging * log.done.spotting.unbroken),
    ...(weather && { weather: weatherBox(party, table).photo }),
  };
}

const callersReady = (spot: Spot, occasion: ActivityOccasion): FlyingMachine[] =>
  withObservers(occasion).filter((machine) => !isSpoiled(machine, spot, 'spotting', occasion));

/** (15) (23) A Dog-Fight, or a near miss at every machine that could spot, resets the gunners. */
export function loseRange(spot: Spot, occasion: ActivityOccasion): void {
  if (occasion.turn.fought) breakOff('dog-fight', occasion);
  else if (isEveryCallerShaken(spot, occasion)) breakOff('near-miss', occasion);
}

const isEveryCallerShaken = (spot: Spot, occasion: ActivityOccasion): boolean =>
  withObservers(occasion).length > 0 && callersReady(spot, occasion).length === 0;

/** (15) (23) The range that the gunners have before an enemy in sight is attacked or left alone. */
export function rangeBefore(occasion: ActivityOccasion): GunnersRange | undefined {
  const { manual, turn, log } = occasion;
  if (!manual.spot || log.done.spotting.unbroken === 0) return undefined;
  return turn.stayed && !isEveryCallerShaken(manual.spot, occasion) ? 'held' : 'lost';
}

/** (23) A turn without spotting interrupts the series. */
export function breakOff(why: EventOf<'spotting-broken-off'>['why'], { log, table }: ActivityOccasion): void {
  const { spotting } = log.done;
  if (spotting.unbroken === 0) return;
  spotting.unbroken = 0;
  table.tell({ type: 'spotting-broken-off', why });
}

/** (43) The points for the hits observed. */
export const scoreSpotting = ({ credit }: Spot, { done }: MissionLog): Score[] =>
  scoreOf(creditFor(credit, done.spotting.hits), 'spotting');
