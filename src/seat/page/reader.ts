import type { ReplayedDay } from '../../logbook/replay.ts';
import { opponentIn, type StandingRecord } from '../../logbook/standing.ts';
import type { GameEvent } from '../../table/events.ts';
import { enemyOf, type Side } from '../../table/sides.ts';
import { isFor } from '../../table/whose.ts';

/** Who reads the page: one side; a bystander, who is told what both may know; or anybody, once all is over. */
export type Reader = Side | 'bystander' | 'anybody';

/** Whether he may know of it. */
export function mayRead(event: GameEvent, reader: Reader): boolean {
  if (reader === 'anybody') return true;
  return reader === 'bystander' ? isFor(event, 'allied') && isFor(event, 'german') : isFor(event, reader);
}

/** Who reads a log-book that is not at its end: the side without a policy, or otherwise what both may know. */
export function readerOf<State>(standing: readonly StandingRecord<State>[]): Reader {
  const opponent = opponentIn(standing);
  return opponent ? enemyOf(opponent.side) : 'bystander';
}

/** What may be told of a day: everything, once it is over. */
export const toldOf = <State>({ logged, outcome }: ReplayedDay<State>, reader: Reader): readonly GameEvent[] =>
  logged.next ? outcome.events : outcome.events.filter((event) => mayRead(event, reader));
