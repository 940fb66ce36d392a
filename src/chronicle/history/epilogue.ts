import { type Airman, isLost } from '../../campaign/aircrew.ts';
import { everybody, isOver, lastDayOf } from '../../campaign/campaign.ts';
import { missionTitle } from '../../cards/rulebook.ts';
import { oneBy } from '../../words/by-the-day.ts';
import { capital, inWords, listed, oneOf, plural } from '../../words/numbers.ts';
import { allFlown, type Lived, sortiesOf, wasAboard } from '../lived.ts';
import { isStillAway } from '../report/what-became-of-them.ts';
import { dueIn } from '../threads/due.ts';
import type { Due } from '../threads/thread.ts';
import { type Names, namesOf } from './happenings-told.ts';

/** So many men due for leave are told together. */
const MANY = 3;

export const areManyDue = (due: readonly Due[]): boolean => due.filter(({ is }) => is === 'leave').length >= MANY;

/** The men of the first morning who are left; nothing before the end. */
export function epilogue({ days, now, ...lived }: Lived): string[] {
  const [first] = days;
  if (!isOver(now) || !first) return [];
  const names = namesOf({ ...lived, days, now });
  const before = everybody(first.dawn).map(({ id }) => id);
  const still = everybody(now).filter((man) => before.includes(man.id) && !isLost(man));
  const came = everybody(now).filter((man) => !before.includes(man.id));
  const gone = came.filter(isLost);
  return [
    [
      `Of the ${inWords(before.length)} who sat down to breakfast on the first morning ${stillText(still, { names, lived: { ...lived, days, now } })}`,
      ...(came.length > 0 ? [cameAfter(came.length, gone.length)] : []),
      ...leaveText(dueIn({ ...lived, days, now })),
      ...lastOut({ ...lived, days, now }),
      now.until === undefined
        ? (oneBy(NINE_DAYS_MORE, `${lived.seed} epilogue`) ?? NINE_DAYS_MORE[0])
        : 'The next day was the first of May, and others have told of that.',
    ].join(' '),
  ];
}

/** Three weeks of April are told. */
const NINE_DAYS_MORE = [
  'April had nine days more, and others to tell of them.',
  'There were nine days of April still to come, and they are no part of this.',
  'The guns went on for nine days of April more, and this account does not.',
  'Here the book is closed, with nine days of April still to be flown.',
] as const;

function cameAfter(came: number, gone: number): string {
  if (came === 1) return `The one who came after them was ${gone === 0 ? 'there too' : 'lost'}.`;
  if (gone === came) return `The ${inWords(came)} who came after them were all lost.`;
  const lost = gone === 0 ? 'none was lost' : `${inWords(gone)} ${plural(gone, 'was', 'were')} lost`;
  return `Of the ${inWords(came)} who came after them ${lost}.`;
}

function leaveText(due: readonly Due[]): string[] {
  const men = due.filter(({ is }) => is === 'leave').length;
  if (!areManyDue(due)) return [];
  return [`${capital(inWords(men))} had flown for seven days running at least, and were due for a rest.`];
}

/** Who flew the last mission, with those who came home from it. */
function lastOut(lived: Lived): string[] {
  const last = allFlown(lived).at(-1);
  if (!last) return [];
  const out = sortiesOf(last);
  const namesOn = namesOf(lived).on(last.day);
  const men = listed(out.flatMap(({ crew }) => crew.men.map(({ airman }) => namesOn.of(airman))));
  const home = out.filter(({ end }) => end?.end === 'home').length;
  const title = missionTitle(last.began.mission, lived.book);
  const duty = last.began.mission in lived.book.tasks ? title : oneOf(title);
  const came = home === out.length ? ', and came home' : '';
  return [`The last to be out ${plural(out.length, 'was', 'were')} ${men}, on ${duty}${came}.`];
}

interface TellingOfTheLast {
  readonly names: Names;
  readonly lived: Lived;
}

/** Who is left, and where he was, if it was not with the others. */
function stillText(men: readonly Airman[], { names, lived }: TellingOfTheLast): string {
  if (men.length === 0) return 'nobody sat there on the last evening.';
  const of = (place: PlaceOfAMan) =>
    listed(men.filter((man) => placeOf(man, lived) === place).map(({ id }) => names.of(id)));
  const away = PLACES.flatMap(({ is, where }) => (of(is) === '' ? [] : [`${of(is)} ${where}`]));
  const here = of('here');
  const atTable = here === '' || away.length === 0 ? here : `${here} at the table`;
  const all = [atTable, ...away].filter(Boolean);
  const who = all.length === 1 ? all.join('') : `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}`;
  return `${inWords(men.length)} ${plural(men.length, 'was', 'were')} left on the last evening: ${who}.`;
}

const PLACES = [
  { is: 'wounded', where: 'in hospital' },
  { is: 'leave', where: 'at the sea' },
  { is: 'away', where: 'still on the way back' },
  { is: 'elsewhere', where: 'landed elsewhere' },
] as const;

type PlaceOfAMan = (typeof PLACES)[number]['is'] | 'here';

function placeOf(man: Airman, lived: Lived): PlaceOfAMan {
  if ('back' in man.standing && isStillAway(man, man.standing.back, lived)) return man.standing.is;
  const last = allFlown(lived)
    .flatMap(sortiesOf)
    .findLast((sortie) => wasAboard(sortie, man.id));
  const isOut = last?.flown.day === lastDayOf(lived.now) && last.end?.end !== 'home';
  return isOut ? 'elsewhere' : 'here';
}
