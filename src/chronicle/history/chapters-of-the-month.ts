import { dateText } from '../../campaign/calendar.ts';
import { doneElsewhereText } from '../../words/done-elsewhere.ts';
import { counted, inWords, listed } from '../../words/numbers.ts';
import type { Lived } from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { happeningsOn } from '../threads/on-a-mission.ts';
import { type Happening, type HappeningOf, isLoss, type Threads } from '../threads/thread.ts';
import { threadsOf } from '../threads/threads-of.ts';
import type { Chapter, Dated } from './chapter.ts';
import { greatFights, greatFightsTold } from './fights/great-fights.ts';
import { dayTold, type Names, namesOf } from './happenings-told.ts';
import { ninthOfApril } from './ninth-of-april.ts';
import { quietDays } from './quiet-days.ts';
import { redMachines } from './red-machines.ts';
import { theManHimself } from './the-man-himself.ts';
import { whoLed } from './who-led.ts';
import { withTheWorstDay } from './worst-day.ts';

/** The month by its decisive days and periods: its chapters, in the order of their last days. */
export function chaptersOfTheMonth(lived: Lived): Chapter[] {
  const threads = threadsOf(lived);
  const names = namesOf(lived);
  const great = greatFights(lived);
  const told: ToldElsewhere = {
    isThere: (one) => great.some((each) => happeningsOn(each).some((other) => isSame(one, other))),
  };
  const dated: Dated[] = [
    ...firstVictory(threads, names, told),
    ...dayOfChairs(threads, names, told),
    ...whoLed(threads, names, lived),
    ...redMachines(threads, names, lived),
    ...theManHimself(names, lived),
    ...whatTheWingAsked(lived),
    ...quietDays(lived, threads),
    ...ninthOfApril(lived),
    ...greatFightsTold(great, { lived, first: firstVictoryIn(threads) }),
  ];
  return withTheWorstDay(dated, { threads, names, lived })
    .sort((a, b) => a.day - b.day)
    .map(({ title, paragraphs }) => ({ title, paragraphs }));
}

/** Which happenings a great fight tells in its own chapter. */
interface ToldElsewhere {
  readonly isThere: (happening: Happening) => boolean;
}

const isSame = (one: Happening, other: Happening): boolean =>
  one.is === other.is && one.man === other.man && one.day === other.day;

const onDay = ({ happenings }: Threads, day: number): Happening[] => happenings.filter((each) => each.day === day);

/** If it was on the worst day, it is told there. */
function firstVictory(threads: Threads, names: Names, told: ToldElsewhere): Dated[] {
  const first = firstVictoryIn(threads);
  if (!first || told.isThere(first) || first.day === dayOfChairs(threads, names, told)[0]?.day) return [];
  const today = onDay(threads, first.day);
  const isHis = ({ man }: Happening) => man === first.man;
  // A wound of another mission was no price of it.
  const others = today.filter((each) => !isHis(each) && each.is !== 'wounded');
  const said = dayTold([...today.filter(isHis), ...others], names);
  return [
    {
      day: first.day,
      title: 'The First Victory',
      paragraphs: [`It came on ${dateText(first.day)}: ${said.join(' ')}`],
    },
  ];
}

const firstVictoryIn = ({ happenings }: Threads): Happening | undefined =>
  happenings.find(({ is }) => is === 'victory');

/** A day has a chapter when so many men were lost. */
const CHAIRS = 2;

/** On such a day a leader was lost, or others came down or were hurt: by so much it is worse than another. */
const gravity = ({ man, is }: Happening, { happenings }: Threads): number => {
  const isLeader = happenings.some((each) => each.is === 'took-over' && each.after === man);
  if (is === 'killed' || is === 'taken') return isLeader ? 3 : 0;
  return is === 'wounded' || is === 'walked-away' ? 1 : 0;
};

/** The worst day of all, if it was bad enough. */
function worstDay(threads: Threads): { readonly day: number; readonly lost: number } | undefined {
  const days = [...new Set(threads.happenings.filter(isLoss).map(({ day }) => day))];
  const counts = days.map((day) => {
    const today = onDay(threads, day);
    const lost = today.filter(isLoss).length;
    return { day, lost, weight: 100 * lost + today.reduce((sum, each) => sum + gravity(each, threads), 0) };
  });
  const worst = counts.reduce<(typeof counts)[number] | undefined>(
    (most, each) => (most === undefined || each.weight > most.weight ? each : most),
    undefined,
  );
  return worst && worst.lost >= CHAIRS ? worst : undefined;
}

/** Nothing, where all its losses are those of a great fight. */
function dayOfChairs(threads: Threads, names: Names, { isThere }: ToldElsewhere): Dated[] {
  const worst = worstDay(threads);
  if (!worst) return [];
  const today = onDay(threads, worst.day);
  if (today.filter(isLoss).every(isThere)) return [];
  // Whose the chairs were comes first.
  const gone = new Set(today.filter(isLoss).map(({ man }) => man));
  const isOfTheLost = (each: Happening) => gone.has(each.man) || (each.is === 'saw-fall' && gone.has(each.friend));
  const told = [
    ...dayTold(today.filter(isOfTheLost), names),
    ...dayTold(
      today.filter((each) => !isOfTheLost(each)),
      names,
    ),
  ];
  // More chairs than theirs are empty that night: other men sleep elsewhere.
  const empty = `On ${dateText(worst.day)} ${counted(worst.lost, 'man', 'men')} went out who never came back to their chairs.`;
  const won = ofKindIn(threads.happenings, 'victory');
  const as = asBad(worst, threads);
  const first =
    won[0]?.day === worst.day
      ? [`The first victory came on that same day${won.length > 1 ? '' : ', and was the only one'}.`]
      : [];
  const capitals = inWords(worst.lost).replace(/^./, (letter) => letter.toUpperCase());
  return [
    {
      day: worst.day,
      title: `${as.length > 0 ? 'A' : 'The'} Day of ${capitals} Chairs`,
      paragraphs: [[empty, ...told, ...first, ...as].join(' ')],
    },
  ];
}

/** Other days that cost as many men. */
function asBad({ day, lost }: { readonly day: number; readonly lost: number }, threads: Threads): string[] {
  const losses = threads.happenings.filter(isLoss).map((each) => each.day);
  const others = [...new Set(losses)].filter(
    (other) => other !== day && losses.filter((each) => each === other).length === lost,
  );
  return others.length > 0 ? [`As many were lost on ${listed(others.map(dateText))}.`] : [];
}

const ofKindIn = <Is extends Happening['is']>(
  happenings: readonly Happening[],
  is: Is,
): (Happening & HappeningOf<Is>)[] => happenings.filter((each): each is Happening & HappeningOf<Is> => each.is === is);

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
