import { errandsOf, type Task } from '../../../campaign/work.ts';
import { ZONES } from '../../../cards/ground.ts';
import type { HexId } from '../../../cards/hexes.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { MomentOf } from '../../moments/kinds.ts';

/** The hexes of the work that a flight is sent for, of the activities that `holds` lets through. */
function placesWhere(
  { mission, zones, target }: MomentOf<'mission-began'>,
  holds: (task: Task) => boolean,
  book: Rulebook,
): readonly HexId[] {
  const found = book.missionMap.targets.find((each) => each.target === target);
  const errand = { mission, zones: ZONES.filter((zone) => zones.includes(zone)), target: found?.hex };
  return errandsOf(mission, book)
    .filter(holds)
    .flatMap(({ hexesOf }) => hexesOf(errand));
}

export const placesOfAll = (began: MomentOf<'mission-began'>, book: Rulebook): readonly HexId[] =>
  placesWhere(began, () => true, book);

/** Where the ground must be seen; who goes down to a balloon or a trench goes down anyhow. */
export const placesToSee = (began: MomentOf<'mission-began'>, book: Rulebook): readonly HexId[] =>
  placesWhere(began, ({ activity, work }) => work.seenFrom > 0 && !work.isLow && activity !== 'attackBalloon', book);
