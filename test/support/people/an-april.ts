import { type Campaign, isOver, newCampaign } from '../../../src/campaign/campaign.ts';
import type { Flight } from '../../../src/campaign/watch.ts';
import type { GameName } from '../../../src/cards/games.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import type { Lived, LivedDay } from '../../../src/chronicle/lived.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { AutomaticTable, nobodyWrites } from '../../../src/playouts/automatic-table.ts';
import { type Heads, policyNamed } from '../../../src/policies/policies.ts';
import { playDay } from '../../../src/procedure/campaign/day.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { livedDay } from './a-lived-day.ts';

interface April {
  readonly word: string;
  readonly flights: readonly Flight[];
  readonly book: Rulebook;
  readonly days?: number;
  readonly fights?: GameName;
  /** Who leads where both sides plan: `quick` takes a fifth of the time, as in simulations. */
  readonly heads?: Heads;
}

/** An April flown by `prudent` at a table without a player or a log-book, which takes only a moment. */
export function anApril({ word, flights, book, days = 21, fights, heads }: April): Lived {
  const now: Campaign = { ...newCampaign(flights, book), ...(fights && { fights }) };
  const lived: LivedDay[] = [];
  const policy = policyNamed('prudent', word, heads);
  while (!isOver(now) && now.day <= days) {
    const dawn = structuredClone(now);
    const events: GameEvent[] = [];
    const told = (event: GameEvent) => void events.push(structuredClone(event));
    const cup = seededCup(`alea:1:${word}`, now.day);
    playDay(now, new AutomaticTable(book, cup, policy, { ...nobodyWrites, told }));
    lived.push(livedDay(dawn, events));
  }
  return { name: word, seed: `alea:1:${word}`, days: lived, now, book };
}
