import type { PersonnelDecisions } from '../../table/personnel-decisions.ts';
import { manNamed } from '../narration/people.ts';
import type { Wording } from '../narration/sentence.ts';

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
    ask: ({ man, to, missions }, _, people) =>
      `${manNamed(man, people)} has ${missions} missions behind him. Is he to be promoted ${to}?`,
    answer: (answer, { to }) =>
      answer === 'promote' ? `promote him; he is a ${to} from now on` : 'not yet; it may be thought of again later',
    help: ({ to }) =>
      `Rule 47: promotions other than to command are at your discretion. They cost nothing${to === 'Lieutenant' ? '; a Lieutenant may act for a Flight Commander who is lost' : ''}.`,
  },
};
