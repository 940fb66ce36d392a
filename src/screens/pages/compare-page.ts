import { dateText } from '../../campaign/calendar.ts';
import type { DayFigure } from '../../page/day-chart.ts';
import { type Paper, wrap } from '../../page/paper.ts';
import { left, right, tableText } from '../../page/table.ts';
import { signed } from '../../words/numbers.ts';

/** A campaign in a comparison. */
export interface ComparedCampaign {
  readonly name: string;
  /** The campaign and line from which it was branched. */
  readonly from?: string;
  readonly day: number;
  /** The day at whose dawn both are compared. */
  readonly at: number;
  readonly victoryPoints: number;
  readonly flown: number;
  readonly undone: number;
  readonly sorties: number;
  readonly shotDown: number;
  readonly balloons: number;
  readonly machinesLost: number;
  readonly menLost: number;
  readonly byDay: readonly DayFigure[];
  /** Why some days are counted only in the points and the lost men. */
  readonly untold?: string;
}

const FIGURES = [
  ['Victory Points', 'victoryPoints'],
  ['Missions flown', 'flown'],
  ['Left undone', 'undone'],
  ['Machines sent out', 'sorties'],
  ['Shot down', 'shotDown'],
  ['Balloons', 'balloons'],
  ['Machines lost', 'machinesLost'],
  ['Men lost', 'menLost'],
] as const;

/**
 * Two campaigns side by side: the result of each, then day by day, with the difference of the second from the first.
 */
export function comparePage(one: ComparedCampaign, other: ComparedCampaign, paper: Paper): string {
  const names = [shortened(one.name, paper), shortened(other.name, paper)] as const;
  const heads = [left(''), right(names[0]), right(names[1]), right('change')];
  const totals = FIGURES.map(([words, key]) => row(words, one[key], other[key]));
  const days = [...new Set([...one.byDay, ...other.byDay].map(({ day }) => day))].sort((a, b) => a - b);
  const byDay = days.map((day) => row(`${day} April`, at(one, day), at(other, day)));
  return [
    ...[one, other].flatMap(({ name, from }) =>
      from === undefined ? [] : [wrap(`${name} was branched from ${from}.`, paper)],
    ),
    ...(one.day === other.day ? [] : [wrap(`Both as ${dateText(one.at)} began.`, paper)]),
    tableText(heads, totals, paper),
    ...[one, other].flatMap(({ name, untold }) => (untold === undefined ? [] : [wrap(`${name}: ${untold}`, paper)])),
    ...(byDay.length === 0 ? [] : ['', tableText([left('VP of the day'), ...heads.slice(1)], byDay, paper)]),
    ...parted(one, other, paper),
  ].join('\n');
}

/** Names may have 40 characters; two of them must fit side by side, on a page of 40 columns too. */
const shortened = (name: string, { width }: Paper): string => (width < 80 ? name.slice(0, 7) : name.slice(0, 22));

const at = ({ byDay }: ComparedCampaign, day: number): number | undefined =>
  byDay.find((each) => each.day === day)?.value;

const row = (words: string, one: number | undefined, other: number | undefined): string[] => [
  words,
  one === undefined ? '-' : `${one}`,
  other === undefined ? '-' : `${other}`,
  one === undefined || other === undefined ? '-' : signed(other - one),
];

function parted(one: ComparedCampaign, other: ComparedCampaign, paper: Paper): string[] {
  const first = one.byDay.find(({ day, value }) => at(other, day) !== undefined && at(other, day) !== value);
  if (!first) return [];
  return ['', wrap(`The first day that brought them different points is ${first.day} April.`, paper)];
}
