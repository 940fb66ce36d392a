import { jamsOf } from '../../../cards/hit-row.ts';
import type { GunRounds } from '../../../cards/printed/hit-cards.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { oddsOfBursts } from '../../../kit/guns/odds-of-bursts.ts';
import type { OfferedLine } from '../../../kit/screen/asking.ts';
import { WISE } from '../head/opponent.ts';
import type { TargetInReach, TrackAction } from '../table/combat-decisions.ts';
import { shortChances } from './shot-text.ts';

/** The only attack that is open, where there is one and more than one burst: the attack and its burst are one choice. */
export function onlyAttack({ targets }: TrackAction['about']): TargetInReach | undefined {
  const [only, ...others] = targets;
  return only && others.length === 0 && only.longestBurst > 1 ? only : undefined;
}

/** (24) `G12 1` to `G12 4`: against one enemy whom and how long is one question. */
export function burstLines(about: TrackAction['about'], book: Rulebook): readonly OfferedLine[] {
  const only = onlyAttack(about);
  if (!only) return [];
  const odds = oddsOfBursts(
    { firing: about.firing, angle: only.angle, longest: only.longestBurst, rounds: roundsOf(only, book) },
    book,
  );
  const careful = WISE.fires(odds).burst;
  return odds.map((each) => {
    const left = about.ammo === undefined ? '' : `; ${about.ammo - each.burst} left`;
    return {
      line: `${only.answer} ${each.burst}`,
      answers: [only.answer, `${each.burst}`],
      does: `${shortChances(each, only.seats, about.adds, book)}${left}`,
      number: `${each.burst}`,
      isCareful: each.burst === careful,
      isOfOnePrompt: true,
    };
  });
}

/** (38) The kind of rounds shows in how often the longest burst jams. */
const roundsOf = ({ angle, longestBurst, jamWays }: TargetInReach, book: Rulebook): GunRounds =>
  jamsOf(angle, longestBurst, 'ordinary', book).jamWays === jamWays ? 'ordinary' : 'buckingham';

/** The other answers are numbered after the bursts; nothing, where the answers have their usual numbers. */
export function numbersBehindBursts(about: TrackAction['about']): ReadonlyMap<string, string> | undefined {
  const only = onlyAttack(about);
  return only && new Map(BEHIND.map((answer, i) => [answer, `${only.longestBurst + i + 1}`]));
}

const BEHIND: readonly string[] = ['hold', 'escape', 'clear-jam', 'clear-forward', 'clear-observer'];
