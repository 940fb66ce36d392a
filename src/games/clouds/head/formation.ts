import { farBetween, headingsBetween, seenFrom, straight, turned } from '../../../kit/geometry/headings.ts';
import { AS_EVER } from '../../../kit/head/bent.ts';
import type { Policy } from '../../../kit/head/policy.ts';
import { placeInWing } from '../../../kit/head/wing.ts';
import type { ComposedMove } from '../rules/flying/composed.ts';
import { speedAfter } from '../rules/flying/course.ts';
import { type CloudsPlace, type FightingMachine, isUp, machineNamed, type Skirmish } from '../table/skirmish.ts';
import { type CloudsMind, nextStep } from './opponent.ts';
import { edgeOf, keeps } from './risks.ts';

type Moves = Pick<Policy, 'clouds-move'>;

/** A follower keeps beside its leader, a little behind. */
export const followInClouds = (leader: string, otherwise: Moves): Moves => {
  const mind: CloudsMind = {
    strength: 'ace',
    word: leader,
    bent: AS_EVER,
    weigh: (course, machine, fight) => -offOf(course, machine, machineNamed(leader, fight), fight),
  };
  return {
    'clouds-move': (about, options, book) => {
      const isLed = about.view.machines.some((machine) => machine.id === leader && isUp(machine));
      return isLed ? nextStep(about, options, book, mind) : otherwise['clouds-move'](about, options, book);
    },
  };
};

/**
 * How far from its station a move leaves the machine. A level of height counts as one Move Unit, a wrong heading as two
 * fifths.
 */
function offOf(course: ComposedMove, machine: FightingMachine, lead: FightingMachine, fight: Skirmish): number {
  const speed = speedAfter(course, machine, fight.cards);
  const height = machine.height + course.climbs;
  const ends = { ...machine, place: course.place, heading: course.heading, height, speed };
  const off = farBetween(course.place, placeBehind(machine, lead, fight)) / 100 + Math.abs(height - lead.height);
  return (
    off +
    0.4 * headingsBetween(course.heading, lead.heading) -
    RISKS * (keeps(ends, course, fight) + edgeOf(ends, fight))
  );
}

/** A lost machine is as bad as a hundred Move Units off its station. */
const RISKS = 10;

/** Hundredths of a Move Unit: how far to the side and behind the first of a wing flies, and the next from the first. */
const [ASIDE, BEHIND] = [150, 50];

/**
 * The station beside the place of the leader after its move. A leader that has not moved yet is assumed to fly straight
 * on.
 */
function placeBehind(machine: FightingMachine, lead: FightingMachine, { machines }: Skirmish): CloudsPlace {
  const mates = machines.filter((each) => each.side === machine.side && isUp(each) && each.id !== lead.id);
  const inWing = ({ id, place }: FightingMachine) => ({
    id,
    right: seenFrom(lead.place, lead.heading, place).across,
  });
  const place = placeInWing(inWing(machine), mates.map(inWing));
  const hasMoved = lead.initiative.total < machine.initiative.total;
  const then = hasMoved ? lead.place : straight(lead.place, lead.heading, 100 * lead.speed);
  const behind = straight(then, lead.heading, -BEHIND * Math.abs(place));
  return straight(behind, turned(lead.heading, 6), place * ASIDE);
}
