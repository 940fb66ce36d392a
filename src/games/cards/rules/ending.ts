import { expectDefined } from '../../../cards/rulebook.ts';
import { enemyOf, SIDES, type Side } from '../../../table/sides.ts';
import type { CardEvent } from '../table/card-events.ts';
import { isAble } from './errands.ts';
import { type SideScores, scoreOf } from './score.ts';
import { type CardFight, type FightingMachine, flyingMachines, type MissionUnderWay } from './state.ts';

export type WhyFightOver = Extract<CardEvent, { type: 'cards-counted-up' }>['why'];

/** (W033) (G034) Why a fight is over; nothing while it goes on. */
export function whyOver(fight: CardFight): WhyFightOver | undefined {
  if (fight.wins === 'first-loss' && fight.machines.some(({ out }) => out)) return 'first-loss';
  if (fight.wins === 'pictures-home' && pictureResult(fight)) return 'errand';
  const left = flyingMachines(fight);
  if (left.length === 0) return 'nobody-left';
  const [side] = SIDES.filter((each) => left.some((machine) => machine.side === each));
  if (SIDES.every((each) => left.some((machine) => machine.side === each))) return brokenOff(fight);
  if (side && hasErrand(side, left, fight)) return brokenOff(fight);
  if (fight.shotlessTurns === undefined) return 'one-side-left';
  return fight.shotless >= fight.shotlessTurns ? 'no-more-shots' : brokenOff(fight);
}

/** A fight on the table has no time limit. One that nobody ends is broken off. */
const brokenOff = ({ turn, phase, pieces }: CardFight): WhyFightOver | undefined =>
  turn >= pieces.turns.most && phase === 3 ? 'broken-off' : undefined;

/** Whether a machine still flying has something to do that counts, or to bring home. */
const hasErrand = (side: Side, left: readonly FightingMachine[], { errands }: CardFight): boolean =>
  errands.some((errand) => {
    const machine = left.find(({ id }) => id === errand.machine);
    return errand.card.side === side && machine !== undefined && isWorthwhile(errand, machine);
  });

const isWorthwhile = (errand: MissionUnderWay, machine: FightingMachine): boolean => {
  const { card, done, partly } = errand;
  if (done || partly) return done && card.home > 0;
  return card.done + card.home > 0 && isAble(errand, machine);
};

/** The winner; nobody, where both sides are equal. */
export function winnerOf(fight: CardFight, score: SideScores = scoreOf(fight)): Side | 'nobody' {
  if (fight.wins === 'first-loss') return unharmedSide(fight);
  if (fight.wins === 'pictures-home') return pictureResult(fight) ?? 'nobody';
  if (fight.wins === 'last-flying') return lastFlying(fight);
  const { only } = fight.score;
  if (only && score[only] < 0) return enemyOf(only);
  if (score.allied === score.german) return 'nobody';
  return score.allied > score.german ? 'allied' : 'german';
}

/** The side whose machine exits or is shot down loses. If both do so at once, nobody wins. */
function unharmedSide({ machines }: CardFight): Side | 'nobody' {
  const lost = SIDES.filter((side) => machines.some((machine) => machine.side === side && machine.out));
  return lost.length === 1 ? enemyOf(expectDefined(lost[0], 'side')) : 'nobody';
}

function lastFlying(fight: CardFight): Side | 'nobody' {
  const left = SIDES.filter((side) => flyingMachines(fight).some((machine) => machine.side === side));
  return left.length === 1 ? expectDefined(left[0], 'side') : 'nobody';
}

/** A Hard Task: the picture must come home over its own edge; a side that loses its machine first has lost. */
function pictureResult({ errands, machines }: CardFight): Side | undefined {
  const [errand] = errands;
  if (!errand) return undefined;
  const { side } = errand.card;
  const carrier = machines.find(({ id }) => id === errand.machine);
  if (carrier?.out) {
    const isHome = carrier.out.how === 'exited' && carrier.out.edge === 'own' && errand.done;
    return isHome ? side : enemyOf(side);
  }
  return machines.every((machine) => machine.side === side || machine.out) ? side : undefined;
}
