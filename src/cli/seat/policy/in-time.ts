import { zOfFew } from '../../../autoplay/counting/statistics.ts';
import { bestOf, leadOf, type Runner } from '../../../autoplay/look-ahead/race.ts';
import { type Question, questionOf } from '../../../table/decisions.ts';

/** What playouts of one answer came to, in the order of their dice. */
export interface Played<Came> {
  readonly answer: string;
  readonly came: readonly Came[];
}

export interface PlayedInTime<Came> {
  readonly played: readonly Played<Came>[];
  /** The answers that no other is better than by more than luck: one alone, where its lead is certain. */
  readonly foremost: readonly string[];
  /** Answers for which there was no time. */
  readonly left: number;
}

/** Plays one answer out with dice of that number; nothing, where it could not be done. */
export type PlayOut<Came> = (answer: string, number: number) => Came | undefined;

/** How a question is played out, and what its answers are weighed by. */
export interface Playing<Came> {
  readonly play: PlayOut<Came>;
  readonly worth: (came: Came) => number;
  /** Which answer would be given; of more answers than there is time for those are played that would be given first. */
  readonly given: (asked: Question) => string;
  /** Is shown what they have come to so far, at once and every now and then. */
  readonly grows?: (soFar: PlayedInTime<Came>) => void;
}

/** So many milliseconds are spent; answers are left out where there is no time to play each so often. */
const [MOMENT, FEWEST] = [900, 3];
/** Fewer answers than this are never left out, and each is played so often whatever it takes. */
const LEAST = 2;
/** So often what has been played is shown. */
const SHOWN_EACH = 200;
/** With more dice than these nobody tries beyond his time, where nothing comes of them. */
const TRIED = 10;
/** After so many playouts each, and again after as many more, what has fallen behind is given up. */
const HEAT = 8;

/**
 * Plays the answers out as often as there is time for and no oftener than asked, each with the same dice as the others.
 * What falls behind leaves its time to what is still in the running.
 */
export function playedInTime<Came>(
  asked: Question,
  times: number,
  { play, worth, given, grows }: Playing<Came>,
): PlayedInTime<Came> {
  const end = performance.now() + MOMENT;
  const options: readonly string[] = asked.options;
  const remembered = rememberedOf(play);
  const each = costOf(options[0] ?? '', remembered);
  const most = Math.max(LEAST, Math.floor((end - performance.now()) / (each * FEWEST)));
  const answers = most < options.length ? firstOnes(asked, most, given) : options;
  const runners = answers.map((answer): Run<Came> => ({ answer, came: [], all: [] }));
  let running: readonly Run<Came>[] = runners;
  const soFar = (): PlayedInTime<Came> => ({
    played: runners.map(({ answer, all }) => ({ answer, came: all })),
    foremost: foremostOf(running).map(({ answer }) => answer),
    left: options.length - answers.length,
  });
  const show = nowAndThen(() => grows?.(soFar()));
  let isTime = true;
  for (let number = 0; number < times && isTime; number++) {
    const begun = performance.now();
    for (const run of running) {
      keep(remembered(run.answer, number), run, worth);
      show();
    }
    if (number % HEAT === HEAT - 1) running = foremostOf(running);
    const isOpen = running.length > 1 && 2 * performance.now() - begun < end;
    isTime = areTooFew(running, number + 1) || isOpen;
  }
  return soFar();
}

/** At once, and again when some time has gone by. */
function nowAndThen(act: () => void): () => void {
  let next = 0;
  return () => {
    if (performance.now() < next) return;
    act();
    next = performance.now() + SHOWN_EACH;
  };
}

/** An answer in the running: all that it came to, and what each of it was worth. */
interface Run<Came> extends Runner<string> {
  readonly all: Came[];
}

/** The best, and all that may be as good: over the same dice its lead on them may be luck, once in twenty. */
function foremostOf<Came>(running: readonly Run<Came>[]): readonly Run<Came>[] {
  const best = bestOf(running);
  return running.filter((run) => {
    if (!best || run === best || best.came.length < LEAST) return true;
    const { mean, error } = leadOf(best, run);
    return mean <= zOfFew(best.came.length) * error;
  });
}

/** So many dice were tried, and some of them may have come to nothing: what is secret could not be guessed at. */
const areTooFew = (running: readonly Runner<string>[], tried: number): boolean =>
  tried < TRIED && running.some(({ came }) => came.length < LEAST);

/** What the clock was tried on need not be played again. */
function rememberedOf<Came>(play: PlayOut<Came>): PlayOut<Came> {
  const known = new Map<string, Came | undefined>();
  return (answer, number) => {
    const key = `${number} ${answer}`;
    if (!known.has(key)) known.set(key, play(answer, number));
    return known.get(key);
  };
}

function keep<Came>(one: Came | undefined, { all, came }: Run<Came>, worth: Playing<Came>['worth']): void {
  if (one === undefined) return;
  all.push(one);
  came.push(worth(one));
}

/** How many milliseconds a playout takes. The first is slow for another reason: the program warms up. */
function costOf<Came>(answer: string, play: PlayOut<Came>): number {
  play(answer, 0);
  const warm = performance.now();
  play(answer, 1);
  return Math.max(performance.now() - warm, 0.1);
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
