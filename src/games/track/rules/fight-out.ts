import type { Muster } from '../../../kit/fight/muster.ts';
import type { Fought } from '../../../kit/fight/outcome.ts';
import type { FightEnd } from '../../../table/events/fight-events.ts';
import type { Table } from '../../../table/table.ts';
import { type Battle, setOut } from './battle.ts';
import { endPhase } from './end-of-phase.ts';
import { rollInitiatives } from './initiative.ts';
import { breakUpDuels, fightDuels } from './personal-duel.ts';
import { endsOf } from './to-outcome.ts';
import { clearTrack, layTrack, pairDuels, workDownTrack } from './track.ts';

/** (17) to (20) A Dog-Fight on the Initiative Track, from the first Initiative Roll until it breaks up. */
export function fightOut(met: Muster, table: Table): Fought {
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
 * (18) The Dive Bonus is for the first phase only. Ruling: not for a Lame Duck, whose number is that of a throw of 2
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

/** (19) A fight ends when its DFD is spent, or when there is nobody left to fight. */
function whyOver({ left, dfd }: Battle): FightEnd | undefined {
  if (left.allied === 0) return 'no-allied-left';
  if (left.german === 0) return 'no-germans-left';
  return dfd <= 0 ? 'dfd-spent' : undefined;
}

/** (19), (26) The fight breaks up: duels end, those driven off join again. */
function breakUp(battle: Battle, why: FightEnd, table: Table): Fought {
  const { phase: phases, altitude } = battle;
  breakUpDuels(battle, table);
  return { phases, altitude, why, ends: () => endsOf(battle) };
}
