/** The settings that distinguish commanders. Everything they share is in the decisions themselves. */
export interface Temper {
  /** The height, in feet, at which he crosses the lines. */
  readonly cruise: number;
  /** The lowest height at which he searches the ground, unless the work is done at Tree-Top. */
  readonly floor: number;
  /** The worst modifier of height and weather that he accepts for his cameras and bombs. */
  readonly content: number;
  /** How far he flies round the enemy: how many moves an encounter is worth. */
  readonly caution: number;
  /** AFT that he reserves for the way home; as long as the mission has brought nothing, the second. */
  readonly inHand: number;
  readonly inHandForNothing: number;
  /** Fighters that he sends on a mission when he has them; on a patrol over our own side no more than the second. */
  readonly fighters: number;
  readonly fightersOnOurSide: number;
  /**
   * How much better his men must be before he attacks scouts, in points of Pilot Skill and grades of Firing a man,
   * numbers included; with a negative value he attacks against the odds.
   */
  readonly edge: number;
  /** AFT beyond the way home, and rounds in a gun, that he needs to begin a fight. */
  readonly petrolFor: number;
  readonly roundsFor: number;
  /** Whether he attacks without a dive, and whether he attacks Jasta 11. */
  readonly attacksLevel: boolean;
  readonly attacksJasta11: boolean;
  /** Whether he attacks two-seaters by themselves where our own side is not below. */
  readonly seeksTwoSeaters: boolean;
  /** Fighters by themselves beyond the lines turn for home once a gun is silent or has fewer units than this. */
  readonly turnsUnder: number;
  /**
   * Whether a Lame Duck over our own side makes for home while she has the AFT, and not for the nearest field; and
   * whether he comes down with her there, or has her land at once, rather than leave her over it.
   */
  readonly takesDucksHome: boolean;
  /**
   * By how many points of Pilot Skill and grades of Firing the enemy must be better before a man of his without a shot
   * leaves a fight.
   */
  readonly outclassedBy: number;
  /** A burst is worth its rounds if at least so many of the 36 rolls score. */
  readonly leastWays: number;
  /**
   * He makes no further pass against more machine-gun shots than the first number, and no first pass against more than
   * the second.
   */
  readonly againUnder: number;
  readonly beginsUnder: number;
  /** Hexes that he goes down to and searches for targets on the ground, once his patrol is flown. */
  readonly looks: number;
  /** Plates that he wants of each camera; as long as none aboard is average, the second. */
  readonly plates: number;
  readonly platesWhilePoor: number;
  /** Hits observed for the artillery that satisfy him. */
  readonly hits: number;
  /** Whether he avoids plans with warnings, where there is another way. */
  readonly plansCarefully: boolean;
  /** The Victory Points for which he flies a mission in any weather, rather than cancel it. */
  readonly fliesFor: number;
  /** How many machines escort a Lame Duck. */
  readonly escorts: number;
}
