import { memoizeByKey } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { farBetween } from '../../../kit/geometry/headings.ts';
import { bestOf } from '../../../kit/head/search.ts';
import type { Reaching, Threats } from '../../../kit/screen/threats.ts';
import { type CloudsCards, enemiesOf, type FightingMachine, type SkirmishSeen } from '../table/skirmish.ts';
import { placesInReach, type WithinReach } from './in-reach.ts';
import { baseOfBest, gunsOf, type LikelyGun, reachOfAny, SIDES, type Stand } from './likely-shot.ts';
import { nearerHeight } from './next-turn.ts';
import { quickWays } from './quick-move.ts';
import { isDone } from './turns.ts';

/** A place where a machine would be when the guns fire, and whether she may not fire there herself. */
interface BehindStep {
  readonly machine: FightingMachine;
  readonly stand: Stand;
  readonly isSilent: boolean;
  readonly book: Rulebook;
}

/**
 * The guns that could reach a machine at a place that she may come to, and whom her own would. An enemy who has moved
 * stays where he is; any other may turn and come some levels nearer in height, and is likely to answer as well as he
 * can.
 */
export const threatsAt = memoizeByKey(
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
      const waiting = { foe, machine, book };
      const best = bestPlace(his, [guns, stand], view, waiting);
      const first = shotFrom(foe.id, his, [best, stand], cards);
      const all = isDone(foe, machine) ? [] : worstShot(his, stand, view, waiting);
      likely.push(...first);
      worst.push(...bestShot([...first, ...all]));
      own.push(...shotFrom(foe.id, guns, [stand, best], cards));
    }
    return { likely, worst, own };
  },
);

/** Where an enemy is likely to be when the guns fire: where he has moved to, or where it suits him best. */
function bestPlace(
  his: readonly LikelyGun[],
  [guns, stand]: readonly [readonly LikelyGun[], Stand],
  view: SkirmishSeen,
  waiting: FoeWaiting,
): Stand {
  const { foe, machine, book } = waiting;
  if (isDone(foe, machine)) return foe;
  const cards = book.fights['clouds-of-glory'];
  const places = placesOf(view, waiting).map((place) => ({
    ...place,
    height: nearerHeight(stand.height, place.height),
  }));
  const likes = (place: Stand): number =>
    baseOfBest(his, place, stand, cards) -
    baseOfBest(guns, stand, place, cards) / 2 -
    farBetween(place.place, stand.place) / A_POINT;
  return bestOf(places, likes) ?? foe;
}

/** To be nearer by so much is worth a point of the shot to him. */
const A_POINT = 300;

interface FoeWaiting {
  readonly foe: FightingMachine;
  readonly machine: FightingMachine;
  readonly book: Rulebook;
}

const placesOf = memoizeByKey(
  ({ foe, machine }: FoeWaiting) => `${foe.id} ${machine.id}`,
  (_: SkirmishSeen, { foe, book }: FoeWaiting): readonly Stand[] =>
    quickWays(foe, book.fights['clouds-of-glory']).map(({ stand }) => stand),
);

/** All that he may fly, and not only what is likely. */
const reachOf = memoizeByKey(
  ({ foe, machine }: FoeWaiting) => `${foe.id} ${machine.id}`,
  (_: SkirmishSeen, { foe, book }: FoeWaiting): WithinReach => placesInReach(foe, book.fights['clouds-of-glory']),
);

/** The best shot of all that he may have at her there. */
function worstShot(his: readonly LikelyGun[], stand: Stand, view: SkirmishSeen, waiting: FoeWaiting): Reaching[] {
  const { foe, book } = waiting;
  const cards = book.fights['clouds-of-glory'];
  const far = reachOfAny(cards);
  if (farBetween(foe.place, stand.place) > 100 * foe.speed + far) return [];
  const { noses, heights } = reachOf(view, waiting);
  const height = Math.min(Math.max(stand.height, heights.from), heights.to);
  let best = 0;
  let at: Stand = foe;
  for (const { place, heading } of noses) {
    if (Math.abs(place.x - stand.place.x) > far || Math.abs(place.y - stand.place.y) > far) continue;
    const nose = { place, heading, height };
    const base = baseOfBest(his, nose, stand, cards);
    if (base > best) [best, at] = [base, nose];
    if (best >= SIDES) break;
  }
  return best > 0 ? shotFrom(foe.id, his, [at, stand], cards) : [];
}

function bestShot(shots: readonly Reaching[]): Reaching[] {
  const best = bestOf(shots, ({ chance = 0 }) => chance);
  return best ? [best] : [];
}

/** A shot from the first of two places at the second. */
function shotFrom(
  id: string,
  guns: readonly LikelyGun[],
  [from, to]: readonly [Stand, Stand],
  cards: CloudsCards,
): Reaching[] {
  const base = baseOfBest(guns, from, to, cards);
  if (base <= 0) return [];
  return [
    { id, chance: Math.min(base, SIDES), range: farBetween(from.place, to.place) <= closeTo(cards) ? 'close' : 'long' },
  ];
}

/** Close is as far as the distance adds to the shot, in hundredths. */
const closeTo = ({ shooting }: CloudsCards): number =>
  100 * Math.max(...shooting.distances.filter(({ amount }) => amount > 0).map(({ to }) => to));
