import { type Question, questionOf } from '../../../table/decisions.ts';
import type { Spread } from '../../../terminal/pages/odds-page.ts';

/** What playouts of one answer came to, in the order of their dice. */
export interface Played<Came> {
  readonly answer: string;
  readonly came: readonly Came[];
}

export interface PlayedInTime<Came> {
  readonly played: readonly Played<Came>[];
  /** Answers for which there was no time. */
  readonly left: number;
}

/** Plays one answer out with dice of that number; nothing, where it could not be done. */
export type PlayOut<Came> = (answer: string, number: number) => Came | undefined;

/** So many milliseconds are spent; answers are left out where there is no time to play each so often. */
const [MOMENT, FEWEST] = [900, 3];
/** Fewer answers than this are never left out, and each is played so often whatever it takes. */
const LEAST = 2;
/** With more dice than these nobody tries beyond his time, where nothing comes of them. */
const TRIED = 10;

/**
 * Plays the answers out as often as there is time for and no oftener than asked, each with the same dice as the others.
 * Of more answers than there is time for those are played out that would be given first.
 */
export function playedInTime<Came>(
  asked: Question,
  times: number,
  play: PlayOut<Came>,
  given: (asked: Question) => string,
): PlayedInTime<Came> {
  const end = performance.now() + MOMENT;
  const options: readonly string[] = asked.options;
  const remembered = rememberedOf(play);
  const each = costOf(options[0] ?? '', remembered);
  const most = Math.max(LEAST, Math.floor((end - performance.now()) / (each * FEWEST)));
  const answers = most < options.length ? firstOnes(asked, most, given) : options;
  const played = answers.map((answer): { answer: string; came: Came[] } => ({ answer, came: [] }));
  let isTime = true;
  for (let number = 0; number < times && isTime; number++) {
    const begun = performance.now();
    for (const { answer, came } of played) keep(remembered(answer, number), came);
    isTime = areTooFew(played, number + 1) || 2 * performance.now() - begun < end;
  }
  return { played, left: options.length - answers.length };
}

/** So many dice were tried, and some of them may have come to nothing: what is secret could not be guessed at. */
const areTooFew = <Came>(played: readonly Played<Came>[], tried: number): boolean =>
  tried < TRIED && played.some(({ came }) => came.length < LEAST);

/** What the clock was tried on need not be played again. */
function rememberedOf<Came>(play: PlayOut<Came>): PlayOut<Came> {
  const known = new Map<string, Came | undefined>();
  return (answer, number) => {
    const key = `${number} ${answer}`;
    if (!known.has(key)) known.set(key, play(answer, number));
    return known.get(key);
  };
}

function keep<Came>(one: Came | undefined, came: Came[]): void {
  if (one !== undefined) came.push(one);
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

/** The mean, and its standard error. */
export function spreadOf(figures: readonly number[]): Spread {
  const mean = figures.reduce((sum, each) => sum + each, 0) / Math.max(1, figures.length);
  const squares = figures.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, figures.length - 1) / Math.max(1, figures.length)) };
}

/** A share, whose error is none too small where it came out the same every time: as if once more each way. */
export function shareOf(happened: readonly boolean[]): Spread {
  const count = happened.filter(Boolean).length;
  const likely = (count + 1) / (happened.length + 2);
  return {
    mean: count / Math.max(1, happened.length),
    error: Math.sqrt((likely * (1 - likely)) / (happened.length + 2)),
  };
}
