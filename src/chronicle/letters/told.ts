import type { HappeningOf } from '../threads/thread.ts';

/** The names for a letter. */
export interface Told {
  /** A man as his friends name him: `Kyle`, `Captain Haldenby`. */
  of(man: string): string;
  /** `an Albatros D.III of Jasta 11`. */
  german(number: number): string;
  field(field: string): string;
  medal(happening: HappeningOf<'decorated'>): string;
}
