import { basename, join } from 'node:path';
import type { StandAloneBattle } from '../campaign/stand-alone-battle.ts';
import { isFought } from '../campaign/stand-alone-battle.ts';
import { LogBook } from '../logbook/logbook.ts';
import { campaignName, fileOf } from '../logbook/name.ts';
import { FORMAT } from '../logbook/record.ts';
import type { Shelf } from '../logbook/shelf.ts';
import { openingOf, todayOf } from '../logbook/standing.ts';
import { makeFolder, onDisk } from '../logbook/store.ts';
import { nearest } from '../rulebook/nearest.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { quoted } from './cards.ts';
import { diceOf, seedOf } from './dice-of.ts';
import { Fault } from './faults.ts';
import { battlesIn, hold, theShelf } from './open-campaign.ts';
import { openRulebook } from './open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from './page.ts';
import { VERSION } from './version.ts';
import { today } from './whereabouts.ts';

export interface BattleOptions extends GlobalOptions {
  readonly hotSeat?: boolean;
  readonly seed?: string;
  readonly dice?: string;
  readonly answers?: string;
  readonly policy?: string;
  readonly anew?: boolean;
  readonly result?: boolean;
  readonly replay?: boolean;
  readonly atOnce?: boolean;
  readonly verify?: boolean;
}

export const battleShelf = (options: GlobalOptions): Shelf => battlesIn(theShelf(options));

/** A battle by its name or a part of it, or by the file that a player has written; and the cards that it is fought with. */
export async function findBattle(typed: string, options: GlobalOptions): Promise<{ id: string; book: Rulebook }> {
  const book = await openRulebook(options.cards);
  if (/\.ya?ml$/i.test(typed)) {
    const { withBattle } = await import('../rulebook/load.ts');
    return { id: basename(typed, '.yaml'), book: withBattle(book, typed) };
  }
  return { id: idOf(typed, Object.keys(book.battles)), book };
}

function idOf(typed: string, ids: readonly string[]): string {
  const asked = typed.toLowerCase();
  const [found, ...others] = ids.includes(asked) ? [asked] : ids.filter((id) => id.includes(asked));
  if (found !== undefined && others.length === 0) return found;
  if (found !== undefined)
    throw new Fault(`${quoted(typed)} may be ${[found, ...others].join(', ')}. Type more of it.`);
  const meant = nearest(asked, ids);
  throw new Fault(
    `There is no battle called ${quoted(typed)}. ${meant ? `Did you mean ${meant}? ` : ''}wof battle lists them.`,
  );
}

/** The log-book of a battle, if there is one. */
export function logOfBattle(id: string, options: GlobalOptions): LogBook<StandAloneBattle> | undefined {
  const { disk, folder } = battleShelf(options);
  const path = join(folder, fileOf(campaignName(id)));
  return disk.exists(path) ? LogBook.open(disk, path) : undefined;
}

/** The log-book of a battle that is under way, held; else a new one. */
export function openBattleLog(id: string, book: Rulebook, options: BattleOptions): LogBook<StandAloneBattle> {
  const shelf = battleShelf(options);
  onDisk(shelf.folder, () => makeFolder(shelf.disk, shelf.folder));
  hold(id, shelf);
  const underWay = options.anew ? undefined : logOfBattle(id, options);
  if (underWay && !isFought(todayOf(underWay.standing).dawn.state)) return goOn(id, underWay, options);
  return begin(id, book, shelf, options);
}

function goOn(id: string, log: LogBook<StandAloneBattle>, options: BattleOptions): LogBook<StandAloneBattle> {
  const { seed } = openingOf(log.standing);
  if (options.seed !== undefined || options.hotSeat || options.dice !== undefined)
    throw new Fault(`${id} is under way (seed ${seed}). wof battle ${id} goes on with it; --anew begins it again.`);
  if (!options.json)
    print(`${id} is under way, seed ${seed}: it goes on from there. --anew begins it again.`, thePaper(options));
  return log;
}

function begin(id: string, book: Rulebook, { disk, folder }: Shelf, options: BattleOptions): LogBook<StandAloneBattle> {
  const setUp = book.battles[id];
  if (!setUp) throw new Error(`The cards have no battle ${id}.`);
  const seed = seedOf(options.seed);
  const opening = {
    wof: FORMAT,
    campaign: campaignName(id),
    rules: VERSION,
    cards: book.fingerprint,
    seed,
    ironman: false,
    byHand: diceOf(options.dice ?? 'program'),
    begun: today(),
  };
  const path = join(folder, fileOf(id));
  const state: StandAloneBattle = { day: 1, setUp, germansLedBy: options.hotSeat ? 'a-player' : 'the-card' };
  const log = LogBook.begin<StandAloneBattle>(disk, path, [opening, { dawn: 1, state }]);
  if (options.json) printJson({ begun: id, seed, file: path });
  else print(`${setUp.battle}, seed ${seed}.\n\n${setUp.words.trim()}`, thePaper(options));
  return log;
}
