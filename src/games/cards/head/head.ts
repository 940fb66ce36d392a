import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Pose } from '../../../kit/geometry/pose.ts';
import { AS_EVER, type Bent } from '../../../kit/head/bent.ts';
import type { Strength } from '../../../kit/head/strengths.ts';
import type { Manoeuvre, ManoeuvreCard } from '../cards/manoeuvre-decks.ts';

/** The cards of a turn, and where each of them ends. */
export interface Line {
  readonly cards: readonly ManoeuvreCard[];
  readonly ends: readonly Pose[];
}

/** Who plays a side: how well, with what word for what he leaves to chance, and what he has thought out of late. */
export interface Head {
  readonly strength: Strength;
  readonly word: string;
  readonly bent: Bent;
  readonly book: Rulebook;
  /** The plans of a side by all that they were thought out from: they are laid down card by card. */
  readonly plans: Lately<ReadonlyMap<string, readonly Manoeuvre[]>>;
  /** The lines of machines that were looked at: in one turn everybody looks at the same enemies. */
  readonly lines: Lately<readonly Line[]>;
}

interface Lately<Thought> {
  readonly most: number;
  readonly kept: Map<string, Thought>;
}

export const newHead = (strength: Strength, word: string, book: Rulebook): Head => ({
  strength,
  word,
  bent: AS_EVER,
  book,
  plans: { most: 16, kept: new Map() },
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
