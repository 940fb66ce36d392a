import { newPath } from '../../logbook/file/shelf.ts';
import { dawnOf, daysOf } from '../../logbook/standing.ts';
import { coachPage, type LedPage } from '../../screens/pages/coach-page.ts';
import { atTheEnd } from '../../seat/at-the-end.ts';
import { type Coached, daysToGoOver, Review } from '../../seat/coach/gone-over.ts';
import { ledBy, verdictOn } from '../../seat/coach/led.ts';
import { PACES } from '../../seat/coach/weigh.ts';
import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { wof } from '../../shell/advice.ts';
import { WrongUsage } from '../../shell/faults.ts';
import { type GlobalOptions, printJson, show, thePaper } from '../../shell/page.ts';
import { progressBar } from '../../shell/progress.ts';
import { habits } from './coach-habits.ts';
import { nameOfTry, tryBetter } from './coach-try.ts';

export interface CoachOptions extends GlobalOptions {
  readonly day?: number;
  readonly try?: number;
  readonly as?: string;
  readonly byHand?: boolean;
  readonly quiz?: boolean;
  readonly answers?: string;
  readonly habits?: boolean;
}

/** `wof coach`: of a campaign, or the habits in all of them. */
export async function coachAny(name: string | undefined, options: CoachOptions): Promise<void> {
  if (options.habits && name === undefined) return habits(options);
  if (options.habits) throw new WrongUsage('--habits is of all campaigns, and names none.');
  if (name === undefined) throw new WrongUsage(`Which campaign? ${wof('saves')} lists them; --habits is of all.`);
  return coach(name, options);
}

/** `wof coach NAME`: the decisions that cost most, over days that are over. Nothing is written into the log-book. */
export async function coach(name: string, options: CoachOptions, paces = PACES): Promise<void> {
  checkCoach(name, options);
  const log = readCampaign(name, options);
  const coached: Coached = { name, log, book: await cardsOf(log, options), options };
  const asked = daysToGoOver(coached, options.day);
  const days = options.quiz ? asked.slice(0, FIRST_DAYS) : asked;
  const review = new Review(days, coached);
  const bar = progressBar(review.all, process.stderr);
  let isTold = false;
  const tell = () => {
    bar.end();
    if (isTold) return;
    isTold = true;
    review.keep();
    if (options.try === undefined && !options.quiz) tellReview(review, coached);
  };
  const takeBack = atTheEnd(
    tell,
    `Stopped. What has been gone over is kept: ${wof('coach', name)} goes on from there.`,
  );
  bar.show(review.weighed.length);
  await review.goOver(paces, () => bar.show(review.weighed.length));
  takeBack();
  tell();
  if (options.try !== undefined) await tryBetter(review, coached, options.try, options);
  if (options.quiz) await (await import('./coach-quiz.ts')).quiz(review, days, coached, options.answers);
}

/** A name that is taken is told before minutes are spent. */
function checkCoach(name: string, options: CoachOptions): void {
  const { try: number, as, byHand } = options;
  if (number !== undefined) newPath(theShelf(options), nameOfTry(name, number, options));
  else if (as !== undefined || byHand)
    throw new WrongUsage('--as and --by-hand are for --try: say which of the decisions told.');
}

/** The exercises are of the first days that are over, so many. */
const FIRST_DAYS = 3;

/** So many decisions are told of a month; JSON has all. */
const MOST_TOLD = 10;

function tellReview(review: Review, coached: Coached): void {
  const { name, options } = coached;
  const told = review.mistakes.map((each) => review.told(each));
  const { over } = review;
  const led = over.left > 0 ? undefined : ledIn(review, coached);
  if (options.json) return printJson({ campaign: name, ...over, mistakes: told, led });
  const paper = thePaper(options);
  show(coachPage(told, MOST_TOLD, { ...over, led }, paper));
}

/** What the days were worth as they were led; with the verdict, where they are all days of a month. */
function ledIn({ weighed, over }: Review, { log, book }: Coached): LedPage {
  const led = ledBy(weighed);
  const all = daysOf(log.standing).filter(({ next }) => next).length;
  return { ...led, verdict: over.days.length === all ? verdictOn(dawnOf(log.standing).state, led, book) : undefined };
}
