import type { Manoeuvre, ManoeuvreCard } from '../../../rulebook/fights/manoeuvre-cards/manoeuvre-decks.ts';
import type { Pose } from '../../../rulebook/geometry/pose.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Strength } from '../system.ts';

/** The cards of a turn, and where each of them ends. */
export interface Line {
  readonly cards: readonly ManoeuvreCard[];
  readonly ends: readonly Pose[];
}

/** Who plays a side: how well, by which cards, and what he has thought out of late. */
export interface Head {
  readonly strength: Strength;
  readonly book: Rulebook;
  /** Plans by all that they were thought out from: the next two cards of a plan need no new thought. */
  readonly plans: Lately<readonly Manoeuvre[]>;
  /** The lines of machines that were looked at: in one turn everybody looks at the same enemies. */
  readonly lines: Lately<readonly Line[]>;
}

interface Lately<Thought> {
  readonly most: number;
  readonly kept: Map<string, Thought>;
}

export const newHead = (strength: Strength, book: Rulebook): Head => ({
  strength,
  book,
  plans: { most: 64, kept: new Map() },
  lines: { most: 32, kept: new Map() },
});

/** What was thought out lately, or is now. */
export function thinkOnce<Thought>({ most, kept }: Lately<Thought>, key: string, think: () => Thought): Thought {
  const before = kept.get(key);
  if (before) return before;
  const thought = think();
  if (kept.size >= most) kept.clear();
  kept.set(key, thought);
  return thought;
}
