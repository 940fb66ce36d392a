import { promised } from '../../../rulebook/promised.ts';
import { enemyOf } from '../../../table/sides.ts';
import type { Sight } from './field.ts';
import { countersOf } from './known.ts';

/** What she has borne, as a share of what she bears, is enough alone against more than one. */
const BORNE = 0.4;

/** So many are too many for one who has not been hit at all. */
const TOO_MANY = 3;

/**
 * Whether there is nothing more to stay for: what they came for is done; or the fight is lost, for nobody
 * of hers is left but she, and of theirs more than one, and she is hit or cannot fire.
 */
export function isForHome({ own, view, book }: Sight): boolean {
  if (view.mission.done) return true;
  const { structure } = promised(book.fights['winged-victory'].dashboards[own.dashboard], own.dashboard);
  const foes = countersOf(view, enemyOf(own.side)).length;
  const isAlone = countersOf(view, own.side).length === 1 && foes > 1;
  return isAlone && (foes >= TOO_MANY || own.structure / structure.boxes >= BORNE || own.guns.every(isSpent));
}

/** Jammed, or with nothing more to fire. */
const isSpent = ({ left, plates, jammed }: Sight['own']['guns'][number]): boolean =>
  jammed || (left === 0 && plates.length === 0);
