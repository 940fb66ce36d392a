import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Campaign, newCampaign } from '../../../campaign/campaign.ts';
import { nodeDisk } from '../../../logbook/file/store.ts';
import { LogBook } from '../../../logbook/logbook.ts';
import type { Game } from '../../../logbook/play-on.ts';
import type { Opening } from '../../../logbook/record.ts';
import { Sitting } from '../../../logbook/sitting.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Question } from '../../../table/decisions.ts';
import { type LessonName, lessonAt } from '../../../terminal/pages/lessons.ts';
import type { Answering } from '../../seat/asking.ts';
import { atTheEnd } from '../../seat/at-the-end.ts';
import { frameOf } from '../../seat/day/day-frame.ts';
import type { Seat } from '../../seat/seat.ts';
import { seedOf } from '../../seat/set-up/dice-of.ts';
import { openingLine } from '../../seat/set-up/opening-line.ts';
import { sit } from '../../seat/sit.ts';
import { campaignSetting } from '../../seat/sit-down/campaign-setting.ts';
import { theGame } from '../../shell/game.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import { kindTable } from './kind-table.ts';
import { laySeat } from './lay-seat.ts';

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

/** A log-book that is gone when the program ends. */
export function unkeptLog(
  own: Parameters<typeof openingLine>[0],
  state: Campaign,
  book: Rulebook,
  keepsNothing: string,
): LogBook {
  const folder = mkdtempSync(join(tmpdir(), 'wof-tutorial-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }), keepsNothing);
  const opening: Opening = openingLine(own, book);
  return LogBook.begin(nodeDisk, join(folder, 'tutorial.wof.jsonl'), [opening, { dawn: 1, state }]);
}
