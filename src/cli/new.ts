import { randomInt } from 'node:crypto';
import { newCampaign } from '../campaign/campaign.ts';
import { parseSeed, type Seed } from '../dice/seed.ts';
import { LogBook } from '../logbook/logbook.ts';
import { campaignName } from '../logbook/name.ts';
import { FORMAT, type Opening } from '../logbook/record.ts';
import { newPath } from '../logbook/shelf.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { STREAMS } from '../table/checks.ts';
import { whoAnswers } from './asking.ts';
import { WrongUsage } from './faults.ts';
import { commandText, type LedFlights, ledFlights } from './led-flights.ts';
import { hold, theShelf } from './open-campaign.ts';
import { openRulebook } from './open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from './page.ts';
import { playOn } from './play.ts';
import { VERSION } from './version.ts';
import { today } from './whereabouts.ts';

export interface NewOptions extends GlobalOptions {
  readonly flights?: string;
  readonly others?: string;
  readonly seed?: string;
  readonly dice?: string;
  readonly ironman?: boolean;
  readonly history?: boolean;
  readonly realWeather?: boolean;
  readonly answers?: string;
}

/** `wof new NAME`: begins a campaign, and plays it where there is somebody to play. */
export async function begin(typed: string, options: NewOptions): Promise<void> {
  const name = campaignName(typed);
  const led = ledFlights(options);
  const seed = seedOf(options.seed ?? randomWord());
  const byHand = diceOf(options.dice ?? 'program');
  const book = await openRulebook(options.cards);
  const shelf = theShelf(options);
  const path = newPath(shelf, name);
  const opening = openingFor(name, { seed, byHand, others: led.others }, book, options);
  const state = { ...newCampaign(led.all, book), ...(options.realWeather && { realWeather: true as const }) };
  const log = LogBook.begin(shelf.disk, path, [opening, { dawn: 1, state }]);
  tellBegun(opening, led, path, options);
  if (options.answers === undefined && !process.stdin.isTTY) return;
  hold(name, shelf);
  await playOn(name, log, book, options, whoAnswers(options.answers));
}

function openingFor(
  campaign: string,
  { seed, byHand, others }: Pick<Opening, 'seed' | 'byHand'> & Pick<LedFlights, 'others'>,
  book: Rulebook,
  { ironman, cards, history }: NewOptions,
): Opening {
  return {
    wof: FORMAT,
    campaign,
    rules: VERSION,
    cards: book.fingerprint,
    seed,
    ironman: ironman === true,
    byHand,
    begun: today(),
    ...(others && { others }),
    ...(cards !== undefined && { overlay: cards }),
    ...(history && { history }),
  };
}

function tellBegun({ campaign, seed }: Opening, led: LedFlights, file: string, options: NewOptions): void {
  const { own, others } = led;
  if (options.json) return printJson({ begun: campaign, seed, flights: own, ...(others && { others }), file });
  print(`${campaign} is begun, seed ${seed}. ${commandText(led)} Its log-book is ${file}.`, thePaper(options));
}

function seedOf(text: string): Seed {
  const seed = parseSeed(text);
  if (!seed)
    throw new WrongUsage(
      `"${text}" is no seed for this program's dice: a word without a colon, or one printed as alea:1:word.`,
    );
  return seed;
}

function diceOf(text: string): typeof STREAMS | readonly [] {
  if (text !== 'hand' && text !== 'program') throw new WrongUsage(`--dice is hand or program, not ${text}.`);
  return text === 'hand' ? STREAMS : [];
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const randomWord = () => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
