import type { AirToAirCombat } from '../../../rulebook/cards/air-to-air-combat.ts';
import type { Table } from '../../../table/table.ts';
import { type Battle, makeEscape } from './battle.ts';
import { type Fighter, hasNoGunLeft } from './fighter.ts';
import { actByConduct } from './german-conduct.ts';
import { hasAnyJam } from './jams.ts';
import { askForAction, carryOut, reachesOf } from './track-action.ts';

type When = AirToAirCombat['germanConduct'][number]['when'];

/** (24) Their highest machine: by the card of German conduct, or as the player who leads them says. */
export function actAsGerman(fighter: Fighter, targets: readonly Fighter[], battle: Battle, table: Table): void {
  if (battle.fight.germansLedBy === 'the-card') actByConduct(fighter, targets, battle, table);
  else actAsLed(fighter, targets, battle, table);
}

/**
 * Ruling: a player leads the Germans as he would lead men of ours whom Bravery neither holds nor drives: the highest attacks whom
 * he likes, clears a jam, escapes or holds off. What every machine must do, it does: a Lame Duck goes, so does one without a gun.
 */
function actAsLed(fighter: Fighter, targets: readonly Fighter[], battle: Battle, table: Table): void {
  const why = whyItGoes(fighter);
  if (why) return makeEscape(fighter, why, battle, table);
  const reaches = reachesOf(fighter, targets, table);
  const words = [...(hasAnyJam(fighter) ? ['clear-jam'] : []), 'escape', 'hold'];
  carryOut(askForAction('german-action', fighter, reaches, words, battle, table), fighter, reaches, battle, table);
}

function whyItGoes(fighter: Fighter): When | undefined {
  if (fighter.breaksOff) return 'breaking-off';
  if (fighter.lameDuck) return 'lame-duck';
  return hasNoGunLeft(fighter) ? 'no-gun-left' : undefined;
}
