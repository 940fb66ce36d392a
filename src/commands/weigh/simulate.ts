import { readFileSync } from 'node:fs';
import type { Rulebook } from '../../cards/rulebook.ts';
import { systemCode } from '../../cards/system-code.ts';
import { parseSeed } from '../../dice/seed.ts';
import { readOrdinary } from '../../logbook/file/store.ts';
import { quoted } from '../../page/quoted.ts';
import { atTheEnd } from '../../seat/at-the-end.ts';
import { checkFlown, fightsOf } from '../../seat/set-up/fights-of.ts';
import { flightOf } from '../../seat/set-up/led-flights.ts';
import { checkSquadron, policyOf, spanOf, withSquadron } from '../../seat/set-up/read-options.ts';
import { WrongUsage } from '../../shell/faults.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { progressBar } from '../../shell/progress.ts';
import { diskText } from '../../shell/refusals.ts';
import { WORKERS } from '../../shell/whereabouts.ts';
import { mergeResults } from '../../simulation/counting/statistics.ts';
import { numbersOf, type Programme } from '../../simulation/simulation.ts';
import { simulateInWorkers } from '../../simulation/workers.ts';
import { simulatedFit } from './simulated-fits.ts';
import { type Simulated, simulationCsv, simulationPage } from './simulation-page.ts';

export interface SimulateOptions extends GlobalOptions {
  readonly campaigns?: string;
  readonly policy?: string;
  readonly flight?: string;
  readonly squadron?: string | undefined;
  readonly seed?: string;
  readonly fights?: string;
  readonly heads?: string;
  readonly until?: string;
  readonly tasks?: boolean;
  readonly workers?: string;
  readonly shard?: string;
  readonly merge?: readonly string[];
  readonly csv?: boolean;
  readonly all?: boolean;
}

/** `wof simulate`: plays whole campaigns by a policy and prints their results. */
export async function simulate(options: SimulateOptions): Promise<void> {
  if (options.csv && options.json) throw new WrongUsage('Either --csv or --json: not both.');
  const simulated = options.merge ? merged(options.merge) : await played(options);
  if (options.csv) process.stdout.write(simulationCsv(simulated.results));
  else if (options.json) printJson(simulated);
  else print(simulationPage(simulated, await bookFor(options), options.all ? 'all' : 'main'), thePaper(options));
}

/** The requested cards, with a squadron's. */
function bookFor(asked: SimulateOptions): Promise<Rulebook> {
  const { cards, squadron } = withSquadron(asked);
  return openRulebook(cards, squadron);
}

async function played(options: SimulateOptions): Promise<Simulated> {
  const book = await bookFor(options);
  checkSquadron(options.squadron, book);
  const programme = programmeOf(options, book);
  const [shard, of] = shardOf(options.shard ?? '1/1');
  const workers = wholeOf('--workers', options.workers ?? '1', 64);
  checkFlown(programme.fights, book);
  const numbers = numbersOf(programme, shard, of);
  const bar = progressBar(numbers.length, process.stderr);
  const takeBack = atTheEnd(bar.end, 'Stopped: of a simulation nothing is kept.');
  const results = await simulateInWorkers(numbers, programme, book, {
    workers,
    code: readFileSync(WORKERS, 'utf8'),
    done: bar.show,
  });
  bar.end();
  takeBack();
  return { programme, cards: book.fingerprint, results };
}

/** Merges shards: they must be of one programme, with the same cards. */
function merged(files: readonly string[]): Simulated {
  const parts = files.map(readSimulated);
  const [first] = parts;
  if (!first) throw new WrongUsage('--merge names the files that --shard and --json wrote.');
  const stranger = parts.findIndex((part) => identityOf(part) !== identityOf(first));
  if (stranger >= 0)
    throw new WrongUsage(`${files[stranger]} is of another programme, or other cards, than ${files[0]}.`);
  const results = mergeResults(parts.map((part) => part.results));
  const { campaigns } = first.programme;
  if (results.length < campaigns)
    process.stderr.write(`A part is missing: these have ${results.length} of ${campaigns} campaigns.\n`);
  return { ...first, results };
}

const identityOf = ({ programme, cards }: Simulated): string => JSON.stringify([programme, cards]);

function readSimulated(file: string): Simulated {
  const text = readPart(file);
  try {
    const read: unknown = JSON.parse(text);
    if (simulatedFit(read) === undefined) return read as Simulated;
  } catch {
    // The message follows below: in any case the file is none of ours.
  }
  throw new WrongUsage(`${file} is not what wof simulate --json writes.`);
}

/** More than a million campaigns take. */
const LARGEST_PART = 2 ** 29;

function readPart(file: string): string {
  try {
    return new TextDecoder().decode(readOrdinary(file, LARGEST_PART));
  } catch (error) {
    throw new WrongUsage(`${file} cannot be read: ${diskText(systemCode(error))}.`);
  }
}

function programmeOf(options: SimulateOptions, book: Rulebook): Programme {
  const fights = fightsOf(options.fights);
  return {
    policy: policyOf(options.policy ?? 'prudent'),
    flight: flightOf(options.flight ?? 'B', book),
    seed: wordOf(options.seed ?? 'april'),
    campaigns: wholeOf('--campaigns', options.campaigns ?? '200', 1_000_000),
    ...(fights && { fights }),
    ...headsOf(options.heads),
    ...spanOf(options.until),
    ...(options.tasks && { tasks: options.tasks }),
  };
}

function headsOf(whose: string | undefined): Pick<Programme, 'heads'> {
  if (whose === undefined || whose === 'quick') return {};
  if (whose === 'own') return { heads: whose };
  throw new WrongUsage(`--heads is own or quick: ${quoted(whose)} is neither.`);
}

/** There is room after the word for a campaign's number. */
function wordOf(text: string): string {
  if (text.length > 40 || parseSeed(text) === undefined)
    throw new WrongUsage('A seed is one line of up to 40 signs without a colon.');
  return text.trim();
}

function shardOf(text: string): [number, number] {
  const [, shard, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  if (shard === undefined || of === undefined || Number(shard) < 1 || Number(shard) > Number(of))
    throw new WrongUsage(`A shard is one of several, such as 1/4: ${quoted(text)} is not.`);
  return [Number(shard), Number(of)];
}

function wholeOf(option: string, text: string, most: number): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most)
    throw new WrongUsage(`${option} wants a whole number from 1 to ${most}: ${quoted(text)} is none.`);
  return number;
}
