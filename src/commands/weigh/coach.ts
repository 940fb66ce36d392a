import { readFileSync } from 'node:fs';
import { dateText } from '../../campaign/calendar.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { beside } from '../../logbook/file/name.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { failureOf, playedAgain } from '../../logbook/replay.ts';
import { daysOf, type LoggedDay } from '../../logbook/standing.ts';
import { coachPage, type ToldMistake } from '../../screens/pages/coach-page.ts';
import { atTheEnd } from '../../seat/at-the-end.ts';
import { type KeptWeighing, programOf, readKept, sumOfDay, writeKept } from '../../seat/coach/kept-weighing.ts';
import { mistakesIn, toWeigh, weighAll } from '../../seat/coach/review.ts';
import { toldMistake } from '../../seat/coach/told-then.ts';
import { PACES, type Paces, type WeighedQuestion } from '../../seat/coach/weigh.ts';
import { type DayAsked, weightyOn } from '../../seat/coach/weighty.ts';
import { theGame } from '../../seat/game.ts';
import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { goesAnotherWay, wof } from '../../shell/advice.ts';
import { Fault } from '../../shell/faults.ts';
import { type GlobalOptions, printJson, show, thePaper } from '../../shell/page.ts';
import { progressBar } from '../../shell/progress.ts';
import { IS_BUILT, ODDS_WORKER } from '../../shell/whereabouts.ts';

export interface CoachOptions extends GlobalOptions {
  readonly day?: number;
}

/** `wof coach NAME`: the decisions that cost most, over days that are over. Nothing is written into the log-book. */
export async function coach(name: string, options: CoachOptions, paces = PACES): Promise<void> {
  const log = readCampaign(name, options);
  const book = await cardsOf(log, options);
  const days = daysAsked(log, book, options.day, name).map((logged) => weightyOn(logged, log, book));
  const review = new Review(days, log, book, options);
  const bar = progressBar(review.all, process.stderr);
  let isTold = false;
  const tell = () => {
    bar.end();
    if (isTold) return;
    isTold = true;
    review.keep();
    tellReview(name, review, options);
  };
  atTheEnd(tell, `Stopped. What has been gone over is kept: ${wof('coach', name)} goes on from there.`);
  bar.show(review.weighed.length);
  await review.goOver(paces, () => bar.show(review.weighed.length));
  tell();
}

/** The days that are over, or the one that is asked for; each must come out as the log-book has it. */
function daysAsked(log: LogBook, book: Rulebook, asked: number | undefined, name: string): readonly LoggedDay[] {
  const over = daysOf(log.standing).filter(({ next }) => next);
  const days = asked === undefined ? over : over.filter(({ dawn }) => dawn.dawn === asked);
  if (days.length === 0) throw new Fault(noSuchDay(over.map(({ dawn }) => dawn.dawn)));
  const game = theGame(book);
  const other = days.find((logged) => failureOf(playedAgain(logged, log.standing, game)));
  if (other) throw new Fault(goesAnotherWay(dateText(other.dawn.dawn), other.edition, wof('verify', name)));
  return days;
}

const noSuchDay = (over: readonly number[]): string =>
  over.length === 0
    ? 'No day of that campaign is over yet: the coach goes over a day when it is over.'
    : `The coach goes over days that are over: ${over.length === 1 ? `day ${over[0]}` : `the days ${over[0]} to ${over.at(-1)}`}.`;

/** So many decisions are told of a month; JSON has all. */
const MOST_TOLD = 10;

function tellReview(name: string, { told, over }: Review, options: GlobalOptions): void {
  if (options.json) return printJson({ campaign: name, ...over, mistakes: told });
  show(coachPage(told, MOST_TOLD, over, thePaper(options)));
}

/** What is gone over, and what is kept of it beside the log-book. */
class Review {
  readonly weighed: WeighedQuestion[] = [];
  readonly all: number;
  readonly #days: readonly DayAsked[];
  readonly #book: Rulebook;
  readonly #file: CoachFile;
  /** The checksums of the days. */
  readonly #sums: ReadonlyMap<number, string>;

  constructor(days: readonly DayAsked[], log: LogBook, book: Rulebook, options: GlobalOptions) {
    this.#days = days;
    this.#book = book;
    this.#file = new CoachFile(log, book, options);
    this.#sums = new Map(days.map((day) => [dayOf(day), sumOfDay(toWeigh(day), log)]));
    this.all = days.flatMap(({ asked }) => asked).length;
    for (const day of days) this.weighed.push(...this.#keptOf(day));
  }

  /** What is kept of a day, if each is an answer to a question of it. */
  #keptOf(day: DayAsked): readonly WeighedQuestion[] {
    const kept = this.#file.read.get(this.#sums.get(dayOf(day)) ?? '') ?? [];
    return kept.every((one) => fits(one, day)) ? kept : [];
  }

  async goOver(paces: Paces, done: () => void): Promise<void> {
    const isDone = new Set(this.weighed.map(keyOf));
    const questions = this.#days.flatMap(({ asked }) => asked.map(({ question }) => question));
    const left = questions.filter((question) => !isDone.has(keyOf(question)));
    const days = new Map(this.#days.map((day) => [dayOf(day), toWeigh(day)]));
    await weighAll(left, days, {
      book: this.#book,
      code: this.#file.code,
      paces,
      done: (weighed) => {
        this.weighed.push(weighed);
        done();
      },
    });
  }

  keep(): void {
    const kept = new Map(this.#file.read);
    for (const [day, sum] of this.#sums)
      kept.set(
        sum,
        this.weighed.filter((one) => one.day === day),
      );
    this.#file.write(kept);
  }

  /** The mistakes in words, the dearest first. */
  get told(): readonly ToldMistake[] {
    const events = new Map(this.#days.map((day) => [dayOf(day), day.day.outcome.events]));
    return mistakesIn(this.#days, this.weighed).map((one) => toldMistake(one, events.get(one.day) ?? [], this.#book));
  }

  get over() {
    return { days: this.#days.map(dayOf), questions: this.weighed.length, left: this.all - this.weighed.length };
  }
}

const dayOf = ({ day }: DayAsked): number => day.logged.dawn.dawn;

const keyOf = ({ day, entry }: Pick<WeighedQuestion, 'day' | 'entry'>): string => `${day} ${entry}`;

function fits({ day, entry, better }: WeighedQuestion, { asked }: DayAsked): boolean {
  const found = asked.find(({ question }) => question.entry === entry && question.day === day);
  return found !== undefined && (better === undefined || found.question.answers.includes(better.answer));
}

/** The file beside the log-book. A program run from its sources keeps none: it may change from one run to the next. */
class CoachFile {
  readonly code: string | undefined = IS_BUILT ? readFileSync(ODDS_WORKER, 'utf8') : undefined;
  readonly read: KeptWeighing;
  readonly #write: (kept: KeptWeighing) => void;

  constructor({ path }: LogBook, book: Rulebook, options: GlobalOptions) {
    const { disk } = theShelf(options);
    const file = beside(path, '.wof.coach');
    const program = this.code === undefined ? undefined : programOf(this.code, book);
    this.read = program === undefined ? new Map() : readKept(disk, file, program);
    this.#write = (kept) => program === undefined || writeKept(disk, file, program, kept);
  }

  write(kept: KeptWeighing): void {
    this.#write(kept);
  }
}
