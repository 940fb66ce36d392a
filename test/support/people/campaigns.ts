import { type Campaign, isOver, newCampaign } from '../../../src/campaign/campaign.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import type { Disk } from '../../../src/logbook/file/store.ts';
import { LogBook } from '../../../src/logbook/logbook.ts';
import type { Game } from '../../../src/logbook/play-on.ts';
import { FORMAT, type Opening } from '../../../src/logbook/record.ts';
import { Refusal } from '../../../src/logbook/refusal.ts';
import { Sitting } from '../../../src/logbook/sitting.ts';
import { steadyBook as book } from '../cards/steady-book.ts';
import { FaultDisk } from '../program/fault-disk.ts';
import { aDayOfWeather } from './a-day-of-weather.ts';

export { book };
export const RULES = '0.1.0';
export const PATH = '/saves/dawn.wof.jsonl';

/** A campaign at its first dawn, with only what a log-book needs. */
export const aCampaign = (): Campaign => ({
  ...newCampaign([], book),
  flights: [{ flight: 'B', aircrew: [], machines: [], points: [], awaited: [], succession: undefined }],
});

/** What the log-book's tests play: days with nothing but weather. */
export const aGame = (told: Partial<Game> = {}): Game => ({
  book,
  rules: RULES,
  playDay: aDayOfWeather,
  isOver,
  policy: () => () => 'land',
  ...told,
});

export const anOpening = (told: Partial<Opening> = {}): Opening => ({
  wof: FORMAT,
  campaign: 'dawn',
  rules: RULES,
  cards: book.fingerprint,
  seed: 'alea:1:dawn',
  ironman: false,
  byHand: [],
  begun: '2026-11-01',
  ...told,
});

/** A campaign just begun: its opening line and the first dawn. */
export const aLogBook = (told: Partial<Opening> = {}, disk: Disk = new FaultDisk()): LogBook =>
  LogBook.begin(disk, PATH, [anOpening(told), { dawn: 1, state: aCampaign() }]);

export const sitDown = (log: LogBook, game: Game = aGame()): Sitting => new Sitting(log, game);

/** Changed cards: the same day may have another result with them. */
export function otherCards(change: (book: Rulebook) => void): Rulebook {
  const other = { ...structuredClone(book), fingerprint: 'other-cards' };
  change(other);
  return other;
}

/** Gives answers, one after the other, to whatever is asked. */
export function answer(sitting: Sitting, ...answers: readonly string[]): void {
  for (const each of answers) sitting.answer(each);
}

/** A day on which the flight stays up so many turns in the morning, and so many in the afternoon. */
export const aDay = (morning: number, afternoon: number): string[] => [
  ...Array.from({ length: morning }, () => 'stay'),
  'land',
  ...Array.from({ length: afternoon }, () => 'stay'),
  'land',
];

/** Why something was refused; fails if it was not. */
export function reasonOf(act: () => unknown): Refusal['reason'] {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
  throw new Error('It was not refused.');
}
