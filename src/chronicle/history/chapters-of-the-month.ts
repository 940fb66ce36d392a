import { dateText } from '../../campaign/calendar.ts';
import { isOver, lastDayOf } from '../../campaign/campaign.ts';
import { doneElsewhereText } from '../../words/done-elsewhere.ts';
import { counted, inWords, listed, plural } from '../../words/numbers.ts';
import type { Lived } from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { type Happening, type HappeningOf, isLoss, type Threads } from '../threads/thread.ts';
import { threadsOf } from '../threads/threads-of.ts';
import { underEach } from '../under-each.ts';
import type { Chapter, Dated } from './chapter.ts';
import { dayTold, type Names, namesOf } from './happenings-told.ts';
import { inHisPlace, LEAST_DAYS } from './in-his-place.ts';
import { quietDays } from './quiet-days.ts';
import { redMachines } from './red-machines.ts';
import { theManHimself } from './the-man-himself.ts';

/** The month by its decisive days and periods: its chapters, in the order of their last days. */
export function chaptersOfTheMonth(lived: Lived): Chapter[] {
  const threads = threadsOf(lived);
  const names = namesOf(lived);
  const dated: Dated[] = [
    ...firstVictory(threads, names),
    ...dayOfChairs(threads, names),
    ...handedOver(threads, names, lived),
    ...redMachines(threads, names, lived),
    ...theManHimself(names, lived),
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
  const isHis = ({ man }: Happening) => man === first.man;
  // A wound of another mission was no price of it.
  const others = today.filter((each) => !isHis(each) && each.is !== 'wounded');
  const told = dayTold([...today.filter(isHis), ...others], names);
  return [
    {
      day: first.day,
      title: 'The First Victory',
      paragraphs: [`It came on ${dateText(first.day)}: ${told.join(' ')}`],
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

function dayOfChairs(threads: Threads, names: Names): Dated[] {
  const worst = worstDay(threads);
  if (!worst) return [];
  const today = onDay(threads, worst.day);
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
  const first =
    won[0]?.day === worst.day
      ? [`The first victory came on that same day${won.length > 1 ? '' : ', and was the only one'}.`]
      : [];
  const capitals = inWords(worst.lost).replace(/^./, (letter) => letter.toUpperCase());
  return [
    { day: worst.day, title: `The Day of ${capitals} Chairs`, paragraphs: [[empty, ...told, ...first].join(' ')] },
  ];
}

/** (47) Who followed whom as leader of each flight, from when to when, and what ended it. */
function handedOver(threads: Threads, names: Names, lived: Lived): Dated[] {
  const { now } = lived;
  const took = ofKindIn(threads.happenings, 'took-over');
  const [first] = took;
  if (!first) return oneLeader(names, lived);
  const flights = [...underEach(took, ({ flight = '' }) => [flight])];
  const told = flights.flatMap(([flight, his]) => {
    const led = now.flights.length > 1 ? `${flight} Flight` : 'the flight';
    return leadersTold(his, led, { threads, names, lived, isOver: isOver(now), lastDay: lastDayOf(now) });
  });
  const last = took.at(-1) ?? first;
  return [{ day: last.day, title: plural(took.length, 'A New Leader', 'Who Led'), paragraphs: [told.join(' ')] }];
}

/** So many are named. */
const NAMED = 4;

function tookOutText(others: readonly string[], what: string): string {
  if (others.length === 0) return '';
  const who = others.length > NAMED ? `${inWords(others.length)} others` : listed(others);
  return `; meanwhile ${who} took ${what} out`;
}

type TookOver = Happening & HappeningOf<'took-over'>;

/** A flight that kept its leader, and flew without him for some days. */
function oneLeader(names: Names, lived: Lived): Dated[] {
  const [first] = lived.days;
  return (first?.dawn.flights ?? []).flatMap(({ flight, aircrew }) => {
    const leader = aircrew.find(({ rank, seat }) => rank === 'Captain' && seat === 'pilot');
    const place = leader && inHisPlace(leader.id, flight, { from: 1, least: LEAST_DAYS.led, lived, names });
    if (!place) return [];
    const led = lived.now.flights.length > 1 ? `${flight} Flight` : 'the flight';
    const told = `${names.on(1).of(leader.id)} led ${led}. He was ${place.away}${tookOutText(place.others, 'it')}.`;
    return [{ day: place.last, title: 'Who Led', paragraphs: [told] }];
  });
}

interface FlightsCommand {
  readonly threads: Threads;
  readonly names: Names;
  readonly lived: Lived;
  readonly isOver: boolean;
  readonly lastDay: number;
}

/** Each leader of a flight with his time: the one before the first of them, and then each in his turn. */
function leadersTold(took: readonly TookOver[], led: string, command: FlightsCommand): string[] {
  const { threads, names } = command;
  const [first] = took;
  const turns = took.filter(({ how }) => how !== 'confirmed');
  return [
    ...(first?.after === undefined ? [] : [firstLeader(first.after, first.day, led, command)]),
    ...turns.map((turn, i) => {
      const next = turns[i + 1];
      const confirmed = took.find(
        ({ man, how, day }) => how === 'confirmed' && man === turn.man && day >= turn.day && day <= (next?.day ?? day),
      );
      const clauses = [
        followed(turn, i === 0 ? turn.after : turns[i - 1]?.man, threads),
        ...(confirmed ? [`was confirmed on ${dateText(confirmed.day)}`] : []),
        ...endOfATurn(turn, next, command),
      ];
      return `${names.on(turn.day).of(turn.man)} ${listed(clauses)}.`;
    }),
  ];
}

function endOfATurn(turn: TookOver, next: TookOver | undefined, command: FlightsCommand): string[] {
  const ended = endOf(turn.man, turn.day, next?.day, command.threads);
  if (ended !== undefined || next) return ended === undefined ? [] : [ended];
  const hurt = laidUp(turn, command);
  return hurt === undefined ? [command.isOver ? ledToTheEnd(turn, command) : ''].filter(Boolean) : [hurt];
}

/** The days on which he was away are named with those who led then. */
function ledToTheEnd({ man, day, flight }: TookOver, { lived, names }: FlightsCommand): string {
  const place = flight && inHisPlace(man, flight, { from: day, least: LEAST_DAYS.ledToTheEnd, lived, names });
  return place
    ? `led to the end, though he was ${place.away}${tookOutText(place.others, 'the flight')}`
    : 'led to the end';
}

/** Who took over on the day on which the one before him was lost or hurt followed him. */
function followed({ man, how, day }: TookOver, before: string | undefined, threads: Threads): string {
  const ended = before === undefined ? undefined : endOf(before, day, day, threads);
  if (ended === undefined || how !== 'acting') return `${LED[how]} on ${dateText(day)}`;
  const leave = threads.happenings.findLast(
    (each): each is Happening & HappeningOf<'on-leave'> => each.man === man && each.is === 'on-leave',
  );
  const isAway = leave !== undefined && leave.day < day && leave.back > day;
  return `followed him that day for the time being${isAway ? `, though he was at the sea until ${dateText(leave.back)}` : ''}`;
}

function firstLeader(man: string, until: number, led: string, { threads, names }: FlightsCommand): string {
  const end = endOf(man, 1, until, threads);
  const name = names.on(until).of(man);
  return end === undefined ? `${name} led ${led} until ${dateText(until)}.` : `${name} led ${led}, and ${end}.`;
}

/** (47) The last leader may lie wounded when the month ends. */
function laidUp(
  { man, day: from }: TookOver,
  { threads: { happenings }, lastDay }: FlightsCommand,
): string | undefined {
  const hurt = happenings.findLast((each) => each.man === man && each.is === 'wounded' && each.day >= from);
  return hurt?.is === 'wounded' && hurt.day + hurt.days >= lastDay
    ? `was wounded on ${dateText(hurt.day)}, and in hospital to the end`
    : undefined;
}

/** What ended a man's command between two days: that he was lost, or lay wounded. */
function endOf(man: string, from: number, to: number | undefined, { happenings }: Threads): string | undefined {
  const end = happenings.findLast(
    (each) =>
      each.man === man &&
      (isLoss(each) || (each.is === 'wounded' && each.day === to)) &&
      each.day >= from &&
      each.day <= (to ?? each.day),
  );
  return end && `was ${end.is} on ${dateText(end.day)}`;
}

const ofKindIn = <Is extends Happening['is']>(
  happenings: readonly Happening[],
  is: Is,
): (Happening & HappeningOf<Is>)[] => happenings.filter((each): each is Happening & HappeningOf<Is> => each.is === is);

const LED = {
  acting: 'took over for the time being',
  confirmed: 'was confirmed',
  'sent-out': 'came to command',
};

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
