import type { Piece } from '../book/markup.ts';
import { type Log, logsOf } from './logs-begun.ts';
import type { FlightLived } from './plan-sheet.ts';
import { blank, blanks, column, grid, sheet } from './sheet.ts';

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

/**
 * (7) A Mission Log for each mission that is still to be flown today, or in the air; an empty one where there is none.
 */
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
