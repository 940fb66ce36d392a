import { basename } from 'node:path';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Lived, LivedDay } from '../../chronicle/lived.ts';
import { nameOf } from '../../logbook/file/name.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { failureOf, replay } from '../../logbook/replay.ts';
import { dawnOf, openingOf } from '../../logbook/standing.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import { theGame } from '../game.ts';
import { ledByIn } from '../page/led-by.ts';
import { readerOf, toldOf } from '../page/reader.ts';
import { cardsOf, readCampaign } from './open-campaign.ts';

/** A campaign as the records see it. */
export async function openChronicle(name: string, options: GlobalOptions): Promise<Lived> {
  const log = readCampaign(name, options);
  return chronicleOf(log, await cardsOf(log, options));
}

/**
 * Every day of a log-book, lived again; one that does not come to what the log-book has is told by its dawns. The
 * campaign is called as its file is: what the file says within may be a stranger's.
 */
export function chronicleOf({ path, standing }: Pick<LogBook, 'path' | 'standing'>, book: Rulebook): Lived {
  const name = nameOf(basename(path)) ?? openingOf(standing).campaign;
  const reader = readerOf(standing);
  const days = [...replay(standing, theGame(book))].map((day): LivedDay => {
    const { dawn, edition, next } = day.logged;
    return failureOf(day)
      ? {
          dawn: dawn.state,
          events: [],
          untold: { rules: edition.rules, cards: edition.cards, after: next?.dawn.state },
        }
      : { dawn: dawn.state, events: toldOf(day, reader) };
  });
  const now = dawnOf(standing).state;
  const enemyLedBy = ledByIn(standing, now.fights);
  return { name, seed: openingOf(standing).seed, days, now, book, ...(enemyLedBy && { enemyLedBy }) };
}
