import { createHash } from 'node:crypto';
import { dateText } from '../../campaign/calendar.ts';
import { isOver } from '../../campaign/campaign.ts';
import { flightsNamed } from '../../campaign/flight-names.ts';
import { FLIGHTS } from '../../campaign/watch.ts';
import { dayScore } from '../../chronicle/day-score.ts';
import type { Lived, LivedDay } from '../../chronicle/lived.ts';
import { ofKind } from '../../chronicle/moments/of-kind.ts';
import { missionReports } from '../../chronicle/report/mission-report.ts';
import { sumBorneBy, sumText } from '../../logbook/file/line.ts';
import { nodeDisk } from '../../logbook/file/store.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { daysOf, editionOf, inForce, type LoggedDay, openingOf } from '../../logbook/standing.ts';
import { reservations } from '../../seat/day/day-score.ts';
import { goesAnotherWay, wof } from '../../shell/advice.ts';
import { Fault } from '../../shell/faults.ts';
import type { Said, SealedOrders, Sums } from './said.ts';

/** The report of a day that this program cannot tell: it can neither be sealed nor be compared with a seal. */
export class UntoldReport extends Fault {}

/** What is sealed, but for the time and who seals it. */
export type ToBeSealed = Omit<Said, 'at' | 'by'>;

/** A log-book, or its beginning up to some time. */
export type SoFar = Pick<LogBook, 'path' | 'records' | 'standing'>;

/** A log-book as it was with so many lines. */
export function asOf({ path, records }: SoFar, lines: number): SoFar {
  const written = records.slice(0, lines);
  return { path, records: written, standing: inForce(written) };
}

/** (6) The orders of the current day, sealed with the present state of its log-book. */
export function ordersToSeal(log: SoFar, lived: Lived): ToBeSealed {
  if (isOver(lived.now)) throw new Fault('It is over: no day is left whose orders could be sealed.');
  const today = daysOf(log.standing).at(-1);
  const day = lived.days.at(-1);
  const orders = day ? ordersOf(day) : [];
  if (!today || orders.length === 0)
    throw new Fault('No plan is made yet on the day that is being played: there are no orders to seal.');
  if (day && isAway(day))
    throw new Fault('The day is being flown already: orders are sealed before the first flight leaves its own field.');
  return { ...common('orders', log, lived, today), orders, reports: [] };
}

/** (44) (45) The report of a finished day: the last, where none is named. Later days have no part in it. */
export function reportToSeal(log: SoFar, lived: Lived, asked: number | undefined): ToBeSealed {
  const over = daysOf(log.standing).filter(({ next }) => next);
  const logged = asked === undefined ? over.at(-1) : over.find(({ dawn }) => dawn.dawn === asked);
  const at = lived.days.findIndex(({ dawn }) => dawn.day === logged?.dawn.dawn);
  const day = lived.days[at];
  if (!logged?.next || !day)
    throw new Fault(
      'Only the report of a day that is over is sealed; --orders seals the plan of the day being played.',
    );
  if (day.untold) throw new UntoldReport(goesAnotherWay(dateText(day.dawn.day), day.untold, wof('verify', lived.name)));
  const then = asOf(log, logged.next.line);
  const { points, flown, notFlown, victories, machinesLost, menLost } = dayScore({
    ...lived,
    days: [day],
    now: logged.next.dawn.state,
  });
  return {
    ...common('report', then, lived, logged),
    orders: ordersOf(day),
    reports: missionReports(day.moments, lived.book).map(({ title, paragraphs, points: lines, total }) => ({
      title,
      paragraphs,
      points: lines.map((line) => ({ reason: line.reason, points: line.points })),
      total,
    })),
    score: { points, flown, notFlown, victories, machinesLost, menLost, but: reservations(then, day.dawn.day) },
  };
}

function common(
  kind: Said['kind'],
  log: SoFar,
  { now }: Lived,
  { dawn, line }: LoggedDay,
): Omit<ToBeSealed, 'orders' | 'reports'> {
  const { rules, cards } = editionOf(log.standing);
  const { campaign, seed } = openingOf(log.standing);
  const lines = log.records.length;
  return {
    kind,
    campaign,
    day: dawn.dawn,
    flights: flightsNamed(now.flights),
    rules,
    cards,
    dice: hashOf(seed).slice(0, 16),
    lines,
    sha: hashOf(linesOf(log, lines).join('\n')),
    book: sumsOf(log, line, lines),
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const linesOf = ({ path }: SoFar, count: number): readonly string[] =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(nodeDisk.read(path)).split('\n').slice(0, count);

const sumsOf = (log: SoFar, first: number, last: number): Sums => ({
  first,
  sums: linesOf(log, last)
    .slice(first - 1)
    .map((line) => sumText(sumBorneBy(line))),
});

/** Whether a log-book begins with exactly the sealed lines. */
export const beginsAsSealed = (log: SoFar, { lines, sha }: Pick<Said, 'lines' | 'sha'>): boolean =>
  log.records.length >= lines && hashOf(linesOf(log, lines).join('\n')) === sha;

/** (6) The plan with which each flight first took off; the one for the afternoon is another. */
function ordersOf({ moments }: LivedDay): SealedOrders[] {
  return FLIGHTS.flatMap((letter) => {
    const began = moments.findIndex((moment) => moment.type === 'mission-began' && moment.flight === letter);
    const plans = ofKind(began < 0 ? moments : moments.slice(0, began), 'plan-made');
    return plans.filter(({ flight }) => flight === letter).slice(-1);
  }).map(({ flight, missions, price }) => ({ flight, missions, price }));
}

/** Whether a flight has left its own field: then it is too late for orders. */
const isAway = ({ moments }: LivedDay): boolean =>
  moments.some(({ type }) => ['height-changed', 'moved', 'stayed', 'mission-ended'].includes(type));
