import { basename } from 'node:path';
import { isOver } from '../../campaign/campaign.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Lived, LivedDay } from '../../chronicle/lived.ts';
import type { Moment } from '../../chronicle/moments/kinds.ts';
import { momentsOf, readMoments } from '../../chronicle/moments/moments.ts';
import { misfitOnCards } from '../../chronicle/moments/on-cards.ts';
import { nameOf } from '../../logbook/file/name.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { refuse } from '../../logbook/refusal.ts';
import { failureOf, playedAgain } from '../../logbook/replay.ts';
import { dawnOf, daysOf, type LoggedDay, openingOf } from '../../logbook/standing.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import { theGame } from '../game.ts';
import { ledByIn } from '../page/led-by.ts';
import { readerOf, toldOf } from '../page/reader.ts';
import { cardsOf, readCampaign } from './open-campaign.ts';

/** A campaign for the records. */
export async function openChronicle(name: string, options: GlobalOptions): Promise<Lived> {
  const log = readCampaign(name, options);
  return chronicleOf(log, await cardsOf(log, options));
}

/**
 * Every day of a log-book. A finished day is told from its stored moments. A day of an older version has none: it is
 * replayed, or told by its dawns where the replay differs. The campaign is named after its file, because the name
 * inside may be foreign.
 */
export function chronicleOf({ path, standing }: Pick<LogBook, 'path' | 'standing'>, book: Rulebook): Lived {
  const name = nameOf(basename(path)) ?? openingOf(standing).campaign;
  const now = dawnOf(standing).state;
  const played = daysOf(standing).filter(({ dawn }) => !isOver(dawn.state));
  const days = played.map((logged) => dayOf(logged, path, standing, book));
  const enemyLedBy = ledByIn(standing, now.fights);
  return { name, seed: openingOf(standing).seed, days, now, book, ...(enemyLedBy && { enemyLedBy }) };
}

function dayOf(logged: LoggedDay, file: string, standing: LogBook['standing'], book: Rulebook): LivedDay {
  const { dawn, edition, moments, next } = logged;
  const by = { rules: edition.rules, cards: edition.cards };
  const turns = once(() => {
    const day = playedAgain(logged, standing, theGame(book));
    return failureOf(day) ? by : toldOf(day, readerOf(standing));
  });
  if (moments && next) return { dawn: dawn.state, moments: writtenDown(moments, file, book), turns };
  const events = turns();
  return 'rules' in events
    ? { dawn: dawn.state, moments: [], turns, untold: { ...by, after: next?.dawn.state } }
    : { dawn: dawn.state, moments: momentsOf(events), turns };
}

function writtenDown({ of, line }: Required<LoggedDay>['moments'], file: string, book: Rulebook): readonly Moment[] {
  const refused = (misfit: number) => refuse({ why: 'untellable', file, line, place: misfit + 1 });
  const moments = readMoments(of);
  if ('misfit' in moments) return refused(moments.misfit);
  const misfit = misfitOnCards(moments, book);
  return misfit === undefined ? moments : refused(misfit);
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
