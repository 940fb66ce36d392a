import { dateText } from '../../campaign/calendar.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { FLIGHTS } from '../../campaign/watch.ts';
import { byName } from '../../cards/by-name.ts';
import { namesIn, rowsOf } from '../../cards/map.ts';
import { SHIPPED } from '../../cards/own-squadron/shipped.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { YEARS } from '../../cards/years.ts';
import { GAME_CARDS } from '../../games/cards.ts';
import { GAME_NAMES } from '../../games/game-names.ts';
import { STRENGTHS } from '../../kit/head/strengths.ts';
import { campaignName } from '../../logbook/file/name.ts';
import { namesOn, pathOf } from '../../logbook/file/shelf.ts';
import { LogBook } from '../../logbook/logbook.ts';
import { isDawn } from '../../logbook/record.ts';
import { Refusal } from '../../logbook/refusal.ts';
import { POLICY_NAMES } from '../../policies/policy-names.ts';
import { battlesOn } from '../../reading/battles.ts';
import { namedCards } from '../../screens/cards/find-card.ts';
import { toldRules } from '../../screens/pages/rules-of-fights.ts';
import { UNTIL } from '../../seat/policy/until.ts';
import { PRESETS } from '../../seat/set-up/presets.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import {
  type ArgumentKind,
  ASKS_VERSION,
  type CommandOption,
  EVERYWHERE,
  nameOf,
  type ShellCommand,
} from '../shell-command.ts';
import { SHELLS } from './completion.ts';

/** A word that may be typed, and its effect, if that needs to be said. */
interface Word {
  readonly word: string;
  readonly does?: string;
}

/** The words after `wof`, before the word that is being completed. */
interface TypedWords {
  readonly command: ShellCommand | undefined;
  /** The words after the command, without options and their values. */
  readonly names: readonly string[];
  /** The option whose value comes next. */
  readonly option: CommandOption | undefined;
  readonly options: GlobalOptions;
}

/**
 * `wof complete -- WORDS`: the possible values of the last word, a line each, with a description after a tab. The
 * scripts of `wof completion` call it, and do not expand its output in a shell. It prints nothing where there is
 * nothing to offer, or nothing can be read.
 */
export async function complete(words: readonly string[], commands: readonly ShellCommand[]): Promise<void> {
  const typed = readTyped(words.slice(0, -1), commands);
  const offered = await offersFor(typed, words.at(-1) ?? '', commands);
  const lines = offered.filter(({ word }) => isSafe(word)).map(lineOf);
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

const lineOf = ({ word, does }: Word): string => (does ? `${word}\t${does.replace(/\p{C}/gu, '?')}` : word);

/** Only words without special characters are offered: no others reach a command line. */
const isSafe = (word: string) => /^[\p{L}\p{M}\p{N}._,' -]+$/u.test(word);

async function offersFor(typed: TypedWords, last: string, commands: readonly ShellCommand[]): Promise<readonly Word[]> {
  const { command, option } = typed;
  if (option) return offersOf(option.takes, typed);
  if (last.startsWith('-')) return optionsOf(command).map((each) => ({ word: longOf(each), does: each.does }));
  if (command) return offersOf(kindOfNext(command, typed.names.length), typed);
  return commands.map((each) => ({ word: nameOf(each), does: each.does }));
}

/** Several words of one argument are all of its kind. */
const kindOfNext = ({ typed, names }: ShellCommand, place: number): ArgumentKind | undefined =>
  names[typed.includes('...') ? Math.min(place, names.length - 1) : place];

/**
 * The words in order: an option takes the next as its value, the first other is the command, the rest are arguments.
 */
function readTyped(words: readonly string[], commands: readonly ShellCommand[]): TypedWords {
  const nothing: TypedWords = { command: undefined, names: [], option: undefined, options: {} };
  return words.reduce((typed, word) => withNext(typed, word, commands), nothing);
}

function withNext(typed: TypedWords, word: string, commands: readonly ShellCommand[]): TypedWords {
  const { command, names, option, options } = typed;
  if (option)
    return { ...typed, option: undefined, options: { ...options, ...(FOLDERS.get(longOf(option))?.(word) ?? {}) } };
  if (word.startsWith('-')) return { ...typed, option: optionsOf(command).find((each) => takesNext(each, word)) };
  if (command) return { ...typed, names: [...names, word] };
  return { ...typed, command: commands.find((each) => nameOf(each) === word) };
}

/** The options with the folders of campaigns and cards. */
const FOLDERS: ReadonlyMap<string, (folder: string) => GlobalOptions> = byName({
  '--saves': (saves) => ({ saves }),
  '--cards': (cards) => ({ cards }),
});

const optionsOf = (command: ShellCommand | undefined): readonly CommandOption[] => [
  ...(command?.options ?? []),
  ASKS_VERSION,
  ...EVERYWHERE,
];

const longOf = ({ flags }: CommandOption): string => /--[\w-]+/.exec(flags)?.[0] ?? '';

/** Whether it was typed, and its value comes next. */
const takesNext = (option: CommandOption, word: string): boolean =>
  longOf(option) === word && option.flags.includes('<');

/** The words of each kind. */
const OFFERS: Readonly<Record<ArgumentKind, (typed: TypedWords) => readonly Word[] | Promise<readonly Word[]>>> = {
  campaign: campaigns,
  man: menOf,
  day: daysOf,
  number: () => [],
  card: async (typed) => namedCards(await bookOf(typed)).map(titled),
  battle: async (typed) => battlesOn(await bookOf(typed)).map(titled),
  rule: async (typed) => rulesOf(await bookOf(typed)),
  word: async (typed) => (await bookOf(typed)).glossary.words.map(({ word, means }) => ({ word, does: means })),
  hex: async (typed) => hexesOf(await bookOf(typed)),
  flight: () => listed(FLIGHTS),
  squadron: () => listed(SHIPPED),
  policy: () => listed(POLICY_NAMES),
  leader: () => listed([...STRENGTHS, ...POLICY_NAMES]),
  preset: () => PRESETS.map(({ name, does }) => ({ word: name, does })),
  dice: () => listed(['program', 'hand']),
  system: () => listed(GAME_NAMES),
  until: () => listed(UNTIL),
  side: () => listed(['allied', 'german']),
  'optional-rule': () => listed([...new Set(GAME_NAMES.flatMap((each) => GAME_CARDS[each].optional?.words ?? []))]),
  year: () => listed(YEARS.map(String)),
  shell: () => listed(SHELLS),
  setting: settingKeys,
  'setting-value': settingValues,
};

const settingsFile = () => import('./settings-file.ts');

async function settingKeys(): Promise<Word[]> {
  const { DOES, SETTING_KEYS } = await settingsFile();
  return SETTING_KEYS.map((word) => ({ word, does: DOES[word] }));
}

async function settingValues({ names: [typed] }: TypedWords): Promise<Word[]> {
  const { SETTING_KEYS, wordsOf } = await settingsFile();
  return listed(SETTING_KEYS.filter((key) => key === typed).flatMap(wordsOf));
}

const offersOf = async (kind: ArgumentKind | undefined, typed: TypedWords): Promise<readonly Word[]> =>
  kind === undefined ? [] : OFFERS[kind](typed);

const bookOf = ({ options }: TypedWords): Promise<Rulebook> => openRulebook(options.cards);

const titled = ({ id, title }: { readonly id: string; readonly title: string }): Word => ({ word: id, does: title });

/** The numbers of the rules, and the marks of the other games' rules with their subjects. */
const rulesOf = (book: Rulebook): Word[] => [
  ...book.rules.rules.map(({ rule, title }) => ({ word: `${rule}`, does: title })),
  ...toldRules(book).map(({ rule, box, chapter }) => ({ word: rule, does: `${box}: ${chapter}` })),
];

/** Every hex, with its names. */
function hexesOf({ missionMap }: Rulebook): Word[] {
  const hexes = rowsOf(missionMap).flat();
  return hexes.map((hex) => ({ word: hex, does: namesIn(missionMap, hex).join(', ') }));
}

/** The campaigns that the commands accept. */
function campaigns({ options }: TypedWords): Word[] {
  return listed(namesOn(theShelf(options)).filter((name) => unlessRefused(() => campaignName(name) === name)));
}

function daysOf(typed: TypedWords): Word[] {
  const days = dawnsOf(typed).map(({ day }) => day);
  return [...new Set(days)].map((day) => ({ word: String(day), does: dateText(day) }));
}

/** All men who were with the flights at any dawn. */
function menOf(typed: TypedWords): Word[] {
  const men = dawnsOf(typed).flatMap(({ flights }) => flights.flatMap(({ aircrew }) => aircrew));
  const named = new Map(men.map(({ surname, forenames, rank }) => [surname, `${rank} ${forenames} ${surname}`]));
  return [...named].map(([word, does]) => ({ word, does }));
}

function dawnsOf({ names: [name = ''], options }: TypedWords): readonly Campaign[] {
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
