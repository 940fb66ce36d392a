import { eastingOf } from '../../../cards/hexes.ts';
import type { CrewTold } from '../../../table/events/turn-events.ts';
import type { Followed } from './follow.ts';
import type { MachineFacts, Trouble, WentOn } from './mission-facts.ts';
import type { Stages } from './stages.ts';

/** A moment of the flight itself, and its index among all. */
interface OfTheFlight extends Followed {
  readonly at: number;
}

/** (34) Those who flew on to their work when others had left them: whoever saw a cripple home, or the last escort. */
export function wentOn(
  followed: readonly Followed[],
  crews: readonly CrewTold[],
  { stages, machines }: { readonly stages: Stages; readonly machines: readonly MachineFacts[] },
): WentOn[] {
  const main = followed.flatMap((each, at) => (each.isMain && each.party.length > 0 ? [{ ...each, at }] : []));
  const troubles = machines.flatMap((each) => each.troubles);
  return main.flatMap((each, i) => {
    const { at, party } = each;
    const isBare = isWithoutEscort(party, crews) && !isWithoutEscort(main[i - 1]?.party ?? [], crews);
    const isParted = each.moment.type === 'mission-resumed' && isAfterEscort(at, followed);
    const hex = farthestFrom(at, main, stages);
    if (!(isBare || isParted) || hex === undefined || isTold(each, troubles, machines)) return [];
    return [{ at, by: party, hex, isBare, isLate: isParted && isAfterFights(at, followed) }];
  });
}

/** Only two-seaters, where the mission began with others. */
const isWithoutEscort = (party: readonly string[], crews: readonly CrewTold[]): boolean => {
  const isTwoSeater = (machine: string) => crews.some((each) => each.machine === machine && each.men.length > 1);
  return party.length > 0 && party.every(isTwoSeater) && !crews.every(({ machine }) => isTwoSeater(machine));
};

/** Where they came farthest east, as long as there was work to fly to. */
const farthestFrom = (from: number, main: readonly OfTheFlight[], { last }: Stages): string | undefined =>
  main
    .filter(({ moment, at }) => moment.type === 'moved' && at > from && at <= last)
    .toSorted((a, b) => eastingOf(b.hex) - eastingOf(a.hex))[0]?.hex;

/** What those who parted from the flight did is written down before the flight goes on. */
const partedAt = (at: number, followed: readonly Followed[]): number =>
  followed.findLastIndex(({ isMain }, i) => i < at && isMain);

const isAfterEscort = (at: number, followed: readonly Followed[]): boolean =>
  followed[partedAt(at, followed)]?.moment.type === 'lame-duck-escorted';

const isAfterFights = (at: number, followed: readonly Followed[]): boolean =>
  followed.slice(partedAt(at, followed), at).some(({ moment }) => moment.type === 'fight-began');

/** That they went back over the lines, or that one of them worked alone, says as much. */
const isTold = ({ at, party }: OfTheFlight, troubles: readonly Trouble[], machines: readonly MachineFacts[]): boolean =>
  troubles.some((each) => each.is === 'went-back' && each.at >= at && isAmong(party, each.by)) ||
  machines.some(
    (each) =>
      party.length === 1 &&
      each.machine === party[0] &&
      each.troubles.some((trouble) => trouble.is === 'worked' && trouble.at >= at),
  );

const isAmong = (some: readonly string[], all: readonly string[]): boolean => some.every((each) => all.includes(each));
