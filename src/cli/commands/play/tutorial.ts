import { namesOn } from '../../../logbook/file/shelf.ts';
import type { Game } from '../../../logbook/play-on.ts';
import { Sitting } from '../../../logbook/sitting.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { exampleCampaign, flyExample } from '../../../rules/campaign/worked-example.ts';
import { STREAMS } from '../../../table/checks.ts';
import { readTyped } from '../../../terminal/kit/read-typed.ts';
import {
  AFTERWARDS,
  HANDED_OVER,
  INTRODUCTION,
  OVER_TO_YOU,
  YOUR_OWN,
} from '../../../terminal/pages/tutorial-steps.ts';
import { askKey } from '../../seat/ask-key.ts';
import { type Answering, whoAnswers } from '../../seat/asking.ts';
import type { Seat } from '../../seat/seat.ts';
import { seedOf } from '../../seat/set-up/dice-of.ts';
import { goOn, tellNews } from '../../seat/sit.ts';
import { campaignSetting } from '../../seat/sit-down/campaign-setting.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { takeSteps } from '../../seat/typed/take-steps.ts';
import { theGame } from '../../shell/game.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, thePaper } from '../../shell/page.ts';
import { flyFirstMission } from './first-mission.ts';
import { laySeat } from './lay-seat.ts';
import { freeName, quickStart } from './quick-start.ts';
import { unkeptLog } from './unkept-log.ts';

export interface TutorialOptions extends GlobalOptions {
  readonly seed?: string;
  readonly answers?: string;
}

/** `wof tutorial`: the worked example of the rulebook, with its dice as far as it goes, and then with the player's. */
export async function tutorial(options: TutorialOptions): Promise<void> {
  const answering = await whoAnswers(options.answers);
  const book = await openRulebook(options.cards);
  const paper = thePaper(options);
  // All dice begin in the player's hand: there the rulebook's can be laid.
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

/** In one key to a campaign, where there are keys to press. */
async function handOver(options: TutorialOptions, answering: Answering): Promise<void> {
  if (answering.script) return;
  const key = await askKey(['Enter', 'q']);
  if (key !== 'Enter') return;
  await quickStart(freeName(namesOn(theShelf(options))), options, answering);
}

const KEEPS_NOTHING = 'The tutorial keeps nothing. wof tutorial begins it again.';

const theExample = (book: Rulebook): Game => ({ ...theGame(book), playDay: flyExample });
