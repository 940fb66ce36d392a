import type { Rulebook } from '../../src/cards/rulebook.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { fromTheSide } from '../../src/games/side/head/opponent.ts';
import type { EnergyDecisions } from '../../src/games/side/table/energy-decisions.ts';
import type { Policy } from '../../src/kit/head/policy.ts';
import type { Strength } from '../../src/kit/head/strengths.ts';
import { AutomaticTable, nobodyWrites } from '../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { playBattle } from '../../src/procedure/resolve-fight.ts';
import { laidOut } from '../../src/reading/lay-out-battle.ts';
import type { GameEvent } from '../../src/table/events.ts';
import type { Side } from '../../src/table/sides.ts';

export type SidePlayer = Pick<Policy, keyof EnergyDecisions>;

export const sidePlayer = (strength: Strength | 'random', word: string): SidePlayer =>
  strength === 'random' ? policyNamed('random', word) : fromTheSide(strength, word);

/** Each side's questions to its own player. */
function bothOf(players: Readonly<Record<Side, SidePlayer>>): Policy {
  return {
    ...policyNamed('random', 'nobody asks'),
    throttle: (about, options, cards) => players[about.side].throttle(about, options, cards),
    'energy-move': (about, options, cards) => players[about.side]['energy-move'](about, options, cards),
    'time-freeze': (about, options, cards) => players[about.side]['time-freeze'](about, options, cards),
    'side-shot': (about, options, cards) => players[about.side]['side-shot'](about, options, cards),
    'flak-barrage': (about, options, cards) => players[about.side]['flak-barrage'](about, options, cards),
  };
}

/** Patrol at Noon, two against two, with these dice: who has won. */
export const noonPatrol = (players: Readonly<Record<Side, SidePlayer>>, seed: number, book: Rulebook) =>
  flown('patrol-at-noon', players, seed, book);

/** A battle seen from the side, with these dice: who has won. */
export function flown(
  id: string,
  players: Readonly<Record<Side, SidePlayer>>,
  seed: number,
  book: Rulebook,
): Side | 'nobody' {
  let winner: Side | 'nobody' = 'nobody';
  const told = (event: GameEvent): void => {
    if (event.type === 'side-fight-over') winner = event.winner;
  };
  const cup = seededCup(`alea:1:robin-${seed}`, 1);
  const table = new AutomaticTable(book, cup, bothOf(players), { ...nobodyWrites, told });
  playBattle(laidOut({ id, system: 'winged-victory' }, 'the-card', book), table);
  return winner;
}
