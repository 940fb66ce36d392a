import type { Watch } from '../../campaign/watch.ts';
import type { LeastUsed } from '../../words/by-turns.ts';
import { counted, times } from '../../words/numbers.ts';
import { harmDone, type Sortie, wasAboard } from '../lived.ts';
import type { Pair, Threads } from '../threads/thread.ts';
import type { Names } from './happenings-told.ts';
import { BESIDE, BESIDE_AS_OTHERS, CAME_DOWN, charmedText, IN_HIS_MACHINE, WENT_ALONE } from './words/of-men.ts';
import { harmTold, type WorkTold, workTold } from './work-told.ts';

/** What the paragraphs of men are told from. */
export interface TellingOfMen {
  readonly threads: Threads;
  readonly sorties: readonly Sortie[];
  readonly names: Names;
  /** What was said of others already. */
  readonly ways: LeastUsed;
}

export type WordsOfMen = Pick<TellingOfMen, 'names' | 'ways'>;

/** How a man's month went, where it is worth a word: how far it goes beyond what is told of a man anyhow. */
interface TraitOfAMan {
  readonly worth: number;
  readonly told: () => string;
}

/** So many traits are told of a man with no deeds, and so many of another. */
const TRAITS = 2;
const BESIDE_DEEDS = 2;

/** The strongest of his traits; a weak one only of a man of whom there is nothing else. */
export function traitsTold(man: string, telling: TellingOfMen, others: number): string[] {
  const traits = [...traitsOf(man, telling)].sort((a, b) => b.worth - a.worth);
  const strong = traits.filter(({ worth }) => worth >= 0).slice(0, others > 0 ? BESIDE_DEEDS : TRAITS);
  const told = strong.length > 0 || others > 0 ? strong : traits.slice(0, 1);
  return told.map((each) => each.told());
}

function traitsOf(
  man: string,
  { threads: { happenings, pairs, runs }, sorties, names, ways }: TellingOfMen,
): TraitOfAMan[] {
  const his = sorties.filter((sortie) => wasAboard(sortie, man));
  // On the last evening he is not home yet.
  const last = Math.max(...sorties.map(({ flown: { day } }) => day));
  const down = happenings.filter((each) => each.man === man && each.is === 'walked-away' && each.day < last).length;
  return [
    ...deedsOf(harmTold(man, his, ways)),
    ...aloneTold(his, ways),
    ...deedsOf(workTold(man, his, ways)),
    ...(down >= OFTEN_DOWN ? [{ worth: down - OFTEN_DOWN, told: () => ways.next(CAME_DOWN)(times(down)) }] : []),
    ...pairTold(man, pairs, { sorties, names, ways }),
    // How often somebody was hit is told with his wounds.
    ...runs
      .filter((run) => run.man === man && run.is === 'charmed')
      .map(({ many }) => ({ worth: many - OFTEN_HIT, told: () => charmedText(many, ways) })),
  ];
}

/** From such numbers on they are worth a word beside other things. */
const OFTEN_DOWN = 3;
const OFTEN_HIT = 5;
const OFTEN_BESIDE = 6;
/** From so many fights in one machine on two men are a crew. */
const ENOUGH_IN_ONE = 3;
const OFTEN_ALONE = 4;
const OFTEN_HARMED = 3;
/** What he did comes before whom he did it beside. */
const A_DEED = 100;

const deedsOf = (deeds: readonly WorkTold[]): TraitOfAMan[] =>
  deeds.map(({ many, isStrong, told }) => ({ worth: many - OFTEN_HARMED + (isStrong ? A_DEED : 0), told }));

/** The first day on which he harmed an enemy, however much of it is told. */
export const firstHarmOf = (man: string, sorties: readonly Sortie[]): number =>
  Math.min(
    ...sorties
      .filter(({ scores }) => scores.some((each) => each.who === man && harmDone(each) !== undefined))
      .map(({ flown: { day } }) => day),
    Number.POSITIVE_INFINITY,
  );

/** Who went out alone again and again. */
function aloneTold(his: readonly Sortie[], ways: LeastUsed): TraitOfAMan[] {
  const alone = his.filter(({ flown: { began } }) => began.machines.length === 1);
  const fought = alone.filter(({ moments }) => moments.some(({ type }) => type === 'fight-began')).length;
  return alone.length < 2
    ? []
    : [{ worth: alone.length - OFTEN_ALONE, told: () => ways.next(WENT_ALONE)(alone.length, fought) }];
}

/** Two men of whom each was oftenest beside the other are told once, of the first of them. */
function pairTold(
  man: string,
  pairs: Threads['pairs'],
  { sorties, names, ways }: Omit<TellingOfMen, 'threads'>,
): TraitOfAMan[] {
  const pair = pairs.find(({ men }) => men.includes(man));
  const other = pair?.men.find((each) => each !== man);
  if (!pair || other === undefined) return [];
  const [first] = pair.men;
  if (first === other && pairs.find(({ men }) => men.includes(first)) === pair) return [];
  // Who shared a machine, and now and then flew beside each other, is told of the fights in the machine alone.
  const isCrew = pair.inOne >= ENOUGH_IN_ONE;
  const fights = isCrew ? pair.inOne : pair.fights;
  const often = `${counted(fights, 'fight')}${ofOneDay({ men: pair.men, isCrew }, sorties)}`;
  const isMost = pairs.every(
    ({ men, fights }, i) => i === pairs.indexOf(pair) || !men.includes(man) || fights < pair.fights,
  );
  const beside = isMost ? BESIDE : BESIDE_AS_OTHERS;
  const told = () => ways.next(isCrew ? IN_HIS_MACHINE : beside)(often, names.of(other));
  return [{ worth: isCrew ? fights : fights - OFTEN_BESIDE, told }];
}

/** Two men, and whether it is told of their machine alone. */
interface Together extends Pick<Pair, 'men'> {
  readonly isCrew: boolean;
}

/** All fights of two men may have been on one day, or on a part of it. */
function ofOneDay({ men, isCrew }: Together, sorties: readonly Sortie[]): string {
  const together = new Set(sorties.filter((sortie) => wasAboard(sortie, men[0])).map(({ flown }) => flown));
  const fought = sorties
    .filter((sortie) => wasAboard(sortie, men[1]) && together.has(sortie.flown))
    .filter((sortie) => !isCrew || wasAboard(sortie, men[0]))
    .filter(({ moments }) => moments.some(({ type }) => type === 'fight-began'))
    .map(({ flown }) => flown);
  const parts = [...new Set(fought.map(({ began }) => PARTS[began.watch]))];
  if (new Set(fought.map(({ day }) => day)).size !== 1) return '';
  return ` of one ${parts.length === 1 ? parts.join('') : 'day'}`;
}

const PARTS: Readonly<Record<Watch, string>> = {
  dawn: 'morning',
  morning: 'morning',
  afternoon: 'afternoon',
  twilight: 'evening',
};
