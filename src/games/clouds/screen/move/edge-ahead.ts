import { straight } from '../../../../kit/geometry/headings.ts';
import { isOffBoard } from '../../rules/look-up.ts';
import type { CloudsPlace, SkirmishSeen } from '../../table/skirmish.ts';

/** Where a move ends, and how it goes on from there. */
interface MoveEnded {
  readonly place: CloudsPlace;
  readonly heading: number;
  readonly speed: number;
}

/** So many turns are looked at, with that of the move. */
const AHEAD = 3;

/** The turn in which she is off the board if she flies straight on behind the move: 1 is that of the move itself. */
export function turnsToEdge(
  { place, heading, speed }: MoveEnded,
  view: Pick<SkirmishSeen, 'half'>,
): number | undefined {
  for (let turn = 1; turn <= AHEAD; turn++)
    if (isOffBoard(straight(place, heading, 100 * speed * (turn - 1)), view)) return turn;
  return undefined;
}
