import * as ALSO from '../../../../src/chronicle/mess/words/also-done.ts';
import * as WORDS from '../../../../src/chronicle/mess/words/gravest.ts';
import type { DaysPapers } from '../papers.ts';
import { type Claim, namesIn } from './claim.ts';
import { readerOf } from './in-evenings.ts';
import type { Who } from './who.ts';

type Grave = readonly ((who: string, other: string) => string)[];

interface Kind {
  readonly read: RegExp;
  readonly of: Pick<Claim, 'is'> & Partial<Claim>;
}

/** Sentences with which evenings begin: each in the form for one man and for several. */
const kindsOf = (ways: Grave, of: Kind['of']): Kind[] =>
  ways.map((way) => ({ read: inOneSentence(readerOf(way('<men>', '<word>'))), of }));

/** The place and the medal are of its own sentence; a name may have an initial: `W. Reynolds`. */
const inOneSentence = ({ source }: RegExp): RegExp =>
  new RegExp(source.replace('(?<word>.+?)', String.raw`(?<word>(?:[^.]|(?<= [A-Z])\.)+?)`));

const { OUT } = WORDS;

const KINDS: readonly Kind[] = [
  ...kindsOf([...WORDS.HURT, ...WORDS.SEVERAL_HURT, ...WORDS.LEADER_HURT], { is: ['wounded'] }),
  ...(['between', 'put-down', 'afield', 'near'] as const).flatMap((where) =>
    kindsOf([...OUT[where].one, ...OUT[where].several, ...(OUT[where].leader ?? [])], { is: ['walked-away'] }),
  ),
  ...kindsOf([...WORDS.GUESTS, ...WORDS.SEVERAL_GUESTS, ...WORDS.LEADER_A_GUEST], { is: ['put-down'] }),
  ...kindsOf(WORDS.FIRST_ELSEWHERE, { is: ['victory'], isFirst: true }),
  ...kindsOf([...WORDS.ANOTHER_ELSEWHERE, ...WORDS.SEVERAL_ELSEWHERE, ...WORDS.FIFTH_ELSEWHERE], { is: ['victory'] }),
  ...kindsOf([...ALSO.WON, ...ALSO.WON_AND_LOST], { is: ['victory'] }),
  ...kindsOf([...ALSO.BURNT, ...ALSO.BURNT_AND_LOST], { is: ['balloon'] }),
  ...kindsOf([...ALSO.SAVED, ...ALSO.SAVED_IN_VAIN], { is: ['saved'] }),
  ...kindsOf(ALSO.SAW_TO_A_FIELD, { is: ['saw-home'] }),
  ...kindsOf([...WORDS.DECORATED, ...WORDS.DECORATED_AND_LOST], { is: ['decorated'] }),
];

const OF_FRIENDS = ['saved', 'saw-home'] as const;

/** The second word of a sentence: a field, or a friend; of a victory it is not compared. */
function saidOf({ is }: Kind['of'], word: string, day: number, who: Who): Partial<Claim> {
  if (is.includes('put-down')) return { field: word };
  return OF_FRIENDS.some((each) => is.includes(each)) ? { friends: [who.named(word, day)] } : {};
}

/** What the beginnings of a day's evenings say of men. */
export const claimsInHeadlines = ({ day, images }: DaysPapers, who: Who): Claim[] =>
  images.flatMap((text) =>
    KINDS.flatMap(({ read, of }) => {
      const { men, word }: Partial<Record<string, string>> = read.exec(text)?.groups ?? {};
      const more = word === undefined ? {} : saidOf(of, word, day, who);
      return namesIn(men).map((name) => ({ man: who.named(name, day), day, ...of, ...more, says: text }));
    }),
  );
