import type { Gun } from '../../../campaign/mission-log.ts';
import { rollDfd } from '../../../kit/fight/dog-fight.ts';
import type { FightOutcome } from '../../../kit/fight/fight.ts';
import { bringMore, type Muster } from '../../../kit/fight/muster.ts';
import type { FoughtResult } from '../../../kit/fight/outcome.ts';
import type { FightEnd } from '../../../table/events/fight-events.ts';
import type { Table } from '../../../table/table.ts';
import { type Battle, isOver, join, makeEscape, setOut } from './battle.ts';
import type { Armament, FightingMachine } from './fighting-machine.ts';
import { rollInitiatives } from './initiative.ts';
import { breakUpDuels, endDuelsOf, fightDuels, sinkDuels } from './personal-duel.ts';
import { clearTrack, layTrack, pairDuels, workDownTrack } from './track.ts';

/** (26) to (28) The outcome of the track for every machine. */
const endsOf = ({ allied, germans, altitude }: Battle): FightOutcome[] =>
  [...allied, ...germans].map((machine) => endOf(machine, altitude));

function endOf(machine: FightingMachine, altitude: number): FightOutcome {
  const { id, fate, by, out, ranFrom, wounds, lameDuckNumber: lameDuck, forward, observer } = machine;
  const below = Math.min(machine.below, altitude);
  return {
    id,
    fate,
    by,
    escaped: out === 'escaped',
    wounds,
    lameDuck,
    struckAgain: out === 'crippled-again',
    forward: gunLeft(forward),
    observer: observer && gunLeft(observer),
    ...(ranFrom && { ranFrom }),
    ...(below > 0 && { below }),
  };
}

const gunLeft = ({ guns: [state], ammo }: Armament): Gun | undefined => state && { state, ammo };

/** (19) After each phase: 2 AFT, 1,000 feet down, and the DFD roll. */
export function endPhase(battle: Battle, table: Table): void {
  const { feet } = table.book.airToAirCombat.phase;
  battle.altitude = Math.max(0, battle.altitude - feet.amount);
  for (const machine of battle.allied) machine.bonus = 0;
  for (const machine of battle.germans) machine.bonus = 0;
  sinkDuels(feet.amount, battle);
  leaveWithoutAft(battle, table);
  // Ruling: when one side has nobody left the fight is over, and no roll can bring anybody in.
  if (!isOver(battle) && rollDfd(battle, table)) bringReinforcements(battle, table);
}

/** (11) (19) A machine that has used up its Air Flying Time in the fight leaves it, and must land at once. */
function leaveWithoutAft(battle: Battle, table: Table): void {
  const spent = battle.phase * table.book.turnProcedure.aft.dogFightPhase.aft;
  for (const machine of battle.allied) {
    if (!machine.inFight || machine.aft > spent) continue;
    makeEscape(machine, 'out-of-aft', battle, table);
    endDuelsOf(machine, battle, table);
  }
}

/** (19), (18) Reinforcements have the bonus of surprise, from the next phase. */
function bringReinforcements(battle: Battle, table: Table): void {
  const there = battle.germans.map(({ id, inFight }) => ({ id, isIn: inFight }));
  const bonus = table.book.airToAirCombat.diveBonus.surprise.amount;
  const joined = bringMore(battle.met, there, bonus, table);
  for (const machine of join(joined, battle, table.book)) machine.bonus = bonus;
}

/** (17) to (20) A Dog-Fight on the Initiative Track, from the first Initiative Roll to its end. */
export function fightOut(met: Muster, table: Table): FoughtResult {
  const battle = setOut(met, table.book);
  giveDiveBonus(battle, table);
  let why = whyOver(battle);
  while (why === undefined) {
    fightPhase(battle, table);
    why = whyOver(battle);
  }
  return breakUp(battle, why, table);
}

/**
 * (18) The Dive Bonus is for the first phase only. Ruling: not for a Lame Duck, whose number is that of a roll of 2
 * (34).
 */
function giveDiveBonus({ fight: { dive }, allied, germans }: Battle, { book }: Table): void {
  if (!dive) return;
  const bonus = book.airToAirCombat.diveBonus[dive.bonus].amount;
  for (const machine of dive.side === 'allied' ? allied : germans) if (!machine.lameDuck) machine.bonus = bonus;
}

/** (19) One Dog-Fight Phase. */
function fightPhase(battle: Battle, table: Table): void {
  battle.phase += 1;
  const { phase, altitude, dfd } = battle;
  table.tell({ type: 'phase-began', phase, altitude, dfd });
  clearTrack(battle);
  rollInitiatives(battle, table);
  const track = layTrack(battle);
  pairDuels(track, battle, table);
  workDownTrack(track, battle, table);
  fightDuels(battle, table);
  endPhase(battle, table);
}

/** (19) A fight ends when its DFD is used up, or when there is nobody left to fight. */
function whyOver({ left, dfd }: Battle): FightEnd | undefined {
  if (left.allied === 0) return 'no-allied-left';
  if (left.german === 0) return 'no-germans-left';
  return dfd <= 0 ? 'dfd-spent' : undefined;
}

/** (19), (26) The fight ends: duels end, and those driven off rejoin. */
function breakUp(battle: Battle, why: FightEnd, table: Table): FoughtResult {
  const { phase: phases, altitude } = battle;
  breakUpDuels(battle, table);
  return { phases, altitude, why, ends: () => endsOf(battle) };
}
