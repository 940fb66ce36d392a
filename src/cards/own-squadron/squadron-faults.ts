import { ZONES } from '../ground.ts';
import { ASKED, errandsIn } from '../manuals/asked.ts';
import { faultsOfManual } from '../manuals/manual-faults.ts';
import { targetsOf } from '../map.ts';
import type { Aircraft } from '../printed/aircraft.ts';
import type { Mission } from '../printed/mission.ts';
import type { MissionMap } from '../printed/mission-map.ts';
import type { FaultAt, Path } from '../reading/fault.ts';
import { fieldOf, goesToAPlace, manualOfDuty, mayFly } from './duties.ts';
import type { Duty, SquadronFolder } from './squadron-folder.ts';

/** The cards that a squadron refers to. A card that has a fault of its own is absent. */
interface SquadronCards {
  readonly aircraft: Readonly<Record<string, Aircraft | undefined>>;
  readonly missions: Readonly<Record<string, Mission | undefined>>;
  readonly missionMap?: MissionMap;
}

/** The faults of a squadron against the Aircraft Cards, the manuals and the map. */
export function squadronFaults(squadron: SquadronFolder, { aircraft, missions, missionMap }: SquadronCards): FaultAt[] {
  const { flights, commander, duties } = squadron;
  const cardOf = (type: string | number | undefined) => aircraft[`${type}`];
  return [
    ...(missionMap ? fieldFaults(squadron, missionMap) : []),
    ...seatFaults(cardOf(commander?.aircraft), 1, ['commander', 'aircraft']),
    ...flights.flatMap(({ fighters, twoSeaters }, i) => [
      ...seatFaults(cardOf(fighters?.aircraft), 1, ['flights', i, 'fighters', 'aircraft']),
      ...seatFaults(cardOf(twoSeaters?.aircraft), 2, ['flights', i, 'twoSeaters', 'aircraft']),
    ]),
    ...duties.flatMap((duty, i) => {
      const manual = missions[duty.mission];
      return manual ? dutyFaults(duty, manual, squadron, missionMap).map(at(['duties', i])) : [];
    }),
    ...flightsWithoutDuty(squadron, missions),
  ];
}

const at =
  (before: Path) =>
  ({ path, ...words }: FaultAt): FaultAt => ({ path: [...before, ...path], ...words });

function fieldFaults(squadron: SquadronFolder, { hexes, fields }: MissionMap): FaultAt[] {
  const { hex, station } = squadron;
  const ground = hexes[hex]?.ground ?? 'allied';
  const isTaken = fields.some(({ field, kind }) => kind !== 'home' && field === fieldOf(squadron));
  return [
    ...(ground === 'allied'
      ? []
      : [
          {
            path: ['hex'],
            found: `${hex} is ${ON[ground]}`,
            allowed: 'an aerodrome lies on our side',
            mend: 'Move it',
          },
        ]),
    ...(isTaken
      ? [
          {
            path: ['station'],
            found: `the map has another field called ${station}`,
            allowed: 'each has its own name',
            mend: 'Change it',
          },
        ]
      : []),
  ];
}

const ON = { trenches: 'in the trenches', enemy: "behind the enemy's lines" } as const;

function seatFaults(card: Aircraft | undefined, seats: 1 | 2, path: Path): FaultAt[] {
  if (!card) return [];
  if (card.side === 'german')
    return [{ path, found: `${card.name} is German`, allowed: 'an Allied machine belongs here', mend: 'Change it' }];
  if (card.seats === seats) return [];
  const found = `${card.name} has ${card.seats === 1 ? 'one seat' : 'two seats'}`;
  return seats === 1
    ? [{ path, found, allowed: 'a fighter of ours has one', mend: 'Put her among the `twoSeaters`' }]
    : [{ path, found, allowed: 'a two-seater has two', mend: 'Put her among the `fighters`' }];
}

function dutyFaults(duty: Duty, printed: Mission, { flights }: SquadronFolder, map: MissionMap | undefined): FaultAt[] {
  const manual = manualOfDuty(duty, printed);
  const { crews } = manual;
  const lacks = errandsIn(manual.activities).flatMap((errand) =>
    ASKED[errand].by
      .filter((role) => crews[role].to === 0)
      .map((role) => `\`${errand}\` is done by \`${role}\`, and none of them fly it`),
  );
  const isFlown = flights.some((flight) => mayFly(flight, crews));
  const isSomewhere =
    !(map && goesToAPlace(manual)) || manual.targets.some((kind) => targetsOf(map, kind, ZONES).length > 0);
  return [
    ...faultsOfManual(manual).filter(({ path }) => !path.includes('crews')),
    ...lacks.map((found) => ({
      path: [],
      found,
      allowed: 'somebody must be able to do it',
      mend: 'Change who flies it',
    })),
    ...(isFlown
      ? []
      : [
          {
            path: ['mission'],
            found: `no flight has the machines for ${duty.mission}`,
            allowed: crewsText(crews),
            mend: 'Say here who flies it, or take it out',
          },
        ]),
    ...(isSomewhere
      ? []
      : [
          {
            path: ['mission'],
            found: `the map has no target for ${duty.mission}`,
            allowed: `it is flown to ${manual.targets.join(', ')}`,
            mend: 'Take it out',
          },
        ]),
  ];
}

const crewsText = ({ fighters, twoSeaters }: Mission['crews']): string =>
  `it is flown with ${fighters.from} to ${fighters.to} fighters and ${twoSeaters.from} to ${twoSeaters.to} two-seaters`;

function flightsWithoutDuty({ flights, duties }: SquadronFolder, missions: SquadronCards['missions']): FaultAt[] {
  const crews = duties.flatMap((duty) => {
    const manual = missions[duty.mission];
    return manual ? [manualOfDuty(duty, manual).crews] : [];
  });
  if (crews.length < duties.length) return [];
  return flights.flatMap((flight, i) =>
    crews.some((each) => mayFly(flight, each))
      ? []
      : [
          {
            path: ['flights', i, 'flight'],
            found: `${flight.flight} Flight can fly none of the duties`,
            allowed: 'each flight has one at least',
            mend: 'Add a duty for it',
          },
        ],
  );
}
