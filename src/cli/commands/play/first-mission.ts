import { newCampaign } from '../../../campaign/campaign.ts';
import type { Game } from '../../../logbook/play-on.ts';
import { Sitting } from '../../../logbook/sitting.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Question } from '../../../table/decisions.ts';
import { type LessonName, lessonAt } from '../../../terminal/pages/lessons.ts';
import type { Answering } from '../../seat/asking.ts';
import { frameOf } from '../../seat/day/day-frame.ts';
import type { Seat } from '../../seat/seat.ts';
import { seedOf } from '../../seat/set-up/dice-of.ts';
import { sit } from '../../seat/sit.ts';
import { campaignSetting } from '../../seat/sit-down/campaign-setting.ts';
import { theGame } from '../../shell/game.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import { kindTable } from './kind-table.ts';
import { laySeat } from './lay-seat.ts';
import { unkeptLog } from './unkept-log.ts';

/** Fair weather, and a fight that may be won: a test holds these dice to it. */
const KIND_DICE = 'lesson-143';

const kindGame = (book: Rulebook): Game => {
  const game = theGame(book);
  return { ...game, playDay: (campaign, table) => game.playDay(campaign, kindTable(table)) };
};

/** A first mission of one's own, with a lesson where each thing is met first. Says whether it was flown to its end. */
export async function flyFirstMission(
  book: Rulebook,
  options: GlobalOptions & { readonly seed?: string },
  answering: Answering,
  keepsNothing: string,
): Promise<'flown' | 'left'> {
  const own = { campaign: 'tutorial', seed: seedOf(options.seed ?? KIND_DICE), ironman: false, byHand: [] };
  const sitting = new Sitting(unkeptLog(own, newCampaign(['B'], book), book, keepsNothing), kindGame(book));
  const isFlown = () => seat.teller.events.some(({ type }) => type === 'mission-ended');
  const taught = new Set<LessonName>();
  const lesson = (question: Question) => {
    const found = lessonAt(question, seat.teller.events, taught);
    if (found) taught.add(found.name);
    return found?.says;
  };
  // One mission is enough for a lesson: the rest of the day is not asked for.
  const setting = { ...campaignSetting(sitting), lesson, isDone: isFlown };
  const tells = { briefs: true, frame: frameOf(sitting.log, options) };
  const seat: Seat = laySeat(sitting, setting, tells, { book, answering, options: { ...options, json: false } });
  seat.teller.introduce(sitting.campaign);
  await sit(seat);
  return isFlown() ? 'flown' : 'left';
}
