import { inFights } from '../../../src/games/heads.ts';
import { AS_EVER, type Bent } from '../../../src/kit/head/bent.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { PRUDENT } from '../../../src/policies/temper.ts';
import { SIDES } from '../../../src/table/sides.ts';
import { type Errand, errandsIn, lineOf, type Sortie } from './errands.ts';
import type { Led } from './fought.ts';

export const sharp: Led = (word) => policyNamed('sharp', word);
/** The head of playouts. */
export const quick: Led = (word) => policyNamed('sharp', word, 'quick');

const bent =
  (his: Partial<Bent>): Led =>
  (word) => ({ ...sharp(word), ...inFights(PRUDENT, 'sharp', word, { ...AS_EVER, ...his }) });

/** Who else is sent: other strengths, a head for playouts, and sharp who goes by other things than he does as a rule. */
const HANDS: Readonly<Record<string, Led>> = {
  steady: (word) => policyNamed('steady', word),
  ace: (word) => policyNamed('ace', word),
  quick,
  'errand twice': bent({ errand: 2 }),
  'errand half': bent({ errand: 0.5 }),
  'no enemies': bent({ enemies: 'not-minded' }),
};

/** So many of a hundred cannot be outdone by fifteen. */
const ENOUGH = 0.85;

export interface Share {
  readonly done: number;
  readonly of: number;
}

/** Who of all hands did an errand most often, and how often he and sharp do it in fights of other seeds. */
export interface Best {
  readonly hand: string;
  readonly did: Share;
  readonly sharp: Share;
}

/** A fight as sharp flew it on both sides. */
interface Before {
  readonly sortie: Sortie;
  readonly errands: readonly Errand[];
}

export const flownBySharp = (sorties: readonly Sortie[]): Before[] =>
  sorties.map((sortie) => ({ sortie, errands: errandsIn(sortie, { allied: sharp, german: sharp }) }));

/**
 * Who is chosen among many for having done best in a few fights has been lucky, too: he is found in some, and told by
 * others. Where nobody does better than sharp there is nothing to tell.
 */
export function bestFound(first: readonly Before[], others: () => readonly Before[]): ReadonlyMap<string, Best> {
  const lines = [...new Set(first.flatMap(({ errands }) => errands.map(lineOf)))].filter(
    (line) => shareOf(first, line) < ENOUGH,
  );
  const tried = Object.entries(HANDS).map(([hand, led]) => ({ hand, came: flownAgain(first, led, lines) }));
  const found = new Map<string, string>();
  for (const line of lines) {
    const all = tried.map(({ hand, came }) => ({ hand, share: shareOf(came, line) }));
    const inHundred = (share: number) => (100 * share).toFixed(1);
    console.log(
      [
        line,
        `sharp ${inHundred(shareOf(first, line))}`,
        ...all.map(({ hand, share }) => `${hand} ${inHundred(share)}`),
      ].join('  '),
    );
    const [best] = all.toSorted((a, b) => b.share - a.share);
    if (best && best.share > shareOf(first, line)) found.set(line, best.hand);
  }
  if (found.size === 0) return new Map();
  const anew = others();
  return new Map(
    [...found].map(([line, hand]) => {
      const came = flownAgain(anew, HANDS[hand] ?? sharp, [line]);
      return [line, { hand, did: countOf(came, line), sharp: countOf(anew, line) }];
    }),
  );
}

/** The same fights with another hand for the side that has one of these errands: what became of them. */
const flownAgain = (before: readonly Before[], hand: Led, lines: readonly string[]): Before[] =>
  before.flatMap(({ sortie, errands }) =>
    SIDES.filter((side) => errands.some((errand) => errand.by === side && lines.includes(lineOf(errand)))).map(
      (side) => ({
        sortie,
        errands: errandsIn(sortie, { allied: sharp, german: sharp, [side]: hand }).filter(({ by }) => by === side),
      }),
    ),
  );

const shareOf = (all: readonly Before[], line: string): number => {
  const { done, of } = countOf(all, line);
  return done / Math.max(of, 1);
};

function countOf(all: readonly Before[], line: string): Share {
  const of = all.flatMap(({ errands }) => errands).filter((errand) => lineOf(errand) === line);
  return { done: of.filter(({ is }) => is === 'done').length, of: of.length };
}
