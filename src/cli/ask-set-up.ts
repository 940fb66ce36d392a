import { FLIGHTS } from '../campaign/watch.ts';
import { parseSeed } from '../dice/seed.ts';
import { Refusal } from '../logbook/refusal.ts';
import { newPath } from '../logbook/shelf.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Paper } from '../terminal/paper.ts';
import type { AskLine } from './asking.ts';
import { type Choice, choose } from './menu.ts';
import type { NewOptions } from './new-options.ts';
import { theShelf } from './open-campaign.ts';
import { print } from './page.ts';
import { PRESETS } from './presets.ts';
import { wordRefusal } from './refusals.ts';

/** Whom set-up asks, and with what it was asked for. */
interface Asking {
  readonly options: NewOptions;
  readonly book: Rulebook;
  readonly paper: Paper;
  readonly ask: AskLine;
}

/** What set-up has found out, besides what the command said already. */
export interface SetUp {
  readonly name: string;
  readonly options: NewOptions;
}

/** `wof new` without a name: what the command left open is asked for, each with what is at stake. Nothing, when the player goes. */
export async function askSetUp(asking: Asking): Promise<SetUp | undefined> {
  const { options } = asking;
  const name = await askName(asking);
  if (name === undefined) return undefined;
  const led =
    options.flights ?? (await choose('Which flight do you command?', flights(asking.book), asking.ask, asking.paper));
  if (led === undefined) return undefined;
  const preset = options.preset ?? (await choose('How do you play?', PRESETS.map(asChoice), asking.ask, asking.paper));
  if (preset === undefined) return undefined;
  const dice = options.dice ?? (await choose('Who throws the dice?', DICE, asking.ask, asking.paper));
  if (dice === undefined) return undefined;
  const seed = options.seed ?? (await askSeed(asking));
  if (seed === undefined) return undefined;
  return { name, options: { ...options, flights: led, preset, dice, ...(seed !== '' && { seed }) } };
}

const asChoice = ({ name, does }: { name: string; does: string }): Choice => ({ word: name, does });

/** The flights in the words of the Squadron Notes; B comes first, for it is the one of the played games. */
function flights({ squadronNotes }: Rulebook): Choice[] {
  const choices = squadronNotes.flights.map(({ flight, words }) => ({ word: String(flight), does: words }));
  return choices.sort((a, b) => ORDER.indexOf(a.word) - ORDER.indexOf(b.word));
}

const ORDER: readonly string[] = ['B', ...FLIGHTS.filter((flight) => flight !== 'B')];

const DICE: readonly Choice[] = [
  { word: 'program', does: 'the program throws them, drawn from the seed' },
  { word: 'hand', does: 'you throw your own on your own table, and type what they show' },
];

/** A name that no campaign has; told why, and asked again, when it will not do. */
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
    '\nFrom which word are the dice drawn? The same word and the same answers have the same story. Enter alone: any word.',
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
