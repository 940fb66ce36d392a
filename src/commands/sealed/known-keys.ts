import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Shelf } from '../../logbook/file/shelf.ts';
import { makeFolder, onDisk, replaceFile } from '../../logbook/file/store.ts';
import { signsOf } from '../../mail/keys.ts';
import { looksOf, oddityOf } from '../../page/odd-name.ts';
import { quoted } from '../../page/quoted.ts';
import { Fault } from '../../shell/faults.ts';

/** A key that the player has given a name, by the SHA-256 of it. */
interface Known {
  readonly name: string;
  readonly hash: string;
}

/** With the campaigns, beside the player's own key. */
const fileOn = ({ folder }: Shelf): string => join(folder, 'keys-known.txt');

const LINE = /^([0-9a-f]{64}) (.+)$/;

/** The names of keys as the player has given them. */
export class KnownKeys {
  readonly #shelf: Shelf;
  readonly #known: readonly Known[];

  constructor(shelf: Shelf) {
    const path = fileOn(shelf);
    this.#shelf = shelf;
    const text = shelf.disk.exists(path) ? new TextDecoder().decode(onDisk(path, () => shelf.disk.read(path))) : '';
    this.#known = text.split('\n').flatMap((line) => {
      const [, hash, name] = LINE.exec(line) ?? [];
      return hash !== undefined && name !== undefined ? [{ hash, name }] : [];
    });
  }

  nameOf(key: Uint8Array): string | undefined {
    const hash = hashOf(key);
    return this.#known.find((each) => each.hash === hash)?.name;
  }

  /** The name of another key that looks like this one. */
  likeOf(name: string, key: Uint8Array): string | undefined {
    const hash = hashOf(key);
    return this.#known.find((each) => each.hash !== hash && looksOf(each.name) === looksOf(name))?.name;
  }

  /** Gives a key a name for good, and returns it. A name stands for one key, and a key has one name. */
  trust(key: Uint8Array, typed: string): string {
    const name = plainName(typed);
    const like = this.likeOf(name, key);
    if (like !== undefined) throw new Fault(`${quoted(like)} is the name of another key. Nothing was changed.`);
    const had = this.nameOf(key);
    if (had !== undefined && had !== name)
      throw new Fault(`That key, ${signsOf(key)}, is known as ${quoted(had)} already. Nothing was changed.`);
    if (had === name) return name;
    const { disk, folder } = this.#shelf;
    const lines = [...this.#known, { hash: hashOf(key), name }].map((each) => `${each.hash} ${each.name}\n`);
    onDisk(fileOn(this.#shelf), () => {
      makeFolder(disk, folder);
      replaceFile(disk, fileOn(this.#shelf), new TextEncoder().encode(lines.join('')));
    });
    return name;
  }
}

const hashOf = (key: Uint8Array): string => createHash('sha256').update(key).digest('hex');

/** A name that nobody takes for another. */
export function plainName(typed: string): string {
  const name = typed.normalize('NFC').trim();
  const odd = oddityOf(name);
  if (odd !== undefined) throw new Fault(`${quoted(name)} names nobody: it ${odd}.`);
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u.test(name) || name.length > 40)
    throw new Fault(`${quoted(name)} names nobody: up to 40 letters, digits, spaces and . _ ' - make a name.`);
  return name;
}
