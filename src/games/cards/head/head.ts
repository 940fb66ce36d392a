import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Pose } from '../../../kit/geometry/pose.ts';
import { AS_EVER, type Bent } from '../../../kit/head/bent.ts';
import type { Strength } from '../../../kit/head/strengths.ts';
import type { Manoeuvre, ManoeuvreCard } from '../cards/manoeuvre-decks.ts';

/** The cards of a turn, and where each card ends. */
export interface PlanLine {
  readonly cards: readonly ManoeuvreCard[];
  readonly ends: readonly Pose[];
}

/** The opponent of a side: its strength, the word for its random choices, and a cache of recent work. */
export interface CardHead {
  readonly strength: Strength;
  readonly word: string;
  readonly bent: Bent;
  /** Of lines that are equally good, any one, or the one on which fewest guns could bear. */
  readonly takes: 'any' | 'safest';
  readonly book: Rulebook;
  /** Cached plans of a side, by everything that they depend on: the cards are asked for one by one. */
  readonly plans: Lately<ReadonlyMap<string, readonly Manoeuvre[]>>;
  /** Cached lines of machines: in one turn everybody looks at the same enemies. */
  readonly lines: Lately<readonly PlanLine[]>;
}

interface Lately<Thought> {
  readonly most: number;
  readonly kept: Map<string, Thought>;
}

export const newHead = (strength: Strength, word: string, book: Rulebook): CardHead => ({
  strength,
  word,
  bent: AS_EVER,
  takes: 'any',
  book,
  plans: { most: 16, kept: new Map() },
  lines: { most: 32, kept: new Map() },
});

/** Returns what was thought out lately, or thinks it out now. */
export function thinkOnce<Thought>({ most, kept }: Lately<Thought>, key: string, think: () => Thought): Thought {
  const before = kept.get(key);
  if (before) return before;
  const thought = think();
  if (kept.size >= most) kept.clear();
  kept.set(key, thought);
  return thought;
}
