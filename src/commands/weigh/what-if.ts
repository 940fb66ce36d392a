import { dateText } from '../../campaign/calendar.ts';
import { expectDefined } from '../../cards/rulebook.ts';
import type { Lived } from '../../chronicle/lived.ts';
import { momentsOf } from '../../chronicle/moments/moments.ts';
import { daysOf } from '../../logbook/standing.ts';
import { livedOtherwise, type PutQuestion, type QuestionedDay, questionsOf } from '../../logbook/what-if.ts';
import {
  bothPage,
  type DayTold,
  type ListedQuestion,
  othersPage,
  questionsPage,
} from '../../screens/pages/what-if-page.ts';
import { askedBy } from '../../seat/coach/weighty.ts';
import { theGameQuickly } from '../../seat/game.ts';
import { policyOf } from '../../seat/set-up/read-options.ts';
import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { livedIn } from '../../seat/sit-down/open-chronicle.ts';
import { goesAnotherWay, wof } from '../../shell/advice.ts';
import { dawnIn } from '../../shell/days-asked.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, show, thePaper } from '../../shell/page.ts';
import { capital, counted } from '../../words/numbers.ts';
import { daysTold } from './day-told.ts';

interface WhatIfOptions extends GlobalOptions {
  readonly day?: number;
  readonly answer?: number;
  readonly instead?: string;
  readonly policy?: string;
}

/** The day in question, and everything needed to play it differently. */
interface Regretted {
  readonly name: string;
  readonly lived: Lived;
  readonly day: QuestionedDay;
  readonly playOtherwise: (changed: PutQuestion, answer: string) => DayTold;
  readonly policy: string;
}

/** `wof what-if NAME --day D --answer N`: a day played again with one answer changed. Nothing is stored. */
export async function whatIf(name: string, options: WhatIfOptions): Promise<void> {
  const regretted = await open(name, options);
  const questions = regretted.day.questions.filter(({ isPlayers }) => isPlayers);
  if (options.answer === undefined) return list(questions, regretted, options);
  const changed = questions[options.answer - 1];
  if (!changed)
    throw new WrongUsage(
      `That day has ${counted(questions.length, 'answer')} of yours; ${wof('what-if', name, '--day', `${dawnIn(regretted.day)}`)} lists them.`,
    );
  const others = othersOf(changed);
  const instead = options.instead ?? (others.length === 1 ? others[0] : undefined);
  if (instead === undefined) return compareAll(changed, others, regretted, options);
  if (!others.includes(instead))
    throw new WrongUsage(`${changed.answer} was answered there; the other answers were ${others.join(', ')}.`);
  compareTwo(changed, instead, regretted, options);
}

async function open(name: string, options: WhatIfOptions): Promise<Regretted> {
  const log = readCampaign(name, options);
  const book = await cardsOf(log, options);
  const lived = await livedIn(log, book, 'turns');
  const game = theGameQuickly(book);
  const policy = policyOf(options.policy ?? 'prudent');
  const over = daysOf(log.standing).filter(({ next }) => next);
  const logged = options.day === undefined ? over.at(-1) : over.find(({ dawn }) => dawn.dawn === options.day);
  if (!logged) throw new Fault(noSuchDay(over.map(({ dawn }) => dawn.dawn)));
  const turns = lived.days.find(({ dawn }) => dawn.day === logged.dawn.dawn)?.turns?.() ?? [];
  if ('rules' in turns) throw new Fault(goesAnotherWay(dateText(logged.dawn.dawn), turns, wof('verify', name)));
  const day = questionsOf(logged, log.standing, game, askedBy(logged.dawn.state, book));
  const playOtherwise = (changed: PutQuestion, answer: string): DayTold => {
    const outcome = livedOtherwise(day, changed, answer, policy, log.standing, game);
    if (outcome.status !== 'finished')
      throw new Error(`The day stopped (${outcome.status}) when it was lived otherwise.`);
    const { state, events, byPolicy } = outcome;
    return daysTold(
      answer,
      { ...lived, days: [{ dawn: logged.dawn.state, moments: momentsOf(events) }], now: state },
      byPolicy,
    );
  };
  return { name, lived, day, playOtherwise, policy };
}

const noSuchDay = (over: readonly number[]): string =>
  over.length === 0
    ? 'No day of that campaign is over yet: what has not been thrown is not told.'
    : `A day can be lived otherwise when it is over: ${over.length === 1 ? `day ${over[0]}` : `the days ${over[0]} to ${over.at(-1)}`}.`;

const othersOf = ({ options, answer }: PutQuestion): readonly string[] => options.filter((option) => option !== answer);

function list(questions: readonly PutQuestion[], regretted: Regretted, options: WhatIfOptions): void {
  const { name } = regretted;
  const listed = questions.map((put, i) => listedQuestion(put, i + 1));
  const day = dawnIn(regretted.day);
  if (options.json) return printJson({ campaign: name, day, questions: listed });
  const paper = thePaper(options);
  show(questionsPage(day, listed, paper));
  if (listed.length > 0)
    print(`\n${wof('what-if', name, '--day', `${day}`, '--answer', 'N')} lives the day with answer N changed.`, paper);
}

const listedQuestion = (put: PutQuestion, number: number): ListedQuestion => ({
  number,
  ask: askOf(put),
  answer: put.answer,
  others: othersOf(put),
});

const askOf = ({ ask }: PutQuestion): string => expectDefined(ask, 'words of a question that was put to the player');

/** The day as it was. */
function asItWas({ answer }: PutQuestion, { lived, day }: Regretted): DayTold {
  const { logged, outcome } = day;
  const now = logged.next?.dawn.state ?? lived.now;
  return daysTold(
    answer,
    { ...lived, days: [{ dawn: logged.dawn.state, moments: momentsOf(outcome.events) }], now },
    0,
  );
}

/** More answers than this are not played at once: they would not fit into a window of 24 rows. */
const AT_ONCE = 12;

function compareAll(
  changed: PutQuestion,
  others: readonly string[],
  regretted: Regretted,
  options: WhatIfOptions,
): void {
  const was = asItWas(changed, regretted);
  const played = others.slice(0, AT_ONCE).map((answer) => regretted.playOtherwise(changed, answer));
  const ask = askOf(changed);
  if (options.json)
    return printJson({ campaign: regretted.name, day: dawnIn(regretted.day), ask, was, others: played });
  const paper = thePaper(options);
  show(othersPage(ask, was, played, paper));
  const more = others.length - played.length;
  if (more > 0) print(`\n${capital(counted(more, 'other answer'))} can be named, and are not played here.`, paper);
  print(`\n${howPlayed(regretted)} --instead ANSWER shows one of them beside the day as it was.`, paper);
}

function compareTwo(changed: PutQuestion, instead: string, regretted: Regretted, options: WhatIfOptions): void {
  const was = asItWas(changed, regretted);
  const wouldBe = regretted.playOtherwise(changed, instead);
  const ask = askOf(changed);
  if (options.json) return printJson({ campaign: regretted.name, day: dawnIn(regretted.day), ask, was, wouldBe });
  const paper = thePaper(options);
  print(`${ask.trim()}\n`, paper);
  show(bothPage(was, wouldBe, paper));
  const { byPolicy } = wouldBe;
  const byWhom =
    byPolicy === 0
      ? 'Every other question was put as before.'
      : `${capital(counted(byPolicy, 'question'))} had to be answered anew.`;
  print(`\n${howPlayed(regretted)} ${byWhom}`, paper);
}

const howPlayed = ({ policy }: Regretted): string =>
  `The same dice; where the day differs, ${policy} answers. Nothing is written into the campaign.`;
