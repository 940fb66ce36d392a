import { type Campaign, type FlightRecord, lastDayOf, totalPoints } from '../../campaign/campaign.ts';
import { gradeOf } from '../../campaign/grade.ts';
import type { CampaignGrade } from '../../rulebook/cards/campaign-grades.ts';
import type { Table } from '../../table/table.ts';

/** (48) The yardstick of a flight's whole campaign. */
export function gradeCampaign(record: FlightRecord, campaign: Campaign, table: Table): CampaignGrade {
  const { flight } = record;
  const points = totalPoints(record);
  const { grade, words } = gradeOf(points, lastDayOf(campaign), table.book);
  table.tell({ type: 'campaign-graded', flight, points, grade, words });
  return grade;
}
