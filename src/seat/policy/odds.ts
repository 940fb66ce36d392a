import { answerBy } from '../../kit/head/policy.ts';
import type { Sitting } from '../../logbook/sitting.ts';
import { todayOf } from '../../logbook/standing.ts';
import { decidedAtOnce } from '../../odds/at-once/decided.ts';
import { IN_A_MOMENT } from '../../policies/policies.ts';
import { playDay as theDay } from '../../procedure/campaign/day.ts';
import { oddsHeard, oddsPage } from '../../screens/pages/odds-page.ts';
import { print, printJson, show } from '../../shell/page.ts';
import type { Question } from '../../table/decisions.ts';
import type { Seat, StepResult } from '../seat.ts';
import { fightingOn } from './fight-on.ts';
import { tellFought } from './fought-out.ts';
import { enterAt, entersFirst, playedInSight, sayOdds } from './in-sight.ts';
import type { KeptPlayouts, PlayedInTime } from './in-time.ts';
import { type AtPrompt, bestOf, MOST_PLAYOUTS, type Outcome, oddsOf, playingOut, worthOf } from './play-out.ts';

/** `odds`: what each answer to the open question brings by the evening. The log-book records the request. */
export function tellOdds(sitting: Sitting, seat: Seat): StepResult {
  const { book, paper, json } = seat;
  const prompt = atPrompt(sitting);
  if (!prompt) {
    print('No question stands here that has odds.', paper);
    return 'nowhere';
  }
  const { asked, dawn, past, playLesson } = prompt;
  const toPlay = (of: 'fight' | 'day') => (playLesson ? undefined : { of, dawn, past });
  if ('view' in asked.about) {
    const playing = { play: fightingOn(prompt, book), toPlay: toPlay('fight') };
    return tellFought(asked, playing, 'fight', seat);
  }
  const enter = enterAt(asked, seat);
  const oddsIn = (soFar: PlayedInTime<Outcome>) =>
    entersFirst(soFar, { options: asked.options, enter: enter?.answer }).flatMap(({ isEnter, ...each }) => {
      if (each.came.length === 0) return [];
      const course = each.answer === enter?.answer ? enter.course : undefined;
      const exact = decidedAtOnce(asked, each.answer, book);
      return [{ ...oddsOf(each, bestOf(soFar)), isEnter, exact, ...(course !== undefined && { course }) }];
    });
  const { to, play } = playingOut(prompt, book);
  const pageOf = (came: PlayedInTime<Outcome>) => `\n${oddsPage(oddsIn(came), { ...came, to }, paper)}`;
  const given = (open: Question) => answerBy(IN_A_MOMENT, open, book);
  const came = playedInSight(
    asked,
    MOST_PLAYOUTS,
    { play, toPlay: toPlay('day'), worth: worthOf, given, pageOf, kept: keptOf(asked) },
    seat,
  );
  sitting.noteOdds();
  if (json) printJson({ odds: oddsIn(came), to, foremost: came.foremost, notPlayedOut: came.left.length });
  else if (paper.byEar) sayOdds(oddsHeard(oddsIn(came), { ...came, to }), seat);
  else show(pageOf(came));
  return 'nowhere';
}

/** What was played of each question that stood. */
const KEPT = new WeakMap<Question, KeptPlayouts<Outcome>>();

function keptOf(asked: Question): KeptPlayouts<Outcome> {
  const kept = KEPT.get(asked) ?? {};
  KEPT.set(asked, kept);
  return kept;
}

/** The open question. */
function atPrompt({ position, log, campaign, playDay }: Sitting): AtPrompt | undefined {
  if (position.status !== 'asking') return undefined;
  const past = [...todayOf(log.standing).journal.entries, ...position.fresh];
  const playLesson = playDay === theDay ? undefined : playDay;
  return { dawn: campaign, past, asked: position.question, playLesson };
}
