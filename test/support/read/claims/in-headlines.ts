import * as WORDS from '../../../../src/chronicle/mess/words/gravest.ts';
import type { DaysPapers } from '../papers.ts';
import { type Claim, namesIn } from './claim.ts';
import { readerOf } from './in-evenings.ts';
import type { Who } from './who.ts';

type Grave = readonly WORDS.GraveWay[];

interface Kind {
  readonly read: RegExp;
  readonly of: Pick<Claim, 'is'> & Partial<Claim>;
}

/** Sentences with which evenings begin: each in the form for one man and for several. */
const kindsOf = (ways: Grave, of: Kind['of']): Kind[] =>
  ways.map((way) => ({ read: inOneSentence(readerOf(way('<men>', '<word>'))), of }));

/** The place and the medal are of its own sentence. */
const inOneSentence = ({ source }: RegExp): RegExp => new RegExp(source.replace('(?<word>.+?)', '(?<word>[^.]+?)'));

const { OUT } = WORDS;

const KINDS: readonly Kind[] = [
  ...kindsOf([...WORDS.HURT, ...WORDS.SEVERAL_HURT, ...WORDS.LEADER_HURT], { is: ['wounded'] }),
  ...(['between', 'put-down', 'afield', 'near'] as const).flatMap((where) =>
    kindsOf([...OUT[where].one, ...OUT[where].several, ...(OUT[where].leader ?? [])], { is: ['walked-away'] }),
  ),
  ...kindsOf([...WORDS.GUESTS, ...WORDS.SEVERAL_GUESTS, ...WORDS.LEADER_A_GUEST], { is: ['put-down'] }),
  ...kindsOf(WORDS.FIRST_ELSEWHERE, { is: ['victory'], isFirst: true }),
  ...kindsOf([...WORDS.ANOTHER_ELSEWHERE, ...WORDS.SEVERAL_ELSEWHERE, ...WORDS.FIFTH_ELSEWHERE], { is: ['victory'] }),
  ...kindsOf([...WORDS.DECORATED, ...WORDS.DECORATED_AND_LOST], { is: ['decorated'] }),
];

/** What the beginnings of a day's evenings say of men. */
export const claimsInHeadlines = ({ day, images }: DaysPapers, who: Who): Claim[] =>
  images.flatMap((text) =>
    KINDS.flatMap(({ read, of }) => {
      const { men, word }: Partial<Record<string, string>> = read.exec(text)?.groups ?? {};
      const at = of.is.includes('put-down') && word !== undefined ? { field: word } : {};
      return namesIn(men).map((name) => ({ man: who.named(name, day), day, ...of, ...at, says: text }));
    }),
  );
