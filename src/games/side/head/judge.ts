import { enemyOf } from '../../../table/sides.ts';
import { HEX, hexesBetween, levelOf } from '../rules/flight/pose.ts';
import { isLevelAllTurn } from '../rules/side-fight.ts';
import type { Pose, SideView } from '../table/fighting-machine.ts';
import { goalsOf, strays } from './charge.ts';
import { aimingAt, errandOf, homeward, isSent } from './errand.ts';
import type { Sight, Stand, Way, Weighed } from './field.ts';
import { type Known, knownOf, shotValue } from './known.ts';
import { isForHome } from './lost.ts';
import { advantage, facing } from './standing.ts';
import { settledAt, standOf, standsOf, weigh, weighEnemy } from './stands.ts';
import { TurnAfter } from './turn-after.ts';

/** What weighs how much. */
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

/** Who is sent to do a thing fights less for it, and thinks of it more. */
const SENT = { fights: 0.5, errand: 3 } as const;

/** What it is worth to have a gun again. */
const SERVING = { reload: 6, clear: 2 } as const;

/** How far off an enemy may be whose answer is worth thinking about. */
const FAR = 14;

/** How far a head looks: how many answers of an enemy, and with how many enemies the turn after. */
export interface Depth {
  /** How much it minds harm to itself; harm done counts six. */
  readonly care: number;
  readonly answers: number;
  readonly after: number;
}

/** How he goes who looks at nothing but where everybody is. */
const AT_SIGHT: Depth = { care: 4, answers: 1, after: 0 };

/** A way to fly and what it is worth. */
export interface Judged {
  readonly way: Way;
  readonly worth: number;
}

/** An enemy, and wherever he may be when the turn is over. */
interface Foe extends Weighed {
  readonly stands: readonly Stand[];
  readonly isNear: boolean;
}

/** Who looks about him, with all that he takes into account. */
interface Looking {
  readonly sight: Sight;
  readonly mine: Weighed;
  readonly foes: readonly Foe[];
  readonly care: number;
  readonly after: TurnAfter;
  readonly isLast: boolean;
  readonly isSent: boolean;
  readonly isForHome: boolean;
}

/** What it is to have come to a place while an enemy has come to his. */
interface Met {
  readonly given: number;
  readonly taken: number;
  readonly later: number;
}

/** The ways by where everybody is now: who has yet to move is taken to stay there and fire at nobody. */
export function atSight(ways: readonly Way[], sight: Sight): Judged[] {
  const foes = enemiesOf(sight).map((machine) => {
    const stand = settledAt(machine, sight.book);
    const silent = stand.silent || machine.flew === '';
    return { ...weighEnemy(machine, sight.book), stands: [{ ...stand, silent }], isNear: false };
  });
  return ranked(ways, lookingAt(sight, foes, AT_SIGHT.care), AT_SIGHT);
}

/** The ways by what those answer who have yet to move, and by the turn after. */
export function thoughtOut(ways: readonly Way[], sight: Sight, depth: Depth): Judged[] {
  const { own, view, book } = sight;
  const near = enemiesOf(sight)
    .filter(({ pose }) => hexesBetween(pose, own.pose) <= FAR)
    .toSorted((a, b) => hexesBetween(a.pose, own.pose) - hexesBetween(b.pose, own.pose));
  const foes = enemiesOf(sight).map((machine) => {
    const moves = machine.flew === '' && machine.falling === 'no' && near.includes(machine);
    const stands = moves ? standsOf(machine, view, book) : [settledAt(machine, book)];
    return {
      ...weighEnemy(machine, book),
      stands,
      isNear: near.indexOf(machine) < depth.after && near.includes(machine),
    };
  });
  return ranked(ways, lookingAt(sight, foes, depth.care), depth);
}

const enemiesOf = ({ own, view, bent }: Sight): Known[] =>
  bent.enemies === 'not-minded' && isSent(own, view) ? [] : knownOf(view, enemyOf(own.side));

function lookingAt(sight: Sight, foes: readonly Foe[], care: number): Looking {
  const { own, view, book } = sight;
  const { machine, counts } = weigh(own, book);
  const mine = { machine, counts: counts * (1 - own.nerve * 0.2) };
  return {
    sight,
    mine,
    foes,
    care,
    after: new TurnAfter(view, book),
    isLast: view.turn === view.turns,
    isSent: isSent(own, view),
    isForHome: care !== AT_SIGHT.care && isForHome(sight),
  };
}

const ranked = (ways: readonly Way[], looking: Looking, depth: Depth): Judged[] =>
  ways.map((way) => ({ way, worth: judged(way, looking, depth) })).toSorted((a, b) => b.worth - a.worth);

/** How good it is to end so: a gun fires at one, and all of theirs at him. */
function judged(way: Way, looking: Looking, depth: Depth): number {
  const { sight, isLast } = looking;
  const { own, view, book, bent } = sight;
  const stand = standOf(way, own, book);
  const met = looking.foes.map((foe) => answered(stand, foe, looking, depth));
  const given = Math.max(0, ...met.map((each) => each.given));
  const taken = met.reduce((sum, each) => sum + each.taken, 0);
  const later = met.reduce((sum, each) => sum + each.later, 0);
  const edge = looking.isForHome ? 0 : WORTH.edge * nearEdge(stand, view);
  const energy = isLast ? 0 : WORTH.energy * energyOf(stand) - edge;
  const alone = energy + serving(way, own, view) - taken - stand.danger;
  const aimed = looking.isSent && !isLast && depth !== AT_SIGHT ? aimingAt(way, sight) : 0;
  if (looking.isForHome) return alone + SENT.fights * given + homeward(way.end, own, view);
  if (looking.isSent)
    return alone + SENT.fights * (given + later) + bent.errand * SENT.errand * (errandOf(way, sight) + aimed);
  const place = isLast ? 0 : closing(stand.pose, own, view) - strays(stand.pose, own, view);
  return alone + given + later + place + errandOf(way, sight);
}

/** What comes of it if an enemy then makes the best of it: of the answers that he likes the worst for one. */
function answered(stand: Stand, foe: Foe, looking: Looking, { answers }: Depth): Met {
  const all = foe.stands.map((his) => ({ his, met: meeting(stand, his, foe, looking) }));
  const likely = all
    .map((each) => ({ ...each, liked: meritOf(each.his) - balanceOf(each.met) }))
    .sort((a, b) => b.liked - a.liked)
    .slice(0, answers)
    .map(({ his, met }) => ({ ...met, later: met.later + afterwards(stand, his, foe, looking) }));
  return likely.reduce((worst, each) => (balanceOf(each) < balanceOf(worst) ? each : worst));
}

const balanceOf = ({ given, taken, later }: Met): number => given - taken + later;
const energyOf = ({ speed, pose }: Stand): number => speed + levelOf(pose) / 2;
const meritOf = (stand: Stand): number => WORTH.energy * energyOf(stand) - stand.danger;

function meeting(
  stand: Stand,
  his: Stand,
  { machine, counts }: Foe,
  { sight: { own, book }, mine, care, isLast }: Looking,
): Met {
  const given = shotValue({ machine: own, from: stand.pose, silent: stand.silent }, his.pose, book);
  const taken = shotValue({ machine, from: his.pose, silent: his.silent }, stand.pose, book);
  return {
    given: WORTH.given * counts * given,
    taken: care * mine.counts * taken,
    later: isLast ? 0 : WORTH.place * advantage(stand.pose, his.pose),
  };
}

const afterwards = (stand: Stand, his: Stand, foe: Foe, { mine, after, isLast }: Looking): number =>
  foe.isNear && !isLast ? WORTH.after * after.worth({ weighed: mine, stand }, { weighed: foe, stand: his }) : 0;

/** To be near and to point at somebody is how shots come about. A loaded bomber has other errands. */
function closing(pose: Pose, own: Known, view: SideView): number {
  const goals = goalsOf(own, view).map((enemy) => enemy.pose);
  if (goals.length === 0 || own.bombs) return 0;
  return Math.max(
    ...goals.map((goal) => {
      const ahead = facing(pose, goal);
      // Only out of level flight can she be turned at once.
      const ready = ahead < 0 && pose.attitude === 'level' ? WORTH.ready : 0;
      return WORTH.facing * ahead + ready - WORTH.near * hexesBetween(pose, goal) - below(pose, goal, view);
    }),
  );
}

/** Who is to stop those who come over high is of no use under them: what each level that he is too low costs him. */
const below = (pose: Pose, goal: Pose, { mission }: SideView): number =>
  mission.aim === 'stop-theirs' ? WORTH.below * Math.max(0, levelOf(goal) - levelOf(pose)) : 0;

/** (V083) (V089) Level flight clears a gun more easily, and only in it is one reloaded. */
function serving({ word }: Way, { guns, pose }: Known, view: SideView): number {
  if (!isLevelAllTurn(word, pose, view)) return 0;
  const pilots = guns.filter(({ mount }) => mount === 'fixed');
  if (pilots.some(({ left, plates }) => left === 0 && plates.length > 0)) return SERVING.reload;
  return pilots.some(({ jammed }) => jammed) ? SERVING.clear : 0;
}

/** Hexes by which the edge of the mats comes nearer than two turns off. */
function nearEdge({ pose, speed }: Stand, { hexes, mission }: SideView): number {
  if (mission.aim === 'photograph') return 0;
  const left = pose.heading === 1 ? hexes - pose.x / HEX : pose.x / HEX;
  return Math.max(0, 2 * speed - left);
}
