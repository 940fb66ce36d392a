import { type EnemyPrice, isGerman, priceOfMachine } from '../../../cards/counters.ts';
import { oddsOfAny, oddsOfRows, oddsOfRowsWith } from '../../../cards/odds.ts';
import type { CriticalResult } from '../../../cards/printed/damage-tables.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { FightLuck } from '../../../kit/game-head.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';

/** The final value of a Critical Hit: Victory Points, and the number of our pilots lost. */
interface Worth {
  readonly points: number;
  readonly men: number;
}

/** The share of our machines and of their pilots that each result loses. It need not be exact to remove the luck. */
const OURS: Readonly<Record<CriticalResult, { readonly machine: number; readonly man: number }>> = {
  'no-effect': { machine: 0, man: 0 },
  'driven-off': { machine: 0, man: 0 },
  'damaged-abort': { machine: 0.7, man: 0.1 },
  'crew-hit': { machine: 0.3, man: 0.25 },
  'forced-down': { machine: 0.9, man: 0.6 },
  'shot-down': { machine: 1, man: 0.8 },
};
/** The result that a hit on the pilot amounts to. */
const IN_EFFECT: Readonly<Record<EventOf<'crew-hit'>['effect'], CriticalResult>> = {
  'shot-down': 'shot-down',
  'lame-duck': 'damaged-abort',
  'flies-on': 'no-effect',
};
/** The chance that a crew hit brings a German down. */
const BRINGS_DOWN = 0.2;

/**
 * How much better than the mean bursts and hits have gone: what each throw brought, less what it was expected to bring.
 * The mean of this is 0, whatever is fired at whom. Subtracted from a fight's result it reduces the variance.
 */
export class BurstLuck implements FightLuck {
  points = 0;
  men = 0;
  readonly #book: Rulebook;
  readonly #means = new Map<string, Worth>();

  constructor(book: Rulebook) {
    this.#book = book;
  }

  told(event: GameEvent): void {
    if (event.type === 'burst-fired') this.#fired(event);
    else if (event.type === 'critical-hit-scored') this.#hit(event);
    else if (event.type === 'crew-hit' && event.who === 'pilot') this.#pilotHit(event);
  }

  #fired({ target, adds, hits, result }: EventOf<'burst-fired'>): void {
    const beyond = (result === 'hit' ? 1 : 0) - oddsOfAny('2d6', hits).chance;
    this.#add(this.#meanOf(target, adds), beyond);
  }

  #hit({ machine, parts, result }: EventOf<'critical-hit-scored'>): void {
    this.#add(this.#worthOf(machine, result), 1);
    this.#add(this.#meanOf(machine, parts.twinGuns ?? 0), -1);
  }

  /** (25) The effect on the machine. Which of two men was hit stays luck. */
  #pilotHit({ machine, effect }: EventOf<'crew-hit'>): void {
    this.#add(this.#worthOf(machine, IN_EFFECT[effect]), 1);
    this.#add(this.#meanOf(machine, 'pilot'), -1);
  }

  #add({ points, men }: Worth, times: number): void {
    this.points += times * points;
    this.men += times * men;
  }

  /** The mean value of a Critical Hit with this bonus for twin guns, or of a pilot hit. */
  #meanOf(target: string, by: number | 'pilot'): Worth {
    const key = `${isGerman(target) ? priceOfMachine(target, this.#book).enemy : 'ours'} ${by}`;
    const known = this.#means.get(key);
    if (known) return known;
    const mean = { points: 0, men: 0 };
    for (const [result, chance] of chancesOf(by, this.#book)) {
      const { points, men } = this.#worthOf(target, result);
      mean.points += chance * points;
      mean.men += chance * men;
    }
    this.#means.set(key, mean);
    return mean;
  }

  #worthOf(target: string, result: CriticalResult): Worth {
    if (isGerman(target)) return { points: prizeOf(result, priceOfMachine(target, this.#book)), men: 0 };
    const { machine, man } = OURS[result];
    const { machines, aircrew } = this.#book.victoryPoints;
    return { points: machine * machines.lost.vp + man * aircrew.killed.vp, men: man };
  }
}

/** The chance of each result. */
function chancesOf(by: number | 'pilot', { damageTables }: Rulebook): (readonly [CriticalResult, number])[] {
  const { criticalHit, crewHit } = damageTables;
  if (by === 'pilot') return oddsOfRows(crewHit).map(({ row, odds }) => [IN_EFFECT[row.asPilot], odds.chance]);
  return oddsOfRowsWith(criticalHit, by).map(({ row, odds }) => [row.result, odds.chance]);
}

function prizeOf(result: CriticalResult, { shotDown, forcedDown, damagedAbort, drivenOff }: EnemyPrice): number {
  const prizes: Readonly<Record<CriticalResult, number>> = {
    'no-effect': 0,
    'driven-off': drivenOff,
    'damaged-abort': damagedAbort,
    'crew-hit': BRINGS_DOWN * shotDown,
    'forced-down': forcedDown,
    'shot-down': shotDown,
  };
  return prizes[result];
}
