import { type Campaign, newCampaign } from '../campaign/campaign.ts';
import { FLIGHTS, type Flight } from '../campaign/watch.ts';
import { LogBook } from '../logbook/logbook.ts';
import { campaignName } from '../logbook/name.ts';
import { FORMAT, type Opening } from '../logbook/record.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { askSetUp } from './ask-set-up.ts';
import { whoAnswers } from './asking.ts';
import { diceOf, seedOf } from './dice-of.ts';
import { WrongUsage } from './faults.ts';
import type { NewOptions } from './new-options.ts';
import { holdNew, theShelf } from './open-campaign.ts';
import { openRulebook } from './open-rulebook.ts';
import { print, printJson, thePaper } from './page.ts';
import { playOn } from './play.ts';
import { type Preset, presetNamed } from './presets.ts';
import { VERSION } from './version.ts';
import { today } from './whereabouts.ts';

/** `wof new NAME`: begins a campaign, and plays it where there is somebody to play. Without a name it asks. */
export async function begin(typed: string | undefined, options: NewOptions): Promise<void> {
  if (typed !== undefined) {
    const isAnswered = options.answers !== undefined || (process.stdin.isTTY && process.stdout.isTTY);
    return beginNamed(typed, options, isAnswered ? whoAnswers(options.answers) : undefined);
  }
  const answering = whoAnswers(options.answers);
  const book = await openRulebook(options.cards);
  const setUp = await askSetUp({ options, book, paper: thePaper(options), ask: answering.ask });
  if (setUp) await beginNamed(setUp.name, setUp.options, answering);
}

/** Lays out the log-book of a campaign, and plays it, if there is somebody to answer. */
export async function beginNamed(
  typed: string,
  options: NewOptions,
  answering: ReturnType<typeof whoAnswers> | undefined,
): Promise<void> {
  const name = campaignName(typed);
  const flight = flightOf(options.flight ?? 'B');
  const preset = presetNamed(options.preset ?? 'as-printed');
  const book = await openRulebook(options.cards);
  const opening = openingFor(name, preset, book, options);
  const path = holdNew(name, options);
  const state = {
    ...newCampaign([flight], book),
    replacements: preset.replacements,
    ...wishesOf(options),
  };
  const log = LogBook.begin(theShelf(options).disk, path, [opening, { dawn: 1, state }]);
  const { seed } = opening;
  if (options.json) printJson({ begun: name, seed, flight, preset: preset.name, file: path });
  else
    print(
      `${name} is begun: ${flight} Flight, ${preset.name}, seed ${seed}. Its log-book is ${path}.`,
      thePaper(options),
    );
  if (answering === undefined) return;
  await playOn(name, log, book, options, answering);
}

/** What the player wants of the campaign besides the printed game. */
const wishesOf = ({ germanFates, realWeather }: NewOptions): Pick<Campaign, 'followsGermans' | 'realWeather'> => ({
  ...(germanFates && { followsGermans: true }),
  ...(realWeather && { realWeather: true }),
});

const openingFor = (name: string, preset: Preset, book: Rulebook, options: NewOptions): Opening => ({
  wof: FORMAT,
  campaign: name,
  rules: VERSION,
  cards: book.fingerprint,
  seed: seedOf(options.seed),
  ironman: preset.ironman || options.ironman === true,
  byHand: diceOf(options.dice ?? 'program'),
  begun: today(),
  ...(options.cards !== undefined && { overlay: options.cards }),
  ...(options.history && { history: true as const }),
  ...(preset.hints && { hints: true as const }),
});

function flightOf(text: string): Flight {
  const flight = FLIGHTS.find((letter) => letter === text.toUpperCase());
  if (!flight) throw new WrongUsage(`There is no flight ${text}: the squadron's flights are ${FLIGHTS.join(', ')}.`);
  return flight;
}
