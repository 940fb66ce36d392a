import { isFought, type StandAloneBattle } from '../campaign/stand-alone-battle.ts';
import type { LogBook } from '../logbook/logbook.ts';
import { replay, verify } from '../logbook/replay.ts';
import { leads, todayOf } from '../logbook/standing.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { ofType } from '../table/events.ts';
import { battlePage } from '../terminal/battle-page.ts';
import { narrate } from '../terminal/narration.ts';
import { peopleAfter, peopleOf } from '../terminal/people.ts';
import { Fault, WrongUsage } from './faults.ts';
import { theBattleGame } from './game.ts';
import { type BattleOptions, logOfBattle } from './open-battle.ts';
import { print, printJson, thePaper } from './page.ts';
import { retell } from './retell.ts';
import { Teller } from './teller.ts';
import { tellVerdicts } from './verify.ts';

type Look = (id: string, book: Rulebook, options: BattleOptions) => void | Promise<void>;

/** How one may look back at a battle, by the flag that asks for it. */
const LOOKS: Readonly<Record<'result' | 'replay' | 'verify', Look>> = {
  result: showResult,
  replay: tellAgain,
  verify: prove,
};

/** The look that is asked for; nothing where the battle is to be fought. */
export function lookAsked(options: BattleOptions): Look | undefined {
  const asked = (Object.keys(LOOKS) as (keyof typeof LOOKS)[]).filter((flag) => options[flag]);
  if (asked.length > 1) throw new WrongUsage('One of --result, --replay and --verify at a time.');
  if (options.atOnce && !options.replay) throw new WrongUsage('--at-once is for --replay.');
  return asked[0] && LOOKS[asked[0]];
}

/** `--result`: how the last battle of that name ended. */
function showResult(id: string, book: Rulebook, options: BattleOptions): void {
  const log = logOfBattle(id, options);
  if (!log || !isFought(todayOf(log.standing).dawn.state))
    throw new Fault(`${id} has not been fought to its end. wof battle ${id} fights it.`);
  const events = [...replay(log.standing, theBattleGame(book))].flatMap(({ outcome }) => outcome.events);
  const [last] = ofType(events, 'battle-ended');
  if (!last) throw new Fault(`${id} goes another way with the cards or rules on the table, and cannot be told.`);
  if (options.json) return printJson(last);
  const paper = thePaper(options);
  const people = events.reduce(peopleAfter, peopleOf({ flights: [] }));
  print(`${paper.ink.bold(narrate(last, book, people))}\n\n${battlePage(last, people, paper)}`, paper);
}

/** `--replay`: tells it again, as far as it has been fought. */
async function tellAgain(id: string, book: Rulebook, options: BattleOptions): Promise<void> {
  const { standing } = lastBattle(id, options);
  const teller = new Teller(book, thePaper(options), options.json === true, false, leads(standing));
  const days = [...replay(standing, theBattleGame(book))];
  const proof = `wof battle ${id} --verify`;
  await retell(days, { teller, title: () => nameOf(standing), introduce: () => {}, proof }, options);
}

/** `--verify`: plays it again and compares each throw, each question and how it ended. */
function prove(id: string, book: Rulebook, options: BattleOptions): void {
  const { standing } = lastBattle(id, options);
  const verdicts = verify(standing, theBattleGame(book));
  const failed = () => `${id} is not borne out. wof battle ${id} --anew begins it again.`;
  tellVerdicts(id, verdicts, { kind: 'battle', title: () => nameOf(standing), failed }, options);
}

function lastBattle(id: string, options: BattleOptions): LogBook<StandAloneBattle> {
  const log = logOfBattle(id, options);
  if (!log) throw new Fault(`${id} has not been fought yet. wof battle ${id} fights it.`);
  return log;
}

const nameOf = (standing: LogBook<StandAloneBattle>['standing']): string => todayOf(standing).dawn.state.setUp.battle;
