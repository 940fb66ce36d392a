import { dateText } from '../../campaign/calendar.ts';
import { isOver, newCampaign } from '../../campaign/campaign.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { type DayCode, dayOfDate, editionSigns, inventDay, readDayCode, writeDayCode } from '../../logbook/day-code.ts';
import { namesOn } from '../../logbook/file/shelf.ts';
import { LogBook } from '../../logbook/logbook.ts';
import { dawnOf, type Edition } from '../../logbook/standing.ts';
import { quoted } from '../../page/quoted.ts';
import { isAtTerminal } from '../../seat/page/pace.ts';
import { openingLine } from '../../seat/set-up/opening-line.ts';
import { randomBelow } from '../../seat/set-up/read-options.ts';
import { cardsOf, holdNew, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import type { FilePlacing } from '../../shell/put-files.ts';
import { VERSION } from '../../shell/version.ts';
import { todayInUtc } from '../../shell/whereabouts.ts';
import type { PlayOptions } from './play.ts';

interface DayOptions extends PlayOptions, FilePlacing {
  readonly today?: boolean;
  /** Draw the score as a picture. */
  readonly svg?: boolean;
}

/** `wof day [CODE]`: one day, the same for everybody with its code. */
export async function day(typed: string | undefined, options: DayOptions): Promise<void> {
  const { checkPlay, play } = await import('./play.ts');
  checkPlay(options);
  const book = await openRulebook(options.cards);
  const code = codeOf(typed, options, { rules: VERSION, cards: book.fingerprint });
  const name = writeDayCode(code);
  const isBegun = namesOn(theShelf(options)).includes(name);
  if (!isBegun) beginDay(name, code, book, options);
  const log = readCampaign(name, options);
  if (isDone(log)) {
    await (await import('../../seat/day/day-score.ts')).tellScore(log, await cardsOf(log, options), options);
    return draw(name, book, options);
  }
  if (options.policy !== undefined || options.answers !== undefined || isAtTerminal()) {
    // --force is for the picture here, and no lock is taken over.
    await play(name, { ...options, force: false });
    return draw(name, book, options);
  }
  if (isBegun) tellUnderWay(name, code, options);
}

const isDone = ({ standing }: LogBook): boolean => isOver(dawnOf(standing).state);

/** `--svg`: a finished day as a picture. An unfinished one has no score, and so no picture. */
async function draw(name: string, book: Rulebook, options: DayOptions): Promise<void> {
  const log = options.svg ? readCampaign(name, options) : undefined;
  if (!log) return;
  if (!isDone(log)) throw new Fault(`${name} is not over: its picture comes with its score.`);
  await (await import('../../seat/day/day-score.ts')).drawScore(log, book, options);
}

/** For a caller who cannot answer questions. */
function tellUnderWay(name: string, { day, flight }: DayCode, options: GlobalOptions): void {
  if (options.json) return printJson({ underWay: name, day, flight });
  print(
    `${name} is under way: ${dateText(day)} 1917 with ${flight} Flight. wof day ${name} goes on with it, in a terminal or with --answers.`,
    thePaper(options),
  );
}

function codeOf(typed: string | undefined, options: DayOptions, edition: Edition): DayCode {
  if (typed !== undefined && options.today) throw new WrongUsage('Give a code, or --today: not both.');
  if (options.today) return dayOfDate(todayInUtc(), edition);
  if (typed === undefined) return inventDay(randomBelow, edition);
  const code = readDayCode(typed);
  if (code === 'form')
    throw new WrongUsage(
      `${quoted(typed)} is no code of a day. A code looks like ${writeDayCode(dayOfDate('', edition))}.`,
    );
  if (code === 'check')
    throw new WrongUsage(`Something in ${typed} is mistyped: its last sign does not fit the rest. Check it again.`);
  return withEdition(code, edition);
}

/** With other cards or rules the same code would be another day, and its score not comparable. */
function withEdition(code: DayCode, edition: Edition): DayCode {
  const ours = editionSigns(edition);
  if (code.edition === ours) return code;
  throw new Fault(
    `${writeDayCode(code)} was made with other cards or rules: edition ${code.edition}. This program has edition ${ours} (rules ${edition.rules}, cards ${edition.cards}). ` +
      `The same date and word with these are ${writeDayCode({ ...code, edition: ours })}; the scores cannot be compared.`,
  );
}

/** Ruling: a day with a code is ironman. Its score is for comparison, so nothing rolled is taken back. */
function beginDay(name: string, code: DayCode, book: Rulebook, options: GlobalOptions): void {
  const path = holdNew(name, options);
  const own = {
    campaign: name,
    seed: `alea:1:${code.word.toLowerCase()}`,
    ironman: true,
    byHand: [],
    ...(options.cards !== undefined && { overlay: options.cards }),
  } as const;
  const state = { ...newCampaign([code.flight], book), day: code.day, onlyDay: code.day };
  LogBook.begin(theShelf(options).disk, path, [openingLine(own, book), { dawn: code.day, state }]).close();
  if (options.json) return printJson({ begun: name, day: code.day, flight: code.flight, file: path });
  print(
    `${name}: ${dateText(code.day)} 1917 with ${code.flight} Flight, as it stood when the month began. Whoever types wof day ${name} has the same day. ` +
      'Nothing thrown is taken back.',
    thePaper(options),
  );
}
