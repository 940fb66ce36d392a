import { dateText } from '../../campaign/calendar.ts';
import { isOver, lastDayOf } from '../../campaign/campaign.ts';
import type { Flight } from '../../campaign/watch.ts';
import { inWords, listed, plural, times } from '../../words/numbers.ts';
import type { Lived } from '../lived.ts';
import { type Happening, type HappeningOf, isLoss, type Threads } from '../threads/thread.ts';
import { underEach } from '../under-each.ts';
import type { Dated } from './chapter.ts';
import type { Names } from './happenings-told.ts';
import { inHisPlace, LEAST_DAYS, tookOutAfter } from './in-his-place.ts';

/** (47) Who followed whom as leader of each flight, from when to when, and what ended it. */
export function whoLed(threads: Threads, names: Names, lived: Lived): Dated[] {
  const { now } = lived;
  const took = threads.happenings.filter((each): each is TookOver => each.is === 'took-over');
  const [first] = took;
  if (!first) return oneLeader(threads, names, lived);
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
  return `, when ${who} took ${what} out`;
}

type TookOver = Happening & HappeningOf<'took-over'>;

/** A flight to which no other leader was given: its leader was absent for some days, or is lost and nobody was named. */
function oneLeader(threads: Threads, names: Names, lived: Lived): Dated[] {
  const [first] = lived.days;
  return (first?.dawn.flights ?? []).flatMap(({ flight, aircrew }) => {
    const leader = aircrew.find(({ rank, seat }) => rank === 'Captain' && seat === 'pilot');
    return leader ? ledAlone(leader.id, flight, { threads, names, lived }) : [];
  });
}

type OneLeader = Pick<FlightsCommand, 'threads' | 'names' | 'lived'>;

function ledAlone(leader: string, flight: Flight, { threads, names, lived }: OneLeader): Dated[] {
  const loss = threads.happenings.find((each) => each.man === leader && isLoss(each));
  const to = loss?.day ?? Infinity;
  const place = inHisPlace(leader, flight, { from: 1, to, least: LEAST_DAYS.led, lived, names });
  const led = `led ${lived.now.flights.length > 1 ? `${flight} Flight` : 'the flight'}`;
  const away = place ? [`He was ${place.away}${tookOutText(place.others, 'it')}.`] : [];
  if (loss) {
    const lost = `${names.on(loss.day).of(leader)} ${led}, and was ${loss.is} on ${dateText(loss.day)}.`;
    const told = [lost, ...away, ...nobodyNamed(leader, flight, { lived, names })];
    return [{ day: loss.day, title: 'Who Led', paragraphs: [told.join(' ')] }];
  }
  const told = [`${names.on(1).of(leader)} ${led}.`, ...away].join(' ');
  return place ? [{ day: place.last, title: 'Who Led', paragraphs: [told] }] : [];
}

/** Nobody has been named for a leader who is lost; who took the flight out since. */
function nobodyNamed(man: string, flight: Flight, { lived, names }: Pick<FlightsCommand, 'lived' | 'names'>): string[] {
  if (!isOver(lived.now)) return [];
  const others = tookOutAfter(man, flight, lived, names);
  const since = others.length === 0 ? '' : `; ${listed(others)} had taken it out since`;
  return [`On the last evening nobody had been named in his place${since}.`];
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
    ...(first?.after === undefined ? [] : [firstLeader(first.after, first, led, command)]),
    ...turns.flatMap((turn, i) => {
      const next = turns[i + 1];
      const confirmed = took.find(
        ({ man, how, day }) => how === 'confirmed' && man === turn.man && day >= turn.day && day <= (next?.day ?? day),
      );
      const clauses = [
        followed(turn, i === 0 ? turn.after : turns[i - 1]?.man, threads),
        ...(confirmed ? [`was confirmed on ${dateText(confirmed.day)}`] : []),
        ...endOfATurn(turn, next, command),
      ];
      return [
        ...passedOver(turn, turns[i - 1], command),
        `${names.on(turn.day).of(turn.man)} ${listed(clauses)}.`,
        ...(next === undefined ? lostAtLast(turn, command) : []),
      ];
    }),
  ];
}

/** The days on which the first leader was away before another took over, and who led then. */
function awayBefore(leader: string, { day, flight }: TookOver, { lived, names }: FlightsCommand): string {
  const place = flight && inHisPlace(leader, flight, { from: 1, to: day, least: LEAST_DAYS.led, lived, names });
  return place ? `, though he was ${place.away}${tookOutText(place.others, 'it')}` : '';
}

/** Who had led for the time being, is not lost, and was not made. */
function passedOver(
  { how, day, man }: TookOver,
  before: TookOver | undefined,
  { threads, names }: FlightsCommand,
): string[] {
  if (how !== 'sent-out' || before?.how !== 'acting' || endOf(before.man, 1, day, threads) !== undefined) return [];
  if (before.man === man) return [];
  const why =
    nerveOf(before.man, day, threads) ?? (before.day < day ? `, who had led since ${dateText(before.day)}` : '');
  return [`The command was not given to ${names.on(day).of(before.man)}${why}.`];
}

/** How often the nerve of a man had failed him before a day: it is for the reader to say what the Wing thought. */
function nerveOf(man: string, day: number, { happenings }: Threads): string | undefined {
  const often = happenings.filter(
    (each) => each.is === 'turned-back' && each.why === 'nerve' && each.man === man && each.day < day,
  ).length;
  return often === 0 ? undefined : `, whose nerve had failed him ${times(often)} by then`;
}

/** The last of the leaders may be lost on the last day. */
function lostAtLast({ man, day, flight }: TookOver, command: FlightsCommand): string[] {
  const loss = command.threads.happenings.find((each) => each.man === man && isLoss(each) && each.day >= day);
  return loss && flight ? nobodyNamed(man, flight, command) : [];
}

function endOfATurn(turn: TookOver, next: TookOver | undefined, command: FlightsCommand): string[] {
  const ended = endOf(turn.man, turn.day, next?.day, command.threads);
  if (ended !== undefined || next) return ended === undefined ? [] : [ended];
  const hurt = laidUp(turn, command);
  return [hurt ?? (command.isOver ? ledToTheEnd(turn, command) : '')].filter(Boolean);
}

/** The days on which he was away are named with those who led then. */
function ledToTheEnd({ man, day, flight }: TookOver, { lived, names }: FlightsCommand): string {
  const place =
    flight && inHisPlace(man, flight, { from: day, to: Infinity, least: LEAST_DAYS.ledToTheEnd, lived, names });
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

function firstLeader(man: string, next: TookOver, led: string, command: FlightsCommand): string {
  const end = endOf(man, 1, next.day, command.threads);
  const name = command.names.on(next.day).of(man);
  const away = awayBefore(man, next, command);
  if (end === undefined) return `${name} led ${led}${away} until ${dateText(next.day)}.`;
  return `${name} led ${led}${away}${away === '' ? ', and' : '; he'} ${end}.`;
}

/** (47) The last leader may lie wounded when the month ends. */
function laidUp(
  { man, day: from, flight }: TookOver,
  { threads: { happenings }, lastDay, lived, names }: FlightsCommand,
): string | undefined {
  const hurt = happenings.findLast((each) => each.man === man && each.is === 'wounded' && each.day >= from);
  if (hurt?.is !== 'wounded' || hurt.day + hurt.days < lastDay) return undefined;
  const others = flight ? tookOutAfter(man, flight, lived, names) : [];
  const out = tookOutText(others, 'the flight').replace(', when', ';');
  // On one day he may have been hurt, and named in the evening.
  return hurt.day === from
    ? `lay in hospital himself from that day to the end${out}`
    : `was wounded on ${dateText(hurt.day)}, and in hospital to the end${out}`;
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

const LED = {
  acting: 'took over for the time being',
  confirmed: 'was confirmed',
  'sent-out': 'came to command',
};
