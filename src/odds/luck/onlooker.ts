import type { NamedMan } from '../../campaign/aircrew.ts';
import { cardOf } from '../../rulebook/aircraft-card.ts';
import { isGerman } from '../../rulebook/counters.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { EventOf, GameEvent } from '../../table/events.ts';
import type { Combatant } from '../../table/fights/fight-events.ts';
import type { Exposed, Placed } from './lucky-throws.ts';

/** Who looks on at a day's events knows by each throw what it may fall upon. */
export class Onlooker implements Exposed {
  mission: string | undefined;
  pilots: ReadonlyMap<string, NamedMan> = new Map();
  private grid: readonly (readonly [string, number])[] = [];
  private readonly gone = new Set<string>();
  private readonly twoSeaters = new Set<string>();
  private readonly observersDead = new Set<string>();
  private readonly book: Rulebook;

  constructor(book: Rulebook) {
    this.book = book;
  }

  /** (15) Those who are still on the Archie grid. */
  placed(): Placed {
    return new Map(this.grid.filter(([machine]) => !this.gone.has(machine)));
  }

  /** (25) Two men may be hit in her: a dead observer is not. */
  hasObserver(machine: string): boolean {
    return this.twoSeaters.has(machine) && !this.observersDead.has(machine);
  }

  /** What had come about before a throw is seen before it is weighed. */
  seeBefore(event: GameEvent): void {
    if (event.type === 'machines-placed') {
      this.grid = Object.entries(event.placing);
      this.gone.clear();
    }
    if (event.type === 'mission-began') this.takeOff(event);
    if (event.type === 'fight-began') this.meet([...event.allied, ...event.germans]);
    if (event.type === 'germans-joined') this.meet(event.germans);
    // (15) Who is driven off, or down, is shot at no more; who keeps his station all the same is told of after it.
    if (event.type === 'machine-came-down') this.gone.add(event.machine);
    if (event.type === 'station-kept') this.gone.delete(event.machine);
    const isHit = event.type === 'archie-hit' || event.type === 'critical-hit-taken';
    if (isHit && event.result === 'driven-off') this.gone.add(event.machine);
  }

  /** What a throw brought about is seen after it is weighed. */
  seeAfter(event: GameEvent): void {
    const isManHit = event.type === 'crew-hit' || event.type === 'man-hit';
    if (isManHit && event.who === 'observer' && event.fate.fate === 'killed') this.observersDead.add(event.machine);
  }

  private takeOff({ mission, machines }: EventOf<'mission-began'>): void {
    this.mission = mission;
    this.pilots = new Map(machines.flatMap(({ machine, men: [pilot] }) => (pilot ? [[machine, pilot] as const] : [])));
    this.twoSeaters.clear();
    this.observersDead.clear();
  }

  private meet(fighters: readonly Combatant[]): void {
    for (const { id, aircraft } of fighters) {
      if (cardOf(aircraft, this.book).seats === 2) this.twoSeaters.add(id);
      // A counter that is met again has another crew.
      if (isGerman(id)) this.observersDead.delete(id);
    }
  }
}
