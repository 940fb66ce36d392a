import type { Airman } from '../../../campaign/aircrew.ts';
import { NO_CAREER, withChange } from '../../../campaign/career.ts';
import type { MissionLog } from '../../../campaign/mission-log.ts';
import type { Deed } from '../../../rulebook/fights/careers.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { Table } from '../../../table/table.ts';
import { OBJECTIVES } from '../../mission/activities/activities.ts';

/** (C123) What a man's missions of a day have been to him. Ours: a mission that brings Victory Points is won. */
export function deedsOf({ id }: Pick<Airman, 'id'>, flown: readonly MissionLog[]): Deed[] {
  return flown.flatMap(({ scores, fights }): Deed[] => {
    const isWon = scores.reduce((sum, { points }) => sum + points, 0) > 0;
    const isDone = scores.some(({ why, points }) => points > 0 && OBJECTIVES.includes(why));
    const air = fights.flatMap(({ deeds = [] }) => deeds).filter(({ airman }) => airman === id);
    return [
      'flown',
      ...(isWon ? ['won' as const] : []),
      ...(isDone ? ['objective' as const] : []),
      ...air.map(({ deed }) => deed),
    ];
  });
}

/** (C059) How often a scarf of his was shot through: so much is his Luck better for good. */
const scarvesOf = ({ id }: Airman, flown: readonly MissionLog[]): number =>
  flown.flatMap(({ fights }) => fights.flatMap(({ lucky = [] }) => lucky)).filter((man) => man === id).length;

/** (C123) Experience in the evening, for all who flew and live. */
export function earn(man: Airman, flown: readonly MissionLog[], table: Table): void {
  const { experience } = table.book.fights['clouds-of-glory'].careers;
  const deeds = deedsOf(man, flown);
  const worth = (deed: Deed) =>
    promised(
      experience.find((row) => row.for === deed),
      deed,
    ).points;
  const points = deeds.reduce((sum, deed) => sum + worth(deed), 0);
  const career = withChange(man.career ?? NO_CAREER, 'luck', scarvesOf(man, flown));
  man.career = { ...career, points: career.points + points, earned: career.earned + points };
  table.tell({ type: 'experience-earned', man: man.id, deeds, points, left: man.career.points });
}
