import { type CardFault, FaultyCards } from '../cards/reading/fault.ts';
import { fingerprintOf } from '../cards/reading/fingerprint.ts';
import { isYaml, readUpTo } from '../cards/reading/read-file.ts';

/** A player's cards in one file, to give to others: the text of each file, by its name in his folder. */
export type PackedCards = Readonly<Record<string, string>>;

/** The version of the file format, the only one so far. */
const FORM = 1;

/** The text of the pack, and the fingerprint that detects changes in it. */
export function packOf(files: PackedCards): { readonly text: string; readonly fingerprint: string } {
  const fingerprint = fingerprintOf(files);
  return { text: `${JSON.stringify({ form: FORM, fingerprint, files }, null, 1)}\n`, fingerprint };
}

/** More files, and more text, than anybody's own cards have. */
const MOST_FILES = 500;
const MEGABYTES = 8;
const MEGABYTE = 2 ** 20;

/** The content of a pack, which may be a stranger's: names of cards in folders, and text. Nothing of it is executed. */
export function filesInPack(path: string): PackedCards {
  const read = readUpTo(MEGABYTES, path);
  if (!('text' in read)) throw new FaultyCards([{ file: path, ...read.fault }]);
  const pack = written(read.text);
  const found = pack === undefined ? 'this is no pack of cards' : misfitIn(pack);
  if (pack === undefined || found !== undefined) throw new FaultyCards([faultAt(path, found ?? '')]);
  return Object.fromEntries(Object.entries(pack.files));
}

interface Pack {
  readonly form: unknown;
  readonly fingerprint: unknown;
  readonly files: PackedCards;
}

function written(text: string): Pack | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isPacked(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPacked = (value: unknown): value is Pack =>
  isRecord(value) &&
  isRecord(value['files']) &&
  Object.values(value['files']).every((text) => typeof text === 'string');

function misfitIn({ form, fingerprint, files }: Pack): string | undefined {
  if (form !== FORM) return 'the pack was made by a newer program';
  const names = Object.keys(files);
  if (names.length > MOST_FILES) return `more than ${MOST_FILES} files are in it`;
  const strange = names.find((name) => !isOwnName(name));
  if (strange !== undefined) return `${JSON.stringify(strange)} is no name of a card`;
  const large = names.find((name) => (files[name] ?? '').length > MEGABYTE);
  if (large !== undefined) return `${large} is larger than a megabyte`;
  return fingerprintOf(files) === fingerprint ? undefined : 'it was changed after it was packed';
}

/** Whether a name stays below the player's own folder. */
const isOwnName = (name: string): boolean =>
  name.length <= 200 && isYaml(name) && /^(?:\w[\w -]*\/)*\w[\w .-]*$/.test(name);

const faultAt = (file: string, found: string): CardFault => ({
  file,
  line: 1,
  column: 1,
  found,
  allowed: 'a pack is what wof cards --pack FOLDER writes',
  mend: 'Ask for it again, or unpack nothing of it',
});
