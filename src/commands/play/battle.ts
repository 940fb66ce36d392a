import { isFought, type StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { factsOf, GAME_CARDS } from '../../games/cards.ts';
import { GAME_NAMES } from '../../games/game-names.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { Sitting } from '../../logbook/sitting.ts';
import { dawnOf, openingOf } from '../../logbook/standing.ts';
import { hang, heading, type Paper, wrap } from '../../page/paper.ts';
import { policyNamed } from '../../policies/policies.ts';
import { narrate } from '../../questions/narration/narration.ts';
import { type BattleOnCard, battlesOn } from '../../reading/battles.ts';
import { NOBODY_THERE, whoAnswers } from '../../seat/asking.ts';
import { namingThinkers, theBattleGame } from '../../seat/game.ts';
import { expectWipedPage } from '../../seat/page/hand-over.ts';
import { foughtLine, ledByIn } from '../../seat/page/led-by.ts';
import { readerOf } from '../../seat/page/reader.ts';
import { unroll } from '../../seat/page/unroll.ts';
import type { Seat } from '../../seat/seat.ts';
import { leaderOf, policyOf } from '../../seat/set-up/read-options.ts';
import { sit } from '../../seat/sit.ts';
import { battleSetting } from '../../seat/sit-down/battle-setting.ts';
import {
  type BattleOptions,
  battleOnCard,
  briefingOf,
  findBattle,
  isForTwo,
  keptOf,
  logOfBattle,
  type NamedBattle,
  openBattleLog,
} from '../../seat/sit-down/open-battle.ts';
import { closingOf, lookAsked, plansHint } from '../../seat/sit-down/past-battle.ts';
import { asBegun, withRules } from '../../seat/sit-down/rules-of-battle.ts';
import { wrong } from '../../seat/wrong.ts';
import { WrongUsage } from '../../shell/faults.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, printJson, show, thePaper } from '../../shell/page.ts';
import { isOn } from '../../shell/settings.ts';
import { Thinking } from '../../shell/thinking.ts';
import { wordFault } from '../../shell/word-fault.ts';
import { enemyOf, type Side } from '../../table/sides.ts';
import { capital } from '../../words/numbers.ts';
import { laySeat } from './lay-seat.ts';

/** `wof battle [NAME]`: lists the battles, or fights one: from its beginning, or from where it was left. */
export async function battle(typed: string | undefined, options: BattleOptions): Promise<void> {
  if (options.lesson) return (await import('./lesson.ts')).lesson(typed, options);
  if (options.byMail) return (await import('./by-mail.ts')).inviteByMail(typed, options);
  if (isWeighed(typed, options)) return weigh(typed, options);
  const name = asked(typed, options);
  if (options.against !== undefined) leaderOf(options.against);
  return name === undefined ? listBattles(options) : fightBattle(name, options);
}

/** Fights one, or looks back at it. */
async function fightBattle(name: string, options: BattleOptions): Promise<void> {
  const lookBack = lookAsked(options);
  if (MAILED.test(name)) return (await import('./by-mail.ts')).lookBackByMail(name, lookBack, options);
  const { battle: found, book: cards } = await findBattle(name, options);
  if (lookBack) return lookBack(found, cards, options);
  const chosen = withRules(found, options.rules, cards);
  const asking = await whoAnswersIn(options);
  const policy = options.policy === undefined ? undefined : policyOf(options.policy);
  checkHandOver(found, options);
  const log = await openBattleLog(found, chosen, options);
  const book = asBegun(found.id, dawnOf(log.standing).state, cards);
  const thinking = new Thinking(process.stdout);
  const sitting = new Sitting(log, namingThinkers(theBattleGame(book), thinking));
  const { seed } = openingOf(log.standing);
  const setting = {
    ...battleSetting(dawnOf(log.standing).state, openingOf(log.standing)),
    briefing: (at: Seat) => [briefingOf(found, book), ...drawnBy(at)].join('\n\n'),
    odds: async (at: Seat) => {
      if (options.purist || isOn('purist', options)) return wrong('This is played by a purist: no odds are told.', at);
      return (await import('../../seat/policy/battle-odds.ts')).tellBattleOdds(sitting, at);
    },
  };
  if (setting.handsOver && options.answers === undefined) expectWipedPage();
  const laid = { book, answering: asking, options, thinking };
  const seat = laySeat(sitting, setting, { reader: readerOf(log.standing) }, laid);
  if (policy)
    seat.deputies[ownSide(log)] = [
      { policy: policyNamed(policy, `${found.id} ${seed}`, 'own', 'by-place'), until: 'end' },
    ];
  await leave(found, await sit(seat), { log, book, live: seat.live }, options);
}

/** A game by mail. */
const MAILED = /^mail-[0-9a-f]{8}$/;

/** Where a policy leads our side, nobody is asked. */
const whoAnswersIn = async (options: BattleOptions) =>
  options.policy !== undefined && !options.hotSeat ? NOBODY_THERE : await whoAnswers(options);

const isWeighed = (typed: string | undefined, { make, odds }: BattleOptions): boolean =>
  make !== undefined || (odds === true && typed !== undefined);

/** `--odds` and `--make`: who wins it how often. */
async function weigh(typed: string | undefined, options: BattleOptions): Promise<void> {
  const { make } = options;
  if (make !== undefined && typed !== undefined)
    throw new WrongUsage('A battle goes by its name or by --make, not by both.');
  const { battleMade, tellBalance } = await import('./battle-balance.ts');
  return tellBalance(make === undefined ? (typed ?? '') : battleMade(make, options), options);
}

/** Two players at one page need a terminal that can be cleared: refused before a battle under way is replaced. */
function checkHandOver({ system }: NamedBattle, options: BattleOptions): void {
  if (isForTwo(options) && options.answers === undefined && factsOf(system).hasSecrets) expectWipedPage();
}

/** The battle by its name; with `--mission 1917` the one for which both sides roll on that table. */
function asked(typed: string | undefined, { mission }: BattleOptions): string | undefined {
  if (mission === undefined) return typed;
  if (typed === undefined) return `missions-${mission}`;
  throw new WrongUsage('A battle goes by its name or by --mission, not by both.');
}

/** (V123) The missions that both sides have rolled, in such a battle. */
const drawnBy = ({ teller, book }: Seat): string[] =>
  teller.events.flatMap((event) =>
    event.type === 'mission-drawn' || event.type === 'sky-drawn' ? [narrate(event, book, teller.people)] : [],
  );

/** The side that the player leads: the opposite of the opponent's. */
function ownSide({ standing }: LogBook<StandAloneBattle>): Side {
  const { opponent } = openingOf(standing);
  return opponent ? enemyOf(opponent.side) : 'allied';
}

interface BattleLeft extends Pick<Seat, 'live'> {
  readonly log: LogBook<StandAloneBattle>;
  readonly book: Rulebook;
}

async function leave(
  { id, command, system }: NamedBattle,
  ended: 'left' | 'over',
  { log, book, live }: BattleLeft,
  options: BattleOptions,
): Promise<void> {
  log.close();
  const against = ledByIn(log.standing, system);
  if (options.json) return printJson({ ended, battle: id, ...(against && { fights: system, against }) });
  const fought = foughtLine(log.standing, system);
  const closing = ended === 'over' ? closingOf(log, book, options) : undefined;
  const hint = plansHint(log, { command, system }, options);
  const told = ended === 'over' ? [closing, fought, ...hint].filter((text) => text !== undefined) : [];
  // Longer than a low window, it would begin in its middle.
  if (live && isOn('pauses', options)) await unroll(told.map((text) => `\n${text}\n`).join(''), 'to-the-last', '');
  else for (const text of told) print(`\n${text}`, thePaper(options));
  if (ended === 'left')
    print(`\nEverything is in the log-book. ${command} goes on from here.${cutShort(options)}`, thePaper(options));
}

/** Of a script that has ended before the fight: what would have fought on. */
const cutShort = ({ answers }: BattleOptions): string =>
  answers === undefined
    ? ''
    : ' The answers ended before the fight. An empty line is none; a line carry-on fight lets the program fight on.';

/** A battle, and its state on this machine. */
type Listed = BattleOnCard & { readonly stands: string; readonly kept?: readonly Kept[] };

/** A session of it that was saved when its log-book was taken over. */
interface Kept {
  readonly name: string;
  readonly stands: string;
}

/** `wof battle`: every battle on the cards, game by game, its description, and its state. */
async function listBattles(options: GlobalOptions): Promise<void> {
  const book = await openRulebook(options.cards);
  const all = battlesOn(book).map((battle) => listedAs(battle, options));
  if (options.json) return printJson({ battles: all.map(({ words, ...battle }) => battle) });
  const paper = thePaper(options);
  const foot =
    'wof battle NAME fights one, wof cards NAME shows its forces, wof battle FILE.yaml fights one of your own.';
  show(
    [
      ...GAME_NAMES.flatMap((system) =>
        chapter(
          GAME_CARDS[system].title,
          all.filter((each) => each.system === system),
          paper,
        ),
      ),
      wrap(foot, paper),
    ].join('\n'),
  );
}

const chapter = (title: string, battles: readonly Listed[], paper: Paper): string[] => [
  heading(title, paper),
  ...battles.flatMap(({ id, title: name, line, stands, kept = [] }) => [
    hang(`  ${id}: ${name}. ${capital(line)}${stands === '' ? '' : `; ${stands}`}.`, paper, 4),
    ...kept.map((each) => hang(`  ${each.name}: ${name}, a sitting that was kept; ${each.stands}.`, paper, 4)),
  ]),
  '',
];

function listedAs(battle: BattleOnCard, options: GlobalOptions): Listed {
  const kept = keptOf(battle, options).map((each) => ({
    name: each.kept ?? each.id,
    stands: standingOf(each, options),
  }));
  const stands = standingOf(battleOnCard(battle), options);
  return { ...battle, stands, ...(kept.length > 0 && { kept }) };
}

/** The state of a battle by its log-book; nothing for one that was never begun. */
function standingOf(battle: NamedBattle, options: GlobalOptions): string {
  try {
    const log = logOfBattle(battle, options);
    if (!log) return '';
    const { seed } = openingOf(log.standing);
    return isFought(dawnOf(log.standing).state) ? `fought, seed ${seed}` : `under way, seed ${seed}`;
  } catch (error) {
    return wordFault(error).sentence.replace(/\.$/, '');
  }
}
