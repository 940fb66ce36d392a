import { flightsNamed } from '../../campaign/flight-names.ts';
import { FLIGHTS, type Flight } from '../../campaign/watch.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Opening } from '../../logbook/record.ts';
import { quoted } from '../../page/quoted.ts';
import { WrongUsage } from '../../shell/faults.ts';
import { asSet } from '../../shell/settings.ts';
import { plural } from '../../words/numbers.ts';
import type { NewOptions } from './new-options.ts';
import { policyOf } from './read-options.ts';
import { STAND_BY } from './set-up-choices.ts';

/** Who leads what: the player's own flights, those of a policy, and all that fly. */
export interface LedFlights {
  readonly own: readonly Flight[];
  readonly others: Opening['others'];
  readonly all: readonly Flight[];
}

/** The flights of a new campaign: B Flight only, by default; in a squadron without one, its first. */
export function ledFlights(options: NewOptions, book: Pick<Rulebook, 'squadronNotes'>): LedFlights {
  const { flights, others: asked } = options;
  const policy = asked ?? asSet('others', options);
  const all = flightsIn(book);
  const own = flightsOf(flights ?? usualFlight(all), all);
  const left = all.filter((flight) => !own.includes(flight));
  if (policy === STAND_BY || (left.length === 0 && asked === undefined)) return { own, others: undefined, all: own };
  if (left.length === 0)
    throw new WrongUsage(`You lead all${all.length === 3 ? ' three' : ''} flights: there are no others for a policy.`);
  return { own, others: { flights: left, policy: policyOf(policy) }, all };
}

/** The flights of a squadron, in the order of their letters. */
export const flightsIn = ({ squadronNotes: { flights } }: Pick<Rulebook, 'squadronNotes'>): readonly Flight[] =>
  FLIGHTS.filter((letter) => flights.some(({ flight }) => flight === letter));

/** B is the flight of the played games. */
const usualFlight = (all: readonly Flight[]): string => (all.includes('B') ? 'B' : all.slice(0, 1).join());

function flightsOf(text: string, all: readonly Flight[]): readonly Flight[] {
  const letters = lettersIn(text);
  if (letters.join() === EVERY_FLIGHT) return all;
  const unknown = letters.find((letter) => !isOneOf(all, letter));
  return unknown === undefined ? all.filter((flight) => letters.includes(flight)) : noFlight(unknown, all);
}

/** Typed flights: `B`, `A,C`, `a and c`, `all`; in the order of their letters, or nothing. */
export function readFlights(text: string, all: readonly Flight[]): string | undefined {
  const letters = lettersIn(text);
  const isKnown = letters.join() === EVERY_FLIGHT || letters.every((letter) => isOneOf(all, letter));
  return isKnown ? flightsOf(text, all).join(',') : undefined;
}

const EVERY_FLIGHT = 'ALL';

/** An empty text names the flight without a letter, which no squadron has. */
const lettersIn = (text: string): string[] =>
  text
    .trim()
    .toUpperCase()
    .split(/[\s,;&+]+(?:AND[\s,]+)?/);

const isOneOf = (all: readonly Flight[], letter: string): boolean => all.some((flight) => flight === letter);

/** One flight of the squadron. */
export function flightOf(text: string, book: Pick<Rulebook, 'squadronNotes'>): Flight {
  const all = flightsIn(book);
  return all.find((letter) => letter === text.toUpperCase()) ?? noFlight(text, all);
}

function noFlight(text: string, all: readonly Flight[]): never {
  throw new WrongUsage(`There is no flight ${quoted(text)}: the squadron's flights are ${all.join(', ')}.`);
}

/** `You lead B Flight. A and C Flights are led by the policy prudent.` */
export function commandText({ own, others }: LedFlights): string {
  const yours = `You lead ${nameOf(own)}.`;
  if (!others) return yours;
  return `${yours} ${nameOf(others.flights)} ${plural(others.flights.length, 'is', 'are')} led by the policy ${others.policy}.`;
}

const nameOf = (flights: readonly Flight[]): string => flightsNamed(flights.map((flight) => ({ flight })));
