import { cardOf, type Rulebook } from '../../cards/rulebook.ts';
import type { GunPlace } from '../../table/events/fight-events.ts';
import type { CrewTold } from '../../table/events/turn-events.ts';
import type { Counts } from './counts.ts';

/** A gun with so few units left is low. */
const LOW = 10;

interface CountedGun {
  readonly machine: string;
  left: number;
  fired: boolean;
}

/** The ammo of a mission's guns, to see who came home with little. */
export class AmmoFired {
  readonly #guns = new Map<string, CountedGun>();

  load(machines: readonly CrewTold[], book: Rulebook): void {
    this.#guns.clear();
    for (const { machine, aircraft } of machines) {
      const { ammo } = cardOf(aircraft, book);
      this.#guns.set(`${machine} forward`, { machine, left: ammo?.forward ?? 0, fired: false });
      this.#guns.set(`${machine} observer`, { machine, left: ammo?.observer ?? 0, fired: false });
    }
  }

  fire(machine: string, place: GunPlace, units: number): void {
    const gun = this.#guns.get(`${machine} ${place}`);
    if (!gun) return;
    gun.left -= units;
    gun.fired = true;
  }

  /** Machines that do not come home are not counted. */
  lose(machine: string): void {
    this.#guns.delete(`${machine} forward`);
    this.#guns.delete(`${machine} observer`);
  }

  count(counts: Counts): void {
    for (const { left, fired } of this.#guns.values()) {
      if (!fired) continue;
      counts.gunsFired += 1;
      if (left <= 0) counts.gunsDry += 1;
      if (left < LOW) counts.gunsLow += 1;
    }
  }
}
