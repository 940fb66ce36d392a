import { capital } from '../../english/numbers.ts';
import type { Deciding } from '../../odds/at-once/deciding.ts';
import { left, lightTable, right } from '../kit/light-table.ts';
import { type Paper, wrap } from '../kit/paper.ts';
import { exactOnes } from './exact-odds.ts';
import {
  caution,
  type Estimate,
  INTERVAL_WORDS,
  type Outcome,
  percent,
  timesText,
  verdictText,
  within,
} from './odds-page.ts';

/** What an answer brings by the end of a battle, so many battles played out. */
export interface BattleOdds {
  readonly answer: string;
  readonly playouts: number;
  /** The share that is won. */
  readonly wins: Estimate;
  /** Points of whoever is asked, less those of the other side. */
  readonly points: Estimate;
  readonly ours: Estimate;
  readonly theirs: Estimate;
  /** What the throw that follows on it decides. */
  readonly exact: readonly Deciding[];
}

/** A battle that stands alone, or a Dog-Fight of a campaign. */
export type Fought = 'battle' | 'fight';

const PAID = 'points are those that the Victory Points card pays for ordinary enemies, for both sides alike; ';

/** Each answer with what it brings, the best first. */
export function battleOddsPage(
  odds: readonly BattleOdds[],
  told: Outcome & { readonly fought: Fought },
  paper: Paper,
): string {
  const sorted = [...odds].sort((a, b) => b.wins.value - a.wins.value || b.points.value - a.points.value);
  const verdict = wrap(verdictText(sorted, told), paper);
  const after = [verdict, ...exactOnes(sorted, paper), wrap(meaningOf(sorted, told), paper)].join('\n\n');
  if (paper.inSentences) return `${sorted.map((each) => wrap(sentenceOf(each), paper)).join('\n')}\n\n${after}`;
  const rows = sorted.map(({ answer, wins, points, ours, theirs }) => [
    percent(wins),
    within(points, 1),
    within(ours, 1),
    within(theirs, 1),
    answer,
  ]);
  const heads = [right('won'), right('points ahead'), right('ours lost'), right('theirs lost'), left('Answer')];
  return `${lightTable(heads, rows, paper.width, paper)}\n\n${after}`;
}

const meaningOf = (odds: readonly BattleOdds[], told: Outcome & { readonly fought: Fought }): string =>
  `Each answer played out ${timesText(odds)} to the end of the ${told.fought}, steady men on both sides, with dice that are none of its own; ${told.fought === 'fight' ? PAID : ''}` +
  `what the other side keeps secret is guessed at, and not looked at.${caution(odds, told)} ${capital(INTERVAL_WORDS)}`;

const sentenceOf = ({ answer, wins, points, ours, theirs }: BattleOdds): string =>
  `${answer}: won in ${percent(wins)}, ${within(points, 1)} points ahead, ${within(ours, 1)} machines of ours and ${within(theirs, 1)} of theirs lost.`;
