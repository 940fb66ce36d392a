import { leadOf, type Runner, sumOf } from '../../playouts/look-ahead/race.ts';
import { type Estimate, zOfFew } from '../../simulation/counting/statistics.ts';
import { type Question, questionOf } from '../../table/decisions.ts';
import { type Others, type PlayOut, Rounds } from './rounds.ts';

/** The results of playouts of one answer, in the order of their dice. */
export interface Played<Came> {
  readonly answer: string;
  readonly came: readonly Came[];
  /** By how much it is behind the first, over their common dice. */
  readonly behind: Estimate;
}

export interface PlayedInTime<Came> {
  /** The best first, the others by their distance. */
  readonly played: readonly Played<Came>[];
  /** The answers that no other is better than by more than chance: only one, if its lead is certain. */
  readonly foremost: readonly string[];
  /** Answers that were not played out. */
  readonly left: readonly string[];
  /** While they are played: the seconds until enough of each is known, as far as can be said; 0 where it cannot. */
  readonly wait?: number;
}

/** What was played of a question: asked for again, it is added to. */
export interface KeptPlayouts<Came> {
  race?: Race<Came>;
}

interface Race<Came> {
  readonly runners: readonly Run<Came>[];
  readonly halving: Halving<Came>;
  readonly left: readonly string[];
  /** The number of the next dice. */
  next: number;
}

/** Answers that are given one after the other, and the word by which they are played out and told of. */
export interface PlayedRow {
  readonly key: string;
  readonly answers: readonly string[];
}

/** How a question is played out, and how its results are weighed. */
export interface Playing<Came> {
  readonly play: PlayOut<Came>;
  readonly worth: (came: Came) => number;
  /** What is played instead of the answers: rows of the page. */
  readonly rows?: readonly PlayedRow[];
  /**
   * The answer that would be given; if there is too little time for all, those that would be given first are played.
   */
  readonly given: (asked: Question) => string;
  /** Is given the results so far, at once and then periodically. */
  readonly grows?: (soFar: PlayedInTime<Came>) => void;
  /** Threads on other cores. */
  readonly others?: Others<Came>;
  /** What is played is kept here, and what is kept is not played again. */
  readonly kept?: KeptPlayouts<Came>;
  /** The time in milliseconds; a bench uses a clock that counts playouts, the same on every machine. */
  readonly now?: () => number;
}

/** The time to spend, in milliseconds. */
export const MOMENT = 900;
/** Each answer is played so often whatever it takes: how busy the machine is decides nothing. */
export const FEWEST = 20;
/** No more answers are played than these. */
const MOST_ANSWERS = 12;
/** The better half of the answers are these at least. */
const LEAST = 2;
/** The interval of updates, in milliseconds. */
const SHOWN_EACH = 200;
/** No more dice than these are tried beyond the time, if they give no result. */
const TRIED = 2 * FEWEST;
/** After so many playouts each, and at each doubling, it is tested whether one is certainly ahead. */
const FIRST_LOOK = 32;

/**
 * Plays the answers out as often as there is time for, no oftener than asked and hardly ever less than twenty times,
 * each with the same dice as the others. When their part of the time is over the worse half leave theirs to the better,
 * until two are left.
 */
export function playedInTime<Came>(asked: Question, times: number, playing: Playing<Came>): PlayedInTime<Came> {
  const { worth, grows, others, kept = {}, now = () => performance.now() } = playing;
  const begun = now();
  const rounds = new Rounds(playing.play, { now, until: begun + MOMENT });
  const race = kept.race ?? lineUp(asked, playing);
  kept.race = race;
  const { runners, halving, next: first } = race;
  const soFar = () => toldOf(race);
  const wait = () => secondsLeft(race, { rounds: race.next - first, took: now() - begun });
  const show = nowAndThen(() => grows?.({ ...soFar(), wait: wait() }), now);
  const isOpen = (tried: number) => areTooFew(halving.running, tried - first);
  const answers = halving.running.map(({ answer }) => answer);
  const wanted = { answers, first, times, running: () => halving.running, isOpen };
  for (const number of rounds.numbers(wanted, others)) {
    for (const run of halving.running) {
      keep(rounds.play(run.answer, number), run, worth);
      show();
    }
    race.next = number + 1;
    if (isLook(number + 1) && !isOpen(number + 1) && foremostOf(runners).length === 1) break;
    halving.after(Math.max((rounds.nextUntil - begun) / MOMENT, (number + 1) / times));
  }
  return soFar();
}

/** Nothing has been played yet. */
function lineUp<Came>(asked: Question, { rows, given }: Playing<Came>): Race<Came> {
  const options: readonly string[] = asked.options;
  const few = () => (options.length > MOST_ANSWERS ? firstOnes(asked, MOST_ANSWERS, given) : options);
  const played = rows ?? few().map((answer): PlayedRow => ({ key: answer, answers: [answer] }));
  const runners = played.map(({ key }): Run<Came> => ({ answer: key, came: [], all: [] }));
  const begun = played.map(({ answers }) => answers[0]);
  const left = options.filter((answer) => !begun.includes(answer));
  return { runners, halving: new Halving(runners), left, next: 0 };
}

/** Until each of those still in the race has been played often enough to be told of. */
function secondsLeft(
  { halving }: Race<unknown>,
  { rounds, took }: { readonly rounds: number; readonly took: number },
): number {
  const missing = FEWEST - Math.min(...halving.running.map(({ came }) => came.length));
  return rounds === 0 || missing <= 0 ? 0 : Math.ceil((missing * took) / rounds / 1000);
}

/** The answers still in the race: after each part of the time, the better half. */
class Halving<Came> {
  running: readonly Run<Came>[];
  readonly #heats: number;
  #heat = 1;

  constructor(all: readonly Run<Came>[]) {
    this.running = all;
    this.#heats = Math.max(1, Math.ceil(Math.log2(all.length)));
  }

  after(spent: number): void {
    if (spent * this.#heats < this.#heat || this.running.length <= LEAST) return;
    if (this.running.some(({ came }) => came.length < FEWEST)) return;
    this.#heat += 1;
    const better = this.running.toSorted((one, other) => sumOf(other.came) - sumOf(one.came));
    const half = new Set(better.slice(0, Math.max(LEAST, Math.ceil(better.length / 2))));
    this.running = this.running.filter((run) => half.has(run));
  }
}

const isLook = (playouts: number): boolean =>
  playouts >= FIRST_LOOK && Number.isInteger(Math.log2(playouts / FIRST_LOOK));

function toldOf<Came>({ runners, left }: Race<Came>): PlayedInTime<Came> {
  const best = firstOf(runners);
  const played = runners.map((run) => {
    const { answer, all: came } = run;
    return { answer, came, behind: best ? behindOf(best, run) : NOTHING };
  });
  return {
    played: played.toSorted((one, other) => one.behind.value - other.behind.value),
    foremost: foremostOf(runners).map(({ answer }) => answer),
    left,
  };
}

const NOTHING: Estimate = { value: 0, from: 0, to: 0 };

/** At once, and again after each interval. */
function nowAndThen(act: () => void, now: () => number): () => void {
  let next = 0;
  return () => {
    if (now() < next) return;
    act();
    next = now() + SHOWN_EACH;
  };
}

/** An answer in the race: its results and their worths. */
interface Run<Came> extends Runner<string> {
  readonly all: Came[];
}

/** The best of those still in the race: the others were behind over the same dice. */
function firstOf<Came>(runners: readonly Run<Came>[]): Run<Came> | undefined {
  const most = Math.max(...runners.map(({ came }) => came.length));
  return runners
    .filter(({ came }) => came.length > 0 && came.length >= most - 1)
    .reduce<Run<Came> | undefined>((best, run) => (best && meanOf(best) >= meanOf(run) ? best : run), undefined);
}

const meanOf = ({ came }: Runner<unknown>): number => sumOf(came) / came.length;

/** The best, and all that may be as good. */
function foremostOf<Came>(runners: readonly Run<Came>[]): readonly Run<Came>[] {
  const best = firstOf(runners);
  return runners.filter((run) => !best || run === best || run.came.length < FEWEST || behindOf(best, run).from <= 0);
}

/**
 * The best is partly best by chance, and it is tested several times, so the interval is wider than for one test of two.
 */
const LOOKED_OFTEN = 1.25;

/** Over their common dice: where guessing failed for one, it failed for the other too. */
function behindOf(best: Runner<unknown>, run: Runner<unknown>): Estimate {
  const { length } = run.came;
  if (run === best || length < LEAST) return NOTHING;
  const { mean, error } = leadOf({ ...best, came: best.came.slice(0, length) }, run);
  const half = LOOKED_OFTEN * zOfFew(length) * error;
  return { value: mean, from: mean - half, to: mean + half };
}

/** So many dice were tried, and some gave no result, because a secret could not be guessed. */
const areTooFew = (running: readonly Runner<string>[], tried: number): boolean =>
  tried < TRIED && running.some(({ came }) => came.length < FEWEST);

function keep<Came>(one: Came | undefined, { all, came }: Run<Came>, worth: Playing<Came>['worth']): void {
  if (one === undefined) return;
  all.push(one);
  came.push(worth(one));
}

/** The answers that would be given, each without the ones before it. */
export function firstOnes(asked: Question, most: number, given: (asked: Question) => string): readonly string[] {
  const ranked: string[] = [];
  let open: readonly string[] = asked.options;
  while (ranked.length < most && open.length > 1) {
    const wanted = given(questionOf(asked.decision, asked.about, open));
    const next = open.includes(wanted) ? wanted : (open[0] ?? '');
    ranked.push(next);
    open = open.filter((each) => each !== next);
  }
  return ranked;
}
