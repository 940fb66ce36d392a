import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import type { PlanLine } from '../../../src/games/cards/head/head.ts';
import { linesOf } from '../../../src/games/cards/head/plans.ts';
import { bestShot, gunsOf as gunsWithCards, TELLS } from '../../../src/games/cards/head/shots.ts';
import type { CardDecisions } from '../../../src/games/cards/table/card-decisions.ts';
import type { OwnMachine, SeenMachine } from '../../../src/games/cards/table/view.ts';
import { gunsOf as gunsInClouds, hitChance } from '../../../src/games/clouds/head/likely-shot.ts';
import { atEachHeight, waysOf } from '../../../src/games/clouds/head/moves.ts';
import { CHORES } from '../../../src/games/clouds/head/opponent.ts';
import { freshCourse } from '../../../src/games/clouds/rules/flying/composed.ts';
import { courseOf } from '../../../src/games/clouds/rules/flying/course.ts';
import type { CloudsDecisions } from '../../../src/games/clouds/table/clouds-decisions.ts';
import { enemiesOf, machineNamed, type Skirmish } from '../../../src/games/clouds/table/skirmish.ts';
import { knownOf, machineIn, shotValue } from '../../../src/games/side/head/known.ts';
import { FIXED_REACH, isBeyond } from '../../../src/games/side/rules/flight/arcs.ts';
import type { EnergyDecisions } from '../../../src/games/side/table/energy-decisions.ts';
import type { Known } from '../../../src/games/side/table/fighting-machine.ts';
import { farBetween } from '../../../src/kit/geometry/headings.ts';
import { farSquared } from '../../../src/kit/geometry/pose.ts';
import type { Policy } from '../../../src/kit/head/policy.ts';
import { type GameEvent, ofType } from '../../../src/table/events.ts';
import { enemyOf } from '../../../src/table/sides.ts';

/** A turn of one who has a gunner, with an enemy in reach: whether he kept his field, and how many of his ways do. */
export interface Kept {
  readonly machine: string;
  readonly kept: boolean;
  readonly ofAll: number;
}

/** What a gunner's pilot might have flown with cards, and what he laid: nobody knows yet where the enemies will be. */
interface Laid {
  readonly turn: number;
  readonly own: OwnMachine;
  readonly enemies: readonly SeenMachine[];
  readonly flown: PlanLine;
  readonly lines: readonly PlanLine[];
}

/** What is seen of fights while they are flown. */
export interface Watched {
  readonly kept: Kept[];
  readonly laid: Laid[];
}

/** A head that is looked at while it leads: it flies as it would. */
export const watchedIn = (led: Policy, { kept, laid }: Watched): Policy => ({
  ...led,
  'energy-move': (about, options, book) => {
    const word = led['energy-move'](about, options, book);
    kept.push(...fromTheSide(about, word, options, book));
    return word;
  },
  'clouds-move': (about, options, book) => {
    const word = led['clouds-move'](about, options, book);
    kept.push(...inClouds(about, word, book));
    return word;
  },
  'plan-card': (about, options, book) => {
    const card = led['plan-card'](about, options, book);
    laid.push(...withCards(about, card, book));
    return card;
  },
});

const told = <Way>(machine: string, flown: Way, all: readonly Way[], keeps: (way: Way) => boolean): Kept[] => [
  { machine, kept: keeps(flown), ofAll: all.filter(keeps).length / Math.max(all.length, 1) },
];

/** By the enemies who have moved already: of the others nobody knows where they will be. */
function fromTheSide(
  { view, machine, ends }: EnergyDecisions['energy-move']['about'],
  word: string,
  options: readonly string[],
  book: Rulebook,
): Kept[] {
  const own = machineIn(view, machine);
  const near = knownOf(view, enemyOf(own.side)).filter(
    ({ flew, pose }) => flew !== '' && !isBeyond(FIXED_REACH, own.pose, pose),
  );
  if (own.gunners.length === 0 || near.length === 0) return [];
  const gunner = silent(own);
  return told(machine, word, options, (way) => {
    const from = ends[way]?.pose ?? own.pose;
    return (
      near.some(({ pose }) => shotValue({ machine: gunner, from }, pose, book) > 0) &&
      near.every((enemy) => shotValue({ machine: enemy, from: enemy.pose }, from, book) === 0)
    );
  });
}

/** Only his gunner fires. */
const silent = (machine: Known): Known => ({
  ...machine,
  guns: machine.guns.map((gun) => (gun.mount === 'fixed' ? { ...gun, jammed: true } : gun)),
});

/** The whole move is known with its last step, and those with less initiative have moved. */
function inClouds(
  { view, machine, course }: CloudsDecisions['clouds-move']['about'],
  word: string,
  book: Rulebook,
): Kept[] {
  const cards = book.fights['clouds-of-glory'];
  const fight: Skirmish = { ...view, cards };
  const own = machineNamed(machine, fight);
  const flown = courseOf([...course.words, word], own, cards);
  const reach = 100 * (cards.shooting.distances.at(-1)?.to ?? 0);
  const near = enemiesOf(own, fight).filter(
    ({ place, initiative }) => initiative.total < own.initiative.total && farBetween(place, own.place) <= reach,
  );
  if (!flown.isOver || !own.rear || near.length === 0) return [];
  const begun = course.words.filter((each) => CHORES.includes(each)).length > 0 ? flown : freshCourse(own, cards);
  const flying = { machine: own, begun, fight };
  const all = waysOf(flying, 'sharp').flatMap((way) => atEachHeight(way, flying, 'sharp'));
  const guns = gunsInClouds(own, fight).filter(({ place }) => place === 'rear');
  const flight = { words: flown.words, course: flown, height: own.height + flown.climbs, speed: own.speed };
  return told(machine, flight, all, (way) => {
    const there = { place: way.course.place, heading: way.course.heading, height: way.height };
    return (
      near.some((enemy) => hitChance(guns, there, enemy, cards) > 0) &&
      near.every((enemy) => hitChance(gunsInClouds(enemy, fight), enemy, there, cards) <= 0)
    );
  });
}

/** A whole plan is known with its last card. */
function withCards(
  { view, machine, planned }: CardDecisions['plan-card']['about'],
  card: string,
  book: Rulebook,
): Laid[] {
  const { own: ours, enemies, turn } = view;
  const own = ours.find(({ id }) => id === machine);
  if (!own?.guns.rear || enemies.every(({ pose }) => farSquared(pose, own.pose) > TELLS ** 2)) return [];
  const words = [...planned, card];
  const lines = linesOf(own, [], view, book);
  const flown = lines.find(({ cards }) => cards.map((each) => each.card).join() === words.join());
  return flown ? [{ turn, own, enemies, flown, lines }] : [];
}

/** Phase by phase, by where the enemies then were: all plan at once. */
export const keptWithCards = (laid: readonly Laid[], events: readonly GameEvent[], book: Rulebook): Kept[] =>
  laid.flatMap(({ turn, own, enemies, flown, lines }) =>
    ofType(events, 'cards-revealed')
      .filter((shown) => shown.turn === turn)
      .flatMap(({ phase, moves }) => {
        const near = enemies.flatMap((enemy) => {
          const move = moves.find(({ machine }) => machine === enemy.id);
          return move ? [{ pose: move.to, guns: gunsWithCards(enemy, book, phase) }] : [];
        });
        const rear = gunsWithCards(own, book, phase).filter(({ way }) => way === -1);
        return told(own.id, flown, lines, ({ ends }) => {
          const from = expectDefined(ends[phase - 1], 'end');
          return (
            near.some(({ pose }) => bestShot(from, rear, pose) > 0) &&
            near.every(({ pose, guns }) => bestShot(pose, guns, from) === 0)
          );
        });
      }),
  );
