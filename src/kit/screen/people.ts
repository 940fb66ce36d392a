import type { CrewSeat, NamedMan } from '../../campaign/aircrew.ts';
import { allMen, type Campaign } from '../../campaign/campaign.ts';
import { type Men, menOf, menWith } from '../../campaign/namesakes.ts';
import type { Flight } from '../../campaign/watch.ts';
import { counterNamed, isGerman } from '../../cards/counters.ts';
import type { Rank } from '../../cards/printed/replacements.ts';
import { aircraftNamed, type Rulebook } from '../../cards/rulebook.ts';
import { type CameDown, cameDown, diedAboard } from '../../table/came-down.ts';
import type { Combatant, GunPlace } from '../../table/events/fight-events.ts';
import type { CrewTold } from '../../table/events/turn-events.ts';
import type { GameEvent } from '../../table/events.ts';
import { promotionIn } from '../../table/promotion-in.ts';
import type { Side } from '../../table/sides.ts';
import { listed } from '../../words/numbers.ts';

/** The names of the people, for sentences that use rank and name. */
export interface People {
  /** The men of the flight by id. */
  readonly men: Men;
  /** The player's flights. */
  readonly flights: readonly Flight[];
  /** The crews of the current mission, and their flight. */
  readonly crews: readonly CrewTold[];
  readonly aloft?: Flight;
  /** Whose `we` is meant: the Germans' where a player leads them in a battle; otherwise the Allies'. */
  readonly we?: Side;
  /** Machines of ours that came down today. */
  readonly downs: readonly (CameDown & { readonly flight: Flight | undefined })[];
  /** Men who were killed today in machines that were brought home. */
  readonly dead?: readonly (CameDown['men'][number] & { readonly flight: Flight | undefined })[];
  /** Who was lost today, in the words of the diary, where one is kept: what a flight knows of them on its evening. */
  readonly headlineOf?: ((flight: Flight) => string | undefined) | undefined;
}

export const peopleOf = (campaign: Pick<Campaign, 'flights' | 'commandingOfficer'>): People => ({
  men: menOf(allMen(campaign)),
  flights: campaign.flights.map(({ flight }) => flight),
  crews: [],
  downs: [],
});

/** Whether a side is the one that the story is told to. */
export const isOwn = (side: Side, { we = 'allied' }: Pick<People, 'we'>): boolean => side === we;

/** Which flight is meant: `A Flight`, where there is more than one. */
export const speaker = (flight: Flight, { flights }: People, after: string): string =>
  flights.length > 1 ? `${flight} Flight${after}` : '';

/** The people after an event: it may introduce crews of a mission or battle or a new man, and men may be lost. */
export function peopleAfter(people: People, event: GameEvent): People {
  switch (event.type) {
    case 'mission-began':
      return { ...people, crews: event.machines, aloft: event.flight };
    case 'battle-began':
      return { ...people, crews: event.machines };
    case 'mission-ended': {
      const down = cameDown(event, people.crews).map((each) => ({ ...each, flight: people.aloft }));
      const died = diedAboard(event, people.crews).map((each) => ({ ...each, flight: people.aloft }));
      return { ...people, downs: [...people.downs, ...down], dead: [...(people.dead ?? []), ...died] };
    }
    case 'day-broke':
      return { ...people, downs: [], dead: [] };
    case 'newcomer-reported':
      return { ...people, men: menWith(event.man, event, people.men) };
    default:
      return people;
  }
}

/** A promoted man has his new rank from the next sentence on. */
export function afterPromotion(people: People, event: GameEvent): People {
  const made = promotionIn(event);
  const man = made && people.men.get(made.man);
  return man ? { ...people, men: menWith(made.man, { ...man, rank: made.rank }, people.men) } : people;
}

export const SHORT_RANKS: Readonly<Record<Rank, string>> = {
  Major: 'Maj',
  Captain: 'Capt',
  Lieutenant: 'Lt',
  'Second Lieutenant': '2Lt',
  Sergeant: 'Sgt',
  'Air Mechanic': 'AM',
};

/** `Capt Haldenby`; `Lt T. Mowbray`, where there is another Lieutenant Mowbray. */
export const shortName = ({ rank, surname, initial }: Pick<NamedMan, 'rank' | 'surname' | 'initial'>): string =>
  [SHORT_RANKS[rank], ...(initial ? [`${initial}.`] : []), surname].join(' ');

/** A man by his id; the id itself where he is unknown. */
export function manNamed(id: string, { men, crews }: People): string {
  const man = men.get(id) ?? crews.flatMap((crew) => crew.men).find(({ airman }) => airman === id);
  return man ? shortName(man) : id;
}

/** The man in a seat of a machine: `Capt Haldenby`, or `the pilot` of a machine whose crew is unknown. */
export function manAboard(machine: string, seat: CrewSeat, { crews }: People): string {
  const man = crews.find((crew) => crew.machine === machine)?.men[seat === 'pilot' ? 0 : 1];
  return man ? shortName(man) : `the ${seat}`;
}

/** A machine by its pilot: `Capt Haldenby (B1)`; by its number alone where he is unknown. */
export function flyer(machine: string, people: People): string {
  return people.crews.some((crew) => crew.machine === machine)
    ? `${manAboard(machine, 'pilot', people)} (${machine})`
    : machine;
}

/** The man at a gun: `Capt Haldenby (B1)`, `2Lt Kyle (B7)`, `G9's observer`. */
export function gunner(machine: string, gun: GunPlace, people: People): string {
  if (gun === 'forward') return flyer(machine, people);
  const observer = manAboard(machine, 'observer', people);
  return observer === 'the observer' ? `${machine}'s observer` : `${observer} (${machine})`;
}

/**
 * (50) The man of a counter that is one man, on a mission: `Manfred von Richthofen`. In a battle a number is no
 * counter.
 */
const famousIn = (machine: string, book: Rulebook, { aloft }: Pick<People, 'aloft'>): string | undefined =>
  aloft !== undefined && isGerman(machine) ? counterNamed(machine, book).personal : undefined;

/** `Capt Haldenby of B1`, `the pilot of G9`, `Manfred von Richthofen in G1`. */
export function manOf(machine: string, seat: CrewSeat, book: Rulebook, people: People): string {
  const famous = seat === 'pilot' ? famousIn(machine, book, people) : undefined;
  return famous === undefined ? `${manAboard(machine, seat, people)} of ${machine}` : `${famous} in ${machine}`;
}

/** `G9 and G12 (Albatros D.III, 4/C)`: grouped by type and quality. */
export function theirs(machines: readonly Combatant[], book: Rulebook, people: Pick<People, 'aloft'>): string {
  const groups = new Map<string, string[]>();
  for (const { id, aircraft, skill, firing } of machines) {
    const kind = `${aircraftNamed(aircraft, book)}, ${skill}/${firing}`;
    const famous = famousIn(id, book, people);
    groups.set(kind, [...(groups.get(kind) ?? []), famous === undefined ? id : `${famous} in ${id}`]);
  }
  return listed([...groups].map(([kind, ids]) => `${listed(ids)} (${kind})`));
}
