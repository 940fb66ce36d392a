import type { Meant } from '../kit/screen/asking.ts';
import type { Board } from '../kit/screen/board.ts';
import { isAnswer, isWords, type LogRecord } from '../logbook/record.ts';
import { Refusal } from '../logbook/refusal.ts';
import { type Command, readTyped, type Typed } from '../page/read-typed.ts';
import { dangerIn, isOfFight } from '../questions/asking/put.ts';
import { answerNumbers } from '../questions/asking/word.ts';
import { isQuietWay, quietTurnsText } from '../questions/map/quiet-turns.ts';
import type { Told } from '../questions/narration/telling.ts';
import { flownSoFar } from '../screens/live/flown.ts';
import { ordersLine } from '../screens/pages/orders-page.ts';
import { breakPage, print, takeSaid } from '../shell/page.ts';
import type { Question } from '../table/decisions.ts';
import type { GameEvent } from '../table/events.ts';
import { listed } from '../words/numbers.ts';
import { RING } from './page/bell.ts';
import { handOver, hearStep, isCurtainDue } from './page/hand-over.ts';
import { DIFFERING, layOut, optionsIn } from './page/lay-out.ts';
import { recallSeen, see } from './page/own-board.ts';
import { teachAndLay } from './page/teach.ts';
import { RECALLED } from './page/teller.ts';
import { isOrder } from './policy/fight-orders.ts';
import { isScripted, type Seat, type StepResult } from './seat.ts';
import { dropAhead } from './typed/ahead.ts';
import { answerOn, isLeftToOthers } from './typed/answer-on.ts';
import { askBelow } from './typed/ask-below.ts';
import { atHand, enterTakes, NOTHING_SAFE } from './typed/at-hand.ts';
import { leaveCourse, newsAt } from './typed/course-at-hand.ts';
import { layDice, takeDiceAhead } from './typed/dice-line.ts';
import { meantAt } from './typed/fly-course.ts';
import { takeRest, takeSeveral, tellDanger } from './typed/take-several.ts';
import { whyNot, wrong } from './wrong.ts';

/**
 * Takes a drawing: the answers that it changes are taken back, which is possible because no dice have been rolled, and
 * all is answered from the drawing. Nothing, where nothing was drawn.
 */
function takeDrawn(seat: Seat): StepResult | undefined {
  const { drawn, sitting, setting, teller, paper } = seat;
  if (!drawn) return undefined;
  seat.drawn = undefined;
  const answers = redrawn(
    drawn,
    (setting.log?.standing ?? []).flatMap(({ record }) => (isWords(record) ? [] : [record])),
  );
  for (let i = 0; i < answers; i++) sitting.undo();
  teller.introduce(setting.people());
  teller.remember(sitting.today);
  const answer = drawn.answering();
  sitting.answerBy(({ question }) => answer(question));
  const otherwise = drawn.otherwise(sitting.asked);
  if (otherwise !== undefined) print(otherwise, paper);
  return 'on';
}

/** How many answers at the end of a log-book the drawing changes. */
function redrawn(drawn: Board, records: readonly LogRecord[]): number {
  const isRedrawn = (record: LogRecord) =>
    isAnswer(record) && record.by === undefined && drawn.redraws(record.asked, record.answer);
  return records.length - 1 - records.findLastIndex((record) => !isRedrawn(record));
}

/** Plays until the player leaves or the campaign is over. Returns which. */
export async function sit(seat: Seat): Promise<'left' | 'over'> {
  const { live } = seat;
  const came = live ? await live.hear(async () => recall(seat)) : recall(seat);
  if (came === 'away') return 'left';
  if (live && flownSoFar(seat.teller.events)) await recallSeen(seat);
  return goOn(seat);
}

/** The same where everything so far has been told. */
export async function goOn(seat: Seat): Promise<'left' | 'over'> {
  if (!seat.json && !seat.live)
    print(seat.paper.ink.dim(`\nAt every prompt: ${seat.setting.commands.join(', ')}.`), seat.paper);
  tellOrders(seat);
  let came: StepResult = 'on';
  await goOnWithout(seat, []);
  await tellCoached(seat);
  while (seat.sitting.position.status !== 'over' && !seat.setting.isDone?.()) {
    const line = await nextLine(seat, came);
    seat.bell?.answered();
    if (line === undefined) return 'left';
    takeSaid();
    came = await hearStep(() => step(line, seat), seat);
    if (came === 'away') return 'left';
    await tellCoached(seat);
  }
  return 'over';
}

/** What the coach has found, once the evening has been read. */
async function tellCoached(seat: Seat): Promise<void> {
  const found = await seat.coach?.told();
  if (found === undefined) return;
  await hearStep(async () => {
    print(`\n${found}`, seat.paper);
    // An Enter that was typed while the coach weighed ends this pause, and answers nothing.
    breakPage();
    return 'on';
  }, seat);
}

/** Reminds a returning player of his standing orders. */
function tellOrders({ sitting, json, paper }: Seat): void {
  const line = sitting.position.status === 'over' ? undefined : ordersLine(sitting.orders);
  if (line !== undefined && !json) print(paper.ink.dim(line), paper);
}

/** Standing orders answer, a course goes on unless the news stop it, a deputy fights: no player is needed. */
async function goOnWithout(seat: Seat, news: readonly GameEvent[]): Promise<void> {
  if (isLeftToOthers(seat)) (await import('./policy/standing-orders.ts')).goOnByOrders(seat, news);
}

/** Puts the open question to its player, and waits for his line. */
async function nextLine(seat: Seat, came: StepResult): Promise<string | undefined> {
  const { live, json, sitting } = seat;
  see(seat);
  if (came === 'on' && (await handOver(seat)) === 'away') return undefined;
  ring(seat);
  const ahead = takeDiceAhead(seat);
  if (ahead !== undefined) return ahead;
  const onPage = live && sitting.position.status === 'asking' ? sitting.position : undefined;
  if (came === 'on' && !onPage) layBelowNews(seat);
  keepSaid(came, seat);
  if (live && onPage) return live.next(onPage, seat);
  return askBelow(json ? '' : '>', seat);
}

/** A listener may want the news once more, and the question whole. */
function layBelowNews(seat: Seat): void {
  if (seat.paper.byEar) seat.told.news = takeSaid();
  layOut(seat);
}

/** For `again`: a look-up does not take the place of what was said. */
function keepSaid(came: StepResult, { told }: Seat): void {
  const said = takeSaid();
  if (came === 'on') told.above = said;
}

function ring({ bell, setting, teller }: Seat): void {
  if (bell?.asks(setting.day(), teller.events)) process.stdout.write(RING);
}

/** A typed line, and all its consequences until the player is needed again. */
async function step(line: string, seat: Seat): Promise<StepResult> {
  const came = await take(line, seat);
  if (came === 'nowhere') dropAhead();
  if (came === 'away') return came;
  const news = tellNews(seat);
  if (came === 'on') answerOn(seat);
  await goOnWithout(seat, news);
  if (came === 'on' && !isCurtainDue(seat)) teachAndLay(seat);
  return came;
}

/** The day so far, at its beginning; its last paragraphs, for a returning player. A program has had them already. */
function recall(seat: Seat): StepResult {
  const { sitting, setting, json, teller } = seat;
  teller.introduce(setting.people());
  const news = sitting.takeNews();
  seat.coach?.heard(news);
  if (sitting.isFresh) teller.tell(news);
  else {
    const told = teller.remember(news);
    if (!json) for (const each of told.slice(-RECALLED)) teller.print(inShort(each, seat));
  }
  teachAndLay(seat);
  return 'on';
}

/** Empty turns are retold together, as a course tells them. */
function inShort(told: Told, { book, teller }: Seat): Told {
  return teller.tellsAll || !isQuietWay(told.events) ? told : { ...told, text: quietTurnsText(told.events, book) };
}

/** Tells the news, and returns them. */
export function tellNews(seat: Seat): readonly GameEvent[] {
  const news = newsAt(seat);
  seat.teller.tell(news);
  return news;
}

/** Acts on a typed line. */
async function take(line: string, seat: Seat): Promise<StepResult> {
  try {
    return await act(line, seat);
  } catch (error) {
    if (!(error instanceof Refusal) || seat.script) throw error;
    const { asked } = seat.sitting;
    const first = atHand(asked, seat)?.answer;
    print(whyNot(error.reason, asked, { first, commands: seat.setting.commands, book: seat.book }), seat.paper);
    return 'nowhere';
  }
}

async function act(line: string, seat: Seat): Promise<StepResult> {
  if (seat.drawn && line.trim() !== '') return takeDrawnFirst(line, seat);
  const { asked } = seat.sitting;
  const [head = '', ...words] = line.trim().split(/\s+/);
  if (head.toLowerCase() === 'note') return does('note', words, seat);
  return asked && isOfFight(asked) && isOrder(line)
    ? does('carry-on', line.trim().split(/\s+/), seat)
    : answer(line, asked, seat);
}

async function answer(line: string, asked: Question | undefined, seat: Seat): Promise<StepResult> {
  const { position } = seat.sitting;
  const taken = takeSeveral(lineOf(line, asked, seat), seat) ?? takeDrawn(seat);
  if (taken) return taken;
  const typed = readLine(line, seat);
  const doubt = typed.is === 'answer' ? doubtOf(typed.answer, seat) : undefined;
  if (doubt !== undefined) return wrong(doubt, seat);
  if (typed.is === 'barred') return wrong(typed.why, seat);
  if (typed.is === 'command') return does(typed.command, typed.rest, seat);
  if (position.status === 'throwing') return layDice(line, seat);
  if (position.status === 'drawing') return layCard(line, seat);
  if (position.status === 'differing') return beginAnew(line, seat);
  const given = typed.is === 'answer' ? typed.answer : typed.text;
  leaveCourse(asked, given, seat);
  seat.sitting.answer(given);
  takeRest(asked, given, seat);
  return 'on';
}

/** Enter alone may stand for a line of several answers. */
function lineOf(line: string, asked: Question | undefined, seat: Seat): string {
  if (line.trim() !== '' || !asked || seat.drawn) return line;
  return enterTakes(atHand(asked, seat), asked, seat)?.line ?? line;
}

/** What was drawn is taken before a look at the plan, or the word that takes off with it. */
async function takeDrawnFirst(line: string, seat: Seat): Promise<StepResult> {
  takeDrawn(seat);
  await act(line, seat);
  return 'on';
}

/** Only the word itself: Enter alone would choose the only answer, and delete a day by mistake. */
function beginAnew(line: string, seat: Seat): StepResult {
  if (line.trim().toLowerCase() !== 'dawn') return wrong(DIFFERING, seat);
  seat.sitting.resumeAtDawn();
  seat.teller.introduce(seat.setting.people());
  return 'on';
}

/** An answer that cannot be undone, or is probably a mistake, must be confirmed. */
function doubtOf(answer: string, seat: Seat): string | undefined {
  const { asked } = seat.sitting;
  if (!asked) return undefined;
  if (isScripted(seat)) return tellDanger(answer, asked, seat);
  const danger = seat.typed.warned === answer ? undefined : dangerIn(asked, answer, seat.book);
  seat.typed.warned = danger === undefined ? undefined : answer;
  return danger === undefined ? undefined : `${danger} To do it all the same, answer ${answer} once more.`;
}

/** An answer or a command; in the planning of the day also the meaning of a name, and why it is impossible. */
function readLine(line: string, seat: Seat): Typed | Meant {
  const { sitting, book } = seat;
  const { asked } = sitting;
  if (!asked) return readTyped(line, optionsIn(sitting.position));
  const first = atHand(asked, seat);
  const given = line.trim() === '' ? enterTakes(first, asked, seat)?.answer : line;
  if (given === undefined) return { is: 'barred', why: nothingSafe(asked, book) };
  const more = first ? [first.answer] : [];
  const typed = readTyped(given, [...asked.options, ...more], [...answerNumbers(asked, book), ...more.map(() => '')]);
  if (first && typed.is === 'answer' && typed.answer === first.answer) return { is: 'command', ...first };
  return (typed.is === 'unknown' ? meantAt(typed.text, asked, book) : undefined) ?? typed;
}

/** Why Enter alone takes nothing: each danger with the answers that have it. */
function nothingSafe(asked: Question, book: Seat['book']): string {
  const dangers = new Map<string, string[]>();
  for (const answer of asked.options) {
    const danger = dangerIn(asked, answer, book);
    if (danger !== undefined) dangers.set(danger, [...(dangers.get(danger) ?? []), answer]);
  }
  const told = [...dangers].map(([danger, answers]) => `${answersText(answers)}: ${danger}`);
  return [`${NOTHING_SAFE}.`, ...told].join(' ');
}

/** A fight may have seventy answers. */
const FEW = 8;

const answersText = (answers: readonly string[]): string =>
  answers.length > FEW ? `${answers.slice(0, FEW).join(', ')} and ${answers.length - FEW} more` : listed(answers);

async function does(command: Command, rest: readonly string[], seat: Seat): Promise<StepResult> {
  if (seat.setting.commands.includes(command)) return (await import('./obey.ts')).obey(command, rest, seat);
  return wrong(command === 'lesson' ? NO_LESSON : `${command} has no meaning here.`, seat);
}

const NO_LESSON =
  'Nothing is being taught here: ? explains what is asked, and wof battle --lesson teaches one of the other games.';

function layCard(line: string, { sitting }: Seat): StepResult {
  sitting.drawCard(line.trim().toLowerCase());
  return 'on';
}
