import type { Rulebook } from '../../../cards/rulebook.ts';
import { duelOf } from '../../../kit/fight/track-view.ts';
import { counted } from '../../../words/numbers.ts';
import type { TrackAction } from '../table/combat-decisions.ts';

/**
 * What to hold off means, and its price where the petrol is short: who holds off while all enemies are in the duels of
 * others is not asked again until one of them is free.
 */
export function holdText(
  about: TrackAction['about'],
  { own, theirs }: { readonly own: number; readonly theirs: number },
  book: Rulebook,
): string {
  const waits = isAllInDuels(about);
  const petrol = (waits ? petrolUnasked : petrolText)(about, book);
  return `hold off${waits ? ' till a duel ends' : ''}${petrol}; ${own} of ours to ${theirs} of theirs`;
}

/** (20) (40) Whether no enemy is on the track. */
function isAllInDuels({ machine, track }: TrackAction['about']): boolean {
  const side = track.machines.find(({ id }) => id === machine)?.side;
  const enemies = track.machines.filter((each) => each.side !== side && each.out === undefined);
  return enemies.length > 0 && enemies.every((each) => duelOf(track, each) !== undefined);
}

/** (19) How many phases more the petrol allows, where one of the next brings home, or any field, out of reach. */
function petrolText({ petrol }: TrackAction['about'], { turnProcedure }: Rulebook): string {
  if (!petrol) return '';
  const phase = turnProcedure.aft.dogFightPhase.aft;
  if (petrol.nearest < 0) return shortOfFields(petrol.nearest);
  if (petrol.nearest < phase) return '; one phase more and no field is in reach';
  if (petrol.home < 0 || petrol.home >= SHORT_BY * phase) return '';
  if (petrol.home < phase) return '; one phase more and home is out of reach';
  return `; ${petrol.home} AFT to spare for home, ${phase} a phase`;
}

/** (19) The same for a man who is asked nothing until a duel ends: after how many phases he is too late. */
function petrolUnasked({ petrol }: TrackAction['about'], { turnProcedure }: Rulebook): string {
  if (!petrol) return '';
  if (petrol.nearest < 0) return shortOfFields(petrol.nearest);
  const phase = turnProcedure.aft.dogFightPhase.aft;
  const [left, late] = petrol.home < 0 ? [petrol.nearest, 'no field in reach'] : [petrol.home, 'home out of reach'];
  const phases = Math.floor(left / phase) + 1;
  return phases > SHORT_BY_UNASKED ? '' : `; ${late} in ${counted(phases, 'phase')}`;
}

const shortOfFields = (nearest: number): string => `; no field in reach, ${-nearest} AFT short`;

/** As long as a duel may keep him waiting. */
const SHORT_BY_UNASKED = 6;

/** So many phases before the way home would be out of reach it is told. */
const SHORT_BY = 3;
