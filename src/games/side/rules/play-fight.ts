import { SIDES } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import { behindMarkers } from './behind-markers.ts';
import { leave } from './damage.ts';
import { atFront, broughtTo, hasErrand, pointsFor, settleMissions, winnerOf } from './missions.ts';
import { machinesFlying, type SideFight } from './side-fight.ts';
import { playTurn } from './side-turn.ts';

/** Plays turns until the turn limit, until nobody left has an aim, or until the caller has seen enough. */
export function playFight(fight: SideFight, isEnough: (fight: SideFight) => boolean, table: Table): void {
  tellBeginning(fight, table);
  const heard = behindMarkers(fight, table);
  while (fight.turn < fight.turns && isContested(fight) && !isEnough(fight)) playTurn(fight, heard);
  for (const machine of machinesFlying(fight))
    if (machine.falling === 'pilot-dead') leave(machine, 'crashed', fight, table);
}

/** Ruling: a machine alone in the sky may still do its mission; the rules do not say when a scenario ends. */
function isContested(fight: SideFight): boolean {
  const there = SIDES.filter((side) => machinesFlying(fight).some((machine) => machine.side === side));
  return there.length === SIDES.length || there.some((side) => hasErrand(side, fight));
}

/** (V124) The winner: by missions first, then by points. */
export function tellEnd(fight: SideFight, table: Table): void {
  const done = settleMissions(fight);
  const points = { allied: pointsFor('allied', fight, table), german: pointsFor('german', fight, table) };
  const brought = SIDES.flatMap((side) => broughtTo(side, fight, table));
  const { allied, german } = fight.missions;
  table.tell({
    type: 'side-fight-over',
    turns: fight.turn,
    aims: { allied: allied.aim, german: german.aim },
    atFront: { allied: atFront('allied', fight), german: atFront('german', fight) },
    done,
    points,
    brought,
    winner: winnerOf(done, points),
  });
}

function tellBeginning({ machines, turns, hexes, sky, targets: things, clock }: SideFight, table: Table): void {
  const entered = machines.map(({ id, side, dashboard, skill, pose, cue }) => ({
    machine: id,
    side,
    dashboard,
    skill,
    level: pose.y / 2,
    speed: cue,
  }));
  const targets = things.map(({ id, kind, side, x, y }) => ({ target: id, kind, side, x, y }));
  table.tell({
    type: 'side-fight-began',
    turns,
    ...(clock && { clock: { dfd: clock.dfd, turnsInPhase: clock.turnsInPhase } }),
    hexes,
    sky,
    targets,
    machines: entered,
  });
}
