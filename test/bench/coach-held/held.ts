import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import { isAnswered } from '../../../src/logbook/journal.ts';
import { daysOf } from '../../../src/logbook/standing.ts';
import { leadOf } from '../../../src/playouts/look-ahead/race.ts';
import { type Mistake, mistakesIn, toWeigh, weighAll } from '../../../src/seat/coach/review.ts';
import { figuresBy, type WeighedQuestion, worthOfFigures } from '../../../src/seat/coach/weigh.ts';
import { type DayAsked, weightyOn } from '../../../src/seat/coach/weighty.ts';
import { playOf } from '../../../src/seat/policy/to-play.ts';
import type { PlantedDay } from './planted-day.ts';

/** What the coach told of a day with a blunder in it. */
export interface Held {
  /** The place of the blunder among what is told; 0 where it is not told. */
  readonly place: number;
  /** What was told besides the blunder, each with its true lead. */
  readonly others: readonly TrueLead[];
  /** Seconds of processor. */
  readonly took: number;
}

/** The lead of a better answer over so many playouts that the coach has not seen, and its standard error. */
interface TrueLead {
  readonly mean: number;
  readonly error: number;
}

/** Goes over a day, and holds what is told against fresh playouts. */
export async function heldOn(
  { log, day, before }: PlantedDay,
  truth: number,
  book: Rulebook,
  code: string,
): Promise<Held> {
  const logged = expectDefined(
    daysOf(log.standing).find(({ dawn }) => dawn.dawn === day),
    'day',
  );
  const since = process.cpuUsage();
  const asked = weightyOn(logged, log, book);
  const weighed: WeighedQuestion[] = [];
  const questions = asked.asked.map(({ question }) => question);
  await weighAll(questions, new Map([[day, toWeigh(asked)]]), { book, code, done: (one) => weighed.push(one) });
  const told = mistakesIn([asked], weighed);
  const { user, system } = process.cpuUsage(since);
  const entries = logged.journal.entries;
  const planted = entries.flatMap((entry, place) => (isAnswered(entry) ? [place] : []))[before];
  const isPlanted = ({ asked: { question } }: Mistake) => question.entry === planted;
  return {
    place: told.findIndex(isPlanted) + 1,
    others: told.filter((each) => !isPlanted(each)).map((each) => trueLead(each, asked, truth, book)),
    took: (user + system) / 1e6,
  };
}

/** Dice that neither chose an answer nor told its lead. */
const FROM = 900_000;

function trueLead(
  { asked: { question }, given, better }: Mistake,
  day: DayAsked,
  times: number,
  book: Rulebook,
): TrueLead {
  const { dawn, entries } = toWeigh(day);
  const played = expectDefined(
    playOf({ of: question.of, dawn, past: entries.slice(0, question.entry) }, book),
    'question',
  );
  const play = figuresBy(played);
  const [one, other]: [number[], number[]] = [[], []];
  for (let number = FROM; number < FROM + times; number++) {
    const both = [play(better.answer, number), play(given, number)] as const;
    if (!both[0] || !both[1]) continue;
    one.push(worthOfFigures(both[0]));
    other.push(worthOfFigures(both[1]));
  }
  return leadOf({ answer: better.answer, came: one }, { answer: given, came: other });
}
