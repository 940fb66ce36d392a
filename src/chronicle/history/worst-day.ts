import { dateText } from '../../campaign/calendar.ts';
import { victoryPoints } from '../../words/numbers.ts';
import { entriesOf, type Lived } from '../lived.ts';
import type { Happening, Threads } from '../threads/thread.ts';
import type { Dated } from './chapter.ts';
import { dayTold, type Names } from './happenings-told.ts';
import { missionsOfADay, pointsOn } from './ninth-of-april.ts';

/** A chapter that tells a day, or the greatest part of one. */
const OF_A_DAY = /^(?:A|The) (?:Day|Dawn|Morning|Afternoon|Twilight) of /;

/** The day that brought the least, where it is the only such day; in its own chapter, if nothing else tells it. */
export function withTheWorstDay(chapters: readonly Dated[], { threads, names, lived }: TheMonth): Dated[] {
  const worst = worstDay(lived);
  if (!worst) return [...chapters];
  const { day } = worst.dawn;
  const points = victoryPoints(pointsOn(worst));
  const there = chapters.find((chapter) => chapter.day === day && OF_A_DAY.test(chapter.title));
  if (there) {
    const said = `The day came to ${points}, the worst of the month.`;
    const paragraphs = [...there.paragraphs.slice(0, -1), [...there.paragraphs.slice(-1), said].join(' ')];
    return chapters.map((chapter) => (chapter === there ? { ...there, paragraphs } : chapter));
  }
  // Easter Monday has a chapter, which says that it was the worst.
  if (chapters.some(({ title }) => title === 'Easter Monday' && day === EASTER_MONDAY)) return [...chapters];
  if (pointsOn(worst) > BAD) return [...chapters];
  const { missions, cost } = missionsOfADay(worst, lived);
  const hurt = dayTold(
    threads.happenings.filter((each) => each.day === day && HURT.includes(each.is)),
    names,
  );
  const opening = `No day of the month did worse than ${dateText(day)}, which came to ${points}.`;
  return [
    ...chapters,
    { day, title: 'The Worst Day', paragraphs: [[opening, ...missions, ...(hurt.length > 0 ? hurt : cost)].join(' ')] },
  ];
}

/** A day has a chapter of its own from so few points on. */
const BAD = -10;

/** A man's end is told with its place and cause. */
const HURT: readonly Happening['is'][] = ['killed', 'taken', 'wounded'];

interface TheMonth {
  readonly threads: Threads;
  readonly names: Names;
  readonly lived: Lived;
}

const EASTER_MONDAY = 9;

function worstDay({ days }: Lived) {
  const told = days.filter((day) => entriesOf(day).length > 0);
  const least = Math.min(...told.map(pointsOn));
  const [worst, ...others] = told.filter((day) => pointsOn(day) === least);
  return least < 0 && told.length > 1 && others.length === 0 ? worst : undefined;
}
