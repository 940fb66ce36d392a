import { join } from 'node:path';
import type { StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import { isFought } from '../../campaign/stand-alone-battle.ts';
import { LogBook } from '../../logbook/logbook.ts';
import { campaignName, fileOf } from '../../logbook/name.ts';
import { Refusal } from '../../logbook/refusal.ts';
import type { Shelf } from '../../logbook/shelf.ts';
import { dawnOf, openingOf } from '../../logbook/standing.ts';
import { makeFolder, onDisk } from '../../logbook/store.ts';
import { nearest } from '../../rulebook/nearest.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { quoted } from '../../terminal/kit/quoted.ts';
import { wof } from '../shell/advice.ts';
import { Fault } from '../shell/faults.ts';
import { openRulebook } from '../shell/open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../shell/page.ts';
import { damageText } from '../shell/refusals.ts';
import { diceOf, seedOf } from './dice-of.ts';
import { battlesIn, hold, theShelf } from './open-campaign.ts';
import { openingLine } from './opening-line.ts';

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

/** A battle by its name, and the command that asks for it again. */
export interface NamedBattle {
  readonly id: string;
  readonly command: string;
}

export const battleOnCard = (id: string): NamedBattle => ({ id, command: wof('battle', id) });

/** A battle by its name or a part of it, or by the file that a player has written; and the cards that it is fought with. */
export async function findBattle(
  typed: string,
  options: GlobalOptions,
): Promise<{ battle: NamedBattle; book: Rulebook }> {
  const book = await openRulebook(options.cards);
  if (!/\.ya?ml$/i.test(typed)) return { battle: battleOnCard(idOf(typed, Object.keys(book.battles))), book };
  const { battleIdOf, withBattle } = await import('../../rulebook/reading/load.ts');
  return { battle: { id: battleIdOf(typed), command: wof('battle', typed) }, book: withBattle(book, typed) };
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
export function logOfBattle(battle: NamedBattle, options: GlobalOptions): LogBook<StandAloneBattle> | undefined {
  const { disk, folder } = battleShelf(options);
  const path = join(folder, fileOf(campaignName(battle.id)));
  if (!disk.exists(path)) return undefined;
  try {
    return LogBook.open(disk, path);
  } catch (error) {
    if (error instanceof Refusal && error.reason.why === 'damaged')
      throw new Fault(`${damageText(error.reason)} ${battle.command} --anew begins the battle again.`);
    throw error;
  }
}

/** The log-book of a battle that is under way, held; else a new one. */
export function openBattleLog(battle: NamedBattle, book: Rulebook, options: BattleOptions): LogBook<StandAloneBattle> {
  const shelf = battleShelf(options);
  onDisk(shelf.folder, () => makeFolder(shelf.disk, shelf.folder));
  hold(battle.id, shelf);
  const underWay = options.anew ? undefined : logOfBattle(battle, options);
  if (underWay && !isFought(dawnOf(underWay.standing).state)) return goOn(battle, underWay, options);
  return begin(battle.id, book, shelf, options);
}

function goOn(
  { id, command }: NamedBattle,
  log: LogBook<StandAloneBattle>,
  options: BattleOptions,
): LogBook<StandAloneBattle> {
  const { seed } = openingOf(log.standing);
  if (options.seed !== undefined || options.hotSeat || options.dice !== undefined)
    throw new Fault(`${id} is under way (seed ${seed}). ${command} goes on with it; --anew begins it again.`);
  if (!options.json)
    print(`${id} is under way, seed ${seed}: it goes on from there. --anew begins it again.`, thePaper(options));
  return log;
}

function begin(id: string, book: Rulebook, { disk, folder }: Shelf, options: BattleOptions): LogBook<StandAloneBattle> {
  const setUp = book.battles[id];
  if (!setUp) throw new Error(`The cards have no battle ${id}.`);
  const seed = seedOf(options.seed);
  const own = { campaign: campaignName(id), seed, ironman: false, byHand: diceOf(options.dice ?? 'program') };
  const path = join(folder, fileOf(id));
  const state: StandAloneBattle = { day: 1, setUp, germansLedBy: options.hotSeat ? 'a-player' : 'the-card' };
  const log = LogBook.begin<StandAloneBattle>(disk, path, [openingLine(own, book), { dawn: 1, state }]);
  if (options.json) printJson({ begun: id, seed, file: path });
  else print(`${setUp.battle}, seed ${seed}.\n\n${setUp.words.trim()}`, thePaper(options));
  return log;
}
