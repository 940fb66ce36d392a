import { memoizeByKey } from '../../../cards/reading/once.ts';
import { farBetween, seenFrom, straight, turned } from '../../../kit/geometry/headings.ts';
import { leadingOn } from '../../../kit/head/outlook.ts';
import { bestOf, type Judged, rankWays } from '../../../kit/head/search.ts';
import { hasPower } from '../rules/engines.ts';
import type { ComposedMove } from '../rules/flying/composed.ts';
import { courseOf, speedAfter, templateOf } from '../rules/flying/course.ts';
import { isOffBoard, radiusOf } from '../rules/look-up.ts';
import { type CloudsCards, enemiesOf, type FightingMachine, type Skirmish } from '../table/skirmish.ts';
import { balloonsFor, bombedBy } from './aims.ts';
import { countOf } from './harm.ts';
import { gunsOf, hitChance, type LikelyGun, mayBear, reachOfAny, type Stand } from './likely-shot.ts';
import { outlookFor } from './outlook.ts';
import { type FlightWay, isDone, sidesOf, straightOn, turnsRound, wideWays } from './turns.ts';

/** An enemy, and where it is assumed to be when the guns fire. */
interface QuickFoe {
  readonly stand: Stand;
  readonly guns: readonly LikelyGun[];
  /** The weight of damage to it: a machine that is nearly lost is fired at first. */
  readonly counts: number;
}

interface QuickScene {
  readonly machine: FightingMachine;
  readonly fight: Skirmish;
  readonly guns: readonly LikelyGun[];
  readonly foes: readonly QuickFoe[];
  /** Balloons and bomb targets. */
  readonly aims: readonly Stand[];
  readonly changes: readonly HeightChange[];
}

/** A climb or a dive, and its effect on any way; neither changes the heading. */
interface HeightChange extends Pick<ComposedMove, 'climbs' | 'energy'> {
  readonly word: string;
}

const ON_LEVEL: HeightChange = { word: '', climbs: 0, energy: 0 };

const changesOpen = (machine: FightingMachine, { movement: { climb, dive } }: CloudsCards): HeightChange[] =>
  HEIGHTS.filter((by) => mayGo(by, machine)).map((by) =>
    by > 0
      ? { word: `c${by}`, climbs: by, energy: by * climb.energy }
      : { word: `d${-by}`, climbs: by, energy: -by * dive.energy },
  );

/** A way, and what it costs at the machine's height. */
interface QuickWay extends FlightWay {
  readonly costs: Pick<ComposedMove, 'manoeuvred' | 'climbs' | 'energy'>;
}

/** Straight on, and turns to either side at once or half way on, as far as the way allows. */
export function quickWays(machine: FightingMachine, cards: CloudsCards): QuickWay[] {
  if (machine.opensWide !== undefined) return wideWays(machine).map((way) => flown(way, machine, cards));
  const { place, height } = machine;
  return waysLaidOut(cards, { machine, template: templateOf(machine, 0, cards) }).map(({ words, stand, costs }) => ({
    words,
    stand: { place: { x: place.x + stand.place.x, y: place.y + stand.place.y }, heading: stand.heading, height },
    costs,
  }));
}

interface LeavingMachine {
  readonly machine: FightingMachine;
  readonly template: number;
}

/** Where they lead from the origin, computed once for a speed, a heading, a bank and a template. */
const waysLaidOut = memoizeByKey(
  ({ machine: { speed, heading, bank }, template }: LeavingMachine) => `${speed} ${heading} ${bank} ${template}`,
  (cards: CloudsCards, { machine, template }: LeavingMachine): QuickWay[] => {
    const from = { ...machine, place: { x: 0, y: 0 } };
    const { speed } = machine;
    const way = 100 * speed;
    const turns = Math.min(cards.movement.rebuilt.actionsPerTurn.amount, speed);
    const radius = radiusOf(template, cards);
    const ways = [
      straightOn(from, way),
      ...sidesOf(from).flatMap((side) =>
        [0, Math.floor(speed / 2)].flatMap((before) =>
          turnsRound(from, { before, side, radius, tight: 0, way, turns }),
        ),
      ),
    ];
    return ways.map((each) => flown(each, from, cards));
  },
);

/** Where a way leads by the rules, and what it costs. */
function flown({ words }: FlightWay, machine: FightingMachine, cards: CloudsCards): QuickWay {
  const { place, heading, manoeuvred, climbs, energy } = courseOf(words, machine, cards);
  return { words, stand: { place, heading, height: machine.height }, costs: { manoeuvred, climbs, energy } };
}

/** The number of good-looking ways that are also tried with climbs and dives. */
const WAYS = 4;
const HEIGHTS = [1, 2, -1, -2, -4, -7];

/** For how many turns after its move a quick head sees to it that the machine can be kept. */
const TURNS = 2;

/** The steps of the move that looks best and leads on. */
export function bestMove(machine: FightingMachine, fight: Skirmish): readonly string[] {
  const scene = sceneOf(machine, fight);
  return leadingOnOf(
    waysThatLookWell(scene).map((way) => atItsHeight(way, scene)),
    scene,
  );
}

/** A way that keeps the machine farthest from the edge, at its best height. */
export function anyMove(machine: FightingMachine, fight: Skirmish, chance: number): readonly string[] {
  const ways = quickWays(machine, fight.cards);
  const edges = ways.map(({ stand }) => edgeOf(stand, machine.speed, fight));
  const most = Math.max(...edges);
  const on = ways.filter((_, i) => edges[i] === most);
  const way = on[Math.floor(chance * on.length)];
  const scene = sceneOf(machine, fight);
  return leadingOnOf(way ? [atItsHeight(way, scene)] : [], scene);
}

/** The best of these moves, if it leads on; otherwise the best of all that do. */
function leadingOnOf(flights: readonly Judged<readonly string[]>[], scene: QuickScene): readonly string[] {
  const { machine, fight } = scene;
  const { turns, ahead } = outlookFor(machine, fight, TURNS);
  const outlook = { turns, ahead: (words: readonly string[]) => ahead(courseOf(words, machine, fight.cards)) };
  const best = bestOf(flights, ({ worth }) => worth)?.of;
  if (best && outlook.ahead(best) >= turns) return best;
  const ranked = quickWays(machine, fight.cards)
    .flatMap((way) => atEachHeight(way, scene))
    .sort((one, other) => other.worth - one.worth);
  return leadingOn(ranked, outlook, 1)[0]?.of ?? ['end'];
}

/** A way at every height that it may reach. */
function atEachHeight(way: QuickWay, scene: QuickScene): Judged<readonly string[]>[] {
  const met = metFrom(way.stand, scene);
  const level = { of: way.words, worth: worthAt(ON_LEVEL, way, met, scene) };
  const others = scene.changes.map((change) => ({
    of: [change.word, ...way.words],
    worth: worthAt(change, way, met, scene),
  }));
  return [level, ...others];
}

/** A way at its best height. */
function atItsHeight(way: QuickWay, scene: QuickScene): Judged<readonly string[]> {
  const met = metFrom(way.stand, scene);
  let best: Judged<readonly string[]> = { of: way.words, worth: worthAt(ON_LEVEL, way, met, scene) };
  for (const change of scene.changes) {
    const worth = worthAt(change, way, met, scene);
    if (worth > best.worth) best = { of: [change.word, ...way.words], worth };
  }
  return best;
}

function sceneOf(machine: FightingMachine, fight: Skirmish): QuickScene {
  return {
    machine,
    fight,
    guns: gunsOf(machine, fight),
    changes: changesOpen(machine, fight.cards),
    foes: enemiesOf(machine, fight).map((foe) => ({
      stand: whereHeFires(foe, machine),
      guns: gunsOf(foe, fight),
      counts: countOf(foe),
    })),
    aims: [
      ...balloonsFor(machine, fight).map((each) => ({ ...each, heading: 0 })),
      ...bombedBy(machine, fight).map(({ place }) => ({ place, heading: 0, height: machine.height })),
    ],
  };
}

/** An enemy that moves later is assumed to fly straight on. */
export function whereHeFires(foe: FightingMachine, own: FightingMachine): Stand {
  const { place, heading, height, speed } = foe;
  return { place: isDone(foe, own) ? place : straight(place, heading, 100 * speed), heading, height };
}

function waysThatLookWell(scene: QuickScene): readonly QuickWay[] {
  const { machine, fight } = scene;
  const looks = ({ stand }: QuickWay): number =>
    meeting(stand, metFrom(stand, scene), scene) + edgeOf(stand, machine.speed, fight);
  return rankWays(quickWays(machine, fight.cards), looks)
    .slice(0, WAYS)
    .map(({ of }) => of);
}

/**
 * The cost of hitting the ground, of a stall, of a level too near the ground; the worth of a level of height and of an
 * Energy Unit of speed.
 */
const [GROUND, STALL, LOW, HEIGHT, ENERGY] = [-100, -8, -3, 0.05, 0.1];
const NEAR_GROUND = 4;

/** A way at another height. A climb or a dive changes the speed, not the heading. */
function worthAt(change: HeightChange, { stand: level, costs }: QuickWay, met: MetFoes, scene: QuickScene): number {
  const { machine, fight } = scene;
  const { place, heading } = level;
  const { manoeuvred } = costs;
  const [climbs, energy] = [costs.climbs + change.climbs, costs.energy + change.energy];
  const height = machine.height + climbs;
  const speed = speedAfter({ manoeuvred, climbs, energy }, machine, fight.cards);
  const isStalled = 10 * speed <= machine.panel.stall;
  if (height <= (isStalled ? fight.cards.movement.rebuilt.stall.falls : 0)) return GROUND;
  const stand = { place, heading, height };
  const low = Math.max(0, NEAR_GROUND - height);
  return (
    meeting(stand, met, scene) +
    edgeOf(stand, speed, fight) +
    (isStalled ? STALL : 0) +
    LOW * low +
    HEIGHT * height +
    ENERGY * speed
  );
}

const mayGo = (by: number, machine: FightingMachine): boolean =>
  by > 0 ? hasPower(machine) && by < machine.speed : -by < machine.height && -by <= machine.speed;

/** The cost of being off the board, and of being unable to turn back from its edge. */
const EDGE = { off: -100, cornered: -40, near: -1 } as const;
/** How far ahead a turn about leads, in hundredths of a Move Unit. */
const TURN = 500;

/** The cost of a place near the edge: a machine that leaves the board is out of the fight. */
function edgeOf({ place, heading }: Stand, speed: number, fight: Skirmish): number {
  if (isOffBoard(place, fight)) return EDGE.off;
  const way = 100 * speed;
  if (!isOffBoard(straight(place, heading, way), fight)) return 0;
  const ahead = straight(place, heading, TURN);
  const mayTurn = [6, -6].some(
    (side) => !isOffBoard(ahead, fight) && !isOffBoard(straight(ahead, turned(heading, side), way), fight),
  );
  return mayTurn ? EDGE.near : EDGE.cornered;
}

/** The weights of a shot fired, a shot received, and the better position. */
const [GIVEN, TAKEN, PLACE] = [10, 3, 6];
/** Coming nearer to an enemy by so much is worth a tenth of a certain shot. */
const NEARER = 100;
const FAR = 9000;

/** An enemy seen from a place, at any height: the distance, and who can fire at whom at all. */
interface FoeMet {
  readonly foe: QuickFoe;
  readonly far: number;
  readonly isBefore: boolean;
  readonly hasBefore: boolean;
}

interface MetFoes {
  readonly foes: readonly FoeMet[];
  /** Which of the two has the other ahead. */
  readonly place: number;
}

/** The part of a meeting that does not depend on the height. With it most enemies can be left out at once. */
function metFrom({ place, heading }: Pick<Stand, 'place' | 'heading'>, { guns, foes, fight }: QuickScene): MetFoes {
  const reach = reachOfAny(fight.cards);
  const met: FoeMet[] = [];
  let standing = 0;
  for (const foe of foes) {
    const far = farBetween(place, foe.stand.place);
    if (far > NEAR) {
      met.push({ foe, far, isBefore: false, hasBefore: false });
      continue;
    }
    const mine = seenFrom(place, heading, foe.stand.place);
    const his = seenFrom(foe.stand.place, foe.stand.heading, place);
    // 1 with him dead ahead and flying away, -1 with him on one's tail; more when he is nearer.
    if (far > 0) standing += ((mine.along - his.along) / (2 * far * WHOLE)) * (1 - far / NEAR);
    const isNear = far <= reach;
    met.push({ foe, far, isBefore: isNear && mayBear(guns, mine), hasBefore: isNear && mayBear(foe.guns, his) });
  }
  return { foes: met, place: standing };
}

/** Shots fired and received from there, who has whom ahead, and the way to the nearest enemy. */
function meeting(stand: Stand, met: MetFoes, { machine, fight: { cards }, guns, aims }: QuickScene): number {
  let [given, taken, nearest] = [0, 0, FAR];
  for (const { foe, far, isBefore, hasBefore } of met.foes) {
    if (isBefore) given = Math.max(given, foe.counts * hitChance(guns, stand, foe.stand, cards));
    if (hasBefore) taken += hitChance(foe.guns, foe.stand, stand, cards);
    nearest = Math.min(nearest, wayTo(stand, foe.stand, far));
  }
  for (const aim of aims) {
    given = Math.max(given, hitChance(guns, stand, aim, cards));
    nearest = Math.min(nearest, wayTo(stand, aim, farBetween(stand.place, aim.place)) / 2);
  }
  if (machine.isForcedHome) return nearest / 500 - TAKEN * taken;
  return GIVEN * given - TAKEN * taken + PLACE * met.place - nearest / NEARER;
}

const wayTo = (from: Stand, to: Stand, far: number): number => far + 50 * Math.abs(from.height - to.height);

/** In hundredths of a Move Unit; and the scale of a direction vector. */
const [NEAR, WHOLE] = [4000, 10_000];
