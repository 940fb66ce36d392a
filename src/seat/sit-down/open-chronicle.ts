import { basename } from 'node:path';
import { isOver } from '../../campaign/campaign.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Lived, LivedDay, OwnWords } from '../../chronicle/lived.ts';
import type { Moment } from '../../chronicle/moments/kinds.ts';
import { momentsOf, readMoments } from '../../chronicle/moments/moments.ts';
import { misfitOnCards } from '../../chronicle/moments/on-cards.ts';
import { nameOf } from '../../logbook/file/name.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { isWords } from '../../logbook/record.ts';
import { refuse } from '../../logbook/refusal.ts';
import { dawnOf, daysOf, type LoggedDay, openingOf } from '../../logbook/standing.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import { ledByIn } from '../page/led-by.ts';
import { cardsOf, readCampaign } from './open-campaign.ts';
import type { TurnsOfDay } from './turns-of-day.ts';

/** A campaign for the records. */
export async function openChronicle(name: string, options: GlobalOptions, asked?: Asked): Promise<Lived> {
  const log = readCampaign(name, options);
  return livedIn(log, await cardsOf(log, options), asked);
}

/** What is asked of the days that are over: what papers tell of them, or all that happened, which plays them again. */
type Asked = 'moments' | 'turns';

/** The same of a log-book that is open. The game is loaded only where a day has to be played. */
export async function livedIn(log: LogBook, book: Rulebook, asked: Asked = 'moments'): Promise<Lived> {
  const isPlayed = asked === 'turns' || daysIn(log.standing).some((day) => !isWrittenDown(day));
  return chronicleOf(log, book, isPlayed ? (await import('./turns-of-day.ts')).turnsOfDay : undefined);
}

/**
 * Every day of a log-book. A day that is over is told from what was written down of it. A day of an older version has
 * nothing written: it is played again, and told by its dawns where that does not come to what the log-book has. The
 * campaign is called as its file is: what the file says within may be a stranger's.
 */
export function chronicleOf(
  { path, standing }: Pick<LogBook, 'path' | 'standing'>,
  book: Rulebook,
  turnsOf?: TurnsOfDay,
): Lived {
  const name = nameOf(basename(path)) ?? openingOf(standing).campaign;
  const now = dawnOf(standing).state;
  const days = daysIn(standing).map((logged) => {
    const turns = turnsOf && memoized(() => turnsOf(logged, standing, book));
    return isWrittenDown(logged)
      ? { dawn: logged.dawn.state, moments: writtenDown(logged.moments, path, book), ...(turns && { turns }) }
      : playedDay(logged, turns);
  });
  const enemyLedBy = ledByIn(standing, now.fights);
  const notes = notesIn(standing);
  return {
    name,
    seed: openingOf(standing).seed,
    days,
    now,
    book,
    ...(enemyLedBy && { enemyLedBy }),
    ...(notes.length > 0 && { notes }),
  };
}

/** The player's own words in a log-book. */
export const notesIn = (standing: LogBook['standing']): readonly OwnWords[] =>
  standing.flatMap(({ record }) => (isWords(record) ? [{ day: record.day, words: record.words }] : []));

const daysIn = (standing: LogBook['standing']): LoggedDay[] =>
  daysOf(standing).filter(({ dawn }) => !isOver(dawn.state));

type WrittenDay = LoggedDay & Required<Pick<LoggedDay, 'moments' | 'next'>>;

const isWrittenDown = (day: LoggedDay): day is WrittenDay => day.moments !== undefined && day.next !== undefined;

function playedDay({ dawn, edition: { rules, cards }, next }: LoggedDay, turns: LivedDay['turns']): LivedDay {
  const events = turns?.() ?? { rules, cards };
  return 'rules' in events
    ? { dawn: dawn.state, moments: [], ...(turns && { turns }), untold: { rules, cards, after: next?.dawn.state } }
    : { dawn: dawn.state, moments: momentsOf(events), ...(turns && { turns }) };
}

function writtenDown({ of, line }: Required<LoggedDay>['moments'], file: string, book: Rulebook): readonly Moment[] {
  const refused = (misfit: number) => refuse({ why: 'untellable', file, line, place: misfit + 1 });
  const moments = readMoments(of);
  if ('misfit' in moments) return refused(moments.misfit);
  const misfit = misfitOnCards(moments, book);
  return misfit === undefined ? moments : refused(misfit);
}

function memoized<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
