import { readBand } from '../../rulebook/band.ts';
import type { CampaignGrade } from '../../rulebook/cards/campaign-grades.ts';
import type { Table } from '../../table/table.ts';

/** (48) The yardstick of the whole campaign. */
export function gradeCampaign(points: number, table: Table): CampaignGrade {
  const { grade, words } = readBand(table.book.campaignGrades.grades, points);
  table.tell({ type: 'campaign-graded', points, grade, words });
  return grade;
}
