import type { Airman } from '../../campaign/aircrew.ts';
import type { Campaign, FlightRecord } from '../../campaign/campaign.ts';
import type { Career } from '../../campaign/career.ts';
import { careerCards, expectDefined, type Rulebook } from '../../cards/rulebook.ts';
import { figuresOf } from '../../procedure/campaign/careers/figures.ts';
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
    const place = flightFit(flight, type, man)(flight) ?? beyondCard(flight, book);
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

/** (C124) The figure of a man that the card has no price for, or would not have if he spent all that he has on it. */
function beyondCard({ aircrew }: FlightRecord, book: Rulebook): string | undefined {
  const places = aircrew.map((man, i) => {
    const figure = man.career && beyondPrice(man, man.career, book);
    return figure && `.aircrew.${i}.career.changed.${figure}`;
  });
  return places.find((place) => place !== undefined);
}

function beyondPrice(man: Airman, { points }: Career, book: Rulebook): string | undefined {
  const { points: dearest, to } = expectDefined(careerCards(book).careers.price.at(-1), 'price');
  const figures = figuresOf(man, book);
  return RAISED.find((figure) => figures[figure] + points / dearest > to);
}

const RAISED = ['awareness', 'flying', 'gunnery'] as const;

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
