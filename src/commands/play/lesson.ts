import type { StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import type { GameName } from '../../cards/games.ts';
import { expectDefined } from '../../cards/rulebook.ts';
import { GAME_CARDS } from '../../games/cards.ts';
import { GAME_NAMES } from '../../games/game-names.ts';
import { GAME_SCREENS } from '../../games/screens.ts';
import type { Lesson } from '../../kit/game-screen.ts';
import { Sitting } from '../../logbook/sitting.ts';
import { dawnOf, openingOf } from '../../logbook/standing.ts';
import { quoted } from '../../page/quoted.ts';
import { laidOut } from '../../reading/lay-out-battle.ts';
import { askKey } from '../../seat/ask-key.ts';
import { type Answering, whoAnswers } from '../../seat/asking.ts';
import { theBattleGame } from '../../seat/game.ts';
import type { Seat } from '../../seat/seat.ts';
import { diceOf, seedOf } from '../../seat/set-up/read-options.ts';
import { sit } from '../../seat/sit.ts';
import { battleSetting } from '../../seat/sit-down/battle-setting.ts';
import { type BattleOptions, findBattle } from '../../seat/sit-down/open-battle.ts';
import { WrongUsage } from '../../shell/faults.ts';
import { print, show, thePaper } from '../../shell/page.ts';
import type { Decision, Question } from '../../table/decisions.ts';
import { listed } from '../../words/numbers.ts';
import { laySeat } from './lay-seat.ts';
import { type Offer, offersText } from './offers.ts';
import { unkeptLog } from './unkept-log.ts';

const LEARNED = GAME_NAMES.filter((name) => GAME_SCREENS[name].lesson !== undefined);

/** `wof battle [GAME] --lesson`: a first fight in one of the other games, with explanations. */
export async function lesson(typed: string | undefined, options: BattleOptions): Promise<void> {
  const { hotSeat, side, against, policy } = options;
  if (hotSeat || [side, against, policy].some((each) => each !== undefined)) throw new WrongUsage(LED);
  const answering = await whoAnswers(options);
  if (typed !== undefined) return teachGame(gameNamed(typed), options, answering);
  if (answering.script) throw new WrongUsage(`Which game? ${NAMED}`);
  return chooseLesson(options, answering, []);
}

const LED =
  'In a lesson you lead the Allies against one who is no master: --hot-seat, --side, --against and --policy have no meaning.';

const NAMED = `There are lessons for ${listed(LEARNED)}: wof battle ${LEARNED[0] ?? ''} --lesson.`;

function gameNamed(typed: string): GameName {
  // As everywhere else: In Clouds of Glory.
  const word = typed.toLowerCase().replace(/\s+/g, '-').replace(/^in-/, '');
  const found = LEARNED.filter((name) => name === word || name.includes(word));
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  throw new WrongUsage(`${quoted(typed)} is no game to be learned. ${NAMED}`);
}

/** The games, each with a key, after the other choices. */
export async function chooseLesson(
  options: BattleOptions,
  answering: Answering,
  others: readonly Offer[],
): Promise<void> {
  const games = LEARNED.map(
    (name, i): Offer => ({
      key: String(i + 1),
      does: `a lesson of five minutes: ${GAME_CARDS[name].title}`,
      go: () => teachGame(name, options, answering),
    }),
  );
  const offers = [...others, ...games, { key: 'q', does: 'quit', go: async () => {} }];
  show(offersText(offers, thePaper(options)));
  const key = await askKey(
    offers.map((offer) => offer.key),
    options,
  );
  await offers.find((offer) => offer.key === key)?.go();
}

async function teachGame(name: GameName, options: BattleOptions, answering: Answering): Promise<void> {
  const given = expectDefined(GAME_SCREENS[name].lesson, `a lesson of ${name}`);
  const { battle, book } = await findBattle(given.battle, options);
  const own = {
    campaign: 'lesson',
    seed: seedOf(options.seed ?? given.seed),
    ironman: false,
    byHand: diceOf(options.dice ?? 'program'),
    opponent: AGAINST,
  };
  const state: StandAloneBattle = laidOut(battle, 'a-player', book);
  const log = unkeptLog(own, state, book, KEEPS_NOTHING);
  const sitting = new Sitting(log, theBattleGame(book));
  const setting = battleSetting(dawnOf(log.standing).state, openingOf(log.standing));
  const seat: Seat = laySeat(
    sitting,
    {
      ...setting,
      ...taughtBy(given),
      commands: [...setting.commands, 'lesson'],
      isDone: () => seat.teller.events.some(given.isOver),
    },
    { reader: 'allied' },
    { book, answering, options: { ...options, json: false } },
  );
  print(`\n${seat.paper.ink.bold(`A lesson: ${GAME_CARDS[name].title}`)}\n${given.begins} ${HOW}\n`, seat.paper);
  const ended = await sit(seat);
  print(`\n${ended === 'over' ? given.ends : KEEPS_NOTHING}`, seat.paper);
}

/** A weak opponent: the player should be able to win. */
const AGAINST = { side: 'german', policy: 'by-the-book' } as const;

/** The lesson for a question, each time that it is asked in another turn: not at each card or step of one turn. */
export function taughtBy({ says, takes = {} }: Pick<Lesson, 'says' | 'takes'>) {
  const heard = new Map<Decision, { readonly times: number; readonly whose: string | undefined }>();
  return {
    taught: ({ decision, about, options }: Question): string | undefined => {
      const { times, whose } = heard.get(decision) ?? { times: 0, whose: undefined };
      if (times === 0 || whose !== turnOf(about)) return undefined;
      const steps = takes[decision]?.[times - 1] ?? [];
      const done = stepsDone(about);
      return done.every((word, i) => word === steps[i])
        ? options.find((option) => option === steps[done.length])
        : undefined;
    },
    lesson: ({ decision, about }: Pick<Question, 'decision' | 'about'>): string | undefined => {
      const { times, whose: last } = heard.get(decision) ?? { times: 0, whose: undefined };
      const whose = turnOf(about);
      if (whose !== undefined && whose === last) return undefined;
      heard.set(decision, { times: times + 1, whose });
      return says[decision]?.[times];
    },
  };
}

/** The steps of a move that is being composed, or the cards of a turn. */
function stepsDone(about: Question['about']): readonly string[] {
  if ('course' in about && 'words' in about.course) return about.course.words;
  return 'planned' in about ? about.planned : [];
}

/** The machine and the turn of a question; nothing where it belongs to no machine. */
const turnOf = (about: Question['about']): string | undefined =>
  'view' in about && 'machine' in about ? `${about.machine} ${about.view.turn}` : undefined;

const HOW =
  'Its dice are its own, and he is no master. At every prompt ? says what is asked, rule with a mark or a word what the rules have, quit leaves; nothing of it is kept.';
const KEEPS_NOTHING = 'A lesson keeps nothing. wof battle --lesson begins one again.';
