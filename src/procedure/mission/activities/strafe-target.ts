import type { DoneSoFar, FoundTarget } from '../../../campaign/done.ts';
import type { FlyingMachine, MissionLog, Score } from '../../../campaign/mission-log.ts';
import { TREE_TOP } from '../../../cards/ground.ts';
import type { ActivityCard } from '../../../cards/printed/activities.ts';
import { expectDefined } from '../../../cards/rulebook.ts';
import { strafingArmsOf } from './arms.ts';
import type { ActivityOccasion, ActivityOffer } from './occasion.ts';
import { countPasses, type Pass, passesOf, preparePass } from './passes.ts';
import type { Quarry } from './quarry.ts';
import { offerStrafing } from './strafing.ts';

type TargetStrafe = ActivityCard<'strafeTarget'>;
type StrafeTarget = TargetStrafe['targets'][number];

/** (30) Diving on a target that a scan of this hex has found. */
export function offerTargetStrafing(card: TargetStrafe, occasion: ActivityOccasion): ActivityOffer | undefined {
  const { party, log } = occasion;
  const found = log.done.found.find((each) => each.hex === party.hex && isStanding(each, card));
  return found && offerStrafing((goers) => passAt(found, card, goers, occasion), occasion);
}

/** (30) The manual says how often each machine may attack the same target. */
function passAt(
  found: FoundTarget,
  card: TargetStrafe,
  goers: readonly FlyingMachine[],
  occasion: ActivityOccasion,
): Pass | undefined {
  const { done } = occasion.log;
  const mayAgain = goers.filter((machine) => passesOf(machine, nameOf(found, done), done) < card.passes);
  return preparePass(quarryOf(found, card, occasion), mayAgain, strafingArmsOf, occasion);
}

function quarryOf(found: FoundTarget, card: TargetStrafe, { log, table }: ActivityOccasion): Quarry {
  const target = targetOf(found, card);
  const { name, initiative, guns: shots, hits: needed, damaged, destroyed } = target;
  return {
    name,
    initiative,
    shots,
    altitude: TREE_TOP,
    aft: card.aft,
    points: destroyed - pointsFor(found, target),
    isGone: () => !isStanding(found, card),
    passedOver: (machines) => countPasses(machines, nameOf(found, log.done), log.done),
    struckBy: ({ machine }) => {
      found.hits += 1;
      const points = found.hits < needed ? damaged : destroyed;
      table.tell({ type: 'ground-target-hit', machine: machine.id, name, hits: found.hits, needed, points });
    },
  };
}

/** (30) A number of Critical Hits destroys it. */
const isStanding = (found: FoundTarget, card: TargetStrafe): boolean => found.hits < targetOf(found, card).hits;

const nameOf = (found: FoundTarget, { found: all }: DoneSoFar): string =>
  `${found.hex} ${found.target} ${all.indexOf(found)}`;

const targetOf = ({ target }: FoundTarget, { targets }: TargetStrafe): StrafeTarget =>
  expectDefined(
    targets.find((each) => each.target === target),
    `ground target ${target}`,
  );

function pointsFor({ hits }: FoundTarget, { hits: needed, damaged, destroyed }: StrafeTarget): number {
  if (hits === 0) return 0;
  return hits < needed ? damaged : destroyed;
}

/** (43) The points of all targets so far. */
export const pointsOfTargets = (found: readonly FoundTarget[], card: TargetStrafe): number =>
  found.reduce((sum, each) => sum + pointsFor(each, targetOf(each, card)), 0);

/** (43) Each target that was hit. */
export function scoreTargets(card: TargetStrafe, { done }: MissionLog): Score[] {
  const scores = done.found.map((each): Score => {
    const target = targetOf(each, card);
    return { points: pointsFor(each, target), why: 'ground-target', what: target.name };
  });
  return scores.filter(({ points }) => points > 0);
}
