import type { Side } from '../../../table/sides.ts';
import type { ShotPart, TestFor } from './clouds-events.ts';
import type { Bank, CloudsPlace, SkirmishSeen } from './skirmish.ts';

/** A test that a move requires: Flying against a figure on 1d20, or the machine's structure. */
export interface TestSeen {
  readonly of: 'flying' | 'structure';
  readonly against: number;
}

/** A shot from the machine's future place, if its target stayed where it is. */
export interface ShotSeen {
  readonly by: string;
  readonly target: string;
  readonly burst: ShotOpen['burst'];
  /** In whole Move Units. */
  readonly far: number;
  /** 1d20 must not be above this. */
  readonly base: number;
}

/** How a move ends other than by flying on. */
export type EndsIn = 'stall' | 'spin' | 'ground' | 'landing' | 'leave' | 'jump';

/** Where a move would leave the machine. */
export interface EndSeen {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly height: number;
  readonly speed: number;
  readonly endsIn?: EndsIn;
  /** It is beyond the edge of the board there. */
  readonly isOff?: boolean;
  /** Machines and balloons at that place. */
  readonly meets?: readonly string[];
}

/** What a step of a move would cost, and where it would lead if the machine then flew straight on. */
export interface StepPriced {
  readonly word: string;
  /** Actions, whole Move Units of the way, and Energy Units of this step alone. Gained energy is positive. */
  readonly actions: number;
  readonly moves: number;
  readonly energy: number;
  /** Tests that this step would add to the move. */
  readonly tests: readonly TestSeen[];
  readonly end: EndSeen;
  /** This step ends the move, which is then flown. */
  readonly isFlown: boolean;
  /** What a photograph taken in this move would show, if one is. */
  readonly plates?: readonly string[];
  /** Shots from there at others, and by others. */
  readonly shots: readonly ShotSeen[];
  readonly dangers: readonly ShotSeen[];
}

export interface CourseSeen {
  readonly words: readonly string[];
  /** From place to place along the way. */
  readonly way: readonly CloudsPlace[];
  /** The bank after it. */
  readonly bank: Bank;
  readonly energy: number;
  readonly tests: readonly TestSeen[];
  readonly movesLeft: number;
  readonly actionsLeft: number;
}

/** A shot that may be fired, and what it is worth. */
export interface ShotOpen {
  /** The word that fires it: `G7.normal`. */
  readonly word: string;
  readonly target: string;
  readonly burst: 'short' | 'normal' | 'sustained' | 'rockets' | 'bomb' | 'stick';
  readonly parts: readonly ShotPart[];
  /** 1d20 must not be above this. */
  readonly base: number;
  /** In whole Move Units. */
  readonly far: number;
  /** The gun jams from this face; 21 is never. */
  readonly jamFrom: number;
  readonly boxes: number;
}

interface CloudsQuestion {
  readonly side: Side;
  readonly view: SkirmishSeen;
  readonly machine: string;
}

/**
 * A machine that a barrage may be laid on, and how far from it the barrage would burst, in hundredths of a Move Unit.
 */
interface BarrageAim {
  readonly machine: string;
  readonly off: number;
}

export interface CloudsDecisions {
  /** (C007) The next step of a move, until `end`. */
  'clouds-move': {
    about: CloudsQuestion & { readonly course: CourseSeen; readonly priced: readonly StepPriced[] };
    answer: string;
  };
  /** (C016) What a gun fires at: a shot's word, or `hold`. */
  'clouds-fire': {
    about: CloudsQuestion & { readonly gun: 'forward' | 'rear'; readonly shots: readonly ShotOpen[] };
    answer: string;
  };
  /**
   * Whether a throw is repeated, with a re-roll of his own or of the side's. (C059) Also for a gunner, and for damage.
   */
  'clouds-re-roll': {
    about: CloudsQuestion & {
      readonly test: TestFor;
      readonly skill: number;
      readonly roll: number;
      readonly left: number;
      /** The man behind is tested, and not the pilot. */
      readonly who?: 'gunner';
      /** (C110) The throw that stands jams a gun that is fed so. */
      readonly jams?: 'belt' | 'magazine';
    };
    answer: 'keep' | 'again';
  };
  /** (C126) A marksman may shift a damage result after he has seen it. */
  'clouds-marksman': {
    about: CloudsQuestion & { readonly target: string; readonly result: number };
    answer: 'as-thrown' | 'add' | 'subtract';
  };
  /** (C127) Where a tactician begins. */
  'clouds-place': { about: CloudsQuestion; answer: 'as-laid' | 'above' | 'left' | 'right' };
  /** (C127) A leader may exchange his initiative with another of his side: that machine's id, or `keep`. */
  'clouds-exchange': { about: CloudsQuestion; answer: string };
  /** (C127), (C128) Whether the cool-headed throws initiative again. */
  'clouds-initiative-again': {
    about: CloudsQuestion & { readonly who: 'pilot' | 'gunner'; readonly total: number };
    answer: 'keep' | 'again';
  };
  /** (C126) Which rookie a mentor advises: a machine's id. */
  'clouds-mentor': { about: CloudsQuestion; answer: string };
  /** (C118) The machine on which an anti-aircraft gun lays its barrage, or `stay`. */
  'clouds-aim': {
    /** The machine nearest to its bursts. */
    about: CloudsQuestion & {
      readonly unit: string;
      /** How far from the nearest machine it bursts where it stands; undefined before it has been laid. */
      readonly stands: number | undefined;
      readonly aims: readonly BarrageAim[];
    };
    answer: string;
  };
  /** (C025) Whether the crew of a lost machine jumps. */
  'clouds-jump': { about: CloudsQuestion & { readonly skill: number }; answer: 'jump' | 'stay' };
}
