import type { Campaign } from '../../campaign/campaign.ts';
import { spanOver } from '../../campaign/span.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { factsOf } from '../../games/cards.ts';
import { OWN_GAME } from '../../games/game-names.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { Sitting } from '../../logbook/sitting.ts';
import { openingOf } from '../../logbook/standing.ts';
import type { PolicyName } from '../../policies/policy-names.ts';
import { type Answering, NOBODY_THERE, whoAnswers } from '../../seat/asking.ts';
import { coachFor } from '../../seat/coach/evening.ts';
import { frameOf } from '../../seat/day/day-frame.ts';
import { namingThinkers, theGame } from '../../seat/game.ts';
import { expectWipedPage } from '../../seat/page/hand-over.ts';
import { briskPace, isAtTerminal, type Pace, readingPace, UNREAD } from '../../seat/page/pace.ts';
import { readerOf } from '../../seat/page/reader.ts';
import { untilOf } from '../../seat/policy/until.ts';
import type { Seat } from '../../seat/seat.ts';
import { policyOf } from '../../seat/set-up/read-options.ts';
import { goOn, sit } from '../../seat/sit.ts';
import { campaignSetting } from '../../seat/sit-down/campaign-setting.ts';
import { cardsOf, holdCampaign, recoverCampaign, tellsRealDays } from '../../seat/sit-down/open-campaign.ts';
import { wof } from '../../shell/advice.ts';
import { WrongUsage } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { isOn } from '../../shell/settings.ts';
import { Thinking } from '../../shell/thinking.ts';
import { dateOf } from '../../words/numbers.ts';
import { laySeat } from './lay-seat.ts';

export interface PlayOptions extends GlobalOptions {
  readonly answers?: string;
  readonly recover?: boolean;
  readonly force?: boolean;
  readonly policy?: string;
  readonly until?: string;
  readonly slowly?: boolean;
  readonly purist?: boolean;
  readonly companion?: boolean;
  readonly hotSeat?: boolean;
}

/** `wof play NAME`: continues a campaign. */
export async function play(name: string, options: PlayOptions): Promise<void> {
  checkPlay(options);
  if (options.policy !== undefined) return playByPolicy(name, options.policy, options);
  const log = open(name, options);
  const answering = await whoAnswers(options);
  const book = await cardsOf(log, options);
  await playOn({ name, log, book, options }, answering);
}

/** Checks that the options can be combined, and that each has an effect. */
export function checkPlay({ policy, until, slowly, answers, hotSeat }: PlayOptions): void {
  if (policy !== undefined && hotSeat) throw new WrongUsage('With --hot-seat both sides are led by players.');
  if (policy === undefined) {
    if (until !== undefined || slowly)
      throw new WrongUsage('--until and --slowly are for --policy: say which one flies.');
    return;
  }
  policyOf(policy);
  if (until !== undefined) untilOf(until);
  if (answers !== undefined) throw new WrongUsage('Either a policy answers, or a list of answers: not both.');
}

/** A campaign with its log-book open and locked, and how it is to be played. */
export interface OpenCampaign {
  readonly name: string;
  readonly log: LogBook;
  readonly book: Rulebook;
  readonly options: PlayOptions;
}

/** Continues a campaign. */
export async function playOn(campaign: OpenCampaign, answering: Answering): Promise<void> {
  const seat = seatAt(campaign, answering);
  await leave(campaign, await sit(seat), seat.sitting);
}

/** Makes the seat of a campaign. */
function seatAt(campaign: OpenCampaign, answering: Answering): Seat & { sitting: Sitting } {
  const { log, book, options } = campaign;
  const thinking = new Thinking(process.stdout);
  const sitting = new Sitting(log, namingThinkers(theGame(book), thinking));
  seatFriend(sitting, options);
  if (!options.json && log.torn) print(TORN, thePaper(options));
  const tells = {
    realDays: tellsRealDays(log),
    briefs: true,
    reader: readerOf(log.standing),
    frame: frameOf(log, options),
  };
  const setting = campaignSetting(sitting, options.purist || isOn('purist', options));
  const seat = laySeat(sitting, setting, tells, { book, answering, options, thinking });
  return { ...seat, coach: coachFor(campaign, answering, options) };
}

/** A friend leads the Germans in fights with planning, as long as he is here. */
function seatFriend(sitting: Sitting, options: PlayOptions): void {
  const { opponent } = openingOf(sitting.log.standing);
  if (opponent === undefined) {
    if (options.hotSeat) throw new WrongUsage(BY_THE_CARD);
    return;
  }
  const isThere = comesFriend(options);
  if (isThere && options.answers === undefined && factsOf(sitting.campaign.fights ?? OWN_GAME).hasSecrets)
    expectWipedPage();
  sitting.seatEnemy(isThere ? 'a-player' : 'a-policy');
}

/** As typed; as set, where nothing else answers. */
const comesFriend = (options: PlayOptions): boolean =>
  options.hotSeat || (options.policy === undefined && options.answers === undefined && isOn('hot-seat', options));

const BY_THE_CARD =
  'On the Initiative Track the Germans go by the card of their conduct: --hot-seat is for a campaign whose fights both sides plan, as one of wof new --fights.';

const TORN =
  'The last line of the log-book was cut off in the writing. Nothing of it had been shown to you; it is dropped.';

/** `wof play NAME --policy P`: a policy answers, and all its answers are in the log-book. */
async function playByPolicy(name: string, asked: string, options: PlayOptions): Promise<void> {
  const policy = policyOf(asked);
  const until = untilOf(options.until ?? 'end');
  const log = open(name, options);
  const campaign = { name, log, book: await cardsOf(log, options), options };
  const seat = seatAt(campaign, isAtTerminal() ? await whoAnswers(options) : NOBODY_THERE);
  const { flyByPolicy } = await import('../../seat/policy/fly-by-policy.ts');
  const flown = await flyByPolicy(policy, until, { ...seat, ...followed(options) });
  if (flown === 'stopped' && !seat.json) print(`\n${takingOver(policy, name, seat.sitting)}`, seat.paper);
  await leave(campaign, flown === 'stopped' ? await goOn(seat) : flown, seat.sitting);
}

/** How somebody at the terminal follows a policy: between two of its moments a key stops it. */
function followed({ slowly, json }: PlayOptions): { pace: Pace; moment: number } {
  if (!isAtTerminal()) return { pace: UNREAD, moment: Number.POSITIVE_INFINITY };
  return slowly && !json ? { pace: readingPace(), moment: 0 } : { pace: briskPace(), moment: 10 };
}

/** The player's situation when a policy leaves a question to him. */
function takingOver(policy: PolicyName, name: string, { position, campaign }: Sitting): string {
  const date = dateOf(campaign.day);
  if (position.status !== 'asking') return `${date}. The policy ${policy} can go no further without you.`;
  return `${date}. You take over from the policy ${policy}: what it answered stands, the question below is yours. ${wof('play', name, '--policy', policy)} lets it fly on.`;
}

async function leave(
  { name, book, options }: OpenCampaign,
  ended: 'left' | 'reached' | 'over',
  { log, campaign }: Sitting,
): Promise<void> {
  const paper = thePaper(options);
  log.close();
  if (ended === 'over' && campaign.onlyDay !== undefined)
    return (await import('../../seat/day/day-score.ts')).tellScore(log, book, options);
  if (options.json) return printJson({ ended: ended === 'over' ? 'over' : 'left', day: campaign.day });
  if (ended !== 'over') return print(`\nEverything is in the log-book. ${wof('play', name)} goes on from here.`, paper);
  const { historyOf } = await import('../back/history.ts');
  print(`\n${spanOver(campaign)}\n\n${await historyOf(log, book, paper)}${furtherText(name, campaign)}`, paper);
}

/** After the printed three weeks the rest of April may be flown. */
const furtherText = (name: string, { until }: Campaign): string =>
  until === undefined
    ? `\n\n${wof('branch', name, `${name}-on`, '--until', '30')} goes on to 30 April, and leaves this as it is.`
    : '';

function open(name: string, options: PlayOptions): LogBook {
  if (!options.recover) return holdCampaign(name, options);
  const { book, kept } = recoverCampaign(name, options);
  if (kept === undefined) {
    if (!options.json) print('The log-book is whole: there is nothing to recover.', thePaper(options));
    return book;
  }
  if (!options.json) print(`Recovered to its last whole line. The damaged file is kept as ${kept}.`, thePaper(options));
  return book;
}
