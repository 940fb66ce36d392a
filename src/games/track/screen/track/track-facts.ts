import { keysOf } from '../../../../cards/keys-of.ts';
import type { Out, TrackView } from '../../../../kit/fight/track-view.ts';
import { flyer, type People } from '../../../../kit/screen/people.ts';
import { enemyOf } from '../../../../table/sides.ts';
import { height, listed } from '../../../../words/numbers.ts';
import { leftOf } from './on-track.ts';

/** Where the fight stands: `Initiative Track, phase 2, at 9,000 ft, DFD 31: 4 of ours, 3 of theirs`. */
export function titleOf(track: TrackView, { we = 'allied' }: Pick<People, 'we'>): string {
  const { phase, altitude, dfd } = track;
  const left = `${leftOf(track, we).length} of ours, ${leftOf(track, enemyOf(we)).length} of theirs`;
  return `Initiative Track, phase ${phase}, ${heightText(altitude)}, DFD ${dfd}: ${left}`;
}

export const heightText = (altitude: number): string => `at ${height(altitude)}`;

export const OUT_WORDS: Readonly<Record<Out, string>> = {
  'driven-off': 'Driven Off',
  'forced-down': 'Forced Down',
  'shot-down': 'Shot Down',
  'crippled-again': 'crippled again',
  escaped: 'away',
};

/** Who is out of the fight, those of one fate together; nothing when nobody is. */
export function outText({ machines }: TrackView, people: People): string {
  const fates = keysOf(OUT_WORDS).flatMap((fate) => {
    const those = machines.filter(({ out }) => out === fate).map(({ id }) => flyer(id, people));
    return those.length > 0 ? [`${listed(those)} ${OUT_WORDS[fate]}`] : [];
  });
  return fates.length > 0 ? `Out of the fight: ${fates.join('; ')}.` : '';
}
