import { readBand } from '../cards/band.ts';
import type { Rulebook } from '../cards/rulebook.ts';

/**
 * (48) The verdict on a flight's points. Ruling: the scale is for five points a day over three weeks. For a longer
 * campaign the points are converted to so many a day, rounded up.
 */
export const gradeOf = (points: number, days: number, { campaignGrades, victoryPoints: { par } }: Rulebook) =>
  readBand(campaignGrades.grades, Math.ceil((points * par.days) / days));
