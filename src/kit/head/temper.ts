/** What tells one commander from another. Whatever they have in common is in the decisions themselves. */
export interface Temper {
  /** The height, in feet, at which he crosses the lines. */
  readonly cruise: number;
  /** The height under which he does not go to look for the ground, unless the work is done at Tree-Top. */
  readonly floor: number;
  /** What height and weather together may take from a throw of his cameras and bombs. */
  readonly content: number;
  /** How far out of his way he goes to keep clear of the enemy: moves for a certain encounter. */
  readonly caution: number;
  /** AFT kept in hand for what may happen on the way home. */
  readonly inHand: number;
  /** Fighters that he sends on a mission when he has them. */
  readonly fighters: number;
  /**
   * By how much his men must be the better before he attacks scouts, in points of Pilot Skill and grades of Firing to
   * each man, his numbers counted in; below nought he attacks against odds.
   */
  readonly edge: number;
  /** AFT beyond the way home, and rounds in a gun, without which he begins no fight. */
  readonly petrolFor: number;
  readonly roundsFor: number;
  /** Whether he attacks without a dive to begin with, and whether he attacks Jasta 11. */
  readonly attacksLevel: boolean;
  readonly attacksJasta11: boolean;
  /**
   * Points of Pilot Skill and grades of Firing by which the enemy must be the better for a man of his, when he has no
   * shot, to leave a fight.
   */
  readonly outclassedBy: number;
  /** Of the 36 ways in which the dice fall, those that must score before a burst is worth its rounds. */
  readonly leastWays: number;
  /**
   * Machine-gun shots in answer to a pass beyond which he does not go round again, and those beyond which he does not
   * begin.
   */
  readonly againUnder: number;
  readonly beginsUnder: number;
  /** Hexes that he goes down to and searches for targets on the ground, once his patrol is flown. */
  readonly looks: number;
  /** Plates that he wants of each camera. */
  readonly plates: number;
  /** Hits observed for the artillery that he is content with. */
  readonly hits: number;
  /** Whether he plans nothing that the plan warns of, where there is another way. */
  readonly plansCarefully: boolean;
  /** The Victory Points for which he flies a mission, whatever the weather and the work, rather than leave it. */
  readonly fliesFor: number;
  /** How many see a Lame Duck home. */
  readonly escorts: number;
}
