import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { keysOf } from '../../cards/keys-of.ts';
import { type CardFault, formatFault } from '../../cards/reading/fault.ts';
import { checkCard, writtenIn } from '../../cards/reading/read-card.ts';
import { GAME_NAMES } from '../../games/game-names.ts';
import { STRENGTHS } from '../../kit/head/strengths.ts';
import { makeFolder, nodeDisk, onDisk, replaceFile } from '../../logbook/file/store.ts';
import { INK_NAMES } from '../../page/ink.ts';
import { NARROWEST, WIDEST } from '../../page/paper.ts';
import { POLICY_NAMES } from '../../policies/policy-names.ts';
import { PRESETS } from '../../seat/set-up/presets.ts';
import { STAND_BY } from '../../seat/set-up/set-up-choices.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import type { SettingKey, Settings, SomeSettings } from '../../shell/settings.ts';
import { capital } from '../../words/numbers.ts';

const SWITCH = z.enum(['on', 'off']);

/** What each setting may be. */
const VALUES = {
  width: z.union([z.literal('window'), z.int().min(NARROWEST).max(WIDEST)]),
  ink: z.enum(INK_NAMES),
  'by-ear': SWITCH,
  texts: z.enum(['terse', 'usual', 'full']),
  pauses: SWITCH,
  bell: z.enum(['off', 'fights', 'questions']),
  coach: z.enum(['off', 'evening']),
  companion: SWITCH,
  purist: SWITCH,
  'hot-seat': SWITCH,
  dice: z.enum(['program', 'hand']),
  against: z.enum([...STRENGTHS, ...POLICY_NAMES]),
  preset: z.enum(PRESETS.map(({ name }) => name)),
  fights: z.enum(GAME_NAMES),
  others: z.enum([STAND_BY, ...POLICY_NAMES]),
} as const satisfies { readonly [K in SettingKey]: z.ZodType<Settings[K]> };

const SCHEMA = z.strictObject(VALUES).partial();

export const SETTING_KEYS: readonly SettingKey[] = keysOf(VALUES);

/** What each setting does. */
export const DOES: Readonly<Record<SettingKey, string>> = {
  width: 'how wide a page is at most, in columns',
  ink: 'how much colour: few is bold and dim alone, colour-blind has hues for eyes that do not tell red from green',
  'by-ear': 'everything in lines of text, to be heard, as by --by-ear',
  texts: 'how much is told between the missions, as by --terse and --full',
  pauses: 'whether a page waits for Enter after what must be read',
  bell: 'rings when a Dog-Fight begins (fights), and also when something is asked after a wait (questions)',
  coach: 'tells each evening the decision of the day that cost most (evening), as wof coach does',
  companion: 'tells what to move on your own board, as by --companion',
  purist: 'tells no odds at a prompt, as by --purist; no log-book says so',
  'hot-seat': 'a friend at the same page leads the other side, as by --hot-seat',
  dice: 'who throws the dice of a new campaign or battle, as by --dice',
  against: 'who leads the enemy of a new campaign or battle, as by --against',
  preset: 'how a new campaign is played, as by --preset',
  fights: 'the game of the Dog-Fights of a new campaign, as by --fights',
  others: 'whether the other flights of a new campaign fly, as by --others',
};

/** The words that a setting may be; a width may be a number besides. */
export const wordsOf = (key: SettingKey): readonly string[] =>
  key === 'width' ? ['window'] : VALUES[key].options.map(String);

/** The same in a sentence. */
export const allowedIn = (key: SettingKey): string =>
  [...wordsOf(key), ...(key === 'width' ? [`${NARROWEST} to ${WIDEST}`] : [])]
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');

/** What a file of settings says, and all its faults. What is at fault is left out. */
interface FileOfSettings {
  readonly said: SomeSettings;
  readonly faults: readonly CardFault[];
  readonly isUnread: boolean;
}

export function lookInto(file: string): FileOfSettings {
  if (!existsSync(file)) return { said: {}, faults: [], isUnread: false };
  const card = writtenIn(file, file);
  if (!('written' in card)) return { said: {}, faults: card.faults, isUnread: true };
  // Comments alone are no fault.
  const written = card.written ?? {};
  const { faults } = checkCard({ ...card, written }, SCHEMA);
  return { said: soundIn(written), faults, isUnread: typeof written !== 'object' || Array.isArray(written) };
}

function soundIn(written: unknown): SomeSettings {
  const sound = Object.entries(Object(written)).filter(([key, value]) => SCHEMA.safeParse({ [key]: value }).success);
  return SCHEMA.parse(Object.fromEntries(sound));
}

/** What the file says; refused where it has a fault. */
export function readSettings(file: string): SomeSettings {
  const { said, faults, isUnread } = lookInto(file);
  if (faults.length === 0) return said;
  const way = isUnread
    ? ANEW
    : 'wof settings KEY VALUE mends a line of it, and wof settings KEY --default takes it out.';
  throw new Fault(`${faults.map(formatFault).join('\n')}\n${way}`);
}

const ANEW = 'wof settings --default begins the file anew, with nothing set.';

/** `--set key=value`, as often as it was typed. */
export const readFlags = (typed: readonly string[]): SomeSettings =>
  Object.assign({}, ...typed.map((each) => readTypedSetting(...split(each))));

function split(typed: string): [key: string, value: string] {
  const [, key, value] = /^([^=]+)=(.+)$/s.exec(typed) ?? [];
  if (key === undefined || value === undefined)
    throw new WrongUsage('--set takes a setting and its value: --set width=72.');
  return [key, value];
}

/** A setting as typed. */
function readTypedSetting(key: string, typed: string): SomeSettings {
  const written = { [key]: /^\d+$/.test(typed) ? Number(typed) : typed };
  const place = (fault: Omit<CardFault, 'file' | 'line' | 'column'>) => ({ file: '', line: 1, column: 1, ...fault });
  const { card, faults } = checkCard({ file: '', written, place }, SCHEMA);
  const [fault] = faults;
  if (fault) throw new WrongUsage(`${capital(fault.found)}; ${fault.allowed}. ${fault.mend}.`);
  return card ?? {};
}

/** Sets one, and leaves all else in the file as it stands, comments too. */
export function keepSetting(file: string, key: string, typed: string): SomeSettings {
  const said = readTypedSetting(key, typed);
  const document = documentIn(file);
  for (const [each, value] of Object.entries(said)) document.set(each, value);
  write(file, String(document));
  return said;
}

/** Takes one out of the file, known or not; false where it was not there. */
export function dropSetting(file: string, key: string): boolean {
  const document = documentIn(file);
  if (!document.has(key)) return false;
  document.delete(key);
  write(file, String(document));
  return true;
}

const NEW = '# wof settings lists these and says what each does.\n';

/** Takes all of them out of the file. */
export const dropAll = (file: string): void => write(file, NEW);

function documentIn(file: string): ReturnType<typeof parseDocument> {
  if (!existsSync(file)) return parseDocument(NEW);
  const { isUnread, faults } = lookInto(file);
  if (!isUnread) return parseDocument(new TextDecoder().decode(nodeDisk.read(file)));
  throw new Fault(`${faults.map(formatFault).join('\n')}\nNothing was changed. ${ANEW}`);
}

/** A link stays one: many keep such files elsewhere. */
function write(file: string, text: string): void {
  const own = existsSync(file) ? realpathSync(file) : file;
  onDisk(own, () => {
    makeFolder(nodeDisk, dirname(own));
    replaceFile(nodeDisk, own, new TextEncoder().encode(text));
  });
}
