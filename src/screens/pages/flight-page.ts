import { type Airman, isFit, isLost } from '../../campaign/aircrew.ts';
import { type Campaign, everybody } from '../../campaign/campaign.ts';
import { isReady, type Machine } from '../../campaign/machine.ts';
import type { Flight } from '../../campaign/watch.ts';
import { readBand } from '../../cards/band.ts';
import { aircraftNamed, type Rulebook } from '../../cards/rulebook.ts';
import { forcesInFight } from '../../games/screens.ts';
import { shortName } from '../../kit/screen/people.ts';
import { type Paper, wrap } from '../../page/paper.ts';
import { left, tableOrTold } from '../../page/table.ts';
import { crewsTable } from '../../questions/mission/flight-table.ts';
import type { Question } from '../../table/decisions.ts';
import type { CrewTold } from '../../table/events/turn-events.ts';
import type { GameEvent } from '../../table/events.ts';
import { dateOf, listed } from '../../words/numbers.ts';

/** The known state of the flight, for its page. */
export interface FlightKnown {
  readonly asked: Question | undefined;
  /** The flight of the question; undefined for a page of all flights. */
  readonly flight: Flight | undefined;
  /** At the start of today. */
  readonly campaign: Campaign;
  readonly events: readonly GameEvent[];
}

/** The flight: in the air and in a fight each machine with what it has left; on the ground all the men. */
export function flightPage({ asked, flight, campaign, events }: FlightKnown, book: Rulebook, paper: Paper): string {
  if (asked && 'party' in asked.about) return crewsTable(asked.about.party.machines, book, paper);
  const began = events.findLastIndex(({ type }) => type === 'mission-began');
  const mission = events[began];
  const isOver = events.slice(began).some(({ type }) => type === 'mission-ended');
  if (mission?.type !== 'mission-began' || isOver) return menOf(campaign, flight, book, paper);
  const crews = mission.machines.map((crew) => crewSentence(crew, book));
  return forcesInFight({ asked, book, paper }, mission.machines) ?? wrap(crews.join('\n'), paper);
}

const crewSentence = ({ machine, aircraft, men }: CrewTold, book: Rulebook): string =>
  `${machine}, ${aircraftNamed(aircraft, book)}: ${listed(men.map(shortName))}.`;

function menOf({ flights: all, day }: Campaign, asked: Flight | undefined, book: Rulebook, paper: Paper): string {
  const flights = all.filter(({ flight }) => asked === undefined || flight === asked);
  const machines = flights.flatMap((flight) => flight.machines);
  const rows = everybody({ flights }).map((man) => {
    const [name, rated] = [shortName(man), ratingsOf(man, book)];
    const state = `${standingText(man, day)}${machineText(man, machines, day)}`;
    return {
      cells: [man.machine, name, rated, `${man.missions}`, `${man.kills}`, state],
      told: `${name}, ${man.machine}, ${rated}, missions ${man.missions}, kills ${man.kills}: ${state}.`,
    };
  });
  return tableOrTold(['', 'Man', 'Rated', 'Missions', 'Kills', ''].map(left), rows, paper);
}

function ratingsOf(man: Airman, { pilotSkillFiringAndBravery: { letters } }: Rulebook): string {
  return `${man.seat === 'pilot' ? man.skill : '-'}/${man.firing}/${readBand(letters, man.bravery).letter}`;
}

function standingText(man: Airman, day: number): string {
  const { standing } = man;
  if (isFit(man, day)) return 'fit';
  if (isLost(man)) return standing.is;
  return 'back' in standing ? `${standing.is}, back on ${dateOf(standing.back)}` : standing.is;
}

/** Why his machine cannot fly, if it cannot. */
function machineText({ machine: id }: Airman, machines: readonly Machine[], day: number): string {
  const machine = machines.find((each) => each.id === id);
  if (!machine || isReady(machine, day)) return '';
  return `; ${id} is ${KEPT[machine.standing.is]}`;
}

const KEPT = {
  ready: 'ready',
  'under-repair': 'in the shop',
  awaited: 'on her way from the depot',
  lost: 'lost',
} as const;
