import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeDisk } from '../../../logbook/file/store.ts';
import { LogBook } from '../../../logbook/logbook.ts';
import type { Game } from '../../../logbook/play-on.ts';
import { Sitting } from '../../../logbook/sitting.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { exampleCampaign, flyExample } from '../../../rules/campaign/worked-example.ts';
import { STREAMS } from '../../../table/checks.ts';
import { AFTERWARDS, INTRODUCTION, OVER_TO_YOU } from '../../../terminal/pages/tutorial-steps.ts';
import { whoAnswers } from '../../seat/asking.ts';
import { atTheEnd } from '../../seat/at-the-end.ts';
import { Teller } from '../../seat/page/teller.ts';
import type { Seat } from '../../seat/seat.ts';
import { seedOf } from '../../seat/set-up/dice-of.ts';
import { openingLine } from '../../seat/set-up/opening-line.ts';
import { goOn, tellNews } from '../../seat/sit.ts';
import { campaignSetting } from '../../seat/sit-down/campaign-setting.ts';
import { takeSteps } from '../../seat/typed/take-steps.ts';
import { theGame } from '../../shell/game.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, thePaper } from '../../shell/page.ts';

export interface TutorialOptions extends GlobalOptions {
  readonly seed?: string;
  readonly answers?: string;
}

/** `wof tutorial`: the worked example of the rulebook, with its dice as far as it goes, and then with the player's. */
export async function tutorial(options: TutorialOptions): Promise<void> {
  const answering = await whoAnswers(options.answers);
  const book = await openRulebook(options.cards);
  const paper = thePaper(options);
  const sitting = new Sitting(unkeptLog(book, options), theExample(book));
  const seat: Seat = {
    sitting,
    setting: campaignSetting(sitting),
    book,
    paper,
    ...answering,
    live: undefined,
    teller: new Teller({
      book,
      paper,
      json: false,
      realDays: false,
      briefs: false,
      leads: sitting.leads,
      reader: 'allied',
      frame: undefined,
    }),
    json: false,
    courses: {},
    deputies: {},
  };
  print(`\n${paper.ink.bold('The worked example')}\n${INTRODUCTION}`, paper);
  seat.teller.introduce(sitting.campaign);
  tellNews(seat);
  if ((await takeSteps(seat)) === 'left') return print(`\n${KEEPS_NOTHING}`, paper);
  sitting.switchDice('program', STREAMS);
  print(`\n${OVER_TO_YOU}`, paper);
  tellNews(seat);
  print(`\n${(await goOn(seat)) === 'over' ? AFTERWARDS : KEEPS_NOTHING}`, paper);
}

const KEEPS_NOTHING = 'The tutorial keeps nothing. wof tutorial begins it again.';

const theExample = (book: Rulebook): Game => ({ ...theGame(book), playDay: flyExample });

/**
 * A log-book that is gone when the program ends. All dice begin in the player's hand: there the rulebook's can be laid.
 */
function unkeptLog(book: Rulebook, { seed }: TutorialOptions): LogBook {
  const folder = mkdtempSync(join(tmpdir(), 'wof-tutorial-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }), KEEPS_NOTHING);
  const own = { campaign: 'tutorial', seed: seedOf(seed), ironman: false, byHand: STREAMS, hints: true as const };
  return LogBook.begin(nodeDisk, join(folder, 'tutorial.wof.jsonl'), [
    openingLine(own, book),
    { dawn: 1, state: exampleCampaign(book) },
  ]);
}
