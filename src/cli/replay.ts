import { refuse } from '../logbook/refusal.ts';
import { type ReplayedDay, replay as replayDays } from '../logbook/replay.ts';
import { dateOf } from '../terminal/numbers.ts';
import { Fault } from './faults.ts';
import { theGame } from './game.ts';
import { overlayOf, readCampaign, tellsRealDays } from './open-campaign.ts';
import { openRulebook } from './open-rulebook.ts';
import { readingPace } from './pace.ts';
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
    refuse({ why: 'no-such-day', day: options.day, days: days.length });
  const teller = new Teller(book, paper, options.json === true, tellsRealDays(log));
  const pace = isRead(options) ? readingPace() : undefined;
  for (const day of told) {
    teller.introduce(day.logged.dawn.state);
    if (pace && (await teller.read(day.outcome.events, pace)) === 'stop') break;
    if (!pace) teller.tell(day.outcome.events);
    checkEnd(day, options, paper);
  }
  pace?.end();
}

/** Somebody reads along where it is told on a terminal. */
const isRead = ({ atOnce, json }: ReplayOptions): boolean =>
  !atOnce && !json && process.stdin.isTTY === true && process.stdout.isTTY === true;

function checkEnd({ outcome, logged }: ReplayedDay, options: GlobalOptions, paper: ReturnType<typeof thePaper>): void {
  const date = dateOf(logged.dawn.dawn);
  if (outcome.status === 'differing')
    throw new Fault(`${date} goes another way from here with the cards on the table. wof verify says where.`);
  if (outcome.status !== 'finished' && !options.json) print(`\nSo far the log-book for ${date}.`, paper);
}
