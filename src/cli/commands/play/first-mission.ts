import { policyNamed } from '../../../autoplay/policies.ts';
import { answerBy } from '../../../autoplay/policy.ts';
import { newCampaign } from '../../../campaign/campaign.ts';
import type { Game } from '../../../logbook/play-on.ts';
import { Sitting } from '../../../logbook/sitting.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Question } from '../../../table/decisions.ts';
import type { GameEvent } from '../../../table/events.ts';
import { type LessonName, lessonAt } from '../../../terminal/pages/lessons.ts';
import { FLOWN_ON } from '../../../terminal/pages/tutorial-steps.ts';
import type { Answering } from '../../seat/asking.ts';
import { frameOf } from '../../seat/day/day-frame.ts';
import { teach } from '../../seat/page/teach.ts';
import type { Seat } from '../../seat/seat.ts';
import { seedOf } from '../../seat/set-up/dice-of.ts';
import { goOn, sit } from '../../seat/sit.ts';
import { campaignSetting } from '../../seat/sit-down/campaign-setting.ts';
import { theGame } from '../../shell/game.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import { print } from '../../shell/page.ts';
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
  const opening = { campaign: 'tutorial', seed: seedOf(options.seed ?? KIND_DICE), ironman: false, byHand: [] };
  const sitting = new Sitting(unkeptLog(opening, newCampaign(['B'], book), book, keepsNothing), kindGame(book));
  // One mission is enough for a lesson: the rest of the day is not asked for, and the next is only planned.
  let day = 1;
  const has = (type: GameEvent['type']) => seat.teller.events.some((event) => event.type === type);
  const isDone = () => (day === 1 ? has('mission-ended') : has('plan-made') && !has('mission-ended'));
  const taught = new Set<LessonName>();
  const lesson = (question: Question) => {
    const found = lessonAt(question, seat.teller.events, taught);
    if (found) taught.add(found.name);
    return found?.says;
  };
  const own = campaignSetting(sitting);
  const setting = { ...own, commands: [...own.commands, 'lesson' as const], lesson, isDone };
  const tells = { briefs: true, frame: frameOf(sitting.log, options) };
  const seat: Seat = laySeat(sitting, setting, tells, { book, answering, options: { ...options, json: false } });
  seat.teller.introduce(sitting.campaign);
  await sit(seat);
  if (!isDone()) return 'left';
  print(`\n${FLOWN_ON}`, seat.paper);
  flyTheRest(seat);
  day = 2;
  seat.promotes = true;
  teach(seat);
  await goOn(seat);
  return isDone() ? 'flown' : 'left';
}

/** The rest of the day is flown by a policy; only its evening is told. */
function flyTheRest({ sitting, setting, teller, book }: Seat): void {
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
  teller.introduce(setting.people());
  teller.remember(today.slice(0, evening));
  teller.tell(today.slice(evening));
}
