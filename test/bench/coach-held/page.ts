import { wrapTo } from '../../../src/page/paper.ts';
import { meanOf } from '../../../src/simulation/counting/statistics.ts';
import { counted, inWords, plural } from '../../../src/words/numbers.ts';
import { asMarkdown } from '../../charts/as-markdown.ts';
import type { Held } from './held.ts';
import type { LedMonth } from './led.ts';

/** The days with a blunder of one kind. */
export interface HeldKind {
  readonly kind: string;
  readonly held: readonly Held[];
}

const COLUMNS = ['planted', 'how many', 'told', 'among the first five', 'told first', 'processor a day'];

/** A planted blunder must be among so many told ones. */
const FIRST = 5;

/** The tables of the page. */
export function heldText(
  kinds: readonly HeldKind[],
  { seed, truth }: { readonly seed: string; readonly truth: number },
): string {
  const all = { kind: 'all', held: kinds.flatMap(({ held }) => held) };
  const others = all.held.flatMap((each) => each.others);
  const none = others.filter(({ mean }) => mean <= 0).length;
  const unclear = others.filter(({ mean, error }) => mean > 0 && mean < Z * error).length;
  return [
    `Seed ${seed}.`,
    asMarkdown({ columns: COLUMNS, rows: [...kinds, all].map(rowOf) }),
    wrapTo(
      `Besides the blunders ${counted(others.length, 'decision')} were told on these days. By ${truth} fresh playouts ${falsely(none)}${unclear === 0 ? '' : `; of ${counted(unclear, 'more', 'more')} they leave it open`}.`,
      100,
    ),
  ].join('\n\n');
}

const Z = 1.96;

const falsely = (none: number): string =>
  none === 0 ? 'each of them is a mistake' : `${inWords(none)} of them ${plural(none, 'is', 'are')} none`;

function rowOf({ kind, held }: HeldKind): readonly string[] {
  const among = (most: number) => held.filter(({ place }) => place > 0 && place <= most).length;
  const took = held.reduce((sum, each) => sum + each.took, 0) / Math.max(1, held.length);
  return [
    kind,
    `${held.length}`,
    `${among(Number.POSITIVE_INFINITY)}`,
    `${among(FIRST)}`,
    `${among(1)}`,
    `${took.toFixed(1)} s`,
  ];
}

/** Months of one policy, as they went and as they were led. */
export interface LedMonths {
  readonly policy: string;
  readonly months: readonly (LedMonth & { readonly took: number })[];
}

const LED_COLUMNS = [
  'policy',
  'months',
  'went, mean',
  'went, spread',
  'as led, mean',
  'as led, spread',
  'of it playouts',
  'ratio',
  'processor a month',
];

/** The spread of months as they were led beside that of months as they went. */
export const ledText = (all: readonly LedMonths[], seed: string): string =>
  [`Seed ${seed}.`, asMarkdown({ columns: LED_COLUMNS, rows: all.map(ledRow) })].join('\n\n');

function ledRow({ policy, months }: LedMonths): readonly string[] {
  const [went, led] = [months.map(({ points }) => points), months.map(({ lead }) => lead)];
  const noise = Math.sqrt(meanOf(months.map(({ within }) => (within / Z) ** 2)).value);
  return [
    policy,
    `${months.length}`,
    ...[meanOf(went).value, spreadOf(went), meanOf(led).value, spreadOf(led), noise].map((figure) => figure.toFixed(0)),
    (spreadOf(led) / spreadOf(went)).toFixed(2),
    `${meanOf(months.map(({ took }) => took)).value.toFixed(0)} s`,
  ];
}

function spreadOf(figures: readonly number[]): number {
  const { value } = meanOf(figures);
  return Math.sqrt(figures.reduce((sum, each) => sum + (each - value) ** 2, 0) / Math.max(1, figures.length - 1));
}
