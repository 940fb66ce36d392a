import type { Position } from '../../../logbook/play-on.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Question } from '../../../table/decisions.ts';
import { isOfFight } from '../../../table/fights/wings-over-france/combat-decisions.ts';
import { skirmishPage } from '../../../terminal/fights/clouds-of-glory/skirmish-page.ts';
import { cardPage } from '../../../terminal/fights/manoeuvre-cards/card-page.ts';
import { moveFamilies, nextMove } from '../../../terminal/fights/winged-victory/move-families.ts';
import { sidePage } from '../../../terminal/fights/winged-victory/side-page.ts';
import { withoutGaps } from '../../../terminal/fights/wings-over-france/track/track-picture.ts';
import { type Paper, pageWidth } from '../../../terminal/kit/paper.ts';
import { safeToPrint } from '../../../terminal/kit/safe-to-print.ts';
import { flownAsSeen, partyAsTold } from '../../../terminal/live/agreed.ts';
import type { Board } from '../../../terminal/live/board.ts';
import { completions } from '../../../terminal/live/completing.ts';
import { flownSoFar } from '../../../terminal/live/flown.ts';
import { livePage, noteRows } from '../../../terminal/live/live-page.ts';
import type { Given, LivePage } from '../../../terminal/live/live-prompt.ts';
import type { PictureRoom, Scene } from '../../../terminal/live/scene.ts';
import { speaker } from '../../../terminal/narration/people.ts';
import { gridPicture, isOnGrid, nextSquare } from '../../../terminal/pages/archie-grid.ts';
import { planPage } from '../../../terminal/pages/plan-page.ts';
import { safeAnswer } from '../../../terminal/reasons/danger.ts';
import { type Worded, word } from '../../../terminal/wording/wording.ts';
import { BREAK, type GlobalOptions, gather } from '../../shell/page.ts';
import { isPlanning } from '../day/draft-plan.ts';
import { PlanBoard } from '../day/plan-board.ts';
import type { Came, Live, Seat } from '../seat.ts';
import { dropAhead } from '../typed/ahead.ts';
import { beginsPlan, planOf } from './lay-out.ts';
import { isAtTerminal } from './pace.ts';
import { unroll } from './unroll.ts';

/** A smaller window has no room for a page. */
const LEAST = { columns: 40, rows: 14 };

/** The live page, where there is a terminal that can draw it and somebody before it who wants it. */
export function liveFor({ json, plain }: GlobalOptions, { script }: Pick<Seat, 'script'>): Live | undefined {
  const { columns, rows } = process.stdout;
  if (script || json || plain || !isAtTerminal() || process.env['TERM'] === 'dumb') return undefined;
  return columns < LEAST.columns || rows < LEAST.rows ? undefined : new LiveTable();
}

/** What a page keeps from one question to the next. */
class LiveTable implements Live {
  readonly #history: string[] = [];
  #ahead: readonly string[] = [];
  #note = '';
  /** What was typed at a pause, for the question behind it. */
  #begun = '';
  /** Whether the last line was typed on a page, and not below a line of text. */
  #isOnPage = false;
  /** A note of so many lines finds room on that page. */
  #noteRows = 0;
  #news: readonly string[] = [];
  /** What was drawn on a question: it stands there still when that is asked again after a look. */
  #drawn: { readonly on: Question; readonly board: Board } | undefined;

  async next({ question, flight }: Asked, seat: Seat): Promise<string | undefined> {
    this.#isOnPage = true;
    this.#noteRows = noteRows(question, process.stdout.rows - 1);
    dropAhead();
    const [waiting, ...ahead] = this.#ahead;
    const given: Given =
      waiting === undefined
        ? await this.#ask(question, flight, seat)
        : { line: waiting, ahead, board: undefined, drawn: undefined };
    this.#drawn = given.drawn && { on: question, board: given.drawn };
    seat.drawn = given.board instanceof PlanBoard ? given.board.draft : undefined;
    this.#ahead = given.ahead;
    this.#note = '';
    this.#begun = '';
    if (given.line !== undefined && given.line !== '') this.#history.push(given.line);
    if (given.line !== undefined && !UNSAID.includes(question.decision))
      process.stdout.write(
        safeToPrint(`${seat.paper.ink.dim(`> ${seat.drawn ? 'the plan as drawn' : given.line}`)}\n`),
      );
    return given.line;
  }

  forget(): void {
    this.#history.length = 0;
    this.#ahead = [];
    this.#note = '';
    this.#begun = '';
    this.#news = [];
    this.#drawn = undefined;
  }

  /** What is told goes into the record above the page; a word about the last line goes on the page. */
  async hear(step: () => Promise<Came>): Promise<Came> {
    const isOnPage = this.#isOnPage;
    this.#isOnPage = false;
    const { done, text } = await gather(step);
    if (done === 'on') return (await this.#tellOn(text)) === 'away' ? 'away' : done;
    const lines = linesOf(text);
    this.#ahead = [];
    if (isOnPage && lines.length <= this.#noteRows) this.#note = lines.join('\n');
    else if ((await this.#tell(text, isOnPage)) === 'away') return 'away';
    return done;
  }

  /** What came of an answer, with a pause wherever the reader is left time; the last of it is the news on the page. */
  async #tellOn(text: string): Promise<Told> {
    const parts = text.split(BREAK);
    const last = parts.pop() ?? '';
    let came: Told = 'read';
    for (const part of parts) {
      came = await this.#tell(part, came !== 'stop' && linesOf(part).length > 0, came);
      if (came === 'away') return came;
    }
    this.#news = linesOf(last);
    return this.#tell(last, came !== 'stop' && this.#news.length > process.stdout.rows / 2, came);
  }

  /** Whoever has read enough hears the rest without a pause. */
  async #tell(text: string, pauses: boolean, before: Told = 'read'): Promise<Told> {
    if (pauses) this.#ahead = [];
    const { came, begun } = await unroll(text, pauses, this.#begun);
    this.#begun = begun;
    return before === 'stop' && came === 'read' ? before : came;
  }

  async #ask(question: Question, flight: Asked['flight'], seat: Seat): Promise<Given> {
    const { book, setting, paper } = seat;
    const scene = this.#sceneOf(question, flight, seat);
    const answers = scene.worded.options.map(({ answer }) => answer);
    const men = setting.people().flights.flatMap(({ aircrew }) => aircrew.map(({ surname }) => surname.toLowerCase()));
    const page: LivePage = {
      window: process.stdout,
      note: this.#note || noteOn(question, scene, seat),
      begun: this.#begun,
      options: scene.worded.options,
      safe: scene.safe,
      history: this.#history,
      walk: walkOn(question),
      board: this.#boardOn(question, book),
      complete: (line) => completions(line, { answers, commands: setting.commands, men }, book),
      draw: (hand) => livePage(scene, hand, book, inWindow(paper), process.stdout.rows - 1),
    };
    const { askOnPage } = await import('../../../terminal/live/live-prompt.ts');
    return askOnPage(page);
  }

  #boardOn(question: Question, book: Rulebook): Board | undefined {
    if (!isPlanning(question)) return undefined;
    return this.#drawn?.on === question ? this.#drawn.board : PlanBoard.for(question, book);
  }

  #sceneOf(question: Question, flight: Asked['flight'], seat: Seat): Scene {
    const { book, setting, teller } = seat;
    const worded = wordedOn(question, seat);
    const safe = worded.options.findIndex(({ answer }) => answer === safeAnswer(question, book));
    const by = flight === undefined ? '' : speaker(flight, teller.people, '. ');
    return {
      question,
      worded,
      whose: `${setting.turnOf(question) ?? ''} ${by}`.trimStart(),
      ...aloft(question, seat),
      news: this.#news,
      safe: safe < 0 ? undefined : safe,
      picture: (page, room) => pictureOf(question, page, room, { book, teller }),
      families: familiesOf(question),
      isDrawn: question.decision === 'archie-square' || question.decision === 'plan-card',
    };
  }
}

/** The ways to fly a turn seen from the side, by their kinds. */
function familiesOf(question: Question): Scene['families'] {
  if (question.decision !== 'energy-move') return undefined;
  const { ends } = question.about;
  return moveFamilies(question.options, (answer) => (ends[answer]?.shots.length ?? 0) > 0);
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Where the flight is, by what has been told of it and what the question shows. */
function aloft({ about }: Question, { teller, seen }: Seat): Pick<Scene, 'flown' | 'seen'> {
  const flown = flownSoFar(teller.events);
  if (!flown || seen?.orders.mission !== flown.mission) return { flown, seen: undefined };
  if ('party' in about) return { flown: flownAsSeen(flown, about.party), seen };
  return { flown, seen: { ...seen, party: partyAsTold(seen.party, flown) } };
}

type Asked = Extract<Position, { status: 'asking' }>;

/** Answers that the next words of the record repeat. */
const UNSAID: readonly Question['decision'][] = ['movement', 'height'];

/** The page as wide as the window is now, with its pictures: the page itself leaves out what finds no room. */
const inWindow = (paper: Paper): Paper => ({
  ink: paper.ink,
  width: pageWidth(process.stdout.columns),
  inSentences: false,
});

const DRAW =
  'Draw the plan: arrows walk, space puts a man in or out, Enter takes it as drawn. Or propose has all of it filled in.';
const REDRAW = 'Arrows and space change the plan; Enter takes what was changed.';

function noteOn(question: Question, { worded }: Scene, { setting }: Seat): string {
  if (setting.isExplained(question, 0)) return worded.help;
  if (!isPlanning(question)) return '';
  return beginsPlan(question) ? DRAW : REDRAW;
}

/** The Initiative Track, or the fight from the side; a fight that has neither is told of in its question. */
function fightPicture(question: Question, paper: Paper, teller: Seat['teller']): string {
  const page = teller.track(question, paper);
  return page.includes('\n') ? page : '';
}

/** Whether the reader has read on, has had enough, or is gone. */
type Told = 'read' | 'stop' | 'away';

/** How the arrows walk where the answers lie on a grid, or by their kinds; elsewhere they walk in the list. */
function walkOn({ decision, options }: Question): LivePage['walk'] {
  if (decision === 'energy-move') {
    const answers: readonly string[] = options;
    return (at, direction) => answers.indexOf(nextMove(answers[at] ?? '', direction, moveFamilies(answers)));
  }
  if (decision !== 'archie-square') return undefined;
  const free = options.map(Number);
  return (at, direction) => free.indexOf(nextSquare(free[at] ?? 0, direction, free));
}

/** Every free square of the grid is an answer to walk to, though none is listed. */
function wordedOn(question: Question, { book, teller }: Seat): Worded {
  const worded = word(question, book, teller.people);
  if (question.decision !== 'archie-square') return worded;
  const does = (answer: string) => `red ${answer.charAt(0)}, white ${answer.charAt(1)}; the arrows walk on the grid`;
  return { ...worded, options: question.options.map((answer) => ({ answer, does: does(answer), number: '' })) };
}

function pictureOf(
  question: Question,
  paper: Paper,
  room: PictureRoom,
  { book, teller }: Pick<Seat, 'book' | 'teller'>,
): string {
  if (isOnGrid(question)) return gridPicture(question, room.at, paper);
  const side = sidePage(question, book, paper, room);
  if (side !== undefined) return side;
  const skirmish = skirmishPage(question, book, paper, room);
  if (skirmish !== undefined) return skirmish;
  const cards = cardPage(question, book, paper, room);
  if (cards !== undefined) return cards.trimStart();
  if (isOfFight(question.decision) || 'view' in question.about)
    return withoutGaps(fightPicture(question, paper, teller), room.rows);
  const plan = planOf(question);
  return plan ? planPage(plan, book, paper) : '';
}
