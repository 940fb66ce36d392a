import { wrapTo } from '../../../src/page/paper.ts';
import { counted, inWords, plural } from '../../../src/words/numbers.ts';
import { asMarkdown } from '../../charts/as-markdown.ts';
import type { Held } from './held.ts';

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
