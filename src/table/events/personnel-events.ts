import type { CrewSeat } from '../../campaign/aircrew.ts';
import type { Flight } from '../../campaign/watch.ts';
import type { Roll } from '../../cards/dice.ts';
import type { CampaignGrade } from '../../cards/printed/campaign-grades.ts';
import type { Ability, CareerDeed, WoundRow } from '../../cards/printed/careers.ts';
import type { BraveryLetter, Firing } from '../../cards/printed/hit-cards.ts';
import type { Decoration } from '../../cards/printed/honours.ts';
import type { Rank } from '../../cards/printed/replacements.ts';
import type { Parts } from '../parts.ts';
import type { RaisedSkill } from '../personnel-decisions.ts';

/** A machine by its number, and its type. */
interface ToldMachine {
  readonly machine: string;
  readonly aircraft: string;
}

/** A change of a rating. */
interface RatingChange {
  readonly from: number;
  readonly to: number;
}

/** What the evening and the morning do to the people of a flight, and to its machines. */
export type PersonnelEvent =
  | {
      readonly type: 'skill-checked';
      readonly man: string;
      readonly roll: Roll;
      readonly parts: Parts;
      readonly total: number;
      readonly from: number;
      readonly to: number;
      readonly words: string;
    }
  | {
      readonly type: 'firing-checked';
      readonly man: string;
      readonly roll: Roll;
      readonly parts: Parts;
      readonly total: number;
      readonly from: Firing;
      readonly to: Firing;
      readonly words: string;
    }
  | {
      readonly type: 'bravery-checked';
      readonly man: string;
      readonly roll: Roll;
      /** What the day brought, and `temper`: how he took it. They add up to the change. */
      readonly parts: Parts;
      readonly from: number;
      readonly to: number;
      readonly letterBefore: BraveryLetter;
      readonly letter: BraveryLetter;
      readonly words: string;
    }
  | {
      readonly type: 'request-answered';
      readonly request: 'machines' | 'aircrew';
      readonly asked: number;
      readonly roll: Roll;
      readonly parts: Parts;
      readonly total: number;
      readonly granted: number;
      /** The day of arrival; 0 after a refusal. */
      readonly day: number;
      readonly words: string;
    }
  | {
      /** With a mixed depot: the type that replaces a lost machine. */
      readonly type: 'machine-allotted';
      readonly machine: string;
      readonly was: string;
      readonly aircraft: string;
      readonly depot: string;
      readonly roll: Roll;
    }
  | {
      readonly type: 'newcomer-rated';
      readonly seat: CrewSeat;
      readonly roll: Roll;
      readonly rankRoll: Roll;
      readonly rank: Rank;
      /** Of a pilot only. */
      readonly skill: number | undefined;
      readonly firing: Firing;
      readonly bravery: number;
    }
  | {
      readonly type: 'newcomer-reported';
      readonly man: string;
      readonly rank: Rank;
      readonly forenames: string;
      readonly surname: string;
      readonly seat: CrewSeat;
      readonly machine: string;
      /** Where he comes from, his age, and his former occupation. */
      readonly home: string;
      readonly age: number;
      readonly service: string;
    }
  | { readonly type: 'acting-commander-appointed'; readonly man: string; readonly day: number }
  | {
      readonly type: 'flight-commander-made';
      readonly man: string;
      readonly why: 'replacement' | 'confirmed';
      readonly rank: Rank;
    }
  | {
      readonly type: 'man-promoted';
      readonly man: string;
      readonly from: Rank;
      readonly to: Rank;
      readonly missions: number;
    }
  | {
      readonly type: 'decoration-recommended';
      readonly man: string;
      readonly decoration: Decoration;
      /** His victories, and those of today. */
      readonly victories: number;
      readonly today: number;
      readonly roll: Roll;
      /** The day on which it will be in orders; 0 after a refusal. */
      readonly day: number;
      readonly words: string;
      /** Ours: the commander insisted; what that added to the throw, and what the answer did to his Bravery. */
      readonly pressed?: RatingChange & { readonly by: number };
    }
  | { readonly type: 'decoration-awarded'; readonly man: string; readonly decoration: Decoration }
  /** Ours: he goes on leave, and is back at the dawn of that day. */
  | {
      readonly type: 'leave-given';
      readonly man: string;
      readonly back: number;
      readonly from: number;
      readonly to: number;
    }
  /** Ours: a talk with a man who left a fight, and its effect on him and on one whom he left. */
  | {
      readonly type: 'word-said';
      readonly man: string;
      readonly how: 'kind' | 'hard';
      readonly left: string;
      readonly his: RatingChange;
      readonly others: RatingChange;
    }
  /** Ours: two men who want to fly together, and one who is left over; the effect on each. */
  | {
      readonly type: 'pair-made';
      readonly man: string;
      readonly with: string;
      readonly third: string;
      readonly his: RatingChange;
      readonly friends: RatingChange;
      readonly thirds: RatingChange;
    }
  /** (C123) The experience of a day for a man. */
  | {
      readonly type: 'experience-earned';
      readonly man: string;
      readonly deeds: readonly CareerDeed[];
      readonly points: number;
      /** The points that he can spend now. */
      readonly left: number;
    }
  | {
      readonly type: 'skill-raised';
      readonly man: string;
      readonly skill: RaisedSkill;
      readonly from: number;
      readonly to: number;
      readonly price: number;
      readonly left: number;
      readonly roll: Roll;
    }
  | {
      readonly type: 'ability-gained';
      readonly man: string;
      readonly ability: Ability;
      readonly by: 'ace' | 'pilot' | 'gunner';
      readonly roll: Roll;
    }
  /** (C129) to (C131) The lasting effect of a wound. */
  | {
      readonly type: 'wound-mended';
      readonly man: string;
      readonly mends: Roll;
      readonly fortitude: number;
      readonly roll: Roll;
      readonly result: WoundRow['result'] | 'died' | 'stronger';
      readonly words: string;
      /** The day on which he flies again, where it keeps him on the ground; otherwise 0. */
      readonly back: number;
    }
  | { readonly type: 'returned-to-duty'; readonly man: string; readonly from: 'wounded' | 'away' | 'leave' }
  | {
      readonly type: 'machines-returned';
      readonly flight: Flight;
      /** Repaired, or fetched from where they came down. */
      readonly repaired: readonly ToldMachine[];
      /** Replacements of lost machines. */
      readonly sent: readonly ToldMachine[];
    }
  | { readonly type: 'machines-struck-off'; readonly flight: Flight; readonly machines: readonly ToldMachine[] }
  | {
      readonly type: 'campaign-graded';
      readonly flight: Flight;
      readonly points: number;
      readonly grade: CampaignGrade;
      readonly words: string;
    };
