import type { Rulebook } from '../cards/rulebook.ts';
import type { Paper } from '../page/paper.ts';
import type { Check } from '../table/checks.ts';
import type { Decision, Question } from '../table/decisions.ts';
import type { CrewTold } from '../table/events/turn-events.ts';
import type { EventType, GameEvent } from '../table/events.ts';
import type { SomeAnswers } from './head/policy.ts';
import type { FightAloud } from './screen/aloud.ts';
import type { Asking, Onlooker } from './screen/asking.ts';
import type { BlowTold } from './screen/blow.ts';
import type { WantedOfCard } from './screen/cards/make.ts';
import type { CardIndex, Missed, Shown } from './screen/cards/shown.ts';
import type { People } from './screen/people.ts';
import type { Reasons, Sentence } from './screen/sentence.ts';

/** The situation of a player who looks into a fight. */
export interface Before {
  readonly asked: Question | undefined;
  readonly book: Rulebook;
  readonly paper: Paper;
}

/** What may be measured, or shown of a whole table with machines on it. */
export type Measure = 'arcs' | 'ruler' | 'table';

/** A first fight of five minutes, with explanations. */
export interface Lesson {
  /** The battle, and the seed of its dice. */
  readonly battle: string;
  readonly seed: string;
  /** Shown before the first question. */
  readonly begins: string;
  /** Shown at a question, the first time that it is asked, the second time, and so on. */
  readonly says: { readonly [D in Decision]?: readonly string[] };
  /** What each of these texts tells one to answer, step by step: Enter takes the same. */
  readonly takes?: { readonly [D in Decision]?: readonly (readonly string[])[] };
  /** The event that ends the lesson, whoever is left. */
  readonly isOver: (event: GameEvent) => boolean;
  readonly ends: string;
}

/** Signs of a page, each with its meaning. */
export type Legend = readonly (readonly [sign: string, means: string])[];

/** The questions, sentences and pictures of a game. Missing parts are as in every fight. */
export interface GameScreen<D extends Decision, T extends EventType> {
  readonly questions: { readonly [N in D]: Asking<N> };
  readonly sentences: { readonly [N in T]: Sentence<N> };
  readonly reasons: { readonly [N in T]: Reasons<N> };
  /** The signs of its pages and answers. */
  readonly legend: Legend;
  /** Its lesson. The Initiative Track is learned in the campaign. */
  readonly lesson?: Lesson;
  /** The asked side's machines still in the fight; undefined where another kind of fight is asked about. */
  own?(question: Question): readonly string[] | undefined;
  /** `hold on`: the answers of a man who stays out of it as long as nothing changes; undefined where he cannot. */
  holdingOn?(question: Question, book: Rulebook): SomeAnswers | undefined;
  /** `flight`: the state of the machines in such a fight; undefined without one. */
  forces?(before: Before, crews: readonly CrewTold[]): string | undefined;
  /** `arcs`, `ruler` and `table`, with the typed words; undefined where there is no such table. */
  measured?(what: Measure, words: readonly string[], before: Before): string | undefined;
  /** The fight in words, as the asked side may see it; undefined where another kind of fight is asked about. */
  aloud?(question: Question, onlooker: Pick<Onlooker, 'book' | 'people'>): FightAloud | undefined;
  /** What counts in a stand-alone battle, where its own text does not say it. */
  counts?(id: string, book: Rulebook): string | undefined;
  /** What the faces of a die mean, if it has no numbers. */
  faces?(check: Check, book: Rulebook): string | undefined;
  /** What is told after an event about everything before it. */
  closing?(event: GameEvent, told: readonly GameEvent[], people: People): string | undefined;
  /**
   * The latest events as a picture, for a player who has heard everything before; undefined where there is nothing to
   * show.
   */
  strip?(now: readonly GameEvent[], onlooker: Onlooker): string | undefined;
  /** Every hit of a fight that is over, in order. */
  blows?(events: readonly GameEvent[], book: Rulebook): readonly BlowTold[];
  /** A card by its name in the game's own box. Loaded when somebody asks for it. */
  showCard?(typed: string, book: Rulebook, wanted: WantedOfCard, all: CardIndex): Promise<Shown | Missed>;
}
