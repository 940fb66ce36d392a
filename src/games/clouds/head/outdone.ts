import { bestOf } from '../../../kit/head/search.ts';
import type { Reaching, Threats } from '../../../kit/screen/threats.ts';
import { hasAims } from './aims.ts';
import { SIDES } from './likely-shot.ts';
import type { AskedAt, LookedMove, MoveOpen, WholeMove } from './looked-moves.ts';
import { threatsAt } from './reached.ts';

/** What the row of a move tells, in twentieths: to hit, and to be hit by what is likely to be flown and by the worst. */
interface RowChances {
  readonly hits: number;
  readonly likely: number;
  readonly worst: number;
}

export function chancesOf({ given }: Pick<WholeMove, 'given'>, { likely, worst, own }: Threats): RowChances {
  const most = (shots: readonly Reaching[]) => shots.reduce((best, { chance = 0 }) => Math.max(best, chance), 0);
  const hits = own.length > 0 ? most(own) : facesOf(given);
  return { hits, likely: most(likely), worst: most(worst) };
}

/** The faces of the die that hit; under one the page tells of no shot. */
export const facesOf = (given: number): number => (SIDES * given < 1 ? 0 : Math.round(SIDES * given));

/** Faces of the die by which another row is better in all, before it is taken in the place of what the ace would fly. */
const OUTDONE = 2;

/** One face fewer to hit is nothing beside so many fewer to be hit. */
const [HARDLY, FAR_SAFER] = [1, 4];

/** A worst that is all but certain is worth a likely face for so many of it. */
const [CERTAIN, FOR_EACH] = [18, 3];

/** By how many faces one row is better than another; nothing, where it is worse in a chance that counts. */
export function outdoes(one: RowChances, other: RowChances): number | undefined {
  const by = [one.hits - other.hits, other.likely - one.likely, other.worst - one.worst];
  const [hits = 0, likely = 0, worst = 0] = by;
  const isSpared = other.worst >= CERTAIN && worst >= -FOR_EACH * likely;
  const isSafer = worst >= 0 && (likely >= 0 || isSpared);
  const least = likely + worst >= FAR_SAFER ? -HARDLY : 0;
  const sum = hits + likely + worst;
  return isSafer && hits >= least && sum >= OUTDONE ? sum : undefined;
}

/** The choice of a move, and how good one is for what the machine has come for. */
interface Outdoing {
  readonly now: MoveOpen;
  readonly asked: AskedAt;
  readonly errand: (move: LookedMove) => number;
}

/**
 * The ace looks on to later turns. Where another row hits no less and is hit no more by what the page tells, and risks
 * no more, it is flown all the same.
 */
export function unlessOutdone(
  advised: LookedMove,
  rows: readonly LookedMove[],
  { now: { machine, fight }, asked, errand }: Outdoing,
): LookedMove {
  const {
    about: { view },
    book,
  } = asked;
  if (machine.isForcedHome) return advised;
  const told = (move: LookedMove) =>
    chancesOf(move, threatsAt(view, { machine, stand: move.stand, isSilent: false, book }));
  const forErrand = hasAims(machine, fight) ? errand : () => 0;
  const his = told(advised);
  const by = (move: LookedMove): number => outdoes(told(move), his) ?? 0;
  const betters = rows.filter(
    (move) => by(move) > 0 && move.risk >= advised.risk && forErrand(move) >= forErrand(advised),
  );
  return bestOf(betters, by) ?? advised;
}
