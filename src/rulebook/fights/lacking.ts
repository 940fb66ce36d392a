import type { Rulebook } from '../rulebook.ts';
import type { SystemName } from './systems.ts';

/** By the aircraft's id the card that a way to fight has of her. */
type CardsOf = (book: Rulebook) => { readonly [aircraft: string]: unknown };

const manoeuvreCards: CardsOf = ({ fights }) => fights['manoeuvre-cards'].cardMachines.machines;

const CARDS: Readonly<Record<SystemName, CardsOf>> = {
  'wings-over-france': ({ aircraft }) => aircraft,
  'wings-of-war': manoeuvreCards,
  'wings-of-glory': manoeuvreCards,
  'winged-victory': ({ fights }) => fights['winged-victory'].dashboards,
  'clouds-of-glory': ({ fights }) => fights['clouds-of-glory'].panels.panels,
};

/** What the squadron and the forty-one fly of which a way to fight has no card: a player's own cards may bring such. */
export function lacking(system: SystemName, book: Rulebook): string[] {
  const cards = CARDS[system](book);
  return flown(book).filter((aircraft) => cards[aircraft] === undefined);
}

function flown({ squadronNotes: { flights, commander }, fortyOne: { counters } }: Rulebook): string[] {
  const ours = flights.flatMap(({ fighters, twoSeaters }) => [fighters.aircraft, twoSeaters.aircraft]);
  const theirs = counters.map(({ aircraft }) => aircraft);
  const types = [...ours, ...(commander ? [commander.aircraft] : []), ...theirs];
  return [...new Set(types.map(String))];
}
