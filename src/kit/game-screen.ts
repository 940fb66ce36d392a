import type { Rulebook } from '../cards/rulebook.ts';
import type { Paper } from '../page/paper.ts';
import type { Check } from '../table/checks.ts';
import type { Decision, Question } from '../table/decisions.ts';
import type { CrewTold } from '../table/events/turn-events.ts';
import type { EventType, GameEvent } from '../table/events.ts';
import type { Asking, Onlooker } from './screen/asking.ts';
import type { Wanted } from './screen/cards/make.ts';
import type { CardIndex, Missed, Shown } from './screen/cards/shown.ts';
import type { People } from './screen/people.ts';
import type { Reasons, Sentence } from './screen/sentence.ts';

/** What lies before whoever looks into a fight. */
export interface Before {
  readonly asked: Question | undefined;
  readonly book: Rulebook;
  readonly paper: Paper;
}

/** What may be measured where machines stand on a table, or seen of the whole of it. */
export type Measure = 'arcs' | 'ruler' | 'table';

/** A first fight of five minutes, with somebody who explains it. */
export interface Lesson {
  /** What is fought, and the word that its dice are drawn from. */
  readonly battle: string;
  readonly seed: string;
  /** Before the first question. */
  readonly begins: string;
  /** At a question, the first time that it is asked, the second time, and so on. */
  readonly says: { readonly [D in Decision]?: readonly string[] };
  /** With this it is over, whoever is left. */
  readonly isOver: (event: GameEvent) => boolean;
  readonly ends: string;
}

/** A way to fight as it is asked, told and shown. What it has no words for is as in every fight. */
export interface GameScreen<D extends Decision, T extends EventType> {
  readonly questions: { readonly [N in D]: Asking<N> };
  readonly sentences: { readonly [N in T]: Sentence<N> };
  readonly reasons: { readonly [N in T]: Reasons<N> };
  /** How one learns it. The Initiative Track is learned in the campaign. */
  readonly lesson?: Lesson;
  /** The machines of the side that is asked which are still in the fight; nothing where another fight is asked about. */
  own?(question: Question): readonly string[] | undefined;
  /** `flight`: how the machines stand in such a fight; nothing where none is asked about. */
  forces?(before: Before, crews: readonly CrewTold[]): string | undefined;
  /** `arcs`, `ruler` and `table`, and whom they were typed with; nothing where there is no such table. */
  measured?(what: Measure, words: readonly string[], before: Before): string | undefined;
  /** What counts in a battle that stands alone, where its own words do not say it. */
  counts?(id: string, book: Rulebook): string | undefined;
  /** What the faces of a die mean that has other things on it than numbers. */
  faces?(check: Check, book: Rulebook): string | undefined;
  /** What is told behind an event of all that went before it. */
  closing?(event: GameEvent, told: readonly GameEvent[], people: People): string | undefined;
  /**
   * What has just happened, as a picture, for one who has heard all that went before it; nothing where there is nothing
   * to be seen of it.
   */
  strip?(now: readonly GameEvent[], onlooker: Onlooker): string | undefined;
  /** A card by the name that it has in this game's own box. It is loaded when somebody asks for it. */
  showCard?(typed: string, book: Rulebook, wanted: Wanted, all: CardIndex): Promise<Shown | Missed>;
}
