import { farBetween, seenFrom } from '../../../kit/geometry/headings.ts';
import type { Bent } from '../../../kit/head/bent.ts';
import { balanceOf, type Met, worstOfAnswers } from '../../../kit/head/search.ts';
import type { ComposedMove } from '../rules/flying/composed.ts';
import { isOffBoard } from '../rules/look-up.ts';
import { enemiesOf, type FightingMachine, isUp, type Skirmish } from '../table/skirmish.ts';
import { hasAims, wayToAims, worthForAims } from './aims.ts';
import { countOf, harmOf } from './harm.ts';
import { aboutAs, gunsOf, type Stand } from './likely-shot.ts';
import type { FlightPlan } from './moves.ts';
import { fanOf, nearerHeight, nextTurn, type PlacedMachine, type WeighedMachine } from './next-turn.ts';
import { chanceOfTurns, edgeOf, keeps } from './risks.ts';
import { type FlightWay, isDone } from './turns.ts';

/** An enemy, and where it is or may come to be this turn. */
interface Foe {
  readonly weighed: WeighedMachine;
  /** A single place, if it has moved. */
  readonly stands: readonly PlacedMachine[];
  /** A few of them, for a quick look. */
  readonly few: readonly PlacedMachine[];
}

/** What a move is weighed against. */
export interface WorthScene {
  readonly fight: Skirmish;
  readonly me: WeighedMachine;
  readonly foes: readonly Foe[];
  /** How boldly a machine with an errand flies. */
  readonly bent: Bent;
}

/** The fight as the moving machine sees it. */
export function sceneOf(machine: FightingMachine, fight: Skirmish, bent: Bent): WorthScene {
  const me = weigh(machine, fight);
  const isBlind = bent.enemies === 'not-minded' && me.isSent;
  const foes = (isBlind ? [] : enemiesOf(machine, fight)).map((enemy): Foe => {
    const weighed = weigh(enemy, fight);
    const now: PlacedMachine = { weighed, stand: enemy, speed: enemy.speed };
    const stands = isDone(enemy, machine) ? [now] : fanOf(now, fight.cards);
    return { weighed, stands, few: stands.filter((_, i) => i % EACH === 0) };
  });
  return { fight, me, foes, bent };
}

/** A quick look uses every n-th place. */
const EACH = 4;

function weigh(machine: FightingMachine, fight: Skirmish): WeighedMachine {
  const guns = gunsOf(machine, fight);
  return { machine, guns, about: aboutAs(guns), counts: countOf(machine), isSent: hasAims(machine, fight) };
}

/** The worth of a position, in shots; and of each Move Unit nearer to an enemy, up to FAR. */
const [STANDING, NEARER, FAR] = [0.5, 0.015, 6000];
/** The worth of the way to an aim: a machine with an open errand seeks no enemy. */
const SENT = 0.03;
/** The same for a machine that is forced home. */
const AWAY = 0.05;

/** The looks of a way, as if each enemy came as near to its height as it may. */
export function worthOfWay({ stand }: FlightWay, scene: WorthScene): number {
  const { fight, me, foes } = scene;
  const mine: PlacedMachine = { weighed: me, stand, speed: me.machine.speed };
  const errand = me.isSent ? errandOf({ ...me.machine, ...stand }, { manoeuvred: true }, scene) : 0;
  const off = isOffBoard(stand.place, fight) && !me.machine.isForcedHome ? OFF : 0;
  return (
    off +
    errand +
    foes.reduce((sum, { few }) => sum + mean(few, (his) => balanceOf(seenNow(mine, levelled(his, stand), fight))), 0)
  );
}

const OFF = -10;

const levelled = (his: PlacedMachine, { height }: Stand): PlacedMachine => ({
  ...his,
  stand: { ...his.stand, height: nearerHeight(height, his.stand.height) },
});

/** The looks of a move: each enemy is where it is, or at the mean of its possible places. */
export function worthAtSight(flight: FlightPlan, scene: WorthScene): number {
  const mine = placedBy(flight, scene);
  let worth = worthAlone(flight, mine, scene);
  let most = 0;
  for (const { few } of scene.foes) {
    const each = few.map((his) => seenNow(mine, his, scene.fight));
    worth += mean(each, ({ later, taken }) => later - taken);
    most = Math.max(
      most,
      mean(each, ({ given }) => given),
    );
  }
  return worth + chanceOfTurns(flight.course, scene.me.machine, scene.fight) * most;
}

const mean = <Each>(all: readonly Each[], of: (each: Each) => number): number =>
  all.reduce((sum, each) => sum + of(each), 0) / all.length;

const placedBy = ({ course: { place, heading }, height, speed }: FlightPlan, { me }: WorthScene): PlacedMachine => ({
  weighed: me,
  stand: { place, heading, height },
  speed,
});

interface SeenResult extends Met {
  /** Which of the two has the other ahead. */
  readonly place: number;
}

/** Damage received weighs a little less than damage dealt: nobody wins by avoiding all danger. */
const BOLD = 0.8;

function seenNow(mine: PlacedMachine, his: PlacedMachine, { cards }: Skirmish): SeenResult {
  const { isForcedHome } = mine.weighed.machine;
  const place = isForcedHome || mine.weighed.isSent ? 0 : standing(mine.stand, his.stand);
  return {
    given: his.weighed.counts * harmOf(mine.weighed.guns, mine.stand, his.stand, cards),
    taken: BOLD * mine.weighed.counts * harmOf(his.weighed.guns, his.stand, mine.stand, cards),
    later: STANDING * place,
    place,
  };
}

/** In hundredths of a Move Unit; and the scale of a direction vector. */
const [NEAR, WHOLE] = [3000, 10_000];

/** Who has whom ahead: 1 with him dead ahead and flying away, -1 with him on one's tail; more when he is nearer. */
function standing(mine: Stand, his: Stand): number {
  const far = farBetween(mine.place, his.place);
  if (far > NEAR || far === 0) return 0;
  const before = seenFrom(mine.place, mine.heading, his.place).along;
  const behind = seenFrom(his.place, his.heading, mine.place).along;
  return ((before - behind) / (2 * far * WHOLE)) * (1 - far / NEAR);
}

/** The worth of a move whatever the others do: its risks, the way to the nearest aim, a balloon before the guns. */
function worthAlone({ course, height, speed }: FlightPlan, { stand }: PlacedMachine, scene: WorthScene): number {
  const { fight, me } = scene;
  const ghost = { ...me.machine, ...stand, height, speed };
  const goal = me.isSent && !ghost.isForcedHome ? errandOf(ghost, course, scene) : toFoes(ghost, scene);
  return keeps(ghost, course, fight) + goal + met(stand, fight, me.machine);
}

/** The way to the machine's aims, and what it does for them there. */
const errandOf = (
  ghost: FightingMachine,
  course: Pick<ComposedMove, 'manoeuvred'>,
  { fight, bent }: WorthScene,
): number => bent.errand * (worthForAims(ghost, course, fight) - SENT * wayOf(wayToAims(ghost, fight)));

const wayOf = (far: number): number => Math.min(far, FAR) / 100;

/** The way to the nearest enemy, or away from it. */
function toFoes({ place, height, isForcedHome }: FightingMachine, { foes }: WorthScene): number {
  const far = foes.map(
    ({ weighed: { machine } }) => farBetween(machine.place, place) + 50 * Math.abs(machine.height - height),
  );
  return (isForcedHome ? AWAY : -NEARER) * wayOf(Math.min(...far));
}

/** (C055) The cost of ending in another's place: a collision. */
const RAMS = -1.5;

const met = ({ place, height }: Stand, { machines, cards }: Skirmish, machine: FightingMachine): number =>
  machines.some(
    (other) =>
      other.id !== machine.id &&
      isUp(other) &&
      other.height === height &&
      farBetween(other.place, place) <= cards.movement.rebuilt.collides.hundredths,
  )
    ? RAMS
    : 0;

/** The weight of the next turn beside a shot in this one, and how many of the worst answers are averaged. */
interface Care {
  readonly later: number;
  readonly answers: number;
}

/** A single enemy is assumed to do its own best; several each the worst for this machine. */
const [IN_A_DUEL, AMONG_MANY]: readonly [Care, Care] = [
  { later: 1, answers: 1 },
  { later: 2, answers: 3 },
];

/** The weights of the later position, and of a move's looks, beside the deeper result. */
const [STANDING_LATER, SIGHT] = [0.3, 0.5];

/** A move thought out: against each enemy's best answer, and with what the next turn may bring. */
export function worthThoughtOut(flight: FlightPlan, scene: WorthScene): number {
  const { fight, foes } = scene;
  const mine = placedBy(flight, scene);
  const ghost = { ...scene.me.machine, ...mine.stand, speed: mine.speed };
  const alone = SIGHT * worthAtSight(flight, scene) + worthAlone(flight, mine, scene) + edgeOf(ghost, fight);
  const care = foes.length > 1 ? AMONG_MANY : IN_A_DUEL;
  const all = foes.map((foe) => answered(mine, foe, care, fight));
  const most = Math.max(0, ...all.map(({ given }) => given));
  return all.reduce(
    (sum, { taken, later }) => sum - taken + later / Math.sqrt(all.length),
    alone + chanceOfTurns(flight.course, scene.me.machine, scene.fight) * most,
  );
}

/** The result against one enemy: at its place, or after its answer to this move. */
const answered = (mine: PlacedMachine, { stands }: Foe, { later, answers }: Care, fight: Skirmish): Met =>
  worstOfAnswers(
    stands,
    {
      meets: (his) => seenNow(mine, his, fight),
      likes: (seen) => -balanceOf(seen),
      goesOn: ({ given, taken, place }, his) => ({
        given,
        taken,
        later: later * nextTurn(mine, his, fight.cards) + STANDING_LATER * place,
      }),
    },
    answers,
  );
