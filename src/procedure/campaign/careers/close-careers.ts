import { type Airman, isLost } from '../../../campaign/aircrew.ts';
import type { Campaign } from '../../../campaign/campaign.ts';
import { NO_CAREER, withChange } from '../../../campaign/career.ts';
import { type MissionLog, pointsOf } from '../../../campaign/mission-log.ts';
import type { CareerDeed } from '../../../cards/printed/careers.ts';
import type { CrewFate } from '../../../cards/printed/damage-tables.ts';
import { rowAt } from '../../../cards/row-at.ts';
import { careerCards, expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import type { Raise, RaisedSkill } from '../../../table/personnel-decisions.ts';
import type { Table } from '../../../table/table.ts';
import { OBJECTIVES } from '../../mission/activities/activities.ts';
import { hasFlown } from '../personnel-records.ts';
import { becomeAce, gainAbility } from './abilities.ts';
import { figuresOf } from './figures.ts';
import { mend, reRollsLeft } from './wounds.ts';

/**
 * (C123) to (C131) The evening of a campaign with careers: the experience of those who flew, and their lasting wounds.
 */
export function closeCareers(
  logs: readonly MissionLog[],
  aircrew: readonly Airman[],
  campaign: Campaign,
  table: Table,
): void {
  if (!campaign.careers) return;
  const used: MissionLog[] = [];
  for (const man of aircrew) {
    const flown = logs.filter((log) => hasFlown(man, log));
    if (flown.length === 0 || isLost(man)) continue;
    earn(man, flown, table);
    becomeAce(man, table);
    const wound = worstWound(man, flown);
    if (!wound) continue;
    const { fate, lost } = wound;
    const wounded = { fate, lost, reRolls: reRollsLeft(man, flown, used, table) };
    if (mend(man, wounded, campaign, table)) used.push(...flown);
  }
  spendExperience(
    aircrew.filter((man) => !isLost(man)),
    campaign.day,
    table,
  );
}

/** His worst wound of the day; a graze that is gone by morning does not count. */
const worstWound = ({ id }: Airman, flown: readonly MissionLog[]): MissionLog['fates'][number] | undefined =>
  flown
    .flatMap(({ fates }) => fates)
    .filter(({ airman, fate }) => airman === id && daysOf(fate) > 0)
    .toSorted((one, two) => daysOf(two.fate) - daysOf(one.fate))[0];

const daysOf = (fate: CrewFate): number => (fate.fate === 'wounded' ? fate.days : 0);

/** Ours: a pilot raises the skills that he tests, an observer those that he uses. */
const SKILLS = {
  pilot: ['flying', 'gunnery', 'awareness'],
  observer: ['gunnery', 'awareness'],
} as const satisfies Record<Airman['seat'], readonly RaisedSkill[]>;

/** (C124) The price of a point of a skill, by its present value. */
export const priceOf = (value: number, book: Pick<Rulebook, 'fights'>): number => {
  const { price } = careerCards(book).careers;
  return rowAt(price, Math.max(value, expectDefined(price[0], 'price').from)).points;
};

/** (C124), (C125) In the evening the commander spends the experience of his men, while there is any. */
export function spendExperience(men: readonly Airman[], day: number, table: Table): void {
  for (;;) {
    const open = men.flatMap((man) => raisesOpenTo(man, table.book));
    if (open.length === 0) return;
    const words = open.map(({ man, skill }) => `${man} ${skill}`);
    const answer = table.choose('career-raise', { day, open }, ['done', ...words]);
    const chosen = open[words.indexOf(answer)];
    const man = men.find(({ id }) => id === chosen?.man);
    if (!chosen || !man) return;
    raise(man, chosen, table);
  }
}

function raisesOpenTo(man: Airman, book: Rulebook): Raise[] {
  const { career } = man;
  if (!career) return [];
  const figures = figuresOf(man, book);
  return SKILLS[man.seat].flatMap((skill): Raise[] => {
    const price = priceOf(figures[skill], book);
    return price <= career.points ? [{ man: man.id, skill, from: figures[skill], price, points: career.points }] : [];
  });
}

/** (C125) Each raise rolls a die; on a 10 he also gets an ability. */
function raise(man: Airman, { skill, from, price, points }: Raise, table: Table): void {
  const left = points - price;
  man.career = { ...withChange(expectDefined(man.career, 'career'), skill, 1), points: left };
  const roll = table.roll('clouds-experience', man.id);
  table.tell({ type: 'skill-raised', man: man.id, skill, from, to: from + 1, price, left, roll });
  if (roll.total === careerCards(table.book).careers.abilityOn.face) gainAbility(man, table);
}

/** (C123) The experience of a man's missions of a day. Ours: a mission that brings Victory Points is a success. */
export function deedsOf({ id }: Pick<Airman, 'id'>, flown: readonly MissionLog[]): CareerDeed[] {
  return flown.flatMap(({ scores, fights }): CareerDeed[] => {
    const isWon = pointsOf(scores) > 0;
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

/** (C059) How often his scarf was shot through: his Luck grows by that number for good. */
const scarvesOf = ({ id }: Airman, flown: readonly MissionLog[]): number =>
  flown.flatMap(({ fights }) => fights.flatMap(({ lucky = [] }) => lucky)).filter((man) => man === id).length;

/** (C123) Experience in the evening, for all survivors who flew. */
function earn(man: Airman, flown: readonly MissionLog[], table: Table): void {
  const { experience } = careerCards(table.book).careers;
  const deeds = deedsOf(man, flown);
  const worth = (deed: CareerDeed) =>
    expectDefined(
      experience.find((row) => row.for === deed),
      deed,
    ).points;
  const points = deeds.reduce((sum, deed) => sum + worth(deed), 0);
  const career = withChange(man.career ?? NO_CAREER, 'luck', scarvesOf(man, flown));
  man.career = { ...career, points: career.points + points, earned: career.earned + points };
  table.tell({ type: 'experience-earned', man: man.id, deeds, points, left: man.career.points });
}
