import type { OddsHeard } from '../../screens/pages/odds-page.ts';
import { show } from '../../shell/page.ts';
import { sketchOn } from '../../shell/sketch.ts';
import { compileLittle } from '../../simulation/compiling.ts';
import type { Question } from '../../table/decisions.ts';
import type { Seat } from '../seat.ts';
import { enterTakes } from '../typed/at-hand.ts';
import { nextOn } from '../typed/careful-course.ts';
import { courseAtHand } from '../typed/course-at-hand.ts';
import { FEWEST, type Played, type PlayedInTime, type Playing, playedInTime } from './in-time.ts';
import { othersFor } from './others.ts';
import type { ToPlay } from './to-play.ts';

/** How answers are played out, and the page of their results. */
export interface InSight<Came> extends Omit<Playing<Came>, 'others'> {
  /** The same for threads that play on other cores; nothing where they do not know how: in a lesson. */
  readonly toPlay: ToPlay | undefined;
  readonly pageOf: (soFar: PlayedInTime<Came>) => string;
}

/** What Enter takes; of a course its first step. */
export function enterAt(
  asked: Question,
  seat: Seat,
): { readonly answer: string; readonly course?: string } | undefined {
  const first = courseAtHand(asked, seat);
  const next = first?.course && nextOn(first.course, asked, seat.sitting.orders, seat.book);
  if (!first || next?.is !== 'answer') return enterTakes(undefined, asked, seat);
  return { answer: next.answer, course: first.answer };
}

/** What is listed, in its order, and what of it Enter takes. */
interface AsListed {
  readonly options: readonly string[];
  readonly enter: string | undefined;
}

/**
 * What is surely best stands first, then what Enter takes: as long as luck may decide between them, the rows do not
 * change their places with the machine's load. As long as too little is known the others stand as they are asked.
 */
export function entersFirst<Came>(
  { played, foremost }: PlayedInTime<Came>,
  { options, enter: answer }: AsListed,
): readonly (Played<Came> & { readonly isEnter: boolean })[] {
  const sure = foremost.length === 1 ? foremost[0] : undefined;
  const placeOf = (each: string) => (each === sure ? 2 : Number(each === answer));
  const isOpen = played.some(({ came }) => came.length < FEWEST);
  const ordered = isOpen ? played.toSorted((a, b) => options.indexOf(a.answer) - options.indexOf(b.answer)) : played;
  return ordered
    .map((each) => ({ ...each, isEnter: each.answer === answer }))
    .toSorted((a, b) => placeOf(b.answer) - placeOf(a.answer));
}

/** For a listener: the rest waits for `more`. */
export function sayOdds({ said, rest }: OddsHeard, { told }: Pick<Seat, 'told'>): void {
  show(said.join('\n'));
  told.rest = rest.map((line) => ({ line }));
}

/** Plays the answers out in time; at a terminal the page is shown at once and updated. */
export function playedInSight<Came>(
  asked: Question,
  times: number,
  { pageOf, toPlay, ...playing }: InSight<Came>,
  { json, paper, book }: Pick<Seat, 'json' | 'paper' | 'book'>,
): PlayedInTime<Came> {
  compileLittle();
  const others = toPlay && othersFor<Came>(toPlay, times, book);
  const sketch = json || paper.inSentences || !process.stdout.isTTY ? undefined : sketchOn(process.stderr);
  const grows = sketch && ((soFar: PlayedInTime<Came>) => sketch.draw(pageOf(soFar)));
  const came = playedInTime(asked, times, { ...playing, ...(others && { others }), ...(grows && { grows }) });
  sketch?.wipe();
  return came;
}
