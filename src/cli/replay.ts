import { refuse } from '../logbook/refusal.ts';
import { type ReplayedDay, replay as replayDays } from '../logbook/replay.ts';
import { leads } from '../logbook/standing.ts';
import { dateOf } from '../terminal/numbers.ts';
import { Fault } from './faults.ts';
import { theGame } from './game.ts';
import { overlayOf, readCampaign, tellsRealDays } from './open-campaign.ts';
import { openRulebook } from './open-rulebook.ts';
import { isAtTerminal, type Pace, readingPace } from './pace.ts';
import { type GlobalOptions, print, thePaper } from './page.ts';
import { Teller } from './teller.ts';

interface ReplayOptions extends GlobalOptions {
  readonly day?: number;
  readonly atOnce?: boolean;
}

/** `wof replay NAME`: tells the campaign again, or one day of it, from its log-book. */
export async function replay(name: string, options: ReplayOptions): Promise<void> {
  const log = readCampaign(name, options);
  const book = await openRulebook(overlayOf(log, options));
  const paper = thePaper(options);
  const days = [...replayDays(log.standing, theGame(book))];
  const told = days.filter(({ logged }) => options.day === undefined || logged.dawn.dawn === options.day);
  if (told.length === 0 && options.day !== undefined)
    refuse({ why: 'no-such-day', day: options.day, days: days.map(({ logged }) => logged.dawn.dawn) });
  const teller = new Teller(book, paper, options.json === true, tellsRealDays(log), leads(log.standing));
  if (!isRead(options)) {
    for (const day of told) tellDay(day, teller, options, paper);
    return;
  }
  const pace = readingPace();
  try {
    await readDays(told, pace, teller, options, paper);
  } finally {
    pace.end();
  }
}

type Page = ReturnType<typeof thePaper>;

function tellDay(day: ReplayedDay, teller: Teller, options: GlobalOptions, paper: Page): void {
  teller.introduce(day.logged.dawn.state);
  teller.tell(day.outcome.events);
  checkEnd(day, options, paper);
}

async function readDays(
  days: readonly ReplayedDay[],
  pace: Pace,
  teller: Teller,
  options: GlobalOptions,
  paper: Page,
): Promise<void> {
  for (const day of days) {
    teller.introduce(day.logged.dawn.state);
    if ((await teller.read(day.outcome.events, pace)) === 'stop') return;
    checkEnd(day, options, paper);
  }
}

/** Somebody reads along where it is told on a terminal. */
const isRead = ({ atOnce, json }: ReplayOptions): boolean => !atOnce && !json && isAtTerminal();

function checkEnd({ outcome, logged }: ReplayedDay, options: GlobalOptions, paper: Page): void {
  const date = dateOf(logged.dawn.dawn);
  if (outcome.status === 'differing')
    throw new Fault(`${date} goes another way from here with the cards on the table. wof verify says where.`);
  if (outcome.status !== 'finished' && !options.json) print(`\nSo far the log-book for ${date}.`, paper);
}
