import { keysOf } from '../keys-of.ts';
import { ASKED } from '../manuals/asked.ts';
import { saidIn } from '../manuals/said-in.ts';
import type { Mission } from '../printed/mission.ts';
import type { OfAFlight } from './flight-machines.ts';
import type { Duty, SquadronFolder } from './squadron-folder.ts';

type DutyCrews = Pick<Mission['crews'], 'fighters' | 'twoSeaters'>;

/** The manual of a mission as this squadron flies it: as printed, except where the duty differs. */
export const manualOfDuty = ({ fighters, twoSeaters, manual }: Duty, printed: Mission): Mission => ({
  ...printed,
  ...(manual && saidIn(manual)),
  activities: { ...printed.activities, ...(manual?.activities && saidIn(manual.activities)) },
  crews: { ...printed.crews, ...saidIn({ fighters, twoSeaters }) },
});

/** Whether a flight has the machines that a mission needs. */
export function mayFly({ fighters, twoSeaters }: OfAFlight, crews: DutyCrews): boolean {
  const kinds = [
    { have: fighters?.numbers.length ?? 0, ...crews.fighters },
    { have: twoSeaters?.numbers.length ?? 0, ...crews.twoSeaters },
  ];
  return kinds.every(({ have, from }) => have >= from) && kinds.some(({ have, to }) => Math.min(have, to) > 0);
}

/** Whether a flight is sent to a target that is a place on the map. */
export const goesToAPlace = ({ activities }: Pick<Mission, 'activities'>): boolean =>
  keysOf(ASKED).some((activity) => activities[activity] !== undefined && ASKED[activity].over === 'place');

/** The id of its aerodrome among the fields of the map. */
export const fieldOf = ({ station }: Pick<SquadronFolder, 'station'>): string =>
  station.toLowerCase().replace(/[^a-z0-9]+/g, '-');
