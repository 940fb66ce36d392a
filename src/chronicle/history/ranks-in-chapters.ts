import { allMen } from '../../campaign/campaign.ts';
import type { Rank } from '../../cards/printed/replacements.ts';
import type { Lived } from '../lived.ts';
import type { Chapter } from './chapter.ts';

/** They are called by their rank wherever they are named. */
const WITH_RANK: readonly Rank[] = ['Captain', 'Major'];

/** The longest first: a `Second Lieutenant` is no `Lieutenant`. */
const NAMED = '(Second Lieutenant|Lieutenant|Sergeant|Air Mechanic|Captain|Major)';

/**
 * A chapter has a man's rank at his first name in it, and a text about men who are known has none; Captains and the
 * Major keep theirs, and so do men who share a surname. A man is then never told under two ranks in one sentence.
 */
export interface RanksInChapters {
  once(chapter: Chapter): Chapter;
  known(text: string): string;
  /** The name at the very beginning keeps its rank: there its man is introduced. */
  introduced(text: string): string;
}

export function ranksInChapters({ now }: Lived): RanksInChapters {
  const officer = now.commandingOfficer?.man;
  const major = officer && new RegExp(String.raw`\b${officer.rank} ${officer.surname}(?!['\w-]),?([.;:])?`);
  let isIntroduced = officer === undefined;
  /** Who he is, where he is first named; within a name of several words or before a possessive there is no room. */
  const withOffice = (paragraph: string): string => {
    if (isIntroduced || !major?.test(paragraph)) return paragraph;
    isIntroduced = true;
    return paragraph.replace(
      major,
      (_, stop = ',') => `${officer?.rank} ${officer?.surname}, who commanded the squadron${stop}`,
    );
  };
  const surnames = allMen(now).map(({ surname }) => surname);
  const own = surnames.filter((name) => surnames.indexOf(name) === surnames.lastIndexOf(name));
  const escaped = own.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const form = new RegExp(String.raw`\b${NAMED} (${escaped.join('|')})(?![\w-])`, 'g');
  const without = (text: string, isKnown: (surname: string, at: number) => boolean): string =>
    text.replace(form, (full: string, rank: Rank, surname: string, at: number) =>
      isKnown(surname, at) && !WITH_RANK.includes(rank) ? surname : full,
    );
  return {
    once: ({ title, paragraphs }) => {
      const seen = new Set<string>();
      const isKnown = (surname: string): boolean => {
        const isSeen = seen.has(surname);
        seen.add(surname);
        return isSeen;
      };
      return { title, paragraphs: paragraphs.map((paragraph) => withOffice(without(paragraph, isKnown))) };
    },
    known: (text) => without(text, () => true),
    introduced: (text) => without(text, (_, at) => at > 0),
  };
}
