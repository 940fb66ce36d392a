import { counterNamed, type EnemyPrice, isGerman, priceOfMachine } from '../../../cards/counters.ts';
import { oddsOfAny, oddsOfRows, oddsOfRowsWith } from '../../../cards/odds.ts';
import type { DamageTables } from '../../../cards/printed/damage-tables.ts';
import { memoizeBy } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { FightWorth } from '../../../kit/game-head.ts';
import { criticalHitToll, type WayHome, wayHomeFrom } from '../../../kit/odds/damage.ts';
import type { Combatant } from '../../../table/events/fight-events.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';

/** Three hexes beyond the lines. */
const WAY: WayHome = wayHomeFrom(3);

/**
 * The value of a fight in Victory Points, burst by burst: each counts the chance of its hit times the mean value of a
 * hit. Over many fights the mean is the same as that of the results, with far less variance.
 */
export class BurstWorth implements FightWorth {
  points = 0;
  /** The part of the value from our own bursts. */
  won = 0;
  readonly #book: Rulebook;
  readonly #guns = new Map<string, { clear: number; seats: number; lame: boolean }>();
  readonly #means: Map<string, number>;

  constructor(book: Rulebook) {
    this.#book = book;
    this.#means = meansOf(book);
  }

  told(event: GameEvent): void {
    if (event.type === 'fight-began') this.#enter([...event.allied, ...event.germans]);
    else if (event.type === 'fight-over') this.#guns.clear();
    // Outside a fight the same event tells of dives at the ground.
    else if (this.#guns.size > 0) this.#toldInFight(event);
  }

  #toldInFight(event: GameEvent): void {
    if (event.type === 'germans-joined') this.#enter(event.germans);
    else if (event.type === 'burst-fired') this.#fire(event);
    else if (event.type === 'jam-tried' && event.result === 'cleared') this.#gunsOf(event.machine).clear += 1;
    else if (event.type === 'critical-hit-scored' && event.result === 'damaged-abort')
      this.#gunsOf(event.machine).lame = true;
  }

  #enter(combatants: readonly Combatant[]): void {
    for (const { id, guns, aircraft, lameDuck } of combatants) {
      const clear = guns.forward?.states.filter((state) => state === 'clear').length ?? 0;
      this.#guns.set(id, { clear, seats: this.#book.aircraft[aircraft]?.seats ?? 1, lame: lameDuck });
    }
  }

  #gunsOf(machine: string) {
    const guns = this.#guns.get(machine);
    if (!guns) throw new Error(`${machine} is in no fight.`);
    return guns;
  }

  #fire({ machine, gun, target, hits, result }: EventOf<'burst-fired'>): void {
    const guns = this.#gunsOf(machine);
    const adds = gun === 'forward' && guns.clear > 1 ? this.#book.damageTables.twinGuns.modifier : 0;
    const { chance } = oddsOfAny('2d6', hits);
    const worth = chance * this.#meanOf(target, adds);
    this.points += worth;
    if (isGerman(target)) this.won += worth;
    if (gun === 'forward' && result === 'jam') guns.clear -= 1;
  }

  #meanOf(target: string, adds: number): number {
    const { seats, lame } = this.#gunsOf(target);
    const key = isGerman(target)
      ? `${counterNamed(target, this.#book).jasta11} ${adds} ${seats} ${lame}`
      : `ours ${adds} ${seats} ${lame}`;
    const known = this.#means.get(key);
    if (known !== undefined) return known;
    const mean = isGerman(target)
      ? prizeOfHit({ target, adds, seats, lame }, this.#book)
      : -priceOfHit(adds, seats, this.#book) * (lame ? HALF : 1);
    this.#means.set(key, mean);
    return mean;
  }
}

/** The mean values of hits, computed once for each rulebook. */
const meansOf = memoizeBy((_: Rulebook) => new Map<string, number>());

/** The remaining value of one of our Lame Ducks, part of which has been lost already. */
const HALF = 0.6;

/** The machine that is hit, what the guns add to the throw, and how many men there are to be hit. */
interface StruckTarget {
  readonly target: string;
  readonly adds: number;
  readonly seats: number;
  readonly lame: boolean;
}

/** (43) The value of a Critical Hit on a German. */
function prizeOfHit(struck: StruckTarget, book: Rulebook): number {
  const row = priceOfMachine(struck.target, book);
  return oddsOfRowsWith(book.damageTables.criticalHit, struck.adds).reduce(
    (sum, { row: { result }, odds }) => sum + odds.chance * prizeOf(result, row, struck, book.damageTables),
    0,
  );
}

function prizeOf(result: string, row: EnemyPrice, { seats, lame }: StruckTarget, tables: DamageTables): number {
  const had = lame ? row.damagedAbort : 0;
  const more = (points: number) => Math.max(0, points - had);
  if (result === 'shot-down') return more(row.shotDown);
  if (result === 'forced-down') return more(row.forcedDown);
  if (result === 'damaged-abort') return more(row.damagedAbort);
  if (result !== 'crew-hit') return 0;
  const pilotHit = { 'shot-down': more(row.shotDown), 'lame-duck': more(row.damagedAbort), 'flies-on': 0 };
  const hit = oddsOfRows(tables.crewHit).reduce(
    (sum, { row: { asPilot }, odds }) => sum + odds.chance * pilotHit[asPilot],
    0,
  );
  return hit / seats;
}

/** The final cost of a Critical Hit on one of ours; for a two-seater this includes the work that it was sent for. */
function priceOfHit(adds: number, seats: number, { damageTables, victoryPoints }: Rulebook): number {
  const toll = criticalHitToll(damageTables, adds, WAY, seats);
  const { machines, aircrew } = victoryPoints;
  const hers = seats === 2 ? WORK * harmOf(adds, damageTables) : 0;
  return (
    hers -
    (toll.machineLost * machines.lost.vp +
      toll.machineDamaged * machines.damaged.vp +
      toll.killed * aircrew.killed.vp +
      toll.prisoner * aircrew.prisoner.vp +
      toll.wounded * aircrew.wounded.vp)
  );
}

/** The value of plates and shoots that are not done yet, by the chance that they would have succeeded. */
const WORK = 5;

/** The chance that a Critical Hit sends a machine home, or down. */
const harmOf = (adds: number, { criticalHit }: DamageTables): number =>
  oddsOfRowsWith(criticalHit, adds)
    .filter(({ row: { result } }) => result !== 'no-effect' && result !== 'driven-off')
    .reduce((sum, { odds }) => sum + odds.chance, 0);
