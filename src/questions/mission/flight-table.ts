import type { CrewSeat, NamedMan } from '../../campaign/aircrew.ts';
import type { FlyingMachine, Gun } from '../../campaign/mission-log.ts';
import { aircraftNamed, type Rulebook } from '../../cards/rulebook.ts';
import { shortName } from '../../kit/screen/people.ts';
import type { Paper } from '../../page/paper.ts';
import { drawnOrTold } from '../../page/picture.ts';
import { left, tableText } from '../../page/table.ts';
import type { MachineView, PartyView } from '../../table/turn-decisions.ts';
import { counted, listed } from '../../words/numbers.ts';

/** The machines of a party, a line each: the crew, the ammo, and the troubles. */
export function flightTable(machines: readonly MachineView[], book: Rulebook, paper: Paper): string {
  const rows = machines.map((machine) => [
    machine.id,
    typeOf(machine, book),
    crewOf(machine).map(shortName).join(', '),
    ammoOf(machine).join(' / '),
    stateText(machine),
  ]);
  return tableText(['', 'Machine', 'Crew', 'Ammo', 'State'].map(left), rows, paper);
}

/** The same with each man's ratings, and the AFT of each machine. */
export function crewsTable(machines: readonly MachineView[], book: Rulebook, paper: Paper): string {
  const rows = machines.flatMap((machine) => crewOf(machine).map((man) => lineOf(man, machine, book)));
  const heads = ['', 'Machine', 'Crew', 'Rated', 'AFT', 'Ammo', 'State'].map(left);
  const alt = machines.map((machine) => machineSentence(machine, book)).join('\n');
  return drawnOrTold({ draw: () => tableText(heads, rows, paper), alt }, paper);
}

/** A man of a crew. Only the pilot has a letter of Bravery: an observer goes where he is taken. */
type Crewman = { readonly seat: CrewSeat } & NamedMan &
  Pick<FlyingMachine['pilot'], 'firing'> &
  Partial<Pick<FlyingMachine['pilot'], 'skill' | 'bravery'>>;

/** The pilot first. */
function crewOf({ pilot, observer }: MachineView): Crewman[] {
  const back = observer ? [{ ...observer, seat: 'observer' } as const] : [];
  return [{ ...pilot, seat: 'pilot' }, ...back];
}

/** The machine is given once, on its pilot's line. */
function lineOf(man: Crewman, machine: MachineView, book: Rulebook): string[] {
  const [forward = '', rear = ''] = ammoOf(machine);
  const crew = [shortName(man), ratingsOf(man)];
  if (man.seat === 'observer') return ['', '', ...crew, '', rear, ''];
  return [machine.id, typeOf(machine, book), ...crew, `${machine.aft}`, forward, stateText(machine)];
}

/** A machine in a sentence: `B7, Sgt Camberwell and 2Lt Kyle, F.K.8: ammo 30 and 30; Lame Duck No. 5.` */
export function machineSentence(machine: MachineView, book: Rulebook): string {
  const crew = listed(crewOf(machine).map((man) => `${shortName(man)} ${ratingsOf(man)}`));
  return `${machine.id}, ${typeOf(machine, book)}, ${crew}: AFT ${machine.aft}, ammo ${listed(ammoOf(machine))}; ${stateText(machine)}.`;
}

/** The same without the AFT, where it is that of the party. */
export function machineHeard(
  machine: MachineView,
  { aft: { fighters, twoSeaters } }: PartyView,
  book: Rulebook,
): string {
  const told = machineSentence(machine, book);
  return [fighters, twoSeaters].includes(machine.aft) ? told.replace(`AFT ${machine.aft}, `, '') : told;
}

const typeOf = ({ aircraft }: MachineView, book: Rulebook): string => aircraftNamed(aircraft, book);

/** Pilot Skill, Firing and Bravery, as in the Mission Log: `4/C/N`. */
const ratingsOf = ({ skill, firing, bravery }: Crewman): string => `${skill ?? '-'}/${firing}/${bravery ?? '-'}`;

/** The units of each gun, the pilot's first. */
export function ammoOf({ forward, rear }: MachineView): string[] {
  return [forward, rear].flatMap((gun) => (gun ? [`${gun.ammo}`] : []));
}

/** The state of a machine without troubles. */
export const IN_ORDER = 'in order';

export function stateText(machine: MachineView): string {
  const troubles = [...loadOf(machine), ...jamsOf(machine), ...woundsOf(machine), ...damageOf(machine)];
  return troubles.length > 0 ? troubles.join(', ') : IN_ORDER;
}

function loadOf({ load, rockets, bombs, plates }: MachineView): string[] {
  return [
    ...(load === 'buckingham' ? ['Buckingham'] : []),
    ...(rockets > 0 ? [counted(rockets, 'rocket')] : []),
    ...(bombs > 0 ? [`${bombs} lb to drop`] : []),
    ...(plates.length > 0 ? [`${counted(plates.length, 'plate')} exposed`] : []),
  ];
}

function jamsOf({ forward, rear }: MachineView): string[] {
  return [...jamOf('gun', forward), ...jamOf("observer's gun", rear)];
}

function jamOf(name: string, gun: Gun | undefined): string[] {
  if (gun === undefined || gun.state === 'clear') return [];
  return [gun.state === 'jammed' ? `${name} jammed` : `${name} jammed for good`];
}

const woundsOf = (machine: MachineView): string[] =>
  crewOf(machine)
    .filter(({ seat }) => machine.wounds.some(({ who }) => who === seat))
    .map((man) => `${shortName(man)} wounded`);

function damageOf({ lameDuck, repair }: MachineView): string[] {
  return [
    ...(lameDuck ? [`Lame Duck No. ${lameDuck.number}${lameDuck.climbs ? '' : ', cannot climb'}`] : []),
    ...(repair > 0 ? [`damaged, ${counted(repair, 'day')} in the shop`] : []),
  ];
}
