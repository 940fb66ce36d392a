import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bare } from '../../cards/bare.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { systemCode, unlessRefused } from '../../cards/system-code.ts';
import { type Holder, type Process, releaseLock, takeLock } from '../../logbook/file/lock.ts';
import { beside, campaignName, fileOf, nameOf } from '../../logbook/file/name.ts';
import { namesOn, newPath, pathOf, type Shelf } from '../../logbook/file/shelf.ts';
import { type Disk, makeFolder, onDisk, replaceFile } from '../../logbook/file/store.ts';
import { misfitOnCards } from '../../logbook/fits/card-fits.ts';
import { LogBook } from '../../logbook/logbook.ts';
import { isDawn } from '../../logbook/record.ts';
import { refuse } from '../../logbook/refusal.ts';
import { dawnOf, editionOf, openingOf } from '../../logbook/standing.ts';
import { quoted } from '../../page/quoted.ts';
import { isPack } from '../../reading/pack-name.ts';
import { wof } from '../../shell/advice.ts';
import { Fault } from '../../shell/faults.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import { thisProcess } from '../../shell/this-process.ts';
import { atTheEnd } from '../at-the-end.ts';
import { battlesIn, theShelf } from './the-shelf.ts';

/** The file of a campaign. If a battle is meant, the message says how to open battles. */
function pathFor(name: string, shelf: Shelf): string {
  const isAmong = (names: readonly string[]) => names.includes(campaignName(name));
  if (!isAmong(namesOn(shelf)) && isAmong(namesOn(battlesIn(shelf))))
    throw new Fault(
      `${name} is no campaign but a stand-alone battle: ${wof('battle', name)} goes on with it, and undo is typed there; --replay tells it again, --verify proves it, --result shows how it ended.`,
    );
  return pathOf(shelf, name);
}

/** Opens a campaign for reading. */
export function readCampaign(name: string, options: GlobalOptions): LogBook {
  const shelf = theShelf(options);
  return campaignIn(LogBook.open(shelf.disk, pathFor(name, shelf)));
}

/** A file among the campaigns may be foreign, and contain something else. */
function campaignIn(log: LogBook): LogBook {
  return 'flights' in dawnOf(log.standing).state ? log : refuse({ why: 'battle', file: log.path });
}

/** Whether a lock of another process is taken over. */
export interface Holding {
  readonly force?: boolean;
}

/** Opens a campaign for writing: no other process may, until this one ends. */
export function holdCampaign(name: string, options: GlobalOptions & Holding): LogBook {
  const shelf = theShelf(options);
  const path = pathFor(name, shelf);
  hold(name, shelf, options);
  return campaignIn(LogBook.open(shelf.disk, path));
}

/** Opens a damaged campaign at its last whole line. Says where the damaged file is kept. */
export function recoverCampaign(
  name: string,
  options: GlobalOptions & Holding,
): { book: LogBook; kept: string | undefined } {
  const shelf = theShelf(options);
  const path = pathFor(name, shelf);
  hold(name, shelf, options);
  return LogBook.recover(shelf.disk, path);
}

/** The file for a new campaign, locked before it exists: of two processes that begin it at once one is refused. */
export function holdNew(name: string, options: GlobalOptions): string {
  const shelf = theShelf(options);
  newPath(shelf, name);
  onDisk(shelf.folder, () => makeFolder(shelf.disk, shelf.folder));
  hold(name, shelf);
  if (options.cards !== undefined) nameCards(options.cards, shelf);
  return newPath(shelf, name);
}

/** Takes the locks on a campaign until this process ends. */
export function hold(name: string, { disk, folder }: Shelf, { force = false }: Holding = {}): void {
  const me = thisProcess();
  const ours: string[] = [];
  const letAllGo = () => {
    for (const lock of ours) letGo(disk, lock, me);
  };
  let left: Holder | undefined;
  for (const lock of locksOf(ownPath(join(folder, fileOf(campaignName(name)))), disk)) {
    const taken = onDisk(lock, () => takeLock(disk, lock, me, force));
    if ('held' in taken) {
      letAllGo();
      const { pid, host, since } = taken.held;
      return refuse({ why: 'held', name, pid, host, since });
    }
    ours.push(lock);
    left ??= taken.left;
  }
  if (left)
    process.stderr.write(
      `${bare(name)} was left open by process ${left.pid}${force ? '' : ', which is no more'}; its lock is taken over.\n`,
    );
  atTheEnd(letAllGo, 'Everything is in the log-book.');
}

/** By its name, because it may have no file yet; and by the file itself, which may have another name as well. */
function locksOf(path: string, disk: Disk): string[] {
  const byName = beside(path, '.wof.lock');
  try {
    return [byName, join(dirname(path), `.${disk.lookAt(path).identity.replace(':', '-')}.wof.lock`)];
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return [byName];
  }
}

/** In a folder that has become read-only the lock stays: the next process finds that its holder is dead. */
function letGo(disk: Disk, lock: string, me: Process): void {
  try {
    releaseLock(disk, lock, me);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
  }
}

/** The real path of a log-book: a link to it is the same log-book, and has the same lock. */
function ownPath(path: string): string {
  if (!existsSync(path)) return path;
  const own = realpathSync(path);
  return nameOf(own) === undefined ? path : own;
}

/** The cards of a campaign. Everything that its dawns name is checked against them, once for all callers. */
export async function cardsOf(log: LogBook, options: GlobalOptions): Promise<Rulebook> {
  const book = await openRulebook(overlayOf(log, options), openingOf(log.standing).squadron);
  for (const { record, line } of log.standing) {
    const misfit = isDawn(record) ? misfitOnCards(record.state, book) : undefined;
    if (misfit !== undefined) refuse({ why: 'not-on-cards', file: log.path, line, misfit: `state${misfit}` });
  }
  return book;
}

/**
 * The folder of cards of a campaign: as requested now, otherwise as at its start. A folder that only the log-book
 * names, and nobody here, is not opened: the log-book may be a stranger's.
 */
function overlayOf(log: LogBook, options: GlobalOptions): string | undefined {
  const { overlay } = openingOf(log.standing);
  const shelf = theShelf(options);
  if (options.cards !== undefined) {
    if (overlay !== undefined) nameCards(options.cards, shelf);
    return options.cards;
  }
  if (overlay === undefined) return undefined;
  if (!isNamed(overlay, shelf))
    throw new Fault(
      `The log-book asks for cards from ${quoted(overlay)}, a ${isPack(overlay) ? 'file' : 'folder'} that nobody has named here. Look whether you want to play with them: --cards ${isPack(overlay) ? 'FILE' : 'FOLDER'} says so, and is remembered.`,
    );
  if (existsSync(overlay)) return overlay;
  throw new Fault(
    `The log-book is played with cards from ${quoted(overlay)}, which is not there (all cards together: fingerprint ${editionOf(log.standing).cards}). --cards says where they lie now.`,
  );
}

/** Whether each day of the campaign ends with its historical events, by its opening. */
export const tellsRealDays = (log: LogBook): boolean => openingOf(log.standing).history === true;

/** The file beside the log-books with the folders of cards that the player has named himself, each with its shelf. */
const fileOn = ({ folder }: Shelf): string => join(folder, 'cards-named.txt');

/** The shelf is part of the line, so that a list that came with somebody else's log-books has no effect here. */
const lineFor = (cards: string, { folder }: Shelf): string => `${resolve(folder)}\t${resolve(cards)}`;

/** Remembers a folder of cards. If nothing can be written it must be named again. */
function nameCards(cards: string, shelf: Shelf): void {
  const line = lineFor(cards, shelf);
  const lines = namedOn(shelf);
  if (lines.includes(line) || !shelf.disk.exists(shelf.folder)) return;
  const text = [...lines, line, ''].join('\n');
  unlessRefused(() => replaceFile(shelf.disk, fileOn(shelf), new TextEncoder().encode(text)));
}

const isNamed = (cards: string, shelf: Shelf): boolean => namedOn(shelf).includes(lineFor(cards, shelf));

function namedOn(shelf: Shelf): readonly string[] {
  const bytes = unlessRefused(() => shelf.disk.read(fileOn(shelf)));
  return new TextDecoder().decode(bytes).split('\n').filter(Boolean);
}
