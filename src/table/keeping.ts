import type { GameEvent } from './events.ts';
import type { Fallen, Standpoint } from './standpoint.ts';
import type { PartPlayedOn, Table } from './table.ts';

/** The event with which each part of a day is over. */
const OVER: Readonly<Partial<Record<GameEvent['type'], PartPlayedOn>>> = {
  'mission-ended': 'mission',
  'fight-over': 'fight',
};

/** Where a day stands, kept up as it is played. */
export class Keeping implements Standpoint {
  readonly past: Fallen[] = [];
  readonly parts: { [P in PartPlayedOn]?: Keeping | undefined } = {};
  readonly again: Standpoint['again'];

  constructor(again: Standpoint['again']) {
    this.again = again;
  }

  keep(fallen: Fallen): void {
    this.past.push(fallen);
    this.parts.mission?.past.push(fallen);
    this.parts.fight?.past.push(fallen);
  }

  begin(part: PartPlayedOn, again: (table: Table) => void): void {
    this.parts[part] = new Keeping(again);
  }

  hear({ type }: GameEvent): void {
    const over = OVER[type];
    if (over) this.parts[over] = undefined;
  }
}
