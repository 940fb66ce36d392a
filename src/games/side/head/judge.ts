import type { Rulebook } from '../../../cards/rulebook.ts';
import { balanceOf, type Met, worstOfAnswers } from '../../../kit/head/search.ts';
import { enemyOf } from '../../../table/sides.ts';
import { HEX, hexesBetween, levelOf } from '../rules/flight/pose.ts';
import { isLevelAllTurn } from '../rules/side-fight.ts';
import type { Known, SidePose, SideView } from '../table/fighting-machine.ts';
import { aimingAt, errandOf, homeward, isSent } from './errand.ts';
import type { MoveWay, SideStand, Sight, Weighed } from './field.ts';
import { countersOf, knownOf, shotValue } from './known.ts';
import { isForHome } from './lost.ts';
import { advantage, facingOf } from './standing.ts';
import { settledAt, standOf, standsOf, weigh, weighEnemy } from './stands.ts';
import { TurnAfter } from './turn-after.ts';

/** An escort may be so many hexes from its charge, and ignores enemies farther than so many from the charge. */
const [BESIDE, LET_GO] = [5, 14];

/** The cost of each hex farther away. */
const KEEPS = 0.5;

/** The places of the machines that an escort protects: those of its side with an errand. */
const chargesOf = (own: Known, view: SideView): SidePose[] =>
  isSent(own, view)
    ? []
    : knownOf(view, own.side)
        .filter((mate) => mate.id !== own.id && isSent(mate, view))
        .map(({ pose }) => pose);

/** The cost of an escort's distance to them. */
function strays(pose: SidePose, charges: readonly SidePose[]): number {
  if (charges.length === 0) return 0;
  return KEEPS * Math.max(0, Math.min(...charges.map((charge) => hexesBetween(pose, charge))) - BESIDE);
}

/** The enemies that a machine attacks: for an escort those near its charge, for others all of them. */
function goalsOf(own: Known, charges: readonly SidePose[], view: SideView): SidePose[] {
  const enemies = countersOf(view, enemyOf(own.side)).map(({ pose }) => pose);
  return charges.length === 0
    ? enemies
    : enemies.filter((enemy) => charges.some((charge) => hexesBetween(charge, enemy) <= LET_GO));
}

/** The weights. */
const WORTH = {
  given: 6,
  energy: 0.3,
  place: 1,
  near: 0.25,
  facing: 1.2,
  ready: 0.4,
  below: 0.5,
  edge: 1,
  after: 4,
} as const;

/** A machine with an errand cares less for fighting, and more for the errand. */
const SENT = { fights: 0.5, errand: 3 } as const;

/** The worth of a gun that works again. */
const SERVING = { reload: 6, clear: 2 } as const;

/** An enemy farther off than this is not considered. */
const FAR = 14;

/** How far a head looks: whether it considers answers, how many of them, and how many enemies in the next turn. */
export interface Depth {
  /** Machines that have not moved yet: they stay where they are and do not fire, or they answer as well as they can. */
  readonly others: 'stay' | 'answer';
  readonly answers: number;
  readonly after: number;
  /** The weight of damage to itself; damage to others weighs six. */
  readonly care: number;
}

export const AT_SIGHT: Depth = { others: 'stay', answers: 1, after: 0, care: 4 };
export const ONE_ANSWER: Depth = { others: 'answer', answers: 1, after: 0, care: 3 };
export const TURN_AFTER: Depth = { others: 'answer', answers: 3, after: 2, care: 5 };

/** An enemy, and all places that it may reach this turn. */
interface JudgedFoe extends Weighed {
  readonly stands: readonly SideStand[];
  /** Whether the next turn is considered for it. */
  readonly isNear: boolean;
}

/** A machine with everything that it takes into account. */
interface Looking {
  readonly sight: Sight;
  readonly depth: Depth;
  readonly mine: Weighed;
  readonly foes: readonly JudgedFoe[];
  readonly charges: readonly SidePose[];
  readonly goals: readonly SidePose[];
  readonly after: TurnAfter;
  readonly isLast: boolean;
  readonly isSent: boolean;
  readonly isForHome: boolean;
}

/** Gives the worth of each way for this depth. */
export function judgeBy(sight: Sight, depth: Depth): (way: MoveWay) => number {
  const { own, view, book, bent } = sight;
  const { machine, counts } = weigh(own, book);
  const is = isSent(own, view);
  const enemies = bent.enemies === 'not-minded' && is ? [] : knownOf(view, enemyOf(own.side));
  const charges = chargesOf(own, view);
  const looking: Looking = {
    sight,
    depth,
    mine: { machine, counts: counts * (1 - own.nerve * 0.2) },
    foes: foesAmong(enemies, sight, depth),
    charges,
    goals: own.bombs ? [] : goalsOf(own, charges, view),
    after: new TurnAfter(view, book),
    isLast: view.turn === view.turns,
    isSent: is,
    isForHome: depth.others === 'answer' && isForHome(sight),
  };
  return (way) => worthOf(way, looking);
}

function foesAmong(enemies: readonly Known[], { own, view, book }: Sight, { others, after }: Depth): JudgedFoe[] {
  const near = enemies
    .filter(({ pose }) => others === 'answer' && hexesBetween(pose, own.pose) <= FAR)
    .toSorted((a, b) => hexesBetween(a.pose, own.pose) - hexesBetween(b.pose, own.pose));
  return enemies.map((enemy) => ({
    ...weighEnemy(enemy, book),
    stands: hasToMove(enemy) && near.includes(enemy) ? standsOf(enemy, view, book) : [settledAs(enemy, others, book)],
    isNear: near.slice(0, after).includes(enemy),
  }));
}

const hasToMove = ({ flew, falling }: Known): boolean => flew === '' && falling === 'no';

/** Where an enemy is assumed to be, if its answer is not considered. */
function settledAs(enemy: Known, others: Depth['others'], book: Rulebook): SideStand {
  const stand = settledAt(enemy, book);
  return others === 'stay' && hasToMove(enemy) ? { ...stand, silent: true } : stand;
}

/** The worth of an end: each own gun fires at one enemy, and all enemies fire at the machine. */
function worthOf(way: MoveWay, looking: Looking): number {
  const { sight, isLast, goals, charges } = looking;
  const { own, view, book } = sight;
  const stand = standOf(way, own, book);
  let [given, taken, later] = [0, 0, 0];
  for (const foe of looking.foes) {
    const met = answered(stand, foe, looking);
    given = Math.max(given, met.given);
    taken += met.taken;
    later += met.later;
  }
  const edge = looking.isForHome ? 0 : WORTH.edge * nearEdge(stand, view);
  const energy = isLast ? 0 : WORTH.energy * energyOf(stand) - edge;
  const alone = energy + serving(way, own, view) - taken - stand.danger;
  if (looking.isForHome) return alone + SENT.fights * given + homeward(way.end, own, view);
  if (looking.isSent) return alone + SENT.fights * (given + later) + SENT.errand * sentTo(way, looking);
  const place = isLast ? 0 : closing(stand.pose, goals, view) - strays(stand.pose, charges);
  return alone + given + later + place + errandOf(way, sight);
}

const sentTo = (way: MoveWay, { sight, depth, isLast }: Looking): number =>
  sight.bent.errand * (errandOf(way, sight) + (depth.others === 'answer' && !isLast ? aimingAt(way, sight) : 0));

/** The result if an enemy then gives its best answer. */
function answered(stand: SideStand, foe: JudgedFoe, looking: Looking): Met {
  const { depth, mine, after, isLast } = looking;
  const looksOn = foe.isNear && !isLast;
  return worstOfAnswers(
    foe.stands,
    {
      meets: (his) => meeting(stand, his, foe, looking),
      likes: (met, his) => WORTH.energy * energyOf(his) - his.danger - balanceOf(met),
      goesOn: (met, his) =>
        looksOn
          ? {
              ...met,
              later: met.later + WORTH.after * after.worth({ weighed: mine, stand }, { weighed: foe, stand: his }),
            }
          : met,
    },
    depth.answers,
  );
}

const energyOf = ({ speed, pose }: SideStand): number => speed + levelOf(pose) / 2;

function meeting(
  stand: SideStand,
  his: SideStand,
  { machine, counts }: JudgedFoe,
  { sight: { own, book }, depth, mine, isLast }: Looking,
): Met {
  const given = shotValue({ machine: own, from: stand.pose, silent: stand.silent }, his.pose, book);
  const taken = shotValue({ machine, from: his.pose, silent: his.silent }, stand.pose, book);
  return {
    given: WORTH.given * counts * given,
    taken: depth.care * mine.counts * taken,
    later: isLast ? 0 : WORTH.place * advantage(stand.pose, his.pose),
  };
}

/** Being near an enemy and pointing at it leads to shots. */
function closing(pose: SidePose, goals: readonly SidePose[], view: SideView): number {
  if (goals.length === 0) return 0;
  return Math.max(
    ...goals.map((goal) => {
      const ahead = facingOf(pose, goal);
      // Only from level flight can a machine turn at once.
      const ready = ahead < 0 && pose.attitude === 'level' ? WORTH.ready : 0;
      return WORTH.facing * ahead + ready - WORTH.near * hexesBetween(pose, goal) - below(pose, goal, view);
    }),
  );
}

/** The cost of each level below the enemies, for a machine that must stop those who cross high. */
const below = (pose: SidePose, goal: SidePose, { mission }: SideView): number =>
  mission.aim === 'stop-theirs' ? WORTH.below * Math.max(0, levelOf(goal) - levelOf(pose)) : 0;

/** (V083) (V089) Level flight clears a gun more easily, and a gun is reloaded only in level flight. */
function serving({ word }: MoveWay, { guns, pose }: Known, view: SideView): number {
  if (!isLevelAllTurn(word, pose, view)) return 0;
  const pilots = guns.filter(({ mount }) => mount === 'fixed');
  if (pilots.some(({ left, plates }) => left === 0 && plates.length > 0)) return SERVING.reload;
  return pilots.some(({ jammed }) => jammed) ? SERVING.clear : 0;
}

/** By how many hexes the edge of the mats is nearer than two turns. */
function nearEdge({ pose, speed }: SideStand, { hexes, mission }: SideView): number {
  if (mission.aim === 'photograph') return 0;
  const left = pose.heading === 1 ? hexes - pose.x / HEX : pose.x / HEX;
  return Math.max(0, 2 * speed - left);
}
