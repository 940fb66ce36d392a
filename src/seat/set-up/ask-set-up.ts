import type { Rulebook } from '../../cards/rulebook.ts';
import { parseSeed } from '../../dice/seed.ts';
import { newPath } from '../../logbook/file/shelf.ts';
import { Refusal } from '../../logbook/refusal.ts';
import type { Paper } from '../../page/paper.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { print } from '../../shell/page.ts';
import { wordRefusal } from '../../shell/refusals.ts';
import type { AskLine } from '../asking.ts';
import { type Choice, choose, chooseOr } from '../menu.ts';
import { theShelf } from '../sit-down/the-shelf.ts';
import { flightsIn, readFlights } from './led-flights.ts';
import type { NewOptions } from './new-options.ts';
import { PRESETS } from './presets.ts';
import { flightChoices, leadsAll, MATTERS, OTHERS, SQUADRON_CHOICES, THE_REST } from './set-up-choices.ts';

/** Whom set-up asks, and the options of the command. */
interface Asking {
  readonly options: NewOptions;
  readonly book: Rulebook;
  readonly paper: Paper;
  readonly ask: AskLine;
}

/** The results of set-up, beyond the command's options. */
export interface SetUp {
  readonly name: string;
  readonly options: NewOptions;
}

/**
 * `wof new` without a name: asks for everything that the command left open, each with its effect. Returns nothing when
 * the player goes.
 */
export async function askSetUp(asking: Asking): Promise<SetUp | undefined> {
  const { options, ask, paper } = asking;
  const name = await askName(asking);
  if (name === undefined) return undefined;
  const chosen = options.flights === undefined ? await askFlights(asking) : { flights: options.flights };
  if (chosen === undefined) return undefined;
  const { flights, squadron = options.squadron, book = asking.book } = chosen;
  const preset = options.preset ?? (await choose('How do you play?', PRESETS.map(asChoice), ask, paper));
  if (preset === undefined) return undefined;
  const rest = saysRest(options) ? {} : await askRest(flights, { ...asking, book });
  return rest && { name, options: { ...options, squadron, flights, ...presetWith(preset, rest), ...rest } };
}

/** Special tasks are not printed; with them the preset is another. */
const presetWith = (preset: string, { tasks }: Partial<NewOptions>): Partial<NewOptions> =>
  tasks && preset === 'as-printed' ? {} : { preset };

const asChoice = ({ name, does }: { name: string; does: string }): Choice => ({ word: name, does });

/** What is led, and in which other squadron than the command named, if any. */
interface Led {
  readonly flights: string;
  readonly squadron?: string;
  readonly book?: Rulebook;
}

/** The flights of No. 23, or another squadron, and then its flights. */
async function askFlights(asking: Asking): Promise<Led | undefined> {
  const { cards, squadron } = asking.options;
  const others = cards === undefined && squadron === undefined ? SQUADRON_CHOICES : [];
  const chosen = await askFlightOr(others, asking);
  if (chosen === undefined) return undefined;
  if (!others.some(({ word }) => word === chosen)) return { flights: chosen };
  const book = await openRulebook(undefined, chosen);
  const flights = await askFlightOr([], { ...asking, book });
  return flights === undefined ? undefined : { flights, squadron: chosen, book };
}

const askFlightOr = (others: readonly Choice[], { book, ask, paper }: Asking): Promise<string | undefined> =>
  chooseOr(
    {
      question: 'Which flight do you lead? Several: A,C.',
      choices: [...flightChoices(book), ...others],
      read: (line) => readFlights(line, flightsIn(book)),
    },
    ask,
    paper,
  );

/** Whether the command has any of the rare options: then nothing more is asked. */
const saysRest = ({
  others,
  dice,
  realWeather,
  history,
  germanFates,
  until,
  depot,
  tasks,
  seed,
}: NewOptions): boolean =>
  [others, dice, realWeather, history, germanFates, until, depot, tasks, seed].some((said) => said !== undefined);

/** Everything else as usual, or one question after the other. Returns nothing when the player goes. */
async function askRest(led: string, asking: Asking): Promise<Partial<NewOptions> | undefined> {
  const { ask, paper } = asking;
  const rest = await choose('The rest as usual, or do you want to look at it?', THE_REST, ask, paper);
  if (rest === undefined) return undefined;
  if (rest !== 'look') return {};
  let found: Partial<NewOptions> = {};
  for (const { asks, choices, sets } of leadsAll(led, flightsIn(asking.book)) ? MATTERS : [OTHERS, ...MATTERS]) {
    const chosen = await choose(asks, choices, ask, paper);
    if (chosen === undefined) return undefined;
    found = { ...found, ...sets(chosen) };
  }
  const seed = await askSeed(asking);
  return seed === undefined ? undefined : { ...found, ...(seed !== '' && { seed }) };
}

/** A free name; an unsuitable one is explained, and asked again. */
async function askName({ options, paper, ask }: Asking): Promise<string | undefined> {
  print('\nWhat is the campaign to be called? Its log-book bears the name. Enter alone: april.', paper);
  for (;;) {
    const line = await ask('Name:');
    if (line === undefined || line.trim() === 'quit') return undefined;
    const name = line.trim() === '' ? 'april' : line.trim();
    const wrong = faultIn(name, options);
    if (wrong === undefined) return name;
    print(wrong, paper);
  }
}

function faultIn(name: string, options: NewOptions): string | undefined {
  try {
    newPath(theShelf(options), name);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return wordRefusal(error.reason);
    throw error;
  }
}

async function askSeed({ paper, ask }: Asking): Promise<string | undefined> {
  print(
    '\nFrom which word are the dice drawn? The same word and the same answers give the same story. Enter alone: any word.',
    paper,
  );
  for (;;) {
    const line = await ask('Seed:');
    if (line === undefined || line.trim() === 'quit') return undefined;
    const seed = line.trim();
    if (seed === '' || parseSeed(seed)) return seed;
    print(`"${seed}" is no seed: a word without a colon, or one printed as alea:1:word.`, paper);
  }
}
