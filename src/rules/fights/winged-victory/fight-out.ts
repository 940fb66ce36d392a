import { counterNamed } from '../../../rulebook/counters.ts';
import type { Roll } from '../../../rulebook/dice.ts';
import { consult } from '../../../rulebook/roll-table.ts';
import type { Combatant, FightEnd } from '../../../table/fights/fight-events.ts';
import type { Craft } from '../../../table/fights/winged-victory/craft.ts';
import type { Table } from '../../../table/table.ts';
import type { Fight, FightResult } from '../fight.ts';
import { leave } from './damage.ts';
import { enter, layOutDogFight } from './door-in.ts';
import { isCrippled, resultOf } from './door-out.ts';
import { playFight } from './play-fight.ts';
import { dashboardOf, flying, type SideFight } from './side-fight.ts';

/** A Dog-Fight on the mats, and what of the campaign runs beside it. */
interface DogFight {
  readonly fight: Fight;
  readonly side: SideFight;
  phases: number;
  dfd: number;
}

/** (17) to (20) A Dog-Fight of the campaign, seen from the side. */
export function fightOut(fight: Fight, table: Table): FightResult {
  const side = layOutDogFight(fight, table.book);
  const dogFight: DogFight = { fight, side, phases: 0, dfd: fight.dfd };
  announce(dogFight, table);
  playFight(side, () => isBrokenUp(dogFight, table), table);
  const phases = Math.max(1, Math.ceil(side.turn / turnsInPhase(table)));
  return resultOf(side, fight, whyOver(side), phases, table);
}

function announce({ fight, side }: DogFight, table: Table): void {
  const { system, altitude, dfd, over, dive } = fight;
  const of = (name: Craft['side']) =>
    side.crafts.filter((craft) => craft.side === name).map((craft) => combatantOf(craft, fight, table));
  table.tell({
    type: 'fight-began',
    system,
    altitude,
    dfd,
    over,
    ...(dive && { dive }),
    allied: of('allied'),
    germans: of('german'),
  });
}

function combatantOf({ id, side }: Craft, { allied }: Fight, { book }: Table): Combatant {
  const machine = allied.find((each) => each.id === id);
  if (side === 'allied' && machine) {
    const { aircraft, skill, firing, observer, forward, lameDuck } = machine;
    const guns = {
      ...(forward && { forward: { states: [forward.state], ammo: forward.ammo } }),
      ...(observer && { observer: { states: [observer.gun.state], ammo: observer.gun.ammo } }),
    };
    return { id, aircraft, skill, firing, ...(observer && { observer: observer.firing }), guns, lameDuck };
  }
  const { aircraft, skill, firing, observer } = counterNamed(id, book);
  return { id, aircraft, skill, firing, ...(observer && { observer }), guns: {}, lameDuck: false };
}

const turnsInPhase = ({ book }: Table): number => book.fights['winged-victory'].door.turnsInPhase.turns;

/** (19) After each third turn a phase is over: who is hurt or out of petrol leaves, and the DFD is thrown for. */
function isBrokenUp(dogFight: DogFight, table: Table): boolean {
  const { side } = dogFight;
  if (side.turn === 0 || side.turn % turnsInPhase(table) !== 0) return dogFight.dfd <= 0;
  dogFight.phases += 1;
  for (const craft of flying(side)) if (goesHome(craft, dogFight, table)) leave(craft, 'left-by-own-edge', side, table);
  if (isOneSideGone(side)) return true;
  rollDfd(dogFight, table);
  return dogFight.dfd <= 0;
}

/**
 * (26) (11) Ruling: whoever is crippled, has lost half his structure, every round or his petrol, breaks off between
 * phases.
 */
function goesHome(craft: Craft, { fight, phases }: DogFight, { book }: Table): boolean {
  const dash = dashboardOf(craft.dashboard, book);
  if (craft.falling !== 'no') return false;
  const aft = fight.allied.find(({ id }) => id === craft.id)?.aft ?? Number.POSITIVE_INFINITY;
  const isDry = craft.guns.every(({ left, plates }) => left === 0 && plates.length === 0);
  return (
    isDry ||
    aft <= phases * book.turnProcedure.aft.dogFightPhase.aft ||
    craft.structure * 2 >= dash.structure.boxes ||
    isCrippled(craft, dash.controls, dash.engineBoxes.indexOf('minus-1'))
  );
}

const isOneSideGone = (side: SideFight): boolean =>
  (['allied', 'german'] as const).some((name) => flying(side).every((craft) => craft.side !== name));

function whyOver(side: SideFight): FightEnd {
  const left = (name: Craft['side']) => flying(side).some((craft) => craft.side === name);
  if (!left('allied')) return 'no-allied-left';
  return left('german') ? 'dfd-spent' : 'no-germans-left';
}

/** (19) The DFD roll: any double but a 6 is thrown again and added; a first double 6 brings more Germans. */
function rollDfd(dogFight: DogFight, table: Table): void {
  const first = table.roll('dfd');
  const rolls: Roll[] = [first];
  for (let last = first; isDouble(last) && last.total !== TWO_SIXES; ) {
    last = table.roll('dfd');
    rolls.push(last);
  }
  const reduction = rolls.filter(({ total }) => total !== TWO_SIXES).reduce((sum, { total }) => sum + total, 0);
  dogFight.dfd -= reduction;
  table.tell({ type: 'dfd-rolled', rolls, reduction, dfd: dogFight.dfd });
  if (first.total === TWO_SIXES) bringMore(dogFight, table);
}

const TWO_SIXES = 12;
const isDouble = ({ faces: [red, white] }: Roll): boolean => red === white;

/** (19) They come in from their edge, high and unseen. */
function bringMore({ fight, side }: DogFight, table: Table): void {
  const { roll, row } = consult(table.book.enemyAircraftResponse.reinforcements, table);
  const joined = enter(row.numbers, fight, side.crafts, table.book);
  for (const craft of joined)
    craft.seen = flying(side)
      .filter((other) => other.side === 'allied')
      .map(({ id }) => id);
  side.crafts.push(...joined);
  const bonus = table.book.airToAirCombat.diveBonus.surprise.amount;
  const germans = joined.map((craft) => combatantOf(craft, fight, table));
  table.tell({ type: 'germans-joined', roll, bonus, germans });
}
