import { turned } from '../../../../kit/geometry/headings.ts';
import type { CloudsCards, FightingMachine } from '../../table/skirmish.ts';
import type { ComposedMove } from './composed.ts';
import { speedAfter } from './course.ts';

/** Where a course leaves a machine, and how it flies then. */
export type CourseEnd = Pick<FightingMachine, 'place' | 'heading' | 'bank' | 'height' | 'speed'>;

export const stallSpeed = ({ panel }: FightingMachine): number => Math.floor(panel.stall / 10);

/** (C036) to (C040) The end of a move. An end other than level flight is named. */
export function endOf(
  course: ComposedMove,
  machine: FightingMachine,
  cards: CloudsCards,
  unevenLoss?: number,
): CourseEnd {
  const { place, heading, bank, ending, climbs } = course;
  const speed = speedAfter(course, machine, cards, unevenLoss);
  const level = { place, heading, bank, speed, height: Math.max(machine.height + climbs, 0) };
  const stall = stallSpeed(machine);
  switch (ending) {
    case 'stall':
    case 'spin':
      return { ...level, speed: Math.min(speed, stall) };
    case 'take-off':
      return { ...level, speed: stall + 2, height: 1 };
    case 'immelmann': {
      // Ours: speed above the stall becomes height, up to the limit of a climb; then the machine falls as in a stall.
      const gained = Math.min(Math.max(speed - stall, 0), cards.movement.rebuilt.mostClimb.amount);
      return { ...level, heading: turned(heading, 12), bank: 'level', speed: stall, height: level.height + gained };
    }
    default:
      return level;
  }
}
