import { randomInt } from 'node:crypto';
import { newCampaign } from '../campaign/campaign.ts';
import { FLIGHTS, type Flight } from '../campaign/watch.ts';
import { parseSeed, type Seed } from '../dice/seed.ts';
import { LogBook } from '../logbook/logbook.ts';
import { campaignName } from '../logbook/name.ts';
import { FORMAT } from '../logbook/record.ts';
import { newPath } from '../logbook/shelf.ts';
import { STREAMS } from '../table/checks.ts';
import { whoAnswers } from './asking.ts';
import { WrongUsage } from './faults.ts';
import { hold, theShelf } from './open-campaign.ts';
import { openRulebook } from './open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from './page.ts';
import { playOn } from './play.ts';
import { VERSION } from './version.ts';
import { today } from './whereabouts.ts';

export interface NewOptions extends GlobalOptions {
  readonly flight?: string;
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
  const flight = flightOf(options.flight ?? 'B');
  const seed = seedOf(options.seed ?? randomWord());
  const byHand = diceOf(options.dice ?? 'program');
  const book = await openRulebook(options.cards);
  const shelf = theShelf(options);
  const path = newPath(shelf, name);
  const opening = {
    wof: FORMAT,
    campaign: name,
    rules: VERSION,
    cards: book.fingerprint,
    seed,
    ironman: options.ironman === true,
    byHand,
    begun: today(),
    ...(options.cards !== undefined && { overlay: options.cards }),
    ...(options.history && { history: true as const }),
  };
  const state = { ...newCampaign([flight], book), ...(options.realWeather && { realWeather: true as const }) };
  const log = LogBook.begin(shelf.disk, path, [opening, { dawn: 1, state }]);
  if (options.json) printJson({ begun: name, seed, flight, file: path });
  else print(`${name} is begun: ${flight} Flight, seed ${seed}. Its log-book is ${path}.`, thePaper(options));
  if (options.answers === undefined && !process.stdin.isTTY) return;
  hold(name, shelf);
  await playOn(name, log, book, options, whoAnswers(options.answers));
}

function flightOf(text: string): Flight {
  const flight = FLIGHTS.find((letter) => letter === text.toUpperCase());
  if (!flight) throw new WrongUsage(`There is no flight ${text}: the squadron's flights are ${FLIGHTS.join(', ')}.`);
  return flight;
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
