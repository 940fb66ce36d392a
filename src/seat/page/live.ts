import type { Rulebook } from '../../cards/rulebook.ts';
import type { Board } from '../../kit/screen/board.ts';
import { speaker } from '../../kit/screen/people.ts';
import type { Position } from '../../logbook/play-on.ts';
import { type Paper, pageWidth, wrap } from '../../page/paper.ts';
import { safeToPrint } from '../../page/safe-to-print.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { type Worded, word } from '../../questions/asking/word.ts';
import { flownAsSeen, partyAsTold } from '../../screens/live/agreed.ts';
import { completions } from '../../screens/live/completing.ts';
import { flownSoFar } from '../../screens/live/flown.ts';
import { livePage, noteRows } from '../../screens/live/live-page.ts';
import type { GivenLine, LivePage } from '../../screens/live/live-prompt.ts';
import { ROOMY } from '../../screens/live/news-lines.ts';
import type { LiveScene, NewsLine } from '../../screens/live/scene.ts';
import { type GlobalOptions, gather, isByEar, noteSaid, type PrintedPart, textOf } from '../../shell/page.ts';
import { isOn } from '../../shell/settings.ts';
import type { Thinking } from '../../shell/thinking.ts';
import type { Question } from '../../table/decisions.ts';
import type { Live, Seat, StepResult } from '../seat.ts';
import { dropAhead, heardOut } from '../typed/ahead.ts';
import { atHand, type Enter, enterTakes, typedFor, withFirst, withLines } from '../typed/at-hand.ts';
import { courseDrawn } from '../typed/course-at-hand.ts';
import { isLookUp, lookUpOf } from '../typed/look-up.ts';
import { isAtTerminal } from './pace.ts';
import { hasNoRoom, inWindows, linesOf, newsIn, type Printout, passagesOf } from './passages.ts';
import { pausing, type Unrolled, unroll } from './unroll.ts';
import { LEAST } from './what-it-needs.ts';

/** The live page, if there is a capable terminal and a player who wants it. */
export function liveFor(
  options: GlobalOptions,
  { script }: Pick<Seat, 'script'>,
  thinking: Thinking,
): Live | undefined {
  const { columns, rows } = process.stdout;
  if (script || options.json || !isAtTerminal() || isByEar(options)) return undefined;
  if (columns < LEAST.columns || rows < LEAST.rows) return undefined;
  return new LiveTable(thinking, isOn('pauses', options) ? pausing : withoutPauses);
}

const withoutPauses: typeof pausing = () => 'at-once';

/** The state of a page from one question to the next. */
class LiveTable implements Live {
  readonly #thinking: Thinking;
  /** How a text is shown that needs reading: a player may want no pauses. */
  readonly #paused: typeof pausing;
  readonly #history: string[] = [];
  #ahead: readonly string[] = [];
  #note = '';
  /** The note is what was looked up: Enter alone ends it, and answers nothing. */
  #isLookedUp = false;
  /** Text typed at a pause, for the next question. */
  #begun = '';
  /** A command that was typed where a text waited: it is taken before anything is asked. */
  #asks: string | undefined;
  /** Whether the last line was typed on a page, and not below a line of text. */
  #isOnPage = false;
  /** The lines that a note may have on that page. */
  #noteRows = 0;
  #news: readonly NewsLine[] = [];
  /** A text was dismissed by a key, and nothing has been answered since. */
  #isDismissed = false;
  /** Nothing has been written below the last news yet. */
  #isToldAbove = false;
  /** What both sides have read last, before one of them took his turn. */
  #shared: readonly NewsLine[] = [];
  /** The drawing on a question: it is kept when the question is asked again after a command. */
  #drawn: { readonly on: Question; readonly board: Board } | undefined;

  constructor(thinking: Thinking, paused: typeof pausing) {
    this.#thinking = thinking;
    this.#paused = paused;
  }

  async next({ question, flight }: Asked, seat: Seat): Promise<string | undefined> {
    this.#isOnPage = true;
    this.#noteRows = noteRows(question, process.stdout.rows - 1);
    dropAhead();
    const [waiting, ...ahead] = lookUpOf(this.#asks, question.options) ?? this.#ahead;
    this.#asks = undefined;
    const given: GivenLine =
      waiting === undefined
        ? await this.#ask(question, flight, seat)
        : { line: waiting, ahead, board: undefined, drawn: undefined };
    this.#drawn = given.drawn && { on: question, board: given.drawn };
    this.#isDismissed = false;
    this.#isToldAbove = false;
    seat.typed.stopped = undefined;
    seat.drawn = given.board;
    this.#ahead = given.ahead;
    this.#note = '';
    this.#isLookedUp = given.line !== undefined && isLookUp(given.line, question.options);
    this.#begun = '';
    if (given.line !== undefined && given.line !== '') this.#history.push(given.line);
    const said = given.line || given.board?.given;
    if (said !== undefined && said !== '' && !askingOf(question).isRepeated)
      process.stdout.write(safeToPrint(`${seat.paper.ink.dim(`> ${said}`)}\n`));
    return given.line;
  }

  takeBegun(): string {
    const begun = this.#begun;
    this.#begun = '';
    return begun;
  }

  forget(): void {
    this.#history.length = 0;
    this.#ahead = [];
    this.#note = '';
    this.#begun = '';
    this.#news = [];
    this.#isToldAbove = false;
    this.#drawn = undefined;
  }

  /** Text longer than the window waits for its reader, except its last lines, because the handover waits anyway. */
  async share(printed: readonly PrintedPart[]): Promise<StepResult> {
    this.#shared = newsIn(printed);
    const read = await unroll(textOf(printed), 'to-the-last', '');
    this.#begun = read.begun;
    this.#asks = read.asks;
    return read.came === 'away' ? 'away' : 'on';
  }

  /** Text goes into the record above the page; a message about the last line goes on the page. */
  async hear(step: () => Promise<StepResult>): Promise<StepResult> {
    const isOnPage = this.#isOnPage;
    this.#isOnPage = false;
    const { done, printed } = await gather(() => heardOut(isOnPage ? () => this.#thinking.named(step) : step));
    if (done === 'on') return (await this.#tellOn(printed)) === 'away' ? 'away' : done;
    const lines = linesOf(textOf(printed));
    this.#ahead = [];
    if (isOnPage && lines.length <= this.#noteRows) this.#note = lines.join('\n');
    else if ((await this.#tell(printed, this.#paused(isOnPage))) === 'away') return 'away';
    return done;
  }

  /**
   * The result of an answer, with pauses where the reader needs time, and after a picture; its end is the news on the
   * page. What he has just read at a pause does not take room from a picture on a short page.
   */
  async #tellOn(printed: readonly PrintedPart[]): Promise<Told> {
    const passages = passagesOf(printed);
    const last = passages.pop() ?? [];
    let came: Told = 'read';
    for (const passage of passages) {
      const isRead = came !== 'stop' && linesOf(textOf(passage)).length > 0;
      came = await this.#tell(passage, this.#paused(isRead), came);
      if (came === 'away') return came;
    }
    const isLong = last.some(({ is }) => is === 'picture') || hasNoRoom(newsIn(last));
    const how = this.#paused(came !== 'stop' && isLong);
    this.#news = this.#newsOn(last, passages.at(-1), how);
    this.#isToldAbove = this.#shared.length === 0;
    this.#shared = [];
    return this.#tell(last, how, came);
  }

  /** The news on the page; if nothing follows the last pause, what was read there. */
  #newsOn(last: Printout, before: Printout | undefined, how: Unrolled): readonly NewsLine[] {
    const isRead = before !== undefined && textOf(last).trim() === '';
    const news = newsIn(isRead ? before : last);
    if (process.stdout.rows >= ROOMY) return [...this.#shared, ...news];
    return isRead || how === 'with-pauses' ? [] : news;
  }

  /** What is dismissed by Enter is no answer: neither is an Enter on its heels, nor what was typed ahead. */
  #dismiss(): void {
    this.#ahead = [];
    this.#isDismissed = true;
  }

  /** A reader who has had enough gets the rest without a pause. */
  async #tell(told: Printout, how: Unrolled, before: Told = 'read'): Promise<Told> {
    if (how === 'with-pauses') this.#dismiss();
    noteSaid(told);
    let came: Told = 'read';
    for (const piece of inWindows(told)) {
      const read = await unroll(piece, came === 'stop' ? 'at-once' : how, this.#begun);
      this.#begun = read.begun;
      this.#asks = read.asks ?? this.#asks;
      if (read.came === 'away') return 'away';
      if (read.came === 'stop') came = 'stop';
    }
    return came === 'read' ? before : came;
  }

  async #ask(question: Question, flight: Asked['flight'], seat: Seat): Promise<GivenLine> {
    const { book, setting, paper } = seat;
    const scene = this.#sceneOf(question, flight, seat);
    const board = this.#boardOn(question, seat);
    const answers = scene.worded.options.map(({ answer }) => answer);
    const men = setting.people().flights.flatMap(({ aircrew }) => aircrew.map(({ surname }) => surname.toLowerCase()));
    const page: LivePage = {
      window: process.stdout,
      note: this.#note || (seat.typed.stopped ?? noteOn(question, scene, board, seat)),
      isLookedUp: this.#isLookedUp && this.#note !== '',
      begun: this.#begun,
      takesEnterFrom: this.#isDismissed ? performance.now() + STANDS : 0,
      options: scene.worded.options,
      safe: scene.safe,
      history: this.#history,
      walk: walkOn(question, answers, book),
      board,
      kinds: askingOf(question).rows?.families?.(question, book) ?? [],
      complete: (line) => completions(line, { answers, commands: setting.commands, men }, book),
      draw: (hand) => livePage(scene, hand, { book, paper: inWindow(paper), rows: process.stdout.rows - 1 }),
    };
    const { askOnPage } = await import('../../screens/live/live-prompt.ts');
    // The page leaves one row of the window: it has no half sentence of what stood there.
    process.stdout.write('\n');
    const given = await askOnPage(page);
    process.stdout.write(ROW_TAKEN_BACK);
    return given;
  }

  #boardOn(question: Question, { book }: Seat): Board | undefined {
    return this.#drawn?.on === question ? this.#drawn.board : askingOf(question).board?.(question, book);
  }

  #sceneOf(question: Question, flight: Asked['flight'], seat: Seat): LiveScene {
    const { setting, teller } = seat;
    const { picture, walk } = askingOf(question);
    const first = atHand(question, seat);
    const enter = enterTakes(first, question, seat);
    const told = withFirst(first, wordedOn(question, walk?.says, seat), question, seat.book);
    const worded = withWhy(enter, withLines(told, question, seat.book));
    const safe = worded.options.findIndex(({ answer }) => answer === typedFor(enter));
    const by = flight === undefined ? '' : speaker(flight, teller.people, '. ');
    return {
      question,
      worded,
      whose: `${setting.turnOf(question) ?? ''} ${by}`.trimStart(),
      ...aloft(question, seat),
      course: courseDrawn(first, question, seat),
      news: this.#news.filter(({ text }) => !linesOf(wrap(seat.typed.stopped ?? '', seat.paper)).includes(text)),
      isToldAbove: this.#isToldAbove,
      isTextRead: this.#isDismissed,
      safe: safe < 0 ? undefined : safe,
      picture: (page, room) => picture?.draw?.(question, teller.onlooker(page), room) ?? '',
    };
  }
}

/** The cursor goes up a row and clears it. */
const ROW_TAKEN_BACK = '\u001b[1A\u001b[2K';

/** So many milliseconds a page stands behind a text that was dismissed, before Enter alone answers on it. */
const STANDS = 800;

/** The flight's place, from the events told and from the question. */
function aloft({ about }: Question, { teller, seen: { flight: seen } }: Seat): Pick<LiveScene, 'flown' | 'seen'> {
  const flown = flownSoFar(teller.events);
  if (!flown || seen?.orders.mission !== flown.mission) return { flown, seen: undefined };
  if ('party' in about) return { flown: flownAsSeen(flown, about.party), seen };
  return { flown, seen: { ...seen, party: partyAsTold(seen.party, flown) } };
}

type Asked = Extract<Position, { status: 'asking' }>;

/** The page in the present width of the window, with its pictures: the page leaves out what has no room. */
const inWindow = (paper: Paper): Paper => ({
  ink: paper.ink,
  width: pageWidth(process.stdout.columns, paper.widest),
  inSentences: false,
});

function noteOn(question: Question, { worded }: LiveScene, board: Board | undefined, { setting }: Seat): string {
  return setting.isExplained(question, 0) ? worded.help : (board?.invites ?? '');
}

/** Whether the reader has read on, wants to stop, or is gone. */
type Told = 'read' | 'stop' | 'away';

/** How the arrow keys move where the answers are no list. */
function walkOn(question: Question, answers: readonly string[], book: Rulebook): LivePage['walk'] {
  const { walk } = askingOf(question);
  return walk && ((at, direction) => answers.indexOf(walk.to(answers[at] ?? '', direction, question, book)));
}

/** Behind what Enter takes stands why. */
const withWhy = (enter: Enter | undefined, worded: Worded): Worded => ({
  ...worded,
  options: worded.options.map((option) =>
    enter?.why !== undefined && option.answer === typedFor(enter)
      ? { ...option, does: `${option.does} (${enter.why})`, why: enter.why }
      : option,
  ),
});

/** Where the cursor can reach every answer, each is described, though none is listed. */
function wordedOn(question: Question, says: ((answer: string) => string) | undefined, { book, teller }: Seat): Worded {
  const worded = word(question, book, teller.people);
  if (!says) return worded;
  return { ...worded, options: question.options.map((answer) => ({ answer, does: says(answer), number: '' })) };
}
