import type { Rulebook } from '../../cards/rulebook.ts';
import type { PlayedBy } from '../../chronicle/lived.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { failureOf, playedAgain } from '../../logbook/replay.ts';
import type { LoggedDay } from '../../logbook/standing.ts';
import type { GameEvent } from '../../table/events.ts';
import { theGame } from '../game.ts';
import { readerOf, toldOf } from '../page/reader.ts';

/** All that happened on a day, played again; who played it, where it goes another way now. */
export type TurnsOfDay = (
  logged: LoggedDay,
  standing: LogBook['standing'],
  book: Rulebook,
) => readonly GameEvent[] | PlayedBy;

/** Apart from what opens a chronicle, because it needs the whole game. */
export const turnsOfDay: TurnsOfDay = (logged, standing, book) => {
  const day = playedAgain(logged, standing, theGame(book));
  const { rules, cards } = logged.edition;
  return failureOf(day) ? { rules, cards } : toldOf(day, readerOf(standing));
};
