import { dateText } from '../../campaign/calendar.ts';
import type { Lived } from '../../chronicle/lived.ts';
import { branch, upToEntry } from '../../logbook/branch.ts';
import { campaignName } from '../../logbook/file/name.ts';
import { leadAgain } from '../../logbook/lead-again.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { Sitting } from '../../logbook/sitting.ts';
import { daysOf, type LoggedDay } from '../../logbook/standing.ts';
import { questionsOf } from '../../logbook/what-if.ts';
import { type DayTold, othersPage } from '../../screens/pages/what-if-page.ts';
import { type Answering, whoAnswers } from '../../seat/asking.ts';
import type { Coached, Review } from '../../seat/coach/gone-over.ts';
import type { Mistake } from '../../seat/coach/review.ts';
import { theGame } from '../../seat/game.ts';
import { policyBy } from '../../seat/policy/fly-by-policy.ts';
import { holdNew } from '../../seat/sit-down/open-campaign.ts';
import { livedIn } from '../../seat/sit-down/open-chronicle.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { wof } from '../../shell/advice.ts';
import { Fault } from '../../shell/faults.ts';
import { print, printJson, show, thePaper } from '../../shell/page.ts';
import { progressBar } from '../../shell/progress.ts';
import { counted, plural } from '../../words/numbers.ts';
import { daysTold } from './day-told.ts';

/** Who leads on where the day differs. */
const POLICY = 'prudent';

interface TryOptions {
  readonly as?: string;
  readonly byHand?: boolean;
}

/** The name of the branch, if the player gives none. */
export const nameOfTry = (name: string, number: number, { as }: TryOptions): string =>
  campaignName(as ?? `${name}-try-${number}`);

/** `wof coach NAME --try N`: a branch with the better answer at the N-th decision told, set beside the campaign. */
export async function tryBetter(review: Review, coached: Coached, number: number, options: TryOptions): Promise<void> {
  const { mistakes } = review;
  const mistake = mistakes[number - 1];
  if (!mistake) throw new Fault(noSuchDecision(mistakes.length));
  const { log, book, name } = coached;
  const days = daysOf(log.standing).filter(({ dawn, next }) => next && dawn.dawn >= mistake.day);
  const [first] = days;
  if (!first) throw new Error(`Day ${mistake.day} is not in the log-book.`);
  const answering = options.byHand ? await whoAnswers(coached.options) : undefined;
  const tried = nameOfTry(name, number, options);
  const kept = upToEntry(log.standing, first, mistake.asked.question.entry);
  const branched = branch(theShelf(coached.options).disk, kept, holdNew(tried, coached.options), tried);
  const sitting = new Sitting(branched, theGame(book));
  sitting.answer(mistake.better.answer);
  const byPolicy = answering
    ? await ledByHand(tried, branched, answering, coached)
    : ledOn(sitting, days, mistake, coached);
  branched.close();
  const was = await livedIn(log, book);
  const came = await livedIn(branched, book);
  tellTried({ mistake, tried, asks: review.told(mistake).ask, byPolicy, was, came }, coached);
}

const noSuchDecision = (told: number): string =>
  told === 0
    ? 'The coach tells no decision of these days: there is nothing to try otherwise.'
    : `The coach tells ${counted(told, 'decision')} of these days: --try takes ${told === 1 ? '1' : `1 to ${told}`}.`;

/** Leads the branch to the evening of the last day that is over in the campaign; by day, the policy's answers. */
function ledOn(sitting: Sitting, days: readonly LoggedDay[], { asked }: Mistake, coached: Coached): readonly number[] {
  const { log, book } = coached;
  sitting.lend(POLICY);
  const bar = progressBar(days.length, process.stderr);
  const byPolicy = days.map((logged, i) => {
    bar.show(i);
    const from = i === 0 ? asked.question.entry + 1 : 0;
    const { questions } = questionsOf(logged, log.standing, theGame(book), () => '');
    const before = {
      questions: questions.filter(({ entry }) => entry >= from),
      entries: logged.journal.entries.slice(from),
    };
    return leadAgain(sitting, before, policyBy(POLICY, { sitting, book })());
  });
  bar.end();
  return byPolicy;
}

/** The player leads the branch on for as long as he likes. */
async function ledByHand(
  name: string,
  log: LogBook,
  answering: Answering,
  { book, options }: Coached,
): Promise<readonly number[]> {
  await (await import('../play/play.ts')).playOn({ name, log, book, options }, answering);
  return [];
}

interface TriedBranch {
  readonly mistake: Mistake;
  readonly tried: string;
  readonly asks: string;
  readonly byPolicy: readonly number[];
  readonly was: Lived;
  readonly came: Lived;
}

function tellTried(all: TriedBranch, { name, options }: Coached): void {
  const { mistake, tried, asks, byPolicy } = all;
  const last = lastOfBoth(all);
  const both = (to: number, count: number): readonly [DayTold, DayTold] => [
    daysTold(mistake.given, until(to, mistake.day, all.was), 0),
    daysTold(mistake.better.answer, until(to, mistake.day, all.came), count),
  ];
  const day = last === undefined ? undefined : both(mistake.day, byPolicy[0] ?? 0);
  const more = last === undefined || last === mistake.day ? undefined : both(last, sum(byPolicy));
  if (options.json)
    return printJson({ campaign: name, branched: tried, from: mistake.day, ask: asks, day, to: last, all: more });
  const paper = thePaper(options);
  print(
    `${tried} is branched from ${name} on ${dateText(mistake.day)}, with the same dice. ${name} is not touched.\n`,
    paper,
  );
  if (day) show(othersPage(asks, day[0], [day[1]], paper));
  if (more) show(`\n${othersPage(`To the evening of ${dateText(last ?? 0)}:`, more[0], [more[1]], paper)}`);
  const how = day ? `${ledText(all)} ${wof('compare', name, tried)} has more,` : 'No day of it is over yet:';
  print(`\n${how} ${wof('play', tried)} leads it on.`, paper);
}

const sum = (figures: readonly number[]): number => figures.reduce((all, each) => all + each, 0);

/** The last day that is over and told in both; nothing, where the player left before the first evening. */
function lastOfBoth({ was, came, mistake }: TriedBranch): number | undefined {
  const over = ({ days, now }: Lived) =>
    days.filter(({ dawn, untold }) => dawn.day < now.day && !untold).map(({ dawn }) => dawn.day);
  const cames = over(came);
  return over(was).findLast((day) => day >= mistake.day && cames.includes(day));
}

/** These days of a campaign, and what stood after them. */
function until(to: number, from: number, lived: Lived): Lived {
  const now = lived.days.find(({ dawn }) => dawn.day > to)?.dawn ?? lived.now;
  return { ...lived, days: lived.days.filter(({ dawn }) => dawn.day >= from && dawn.day <= to), now };
}

function ledText({ byPolicy }: TriedBranch): string {
  const anew = sum(byPolicy);
  if (byPolicy.length === 0) return 'The answers are yours.';
  if (anew === 0) return 'Every other question was put as before, and has your answer.';
  return `Where the same was asked, it has your answer; ${counted(anew, 'question')} ${plural(anew, 'was', 'were')} new, and ${POLICY} answered.`;
}
