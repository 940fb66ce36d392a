import { signed } from '../../words/numbers.ts';

/** Before so many days no day is called the best. */
const ENOUGH_DAYS = 5;
/** And no day is called the best or the worst for fewer points. */
const WORTH_A_WORD = 10;

/** The best or the worst day of the month so far; how rare that is, follows from the number of days. */
export function extreme(points: readonly number[]): readonly [string, ...string[]] | undefined {
  const [today, before] = [points.at(-1), points.slice(0, -1)];
  if (today === undefined || before.length < ENOUGH_DAYS) return undefined;
  if (today > Math.max(...before, WORTH_A_WORD - 1))
    return [
      `It is the best day of the month so far (${signed(today)}).`,
      `No day yet has brought so much (${signed(today)}).`,
      `The Adjutant has had to rule another column: it is the best day so far (${signed(today)}).`,
      `There has been no such day this month (${signed(today)}), and Wing has asked whether it is a slip of the pen.`,
      `It goes into the book as the best of the month until now (${signed(today)}).`,
    ];
  if (today < Math.min(...before, 1 - WORTH_A_WORD))
    return [
      `It is the worst day of the month so far (${signed(today)}).`,
      `No day yet has cost so much (${signed(today)}).`,
      `There has been no worse this month (${signed(today)}).`,
      `The figure for today has been put down very small: it is the worst so far (${signed(today)}).`,
      `It goes into the book as the worst of the month until now (${signed(today)}).`,
    ];
  return undefined;
}
