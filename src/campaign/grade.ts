import { readBand } from '../cards/band.ts';
import type { Rulebook } from '../cards/rulebook.ts';

/**
 * (48) The verdict on a flight's points. Ruling: the yardstick is of five points a day, and its bands are of the three
 * weeks; of a campaign of more days the points are measured as so many a day, rounded up.
 */
export const gradeOf = (points: number, days: number, { campaignGrades, victoryPoints: { par } }: Rulebook) =>
  readBand(campaignGrades.grades, Math.ceil((points * par.days) / days));
