import { IN_A_MOMENT } from '../../../autoplay/policies.ts';
import { answerBy } from '../../../autoplay/policy.ts';
import type { Sitting } from '../../../logbook/sitting.ts';
import { todayOf } from '../../../logbook/standing.ts';
import { decidedAtOnce } from '../../../odds/at-once/decided.ts';
import { oddsPage } from '../../../terminal/pages/odds-page.ts';
import { print, printJson, show } from '../../shell/page.ts';
import type { Came, Seat } from '../seat.ts';
import { fightingOn } from './fight-odds.ts';
import { tellFought } from './fought-out.ts';
import { playedInTime } from './in-time.ts';
import { type AtPrompt, isSpeeded, MOST_PLAYOUTS, oddsOf, playingOut } from './play-out.ts';

/** `odds`: what each answer to the question that stands brings by the evening. The log-book notes that it was asked. */
export function tellOdds(sitting: Sitting, seat: Seat): Came {
  const { book, paper, json } = seat;
  const prompt = atPrompt(sitting);
  if (!prompt) {
    print('No question stands here that has odds.', paper);
    return 'nowhere';
  }
  const { asked } = prompt;
  if ('view' in asked.about) return tellFought(asked, fightingOn(prompt, book), 'fight', seat);
  const { played, foremost, left } = playedInTime(asked, MOST_PLAYOUTS, {
    play: playingOut(prompt, book),
    worth: ({ points, stake }) => points - stake,
    given: (open) => answerBy(IN_A_MOMENT, open, book),
  });
  const odds = played.map(({ answer, came }) => ({
    ...oddsOf(answer, came),
    exact: decidedAtOnce(asked, answer, book),
  }));
  sitting.noteOdds();
  if (json) printJson({ odds, foremost, notPlayedOut: left });
  else show(`\n${oddsPage(odds, { foremost, leftOut: left, isSpeeded: isSpeeded(prompt.dawn) }, paper)}`);
  return 'nowhere';
}

/** The question that stands. */
function atPrompt({ position, log, campaign }: Sitting): AtPrompt | undefined {
  if (position.status !== 'asking') return undefined;
  const journal = [...todayOf(log.standing).journal.entries, ...position.fresh];
  return { dawn: campaign, journal, asked: position.question };
}
