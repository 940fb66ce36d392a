import { type Composed, speedAfter } from '../../../rules/fights/clouds-of-glory/flying/course.ts';
import { farBetween, headingsBetween, seenFrom, straight, turned } from '../../../rules/fights/geometry/headings.ts';
import {
  type FightingMachine,
  isUp,
  type Place,
  planeOf,
  type Skirmish,
} from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Policy } from '../../policy.ts';
import { placeInWing } from '../../thinking/wing.ts';
import { type Mind, nextStep } from './opponent.ts';
import { edgeOf, keeps } from './risks.ts';

type Moves = Pick<Policy, 'clouds-move'>;

/** Whoever follows keeps beside his leader, a little behind him. */
export const followInClouds = (leader: string, otherwise: Moves): Moves => {
  const mind: Mind = {
    strength: 'ace',
    word: leader,
    weigh: (course, plane, fight) => -offOf(course, plane, planeOf(leader, fight), fight),
  };
  return {
    'clouds-move': (about, options, book) => {
      const isLed = about.view.planes.some((plane) => plane.id === leader && isUp(plane));
      return isLed ? nextStep(about, options, book, mind) : otherwise['clouds-move'](about, options, book);
    },
  };
};

/** How far a move leaves her from her place: a Move Unit of height like one of the way, a heading like two fifths. */
function offOf(course: Composed, plane: FightingMachine, lead: FightingMachine, fight: Skirmish): number {
  const speed = speedAfter(course, plane, fight.cards);
  const height = plane.height + course.climbs;
  const ends = { ...plane, place: course.place, heading: course.heading, height, speed };
  const off = farBetween(course.place, placeBehind(plane, lead, fight)) / 100 + Math.abs(height - lead.height);
  return (
    off +
    0.4 * headingsBetween(course.heading, lead.heading) -
    RISKS * (keeps(ends, course, fight) + edgeOf(ends, fight))
  );
}

/** A machine that is thrown away is as bad as a hundred Move Units off her place. */
const RISKS = 10;

/** Hundredths of a Move Unit aside and behind for the first of a wing, and for the next from him. */
const [ASIDE, BEHIND] = [150, 50];

/** Beside where the leader is once he has moved; who has yet to move is taken to fly straight on. */
function placeBehind(plane: FightingMachine, lead: FightingMachine, { planes }: Skirmish): Place {
  const mates = planes.filter((each) => each.side === plane.side && isUp(each) && each.id !== lead.id);
  const inWing = ({ id, place }: FightingMachine) => ({
    id,
    right: seenFrom(lead.place, lead.heading, place).across,
  });
  const place = placeInWing(inWing(plane), mates.map(inWing));
  const hasMoved = lead.initiative.total < plane.initiative.total;
  const then = hasMoved ? lead.place : straight(lead.place, lead.heading, 100 * lead.speed);
  const behind = straight(then, lead.heading, -BEHIND * Math.abs(place));
  return straight(behind, turned(lead.heading, 6), place * ASIDE);
}
