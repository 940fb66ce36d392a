import { distance, type HexId } from '../../../cards/hexes.ts';
import { homeField } from '../../../cards/map.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { MomentOf } from '../../moments/kinds.ts';
import type { Followed } from './follow.ts';
import { placesOfAll } from './places-of-work.ts';

/** When the flight was first over a place of its work, and when it had left the last one for good. */
export interface Stages {
  readonly there: number;
  /** When it came to the place from which it turned home. */
  readonly last: number;
  readonly home: number;
}

export type StageOfWay = 'out' | 'there' | 'home';

export function stageAt(at: number, { there, home }: Stages): StageOfWay {
  if (at >= home) return 'home';
  return at >= there ? 'there' : 'out';
}

/** Who never came to a place of his work is on the way home from where he was farthest from his field. */
export function stagesOf(followed: readonly Followed[], began: MomentOf<'mission-began'>, book: Rulebook): Stages {
  const places = placesOfAll(began, book);
  const ofTheFlight = followed.flatMap(({ isMain, hex, moment }, at) =>
    isMain && moment.type === 'moved' ? [{ at, hex }] : [],
  );
  const there = ofTheFlight.filter(({ hex }) => places.includes(hex));
  const last = there.at(-1) ?? farthestOf(ofTheFlight, homeField(book.missionMap).hex);
  const home = ofTheFlight.find(({ at }) => last !== undefined && at > last.at);
  return { there: there[0]?.at ?? Infinity, last: last?.at ?? Infinity, home: home?.at ?? Infinity };
}

interface FlightMove {
  readonly at: number;
  readonly hex: HexId;
}

function farthestOf(moves: readonly FlightMove[], home: HexId): FlightMove | undefined {
  const most = Math.max(...moves.map(({ hex }) => distance(home, hex)));
  return moves.findLast(({ hex }) => distance(home, hex) === most);
}
