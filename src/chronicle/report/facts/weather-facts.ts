import { distance, type HexId } from '../../../cards/hexes.ts';
import { homeField } from '../../../cards/map.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { MomentOf } from '../../moments/kinds.ts';
import type { Followed } from './follow.ts';
import type { SkyAt, WeatherFacts } from './mission-facts.ts';
import { placesToSee } from './places-of-work.ts';

/** (12) The weather of the flight: a Straggler is told after its landing, with a weather of its own. */
export function weatherFacts(
  followed: readonly Followed[],
  began: MomentOf<'mission-began'>,
  book: Rulebook,
): WeatherFacts {
  const places = placesToSee(began, book);
  const home = homeField(book.missionMap).hex;
  const far = (hex: HexId): number => (hex === '' ? 0 : distance(home, hex));
  const ends = turnsOf(followed.filter(({ isMain }) => isMain));
  const farthest = ends.findLast(({ hex }, i) =>
    ends.every((each, j) => far(each.hex) < far(hex) || (far(each.hex) === far(hex) && j <= i)),
  );
  return {
    ...(farthest && { atTheTurn: farthest.weather }),
    through: ends.map(({ weather }) => weather),
    overTheWork: ends.filter(({ hex }) => places.includes(hex)).map(({ weather, height }) => ({ weather, height })),
  };
}

/** Each turn with its weather, and the place and height at its end, where the work is done. */
function turnsOf(followed: readonly Followed[]): (SkyAt & { readonly hex: HexId })[] {
  const turns: (SkyAt & { readonly hex: HexId })[] = [];
  for (const { moment, hex, height } of followed) {
    const weather = moment.type === 'weather' ? moment.to : turns.pop()?.weather;
    if (weather !== undefined) turns.push({ weather, hex, height });
  }
  return turns;
}
