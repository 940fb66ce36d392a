import type { CrewSeat, NamedMan } from '../../../campaign/aircrew.ts';
import type { Score } from '../../../campaign/mission-log.ts';
import type { Flight, Watch } from '../../../campaign/watch.ts';
import type { HexId } from '../../../cards/hexes.ts';
import type { CrewFate } from '../../../cards/printed/damage-tables.ts';
import type { HowDown } from '../../../table/events/mission-events.ts';
import type { FightFacts } from './fight-facts.ts';
import type { StageOfWay, Stages } from './stages.ts';
import type { CauseOfWound } from './wounds.ts';

/** (44) Everything that a report says about a mission, as data. Its sentences are made only from this. */
export interface MissionFacts {
  readonly day: number;
  readonly mission: string;
  readonly flight: Flight;
  readonly watch: Watch;
  readonly zones: readonly string[];
  readonly target: string | undefined;
  /** Those who took off, in the order of the Mission Log. */
  readonly machines: readonly MachineFacts[];
  readonly weather: WeatherFacts;
  /** Where the lines were reached, and how far beyond them anybody went; undefined for those who stayed on our side. */
  readonly lines: Crossing | undefined;
  readonly fire: GroundFire;
  readonly meetings: readonly MeetingFacts[];
  readonly wentOn: readonly WentOn[];
  readonly stages: Stages;
  /** The last machine that could do the work had left. */
  readonly pastDoing: boolean;
  /** The work was begun, whatever came of it. */
  readonly isBegun: boolean;
  /** Whether a raid dropped a bomb, or men sent to strafe the trenches fired on them: otherwise nothing was tried. */
  readonly isTried: boolean;
  /** (29) The shots of the guns that were called, and those of them that were on the target. */
  readonly calls: { readonly many: number; readonly hits: number };
  /** Plates that Archie spoilt, and those that were brought home and were of no use. */
  readonly plates: { readonly spoilt: number; readonly useless: number };
  /** Balloons that were attacked, and wound down without a hole. */
  readonly woundDown: readonly string[];
  /** All the hexes that the manual pays for have been patrolled. */
  readonly isCovered: boolean;
  readonly scores: readonly Score[];
  readonly points: number;
}

/** A Weather Number, and the height of those who flew under it. */
export interface SkyAt {
  readonly weather: number;
  readonly height: number;
}

export interface WeatherFacts {
  /** The Weather Number of each turn. */
  readonly through: readonly number[];
  /** The Weather Number of the turn in which the flight came farthest from home. */
  readonly atTheTurn?: number;
  /** At the end of each turn over a place of the work, where the ground must be seen for it. */
  readonly overTheWork: readonly SkyAt[];
}

export interface Crossing {
  /** Its index among the moments of the mission. */
  readonly at: number;
  readonly hex: HexId;
  readonly height: number;
  readonly farthest: HexId;
  /** Who reached them first. */
  readonly by: readonly string[];
}

/** (34) Those who flew on to the work when others had left them. */
export interface WentOn {
  /** The index of the moment among those of the mission. */
  readonly at: number;
  readonly by: readonly string[];
  /** How far they came. */
  readonly hex: HexId;
  /** The last escort of the two-seaters had left. */
  readonly isBare: boolean;
  /** The fights of those who had left come before it in the log, and were fought at the same time. */
  readonly isLate: boolean;
}

/** The fire from the ground. */
export interface GroundFire {
  readonly archie: { readonly shots: number; readonly hits: number };
  readonly machineGuns: { readonly bursts: number; readonly hits: number };
}

/** Germans met: they were let go, or let the flight go, or there was a fight. */
export interface MeetingFacts {
  /** Its index among the moments of the mission. */
  readonly at: number;
  readonly hex: HexId;
  readonly germans: readonly number[];
  readonly came: 'let-them-go' | 'let-us-go' | FightFacts;
}

/** A machine of ours and its men. */
export interface MachineFacts {
  readonly machine: string;
  readonly aircraft: string;
  readonly men: readonly ManFacts[];
  readonly struck: readonly Struck[];
  readonly troubles: readonly Trouble[];
  readonly deeds: readonly Deed[];
  /** When it came down on its way, where neither a fight, nor the enemy, nor a dead engine tells it. */
  readonly fell?: { readonly at: number; readonly how: HowDown };
  readonly end: End;
}

export interface ManFacts extends NamedMan {
  readonly seat: CrewSeat;
  /** His fate, if any: the worst of his wounds and of the landing. */
  readonly fate: CrewFate | undefined;
  /** What wounded him, where he is wounded and the log tells. */
  readonly hurtBy?: CauseOfWound;
}

/** (30) (31) What a machine did to the ground beside others, at the time of its dive. */
export interface Deed {
  readonly at: number;
  readonly did: 'strafed' | 'shot-up';
  /** The name of the target that it hit. */
  readonly what?: string;
}

/** What the guns of one kind did to a machine in one stage of the way, with nothing between that is told. */
export interface Struck {
  /** The index of the first hit among the moments of the mission. */
  readonly at: number;
  readonly hex: HexId;
  readonly stage: StageOfWay;
  readonly by: 'archie' | 'machine-guns';
  /** What was hit, in the words of the cards. */
  readonly words: readonly string[];
  /** The same for a man whom it grazed. */
  readonly grazes: readonly string[];
  readonly drivenOff: boolean;
  /** He should have been Driven Off, and stayed. */
  readonly stayed: boolean;
}

/** An event of a machine on its way, in order, and its index among the moments of the mission. */
export type Trouble = { readonly at: number } & TroubleFact;

export type TroubleFact =
  | {
      readonly is: 'crippled';
      readonly hex: HexId;
      readonly words: string;
      readonly by: 'engine' | 'enemy';
      /** The guns on the ground that did it. */
      readonly guns?: Struck['by'];
    }
  /** (25) Its pilot is hit, and can only fly: from the ground, or in a game that tells this. */
  | { readonly is: 'pilot-crippled'; readonly hex: HexId; readonly inFight: boolean }
  | {
      readonly is: 'seen-home';
      readonly hex: HexId;
      readonly by: readonly string[] | 'all';
      /** The machines of ours that were with him then and turned home with him. */
      readonly with: readonly string[];
      /** The field over which they left him, to go home or to continue. */
      readonly broughtTo?: HexId;
    }
  /** Those who had been with him, and flew east again, over the lines or still beyond them; the farthest hex of that. */
  | { readonly is: 'went-back'; readonly hex: HexId; readonly by: readonly string[]; readonly isOver: boolean }
  /** (25) He left the flight with a wound, and others went with him. */
  | { readonly is: 'left-wounded'; readonly hex: HexId; readonly with: readonly string[] }
  | { readonly is: 'on-his-own'; readonly hex: HexId; readonly left: boolean; readonly by: readonly string[] }
  | { readonly is: 'met-enemy'; readonly hex: HexId; readonly result: 'escaped' | 'forced-landing' | 'shot-down' }
  | { readonly is: 'engine-cut-out'; readonly hex: HexId }
  /** The work that he did when nobody of the flight was with him; or (31) that he strafed without points. */
  | {
      readonly is: 'worked';
      readonly hex: HexId;
      readonly did: WorkOfOne;
      readonly alone: boolean;
      readonly on: boolean;
    }
  /** (31) His nerve failed him above the trenches, whether he had been down there, and whether he went later. */
  | {
      readonly is: 'held-back';
      readonly hex: HexId;
      readonly wasThere: boolean;
      readonly wentAfter: boolean;
    }
  | { readonly is: 'out-of-petrol'; readonly hex: HexId };

/** `on`, where the flight had begun it before him. */
type WorkOfOne = 'patrol' | 'spot' | 'strafe';

/** Where a machine ended. */
export type End =
  | {
      readonly is: 'home';
      /** Who landed with him. */
      readonly with: readonly string[];
    }
  | { readonly is: 'field'; readonly field: string }
  | {
      readonly is: 'down';
      readonly how: HowDown;
      /** In the words of the card: in flames, into a wood. */
      readonly words: string | undefined;
      /** (33) In its words, what gave way in a crippled machine and brought it down. */
      readonly gaveWay?: string;
      readonly hex: HexId;
      /** On our side of the lines, between them, or beyond. */
      readonly side: 'allied' | 'trenches' | 'enemy';
      /** It came down west of where it was hit. */
      readonly glided: boolean;
      readonly lost: boolean;
    };
