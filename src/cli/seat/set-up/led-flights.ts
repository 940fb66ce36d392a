import { flightsNamed } from '../../../campaign/flight-names.ts';
import { FLIGHTS, type Flight } from '../../../campaign/watch.ts';
import { plural } from '../../../english/numbers.ts';
import type { Opening } from '../../../logbook/record.ts';
import { quoted } from '../../../terminal/kit/quoted.ts';
import { WrongUsage } from '../../shell/faults.ts';
import { policyOf } from './policy-of.ts';

/** Who leads what: the player's own flights, those that a policy leads, and all that fly. */
export interface LedFlights {
  readonly own: readonly Flight[];
  readonly others: Opening['others'];
  readonly all: readonly Flight[];
}

/** What a new campaign is to be: B Flight and no other, where nothing is said. */
export function ledFlights({ flights = 'B', others: policy }: { flights?: string; others?: string }): LedFlights {
  const own = flightsOf(flights);
  if (policy === undefined) return { own, others: undefined, all: own };
  const left = FLIGHTS.filter((flight) => !own.includes(flight));
  if (left.length === 0) throw new WrongUsage('You lead all three flights: there are no others for a policy.');
  return { own, others: { flights: left, policy: policyOf(policy) }, all: FLIGHTS };
}

/** The flights of `A,C`, in the order of their letters. */
function flightsOf(text: string): Flight[] {
  const letters = text.split(',').map((letter) => letter.trim().toUpperCase());
  const unknown = letters.find((letter) => !FLIGHTS.some((flight) => flight === letter));
  if (unknown !== undefined)
    throw new WrongUsage(`There is no flight ${quoted(unknown)}: the squadron's flights are ${FLIGHTS.join(', ')}.`);
  return FLIGHTS.filter((flight) => letters.includes(flight));
}

/** `You lead B Flight. A and C Flights are led by the policy prudent.` */
export function commandText({ own, others }: LedFlights): string {
  const yours = `You lead ${nameOf(own)}.`;
  if (!others) return yours;
  return `${yours} ${nameOf(others.flights)} ${plural(others.flights.length, 'is', 'are')} led by the policy ${others.policy}.`;
}

const nameOf = (flights: readonly Flight[]): string => flightsNamed(flights.map((flight) => ({ flight })));
