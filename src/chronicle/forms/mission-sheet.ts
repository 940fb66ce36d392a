import type { Airman } from '../../campaign/aircrew.ts';
import { readBand } from '../../cards/band.ts';
import type { ScheduledMission } from '../../cards/printed/daily-mission-roster.ts';
import { aircraftNamed, cardOf, missionTitle } from '../../cards/rulebook.ts';
import type { Piece } from '../../kit/book/markup.ts';
import type { CrewTold } from '../../table/events/turn-events.ts';
import { capital } from '../../words/numbers.ts';
import type { MomentOf } from '../moments/kinds.ts';
import { ofKind } from '../moments/of-kind.ts';
import { written } from '../report/prose.ts';
import { dueOn, type FlightLived, planOf, targetText } from './plan-sheet.ts';
import { blank, blanks, column, type FormLine, grid, sheet } from './sheet.ts';

const CREWS = [
  column('machine', 'No.', 4),
  column('type', 'Type', 11),
  column('name', 'Crew', 16),
  column('ratings', 'Skill / Firing / Bravery', 11),
  column('ammo', 'Ammo', 5),
  column('load', 'Bombs, plates, rockets', 12),
  column('state', 'Hits, jams, wounds, Lame Duck', 18),
];
const TURNS = [
  column('turn', 'Turn', 4),
  column('hex', 'Hex', 6),
  column('height', 'Height', 7),
  column('weather', 'Weather', 7),
  column('aft', 'AFT fighters', 8),
  column('aft-two', 'AFT two-seaters', 9),
  column('what', 'Archie, encounters, Stragglers, work done', 36),
];
const FIGHTS = [
  column('hex', 'Dog-Fight in hex', 8),
  column('germans', 'Germans', 14),
  column('dfd', 'DFD', 4),
  ...[1, 2, 3, 4, 5, 6].map((phase) => column(`phase-${phase}`, `Phase ${phase}`, 6)),
];
const POINTS = [
  column('for', 'Victory Points for', 26),
  column('who', 'Man or machine', 16),
  column('points', 'Points', 6),
];

/** (7) A Mission Log for each of today's missions still to be flown or in the air; an empty one where there is none. */
export function missionSheets(filled?: FlightLived): Piece[] {
  const logs = filled ? logsOf(filled) : [];
  return logs.length > 0 ? logs.map(logSheet) : [logSheet({ heads: {}, crews: [] })];
}

const logSheet = ({ heads, crews }: Log): Piece =>
  sheet(
    'mission',
    'Mission Log',
    'AFT goes down by 3 to take off and for each hex, 2 to stay, 2 for each 1,000 feet climbed and each phase of a Dog-Fight. A Straggler is noted with its hex and Weather Number (35, 36).',
    blanks(
      blank('day', 'Date', heads['day']),
      blank('flight', 'Flight', heads['flight']),
      blank('watch', 'Part of the day', heads['watch']),
      blank('mission', 'Mission', heads['mission']),
      blank('target', 'Zones or target', heads['target']),
      blank('weather', 'Initial weather and trend', undefined),
    ),
    grid({ name: 'crews', title: 'Machines and crews', columns: CREWS }, crews, 9),
    grid(
      { name: 'turns', title: 'Turn by turn', columns: TURNS },
      crews.length === 0 ? [] : [{ turn: 0, aft: heads['aft'], 'aft-two': heads['aft-two'] }],
      14,
    ),
    grid({ name: 'fights', title: 'Dog-Fights', columns: FIGHTS }, [], 3),
    grid({ name: 'points', title: 'Victory Points', columns: POINTS }, [], 5),
  );

/** The head of a Mission Log, and the lines of its crews. */
interface Log {
  readonly heads: Readonly<Record<string, string | undefined>>;
  readonly crews: readonly FormLine[];
}

/** A mission of the roster, and its progress. */
interface DueMission {
  readonly due: ScheduledMission;
  readonly began: MomentOf<'mission-began'> | undefined;
  /** Its machines and its part of the day by the plan, where there is one. */
  readonly planned: { readonly watch?: string; readonly machines: readonly string[] } | undefined;
}

/** (7) The logs of the missions that are still to be flown today, or in the air. */
function logsOf(lived: FlightLived): Log[] {
  const plan = planOf(lived);
  const left = [...ofKind(lived.moments, 'mission-began')].filter(({ flight }) => flight === lived.flight.flight);
  const errands = dueOn(lived).map((due, i): DueMission => {
    const at = left.findIndex(({ mission }) => mission === due.mission);
    return { due, began: at < 0 ? undefined : left.splice(at, 1)[0], planned: plan?.missions[i] };
  });
  return errands.filter((errand) => isAhead(errand, lived)).map((errand) => logOf(errand, lived));
}

/** Missions are flown one after the other, so as many of the begun ones are over as have ended. */
function isAhead({ due, began }: DueMission, { flight, moments }: FlightLived): boolean {
  if (began) return ofKind(moments, 'mission-began').indexOf(began) >= ofKind(moments, 'mission-ended').length;
  const undone = ofKind(moments, 'mission-not-flown').filter((each) => each.flight === flight.flight);
  return !undone.some(({ mission }) => mission === due.mission);
}

function logOf({ due, began, planned }: DueMission, lived: FlightLived): Log {
  const machines = began?.machines.map(({ machine }) => machine) ?? planned?.machines ?? [];
  const watch = began?.watch ?? planned?.watch ?? (due.half === 'either' ? undefined : due.half);
  return {
    heads: {
      day: `${lived.day} April 1917`,
      flight: lived.flight.flight,
      watch: watch && capital(watch),
      mission: missionTitle(due.mission, lived.book),
      target: targetText(due, lived.book),
      ...startingAft(machines, lived),
    },
    crews: began
      ? began.machines.flatMap((crew) => crewLines(crew, lived))
      : machines.map((machine) => ({ machine, ...machineFacts(machine, lived) })),
  };
}

const typeOf = (id: string, { flight }: FlightLived): string | undefined =>
  flight.machines.find((each) => each.id === id)?.aircraft;

function machineFacts(id: string, lived: FlightLived): FormLine {
  const type = typeOf(id, lived);
  return type === undefined ? {} : { type: aircraftNamed(type, lived.book) };
}

/** (10) The lowest AFT of any fighter, and of any two-seater. */
function startingAft(machines: readonly string[], lived: FlightLived): Readonly<Record<string, string | undefined>> {
  const cards = machines.flatMap((id) => {
    const type = typeOf(id, lived);
    return type === undefined ? [] : [cardOf(type, lived.book)];
  });
  const least = (count: 1 | 2) => {
    const durations = cards.flatMap(({ seats, duration }) =>
      seats === count && duration !== undefined ? [duration] : [],
    );
    return durations.length === 0 ? undefined : `${Math.min(...durations)}`;
  };
  return { aft: least(1), 'aft-two': least(2) };
}

/** (7) A line for the pilot, and one for his observer. */
function crewLines({ machine, aircraft, men }: CrewTold, lived: FlightLived): FormLine[] {
  const { ammo } = cardOf(aircraft, lived.book);
  return men.map((man, seat) => ({
    ...(seat === 0 ? { machine, type: aircraftNamed(aircraft, lived.book) } : {}),
    name: written(man),
    ratings: ratingsOf(
      lived.flight.aircrew.find(({ id }) => id === man.airman),
      lived,
    ),
    ammo: (seat === 0 ? ammo?.forward : ammo?.observer) || undefined,
  }));
}

/** (7) `4/C/N`: as in the Flight Personnel Record in the morning, Bravery by its letter. */
function ratingsOf(man: Airman | undefined, { book }: FlightLived): string | undefined {
  if (!man) return undefined;
  const { letter } = readBand(book.pilotSkillFiringAndBravery.letters, man.bravery);
  return `${man.skill ?? '-'}/${man.firing}/${letter}`;
}
