import type { Airman } from '../campaign/aircrew.ts';
import { type CommandingOfficer, everybody } from '../campaign/campaign.ts';
import type { Flight } from '../campaign/watch.ts';
import { allFlown, carried, type Lived, sortiesOf } from './lived.ts';
import { ofKind } from './moments/of-kind.ts';

/** What is known of a man beside his figures. */
export interface Life {
  readonly forenames: string;
  readonly home: string;
  readonly age: number;
  readonly service: string;
  /** What they say of him; of those sent out in April nobody has had the time. */
  readonly character?: string;
}

/** A man of the flight, and where he comes from. */
export interface KnownMan {
  readonly flight: Flight;
  readonly man: Airman;
  readonly joined: number;
  readonly life: Life | undefined;
}

/** Everybody who was ever with the flight, in the order in which they came. */
export function whoIsWho(lived: Lived): KnownMan[] {
  const newcomers = reported(lived);
  return lived.now.flights.flatMap(({ flight, aircrew }) =>
    aircrew.map((man) => ({ flight, man, ...(newcomers.get(man.id) ?? { joined: 1, life: noted(man, lived) }) })),
  );
}

/** The same, and the Commanding Officer if he has flown: he stands with the flight with which he first did. */
export function whoHasFlown(lived: Lived): KnownMan[] {
  const officer = officerInApril(lived);
  if (!officer) return whoIsWho(lived);
  const { flight, man } = officer;
  return [...whoIsWho(lived), { flight, man, joined: 1, life: noted(man, lived) }];
}

/** The Commanding Officer with his machine, and the flight with which he first flew; nothing where he never did. */
export function officerInApril(lived: Lived): (CommandingOfficer & { readonly flight: Flight }) | undefined {
  const { commandingOfficer: officer } = lived.now;
  const first = allFlown(lived)
    .flatMap(sortiesOf)
    .find((sortie) => officer && carried(sortie, officer.man.id));
  return officer && first && { ...officer, flight: first.flown.began.flight };
}

/** A man who was on the strength when the campaign began stands in the Squadron Notes. */
function noted({ id }: Airman, { book }: Lived): Life | undefined {
  const { flights, commander } = book.squadronNotes;
  const people = [...flights.flatMap((flight) => flight.people), ...(commander ? [commander] : [])];
  return people.find((each) => each.id === id)?.life;
}

/** (46) Those who were sent out brought their papers with them. */
const reported = ({ days }: Lived): ReadonlyMap<string, Pick<KnownMan, 'joined' | 'life'>> =>
  new Map(
    days.flatMap(({ dawn, moments, untold }) => [
      ...ofKind(moments, 'newcomer-reported').map((each): Reported => [each.man, { joined: dawn.day, life: each }]),
      ...(untold?.after ? everybody(untold.after) : [])
        .filter(({ id }) => !everybody(dawn).some((man) => man.id === id))
        .map(({ id }): Reported => [id, { joined: dawn.day, life: undefined }]),
    ]),
  );

type Reported = readonly [id: string, Pick<KnownMan, 'joined' | 'life'>];
