import { IN_A_MOMENT } from '../../../autoplay/policies.ts';
import { answerBy } from '../../../autoplay/policy.ts';
import type { Sitting } from '../../../logbook/sitting.ts';
import { todayOf } from '../../../logbook/standing.ts';
import { decidedAtOnce } from '../../../odds/at-once/decided.ts';
import type { Question } from '../../../table/decisions.ts';
import { oddsPage } from '../../../terminal/pages/odds-page.ts';
import { print, printJson, show } from '../../shell/page.ts';
import type { Came, Seat } from '../seat.ts';
import { fightingOn } from './fight-odds.ts';
import { tellFought } from './fought-out.ts';
import { playedInSight } from './in-sight.ts';
import type { PlayedInTime } from './in-time.ts';
import { type AtPrompt, type Evening, isSpeeded, MOST_PLAYOUTS, oddsOf, playingOut } from './play-out.ts';

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
  const oddsIn = ({ played }: PlayedInTime<Evening>) =>
    played.flatMap(({ answer, came }) =>
      came.length === 0 ? [] : [{ ...oddsOf(answer, came), exact: decidedAtOnce(asked, answer, book) }],
    );
  const pageOf = (came: PlayedInTime<Evening>) =>
    `\n${oddsPage(oddsIn(came), { foremost: came.foremost, leftOut: came.left, isSpeeded: isSpeeded(prompt.dawn) }, paper)}`;
  const worth = ({ points, stake }: Evening) => points - stake;
  const given = (open: Question) => answerBy(IN_A_MOMENT, open, book);
  const came = playedInSight(asked, MOST_PLAYOUTS, { play: playingOut(prompt, book), worth, given, pageOf }, seat);
  sitting.noteOdds();
  if (json) printJson({ odds: oddsIn(came), foremost: came.foremost, notPlayedOut: came.left });
  else show(pageOf(came));
  return 'nowhere';
}

/** The question that stands. */
function atPrompt({ position, log, campaign }: Sitting): AtPrompt | undefined {
  if (position.status !== 'asking') return undefined;
  const journal = [...todayOf(log.standing).journal.entries, ...position.fresh];
  return { dawn: campaign, journal, asked: position.question };
}
