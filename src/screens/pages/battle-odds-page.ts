import type { Deciding } from '../../kit/odds/deciding.ts';
import type { Paper } from '../../page/paper.ts';
import { left, right, tableOrTold } from '../../page/table.ts';
import {
  afterTable,
  behindText,
  type Estimate,
  type OddsHeard,
  type OddsOutcome,
  oddsInShort,
  percent,
  rowOf,
  sentenceMarked,
  surelyBest,
  timesText,
  within,
} from './odds-page.ts';

/** What an answer brings by the end of a battle, over so many playouts. */
export interface BattleOdds {
  readonly answer: string;
  /** Enter alone takes it. */
  readonly isEnter?: boolean;
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

/** Each answer with what it brings: what Enter takes first, then the best. */
export function battleOddsPage(
  odds: readonly BattleOdds[],
  told: OddsOutcome & { readonly fought: FoughtKind },
  paper: Paper,
): string {
  const after = afterTable(odds, told, meaningOf(odds, told.fought), paper);
  const rows = odds.map((each) => {
    const { wins, points, ours, theirs } = each;
    const figures = [behindText(each, 0), percent(wins), within(points, 1), within(ours, 1), within(theirs, 1)];
    return rowOf(each, { figures, sentence: sentenceOf(each) }, surelyBest(odds, told));
  });
  const heads = [
    right('behind'),
    right('won'),
    right('points ahead'),
    right('ours lost'),
    right('theirs lost'),
    left('Answer'),
  ];
  return `${tableOrTold(heads, rows, paper)}\n\n${after}`;
}

/** The same for a listener. */
export const battleOddsHeard = (
  odds: readonly BattleOdds[],
  told: OddsOutcome & { readonly fought: FoughtKind },
): OddsHeard =>
  oddsInShort(
    odds.map((each) => ({ ...each, told: sentenceMarked(each, sentenceOf(each), surelyBest(odds, told)) })),
    told,
    meaningOf(odds, told.fought),
  );

const meaningOf = (odds: readonly BattleOdds[], fought: FoughtKind): string =>
  `Played to the end of the ${fought} ${timesText(odds)}; behind: ${fought}s of a hundred won less.`;

const sentenceOf = ({ answer, wins, points, ours, theirs, ...run }: BattleOdds): string =>
  `${answer}${behindText(run, 0) === '-' ? '' : `, behind by ${behindText(run, 0)} of a hundred`}: won in ${percent(wins)}, ${within(points, 1)} points ahead, ${within(ours, 1)} machines of ours and ${within(theirs, 1)} of theirs lost.`;
