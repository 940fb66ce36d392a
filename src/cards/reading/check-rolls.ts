import { type Dice, totalsOf } from '../dice.ts';
import { rollRange } from '../roll-table.ts';
import type { FaultAt, Path } from './fault.ts';

/** Searches a card for tables whose rows overlap, leave a gap, or lie beyond the dice. */
export function checkRolls(value: unknown, path: Path = []): FaultAt[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.entries(value).flatMap(([key, part]) =>
    checkRolls(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return isRollTable(value) ? [...checkTable(value, path), ...within] : within;
}

interface WrittenTable {
  readonly dice: Dice;
  readonly rows: readonly unknown[];
}

function isRollTable(value: object): value is WrittenTable {
  return 'dice' in value && 'rows' in value && Array.isArray(value.rows) && isDice(value.dice);
}

/** Dice as written on a card. The schema reports anything else. */
const isDice = (written: unknown): written is Dice =>
  typeof written === 'string' && (written === 'd66' || /^[1-9]d[1-9]\d?$/.test(written));

function checkTable({ dice, rows }: WrittenTable, path: Path): FaultAt[] {
  const totals = totalsOf(dice);
  const span = `${dice} shows ${totals[0]} to ${totals.at(-1)}`;
  const faults: FaultAt[] = [];
  const coveredBy = new Map<number, number>();
  for (const [i, row] of rows.entries()) {
    const range = rangeOf(row);
    if (!range) continue;
    const at = [...path, 'rows', i, 'roll'];
    const reach = totals.filter((total) => range[0] <= total && total <= range[1]);
    if (!totals.includes(range[0]) || !totals.includes(range[1]) || reach.length === 0)
      faults.push({
        path: at,
        found: `row ${i + 1} covers ${rangeText(range)}`,
        allowed: span,
        mend: 'Keep each row within the dice',
      });
    faults.push(...overlaps(reach, i, coveredBy, at));
  }
  return [...faults, ...gaps(totals, coveredBy, [...path, 'rows'], rows)];
}

const rangeOf = (row: unknown) =>
  typeof row === 'object' && row !== null && 'roll' in row ? rollRange(row.roll) : undefined;

function overlaps(reach: readonly number[], i: number, coveredBy: Map<number, number>, path: Path): FaultAt[] {
  const twice = reach.filter((total) => coveredBy.has(total));
  for (const total of reach) if (!coveredBy.has(total)) coveredBy.set(total, i);
  return twice.map((total) => ({
    path,
    found: `rows ${(coveredBy.get(total) ?? 0) + 1} and ${i + 1} both cover the roll ${total}`,
    allowed: 'each roll belongs to one row',
    mend: 'Take it out of one of them',
  }));
}

/** A gap is reported only where every row's roll can be read: an unreadable roll may be the missing one. */
function gaps(
  totals: readonly number[],
  coveredBy: Map<number, number>,
  path: Path,
  rows: readonly unknown[],
): FaultAt[] {
  if (rows.some((row) => !rangeOf(row))) return [];
  return totals
    .filter((total) => !coveredBy.has(total))
    .map((total) => ({
      path,
      found: `no row covers the roll ${total}`,
      allowed: 'every roll needs a row',
      mend: 'Add the row, or widen one beside it',
    }));
}

const rangeText = ([low, high]: readonly [number, number]) =>
  low === high ? `the roll ${low}` : `the rolls ${low} to ${high}`;
