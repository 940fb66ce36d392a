import { promised } from '../../rulebook/promised.ts';
import type { TargetInReach } from '../../table/combat-decisions.ts';
import type { Table } from '../../table/table.ts';
import { attack } from './attack.ts';
import { type Battle, makeEscape } from './battle.ts';
import { canFire, type Fighter } from './fighter.ts';
import { tryToClearJam } from './jams.ts';
import { type Reach, reachOf, waysToHit } from './reach.ts';

/** Whoever leads the side of the highest machine is asked what it does. */
type Asked = 'track-action' | 'german-action';

export function reachesOf(fighter: Fighter, targets: readonly Fighter[], { book }: Table): Reach[] {
  return canFire(fighter.forward) ? targets.map((target) => reachOf(fighter, target, book)) : [];
}

/** A machine that can do but one thing does it unasked. */
export function askForAction(
  asked: Asked,
  fighter: Fighter,
  reaches: readonly Reach[],
  words: readonly string[],
  { phase, left }: Battle,
  table: Table,
): string {
  const options = [...reaches.map(({ target }) => target.id), ...words];
  if (options.length === 1) return promised(options[0], 'only option');
  const targets = reaches.map((reach) => inReach(fighter, reach, table));
  const { id: machine, inDuel, card } = fighter;
  const about = { machine, seats: card.seats, phase, inDuel, left: { ...left }, targets };
  return table.choose(asked, about, options);
}

function inReach(
  { firing }: Fighter,
  { target, difference, angle, longestBurst }: Reach,
  { book }: Table,
): TargetInReach {
  const ways = waysToHit(angle, longestBurst, firing, book);
  return { target: target.id, difference, angle, longestBurst, ways };
}

/** (24), (39), (40) It attacks, clears a jam, escapes or holds off. */
export function carryOut(
  answer: string,
  fighter: Fighter,
  reaches: readonly Reach[],
  battle: Battle,
  table: Table,
): void {
  const chosen = reaches.find(({ target }) => target.id === answer);
  if (chosen) attack(fighter, chosen, battle, table);
  else if (answer === 'clear-jam') tryToClearJam(fighter, table);
  else if (answer === 'escape') makeEscape(fighter, 'chosen', battle, table);
  else table.tell({ type: 'held-off', machine: fighter.id });
}
