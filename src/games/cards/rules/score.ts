import { enemyOf, SIDES, type Side } from '../../../table/sides.ts';
import type { CountedPoints } from '../table/card-events.ts';
import { freesExits } from './exits.ts';
import type { CardFight, CardOut, FightingMachine, MissionUnderWay } from './state.ts';

export type SideScores = Record<Side, number>;

/** (W034) (G035) The score of each side. */
export function scoreOf(fight: CardFight): SideScores {
  const score: SideScores = { allied: 0, german: 0 };
  for (const { side, points } of countUp(fight)) score[side] += points;
  return score;
}

/** (W034) (G035) Everything that counts, item by item. */
export function countUp(fight: CardFight): readonly CountedPoints[] {
  const { only } = fight.score;
  return [
    ...fight.machines.flatMap((machine) => countMachine(machine, fight)),
    ...fight.errands.flatMap((errand) => countErrand(errand, fight)),
    ...SIDES.flatMap((side) => countGround(side, fight)),
  ].filter(({ side, points }) => points !== 0 && (only === undefined || side === only));
}

function countMachine(machine: FightingMachine, fight: CardFight): CountedPoints[] {
  const { id: who, side, out } = machine;
  const enemy = enemyOf(side);
  if (out?.how === 'exited') return countExit(machine, out, fight);
  if (out?.how !== 'shot-down') return [];
  return [
    { side: enemy, what: 'kill', who, points: fight.score.kill },
    { side, what: 'loss', who, points: fight.score.loss },
  ];
}

function countExit(
  { id: who, side }: FightingMachine,
  out: Extract<CardOut, { how: 'exited' }>,
  fight: CardFight,
): CountedPoints[] {
  const { exit, 'wrong-edge': wrong, 'left-early': early } = fight.score;
  const counts = !fight.score['exit-while-flying'] || out.as.enemyFlies;
  const paid: CountedPoints[] = [];
  if (!isFree(side, out, fight) && counts) paid.push({ side: enemyOf(side), what: 'exit', who, points: exit });
  if (out.edge !== 'own') paid.push({ side, what: 'wrong-edge', who, points: wrong });
  else if (out.as.early) paid.push({ side, what: 'left-early', who, points: early });
  return paid;
}

/**
 * Whether an exit costs nothing. Dropped bombs free a side from the moment they fall; a picture also frees those who
 * went home without it.
 */
const isFree = (side: Side, { edge, as }: Extract<CardOut, { how: 'exited' }>, { errands }: CardFight): boolean =>
  edge === 'own' &&
  (as.bombed || errands.some((errand) => errand.card.kind === 'photograph' && freesExits(errand, side)));

/**
 * Some points count as soon as the errand is done, others when it is brought home. An errand that was never done counts
 * for the other side.
 */
function countErrand({ card, machine, done, partly }: MissionUnderWay, { machines }: CardFight): CountedPoints[] {
  const { side, target: who } = card;
  const carrier = machines.find(({ id }) => id === machine);
  const isHome = carrier?.out?.how === 'exited' && carrier.out.edge === 'own';
  if (!done && partly) return [{ side, what: 'half-done', who, points: card.partly }];
  if (!done) return [{ side: enemyOf(side), what: 'undone', who, points: card.undone }];
  const home: CountedPoints[] = isHome ? [{ side, what: 'home', who: carrier.id, points: card.home }] : [];
  return [{ side, what: 'done', who, points: card.done }, ...home];
}

/** A point for each point of damage, up to what the card can take. An untouched card costs points. */
function countGround(side: Side, { ground, score }: CardFight): CountedPoints[] {
  const theirs = ground.filter((card) => card.side !== side && card.kind !== 'target');
  return theirs.map(({ id: who, points, resistance }) =>
    points === 0
      ? { side, what: 'untouched', who, points: score.untouched }
      : { side, what: 'damage', who, points: Math.min(points, resistance) * score['ground-damage'] },
  );
}
