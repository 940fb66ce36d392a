import type { Rulebook } from '../../cards/rulebook.ts';
import { answerBy } from '../../kit/head/policy.ts';
import { decidedAtOnce } from '../../odds/at-once/decided.ts';
import { IN_A_MOMENT } from '../../policies/policies.ts';
import {
  type BattleOdds,
  battleOddsHeard,
  battleOddsPage,
  type FoughtKind,
} from '../../screens/pages/battle-odds-page.ts';
import { print, printJson, show } from '../../shell/page.ts';
import { type Estimate, meanOf, shareOf } from '../../simulation/counting/statistics.ts';
import type { Question } from '../../table/decisions.ts';
import type { Seat, StepResult } from '../seat.ts';
import { enterTakes, typedFor } from '../typed/at-hand.ts';
import type { Ended } from './fight-on.ts';
import { entersFirst, type InSight, playedInSight, sayOdds } from './in-sight.ts';
import type { KeptPlayouts, Played, PlayedInTime } from './in-time.ts';
import { isWhole, rowsPlayed } from './rows-played.ts';

/** The most playouts of an answer. */
export const MOST_FOUGHT = 400;

/** Tells what each answer brings by the end of a fight, and notes that it was told. */
export function tellFought(
  question: Question,
  playing: Pick<InSight<Ended>, 'play' | 'toPlay'>,
  fought: FoughtKind,
  seat: Seat,
): StepResult {
  const { sitting, book, paper, json } = seat;
  const given = (open: Question) => answerBy(IN_A_MOMENT, open, book);
  const taken = enterTakes(undefined, question, seat);
  const rows = rowsPlayed(question, typedFor(taken), book);
  const listed = { options: rows.map(({ key }) => key), enter: rows.find(({ line }) => line === typedFor(taken))?.key };
  const isAll = rows.every(isWhole);
  const toldBy = (words: 'name' | 'line', { foremost, ...came }: PlayedInTime<Ended>) => {
    const wordOf = (of: string) => rows.find(({ key }) => key === of)?.[words] ?? of;
    const odds = entersFirst({ foremost, ...came }, listed).flatMap(({ isEnter, ...each }) =>
      oddsOf(each, question, book).map((row) => ({ ...row, answer: wordOf(row.answer), isEnter })),
    );
    return { ...came, odds, foremost: foremost.map(wordOf), left: isAll ? [] : came.left, fought };
  };
  const pageOf = (came: PlayedInTime<Ended>) => {
    const { odds, ...told } = toldBy('name', came);
    return `\n${battleOddsPage(odds, told, paper)}`;
  };
  const kept = KEPT.get(question) ?? {};
  KEPT.set(question, kept);
  const came = playedInSight(question, MOST_FOUGHT, { ...playing, rows, worth: worthOf, given, pageOf, kept }, seat);
  const { odds, foremost, left } = toldBy(json ? 'line' : 'name', came);
  if (odds.length === 0) {
    print('What the other side keeps to itself could not be guessed at: no odds are told here.', paper);
    return 'nowhere';
  }
  sitting.noteOdds();
  if (json) printJson({ odds, foremost, notPlayedOut: left.length });
  else if (paper.byEar) sayOdds(battleOddsHeard(odds, { foremost, left, fought }), seat);
  else show(pageOf(came));
  return 'nowhere';
}

/** What was played of each question that stood. */
const KEPT = new WeakMap<Question, KeptPlayouts<Ended>>();

/** First the win; with equal wins, by how much. */
export const worthOf = ({ won, points }: Ended): number => Number(won) + points / 100;

function oddsOf({ answer, came, behind }: Played<Ended>, question: Question, book: Rulebook): BattleOdds[] {
  if (came.length === 0) return [];
  const mean = (figure: 'points' | 'ours' | 'theirs') => meanOf(came.map((each) => each[figure]));
  return [
    {
      answer,
      playouts: came.length,
      behind: inAHundred(behind),
      wins: shareOf(came.filter(({ won }) => won).length, came.length),
      points: mean('points'),
      ours: mean('ours'),
      theirs: mean('theirs'),
      exact: decidedAtOnce(question, answer, book),
    },
  ];
}

const inAHundred = ({ value, from, to }: Estimate): Estimate => ({
  value: 100 * value,
  from: 100 * from,
  to: 100 * to,
});
