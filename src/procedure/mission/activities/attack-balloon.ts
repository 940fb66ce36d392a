import type { MetBalloon } from '../../../campaign/done.ts';
import { balloonShare, type FlyingMachine, type MissionLog, type Score } from '../../../campaign/mission-log.ts';
import { targetNamed } from '../../../cards/map.ts';
import type { ActivityCard } from '../../../cards/printed/activities.ts';
import { consult } from '../../../cards/roll-table.ts';
import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import { type Arms, balloonArmsOf } from './arms.ts';
import { throwWith } from './credit.ts';
import {
  type ActivityOccasion,
  type ActivityOffer,
  mayComeDownTo,
  seesDown,
  soundMachines,
  targetsHere,
} from './occasion.ts';
import { makePasses, openFor, type Pass, preparePass } from './passes.ts';
import type { Diver, Quarry } from './quarry.ts';

type Balloon = ActivityCard<'attackBalloon'>;

/** A balloon that is up: its name, its damage, and its card. */
interface Prey {
  readonly name: string;
  readonly balloon: MetBalloon;
  readonly card: Balloon;
}

/** (23) (32) The search for a balloon that has not been met: up, hauled down for good, or not visible this turn. */
export function searchForBalloons(card: Balloon, occasion: ActivityOccasion): void {
  const { log, table } = occasion;
  if (!seesDown(card.visibility, occasion) || !isOverhead(card, 0, occasion)) return;
  for (const { target, name } of targetsHere('balloon', occasion)) {
    if (log.done.balloons[target]) continue;
    const { roll, row } = consult(card.search, table);
    const { balloon } = row;
    table.tell({ type: 'balloon-searched', mission: log.mission, name, roll, balloon });
    if (balloon !== 'none') log.done.balloons[target] = { state: balloon, passes: 0, holes: 0, by: [] };
  }
}

/** (30) (32) Diving on a balloon that is up, pass after pass, each lower and better guarded. */
export function offerBalloon(card: Balloon, occasion: ActivityOccasion): ActivityOffer | undefined {
  const { log } = occasion;
  const target = targetsHere('balloon', occasion).find((each) => log.done.balloons[each.target]?.state === 'up');
  const balloon = target && log.done.balloons[target.target];
  if (!balloon) return undefined;
  const prey = { name: target.name, balloon, card };
  const pass = passAt(prey, occasion);
  return pass && { open: openFor(pass, occasion), step: () => attack(prey, occasion) };
}

function attack(prey: Prey, occasion: ActivityOccasion): void {
  const { name, balloon } = prey;
  makePasses(() => passAt(prey, occasion), occasion);
  if (balloon.state !== 'up') return;
  // Ruling: it is wound down from the first pass on; if left alone, it is down before anybody returns.
  balloon.state = 'hauled-down';
  occasion.table.tell({ type: 'balloon-hauled-down', name, holes: balloon.holes });
}

function passAt(prey: Prey, occasion: ActivityOccasion): Pass | undefined {
  const { balloon, card } = prey;
  if (balloon.passes >= card.heights.length || !isOverhead(card, balloon.passes, occasion)) return undefined;
  const armsOf = (machine: FlyingMachine) => armsFor(machine, card);
  return preparePass(quarryOf(prey, occasion), soundMachines(occasion.party), armsOf, occasion);
}

/** (32) Arms that the manual allows against a balloon. */
function armsFor(machine: FlyingMachine, { loads }: Balloon): Arms | undefined {
  const arms = balloonArmsOf(machine);
  return loads.some(({ load }) => load === arms?.load) ? arms : undefined;
}

/**
 * Ruling: a machine dives on a balloon from the balloon's height or above, within its sight and within the descent of a
 * turn (14).
 */
function isOverhead({ heights }: Balloon, passes: number, occasion: ActivityOccasion): boolean {
  const height = heightAt(heights, passes);
  const above = occasion.party.altitude - height;
  return above >= 0 && mayComeDownTo(height, occasion) && seesDown(above, occasion);
}

function quarryOf(prey: Prey, occasion: ActivityOccasion): Quarry {
  const { name, balloon, card } = prey;
  const { initiative, aft, heights, guns, destroyed, holed } = card;
  return {
    name,
    initiative,
    aft,
    altitude: heightAt(heights, balloon.passes),
    shots: expectDefined(guns[Math.min(balloon.passes, guns.length - 1)], `guns under ${name}`),
    points: balloon.holes > 0 ? destroyed - holed : destroyed,
    isGone: () => balloon.state !== 'up',
    passedOver: () => {
      balloon.passes += 1;
    },
    struckBy: (diver) => strike(diver, prey, occasion),
  };
}

const heightAt = (heights: readonly number[], passes: number): number =>
  expectDefined(heights[passes], `height of a balloon at pass ${passes + 1}`);

/** (30) (32) The effect of a Critical Hit on the balloon: by the weapon, and by earlier hits. */
function strike({ machine, arms }: Diver, { name, balloon, card }: Prey, { log, table }: ActivityOccasion): void {
  const { add: load } = expectDefined(
    card.loads.find((each) => each.load === arms.load),
    `balloon load ${arms.load}`,
  );
  const { row, thrown } = throwWith(card.hit, { load, holes: balloon.holes * card.eachHole }, table);
  const { effect } = row;
  if (effect !== 'none') pierce(machine, balloon);
  if (effect === 'destroyed' || balloon.holes >= card.holes) balloon.state = 'destroyed';
  const { state, holes } = balloon;
  const struck = { mission: log.mission, machine: machine.id, name, effect, holes, isDown: state === 'destroyed' };
  table.tell({ type: 'balloon-struck', ...struck, ...thrown });
}

function pierce({ pilot }: FlyingMachine, balloon: MetBalloon): void {
  balloon.holes += 1;
  if (!balloon.by.includes(pilot.airman)) balloon.by.push(pilot.airman);
}

/** (43) What a balloon in such a state has brought. */
export function pointsOfBalloon(
  { state, holes }: Pick<MetBalloon, 'state' | 'holes'>,
  { destroyed, holed }: Balloon,
): number {
  if (state === 'destroyed') return destroyed;
  return holes > 0 ? holed : 0;
}

/** (43) Each balloon destroyed, or hit. */
export function scoreBalloons(card: Balloon, { done }: MissionLog, { missionMap }: Rulebook): Score[] {
  const scores = Object.entries(done.balloons).map(([id, { state, holes, by }]): Score => {
    const { name: what } = targetNamed(missionMap, id);
    const [who, ...others] = by;
    const points = pointsOfBalloon({ state, holes }, card);
    const why = state === 'destroyed' ? 'balloon' : 'balloon-holed';
    return { points, why, ...(who !== undefined && others.length === 0 && { who }), what };
  });
  return scores.filter(({ points }) => points > 0);
}

/** (44) The balloons that each man may enter in his record. */
export function balloonsTo({ done }: MissionLog): ReadonlyMap<string, number> {
  const credits = new Map<string, number>();
  const destroyed = Object.values(done.balloons).filter(({ state }) => state === 'destroyed');
  for (const { by } of destroyed)
    for (const airman of by) credits.set(airman, (credits.get(airman) ?? 0) + balloonShare(by.length));
  return credits;
}
