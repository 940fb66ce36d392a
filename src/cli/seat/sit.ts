import { readDice } from '../../dice/hand-dice.ts';
import { Refusal } from '../../logbook/refusal.ts';
import { lineOf } from '../../table/checks.ts';
import type { GameEvent } from '../../table/events.ts';
import { type Command, readTyped, type Typed } from '../../terminal/kit/typed.ts';
import type { Meant } from '../../terminal/reasons/meant.ts';
import { meantBy } from '../../terminal/reasons/why-not.ts';
import { wrongDice } from '../../terminal/wording/dice-wording.ts';
import { print } from '../shell/page.ts';
import { wordRefusal } from '../shell/refusals.ts';
import { answerOn } from './answer-on.ts';
import { wholePlan } from './card-plan.ts';
import { handOver } from './hand-over.ts';
import { askedIn, DIFFERING, layOut, optionsIn } from './lay-out.ts';
import { mayRead } from './reader.ts';
import type { Came, Seat } from './seat.ts';
import { wrong } from './wrong.ts';

/** Plays until the player leaves or the campaign is over. Returns what ended it. */
export async function sit(seat: Seat): Promise<'left' | 'over'> {
  recall(seat);
  return goOn(seat);
}

/** The same where everything so far has been told. */
export async function goOn(seat: Seat): Promise<'left' | 'over'> {
  if (!seat.json) print(seat.paper.ink.dim(`\nAt every prompt: ${seat.setting.commands.join(', ')}.`), seat.paper);
  let came: Came = 'on';
  let hasNews = true;
  await goOnWithout(seat, []);
  while (seat.sitting.position.status !== 'over') {
    if (came === 'on') came = await put(seat, hasNews);
    if (came !== 'away') came = await takeNext(seat);
    if (came === 'away') return 'left';
    const news = tellNews(seat);
    if (came === 'on') answerOn(seat);
    hasNews = news.some((event) => mayRead(event, seat.teller.reader));
    await goOnWithout(seat, news);
  }
  return 'over';
}

/** A course is flown on unless the news stop it, and whoever stands in for a player answers: no player is needed. */
async function goOnWithout(seat: Seat, news: readonly GameEvent[]): Promise<void> {
  const { courses, deputies } = seat;
  if (courses.flown) (await import('./fly-course.ts')).flyOn(seat, news);
  if (deputies.allied || deputies.german) (await import('./deputy.ts')).fightOn(seat);
}

/** Puts what stands to be answered to whose it is. */
async function put(seat: Seat, hasNews: boolean): Promise<Came> {
  if ((await handOver(seat, hasNews)) === 'away') return 'away';
  layOut(seat);
  return 'on';
}

async function takeNext(seat: Seat): Promise<Came> {
  const line = await seat.ask(seat.json ? '' : '>');
  return line === undefined ? 'away' : take(line, seat);
}

/** How much of the day is told again to a player who comes back. */
const RECALLED = 3;

/** The day so far, to one who begins; its last paragraphs, to one who comes back. A program has had them already. */
function recall({ sitting, setting, json, teller }: Seat): void {
  teller.introduce(setting.people());
  const news = sitting.takeNews();
  if (sitting.isFresh) return teller.tell(news);
  const told = teller.remember(news);
  if (!json) for (const each of told.slice(-RECALLED)) teller.print(each);
}

/** Tells what is new, and returns it. */
export function tellNews({ sitting, teller }: Seat): readonly GameEvent[] {
  const news = sitting.takeNews();
  teller.tell(news);
  return news;
}

/** Acts on a typed line. */
async function take(line: string, seat: Seat): Promise<Came> {
  try {
    return await act(line, seat);
  } catch (error) {
    if (!(error instanceof Refusal) || seat.script) throw error;
    print(wordRefusal(error.reason), seat.paper);
    return 'nowhere';
  }
}

async function act(line: string, seat: Seat): Promise<Came> {
  const { sitting } = seat;
  const { position } = sitting;
  const planned = wholePlan(line, seat);
  if (planned) return planned;
  const typed = readLine(line, seat);
  if (typed.is === 'barred') return wrong(typed.why, seat);
  if (typed.is === 'command') return does(typed.command, typed.rest, seat);
  if (position.status === 'throwing') return layDice(line, seat);
  if (position.status === 'drawing') return layCard(line, seat);
  if (position.status === 'differing') return beginAnew(line, seat);
  sitting.answer(typed.is === 'answer' ? typed.answer : typed.text);
  return 'on';
}

/** Only the word itself: Enter alone would choose the only answer there is, and strike out a day that nobody meant. */
function beginAnew(line: string, seat: Seat): Came {
  if (line.trim().toLowerCase() !== 'dawn') return wrong(DIFFERING, seat);
  seat.sitting.resumeAtDawn();
  seat.teller.introduce(seat.setting.people());
  return 'on';
}

/** An answer or a command; in the planning of the day also who or what is meant, and why that cannot be. */
function readLine(line: string, { sitting: { position }, book }: Seat): Typed | Meant {
  const typed = readTyped(line, optionsIn(position));
  const asked = askedIn(position);
  const meant = typed.is === 'unknown' && asked ? meantBy(typed.text, asked, book) : undefined;
  return meant ?? typed;
}

async function does(command: Command, rest: readonly string[], seat: Seat): Promise<Came> {
  if (seat.setting.commands.includes(command)) return (await import('./obey.ts')).obey(command, rest, seat);
  return wrong(`${command} belongs to a campaign; here it has no meaning.`, seat);
}

function layCard(line: string, { sitting }: Seat): Came {
  sitting.drawCard(line.trim().toLowerCase());
  return 'on';
}

function layDice(line: string, seat: Seat): Came {
  const { position } = seat.sitting;
  if (position.status !== 'throwing') return 'nowhere';
  const read = readDice(lineOf(position.check).dice, line);
  if ('faces' in read) {
    seat.sitting.throwDice(read.faces);
    return 'on';
  }
  return wrong(wrongDice(line, read.wrong, read.wanted), seat);
}
