import type { Deciding } from '../../kit/odds/deciding.ts';
import { left, lightTable, right } from '../../page/light-table.ts';
import { type Paper, wrap } from '../../page/paper.ts';
import { exactOnes } from './exact-odds.ts';
import {
  caution,
  type Estimate,
  INTERVAL_WORDS,
  type OddsOutcome,
  percent,
  timesText,
  verdictText,
  within,
} from './odds-page.ts';

/** What an answer brings by the end of a battle, over so many playouts. */
export interface BattleOdds {
  readonly answer: string;
  readonly playouts: number;
  /** By how many fights of a hundred it is behind the first, with the same dice; 0 for the first itself. */
  readonly behind: Estimate;
  /** The share of wins. */
  readonly wins: Estimate;
  /** Points of the asked side, less those of the other side. */
  readonly points: Estimate;
  readonly ours: Estimate;
  readonly theirs: Estimate;
  /** What the next throw decides. */
  readonly exact: readonly Deciding[];
}

/** A stand-alone battle, or a Dog-Fight of a campaign. */
export type FoughtKind = 'battle' | 'fight';

const PAID = 'points are those that the Victory Points card pays for ordinary enemies, for both sides alike; ';

/** Each answer with its results, the best first. */
export function battleOddsPage(
  odds: readonly BattleOdds[],
  told: OddsOutcome & { readonly fought: FoughtKind },
  paper: Paper,
): string {
  const verdict = wrap(verdictText(odds, told), paper);
  const after = [verdict, ...exactOnes(odds, paper), wrap(meaningOf(odds, told), paper)].join('\n\n');
  if (paper.inSentences)
    return `${odds.map((each, place) => wrap(sentenceOf(each, place), paper)).join('\n')}\n\n${after}`;
  const rows = odds.map(({ answer, behind, wins, points, ours, theirs }, place) => [
    place === 0 ? '-' : within(behind, 0),
    percent(wins),
    within(points, 1),
    within(ours, 1),
    within(theirs, 1),
    answer,
  ]);
  const heads = [
    right('behind'),
    right('won'),
    right('points ahead'),
    right('ours lost'),
    right('theirs lost'),
    left('Answer'),
  ];
  return `${lightTable(heads, rows, paper.width, paper)}\n\n${after}`;
}

const meaningOf = (odds: readonly BattleOdds[], told: OddsOutcome & { readonly fought: FoughtKind }): string =>
  `Each answer played out ${timesText(odds)} to the end of the ${told.fought}, steady men on both sides, all with the same dice, which are none of its own; ${told.fought === 'fight' ? PAID : ''}` +
  `what the other side keeps secret is guessed at, and not looked at.${caution(odds, told)} Behind is how many more of a hundred ${told.fought}s the first wins, a hundred points counted as one ${told.fought}. ${INTERVAL_WORDS}`;

const sentenceOf = ({ answer, behind, wins, points, ours, theirs }: BattleOdds, place: number): string =>
  `${answer}${place === 0 ? '' : `, behind by ${within(behind, 0)} of a hundred`}: won in ${percent(wins)}, ${within(points, 1)} points ahead, ${within(ours, 1)} machines of ours and ${within(theirs, 1)} of theirs lost.`;
