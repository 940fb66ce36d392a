import { type FightingMachine, has, planeOf, type Skirmish } from '../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Table } from '../../../table/table.ts';
import { straight, turned } from '../geometry/headings.ts';
import { flownOf, seenBy } from './seen.ts';

/** (C127) So many Move Units from his friends a tactician may begin. */
export const APART = 15;

/** (C127) Before the first turn tacticians choose where they begin; then it is told where everybody is. */
export function takePlaces(fight: Skirmish, table: Table): void {
  for (const plane of fight.planes) if (has(plane.pilot, 'mentor')) advise(plane, fight, table);
  for (const plane of fight.planes)
    if (has(plane.pilot, 'tactician') && plane.height > 0) takePlace(plane, fight, table);
  table.tell({
    type: 'clouds-laid-out',
    machines: fight.planes.map((plane) => ({
      machine: plane.id,
      side: plane.side,
      aircraft: plane.aircraft,
      at: flownOf(plane),
    })),
    marks: [
      ...fight.balloons.map(({ id, place, height }) => ({ id, ...place, height })),
      ...fight.ground.map(({ id, place }) => ({ id, ...place, height: 0 })),
    ],
  });
}

/** (C126) A mentor gives a rookie of his side, whom he chooses, a re-roll of the rookie's own. */
function advise(plane: FightingMachine, fight: Skirmish, table: Table): void {
  const { side, id: machine } = plane;
  const rookies = fight.planes.filter((other) => other.side === side && other !== plane && other.pilot.victories === 0);
  if (rookies.length === 0) return;
  const options = rookies.map(({ id }) => id);
  const other = planeOf(table.choose('clouds-mentor', { side, view: seenBy(fight), machine }, options), fight);
  other.pilot.reRolls += 1;
  table.tell({ type: 'clouds-advised', machine, other: other.id });
}

function takePlace(plane: FightingMachine, fight: Skirmish, table: Table): void {
  const about = { side: plane.side, view: seenBy(fight), machine: plane.id };
  const answer = table.choose('clouds-place', about, ['as-laid', 'above', 'left', 'right']);
  if (answer === 'above') plane.height += APART;
  if (answer === 'left' || answer === 'right')
    plane.place = straight(plane.place, turned(plane.heading, answer === 'left' ? -6 : 6), 100 * APART);
}
