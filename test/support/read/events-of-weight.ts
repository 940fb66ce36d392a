import { counterOf } from '../../../src/cards/counters.ts';
import { counterText, type Rulebook } from '../../../src/cards/rulebook.ts';
import type { Lived } from '../../../src/chronicle/lived.ts';
import { atPlace } from '../../../src/chronicle/report/prose.ts';
import type { Moment } from '../../../src/chronicle/threads/thread.ts';
import { threadsOf } from '../../../src/chronicle/threads/threads-of.ts';
import { fieldText, oneOf } from '../../../src/words/numbers.ts';
import type { Claim } from './claims/claim.ts';
import { claimsInEvening } from './claims/in-evenings.ts';
import { claimsInHistory } from './claims/in-history.ts';
import { claimsInReports } from './claims/in-reports.ts';
import { Who } from './claims/who.ts';
import type { Papers } from './papers.ts';

/** What must be told of everybody whom it befell: each with its man, its day and its deed. */
const OF_WEIGHT: ReadonlySet<Moment['is']> = new Set([
  'killed',
  'taken',
  'wounded',
  'victory',
  'balloon',
  'saved',
  'turned-back',
  'walked-away',
  'put-down',
  'promoted',
  'took-over',
  'first-fight',
]);

/** What the papers of a month leave out, and what they say that is not so. */
export interface Weighed {
  readonly untold: readonly string[];
  readonly untrue: readonly string[];
  /** How many things they say. */
  readonly said: number;
}

export const weighed = (lived: Lived, papers: Papers): Weighed =>
  heldAgainst(threadsOf(lived).moments, claimsIn(papers, lived), lived);

/** All that the papers of a month say of its men. */
export function claimsIn(papers: Papers, lived: Lived): Claim[] {
  const who = new Who(lived);
  return [
    ...papers.days.flatMap((day) => [...claimsInReports(day, who), ...claimsInEvening(day, who)]),
    ...claimsInHistory(papers, who),
  ];
}

/** What papers say, held against what happened. */
export function heldAgainst(
  moments: readonly Moment[],
  claims: readonly Claim[],
  { name, book }: Pick<Lived, 'name' | 'book'>,
): Weighed {
  const dated = claims.filter(({ day, denies }) => day !== undefined && !denies);
  return {
    untold: moments
      .filter((each) => OF_WEIGHT.has(each.is) && !dated.some((claim) => isSo(claim, each, book)))
      .map((each) => `${name}, ${each.day} April: ${each.is} of ${each.man} is in no paper`),
    untrue: claims
      .filter((claim) => !isTrue(claim, moments, book))
      .map(({ man, is, day, says }) => `${name}, ${day ?? '?'} April: ${man}, ${is.join(' or ')}: ${says}`),
    said: claims.length,
  };
}

function isTrue(claim: Claim, moments: readonly Moment[], book: Rulebook): boolean {
  const such = moments.filter((each) => isSo(claim, each, book));
  if (claim.denies) return such.length === 0;
  if (claim.earliest) {
    const all = moments.filter((each) => isSo({ ...claim, day: undefined }, each, book));
    return all[0]?.day === claim.day;
  }
  // Of two of one type that fell to a man on one day each may be told by itself.
  if (claim.many !== undefined && claim.many > 1)
    return countOf(claim, moments, book) === claim.many && such.length > 0;
  return such.length > 0;
}

/** How often it was, of whomever else; an enemy of Jasta 11 is none of whom it is not said. */
const countOf = ({ friends, german, isFirst, ...claim }: Claim, moments: readonly Moment[], book: Rulebook): number =>
  moments.filter(
    (each) =>
      isSo(claim, each, book) &&
      (german === undefined || germanText(each, book) === german) &&
      (claim.is[0] !== 'saved' || isSo({ ...claim, friends }, each, book)) &&
      (isFirst === undefined || isSo({ ...claim, isFirst }, each, book)),
  ).length;

/** Whether a moment is what the sentence tells of. */
function isSo({ man, is, day, ...told }: Claim, moment: Moment, book: Rulebook): boolean {
  if (moment.man !== man || !is.includes(moment.is) || (day !== undefined && moment.day !== day)) return false;
  return Object.entries(AGREES).every(([what, agrees]) => {
    const said = told[what as keyof typeof told];
    return said === undefined || agrees(said as never, moment, book);
  });
}

type Agrees<Said> = (said: Said, moment: Moment, book: Rulebook) => boolean;

/** Whom else a moment knows. */
const othersIn = (moment: Moment): readonly string[] => [
  ...('friend' in moment ? [moment.friend] : []),
  ...('left' in moment ? moment.left : []),
  ...('with' in moment ? [moment.with].flat() : []),
  ...('after' in moment && moment.after !== undefined ? [moment.after] : []),
];

const germanIn = (moment: Moment): number | undefined => {
  if ('german' in moment) return moment.german;
  return 'by' in moment ? moment.by : undefined;
};

const germanText = (moment: Moment, book: Rulebook): string => {
  const german = germanIn(moment);
  return german === undefined ? '' : oneOf(counterText(counterOf(german, book), book));
};

const AGREES: {
  readonly friends: Agrees<readonly string[]>;
  readonly german: Agrees<string>;
  readonly why: Agrees<string>;
  readonly isFirst: Agrees<boolean>;
  readonly field: Agrees<string>;
  readonly place: Agrees<string>;
  readonly rank: Agrees<string>;
} = {
  friends: (said, moment) => said.some((each) => othersIn(moment).includes(each)) || said.length === 0,
  german: (said, moment, book) => germanText(moment, book).includes(said.replace(/^(?:an?|another) /, '')),
  why: (said, moment) => 'why' in moment && moment.why === said,
  isFirst: (said, moment) => 'isFirst' in moment && moment.isFirst === said,
  field: (said, moment, book) => 'field' in moment && fieldText(moment.field, book) === said,
  place: (said, moment, book) => 'hex' in moment && moment.hex !== undefined && atPlace(moment.hex, book) === said,
  rank: (said, moment) => 'rank' in moment && moment.rank === said,
};
