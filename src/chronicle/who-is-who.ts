import type { Airman } from '../campaign/aircrew.ts';
import { type CommandingOfficer, everybody } from '../campaign/campaign.ts';
import type { Flight } from '../campaign/watch.ts';
import { allFlown, type Lived, sortiesOf, wasAboard } from './lived.ts';
import { ofKind } from './moments/of-kind.ts';

/** Facts about a man other than his ratings. */
interface Life {
  readonly forenames: string;
  readonly home: string;
  readonly age: number;
  readonly service: string;
  /** His character; unknown for replacements of April. */
  readonly character?: string;
}

/** A man of the flight, and where he comes from. */
export interface KnownMan {
  readonly flight: Flight;
  readonly man: Airman;
  readonly joined: number;
  readonly life: Life | undefined;
}

/** All present and former men of the flight, in the order of arrival. */
export function whoIsWho(lived: Lived): KnownMan[] {
  const newcomers = reported(lived);
  return lived.now.flights.flatMap(({ flight, aircrew }) =>
    aircrew.map((man) => ({ flight, man, ...(newcomers.get(man.id) ?? { joined: 1, life: noted(man, lived) }) })),
  );
}

/** The same, and the Commanding Officer if he has flown: he is listed with the flight of his first mission. */
export function whoHasFlown(lived: Lived): KnownMan[] {
  const officer = officerInApril(lived);
  if (!officer) return whoIsWho(lived);
  const { flight, man } = officer;
  return [...whoIsWho(lived), { flight, man, joined: 1, life: noted(man, lived) }];
}

/** Everybody in the squadron's records: the men of the flights, and the Commanding Officer, who is of none. */
export function everybodyKnown(lived: Lived): (Omit<KnownMan, 'flight'> & { readonly flight: Flight | '' })[] {
  const { commandingOfficer: officer } = lived.now;
  const life = officer && noted(officer.man, lived);
  return [...whoIsWho(lived), ...(officer ? [{ flight: '' as const, man: officer.man, joined: 1, life }] : [])];
}

/** The Commanding Officer with his machine, and the flight of his first mission; nothing where he never flew. */
export function officerInApril(lived: Lived): (CommandingOfficer & { readonly flight: Flight }) | undefined {
  const { commandingOfficer: officer } = lived.now;
  const first = allFlown(lived)
    .flatMap(sortiesOf)
    .find((sortie) => officer && wasAboard(sortie, officer.man.id));
  return officer && first && { ...officer, flight: first.flown.began.flight };
}

/** A man who was there at the start of the campaign stands in the Squadron Notes. */
function noted({ id }: Airman, { book }: Lived): Life | undefined {
  const { flights, commander } = book.squadronNotes;
  const people = [...flights.flatMap((flight) => flight.people), ...(commander ? [commander] : [])];
  return people.find((each) => each.id === id)?.life;
}

/** (46) Replacements brought their papers with them. */
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
