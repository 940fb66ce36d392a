import { straight, turned } from '../../../kit/geometry/headings.ts';
import type { Table } from '../../../table/table.ts';
import { type FightingMachine, has, machineNamed, type Skirmish } from '../table/skirmish.ts';
import { flownOf, seenBy } from './seen.ts';

/** (C127) A tactician may begin at most so many Move Units from his friends. */
const APART = 15;

/** (C127) Before the first turn tacticians choose where they begin; then all positions are told. */
export function takePlaces(fight: Skirmish, table: Table): void {
  for (const machine of fight.machines) if (has(machine.pilot, 'mentor')) advise(machine, fight, table);
  for (const machine of fight.machines)
    if (has(machine.pilot, 'tactician') && machine.height > 0) takePlace(machine, fight, table);
  table.tell({
    type: 'clouds-laid-out',
    machines: fight.machines.map((machine) => ({
      machine: machine.id,
      side: machine.side,
      aircraft: machine.aircraft,
      at: flownOf(machine),
    })),
    marks: [
      ...fight.balloons.map(({ id, side, place, height }) => ({ id, side, ...place, height })),
      ...fight.ground.map(({ id, side, place }) => ({ id, side, ...place, height: 0 })),
    ],
  });
}

/** (C126) A mentor chooses a rookie of his side and gives him a re-roll. */
function advise(machine: FightingMachine, fight: Skirmish, table: Table): void {
  const { side } = machine;
  const rookies = fight.machines.filter(
    (other) => other.side === side && other !== machine && other.pilot.victories === 0,
  );
  if (rookies.length === 0) return;
  const options = rookies.map(({ id }) => id);
  const other = machineNamed(
    table.choose('clouds-mentor', { side, view: seenBy(fight), machine: machine.id }, options),
    fight,
  );
  other.pilot.reRolls += 1;
  table.tell({ type: 'clouds-advised', machine: machine.id, other: other.id });
}

function takePlace(machine: FightingMachine, fight: Skirmish, table: Table): void {
  const about = { side: machine.side, view: seenBy(fight), machine: machine.id };
  const answer = table.choose('clouds-place', about, ['as-laid', 'above', 'left', 'right']);
  if (answer === 'above') machine.height += APART;
  if (answer === 'left' || answer === 'right')
    machine.place = straight(machine.place, turned(machine.heading, answer === 'left' ? -6 : 6), 100 * APART);
}
