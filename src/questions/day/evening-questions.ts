import { decorationRow } from '../../campaign/honours.ts';
import { CAREERS_OF } from '../../games/cards.ts';
import type { Asking } from '../../kit/screen/asking.ts';
import { abilityText, FIGURE_NAMES } from '../../kit/screen/career-told.ts';
import { manNamed, type People } from '../../kit/screen/people.ts';
import type { Candidate, PersonnelDecisions } from '../../table/personnel-decisions.ts';
import { counted, inWords, listed, signed } from '../../words/numbers.ts';

/** `2Lt Grimshaw becomes a Lieutenant: 31 missions; by custom now`. */
const candidateText = ({ man, to, missions, every, isDue }: Candidate, people: People): string =>
  `${manNamed(man, people)} becomes a ${to}: ${counted(missions, 'mission')}; ${isDue ? 'by custom now' : customText(missions, every)}`;

const customText = (missions: number, every: number | undefined): string =>
  every === undefined ? 'custom has no time for it' : `by custom at ${(Math.floor(missions / every) + 1) * every}`;

/** `one machine and two of aircrew`. */
const lackText = (machines: number, aircrew: number): string =>
  listed([
    ...(machines > 0 ? [counted(machines, 'machine')] : []),
    ...(aircrew > 0 ? [`${inWords(aircrew)} of aircrew`] : []),
  ]);

const worseText = (losses: number): string => (losses === 0 ? '' : `, with ${signed(losses)} for the month's losses`);

export const EVENING_QUESTIONS: { readonly [D in keyof PersonnelDecisions]: Asking<D> } = {
  'acting-commander': {
    ask: ({ lost }, _, people) => `${manNamed(lost, people)} is lost. Who leads the flight for the time being?`,
    does: (man, _about, _book, people) =>
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
    does: (answer, { candidates }, _, people) => {
      const candidate = candidates.find(({ man }) => answer === `promote ${man}`);
      return candidate ? candidateText(candidate, people) : 'nobody, or nobody else; the evening goes on';
    },
    help: () =>
      'Rule 47: promotions other than to command are at your discretion, at the end of any day: promote and a name. It is asked when custom has somebody due, or when you type promote on the day. They cost nothing; a Lieutenant may act for a Flight Commander who is lost.',
    passes: ({ candidates }) => (candidates.some(({ isDue }) => isDue) ? undefined : 'nobody'),
  },
  requests: {
    ask: ({ machines, aircrew, hasCaptain }) =>
      `The flight lacks ${lackText(machines, aircrew)}.${hasCaptain || aircrew === 0 ? '' : ' A Lieutenant who is sent out may take the flight from whoever acts.'} What do you apply for?`,
    does: (answer, { machines, aircrew, losses }) =>
      answer === 'nothing'
        ? 'nothing this evening; what is lacking may be asked for tomorrow'
        : [
            ...(answer === 'aircrew' ? [] : [`${lackText(machines, 0)}${worseText(losses.machines)}`]),
            ...(answer === 'machines' ? [] : [`${lackText(0, aircrew)}${worseText(losses.aircrew)}`]),
          ].join('; '),
    help: () =>
      'Rule 46: of an evening you may apply for machines, for aircrew, for both or for neither. One throw answers for all the machines, and one for all the men; ' +
      "the month's losses tell against both. A refusal is for the day: you may ask again. All that is lacking is applied for unasked, " +
      'but where a Lieutenant who is sent out would take the flight from whoever acts (47), or when you type promote on the day.',
    // Nothing is lost by a refusal.
    passes: ({ machines, aircrew, hasCaptain }) => {
      if (aircrew === 0) return 'machines';
      if (!hasCaptain) return undefined;
      return machines === 0 ? 'aircrew' : 'machines-and-aircrew';
    },
  },
  leave: {
    ask: ({ man }, _, people) =>
      `${manNamed(man, people)} is at the end of his nerve, and asks for a few days at the sea. Does he go?`,
    does: (answer, { days, bravery }) =>
      answer === 'grant'
        ? `${counted(days, 'day')} at the sea, and Bravery ${signed(bravery)}`
        : 'not now; he flies on as he is, and does not ask again until he has been better',
    help: () =>
      'Ours, and only in a campaign that was begun with --mess: a man whose Bravery has fallen to the lowest letter today asks for a rest; home leave is stopped. It costs the flight his days.',
  },
  word: {
    ask: ({ man, left }, _, people) =>
      `${manNamed(man, people)} lost his nerve today, and left ${manNamed(left, people)} in a fight. Do you have a word with him?`,
    does: (answer, { man, left, does }, _, people) => {
      if (answer === 'nothing') return 'no word; the mess has said enough';
      const { his, others } = does[answer];
      return `a ${answer} word: Bravery ${signed(his)} for ${manNamed(man, people)}, ${signed(others)} for ${manNamed(left, people)}, who hears of it`;
    },
    help: () =>
      'Ours, and only in a campaign that was begun with --mess: of an evening there is time for one word with one who left a fight. Kindness costs the man whom he left, and hardness costs himself.',
  },
  pair: {
    ask: ({ man, with: other }, _, people) =>
      `${manNamed(man, people)} and ${manNamed(other, people)}, who were alone in a fight today, ask to be put down together. Are they?`,
    does: (answer, { man, with: other, third, does: { his, others } }, _, people) =>
      answer === 'together'
        ? `Bravery ${signed(his)} for ${manNamed(man, people)} and for ${manNamed(other, people)}; ${signed(others)} for ${manNamed(third, people)}, who is left over`
        : 'each flies with whom the plan puts him',
    help: () =>
      'Ours, and only in a campaign that was begun with --mess: two pilots who fought today with none of ours beside them, and stayed, ask for it when the day has shaken one of them. What the next plan puts down is yours; the answer moves Bravery.',
  },
  recommendation: {
    ask: ({ man, decoration }, book, people) =>
      `${manNamed(man, people)} is put in for the ${decorationRow(decoration, book).name}. Do you press it?`,
    does: (answer, { does: { roll, granted, refused } }) =>
      answer === 'press'
        ? `${signed(roll)} to what the Wing throws; Bravery ${signed(granted)} for him if it is sent on, ${signed(refused)} if it is sent back`
        : 'the paper goes up as any does',
    help: () =>
      'Rule 45, and ours in a campaign that was begun with --mess: a recommendation is answered by the Wing with a throw. One that is pressed fares better, and he hears how it fared.',
  },
  'career-raise': {
    ask: ({ open }, _, people) => {
      const men = [...new Map(open.map(({ man, points }) => [man, points]))];
      const purses = men.map(([man, points]) => `${manNamed(man, people)} ${points}`);
      return `Experience to spend: ${listed(purses)}. What is raised?`;
    },
    does: (answer, { open }, _, people) => {
      const chosen = open.find(({ man, skill }) => answer === `${man} ${skill}`);
      if (!chosen) return 'nothing, or nothing more; what is not spent is kept';
      const { man, skill, from, price } = chosen;
      return `${manNamed(man, people)}: ${FIGURE_NAMES[skill]} ${from} to ${from + 1}, for ${counted(price, 'point')}`;
    },
    help: () =>
      `C124 and C125 of ${CAREERS_OF}: a point more costs 1 from 3 to 12, 2 from 13, 4 from 16, 6 from 18 and 8 from 20; each raise throws a die of ten, and a 10 brings an ability. ` +
      'All of it acts in fights of the clouds, and in no other.',
  },
  'career-ability': {
    ask: ({ man }, _, people) => `${manNamed(man, people)} has a free choice of ability. Which?`,
    does: (ability, _about, book) => abilityText(ability, book),
    help: () => `C127 of ${CAREERS_OF}: 19 and 20 are a free choice. It acts in fights of the clouds, and in no other.`,
  },
  'career-again': {
    ask: ({ man, fortitude, roll }, _, people) =>
      `${manNamed(man, people)}, wounded, threw ${roll} against a Fortitude of ${fortitude}. Throw again?`,
    does: (answer) => (answer === 'again' ? 'throw again, and take what comes' : 'leave it at that'),
    help: () => `C129 of ${CAREERS_OF}: a re-roll may be spent on this test. Ours: a man of Luck 10 or more has one.`,
  },
};
