import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import { beside, farSquared, type Pose } from '../../../kit/geometry/pose.ts';
import { cosine, sine, UNIT } from '../../../kit/geometry/turning.ts';
import { firstOf, type Policy } from '../../../kit/head/policy.ts';
import { bestOf } from '../../../kit/head/search.ts';
import { placeInWing } from '../../../kit/head/wing.ts';
import { handOf } from '../cards/legal-plan.ts';
import type { CardView, OwnMachine } from '../table/view.ts';
import type { PlanLine } from './head.ts';
import { lineOfCards, linesOf } from './plans.ts';

type FollowingPlans = Pick<Policy, 'plan-card'>;

/**
 * A follower keeps beside its leader, a little behind, through each of the three cards. Where the leader has no plan
 * yet, it is assumed to fly straight on.
 */
export const followWithCards = (leader: string, otherwise: FollowingPlans): FollowingPlans => ({
  'plan-card': (about, options, book) => {
    const { view, machine, planned } = about;
    const lead = view.own.find(({ id }) => id === leader);
    const own = view.own.find(({ id }) => id === machine);
    if (!lead || !own) return otherwise['plan-card'](about, options, book);
    const places = placesBehind(lead, own, view, book);
    const mates = view.own.filter(({ id }) => id !== machine).map((mate) => lineOfCards(mate, mate.plan, book));
    const off = (line: PlanLine) =>
      offOf(line, places, view) + mates.reduce((sum, mate) => sum + crowded(line, mate), 0);
    const best = bestOf(linesOf(own, planned, view, book), (line) => -off(line));
    const wanted = best?.cards[planned.length]?.card;
    return options.find((option) => option === wanted) ?? firstOf(options);
  },
});

/** Where the follower should be after each card, and its heading. */
function placesBehind(lead: OwnMachine, own: OwnMachine, view: CardView, book: Rulebook): readonly Pose[] {
  const straight = handOf(lead.deck, book).find(({ turn, right }) => turn === 0 && right === 0)?.card;
  const cards = [0, 1, 2].flatMap((slot) => lead.plan[slot] ?? straight ?? []);
  const { right, forward } = stationOf(own, lead, view.own);
  return lineOfCards(lead, cards, book).ends.map((pose) => ({
    ...beside(pose, right, forward),
    heading: pose.heading,
  }));
}

/**
 * In hundredths of a millimetre: the first of a wing flies so far to the side and behind, the next so far from the
 * first.
 */
const ASIDE = 8000;
const BEHIND = 3000;

/** How far to the right of its leader a machine keeps, and how far ahead. */
function stationOf(own: OwnMachine, lead: OwnMachine, mates: readonly OwnMachine[]) {
  const wing = mates.filter(({ id }) => id !== lead.id).map((mate) => ({ id: mate.id, right: rightOf(mate, lead) }));
  const place = placeInWing({ id: own.id, right: rightOf(own, lead) }, wing);
  return { right: place * ASIDE, forward: -Math.abs(place) * BEHIND };
}

/** How far to the leader's right a machine is. */
function rightOf({ pose: { x, y } }: OwnMachine, { pose: lead }: OwnMachine): number {
  return Math.round(((x - lead.x) * cosine(lead.heading) - (y - lead.y) * sine(lead.heading)) / UNIT);
}

/** Two machines so near might overlap, once the mate's card is laid. */
const UPON = 7000;

const crowded = ({ ends }: PlanLine, mate: PlanLine): number =>
  ends.filter((end, i) => mate.ends[i] && farSquared(end, mate.ends[i]) < UPON ** 2).length * CROWDED;

/** A step of wrong heading counts as much as this distance. A place off the table is not accepted. */
const A_STEP = 800;
const CROWDED = 50_000;
const OFF = 1_000_000;

function offOf({ ends }: PlanLine, places: readonly Pose[], { table }: CardView): number {
  return ends.reduce((sum, end, i) => {
    const place = expectDefined(places[i], 'place');
    const turned = Math.abs(end.heading - place.heading);
    const isOff = end.x < 0 || end.y < 0 || end.x > table.width || end.y > table.length;
    return sum + Math.sqrt(farSquared(end, place)) + A_STEP * Math.min(turned, 24 - turned) + (isOff ? OFF : 0);
  }, 0);
}
