import type { Flight } from '../../campaign/watch.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Paper } from '../../page/paper.ts';
import type { Frame } from '../day/day-frame.ts';
import type { Reader } from './reader.ts';

/** What is told with, and to whom. */
export interface Telling {
  readonly book: Rulebook;
  readonly paper: Paper;
  readonly json: boolean;
  /** Whether each day ends with how it really was. */
  readonly realDays: boolean;
  /** Whether each mission begins with its briefing. */
  readonly briefs: boolean;
  /** Whether the player leads a flight himself; of the others he hears what he would hear in the mess. */
  readonly leads: (flight: Flight) => boolean;
  /** Who reads what is told, as long as nobody hands over. */
  readonly reader: Reader;
  /** What is told between the missions; nothing where there is no squadron around them. */
  readonly frame: Frame | undefined;
  /** Two sides read in turn, and what both may know is laid before both. */
  readonly isShared?: boolean;
}
