import { counterOf } from '../../../src/cards/counters.ts';
import { counterText, type Rulebook } from '../../../src/cards/rulebook.ts';
import type { Lived } from '../../../src/chronicle/lived.ts';
import { atPlace } from '../../../src/chronicle/report/prose.ts';
import type { Happening } from '../../../src/chronicle/threads/thread.ts';
import { threadsOf } from '../../../src/chronicle/threads/threads-of.ts';
import { fieldText, oneOf } from '../../../src/words/numbers.ts';
import type { Claim } from './claims/claim.ts';
import { claimsInEvening } from './claims/in-evenings.ts';
import { claimsInHeadlines } from './claims/in-headlines.ts';
import { claimsInHistory } from './claims/in-history.ts';
import { claimsInReports } from './claims/in-reports.ts';
import { Who } from './claims/who.ts';
import type { Papers } from './papers.ts';

/** What must be told of every man concerned: each with its man, its day and its event. */
const OF_WEIGHT: ReadonlySet<Happening['is']> = new Set([
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

/** What the papers of a month leave out, and what they wrongly say. */
export interface Weighed {
  readonly untold: readonly string[];
  readonly untrue: readonly string[];
  /** How many things they say. */
  readonly said: number;
}

export const weighed = (lived: Lived, papers: Papers): Weighed =>
  heldAgainst(threadsOf(lived).happenings, claimsIn(papers, lived), lived);

/** All that the papers of a month say of its men. */
export function claimsIn(papers: Papers, lived: Lived): Claim[] {
  const who = new Who(lived);
  return [
    ...papers.days.flatMap((day) => [
      ...claimsInReports(day, who),
      ...claimsInHeadlines(day, who),
      ...claimsInEvening(day, who),
    ]),
    ...claimsInHistory(papers, who),
  ];
}

/** The claims of papers compared with the events. */
export function heldAgainst(
  happenings: readonly Happening[],
  claims: readonly Claim[],
  { name, book }: Pick<Lived, 'name' | 'book'>,
): Weighed {
  const dated = claims.filter(({ day, denies }) => day !== undefined && !denies);
  return {
    untold: happenings
      .filter((each) => OF_WEIGHT.has(each.is) && !dated.some((claim) => isSo(claim, each, book)))
      .map((each) => `${name}, ${each.day} April: ${each.is} of ${each.man} is in no paper`),
    untrue: claims
      .filter((claim) => !isTrue(claim, happenings, book))
      .map(({ man, is, day, says }) => `${name}, ${day ?? '?'} April: ${man}, ${is.join(' or ')}: ${says}`),
    said: claims.length,
  };
}

function isTrue(claim: Claim, happenings: readonly Happening[], book: Rulebook): boolean {
  const such = happenings.filter((each) => isSo(claim, each, book));
  if (claim.denies) return such.length === 0;
  if (claim.earliest) {
    const all = happenings.filter((each) => isSo({ ...claim, day: undefined }, each, book));
    return all[0]?.day === claim.day;
  }
  // Two victories of one man over one type may be told separately.
  if (claim.many !== undefined && claim.many > 1)
    return countOf(claim, happenings, book) === claim.many && such.length > 0;
  return such.length > 0;
}

/** How often it was, whoever else was involved; an enemy of Jasta 11 must be named as one. */
const countOf = (
  { friends, german, isFirst, ...claim }: Claim,
  happenings: readonly Happening[],
  book: Rulebook,
): number =>
  happenings.filter(
    (each) =>
      isSo(claim, each, book) &&
      (german === undefined || germanText(each, book) === german) &&
      (claim.is[0] !== 'saved' || isSo({ ...claim, friends }, each, book)) &&
      (isFirst === undefined || isSo({ ...claim, isFirst }, each, book)),
  ).length;

/** Whether a happening is what the sentence tells. */
function isSo({ man, is, day, late = 0, ...told }: Claim, happening: Happening, book: Rulebook): boolean {
  const isThen = day === undefined || (happening.day <= day && happening.day >= day - late);
  if (happening.man !== man || !is.includes(happening.is) || !isThen) return false;
  return Object.entries(AGREES).every(([what, agrees]) => {
    const said = told[what as keyof typeof told];
    return said === undefined || agrees(said as never, happening, book);
  });
}

type Agrees<Said> = (said: Said, happening: Happening, book: Rulebook) => boolean;

/** The other men of a happening. */
const othersIn = (happening: Happening): readonly string[] => [
  ...('friend' in happening ? [happening.friend] : []),
  ...('left' in happening ? happening.left : []),
  ...('with' in happening ? [happening.with].flat() : []),
  ...('after' in happening && happening.after !== undefined ? [happening.after] : []),
];

const germanIn = (happening: Happening): number | undefined => {
  if ('german' in happening) return happening.german;
  return 'by' in happening ? happening.by : undefined;
};

const germanText = (happening: Happening, book: Rulebook): string => {
  const german = germanIn(happening);
  return german === undefined ? '' : oneOf(counterText(counterOf(german, book), book));
};

/** How an enemy fell, where a history says it with the victory. */
const FALLS: readonly string[] = ['in-flames', 'broke-up', 'wing-gone', 'out-of-control'];

const AGREES: {
  readonly friends: Agrees<readonly string[]>;
  readonly german: Agrees<string>;
  readonly why: Agrees<string>;
  readonly isFirst: Agrees<boolean>;
  readonly field: Agrees<string>;
  readonly place: Agrees<string>;
  readonly rank: Agrees<string>;
  readonly cause: Agrees<string>;
  readonly fall: Agrees<string>;
} = {
  friends: (said, happening) => said.some((each) => othersIn(happening).includes(each)) || said.length === 0,
  german: (said, happening, book) => germanText(happening, book).includes(said.replace(/^(?:an?|another) /, '')),
  why: (said, happening) => 'why' in happening && happening.why === said,
  isFirst: (said, happening) => 'isFirst' in happening && happening.isFirst === said,
  field: (said, happening, book) => 'field' in happening && fieldText(happening.field, book) === said,
  place: (said, happening, book) =>
    'hex' in happening &&
    happening.hex !== undefined &&
    atPlace(happening.hex, book) === said.replace(/^by the trenches/, 'in the trenches'),
  rank: (said, happening) => 'rank' in happening && happening.rank === said,
  fall: (said, happening) => 'fell' in happening && FALLS.includes(happening.fell ?? '') === (said === 'told'),
  cause: (said, happening) => 'cause' in happening && happening.cause?.is === said,
};
