import { type Airman, isLost } from '../../../campaign/aircrew.ts';
import type { Campaign } from '../../../campaign/campaign.ts';
import { type Career, NO_CAREER, withChange } from '../../../campaign/career.ts';
import type { Roll } from '../../../rulebook/dice.ts';
import type { WoundRow } from '../../../rulebook/fights/careers.ts';
import { rowAt } from '../../../rulebook/fights/row-at.ts';
import type { Table } from '../../../table/table.ts';
import { gainAbility } from './abilities.ts';
import { figuresOf } from './figures.ts';

/** (C129) to (C131) In the evening of his wound: a die of Fortitude comes back, and a test says what stays of it. */
export function mend(man: Airman, days: number, campaign: Campaign, table: Table): void {
  const { daysPerFortitude, wounds, natural } = table.book.fights['clouds-of-glory'].careers;
  const { fortitude: whole, luck } = figuresOf(man, table.book);
  const mends = table.roll('clouds-wound-mends', man.id);
  const lost = Math.min(Math.ceil(days / daysPerFortitude.amount), whole - 1);
  const fortitude = Math.min(whole - lost + mends.total, whole);
  const roll = testAgain(man, fortitude, luck, table);
  const told = { man: man.id, mends, fortitude, roll };
  if (roll.total === natural.worst.face) die(man, campaign, told, table);
  else if (roll.total === natural.best.face) {
    table.tell({ type: 'wound-mended', ...told, result: 'stronger', words: 'what did not kill him', back: 0 });
    gainAbility(man, table);
  } else bear(man, rowAt(wounds, fortitude - roll.total), campaign.day, told, table);
}

interface Told {
  readonly man: string;
  readonly mends: Roll;
  readonly fortitude: number;
  readonly roll: Roll;
}

/** (C129) Ours: a man of luck enough for a re-roll of his own may throw this again. */
function testAgain(man: Airman, fortitude: number, luck: number, table: Table): Roll {
  const { luckForReRoll } = table.book.fights['clouds-of-glory'].movement.rebuilt;
  const roll = table.roll('clouds-wound-test', man.id);
  if (luck < luckForReRoll.amount || roll.total <= fortitude) return roll;
  const answer = table.choose('career-again', { man: man.id, fortitude, roll: roll.total }, ['keep', 'again']);
  return answer === 'again' ? table.roll('clouds-wound-test', man.id) : roll;
}

/** (C130) A natural 20: he dies of it. */
function die(man: Airman, campaign: Campaign, told: Told, table: Table): void {
  man.standing = { is: 'killed', since: campaign.day };
  campaign.losses.aircrew += 1;
  table.tell({ type: 'wound-mended', ...told, result: 'died', words: 'he has died of his wound', back: 0 });
}

/**
 * (C130), (C131) What he keeps of it for good, and how long he is kept from flying: at least as long as the campaign
 * has it.
 */
function bear(man: Airman, row: WoundRow, today: number, told: Told, table: Table): void {
  man.career = lasting(man.career ?? NO_CAREER, row, table);
  const layOff = layOffOf(row, table);
  const back = 'back' in man.standing ? Math.max(man.standing.back, today + 1 + layOff) : today + 1 + layOff;
  if (layOff > 0 && !isLost(man)) man.standing = { is: 'wounded', back };
  const { result, words } = row;
  table.tell({ type: 'wound-mended', ...told, result, words, back: layOff > 0 ? back : 0 });
}

/** (C131) Ours: he is out for as long as the last column that has him grounded stands for. */
function layOffOf(row: WoundRow, table: Table): number {
  const { layOff } = table.book.fights['clouds-of-glory'].careers;
  const grounded = (['months', 'weeks', 'days'] as const).find((column) => row[column] === 'grounded');
  return grounded === undefined ? 0 : layOff[grounded];
}

const LASTING: { readonly [Result in WoundRow['result']]: (career: Career, row: WoundRow, table: Table) => Career } = {
  fine: (career) => career,
  paralysed: (career) => career,
  weaker: (career) => withChange(career, 'fortitude', -1),
  serious: (career) => withChange(career, 'fortitude', -2),
  complications: (career, _, table) => withChange(career, 'fortitude', -table.roll('clouds-1d6').total),
  shaken: (career) => ({ ...career, stays: career.stays - STAYS }),
  immortal: (career, _, table) => ({
    ...withChange(career, 'luck', -table.roll('clouds-2d4').total),
    stays: career.stays + STAYS,
  }),
  'black-outs': (career) => ({ ...career, faints: true }),
  'one-eye': (career) => withChange(career, 'gunnery', -3),
  head: (career) => withChange(withChange(withChange(career, 'awareness', -1), 'flying', -1), 'gunnery', -1),
};

/** What nerves, or the want of them, do to the test whether he stays. */
const STAYS = 4;

const lasting = (career: Career, row: WoundRow, table: Table): Career => LASTING[row.result](career, row, table);
