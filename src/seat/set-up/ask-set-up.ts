import type { Rulebook } from '../../cards/rulebook.ts';
import { parseSeed } from '../../dice/seed.ts';
import { namesOn, newPath } from '../../logbook/file/shelf.ts';
import { Refusal } from '../../logbook/refusal.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { wordRefusal } from '../../shell/refusals.ts';
import { asSet, unusual } from '../../shell/settings.ts';
import type { Choice } from '../menu.ts';
import { freeName } from '../sit-down/free-name.ts';
import { theShelf } from '../sit-down/the-shelf.ts';
import { flightsIn, readFlights } from './led-flights.ts';
import type { NewOptions } from './new-options.ts';
import { PRESETS } from './presets.ts';
import {
  AS_SET,
  flightChoices,
  leadsAll,
  MATTERS,
  type Matter,
  OTHERS,
  SQUADRON_CHOICES,
  THE_REST,
} from './set-up-choices.ts';
import type { WayToAsk } from './ways-to-ask.ts';

/** How set-up asks, and the options of the command. */
interface Asking {
  readonly options: NewOptions;
  readonly book: Rulebook;
  readonly way: WayToAsk;
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
  const { options, way } = asking;
  const name = await askName(asking);
  if (name === undefined) return undefined;
  const chosen = options.flights === undefined ? await askFlights(asking) : { flights: options.flights };
  if (chosen === undefined) return undefined;
  const { flights, squadron = options.squadron, book = asking.book } = chosen;
  const preset =
    options.preset ?? (await askList('How do you play?', asSetFirst('preset', PRESETS.map(asChoice), options), way));
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

const askFlightOr = (others: readonly Choice[], { book, way }: Asking): Promise<string | undefined> =>
  way.list({
    question: 'Which flight do you lead? Several: A,C.',
    choices: [...flightChoices(book), ...others],
    read: (line) => readFlights(line, flightsIn(book)),
    other: SEVERAL,
  });

const SEVERAL = {
  word: 'several',
  does: 'some of them: you are asked which',
  asks: 'Which flights? As A,C.',
  wrong: 'Letters of flights belong here, as A,C.',
};

const askList = (question: string, choices: readonly Choice[], way: WayToAsk): Promise<string | undefined> =>
  way.list({ question, choices, read: () => undefined });

/** What the player has set comes first: Enter takes it. */
const asSetFirst = (key: 'preset' | 'others' | 'dice', choices: readonly Choice[], options: NewOptions): Choice[] =>
  choices.toSorted((a, b) => Number(b.word === asSet(key, options)) - Number(a.word === asSet(key, options)));

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
async function askRest(led: string, { options, book, way }: Asking): Promise<Partial<NewOptions> | undefined> {
  const isAsSet = unusual(['others', 'dice'], options).length > 0;
  const question = 'The rest as usual, or do you want to look at it?';
  const isUsual = await way.confirm({ question, asks: 'The rest as usual?', choices: isAsSet ? AS_SET : THE_REST });
  if (isUsual !== false) return isUsual ? {} : undefined;
  const found = await askMatters(leadsAll(led, flightsIn(book)) ? MATTERS : [OTHERS, ...MATTERS], options, way);
  const seed = found && (await askSeed(way));
  return seed === undefined ? undefined : { ...found, ...(seed !== '' && { seed }) };
}

async function askMatters(
  matters: readonly Matter[],
  options: NewOptions,
  way: WayToAsk,
): Promise<Partial<NewOptions> | undefined> {
  let found: Partial<NewOptions> = {};
  for (const { asks, choices, sets, setting } of matters) {
    const chosen = await askList(asks, setting ? asSetFirst(setting, choices, options) : choices, way);
    if (chosen === undefined) return undefined;
    found = { ...found, ...sets(chosen) };
  }
  return found;
}

/** A free name; an unsuitable one is explained, and asked again. */
function askName({ options, way }: Asking): Promise<string | undefined> {
  const usual = freeName(namesOn(theShelf(options)));
  return way.text({
    question: 'What is the campaign to be called? Its log-book bears the name.',
    label: 'Name',
    usual,
    otherwise: usual,
    fault: (name) => faultIn(name, options),
  });
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

const askSeed = (way: WayToAsk): Promise<string | undefined> =>
  way.text({
    question: 'From which word are the dice drawn? The same word and the same answers give the same story.',
    label: 'Seed',
    usual: '',
    otherwise: 'any word',
    fault: (seed) =>
      seed === '' || parseSeed(seed)
        ? undefined
        : `"${seed}" is no seed: a word without a colon, or one printed as alea:1:word.`,
  });
