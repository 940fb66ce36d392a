import { dateText } from '../../campaign/calendar.ts';
import { dayTold } from '../../campaign/campaign.ts';
import { isReady, type Machine } from '../../campaign/machine.ts';
import { aircraftNamed } from '../../cards/rulebook.ts';
import { allFlown, isMachineLost, type Lived, type LivedDay, type Sortie, sortiesOf } from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { officerInApril } from '../who-is-who.ts';
import type { MACHINES, RowOf } from './fields.ts';
import { combatsIn } from './flight-rows.ts';

type MachineRow = RowOf<typeof MACHINES>;

/** Every machine of the flights, and the Commanding Officer's own where he has flown it. */
export function machineRows(lived: Lived): MachineRow[] {
  const sorties = allFlown(lived).flatMap(sortiesOf);
  const officer = officerInApril(lived);
  const onCharge = lived.now.flights.flatMap(({ flight, machines }) =>
    machines.map((machine) => ({ flight, machine })),
  );
  return [...onCharge, ...(officer ? [officer] : [])].map(({ flight, machine }) => ({
    flight,
    ...rowOf(machine, sorties, lived),
  }));
}

function rowOf(machine: Machine, sorties: readonly Sortie[], { now, days, book }: Lived): Omit<MachineRow, 'flight'> {
  const hers = sorties.filter(({ crew }) => crew.machine === machine.id);
  return {
    machine: machine.id,
    type: aircraftNamed(machine.aircraft, book),
    sorties: hers.length,
    combats: hers.reduce((sum, sortie) => sum + combatsIn(sortie), 0),
    repaired: repairsOf(machine, days),
    lost: hers.filter(isMachineLost).length,
    standing: machineStanding(machine, dayTold(now)),
  };
}

/** (45) How often it was repaired. */
const repairsOf = ({ id }: Machine, days: readonly LivedDay[]): number =>
  days
    .flatMap(({ moments }) => ofKind(moments, 'machines-returned'))
    .filter(({ repaired }) => repaired.some(({ machine }) => machine === id)).length;

/** The state of a machine on a day, in a few words. */
export function machineStanding(machine: Machine, day: number): string {
  const { standing } = machine;
  if (isReady(machine, day)) return 'serviceable';
  if (standing.is === 'lost') return `lost ${dateText(standing.since)}`;
  if (standing.is === 'ready') return 'serviceable';
  return `${standing.is === 'awaited' ? 'another awaited' : 'under repair'}, ${dateText(standing.back)}`;
}
