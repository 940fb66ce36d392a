import { guessing } from '../../../autoplay/look-ahead/guess/guess.ts';
import { PairedCup } from '../../../autoplay/look-ahead/paired-cup.ts';
import { partInHand } from '../../../autoplay/look-ahead/part-in-hand.ts';
import { playOnFrom, type When } from '../../../autoplay/look-ahead/play-on.ts';
import { IN_A_MOMENT, inAMoment } from '../../../autoplay/policies.ts';
import { answerBy } from '../../../autoplay/policy.ts';
import type { Sitting } from '../../../logbook/sitting.ts';
import { todayOf } from '../../../logbook/standing.ts';
import { decidedAtOnce } from '../../../odds/at-once/decided.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { playDay } from '../../../rules/campaign/day.ts';
import { pointsFor } from '../../../rules/scenario/battle-points.ts';
import type { Question } from '../../../table/decisions.ts';
import type { GameEvent } from '../../../table/events.ts';
import type { Fate } from '../../../table/fights/fight-events.ts';
import { enemyOf, type Side } from '../../../table/sides.ts';
import type { Standpoint } from '../../../table/standpoint.ts';
import type { Table } from '../../../table/table.ts';
import { sideOf } from '../../../table/whose.ts';
import { oddsPage } from '../../../terminal/pages/odds-page.ts';
import { print, printJson, show } from '../../shell/page.ts';
import type { Came, Seat } from '../seat.ts';
import { type Ended, tellFought } from './fought-out.ts';
import { playedInSight } from './in-sight.ts';
import type { PlayedInTime, PlayOut } from './in-time.ts';
import { type AtPrompt, isSpeeded, MOST_PLAYOUTS, type Outcome, oddsOf, playingOut, worthOf } from './play-out.ts';

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
  const oddsIn = ({ played }: PlayedInTime<Outcome>) =>
    played.flatMap((each) =>
      each.came.length === 0 ? [] : [{ ...oddsOf(each), exact: decidedAtOnce(asked, each.answer, book) }],
    );
  const { to, play } = playingOut(prompt, book);
  const isSpeededUp = to === 'day' && isSpeeded(prompt.dawn);
  const pageOf = (came: PlayedInTime<Outcome>) =>
    `\n${oddsPage(oddsIn(came), { foremost: came.foremost, leftOut: came.left, isSpeeded: isSpeededUp, to }, paper)}`;
  const given = (open: Question) => answerBy(IN_A_MOMENT, open, book);
  const came = playedInSight(asked, MOST_PLAYOUTS, { play, worth: worthOf, given, pageOf }, seat);
  sitting.noteOdds();
  if (json) printJson({ odds: oddsIn(came), to, foremost: came.foremost, notPlayedOut: came.left });
  else show(pageOf(came));
  return 'nowhere';
}

/** The question that stands. */
function atPrompt({ position, log, campaign }: Sitting): AtPrompt | undefined {
  if (position.status !== 'asking') return undefined;
  const past = [...todayOf(log.standing).journal.entries, ...position.fresh];
  return { dawn: campaign, past, asked: position.question };
}

/**
 * Plays a Dog-Fight of a campaign out to its end, where both sides plan: a whole day of such fights takes too long.
 * What the other side has kept secret is guessed at anew each time.
 */
export function fightingOn({ dawn, past, asked }: AtPrompt, book: Rulebook): PlayOut<Ended> {
  const guess = guessing(asked, fromFightsStart({ dawn, past, asked }, book), IN_A_MOMENT, book);
  return (answer, number) => {
    const way = guess(number);
    if (!way) return undefined;
    const fates = new Fates();
    const cup = new PairedCup(`odds ${number}`);
    const hear = (event: GameEvent, when: When) => (when === 'after' ? fates.hear(event) : 'on');
    playOnFrom(way, asked.decision, answer, { book, cup, policy: inAMoment(`odds ${number}`), hear });
    return fates.ended(sideOf(asked), book);
  };
}

/** From where the fight began: what fell before it in the day is not gone through again, nor guessed at. */
function fromFightsStart({ dawn, past, asked }: AtPrompt, book: Rulebook): Standpoint {
  const day = { past, again: (table: Table) => playDay(structuredClone(dawn), table) };
  return partInHand('fight', day, asked, { book, cup: new PairedCup('odds'), policy: IN_A_MOMENT });
}

/** What befell the machines of a fight, as it is told at its end. */
class Fates {
  readonly #of: Record<Side, { readonly fate: Fate }[]> = { allied: [], german: [] };

  hear(event: GameEvent): 'on' | 'enough' {
    if (event.type === 'machine-out') this.#of[event.side].push(event);
    return event.type === 'fight-over' ? 'enough' : 'on';
  }

  ended(side: Side, book: Rulebook): Ended {
    const [ours, theirs] = [this.#of[side], this.#of[enemyOf(side)]];
    const points = pointsFor(theirs, book) - pointsFor(ours, book);
    return { won: points > 0, points, ours: ours.filter(isDown).length, theirs: theirs.filter(isDown).length };
  }
}

const isDown = ({ fate }: { readonly fate: Fate }): boolean => fate === 'shot-down' || fate === 'forced-down';
