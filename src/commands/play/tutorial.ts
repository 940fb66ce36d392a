import { newCampaign } from '../../campaign/campaign.ts';
import { missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { momentsOf } from '../../chronicle/moments/moments.ts';
import { missionReports } from '../../chronicle/report/mission-report.ts';
import { answerBy } from '../../kit/head/policy.ts';
import { namesOn } from '../../logbook/file/shelf.ts';
import type { Game } from '../../logbook/play-on.ts';
import { Sitting } from '../../logbook/sitting.ts';
import { readTyped } from '../../page/read-typed.ts';
import { policyNamed } from '../../policies/policies.ts';
import { exampleCampaign, flyExample } from '../../procedure/campaign/worked-example.ts';
import { type LessonName, lessonAt } from '../../screens/pages/lessons.ts';
import {
  AFTERWARDS,
  flownOn,
  HANDED_OVER,
  INTRODUCTION,
  OVER_TO_YOU,
  YOUR_OWN,
} from '../../screens/pages/tutorial-steps.ts';
import { askKey } from '../../seat/ask-key.ts';
import { type Answering, whoAnswers } from '../../seat/asking.ts';
import { frameOf } from '../../seat/day/day-frame.ts';
import { theGame } from '../../seat/game.ts';
import { hearStep } from '../../seat/page/hand-over.ts';
import { teach } from '../../seat/page/teach.ts';
import type { Seat } from '../../seat/seat.ts';
import { seedOf } from '../../seat/set-up/read-options.ts';
import { goOn, sit, tellNews } from '../../seat/sit.ts';
import { campaignSetting } from '../../seat/sit-down/campaign-setting.ts';
import { freeName } from '../../seat/sit-down/free-name.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { takeSteps } from '../../seat/typed/take-steps.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { breakPage, type GlobalOptions, print, thePaper } from '../../shell/page.ts';
import { STREAMS } from '../../table/checks.ts';
import type { Question } from '../../table/decisions.ts';
import type { GameEvent } from '../../table/events.ts';
import { kindTable } from './kind-table.ts';
import { laySeat } from './lay-seat.ts';
import { quickStart } from './quick-start.ts';
import { unkeptLog } from './unkept-log.ts';

export interface TutorialOptions extends GlobalOptions {
  readonly seed?: string;
  readonly answers?: string;
}

/** `wof tutorial`: the worked example of the rulebook, with its dice as far as it goes, and then with the player's. */
export async function tutorial(options: TutorialOptions): Promise<void> {
  const answering = await whoAnswers(options);
  const book = await openRulebook(options.cards);
  const paper = thePaper(options);
  // At first the player rolls all dice himself, so that the rulebook's can be given.
  const seed = seedOf(options.seed);
  const own = { campaign: 'tutorial', seed, ironman: false, byHand: STREAMS };
  const sitting = new Sitting(unkeptLog(own, exampleCampaign(book), book, KEEPS_NOTHING), theExample(book));
  const laid = { book, answering, options: { ...options, json: false } };
  const seat = { ...laySeat(sitting, campaignSetting(sitting), {}, laid), live: undefined };
  print(`\n${paper.ink.bold('The worked example')}\n${INTRODUCTION}`, paper);
  seat.teller.introduce(sitting.campaign);
  tellNews(seat);
  if ((await takeSteps(seat)) === 'left') return print(`\n${KEEPS_NOTHING}`, paper);
  sitting.switchDice('program', STREAMS);
  const chosen = await chooseNext(seat);
  if (chosen === 'quit') return print(`\n${KEEPS_NOTHING}`, paper);
  return chosen === 'fight' ? fightOn(seat) : flyOwn(book, options, answering);
}

async function fightOn(seat: Seat): Promise<void> {
  tellNews(seat);
  print(`\n${(await goOn(seat)) === 'over' ? AFTERWARDS : KEEPS_NOTHING}`, seat.paper);
}

async function flyOwn(book: Rulebook, options: TutorialOptions, answering: Answering): Promise<void> {
  const paper = thePaper(options);
  print(`\n${paper.ink.bold('A mission of your own')}\n${YOUR_OWN}`, paper);
  const flown = await flyFirstMission(book, options, answering, KEEPS_NOTHING);
  print(`\n${flown === 'flown' ? HANDED_OVER : KEEPS_NOTHING}`, paper);
  if (flown === 'flown') await handOver(options, answering);
}

const NEXT = ['mission', 'fight', 'quit'] as const;

/** The rulebook's fight, or a mission of his own. */
async function chooseNext({ ask, paper }: Seat): Promise<(typeof NEXT)[number]> {
  print(`\n${OVER_TO_YOU}`, paper);
  for (;;) {
    const line = await ask('>');
    const typed = readTyped(line ?? 'quit', NEXT);
    const chosen = NEXT.find((each) => typed.is === 'answer' && typed.answer === each);
    if (chosen) return chosen;
    print('Enter goes on with a mission of your own; fight takes the fight of the rulebook; quit leaves.', paper);
  }
}

/** With one key to a campaign, if there is a keyboard. */
async function handOver(options: TutorialOptions, answering: Answering): Promise<void> {
  if (answering.script) return;
  const key = await askKey(['Enter', 'q'], options);
  if (key !== 'Enter') return;
  await quickStart(freeName(namesOn(theShelf(options))), options, answering);
}

const KEEPS_NOTHING = 'The tutorial keeps nothing. wof tutorial begins it again.';

const theExample = (book: Rulebook): Game => ({ ...theGame(book), playDay: flyExample });

/** Fair weather, and a fight that can be won: a test checks these dice. */
const KIND_DICE = 'lesson-143';

const kindGame = (book: Rulebook): Game => {
  const game = theGame(book);
  return { ...game, playDay: (campaign, table) => game.playDay(campaign, kindTable(table)) };
};

/**
 * News up to the end of the pupil's mission, and to the plan of his second day: what begins behind them is not flown by
 * him, and he gets no orders for it.
 */
class LessonSitting extends Sitting {
  override takeNews(): GameEvent[] {
    const news = super.takeNews();
    const last = this.campaign.day === 1 ? 'mission-ended' : 'plan-made';
    const end = news.findIndex(({ type }) => type === last);
    return end < 0 ? news : news.slice(0, end + 1);
  }
}

/** A first mission of one's own, with a lesson at each first occasion. Returns whether it was flown to its end. */
async function flyFirstMission(
  book: Rulebook,
  options: GlobalOptions & { readonly seed?: string },
  answering: Answering,
  keepsNothing: string,
): Promise<'flown' | 'left'> {
  const opening = { campaign: 'tutorial', seed: seedOf(options.seed ?? KIND_DICE), ironman: false, byHand: [] };
  const sitting = new LessonSitting(unkeptLog(opening, newCampaign(['B'], book), book, keepsNothing), kindGame(book));
  // One mission is enough for a lesson: the rest of the day is not asked, and the next is only planned.
  let day = 1;
  const has = (type: GameEvent['type']) => seat.teller.events.some((event) => event.type === type);
  const isDone = () => (day === 1 ? has('mission-ended') : has('plan-made') && !has('mission-ended'));
  const taught = new Set<LessonName>();
  const lesson = (question: Question) => {
    const found = lessonAt(question, seat.teller.events, taught);
    if (found) taught.add(found.name);
    return seat.paper.byEar ? found?.heard : found?.says;
  };
  const own = campaignSetting(sitting);
  const setting = { ...own, commands: [...own.commands, 'lesson' as const], lesson, isDone };
  const tells = { briefs: true, frame: { ...frameOf(sitting.log, options), isLesson: true } };
  const seat: Seat = laySeat(sitting, setting, tells, { book, answering, options: { ...options, json: false } });
  seat.teller.introduce(sitting.campaign);
  await sit(seat);
  if (!isDone()) return 'left';
  await hearStep(async () => {
    flyTheRest(seat);
    day = 2;
    seat.asksOn = sitting.campaign.day;
    // The evening is read with its lesson, before its first question.
    teach(seat);
    breakPage();
    return 'on';
  }, seat);
  await goOn(seat);
  return isDone() ? 'flown' : 'left';
}

/** A policy flies the rest of the day; only its evening is told. */
function flyTheRest({ sitting, setting, teller, book, paper }: Seat): void {
  const prudent = policyNamed('prudent', 'lesson');
  const isEvening = (today: readonly GameEvent[]) => today.some(({ type }) => type === 'evening-came');
  if (sitting.position.status === 'asking')
    sitting.answerBy(({ question }, today, from) =>
      isEvening(today) ? undefined : answerBy(prudent, question, book, from),
    );
  sitting.takeNews();
  const { today } = sitting;
  const evening = Math.max(
    0,
    today.findIndex(({ type }) => type === 'evening-came'),
  );
  const [, ...others] = missionReports(momentsOf(today), book);
  print(
    `\n${flownOn(
      others.map(({ facts: { mission }, total, points }) => ({
        title: missionTitle(mission, book),
        points: total,
        reasons: points.map(({ reason }) => reason),
      })),
    )}`,
    paper,
  );
  breakPage();
  teller.introduce(setting.people());
  teller.remember(today.slice(0, evening));
  teller.tell(today.slice(evening));
}
