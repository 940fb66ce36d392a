import type { Command } from 'commander';
import { POLICY_NAMES } from '../../../autoplay/policy-names.ts';
import { dateText } from '../../../campaign/calendar.ts';
import type { Campaign } from '../../../campaign/campaign.ts';
import { FLIGHTS } from '../../../campaign/watch.ts';
import { campaignName } from '../../../logbook/file/name.ts';
import { namesOn, pathOf } from '../../../logbook/file/shelf.ts';
import { LogBook } from '../../../logbook/logbook.ts';
import { isDawn } from '../../../logbook/record.ts';
import { Refusal } from '../../../logbook/refusal.ts';
import { battlesOn } from '../../../rulebook/fights/battles.ts';
import { SYSTEM_NAMES } from '../../../rulebook/fights/system-names.ts';
import { YEARS } from '../../../rulebook/fights/years.ts';
import { namesIn, rowsOf } from '../../../rulebook/map.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { namedCards } from '../../../terminal/cards/find-card.ts';
import { UNTIL } from '../../seat/policy/until.ts';
import { PRESETS } from '../../seat/set-up/presets.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import type { GlobalOptions } from '../../shell/page.ts';

/** A word that may be typed, and what it does, if that needs to be said. */
interface Word {
  readonly word: string;
  readonly does?: string;
}

/** What has been typed behind `wof`, in front of the word that is being completed. */
interface Typed {
  readonly command: Command | undefined;
  /** What stands behind the command, but for options and their values. */
  readonly names: readonly string[];
  /** The option of which the value comes next. */
  readonly option: string | undefined;
  readonly options: GlobalOptions;
}

/**
 * `wof complete -- WORDS`: what may stand in place of the last word, a line each, with what it does behind a tab. The
 * scripts that `wof completion` prints ask it, and put nothing of it through a shell's expansion. It is silent where
 * there is nothing to offer, or nothing can be read.
 */
export async function complete(words: readonly string[], program: Command): Promise<void> {
  const offered = await offersFor(words.slice(0, -1), words.at(-1) ?? '', program);
  const lines = offered.filter(({ word }) => isSafe(word)).map(lineOf);
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

const lineOf = ({ word, does }: Word): string => (does ? `${word}\t${does.replace(/\p{C}/gu, '?')}` : word);

/** Only words that are what they look like are offered: no other reaches a command line. */
const isSafe = (word: string) => /^[\p{L}\p{M}\p{N}._,' -]+$/u.test(word);

async function offersFor(before: readonly string[], last: string, program: Command): Promise<readonly Word[]> {
  const typed = readTyped(before, program);
  if (typed.option !== undefined) return valuesOf(typed.option, typed);
  if (last.startsWith('-')) return flagsOf(typed, program);
  if (typed.command) return namesFor(typed.command.name(), typed);
  const shown = program.createHelp().visibleCommands(program);
  return shown.map((command) => ({ word: command.name(), does: command.description() }));
}

/**
 * The words in their order: an option takes the next for its value, the first other is the command, the rest are names.
 */
function readTyped(words: readonly string[], program: Command): Typed {
  const nothing: Typed = { command: undefined, names: [], option: undefined, options: {} };
  return words.reduce((typed, word) => withNext(typed, word, program), nothing);
}

function withNext(typed: Typed, word: string, program: Command): Typed {
  const { command, names, option, options } = typed;
  if (option !== undefined)
    return { ...typed, option: undefined, options: { ...options, ...(FOLDERS[option]?.(word) ?? {}) } };
  if (word.startsWith('-')) return { ...typed, option: takesValue(word, command, program) ? word : undefined };
  if (command) return { ...typed, names: [...names, word] };
  return { ...typed, command: program.commands.find((each) => each.name() === word) };
}

/** The options that say where campaigns and cards lie. */
const FOLDERS: Readonly<Record<string, (folder: string) => GlobalOptions>> = {
  '--saves': (saves) => ({ saves }),
  '--cards': (cards) => ({ cards }),
};

const takesValue = (flag: string, command: Command | undefined, program: Command): boolean =>
  [...(command?.options ?? []), ...program.options].some(({ long, required }) => long === flag && required);

const flagsOf = ({ command }: Typed, program: Command): Word[] =>
  [...(command?.options ?? []), ...program.options].flatMap(({ long, description }) =>
    long ? [{ word: long, does: description }] : [],
  );

const POLICIES = listed(POLICY_NAMES);

/** What the options take that do not take a file. */
const VALUES: Readonly<Record<string, readonly Word[]>> = {
  '--flights': listed(FLIGHTS),
  '--flight': listed(FLIGHTS),
  '--others': POLICIES,
  '--policy': POLICIES,
  '--against': POLICIES,
  '--preset': PRESETS.map(({ name, does }) => ({ word: name, does })),
  '--dice': listed(['program', 'hand']),
  '--fights': listed(SYSTEM_NAMES),
  '--until': listed(UNTIL),
  '--side': listed(['allied', 'german']),
  '--mission': listed(YEARS.map(String)),
};

function valuesOf(option: string, typed: Typed): readonly Word[] {
  if (option === '--day') return daysOf(typed);
  return VALUES[option] ?? [];
}

/** The commands whose first name is a campaign's. */
const OF_CAMPAIGNS =
  'play undo branch replay report verify status roster man log history luck what-if export forms seal compare'.split(
    ' ',
  );

async function namesFor(command: string, typed: Typed): Promise<readonly Word[]> {
  const first = typed.names.length === 0;
  if (first && OF_CAMPAIGNS.includes(command)) return campaigns(typed);
  if (command === 'compare' && typed.names.length === 1) return campaigns(typed);
  if (command === 'man') return menOf(typed);
  if (command === 'log') return typed.names.length === 1 ? daysOf(typed) : [];
  return first ? ofTheCards(command, typed) : [];
}

async function ofTheCards(command: string, { options }: Typed): Promise<readonly Word[]> {
  if (command === 'completion') return listed(['bash', 'zsh', 'fish']);
  if (!['cards', 'rules', 'battle', 'map'].includes(command)) return [];
  const book = await openRulebook(options.cards);
  if (command === 'cards') return namedCards(book).map(({ id, title }) => ({ word: id, does: title }));
  if (command === 'battle') return battlesOn(book).map(({ id, title }) => ({ word: id, does: title }));
  if (command === 'map') return hexesOf(book);
  return book.rules.rules.map(({ rule, title }) => ({ word: String(rule), does: title }));
}

/** Every hex, with the names that it is known by. */
function hexesOf({ missionMap }: Rulebook): Word[] {
  const hexes = rowsOf(missionMap).flat();
  return hexes.map((hex) => ({ word: hex, does: namesIn(missionMap, hex).join(', ') }));
}

/** The campaigns whose names the commands take. */
const campaigns = ({ options }: Typed): Word[] =>
  listed(namesOn(theShelf(options)).filter((name) => unlessRefused(() => campaignName(name) === name)));

function daysOf(typed: Typed): Word[] {
  const days = dawnsOf(typed).map(({ day }) => day);
  return [...new Set(days)].map((day) => ({ word: String(day), does: dateText(day) }));
}

/** Everybody who was with the flights at any dawn. */
function menOf(typed: Typed): Word[] {
  const men = dawnsOf(typed).flatMap(({ flights }) => flights.flatMap(({ aircrew }) => aircrew));
  const named = new Map(men.map(({ surname, forenames, rank }) => [surname, `${rank} ${forenames} ${surname}`]));
  return [...named].map(([word, does]) => ({ word, does }));
}

function dawnsOf({ names: [name = ''], options }: Typed): readonly Campaign[] {
  const shelf = theShelf(options);
  const log = unlessRefused(() => LogBook.open(shelf.disk, pathOf(shelf, name)));
  return log?.standing.flatMap(({ record }) => (isDawn(record) ? [record.state] : [])) ?? [];
}

function listed(words: readonly string[]): Word[] {
  return words.map((word) => ({ word }));
}

function unlessRefused<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
