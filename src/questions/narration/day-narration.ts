import { dateText } from '../../campaign/calendar.ts';
import { decorationRow } from '../../campaign/honours.ts';
import { isHalf } from '../../campaign/plan.ts';
import { WATCHES } from '../../campaign/watch.ts';
import { missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { manNamed, type People, speaker } from '../../kit/screen/people.ts';
import type { Reasons, Sentence } from '../../kit/screen/sentence.ts';
import type { DayEvent, Missing } from '../../table/events/day-events.ts';
import type { EventOf } from '../../table/events.ts';
import { doneElsewhereText } from '../../words/done-elsewhere.ts';
import { inWords, listed, plural, signed } from '../../words/numbers.ts';

export const DAY_SENTENCES: { readonly [T in DayEvent['type']]: Sentence<T> } = {
  'task-offered': ({ flight, task }, { tasks }, people) =>
    `${speaker(flight, people, '. ')}The Wing has something special. ${tasks[task]?.words.offer ?? ''}`,
  'task-answered': ({ flight, task, by, isHandedOn }, book, people) => {
    const name = missionTitle(task, book);
    if (isHandedOn) return `${speaker(flight, people, '. ')}${name} is handed on to another flight of the squadron.`;
    if (by === undefined) return `${speaker(flight, people, '. ')}${name}: the Wing will have to ask elsewhere.`;
    return by === flight
      ? `${speaker(flight, people, '. ')}${name} is taken on, beside what the roster has.`
      : `${name} is handed to ${by} Flight.`;
  },
  'task-ended': ({ flight, task, end, ...won }, book, people) => {
    const { words, chain } = book.tasks[task] ?? { words: { done: '', failed: '' }, chain: '' };
    const said = end === 'done' ? words.done : words.failed;
    return [
      `${speaker(flight, people, '. ')}${said}`,
      ...wonText(won, book, people),
      ...(end === 'done' ? [] : [`Nothing more will be asked of ${chain}.`]),
    ].join(' ');
  },
  'task-done-elsewhere': ({ flight, task, end }, book, people) =>
    `${speaker(flight, people, '. ')}${doneElsewhereText({ task, end }, book)}`,
  'plan-made': ({ flight, missions, pilots, price }, book, people) => {
    const sent = missions.map((each, i) => ({ ...each, crews: crewsText(each.machines, pilots[i] ?? [], people) }));
    const flown = WATCHES.flatMap((watch) =>
      sent
        .filter((each) => each.watch === watch)
        .map(({ mission, crews }) => `${watch}, ${missionTitle(mission, book)} (${crews})`),
    );
    const left = missions.filter(({ watch }) => watch === undefined).map(({ mission }) => missionTitle(mission, book));
    const undone = left.length > 0 ? ` Left undone: ${listed(left)} (${signed(price)}).` : '';
    return `${speaker(flight, people, '. ')}The plan stands: ${flown.length > 0 ? flown.join('; ') : 'nobody flies'}.${undone}`;
  },
  'duty-found': ({ flight, airman, mission, instead, moved }, book, people) =>
    [
      `${speaker(flight, people, '. ')}${manNamed(airman, people)} has no routine mission today, and every fighter pilot flies one.`,
      ...(moved ? [`${missionTitle(moved.mission, book)} is moved to the ${moved.to} for it.`] : []),
      instead === undefined
        ? `It is ${missionTitle(mission, book)}.`
        : `He takes the place of ${manNamed(instead, people)}, who flies in both halves of the day: ${missionTitle(mission, book)}.`,
    ].join(' '),
  'plan-upset': ({ flight, mission, watch, missing }, book, people) =>
    `${speaker(flight, people, '. ')}The plan for ${isHalf(watch) ? `the ${watch}` : watch} cannot be kept. ${missionTitle(mission, book)}: ${missing.map((each) => missingText(each, people)).join('; ')}.`,
};

/** `Haldenby B6, Quillinan B2`: a man may be in the machine of another. */
const crewsText = (machines: readonly string[], pilots: readonly string[], { men }: People): string =>
  machines.map((machine, i) => [surnameIn(men, pilots[i]), machine].filter(Boolean).join(' ')).join(', ');

function surnameIn(men: People['men'], id: string | undefined): string | undefined {
  const man = id === undefined ? undefined : men.get(id);
  return man && [...(man.initial ? [`${man.initial}.`] : []), man.surname].join(' ');
}

type Won = Pick<EventOf<'task-ended'>, 'decorated' | 'depot' | 'fewerOfJasta11'>;

/** The lasting reward of a special task. */
function wonText({ decorated, depot, fewerOfJasta11 }: Won, book: Rulebook, people: People): string[] {
  return [
    ...(decorated
      ? [`${manNamed(decorated.man, people)} is put in for the ${decorationRow(decorated.decoration, book).name}.`]
      : []),
    ...(depot
      ? [`The depot is well disposed until ${dateText(depot.until)}: requests fare better by ${depot.add}.`]
      : []),
    ...(fewerOfJasta11
      ? [
          `Until ${dateText(fewerOfJasta11.until)} there ${plural(fewerOfJasta11.by, 'is', 'are')} ${inWords(fewerOfJasta11.by)} fewer of Jasta 11 wherever several are met.`,
        ]
      : []),
  ];
}

const missingText = ({ machine, airman, is }: Missing, people: People): string =>
  airman === undefined
    ? `${machine} cannot take off (${STANDS[is]})`
    : `${manNamed(airman, people)} cannot fly ${machine} (${STANDS[is]})`;

const STANDS: Readonly<Record<Missing['is'], string>> = {
  fit: 'fit',
  wounded: 'wounded',
  away: 'not back yet',
  leave: 'at the sea, resting',
  killed: 'killed',
  prisoner: 'taken prisoner',
  ready: 'ready',
  'under-repair': 'in the shop, or still to be fetched',
  awaited: 'another is awaited',
  lost: 'lost',
};

export const DAY_REASONS: { readonly [T in DayEvent['type']]: Reasons<T> } = {
  'task-offered': () => [
    'Ours, for a campaign that was begun with it: at most every third day two dice of their own say whether the Wing asks, from a 4 on; it asks the flight that has most crews ready.',
  ],
  'task-answered': () => [
    'Ours: a task that is taken on is planned and flown as a mission of the roster is, and costs as much when it is left undone. One that is left costs nothing, and may be asked for again.',
  ],
  'task-ended': ({ task }, { tasks }) => [
    `Ours: it succeeds when its work brings ${tasks[task]?.succeeds ?? 0} Victory Points or more. Success opens the next of its chain, failure closes it.`,
  ],
  'task-done-elsewhere': () => [
    'Ours: a flight of the squadron that is not in the game goes by two dice of their own, and does it from an 8 on. Success opens the next of the chain, failure closes it; neither brings or costs you anything.',
  ],
  'plan-made': () => [
    'Rule 6: one routine mission in each half of the day for a man and for a machine, and one a day at least for a fighter pilot; dawn and twilight do not count.',
  ],
  'duty-found': () => [
    'Rule 6: each fighter pilot flies at least one routine mission a day. Where no machine is left for him, one who flies in both halves gives up this one; and where that is not enough, a mission of any time goes to the other half.',
  ],
  'plan-upset': () => [
    'Rule 6: pilots and machines are planned for both halves before the first take-off; what the day has cost since leaves a gap.',
  ],
};
