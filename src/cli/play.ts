import type { LogBook } from '../logbook/logbook.ts';
import { Sitting } from '../logbook/sitting.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { whoAnswers } from './asking.ts';
import { campaignSetting } from './campaign-setting.ts';
import { flyByPolicy, untilOf } from './fly-by-policy.ts';
import { theGame } from './game.ts';
import { holdCampaign, overlayOf, recoverCampaign, tellsRealDays } from './open-campaign.ts';
import { openRulebook } from './open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from './page.ts';
import { policyOf } from './policy-of.ts';
import { sit } from './sit.ts';
import { Teller } from './teller.ts';

export interface PlayOptions extends GlobalOptions {
  readonly answers?: string;
  readonly recover?: boolean;
  readonly policy?: string;
  readonly until?: string;
}

/** `wof play NAME`: sits down where the campaign was left. */
export async function play(name: string, options: PlayOptions): Promise<void> {
  if (options.policy !== undefined) return playByPolicy(name, options.policy, options);
  const answering = whoAnswers(options.answers);
  const log = open(name, options);
  const book = await openRulebook(overlayOf(log, options));
  await playOn(name, log, book, options, answering);
}

/** Plays a campaign whose log-book is open and held. */
export async function playOn(
  name: string,
  log: LogBook,
  book: Rulebook,
  options: PlayOptions,
  { ask, isScript }: ReturnType<typeof whoAnswers>,
): Promise<void> {
  const sitting = new Sitting(log, theGame(book));
  const paper = thePaper(options);
  const json = options.json === true;
  if (!json && log.torn)
    print(
      'The last line of the log-book was cut off in the writing. Nothing of it had been shown to you; it is dropped.',
      paper,
    );
  const teller = new Teller(book, paper, json, tellsRealDays(log), sitting.leads);
  const setting = campaignSetting(sitting);
  const seat = { sitting, setting, book, paper, ask, teller, isScript, json, courses: {}, deputies: {} };
  await leave(name, await sit(seat), sitting, book, options);
}

/** `wof play NAME --policy P`: somebody else answers, and everything he answers is in the log-book. */
async function playByPolicy(name: string, asked: string, options: PlayOptions): Promise<void> {
  const policy = policyOf(asked);
  const until = untilOf(options.until ?? 'end');
  const log = open(name, options);
  const book = await openRulebook(overlayOf(log, options));
  const sitting = new Sitting(log, theGame(book));
  const teller = new Teller(book, thePaper(options), options.json === true, tellsRealDays(log), sitting.leads);
  await leave(name, await flyByPolicy(policy, until, { sitting, book, teller }), sitting, book, options);
}

async function leave(
  name: string,
  ended: 'left' | 'over',
  { log, campaign }: Sitting,
  book: Rulebook,
  options: PlayOptions,
): Promise<void> {
  const paper = thePaper(options);
  log.close();
  if (ended === 'over' && campaign.onlyDay !== undefined)
    return (await import('./day-score.ts')).tellScore(log, book, options);
  if (options.json) return printJson({ ended, day: campaign.day });
  if (ended === 'left') return print(`\nEverything is in the log-book. wof play ${name} goes on from here.`, paper);
  const { historyOf } = await import('./history.ts');
  print(`\nThe three weeks are over.\n\n${historyOf(log, book, paper)}`, paper);
}

function open(name: string, options: PlayOptions): LogBook {
  if (!options.recover) return holdCampaign(name, options);
  const { book, kept } = recoverCampaign(name, options);
  if (!options.json) print(`Recovered to its last whole line. The damaged file is kept as ${kept}.`, thePaper(options));
  return book;
}
