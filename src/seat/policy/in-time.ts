import { leadOf, type Runner, sumOf } from '../../playouts/look-ahead/race.ts';
import { type Estimate, zOfFew } from '../../simulation/counting/statistics.ts';
import { type Question, questionOf } from '../../table/decisions.ts';
import { type Others, type PlayOut, Rounds } from './rounds.ts';

/** What playouts of one answer came to, in the order of their dice. */
export interface Played<Came> {
  readonly answer: string;
  readonly came: readonly Came[];
  /** By how much it is behind the first, over the dice that both have had. */
  readonly behind: Estimate;
}

export interface PlayedInTime<Came> {
  /** The best first, the others by how far they are behind it. */
  readonly played: readonly Played<Came>[];
  /** The answers that no other is better than by more than luck: one alone, where its lead is certain. */
  readonly foremost: readonly string[];
  /** Answers that were not played out. */
  readonly left: readonly string[];
}

/** How a question is played out, and what its answers are weighed by. */
export interface Playing<Came> {
  readonly play: PlayOut<Came>;
  readonly worth: (came: Came) => number;
  /** Which answer would be given; of too many answers those are played that would be given first. */
  readonly given: (asked: Question) => string;
  /** Is shown what they have come to so far, at once and every now and then. */
  readonly grows?: (soFar: PlayedInTime<Came>) => void;
  /** Who else plays it out, on other cores. */
  readonly others?: Others<Came>;
  /** The time in milliseconds; a bench has a clock that goes by playouts, the same on every machine. */
  readonly now?: () => number;
}

/** So many milliseconds are spent. */
export const MOMENT = 900;
/** Each answer is played so often whatever it takes: how busy the machine is decides nothing. */
export const FEWEST = 20;
/** No more answers are played than these. */
const MOST_ANSWERS = 12;
/** The better half of the answers are these at least. */
const LEAST = 2;
/** So often what has been played is shown. */
const SHOWN_EACH = 200;
/** With more dice than these nobody tries beyond his time, where nothing comes of them. */
const TRIED = 2 * FEWEST;
/** After so many playouts each, and each time that they have doubled, it is looked whether one is ahead for certain. */
const FIRST_LOOK = 32;

/**
 * Plays the answers out as often as there is time for, no oftener than asked and hardly ever less than twenty times,
 * each with the same dice as the others. When their part of the time is over the worse half leave theirs to the better,
 * until two are left.
 */
export function playedInTime<Came>(asked: Question, times: number, playing: Playing<Came>): PlayedInTime<Came> {
  const { worth, given, grows, others, now = () => performance.now() } = playing;
  const begun = now();
  const options: readonly string[] = asked.options;
  const rounds = new Rounds(playing.play, { now, until: begun + MOMENT });
  const answers = options.length > MOST_ANSWERS ? firstOnes(asked, MOST_ANSWERS, given) : options;
  const left = options.filter((answer) => !answers.includes(answer));
  const runners = answers.map((answer): Run<Came> => ({ answer, came: [], all: [] }));
  const soFar = () => toldOf(runners, left);
  const show = nowAndThen(() => grows?.(soFar()), now);
  const halving = new Halving(runners);
  const isOpen = (tried: number) => areTooFew(halving.running, tried);
  const wanted = { answers, times, running: () => halving.running, isOpen };
  for (const number of rounds.numbers(wanted, others)) {
    for (const run of halving.running) {
      keep(rounds.play(run.answer, number), run, worth);
      show();
    }
    if (isLook(number + 1) && !isOpen(number + 1) && foremostOf(runners).length === 1) break;
    halving.after(Math.max((rounds.nextUntil - begun) / MOMENT, (number + 1) / times));
  }
  return soFar();
}

/** Who is still in the running: when its part of the time is over, the better half. */
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

function toldOf<Came>(runners: readonly Run<Came>[], left: readonly string[]): PlayedInTime<Came> {
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

/** At once, and again when some time has gone by. */
function nowAndThen(act: () => void, now: () => number): () => void {
  let next = 0;
  return () => {
    if (now() < next) return;
    act();
    next = now() + SHOWN_EACH;
  };
}

/** An answer in the running: all that it came to, and what each of it was worth. */
interface Run<Came> extends Runner<string> {
  readonly all: Came[];
}

/** The best of those still in the running: whoever was left behind was behind over the same dice. */
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

/** The best is the best by luck too, and it is looked more than once: that much wider than of one look at two. */
const LOOKED_OFTEN = 1.25;

/** Over the dice that both have had: what one playout lacks because nothing could be guessed at, the other lacks too. */
function behindOf(best: Runner<unknown>, run: Runner<unknown>): Estimate {
  const { length } = run.came;
  if (run === best || length < LEAST) return NOTHING;
  const { mean, error } = leadOf({ ...best, came: best.came.slice(0, length) }, run);
  const half = LOOKED_OFTEN * zOfFew(length) * error;
  return { value: mean, from: mean - half, to: mean + half };
}

/** So many dice were tried, and some of them may have come to nothing: what is secret could not be guessed at. */
const areTooFew = (running: readonly Runner<string>[], tried: number): boolean =>
  tried < TRIED && running.some(({ came }) => came.length < FEWEST);

function keep<Came>(one: Came | undefined, { all, came }: Run<Came>, worth: Playing<Came>['worth']): void {
  if (one === undefined) return;
  all.push(one);
  came.push(worth(one));
}

/** Those that are given, and would be given if there were not those before. */
function firstOnes(asked: Question, most: number, given: (asked: Question) => string): readonly string[] {
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
