import type { Flight } from '../../campaign/watch.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Paper } from '../../page/paper.ts';
import type { Frame } from '../day/day-frame.ts';
import type { Reader } from './reader.ts';

/** The settings of telling, and the reader. */
export interface Telling {
  readonly book: Rulebook;
  readonly paper: Paper;
  readonly json: boolean;
  /** Whether each day ends with its historical events. */
  readonly realDays: boolean;
  /** Whether each mission begins with its briefing. */
  readonly briefs: boolean;
  /** Whether the player leads a flight himself; of the others he is told what is heard in the mess. */
  readonly leads: (flight: Flight) => boolean;
  /** Who reads, until a handover. */
  readonly reader: Reader;
  /** What is told between the missions; undefined without a squadron. */
  readonly frame: Frame | undefined;
  /** Two sides read in turn, and both are shown what both may know. */
  readonly isShared?: boolean;
}
