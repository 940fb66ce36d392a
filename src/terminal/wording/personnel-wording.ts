import { counted, listed } from '../../english/numbers.ts';
import type { Candidate, PersonnelDecisions } from '../../table/personnel-decisions.ts';
import { manNamed, type People } from '../narration/people.ts';
import type { Wording } from '../narration/sentence.ts';

/** `2Lt Grimshaw becomes a Lieutenant: 31 missions; by custom now`. */
const candidateText = ({ man, to, missions, every, isDue }: Candidate, people: People): string =>
  `${manNamed(man, people)} becomes a ${to}: ${counted(missions, 'mission')}; ` +
  (isDue ? 'by custom now' : `by custom at ${(Math.floor(missions / every) + 1) * every}`);

/** How the decisions of the evening about people are put to the commander. */
export const PERSONNEL_WORDINGS: { readonly [D in keyof PersonnelDecisions]: Wording<D> } = {
  'acting-commander': {
    ask: ({ lost }, _, people) => `${manNamed(lost, people)} is lost. Who leads the flight for the time being?`,
    answer: (man, _about, _book, people) =>
      `${manNamed(man, people)} leads, and is confirmed as Captain after seven days unless a Lieutenant is sent out before`,
    help: () =>
      'Rule 47: an Acting-Replacement of Lieutenant rank is appointed at once. If a replacement pilot received within seven days is a Lieutenant, he becomes ' +
      'Captain and Flight Commander; if not, the Acting-Replacement does.',
  },
  promotion: {
    ask: ({ candidates }, _, people) => {
      const due = candidates.filter(({ isDue }) => isDue).map(({ man }) => manNamed(man, people));
      return due.length === 0
        ? 'The day is done, and by custom nobody is due for promotion. Whom do you promote?'
        : `The day is done. By custom ${listed(due)} would be promoted now. Whom do you promote?`;
    },
    answer: (answer, { candidates }, _, people) => {
      const candidate = candidates.find(({ man }) => answer === `promote ${man}`);
      return candidate ? candidateText(candidate, people) : 'nobody, or nobody else; the evening goes on';
    },
    help: () =>
      'Rule 47: promotions other than to command are at your discretion, at the end of any day: promote and a name. They cost nothing; a Lieutenant may act for a Flight Commander who is lost.',
  },
};
