import { isFought, type StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import { keysOf } from '../../cards/keys-of.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { peopleAfter, peopleOf } from '../../kit/screen/people.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { failureOf, replay, verify } from '../../logbook/replay.ts';
import { dawnOf, editionOf, leads } from '../../logbook/standing.ts';
import { wrap } from '../../page/paper.ts';
import { narrate } from '../../questions/narration/narration.ts';
import { battlePage } from '../../screens/pages/battle-page.ts';
import { closingPage } from '../../screens/pages/closing-page.ts';
import { goesAnotherWay } from '../../shell/advice.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { print, printJson, show, thePaper } from '../../shell/page.ts';
import { type GameEvent, ofType } from '../../table/events.ts';
import { enemyPlansTold, plansWanted } from '../enemy-plans.ts';
import { theBattleGame } from '../game.ts';
import { foughtLine, ledByIn } from '../page/led-by.ts';
import { readerOf } from '../page/reader.ts';
import { retell } from '../page/retell.ts';
import { Teller } from '../page/teller.ts';
import { tellVerdicts } from '../page/verdicts.ts';
import { type BattleOptions, type NamedBattle, soundLogOfBattle } from './open-battle.ts';

/** `--why G1`, `--why "G1 turn 3"`: what an enemy saw in a fight that is over, and what he made of it. */
async function tellPlans(battle: NamedBattle, book: Rulebook, options: BattleOptions): Promise<void> {
  const wanted = plansWanted(options.why ?? '');
  if (!wanted) throw new WrongUsage('--why is a machine of the enemy, and perhaps a turn: --why "G1 turn 3".');
  const { standing } = await lastBattle(battle, book, options);
  if (!isFought(dawnOf(standing).state))
    throw new Fault(`${battle.id} has not been fought to its end, and his plans are secret until then.`);
  const told = enemyPlansTold(standing, theBattleGame(book), wanted);
  if (options.json) return printJson({ why: wanted.machine, told });
  const paper = thePaper(options);
  for (const line of told.split('\n')) print(wrap(line, paper), paper);
}

type LookBack = (battle: NamedBattle, book: Rulebook, options: BattleOptions) => Promise<void>;

/** The ways to look back at a battle, by flag. */
const LOOKS: Readonly<Record<'result' | 'replay' | 'verify' | 'strip' | 'why', LookBack>> = {
  result: showResult,
  replay: tellAgain,
  verify: prove,
  strip: drawStrip,
  why: tellPlans,
};

/** The requested look; nothing where the battle is to be fought. */
export function lookAsked(options: BattleOptions): LookBack | undefined {
  const asked = keysOf(LOOKS).filter((flag) => (options[flag] ?? false) !== false);
  if (asked.length > 1) throw new WrongUsage('One of --result, --replay, --verify, --strip and --why at a time.');
  if (options.atOnce && !options.replay) throw new WrongUsage('--at-once is for --replay.');
  return asked[0] && LOOKS[asked[0]];
}

/** `--result`: how the last battle of that name ended. */
async function showResult(battle: NamedBattle, book: Rulebook, options: BattleOptions): Promise<void> {
  const { id, command } = battle;
  const log = await soundLogOfBattle(battle, book, options);
  if (!log || !isFought(dawnOf(log.standing).state))
    throw new Fault(`${id} has not been fought to its end. ${command} fights it.`);
  const events = eventsOf(log, battle, book);
  const counted = events.find(({ type }) => type === 'cards-counted-up' || type === 'clouds-scored');
  const as = foughtLine(log.standing, battle.system);
  const closing = options.json ? undefined : closingPage(events, book, thePaper(options));
  const below = [...(closing ? [closing] : []), ...(as ? [as] : []), ...plansHint(log, battle, options)];
  if (counted) return showCount(counted, below, book, options);
  const [last] = ofType(events, 'battle-ended');
  if (!last) throw new Error(`${id} is over, and has no end.`);
  if (options.json) return printJson(last);
  const paper = thePaper(options);
  const people = events.reduce(peopleAfter, peopleOf({ flights: [] }));
  // In a fight from the side a mission counts before machines, and its verdict is an event of its own.
  const verdict = ofType(events, 'side-fight-over').map((event) => narrate(event, book, people));
  const title = paper.ink.bold(narrate(last, book, people));
  const page = [title, battlePage(last, people, paper), ...verdict, ...below];
  print(page.join('\n\n'), paper);
}

/** How the enemy's plans are asked for; nothing where no head of the program made them. */
export function plansHint(
  { standing }: LogBook<StandAloneBattle>,
  { command, system }: Pick<NamedBattle, 'command' | 'system'>,
  options: BattleOptions,
): readonly string[] {
  const led = ledByIn(standing, system);
  if (led === undefined || led === 'a-player' || led === 'random') return [];
  return [
    wrap(
      `${command} --why G1 tells what G1 saw, chose and weighed in each turn, --why "G1 turn 3" in that one.`,
      thePaper(options),
    ),
  ];
}

/** The result of a scenario with manoeuvre cards, or In Clouds of Glory. */
function showCount(counted: GameEvent, below: readonly string[], book: Rulebook, options: BattleOptions): void {
  if (options.json) return printJson(counted);
  const paper = thePaper(options);
  print([paper.ink.bold(narrate(counted, book, peopleOf({ flights: [] }))), ...below].join('\n\n'), paper);
}

/**
 * `--strip`: a finished fight with cards, from the side or in the clouds as an SVG picture, frame by frame, on standard
 * output.
 */
async function drawStrip(battle: NamedBattle, book: Rulebook, options: BattleOptions): Promise<void> {
  const log = await lastBattle(battle, book, options);
  const { standing } = log;
  if (!isFought(dawnOf(standing).state)) throw new Fault(`${battle.id} has not been fought to its end.`);
  const events = eventsOf(log, battle, book);
  const { GAME_BOOKS } = await import('../../games/books.ts');
  const strip = GAME_BOOKS[dawnOf(standing).state.system].alone?.(events, nameOf(standing));
  if (strip === undefined) throw new Fault(`${battle.id} was fought on the Initiative Track, which has no strip.`);
  show(strip);
}

/**
 * A battle that has just ended, blow by blow, and who has won, which a low window would have lost by then; nothing where
 * it goes another way by now, or nobody was hit.
 */
export function closingOf(log: LogBook<StandAloneBattle>, book: Rulebook, options: BattleOptions): string | undefined {
  const events = [...replay(log.standing, theBattleGame(book))].flatMap(({ outcome }) => outcome.events);
  const paper = thePaper(options);
  const closing = closingPage(events, book, paper);
  const verdict = events.findLast(({ type }) => VERDICTS.has(type));
  if (closing === undefined || verdict === undefined) return closing;
  const people = events.reduce(peopleAfter, peopleOf({ flights: [] }));
  return `${closing}\n\n${wrap(narrate(verdict, book, people), paper)}`;
}

const VERDICTS: ReadonlySet<string> = new Set<GameEvent['type']>([
  'cards-counted-up',
  'clouds-scored',
  'side-fight-over',
]);

/** All events of a battle, from a replay. A battle whose replay differs is not told. */
function eventsOf(
  { standing }: LogBook<StandAloneBattle>,
  { id, command }: NamedBattle,
  book: Rulebook,
): readonly GameEvent[] {
  const days = [...replay(standing, theBattleGame(book))];
  if (days.some(failureOf)) throw new Fault(goesAnotherWay(id, editionOf(standing), `${command} --verify`));
  return days.flatMap(({ outcome }) => outcome.events);
}

/** `--replay`: retells it, as far as it has been fought. */
async function tellAgain(battle: NamedBattle, book: Rulebook, options: BattleOptions): Promise<void> {
  const { standing } = await lastBattle(battle, book, options);
  const teller = new Teller({
    book,
    paper: thePaper(options),
    json: options.json === true,
    realDays: false,
    briefs: false,
    leads: leads(standing),
    reader: 'anybody',
    frame: undefined,
  });
  const days = [...replay(standing, theBattleGame(book))];
  const proof = `${battle.command} --verify`;
  const reader = readerOf(standing);
  await retell(days, { teller, title: () => nameOf(standing), introduce: () => {}, proof, reader }, options);
}

/** `--verify`: replays it and compares each throw, each question and its end. */
async function prove(battle: NamedBattle, book: Rulebook, options: BattleOptions): Promise<void> {
  const { id, command } = battle;
  const { standing } = await lastBattle(battle, book, options);
  const verdicts = verify(standing, theBattleGame(book));
  const failed = () => `${id} is not borne out. ${command} --anew begins it again.`;
  tellVerdicts(id, verdicts, { kind: 'battle', book, title: () => nameOf(standing), failed }, options);
}

async function lastBattle(
  battle: NamedBattle,
  book: Rulebook,
  options: BattleOptions,
): Promise<LogBook<StandAloneBattle>> {
  const log = await soundLogOfBattle(battle, book, options);
  if (!log) throw new Fault(`${battle.id} has not been fought yet. ${battle.command} fights it.`);
  return log;
}

const nameOf = (standing: LogBook<StandAloneBattle>['standing']): string => titleOf(dawnOf(standing).state);

const titleOf = ({ setUp }: StandAloneBattle): string => ('battle' in setUp ? setUp.battle : setUp.scenario);
