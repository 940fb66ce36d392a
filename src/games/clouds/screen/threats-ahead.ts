import { memoizeByKey } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { farBetween } from '../../../kit/geometry/headings.ts';
import { bestOf } from '../../../kit/head/search.ts';
import type { Reaching, Threats } from '../../../kit/screen/threats.ts';
import { baseOfBest, gunsOf, type LikelyGun, type Stand } from '../head/likely-shot.ts';
import { nearerHeight } from '../head/next-turn.ts';
import { quickWays } from '../head/quick-move.ts';
import { isDone } from '../head/turns.ts';
import type { CloudsDecisions, StepPriced } from '../table/clouds-decisions.ts';
import {
  type CloudsCards,
  enemiesOf,
  type FightingMachine,
  machineNamed,
  type SkirmishSeen,
} from '../table/skirmish.ts';

type StepsComposed = CloudsDecisions['clouds-move']['about'];

/**
 * The guns that could reach a machine where a step would leave her if she then flew straight on, and whom her own
 * would. An enemy who has moved stays where he is; any other may turn and come some levels nearer in height, and is
 * likely to answer as well as he can.
 */
export function threatsBehind({ end }: StepPriced, about: StepsComposed, book: Rulebook): Threats | undefined {
  if (end.endsIn !== undefined && end.endsIn !== 'stall' && end.endsIn !== 'spin') return undefined;
  const machine = machineNamed(about.machine, about.view);
  const stand = { place: { x: end.x, y: end.y }, heading: end.heading, height: end.height };
  return threatsAt(about.view, { machine, stand, isSilent: end.endsIn !== undefined, book });
}

interface BehindStep {
  readonly machine: FightingMachine;
  readonly stand: Stand;
  readonly isSilent: boolean;
  readonly book: Rulebook;
}

const threatsAt = memoizeByKey(
  ({ machine: { id }, stand: { place, heading, height }, isSilent }: BehindStep) =>
    `${id} ${place.x} ${place.y} ${heading} ${height} ${isSilent}`,
  (view: SkirmishSeen, { machine, stand, isSilent, book }: BehindStep): Threats => {
    const cards = book.fights['clouds-of-glory'];
    const fight = { ...view, cards };
    const guns = isSilent ? [] : gunsOf(machine, fight);
    const likely: Reaching[] = [];
    const worst: Reaching[] = [];
    const own: Reaching[] = [];
    for (const foe of enemiesOf(machine, view)) {
      const his = gunsOf(foe, fight);
      const isSettled = isDone(foe, machine);
      const all = placesOf(view, { foe, machine, book });
      const places = isSettled
        ? all
        : all.map((place) => ({ ...place, height: nearerHeight(stand.height, place.height) }));
      const likes = (place: Stand): number =>
        baseOfBest(his, place, stand, cards) -
        baseOfBest(guns, stand, place, cards) / 2 -
        farBetween(place.place, stand.place) / A_POINT;
      const best = bestOf(places, likes);
      if (!best) continue;
      const shots = places.flatMap((place) => shotFrom(foe.id, his, [place, stand], cards));
      likely.push(...shotFrom(foe.id, his, [best, stand], cards));
      worst.push(...shots.filter(({ range }) => range === 'close').slice(0, 1));
      if (worst.at(-1)?.id !== foe.id) worst.push(...shots.slice(0, 1));
      own.push(...shotFrom(foe.id, guns, [stand, best], cards));
    }
    return { likely, worst, own };
  },
);

/** To be nearer by so much is worth a point of the shot to him. */
const A_POINT = 300;

interface FoeWaiting {
  readonly foe: FightingMachine;
  readonly machine: FightingMachine;
  readonly book: Rulebook;
}

const placesOf = memoizeByKey(
  ({ foe, machine }: FoeWaiting) => `${foe.id} ${machine.id}`,
  (_: SkirmishSeen, { foe, machine, book }: FoeWaiting): readonly Stand[] =>
    isDone(foe, machine) ? [foe] : quickWays(foe, book.fights['clouds-of-glory']).map(({ stand }) => stand),
);

/** A shot from the first of two places at the second. */
function shotFrom(
  id: string,
  guns: readonly LikelyGun[],
  [from, to]: readonly [Stand, Stand],
  cards: CloudsCards,
): Reaching[] {
  if (baseOfBest(guns, from, to, cards) <= 0) return [];
  return [{ id, range: farBetween(from.place, to.place) <= closeTo(cards) ? 'close' : 'long' }];
}

/** Close is as far as the distance adds to the shot, in hundredths. */
const closeTo = ({ shooting }: CloudsCards): number =>
  100 * Math.max(...shooting.distances.filter(({ amount }) => amount > 0).map(({ to }) => to));
