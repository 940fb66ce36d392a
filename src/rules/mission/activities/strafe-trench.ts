import type { Done, FlyingMachine, Score } from '../../../campaign/mission-log.ts';
import type { Activities } from '../../../rulebook/cards/activities.ts';
import { TREE_TOP } from '../../../rulebook/ground.ts';
import { strafingArmsOf } from './arms.ts';
import { creditFor, scoreOf } from './credit.ts';
import { hexUnder, isInZone, type Occasion, type Offer } from './occasion.ts';
import { countPasses, type Pass, passesOf, preparePass } from './passes.ts';
import type { Quarry } from './quarry.ts';
import { offerStrafing } from './strafing.ts';

type Strafe = NonNullable<Activities['strafeTrench']>;

/** (31) Flying along the trenches of the hex and firing into them. */
export function offerTrenchStrafing(occasion: Occasion): Offer | undefined {
  const { strafeTrench: card } = occasion.manual;
  if (!card || hexUnder(occasion).ground !== 'trenches' || !isInZone(occasion)) return undefined;
  return offerStrafing((goers) => passAlong(card, goers, occasion), occasion);
}

/** (31) The manual says how often each machine may go along the same hex. */
function passAlong(card: Strafe, goers: readonly FlyingMachine[], occasion: Occasion): Pass | undefined {
  const { party, log } = occasion;
  const mayAgain = goers.filter((machine) => passesOf(machine, party.hex, log.done) < card.passes);
  return preparePass(quarryOf(card, occasion), mayAgain, strafingArmsOf, occasion);
}

/** (31) No Critical Hits: the length of each burst that does not jam earns its points, up to the most of a mission. */
function quarryOf(card: Strafe, { party, log, table }: Occasion): Quarry {
  const { hex: name } = party;
  const { done } = log;
  const { initiative, aft, guns: shots, bursts, most } = card;
  const pointsFor = (burst: number) => Math.min(creditFor(bursts, burst), most - done.strafed);
  return {
    name,
    initiative,
    shots,
    altitude: TREE_TOP,
    aft,
    points: most - done.strafed,
    pointsFor,
    isGone: () => done.strafed >= most,
    passedOver: (machines) => countPasses(machines, name, done),
    struckBy: ({ machine }, burst) => {
      const points = pointsFor(burst);
      done.strafed += points;
      table.tell({ type: 'trench-strafed', machine: machine.id, burst, points, earned: done.strafed, most });
    },
  };
}

/** (43) What the bursts into the trenches were worth. */
export const scoreTrenches = ({ strafeTrench }: Activities, { strafed }: Done): Score[] =>
  strafeTrench ? scoreOf(strafed, 'trench-strafing') : [];
