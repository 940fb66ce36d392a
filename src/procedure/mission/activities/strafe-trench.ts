import type { FlyingMachine, MissionLog, Score } from '../../../campaign/mission-log.ts';
import { TREE_TOP } from '../../../cards/ground.ts';
import type { ActivityCard } from '../../../cards/printed/activities.ts';
import { strafingArmsOf } from './arms.ts';
import { scoreOf } from './credit.ts';
import { type ActivityOccasion, type ActivityOffer, hexUnder, isInZone } from './occasion.ts';
import { countPasses, type Pass, passesOf, preparePass } from './passes.ts';
import type { Quarry } from './quarry.ts';
import { offerStrafing } from './strafing.ts';

type TrenchStrafe = ActivityCard<'strafeTrench'>;

/** (31) Flying along the trenches of the hex and firing into them. */
export function offerTrenchStrafing(card: TrenchStrafe, occasion: ActivityOccasion): ActivityOffer | undefined {
  if (hexUnder(occasion).ground !== 'trenches' || !isInZone(occasion)) return undefined;
  return offerStrafing((goers) => passAlong(card, goers, occasion), occasion);
}

/** (31) The manual says how often each machine may attack the same hex. */
function passAlong(card: TrenchStrafe, goers: readonly FlyingMachine[], occasion: ActivityOccasion): Pass | undefined {
  const { party, log } = occasion;
  const mayAgain = goers.filter((machine) => passesOf(machine, party.hex, log.done) < card.passes);
  return preparePass(quarryOf(card, occasion), mayAgain, strafingArmsOf, occasion);
}

/** (31) No Critical Hits: every unit of a burst without a jam counts, up to the mission's maximum. */
function quarryOf(card: TrenchStrafe, { party, log, table }: ActivityOccasion): Quarry {
  const { hex: name } = party;
  const { done } = log;
  const { aft, guns: shots, unitsAPoint, most } = card;
  const left = () => most - pointsOfTrenches(done.strafed, card);
  return {
    name,
    // (30), (31) Ruling: trenches need no Initiative Roll.
    initiative: undefined,
    shots,
    altitude: TREE_TOP,
    aft,
    points: left(),
    pointsFor: (burst) => Math.min(burst / unitsAPoint, most - done.strafed / unitsAPoint),
    isGone: () => left() <= 0,
    passedOver: (machines) => countPasses(machines, name, done),
    struckBy: ({ machine }, burst) => {
      const before = pointsOfTrenches(done.strafed, card);
      done.strafed += burst;
      const earned = pointsOfTrenches(done.strafed, card);
      const told = { burst, units: done.strafed, points: earned - before, earned, most };
      table.tell({ type: 'trench-strafed', machine: machine.id, ...told });
    },
  };
}

/** (31) Ruling: the units of a mission are added up before conversion, so that each further unit counts. */
export const pointsOfTrenches = (units: number, { unitsAPoint, most }: TrenchStrafe): number =>
  Math.min(Math.floor(units / unitsAPoint), most);

/** (43) The points for the bursts into the trenches. */
export const scoreTrenches = (card: TrenchStrafe, { done }: MissionLog): Score[] =>
  scoreOf(pointsOfTrenches(done.strafed, card), 'trench-strafing');
