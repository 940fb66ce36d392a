import type { ReplayedDay } from '../../logbook/replay.ts';
import { opponentIn, type StandingRecord } from '../../logbook/standing.ts';
import type { GameEvent } from '../../table/events.ts';
import { enemyOf, type Side } from '../../table/sides.ts';
import { isFor } from '../../table/whose.ts';

/** Who reads the page: one side; somebody of neither, who hears what both may know; or anybody, once all is over. */
export type Reader = Side | 'bystander' | 'anybody';

/** Whether he may hear of it. */
export function mayRead(event: GameEvent, reader: Reader): boolean {
  if (reader === 'anybody') return true;
  return reader === 'bystander' ? isFor(event, 'allied') && isFor(event, 'german') : isFor(event, reader);
}

/** Who reads along while a log-book is not at its end: the side that no policy answers for, or what both may know. */
export function readerOf<State>(standing: readonly StandingRecord<State>[]): Reader {
  const opponent = opponentIn(standing);
  return opponent ? enemyOf(opponent.side) : 'bystander';
}

/** What may be told of a day: all of it, once it is over. */
export const toldOf = <State>({ logged, outcome }: ReplayedDay<State>, reader: Reader): readonly GameEvent[] =>
  logged.next ? outcome.events : outcome.events.filter((event) => mayRead(event, reader));
