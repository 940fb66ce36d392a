import { namedGunner } from '../../campaign/aircrew.ts';
import type { Campaign, FlightRecord } from '../../campaign/campaign.ts';
import { nothingDone } from '../../campaign/done.ts';
import { type Crewed, needsObserver } from '../../campaign/flight.ts';
import { copyOf, type FlyingMachine, type MissionLog, type Party, type Weather } from '../../campaign/mission-log.ts';
import { whileItLasts } from '../../campaign/special-tasks.ts';
import type { Watch } from '../../campaign/watch.ts';
import { braveryLetter } from '../../campaign/who-may-fly.ts';
import { homeField } from '../../cards/map.ts';
import type { Aircraft } from '../../cards/printed/aircraft.ts';
import type { ScheduledMission } from '../../cards/printed/daily-mission-roster.ts';
import { cardOf, expectDefined, manualOf } from '../../cards/rulebook.ts';
import { OWN_GAME } from '../../games/game-names.ts';
import { armament } from '../../kit/guns/armament.ts';
import type { DayDecisions } from '../../table/day-decisions.ts';
import type { Table } from '../../table/table.ts';

/** A flight's mission, its time, and who takes off in which machine. */
export interface DueSortie {
  readonly due: ScheduledMission;
  readonly watch: Watch;
  readonly crews: readonly Crewed[];
  readonly flight: FlightRecord;
}

/** (7) A Mission Log with only the mission and its crews. */
export function openLog({ due, crews }: DueSortie, campaign: Campaign): MissionLog {
  const { day, fights = OWN_GAME, redBaronGone, followsGermans, tasks, commandingOfficer: officer } = campaign;
  const fewer = whileItLasts(tasks?.fewerOfJasta11, day);
  return {
    day,
    system: fights,
    mission: due.mission,
    zones: due.zones,
    target: due.target,
    crews: crews.map(({ machine, pilot, observer }) => ({ machine: machine.id, pilot: pilot.id, observer })),
    guns: new Map(),
    placing: {},
    barred: redBaronGone ? [1] : [],
    ...(officer && { commandingOfficer: officer.man.id }),
    ...(fewer && { fewerOfJasta11: fewer.by }),
    redBaronGone,
    followsGermans: followsGermans === true,
    fired: [],
    fights: [],
    stragglers: [],
    homecomings: [],
    landed: [],
    inFields: [],
    fates: [],
    scores: [],
    reached: false,
    weatheredOut: false,
    pastDoing: false,
    done: nothingDone(),
  };
}

/**
 * (7) (10) (32) The flight on its field: ratings from the Personnel Record, AFT from the Aircraft Cards, ammo and
 * loads.
 */
export function formUp({ due, crews, flight }: DueSortie, weather: Weather, table: Table): Party {
  const { hex } = homeField(table.book.missionMap);
  const machines: FlyingMachine[] = [];
  for (const crew of crews) machines.push(manMachine(crew, flight, due.mission, table));
  return {
    errand: 'mission',
    machines,
    away: [],
    escorted: [],
    hex,
    cameFrom: hex,
    altitude: 0,
    underFire: 0,
    weather: copyOf(weather),
    turn: undefined,
  };
}

function manMachine(
  { machine, pilot, observer }: Crewed,
  { aircrew }: FlightRecord,
  mission: string,
  table: Table,
): FlyingMachine {
  const card = cardOf(machine.aircraft, table.book);
  const load = loadFor({ machine: machine.id, aircraft: machine.aircraft, airman: pilot.id, mission }, card, table);
  const second = aircrew.find(({ id }) => id === observer);
  const bravery = braveryLetter(pilot.bravery, table.book);
  const { forward, rear, rockets } = armament(card, load);
  return {
    id: machine.id,
    aircraft: machine.aircraft,
    role: needsObserver(machine, table.book) ? 'two-seater' : 'fighter',
    pilot: {
      airman: pilot.id,
      rank: pilot.rank,
      surname: pilot.surname,
      initial: pilot.initial,
      skill: pilot.skill,
      firing: pilot.firing,
      bravery,
    },
    observer: second && namedGunner(second),
    ...((pilot.career || second?.career) && {
      careers: { pilot: pilot.career, observer: second?.career, victories: pilot.kills },
    }),
    load,
    aft: expectDefined(card.duration, `Duration of ${machine.aircraft}`),
    forward,
    rear,
    rockets,
    bombs: card.bombs,
    plates: [],
    lameDuck: undefined,
    repair: 0,
    wounds: [],
  };
}

/** (32) Against balloons a machine may carry Buckingham or rockets, if its type can. */
function loadFor(about: DayDecisions['load']['about'], { ammo }: Aircraft, table: Table): FlyingMachine['load'] {
  const { attackBalloon } = manualOf(about.mission, table.book).activities;
  if (!attackBalloon) return 'ordinary';
  const loads = attackBalloon.loads
    .map(({ load }) => load)
    .filter((load) => load === 'ordinary' || expectDefined(ammo, 'ammo on an Aircraft Card of ours')[load] > 0);
  return table.choose('load', about, loads);
}
