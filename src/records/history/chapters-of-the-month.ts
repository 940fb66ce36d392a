import { dateText } from '../../campaign/calendar.ts';
import { inWords, listed, plural, times } from '../../english/numbers.ts';
import { entriesOf, isFlown, type Lived } from '../lived.ts';
import type { Moment, Threads } from '../threads/thread.ts';
import { threadsOf } from '../threads/threads-of.ts';
import type { Chapter } from './chapter.ts';
import { dayTold, type Names, namesOf } from './moments-told.ts';

/** A chapter with the day on which it begins. */
interface Dated extends Chapter {
  readonly day: number;
}

/** The month by what it was: its chapters are the days and the times that made it, in their order. */
export function chaptersOfTheMonth(lived: Lived): Chapter[] {
  const threads = threadsOf(lived);
  const names = namesOf(lived);
  const dated: Dated[] = [
    ...firstVictory(threads, names),
    ...dayOfChairs(threads, names),
    ...handedOver(threads, names),
    ...feud(threads, names),
    ...quietDays(lived, threads),
  ];
  return dated.sort((a, b) => a.day - b.day).map(({ title, paragraphs }) => ({ title, paragraphs }));
}

const onDay = ({ moments }: Threads, day: number): Moment[] => moments.filter((each) => each.day === day);

function firstVictory(threads: Threads, names: Names): Dated[] {
  const first = threads.moments.find(({ is }) => is === 'victory');
  if (!first) return [];
  const told = dayTold(onDay(threads, first.day), names);
  return [
    {
      day: first.day,
      title: 'The First Victory',
      paragraphs: [`It came on ${dateText(first.day)}. ${told.join(' ')}`],
    },
  ];
}

const isLoss = ({ is }: Moment): boolean => is === 'killed' || is === 'taken';

/** A day on which so many places were empty in the evening has a chapter. */
const CHAIRS = 2;

/** The worst day of all: of several as bad the first. */
function dayOfChairs(threads: Threads, names: Names): Dated[] {
  const days = [...new Set(threads.moments.filter(isLoss).map(({ day }) => day))];
  const counts = days.map((day) => ({ day, lost: onDay(threads, day).filter(isLoss).length }));
  const worst = counts.reduce<(typeof counts)[number] | undefined>(
    (most, each) => (most === undefined || each.lost > most.lost ? each : most),
    undefined,
  );
  if (!worst || worst.lost < CHAIRS) return [];
  const told = dayTold(onDay(threads, worst.day), names);
  const empty = `On the evening of ${dateText(worst.day)} ${inWords(worst.lost)} places at the table were empty.`;
  const capitals = inWords(worst.lost).replace(/^./, (letter) => letter.toUpperCase());
  return [{ day: worst.day, title: `The Day of ${capitals} Chairs`, paragraphs: [`${empty} ${told.join(' ')}`] }];
}

/** (47) Who led after whom. */
function handedOver({ moments }: Threads, names: Names): Dated[] {
  const took = moments.flatMap((each) => (each.is === 'took-over' ? [each] : []));
  const [first] = took;
  if (!first) return [];
  const told = took.map(({ man, after, how, day }) => {
    const whom = after === undefined ? '' : ` after ${names.of(after)}`;
    return `On ${dateText(day)} ${names.of(man)} ${LED[how]}${whom}.`;
  });
  return [{ day: first.day, title: plural(took.length, 'A New Leader', 'Who Led'), paragraphs: [told.join(' ')] }];
}

const LED = {
  acting: 'took the flight for the time being',
  confirmed: 'was confirmed in command',
  'sent-out': 'came to command',
};

/** (2) Jasta 11 is met by its colour. */
function feud({ feuds }: Threads, names: Names): Dated[] {
  const red = feuds.find(({ with: other }) => other === 'jasta-11');
  const [day] = red?.days ?? [];
  if (!red || day === undefined) return [];
  const lost = [...new Set(red.lost)].map(names.of);
  const won = [...new Set(red.won)].map(names.of);
  return [
    {
      day,
      title: 'The Red Machines',
      paragraphs: [
        [
          `Jasta 11 was first met in a fight on ${dateText(day)}, and ${times(red.days.length)} in all.`,
          lost.length > 0 ? `It cost ${listed(lost)}.` : 'It cost nobody.',
          won.length > 0 ? `${listed(won)} brought one of them down.` : 'None of them was brought down.',
        ].join(' '),
      ],
    },
  ];
}

/** Days in a row on which nobody was hurt make a chapter when they are so many. */
const QUIET = 3;

function quietDays({ days }: Lived, { moments }: Threads): Dated[] {
  const isHurt = (day: number) => moments.some((each) => each.day === day && (isLoss(each) || each.is === 'wounded'));
  let longest: number[] = [];
  let run: number[] = [];
  for (const { dawn } of days) {
    run = isHurt(dawn.day) ? [] : [...run, dawn.day];
    if (run.length > longest.length) longest = run;
  }
  const [from] = longest;
  const to = longest.at(-1);
  if (from === undefined || to === undefined || longest.length < QUIET) return [];
  const entries = days.filter(({ dawn }) => dawn.day >= from && dawn.day <= to).flatMap(entriesOf);
  const flown = entries.filter(isFlown).length;
  const why =
    flown < entries.length / 2
      ? 'More was left undone than flown, and the weather had the credit.'
      : `They flew ${times(flown)}, and all of them sat down to dinner.`;
  return [
    {
      day: from,
      title: 'The Quiet Days',
      paragraphs: [`From ${dateText(from)} to ${dateText(to)} nobody was hurt. ${why}`],
    },
  ];
}
