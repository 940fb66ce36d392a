import { ofType } from '../../table/events.ts';
import type { Lived, LivedDay } from '../lived.ts';
import { type Desk, eveningLived } from './evening-lived.ts';
import type { Letter } from './letter.ts';
import { letterHome } from './letter-home.ts';
import { lettersToFamilies } from './to-the-family.ts';

/** A letter with its evening. */
export interface Posted extends Letter {
  readonly day: number;
}

/** All the letters of a campaign: of each evening of each flight, as they are told to one who would hear every one. */
export const lettersOf = (lived: Lived): Posted[] => lived.days.flatMap((day) => lettersOn(day, lived));

function lettersOn(day: LivedDay, desk: Desk): Posted[] {
  const evenings = ofType(day.events, 'evening-came').map((came) => eveningLived(came, day, desk));
  return evenings
    .flatMap((evening) => [...lettersToFamilies(evening), ...(letterHome(evening) ?? [])])
    .map((letter) => ({ ...letter, day: day.dawn.day }));
}
