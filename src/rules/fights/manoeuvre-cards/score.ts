import { enemyOf, SIDES, type Side } from '../../../table/sides.ts';
import { freesExits } from './exits.ts';
import type { CardFight, FightingMachine, MissionUnderWay, Out } from './state.ts';

export type Score = Record<Side, number>;

/** (W034) (G035) What the fight has brought to each side. */
export function scoreOf(fight: CardFight): Score {
  const score: Score = { allied: 0, german: 0 };
  for (const machine of fight.machines) countMachine(machine, score, fight);
  for (const errand of fight.errands) countErrand(errand, score, fight);
  for (const side of SIDES) score[side] += groundPoints(side, fight);
  const { only } = fight.score;
  if (only) score[enemyOf(only)] = 0;
  return score;
}

function countMachine(machine: FightingMachine, score: Score, fight: CardFight): void {
  const { side, out } = machine;
  if (out?.how === 'shot-down') {
    score[enemyOf(side)] += fight.score.kill;
    score[side] += fight.score.loss;
  }
  if (out?.how === 'exited') countExit(side, out, score, fight);
}

function countExit(side: Side, out: Extract<Out, { how: 'exited' }>, score: Score, fight: CardFight): void {
  const { exit, 'wrong-edge': wrong, 'left-early': early } = fight.score;
  const counts = !fight.score['exit-while-flying'] || out.as.enemyFlies;
  if (!isFree(side, out, fight) && counts) score[enemyOf(side)] += exit;
  if (out.edge !== 'own') score[side] += wrong;
  else if (out.as.early) score[side] += early;
}

/** Bombs make free from the moment they fall; a picture frees whoever went home without it, too. */
const isFree = (side: Side, { edge, as }: Extract<Out, { how: 'exited' }>, { errands }: CardFight): boolean =>
  edge === 'own' &&
  (as.bombed || errands.some((errand) => errand.card.kind === 'photograph' && freesExits(errand, side)));

/** Points as soon as it is done, others when it is brought home; the other side's if it never was. */
function countErrand({ card, machine, done, partly }: MissionUnderWay, score: Score, { machines }: CardFight): void {
  const isHome = machines.some(({ id, out }) => id === machine && out?.how === 'exited' && out.edge === 'own');
  if (done) score[card.side] += card.done + (isHome ? card.home : 0);
  else if (partly) score[card.side] += card.partly;
  else score[enemyOf(card.side)] += card.undone;
}

/** A point for each point of damage, no more than the card can take; those untouched cost. */
function groundPoints(side: Side, { ground, score }: CardFight): number {
  const theirs = ground.filter((card) => card.side !== side && card.kind !== 'target');
  return theirs.reduce(
    (sum, { points, resistance }) =>
      sum + (points === 0 ? score.untouched : Math.min(points, resistance) * score['ground-damage']),
    0,
  );
}
