import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isFought, type StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import type { GameName } from '../../cards/games.ts';
import { nearest } from '../../cards/nearest.ts';
import { expectDefined, type Rulebook } from '../../cards/rulebook.ts';
import { factsOf, GAME_CARDS } from '../../games/cards.ts';
import { GAME_NAMES } from '../../games/game-names.ts';
import { GAME_SCREENS } from '../../games/screens.ts';
import { campaignName, fileOf } from '../../logbook/file/name.ts';
import { namesOn, type Shelf } from '../../logbook/file/shelf.ts';
import { makeFolder, onDisk } from '../../logbook/file/store.ts';
import { LogBook } from '../../logbook/logbook.ts';
import { isDawn, type Opening } from '../../logbook/record.ts';
import { Refusal } from '../../logbook/refusal.ts';
import { dawnOf, openingOf } from '../../logbook/standing.ts';
import { quoted } from '../../page/quoted.ts';
import { type BattleOnCard, battlesOn } from '../../reading/battles.ts';
import { laidOut } from '../../reading/lay-out-battle.ts';
import { type AnySkirmish, type Forces, skirmishFrom } from '../../reading/skirmish.ts';
import { wof } from '../../shell/advice.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { damageText } from '../../shell/refusals.ts';
import { asSet, isOn } from '../../shell/settings.ts';
import { enemyOf, SIDES } from '../../table/sides.ts';
import { capital } from '../../words/numbers.ts';
import { openingLine } from '../set-up/opening-line.ts';
import { diceOf, leaderOf, seedOf } from '../set-up/read-options.ts';
import { hold } from './open-campaign.ts';
import { battlesIn, theShelf } from './the-shelf.ts';

export interface BattleOptions extends GlobalOptions {
  readonly hotSeat?: boolean;
  /** Writes an invitation to a battle by letters. */
  readonly byMail?: boolean;
  /** A first fight in one of the other games, explained. */
  readonly lesson?: boolean;
  /** The year on whose table both sides roll for their missions. */
  readonly mission?: string;
  /** The side that the player leads. */
  readonly side?: string;
  /** The policy that leads the other side. */
  readonly against?: string;
  /** The optional rules for it, where its game has any. */
  readonly rules?: string;
  readonly seed?: string;
  readonly dice?: string;
  readonly purist?: boolean;
  readonly companion?: boolean;
  readonly answers?: string;
  readonly policy?: string;
  readonly anew?: boolean;
  readonly force?: boolean;
  readonly result?: boolean;
  readonly replay?: boolean;
  readonly atOnce?: boolean;
  readonly verify?: boolean;
  readonly strip?: boolean;
  /** The enemy, and perhaps the turn, whose plans are told when it is over. */
  readonly why?: string;
  /** Who wins it how often. */
  readonly odds?: boolean;
  /** The machines of a fight that is laid out, and by which game. */
  readonly make?: string;
  readonly fights?: string;
}

const battleShelf = (options: GlobalOptions): Shelf => battlesIn(theShelf(options));

/** A battle by its name, and the command for it. */
export interface NamedBattle {
  readonly id: string;
  readonly system: GameName;
  readonly command: string;
  /** The log-book of the battle, if it is a session that was saved beside the battle's own. */
  readonly kept?: string;
  /** The machines of a typed fight. */
  readonly forces?: Forces;
}

const bookOf = ({ id, kept }: NamedBattle): string => kept ?? id;

/** A session whose log-book another window had taken over is saved beside it. */
const KEPT = /^(.+)-kept-\d+$/;

/** The sessions of a battle that were saved beside its own log-book. */
export const keptOf = (battle: Pick<BattleOnCard, 'id' | 'system'>, options: GlobalOptions): NamedBattle[] =>
  namesOn(battleShelf(options)).flatMap((kept) =>
    KEPT.exec(kept)?.[1] === battle.id ? [{ ...battleOnCard(battle), command: wof('battle', kept), kept }] : [],
  );

export const battleOnCard = ({ id, system }: Pick<BattleOnCard, 'id' | 'system'>): NamedBattle => ({
  id,
  system,
  command: wof('battle', id),
});

/** A battle by its name or a part of it, or by a player's file; and its cards. */
export async function findBattle(
  typed: string,
  options: GlobalOptions,
): Promise<{ battle: NamedBattle; book: Rulebook }> {
  const book = await openRulebook(options.cards);
  const scratch = skirmishFrom(typed, book);
  if (scratch) return scratchBattle(typed, scratch);
  if (!/\.ya?ml$/i.test(typed)) {
    const all = battlesOn(book);
    const kept = all.flatMap((each) => keptOf(each, options)).find((each) => each.kept === typed);
    return { battle: kept ?? battleOnCard(battleNamed(typed, all)), book };
  }
  const { battleFrom } = await import('../../reading/own-battle.ts');
  const { id, system, book: withOwn } = battleFrom(book, typed);
  return { battle: { id, system, command: wof('battle', typed) }, book: withOwn };
}

/** A typed fight of any machines, if they exist. */
function scratchBattle(
  typed: string,
  { id, system, forces, book, faults }: AnySkirmish,
): { battle: NamedBattle; book: Rulebook } {
  const told = [...new Set(faults.map(({ found, mend }) => `${capital(found)}. ${mend}.`))].join(' ');
  if (told !== '') throw new Fault(told);
  return { battle: { id, system, forces, command: `wof battle "${typed}"` }, book };
}

/** The other games have no such fight, and a mistyped game is none. */
const MEETING = GAME_NAMES.filter((each) => GAME_CARDS[each].skirmish !== undefined);
const OF_ANY_MACHINES =
  `Machines of your choice meet by ${MEETING.join(', ').replace(/, (?=[^,]*$)/, ' or ')}: ` +
  `wof battle "2 sopwith-pup, re8 v 3 albatros-d3 by ${MEETING.at(-1)}".`;

function battleNamed(typed: string, battles: readonly BattleOnCard[]): BattleOnCard {
  const asked = typed.toLowerCase();
  const ids = battles.map(({ id }) => id);
  const [found, ...others] = ids.includes(asked) ? [asked] : ids.filter((id) => id.includes(asked));
  const battle = battles.find(({ id }) => id === found);
  if (battle && others.length === 0) return battle;
  if (found !== undefined)
    throw new Fault(`${quoted(typed)} may be ${[found, ...others].join(', ')}. Type more of it.`);
  if (asked.includes(' v ')) throw new Fault(OF_ANY_MACHINES);
  const meant = nearest(asked, ids);
  throw new Fault(
    `There is no battle called ${quoted(typed)}. ${meant ? `Did you mean ${meant}? ` : ''}wof battle lists them.`,
  );
}

/** The log-book of a battle, if there is one; its forces are not checked. */
export function logOfBattle(battle: NamedBattle, options: GlobalOptions): LogBook<StandAloneBattle> | undefined {
  const { disk, folder } = battleShelf(options);
  const path = join(folder, fileOf(campaignName(bookOf(battle))));
  if (!disk.exists(path)) return undefined;
  try {
    return battleIn(LogBook.open(disk, path), battle);
  } catch (error) {
    if (error instanceof Refusal && error.reason.why === 'damaged') throw damaged(error.reason, battle);
    throw error;
  }
}

/** A file among the battles may be foreign, and contain something else. */
function battleIn(log: LogBook<StandAloneBattle>, { command }: NamedBattle): LogBook<StandAloneBattle> {
  if ('setUp' in dawnOf(log.standing).state) return log;
  throw new Fault(`${log.path} holds a campaign and no battle. It was not touched. ${anew(command)}`);
}

/** The log-book of a battle, if there is one and its battle can be fought with these cards. */
export async function soundLogOfBattle(
  battle: NamedBattle,
  book: Rulebook,
  options: GlobalOptions,
): Promise<LogBook<StandAloneBattle> | undefined> {
  const log = logOfBattle(battle, options);
  for (const { record, line } of log?.standing ?? []) {
    const misfit = isDawn(record) ? await misfitOf(record.state, battle, book) : undefined;
    if (log && misfit !== undefined)
      throw damaged({ why: 'damaged', file: log.path, line, found: '', days: 0, misfit: `state.${misfit}` }, battle);
  }
  return log;
}

/** A set-up from the cards fits them; any other is checked. */
async function misfitOf(
  { system, setUp }: StandAloneBattle,
  { id, system: own }: NamedBattle,
  book: Rulebook,
): Promise<string | undefined> {
  if (system === own && isDeepStrictEqual(setUp, laidOut({ id, system }, 'the-card', book).setUp)) return undefined;
  const { setUpMisfit } = await import('../../reading/set-up-misfit.ts');
  return setUpMisfit(system, setUp, book);
}

const damaged = (reason: Parameters<typeof damageText>[0], { command }: NamedBattle): Fault =>
  new Fault(`${damageText(reason)} ${anew(command)}`);

const anew = (command: string): string => `${command} --anew begins the battle again.`;

/** The log-book of a battle under way, locked; otherwise a new one. */
export async function openBattleLog(
  battle: NamedBattle,
  book: Rulebook,
  options: BattleOptions,
): Promise<LogBook<StandAloneBattle>> {
  const shelf = battleShelf(options);
  onDisk(shelf.folder, () => makeFolder(shelf.disk, shelf.folder));
  hold(bookOf(battle), shelf, options);
  const underWay = options.anew ? undefined : await soundLogOfBattle(battle, book, options);
  if (underWay && !isFought(dawnOf(underWay.standing).state)) return goOn(battle, underWay, options);
  if (battle.kept !== undefined)
    throw new Fault(
      `${battle.kept} is over, or was to be begun again: ${wof('battle', battle.id)} begins that battle.`,
    );
  return begin(battle, book, shelf, options);
}

function goOn(battle: NamedBattle, log: LogBook<StandAloneBattle>, options: BattleOptions): LogBook<StandAloneBattle> {
  const { command } = battle;
  const name = bookOf(battle);
  const { seed, opponent } = openingOf(log.standing);
  const isOther = options.hotSeat && (opponent !== undefined || dawnOf(log.standing).state.germansLedBy === 'the-card');
  if (options.rules !== undefined || options.seed !== undefined || isOther || options.dice !== undefined)
    throw new Fault(`${name} is under way (seed ${seed}). ${command} goes on with it; --anew begins it again.`);
  if (!options.json)
    print(`${name} is under way, seed ${seed}: it goes on from there. --anew begins it again.`, thePaper(options));
  return log;
}

function begin(
  battle: NamedBattle,
  book: Rulebook,
  { disk, folder }: Shelf,
  options: BattleOptions,
): LogBook<StandAloneBattle> {
  const { id, system } = battle;
  const seed = seedOf(options.seed);
  const own = {
    campaign: campaignName(id),
    seed,
    ironman: false,
    byHand: diceOf(options.dice ?? asSet('dice', options)),
  };
  const opponent = opponentOf(system, options);
  const path = join(folder, fileOf(id));
  const state = laidOut({ id, system }, isForTwo(options) || options.side === 'german' ? 'a-player' : 'the-card', book);
  const opening = openingLine({ ...own, ...(opponent && { opponent }) }, book);
  const log = LogBook.begin<StandAloneBattle>(disk, path, [opening, { dawn: 1, state }]);
  if (options.json) printJson({ begun: id, seed, file: path });
  else
    print(
      `${onCard(id, book).title}, seed ${seed}.\n\n${briefingOf(battle, book)}${options.policy === undefined ? `\n\n${HINT}` : ''}`,
      thePaper(options),
    );
  return log;
}

const HINT = '? at a prompt explains what is asked, mission tells this again.';

const onCard = (id: string, book: Rulebook): BattleOnCard =>
  expectDefined(
    battlesOn(book).find((each) => each.id === id),
    `battle ${id} on the cards`,
  );

/** The description of a battle, and what counts in it. */
export const briefingOf = ({ id, system }: Pick<NamedBattle, 'id' | 'system'>, book: Rulebook): string =>
  [onCard(id, book).words.trim(), GAME_SCREENS[system].counts?.(id, book)]
    .filter((words) => words !== undefined)
    .join('\n\n');

/** Whether a friend leads the other side: as typed, or as set, where nothing typed says who leads it. */
export function isForTwo(options: BattleOptions): boolean {
  const { hotSeat, side, against, answers, policy } = options;
  const isOpen = [side, against, answers, policy].every((typed) => typed === undefined);
  return hotSeat || (isOpen && isOn('hot-seat', options));
}

/** The player's opponent: a policy, where he leads the Germans or the game asks both sides. */
function opponentOf(system: GameName, options: BattleOptions): Opening['opponent'] {
  const { hotSeat, side = 'allied', against } = options;
  const own = SIDES.find((each) => each === side);
  if (own === undefined) throw new WrongUsage('--side is allied or german.');
  if (hotSeat && (against !== undefined || side === 'german'))
    throw new WrongUsage('With --hot-seat there is a player on each side: --side and --against have no meaning.');
  if (isForTwo(options)) return undefined;
  if (own === 'allied' && factsOf(system).germansGoBy === 'a-card') {
    if (against === undefined) return undefined;
    throw new WrongUsage(
      'On the Initiative Track the Germans go by the card of their conduct: --against needs --side german.',
    );
  }
  return { side: enemyOf(own), policy: leaderOf(against ?? asSet('against', options)) };
}
