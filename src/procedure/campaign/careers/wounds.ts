import { type Airman, isLost, type Wound } from '../../../campaign/aircrew.ts';
import type { Campaign } from '../../../campaign/campaign.ts';
import { type Career, NO_CAREER, withChange } from '../../../campaign/career.ts';
import { fortitudeLost } from '../../../campaign/clouds-figures.ts';
import type { MissionLog } from '../../../campaign/mission-log.ts';
import type { Roll } from '../../../cards/dice.ts';
import type { WoundRow } from '../../../cards/printed/careers.ts';
import { rowAt } from '../../../cards/row-at.ts';
import { careerCards } from '../../../cards/rulebook.ts';
import type { Table } from '../../../table/table.ts';
import { gainAbility } from './abilities.ts';
import { figuresOf } from './figures.ts';

/** A man's worst wound of the day, and the re-rolls left from the mission. */
interface WoundedMan {
  readonly fate: Wound['fate'];
  readonly lost?: number | undefined;
  readonly reRolls: number;
}

/**
 * (C129) to (C131) In the evening of his wound: a die of Fortitude comes back, and a test decides what lasts. Returns
 * whether a re-roll was used.
 */
export function mend(
  man: Airman,
  { fate, lost: counted, reRolls }: WoundedMan,
  campaign: Campaign,
  table: Table,
): boolean {
  const cards = careerCards(table.book);
  const { wounds, natural } = cards.careers;
  const { fortitude: whole } = figuresOf(man, table.book);
  const mends = table.roll('clouds-wound-mends', man.id);
  const lost = Math.min(counted ?? fortitudeLost([{ fate }], cards), whole - 1);
  const fortitude = Math.min(whole - lost + mends.total, whole);
  const first = table.roll('clouds-wound-test', man.id);
  const roll = reRolls > 0 ? throwAgain(man, fortitude, first, table) : first;
  const told = { man: man.id, mends, fortitude, roll };
  if (roll.total === natural.worst.face) die(man, campaign, told, table);
  else if (roll.total === natural.best.face) {
    table.tell({ type: 'wound-mended', ...told, result: 'stronger', words: 'what did not kill him', back: 0 });
    gainAbility(man, table);
  } else bear(man, rowAt(wounds, fortitude - roll.total), campaign.day, told, table);
  return roll !== first;
}

/**
 * (C129) Re-rolls left from the mission may be used for the test, each once. Ours: those of the fight in which his side
 * had the fewest, less those used for other men of the same mission. Without such a fight, his own, if he has enough
 * Luck for one.
 */
export function reRollsLeft(
  man: Airman,
  flown: readonly MissionLog[],
  used: readonly MissionLog[],
  { book }: Table,
): number {
  const left = flown.flatMap((log) => {
    const gone = used.filter((each) => each === log).length;
    return log.fights.flatMap(({ reRolls }) => (reRolls === undefined ? [] : [reRolls - gone]));
  });
  if (left.length > 0) return Math.min(...left);
  const { luckForReRoll } = careerCards(book).movement.rebuilt;
  return figuresOf(man, book).luck >= luckForReRoll.amount ? 1 : 0;
}

interface MendingTold {
  readonly man: string;
  readonly mends: Roll;
  readonly fortitude: number;
  readonly roll: Roll;
}

/** (C129) A failed test, and (C130) a natural 20, which is fatal, may be rolled again. */
function throwAgain(man: Airman, fortitude: number, first: Roll, table: Table): Roll {
  const { worst } = careerCards(table.book).careers.natural;
  if (first.total <= fortitude && first.total !== worst.face) return first;
  const answer = table.choose('career-again', { man: man.id, fortitude, roll: first.total }, ['keep', 'again']);
  return answer === 'again' ? table.roll('clouds-wound-test', man.id) : first;
}

/** (C130) A natural 20: he dies of the wound. */
function die(man: Airman, campaign: Campaign, told: MendingTold, table: Table): void {
  man.standing = { is: 'killed', since: campaign.day };
  campaign.losses.aircrew += 1;
  table.tell({ type: 'wound-mended', ...told, result: 'died', words: 'he has died of his wound', back: 0 });
}

/** (C130), (C131) What lasts, and how long he cannot fly: at least as long as the campaign says. */
function bear(man: Airman, row: WoundRow, today: number, told: MendingTold, table: Table): void {
  man.career = lasting(man, row, table);
  const layOff = layOffOf(row, table);
  const back = 'back' in man.standing ? Math.max(man.standing.back, today + 1 + layOff) : today + 1 + layOff;
  if (layOff > 0 && !isLost(man)) man.standing = { is: 'wounded', back };
  const { result } = row;
  // Who is a prisoner, or in hospital by the campaign's own card, is not cleared to fly.
  const isIdle = result === 'fine' && (isLost(man) || back > today + 1);
  const words = isIdle ? 'nothing lasting' : row.words;
  table.tell({ type: 'wound-mended', ...told, result, words, back: !isLost(man) && back > today + 1 ? back : 0 });
}

/** (C131) Ours: he is out for the time of the last column that grounds him. */
function layOffOf(row: WoundRow, table: Table): number {
  const { layOff } = careerCards(table.book).careers;
  const grounded = (['months', 'weeks', 'days'] as const).find((column) => row[column] === 'grounded');
  return grounded === undefined ? 0 : layOff[grounded];
}

type Lasting = (career: Career, table: Table, luck: number) => Career;

const LASTING: { readonly [Result in WoundRow['result']]: Lasting } = {
  fine: (career) => career,
  paralysed: (career) => career,
  weaker: (career) => withChange(career, 'fortitude', -1),
  serious: (career) => withChange(career, 'fortitude', -2),
  complications: (career, table) => withChange(career, 'fortitude', -table.roll('clouds-1d6').total),
  shaken: (career) => ({ ...career, stays: career.stays - STAYS }),
  // (C130) His Luck is at least 1 after that; later gains are his in full.
  immortal: (career, table, luck) => ({
    ...withChange(career, 'luck', -Math.min(table.roll('clouds-2d4').total, luck - 1)),
    stays: career.stays + STAYS,
  }),
  'black-outs': (career) => ({ ...career, faints: true }),
  'one-eye': (career) => withChange(career, 'gunnery', -3),
  head: (career) => withChange(withChange(withChange(career, 'awareness', -1), 'flying', -1), 'gunnery', -1),
};

/** How much the lasting effects on a man's nerve change his test of whether he stays. */
const STAYS = 4;

const lasting = (man: Airman, row: WoundRow, table: Table): Career =>
  LASTING[row.result](man.career ?? NO_CAREER, table, figuresOf(man, table.book).luck);
