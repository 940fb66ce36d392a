import { dateText } from '../../campaign/calendar.ts';
import type { Feet } from '../../cards/printed/weather-effects.ts';
import { boxOf, type Rulebook } from '../../cards/rulebook.ts';
import { doneElsewhereText } from '../../words/done-elsewhere.ts';
import { inWords, listed, plural, times } from '../../words/numbers.ts';
import { entriesOf, isFlown, type Lived, type LivedDay } from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { type Feud, type Happening, isLoss, type Threads } from '../threads/thread.ts';
import { threadsOf } from '../threads/threads-of.ts';
import type { Chapter } from './chapter.ts';
import { clauseOf, dayTold, type Names, namesOf } from './happenings-told.ts';

/** A chapter with its first day. */
interface Dated extends Chapter {
  readonly day: number;
}

/** The month by its decisive days and periods: its chapters, in order. */
export function chaptersOfTheMonth(lived: Lived): Chapter[] {
  const threads = threadsOf(lived);
  const names = namesOf(lived);
  const dated: Dated[] = [
    ...firstVictory(threads, names),
    ...dayOfChairs(threads, names),
    ...handedOver(threads, names),
    ...feud(threads, names),
    ...whatTheWingAsked(lived),
    ...quietDays(lived, threads),
  ];
  return dated.sort((a, b) => a.day - b.day).map(({ title, paragraphs }) => ({ title, paragraphs }));
}

const onDay = ({ happenings }: Threads, day: number): Happening[] => happenings.filter((each) => each.day === day);

/** If it was on the worst day, it is told there. */
function firstVictory(threads: Threads, names: Names): Dated[] {
  const first = firstVictoryIn(threads);
  if (!first || first.day === worstDay(threads)?.day) return [];
  const today = onDay(threads, first.day);
  const alike = today.filter((each) => isAlike(each, first, names));
  const [other, ...others] = dayTold(
    today.filter((each) => !alike.includes(each)),
    names,
  );
  const besides = other === undefined ? [] : [`On the same day ${other}`, ...others];
  const came = `It came on ${dateText(first.day)}: ${dayTold(alike, names).join(' ')}`;
  return [{ day: first.day, title: 'The First Victory', paragraphs: [[came, ...besides].join(' ')] }];
}

/** His next of the same type on that day is told with it. */
const isAlike = (happening: Happening, first: Happening, names: Names): boolean =>
  happening.is === first.is && happening.man === first.man && clauseOf(happening, names) === clauseOf(first, names);

const firstVictoryIn = ({ happenings }: Threads): Happening | undefined =>
  happenings.find(({ is }) => is === 'victory');

/** A day has a chapter when so many men were lost. */
const CHAIRS = 2;

/** The worst day of all, if it was bad enough; the first of equals. */
function worstDay(threads: Threads): { readonly day: number; readonly lost: number } | undefined {
  const days = [...new Set(threads.happenings.filter(isLoss).map(({ day }) => day))];
  const counts = days.map((day) => ({ day, lost: onDay(threads, day).filter(isLoss).length }));
  const worst = counts.reduce<(typeof counts)[number] | undefined>(
    (most, each) => (most === undefined || each.lost > most.lost ? each : most),
    undefined,
  );
  return worst && worst.lost >= CHAIRS ? worst : undefined;
}

function dayOfChairs(threads: Threads, names: Names): Dated[] {
  const worst = worstDay(threads);
  if (!worst) return [];
  const told = dayTold(onDay(threads, worst.day), names);
  const empty = `On the evening of ${dateText(worst.day)} ${inWords(worst.lost)} places at the table were empty.${firstVictoryIn(threads)?.day === worst.day ? ' The first victory came on that same day.' : ''}`;
  const capitals = inWords(worst.lost).replace(/^./, (letter) => letter.toUpperCase());
  return [{ day: worst.day, title: `The Day of ${capitals} Chairs`, paragraphs: [`${empty} ${told.join(' ')}`] }];
}

/** (47) Who followed whom as leader. */
function handedOver({ happenings }: Threads, names: Names): Dated[] {
  const took = happenings.flatMap((each) => (each.is === 'took-over' ? [each] : []));
  const [first] = took;
  if (!first) return [];
  const told = took.map(({ man, after, how, day }) => {
    const { of } = names.on(day);
    const whom = after === undefined ? '' : ` after ${of(after)}`;
    return `On ${dateText(day)} ${of(man)} ${LED[how]}${whom}.`;
  });
  return [{ day: first.day, title: plural(took.length, 'A New Leader', 'Who Led'), paragraphs: [told.join(' ')] }];
}

const LED = {
  acting: 'took the flight for the time being',
  confirmed: 'was confirmed in command',
  'sent-out': 'came to command',
};

/** (2) Jasta 11 is recognized by its colour. */
function feud({ feuds }: Threads, names: Names): Dated[] {
  const red = feuds.find(({ with: other }) => other === 'jasta-11');
  const [day] = red?.days ?? [];
  if (!red || day === undefined) return [];
  const lost = [...new Set(red.lost)].map(names.of);
  const hurt = [...new Set(red.hurt)].map(names.of);
  const won = [...new Set(red.won)].map(names.of);
  return [
    {
      day,
      title: 'The Red Machines',
      paragraphs: [
        [
          `Jasta 11 was first met in a fight on ${dateText(day)}, and ${times(red.days.length)} in all.`,
          ...(lost.length + won.length === 0 ? ['Nobody was lost to it, nor brought down of it.'] : []),
          ...(lost.length > 0 ? [`It cost ${listed(lost)}${won.length === 0 ? ', and lost nobody' : ''}.`] : []),
          ...(hurt.length > 0 ? [`It wounded ${listed(hurt)}.`] : []),
          ...wonOfThem(won, red),
        ].join(' '),
      ],
    },
  ];
}

function wonOfThem(by: readonly string[], { won, lost }: Feud): string[] {
  if (by.length === 0) return [];
  const many = won.length;
  return [
    `${listed(by)} brought ${many === 1 ? 'one' : inWords(many)} of them down${lost.length === 0 ? ', and none of ours was lost to it' : ''}.`,
  ];
}

/** Ours: the special tasks that were accepted or handed on, each with its result. */
function whatTheWingAsked({ days, book }: Lived): Dated[] {
  const ended = days.flatMap(({ dawn: { day }, moments }) => [
    ...ofKind(moments, 'task-ended').flatMap(({ task, end }) => {
      const card = book.tasks[task];
      return card
        ? [{ day, said: `it was ${card.task}. ${end === 'done' ? card.words.done : card.words.failed}` }]
        : [];
    }),
    ...ofKind(moments, 'task-done-elsewhere').map((moment) => ({ day, said: doneElsewhereText(moment, book) })),
  ]);
  const [first] = ended;
  if (!first) return [];
  const told = ended.map(({ day, said }) => `On ${dateText(day)} ${said}`);
  return [{ day: first.day, title: 'What the Wing Asked For', paragraphs: [told.join(' ')] }];
}

/** So many days in succession without casualties make a chapter. */
const QUIET = 4;

function quietDays({ days, book }: Lived, { happenings }: Threads): Dated[] {
  const isHurt = (day: number) =>
    happenings.some((each) => each.day === day && (isLoss(each) || each.is === 'wounded'));
  let longest: number[] = [];
  let run: number[] = [];
  for (const { dawn } of days) {
    run = isHurt(dawn.day) ? [] : [...run, dawn.day];
    if (run.length > longest.length) longest = run;
  }
  const [from] = longest;
  const to = longest.at(-1);
  if (from === undefined || to === undefined || longest.length < QUIET) return [];
  const why = whyQuiet(
    days.filter(({ dawn }) => dawn.day >= from && dawn.day <= to),
    book,
  );
  return [
    {
      day: from,
      title: 'The Quiet Days',
      paragraphs: [`From ${dateText(from)} to ${dateText(to)} nobody was hurt. ${why}`],
    },
  ];
}

/** The weather is the reason if it prevented flying on most of these days. */
function whyQuiet(days: readonly LivedDay[], book: Rulebook): string {
  const entries = days.flatMap(entriesOf);
  const flown = entries.filter(isFlown).length;
  if (flown >= entries.length / 2) return `And yet they flew ${times(flown)}.`;
  const unfit = days.filter((day) => isUnfit(day, book)).length;
  return unfit > days.length / 2
    ? `More was left undone than flown, for on ${inWords(unfit)} of these days the weather was fit for nothing.`
    : 'More was left undone than flown, and that was not the weather.';
}

/** (13) A ceiling as low as this, morning and afternoon. */
const LOW = 3000;

/** (5) By the forecast of the day. */
function isUnfit({ moments }: LivedDay, book: Rulebook): boolean {
  const [day] = [...ofKind(moments, 'forecast-received'), ...ofKind(moments, 'real-weather-laid')];
  const isLow = (up: Feet) => up !== 'unlimited' && up <= LOW;
  return day !== undefined && [day.am, day.pm].every(({ number }) => isLow(boxOf(number, book).up));
}
