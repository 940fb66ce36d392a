import { readFileSync } from 'node:fs';
import { dateText } from '../../campaign/calendar.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { beside } from '../../logbook/file/name.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { failureOf, playedAgain } from '../../logbook/replay.ts';
import { daysOf, type LoggedDay } from '../../logbook/standing.ts';
import type { GoneOver, ToldMistake } from '../../screens/pages/coach-page.ts';
import { goesAnotherWay, wof } from '../../shell/advice.ts';
import { Fault } from '../../shell/faults.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import { IS_BUILT, ODDS_WORKER } from '../../shell/whereabouts.ts';
import { theGame } from '../game.ts';
import { theShelf } from '../sit-down/the-shelf.ts';
import { type KeptWeighing, programOf, readKept, sumOfDay, writeKept } from './kept-weighing.ts';
import { type Mistake, mistakesIn, toWeigh, weighAll } from './review.ts';
import { toldMistake } from './told-then.ts';
import type { Paces, WeighedQuestion } from './weigh.ts';
import { type DayAsked, weightyOn } from './weighty.ts';

/** A campaign whose days are gone over. */
export interface Coached {
  readonly name: string;
  readonly log: LogBook;
  readonly book: Rulebook;
  readonly options: GlobalOptions;
}

/** The days that are over, or the one that is asked for; each must come out as the log-book has it. */
export function daysToGoOver({ name, log, book }: Coached, asked: number | undefined): readonly DayAsked[] {
  const over = daysOf(log.standing).filter(({ next }) => next);
  const days = asked === undefined ? over : over.filter(({ dawn }) => dawn.dawn === asked);
  if (days.length === 0) throw new Fault(noSuchDay(over));
  const game = theGame(book);
  const other = days.find((logged) => failureOf(playedAgain(logged, log.standing, game)));
  if (other) throw new Fault(goesAnotherWay(dateText(other.dawn.dawn), other.edition, wof('verify', name)));
  return days.map((logged) => weightyOn(logged, log, book));
}

function noSuchDay(over: readonly LoggedDay[]): string {
  const [first, last] = [over[0]?.dawn.dawn, over.at(-1)?.dawn.dawn];
  if (first === undefined) return 'No day of that campaign is over yet: the coach goes over a day when it is over.';
  return `The coach goes over days that are over: ${first === last ? `day ${first}` : `the days ${first} to ${last}`}.`;
}

/** What is gone over, and what is kept of it beside the log-book. */
export class Review {
  readonly weighed: WeighedQuestion[] = [];
  readonly all: number;
  readonly #days: readonly DayAsked[];
  readonly #book: Rulebook;
  readonly #file: CoachFile;
  /** The checksums of the days. */
  readonly #sums: ReadonlyMap<number, string>;

  constructor(days: readonly DayAsked[], { log, book, options }: Coached) {
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

  async goOver(paces: Paces, done: () => void, until?: AbortSignal): Promise<void> {
    const isDone = new Set(this.weighed.map(keyOf));
    const questions = this.#days.flatMap(({ asked }) => asked.map(({ question }) => question));
    const left = questions.filter((question) => !isDone.has(keyOf(question)));
    const days = new Map(this.#days.map((day) => [dayOf(day), toWeigh(day)]));
    await weighAll(left, days, {
      book: this.#book,
      code: this.#file.code,
      paces,
      until,
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

  /** The dearest first. */
  get mistakes(): readonly Mistake[] {
    return mistakesIn(this.#days, this.weighed);
  }

  /** In words. */
  told(mistake: Mistake): ToldMistake {
    const day = this.#days.find((each) => dayOf(each) === mistake.day);
    return toldMistake(mistake, day?.day.outcome.events ?? [], this.#book);
  }

  get over(): GoneOver {
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
