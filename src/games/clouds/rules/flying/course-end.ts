import { turned } from '../../../../kit/geometry/headings.ts';
import type { CloudsCards, FightingMachine } from '../../table/skirmish.ts';
import type { Composed } from './composed.ts';
import { speedAfter } from './course.ts';

/** Where a course leaves a machine, and how she then flies. */
export type CourseEnd = Pick<FightingMachine, 'place' | 'heading' | 'bank' | 'height' | 'speed'>;

export const stallSpeed = ({ panel }: FightingMachine): number => Math.floor(panel.stall / 10);

/** (C036) to (C040) The end of a move; one that ends otherwise than in level flight is told by how. */
export function endOf(course: Composed, machine: FightingMachine, cards: CloudsCards, unevenLoss?: number): CourseEnd {
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
      // Ours: what she has above the stall goes into height, as far as a climb may; then she falls as one that stalls
      // does.
      const gained = Math.min(Math.max(speed - stall, 0), cards.movement.rebuilt.mostClimb.amount);
      return { ...level, heading: turned(heading, 12), bank: 'level', speed: stall, height: level.height + gained };
    }
    default:
      return level;
  }
}
