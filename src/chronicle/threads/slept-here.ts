import { isFit } from '../../campaign/aircrew.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { airmanIn } from '../letters/evening-lived.ts';
import { entriesOf, isFlown, type LivedDay, sortiesOf, wasAboard } from '../lived.ts';

/** Whether no machine of his ended yesterday on another field or on none. */
export const sleptHere = (id: string, yesterday: LivedDay | undefined): boolean =>
  !yesterday ||
  entriesOf(yesterday)
    .filter(isFlown)
    .flatMap(sortiesOf)
    .every((sortie) => !wasAboard(sortie, id) || sortie.end?.end === 'home');

/** Whether he sits at this breakfast. */
export function isAtBreakfast(id: string, dawn: Campaign, yesterday: LivedDay | undefined): boolean {
  const man = airmanIn(dawn, id);
  return man !== undefined && isFit(man, dawn.day) && sleptHere(id, yesterday);
}
