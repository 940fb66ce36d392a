import { failureOf, type ReplayedDay } from '../../logbook/replay.ts';
import { goesAnotherWay } from '../../shell/advice.ts';
import { Fault } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { isAtTerminal, type Pace, readingPace, UNREAD } from './pace.ts';
import { type Reader, toldOf } from './reader.ts';
import type { Teller } from './teller.ts';

export interface RetellOptions extends GlobalOptions {
  readonly atOnce?: boolean;
}

/** What is retold: the names of its days, its people, and the command that verifies it. */
export interface Retold<State> {
  readonly teller: Teller;
  readonly title: (day: number) => string;
  readonly introduce: (state: State) => void;
  readonly proof: string;
  /** Who may know of a day that is not over: until then, a side's secrets are its own. */
  readonly reader: Reader;
}

/** Retells days from a log-book: at reading pace where somebody reads, otherwise at once. */
export async function retell<State extends object>(
  days: readonly ReplayedDay<State>[],
  retold: Retold<State>,
  options: RetellOptions,
): Promise<void> {
  const isRead = !options.atOnce && !options.json && isAtTerminal();
  const pace = isRead ? readingPace() : UNREAD;
  try {
    for (const day of days) {
      const failed = untoldText(day, retold);
      if (failed === undefined) {
        if ((await tellDay(day, retold, pace, options)) === 'stop') return;
      } else leaveOut(failed, days.length, options);
    }
  } finally {
    pace.end();
  }
}

/** Why a day cannot be told turn by turn; nothing where it can. */
const untoldText = <State extends object>(day: ReplayedDay<State>, { title, proof }: Retold<State>) =>
  failureOf(day) && goesAnotherWay(title(day.logged.dawn.dawn), day.logged.edition, proof);

/** A day requested alone is refused; of several, the others are told. */
function leaveOut(why: string, asked: number, options: GlobalOptions): void {
  if (asked === 1) throw new Fault(why);
  if (options.json) printJson({ untold: why });
  else print(`\n${why}`, thePaper(options));
}

async function tellDay<State>(
  day: ReplayedDay<State>,
  retold: Retold<State>,
  pace: Pace,
  options: GlobalOptions,
): Promise<'stop' | undefined> {
  retold.introduce(day.logged.dawn.state);
  if ((await retold.teller.read(toldOf(day, retold.reader), pace)) === 'stop') return 'stop';
  checkEnd(day, retold, options);
  return undefined;
}

/** An unfinished day is told up to now; JSON ends without a message. */
function checkEnd<State>(
  { outcome, logged }: ReplayedDay<State>,
  { title }: Retold<State>,
  options: GlobalOptions,
): void {
  const name = title(logged.dawn.dawn);
  if (outcome.status !== 'finished' && !options.json)
    print(`\nThe log-book has no more of ${name} yet.`, thePaper(options));
}
