import type { Campaign, FlightRecord } from '../../campaign/campaign.ts';
import { careerCards, type Rulebook } from '../../cards/rulebook.ts';
import { both, type Fit, having, listOf, maybe, oneOf, textThat } from './fits.ts';

/** The length was checked when the line was read. */
const each = (look: Fit): Fit => listOf(Number.POSITIVE_INFINITY, look);

/**
 * The first place in a campaign that names something missing: a type of aircraft without a card, a machine or a man
 * unknown to its flight. The form was checked when the line was read.
 */
export function misfitOnCards(campaign: Campaign, book: Rulebook): string | undefined {
  const type = having({ aircraft: oneOf(...Object.keys(book.aircraft)) });
  const man = having({
    id: textThat((id) => /^[a-z0-9-]+$/i.test(id)),
    career: maybe(having({ abilities: each((ability) => oneOf(...abilitiesOn(book))(ability)) })),
  });
  const flights = campaign.flights.map((flight, i) => {
    const place = flightFit(flight, type, man)(flight);
    return place && `.flights.${i}${place}`;
  });
  const officer = having({ commandingOfficer: maybe(having({ machine: type })) })(campaign);
  return flights.find((place) => place !== undefined) ?? officer;
}

/** The card of careers is read only if somebody has a career. */
const abilitiesOn = (book: Rulebook): readonly string[] => {
  const { ace, pilot, gunner } = careerCards(book).careers;
  return [ace, pilot, gunner].flat().map(({ ability }) => ability);
};

/** A flight names only its own machines and men, and each machine has its letter. */
function flightFit({ flight, machines, aircrew }: FlightRecord, type: Fit, man: Fit): Fit {
  const number = textThat((id) => /^[ABC][1-8]$/.test(id) && id.startsWith(flight));
  const inMachine = having({ machine: oneOf(...machines.map(({ id }) => id)) });
  return having({
    machines: each(both(having({ id: number }), type)),
    aircrew: each(both(man, inMachine)),
    awaited: each(inMachine),
    succession: maybe(having({ acting: maybe(oneOf(...aircrew.map(({ id }) => id))) })),
  });
}
