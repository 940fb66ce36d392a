import { type FlightRecord, totalPoints } from '../../campaign/campaign.ts';
import { readBand } from '../../rulebook/band.ts';
import type { CampaignGrade } from '../../rulebook/cards/campaign-grades.ts';
import type { Table } from '../../table/table.ts';

/** (48) The yardstick of a flight's whole campaign. */
export function gradeCampaign(record: FlightRecord, table: Table): CampaignGrade {
  const { flight } = record;
  const points = totalPoints(record);
  const { grade, words } = readBand(table.book.campaignGrades.grades, points);
  table.tell({ type: 'campaign-graded', flight, points, grade, words });
  return grade;
}
