import type { Rulebook } from '../cards/rulebook.ts';
import { realDayLine } from '../chronicle/real-day.ts';
import { fightAloud, gamesThatAsk, measureInFight } from '../games/screens.ts';
import type { Measure } from '../kit/game-screen.ts';
import { threatsText, whereText } from '../kit/screen/aloud.ts';
import type { Missed, Shown } from '../kit/screen/cards/shown.ts';
import type { Agreed } from '../logbook/sitting.ts';
import { type Paper, wrap } from '../page/paper.ts';
import { quoted } from '../page/quoted.ts';
import { COMMANDS, type Command, readDiceSwitch } from '../page/read-typed.ts';
import { whoseDice } from '../questions/asking/dice-wording.ts';
import { askingOf } from '../questions/asking/questions.ts';
import { hexNamed } from '../questions/map/course-words.ts';
import { drawMap } from '../questions/map/map.ts';
import { hexAround } from '../questions/map/map-words.ts';
import { missionText } from '../questions/mission/goal-text.ts';
import { readWhy, whyText } from '../questions/reasons/why.ts';
import { asItStands, ordersOf, placeLine, toldOf } from '../screens/live/flight-head.ts';
import { flownSoFar } from '../screens/live/flown.ts';
import { logLines } from '../screens/pages/log-page.ts';
import { rulesPage } from '../screens/pages/rules-page.ts';
import { weatherPage } from '../screens/pages/weather-page.ts';
import { print, printGathered, show } from '../shell/page.ts';
import { TAKEN_BACK } from '../shell/refusals.ts';
import type { Question } from '../table/decisions.ts';
import type { GameEvent } from '../table/events.ts';
import { hexAfter } from '../table/hex-after.ts';
import { planText, propose } from './day/propose.ts';
import { plansNow } from './enemy-plans.ts';
import { helpText } from './page/help.ts';
import { layOut } from './page/lay-out.ts';
import { legendText } from './page/legend.ts';
import { layOutOwnBoard, recallSeen } from './page/own-board.ts';
import type { PaperName } from './page/papers.ts';
import { whyAnswer } from './page/why-answer.ts';
import { carryOn, stepBack } from './policy/deputy.ts';
import { isScripted, type Seat, type StepResult } from './seat.ts';
import { giveCourse } from './typed/fly-course.ts';
import { keepWords } from './typed/keep-words.ts';
import { wrong } from './wrong.ts';

/** So many letters of one of our words are enough. */
const ENOUGH = 3;

/** Whoever is taught may have typed q at the end of a text: he is asked once more. */
function isLeft(seat: Seat): boolean {
  const isSure = seat.setting.lesson === undefined || isScripted(seat) || seat.typed.warned === LEAVES;
  seat.typed.warned = LEAVES;
  return isSure;
}

const LEAVES = 'quit';
const ENDS_IT = 'That would end the lesson, of which nothing is kept. quit once more leaves it.';

type Obey = (seat: Seat, rest: readonly string[]) => StepResult | Promise<StepResult>;

/** The effect of each command. Commands that only show something leave the question open. */
const OBEY: { readonly [C in Command]: Obey } = {
  again: (seat) => {
    printGathered(seat.told.news ?? seat.told.above ?? []);
    if (seat.told.news) layOutWhole(seat);
    return 'nowhere';
  },
  where: looking(whereNow),
  who: (seat, rest) => (aloudNow(seat) ? looking(whoNow) : OBEY.flight)(seat, rest),
  threats: looking((seat) => {
    const aloud = aloudNow(seat);
    return aloud ? threatsText(aloud) : NO_FIGHT;
  }),
  '?': looking(helpText),
  why: looking((seat, rest) => {
    const [word = ''] = rest;
    if ('ratings'.startsWith(word) && word.length >= ENOUGH) return seat.teller.whyRatings;
    return (
      plansNow(rest.join(' '), seat) ??
      whyAnswer(word, seat) ??
      whyText(seat.teller.told, readWhy(word), seat.book).join('\n')
    );
  }),
  odds: (seat) => seat.setting.odds?.(seat) ?? 'nowhere',
  plan: showing(({ sitting, teller, book, paper }) => planText(sitting.asked, teller, book, paper)),
  propose,
  course: giveCourse,
  orders: async (seat, rest) => (await import('./policy/standing-orders.ts')).giveOrders(seat, rest),
  legend: looking(legendText),
  lesson: looking((seat) => seat.told.lesson ?? 'Nothing is being taught here; ? explains what is asked.'),
  promote: (seat) => {
    seat.asksOn = seat.setting.day();
    print('You are asked this evening whom you promote, and what you apply for.', seat.paper);
    return 'nowhere';
  },
  mission: async (seat) => {
    await recallSeen(seat);
    return looking(missionNow)(seat, []);
  },
  flight: showing((seat) => seat.setting.forces(seat)),
  track: showing(({ sitting, teller, paper }) => teller.track(sitting.asked, paper)),
  table: showing(measuring('table')),
  arcs: showing(measuring('arcs')),
  ruler: looking(measuring('ruler')),
  layout: layOutOwnBoard,
  map: showing(mapText),
  weather: looking(({ teller, book }) => weatherPage(teller.events, book)),
  log: looking(({ teller, book }) => logLines(teller.events, teller.people, book).join('\n')),
  card: showCard,
  rule: looking(({ sitting, book, paper }, rest) =>
    rulesPage(book, rest.join(' '), paper, gamesThatAsk(sitting.asked)),
  ),
  'carry-on': carryOn,
  history: looking(({ setting, book }, [day = '']) => historyText(Number(day || setting.day()), book)),
  status: paperOf('status'),
  score: paperOf('score'),
  report: paperOf('report'),
  roster: paperOf('roster'),
  man: paperOf('man'),
  note: keepWords,
  undo: (seat, rest) => {
    stepBack(seat, () => seat.sitting.undo(agreedIn(rest)));
    return takenBack('undo', seat);
  },
  'take-back': (seat, rest) => {
    stepBack(seat, () => seat.sitting.takeBack(agreedIn(rest)));
    return takenBack('take-back', seat);
  },
  dice: ({ sitting, paper }, rest) => {
    const wish = readDiceSwitch(rest);
    if (wish) sitting.switchDice(wish.dice, wish.streams);
    print(`${whoseDice(sitting.byHand)}${wish ? '' : ` To change it: ${COMMANDS.dice}.`}`, paper);
    return wish ? 'on' : 'nowhere';
  },
  quit: (seat) => (isLeft(seat) ? 'away' : wrong(ENDS_IT, seat)),
};

/** For a listener, who gets at the question itself only what has changed. */
function layOutWhole(seat: Seat): void {
  seat.told.stands = undefined;
  seat.teller.forgetSeen();
  layOut(seat);
}

/** `both` is typed by two players who agree. */
const agreedIn = ([word]: readonly string[]): Agreed => (word === 'both' ? 'by-both' : 'by-one');

/** Forgets what was told and seen since; a course through that point is stopped, and may be resumed. */
async function takenBack(how: keyof typeof TAKEN_BACK, seat: Seat): Promise<StepResult> {
  const { sitting, setting, teller, paper, courses } = seat;
  print(TAKEN_BACK[how], paper);
  seat.told.both = TAKEN_BACK[how];
  courses.stopped = courses.flown ?? courses.stopped;
  courses.flown = undefined;
  courses.awaits = undefined;
  seat.heldBack = sitting.position;
  teller.introduce(setting.people());
  teller.remember(sitting.today);
  seat.seen.flight = undefined;
  seat.seen.track = undefined;
  if (flownSoFar(teller.events)) await recallSeen(seat);
  return 'on';
}

export const obey = async (command: Command, rest: readonly string[], seat: Seat): Promise<StepResult> =>
  OBEY[command](seat, rest);

/** The open question's fight in words; nothing without one. */
const aloudNow = ({ sitting: { asked }, book, teller: { people } }: Seat) =>
  asked && fightAloud(asked, { book, people });

const whoNow = (seat: Seat): string => aloudNow(seat)?.who.join('\n') ?? '';

/** Where everybody is in a fight; in the air, where the flight is. */
function whereNow(seat: Seat, [named]: readonly string[]): string {
  const { sitting, book } = seat;
  const { asked } = sitting;
  const aloud = aloudNow(seat);
  if (aloud) return whereText(aloud, named, asked && 'machine' in asked.about ? asked.about.machine : undefined);
  const told = seat.paper.byEar && asked ? partyTold(asked, seat) : undefined;
  if (told !== undefined) return told;
  const aloft = aloftNow(seat);
  return aloft ? placeLine(aloft, book) : 'Nobody of yours is in the air.';
}

/** For a listener: all that a page shows of the flight, of which each turn tells only what has changed. */
const partyTold = (asked: Question, { teller, paper }: Seat): string | undefined =>
  'party' in asked.about ? askingOf(asked).picture?.above?.(asked, teller.onlooker(paper))?.alt : undefined;

const NO_FIGHT = 'There is no fight now.';

/** A part of the table of the current question. */
function measuring(what: Measure): Text {
  return ({ sitting, book, paper }, names) =>
    measureInFight(what, names, { asked: sitting.asked, book, paper }) ?? 'There are no machines on a table now.';
}

/** The papers read the whole log-book, and are loaded when somebody asks for one. */
function paperOf(name: PaperName): Obey {
  return async (seat, rest) => {
    const { log } = seat.setting;
    const { paperNamed } = await import('./page/papers.ts');
    if (log) print(paperNamed(name, log, seat, rest), seat.paper);
    return 'nowhere' as const;
  };
}

/** The orders as last seen; before that, the mission's own. */
function missionNow(seat: Seat): string {
  const { book, setting } = seat;
  if (setting.briefing) return setting.briefing(seat);
  const aloft = aloftNow(seat);
  if (!aloft) return 'No mission is being flown. plan has the day; card dawn, or another, has a mission.';
  return missionText(asItStands(ordersOf(aloft, book), aloft, book), toldOf(aloft), book);
}

/** The flight that is in the air, with its orders as last seen. */
function aloftNow({ teller, seen: { flight: seen } }: Seat) {
  const flown = flownSoFar(teller.events);
  return flown && { flown, seen: seen?.orders.mission === flown.mission ? seen : undefined };
}

/** A historical day. */
const historyText = (day: number, book: Rulebook): string =>
  book.april1917.days.some((each) => each.day === day) ? realDayLine(day, book) : 'April has the days 1 to 30.';

/** The pages of the cards are loaded on request: with all their odds they are a large part of the program. */
async function showCard({ book, paper }: Seat, rest: readonly string[]): Promise<StepResult> {
  const cards = await import('../screens/cards/card-page.ts');
  show(cardText(cards.showCard(rest.join(' '), book, { sources: false, odds: false }), paper));
  return 'nowhere';
}

function cardText(shown: Shown | Missed, paper: Paper): string {
  if (shown.is === 'several') return wrap(`That may be ${shown.ids.join(', ')}. Type more of it.`, paper);
  if (shown.is === 'none') return 'There is no such card. Type card by itself to list them.';
  return shown.page(paper);
}

/** The whole map, or a hex of it and its neighbours. */
function mapText({ teller, book, paper }: Seat, [named]: readonly string[]): string {
  if (named === undefined) return drawMap(book.missionMap, hexNow(teller.events), paper);
  const hex = hexNamed(named, undefined, book);
  return wrap(hex ? hexAround(book.missionMap, hex) : `The map has no hex or place ${quoted(named)}.`, paper);
}

const hexNow = (events: readonly GameEvent[]) =>
  events.reduce<ReturnType<typeof hexAfter>>((hex, event) => hexAfter(event, hex), undefined);

type Text = (seat: Seat, rest: readonly string[]) => string;

function looking(text: Text): Obey {
  return (seat, rest) => {
    print(text(seat, rest), seat.paper);
    return 'nowhere';
  };
}

function showing(text: Text): Obey {
  return (seat, rest) => {
    show(text(seat, rest));
    return 'nowhere';
  };
}
