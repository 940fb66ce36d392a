import { CAUTION } from '../odds/careful-ways.ts';

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
  /** Whether he goes down to shoot at what is on the ground once a patrol has been flown. */
  readonly scans: boolean;
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

/** Flies high, keeps his men together and leaves undone what costs more than it can bring. */
export const PRUDENT: Temper = {
  cruise: 13_000,
  floor: 3000,
  content: -1,
  caution: CAUTION,
  inHand: 14,
  fighters: 4,
  edge: 1.25,
  petrolFor: 24,
  roundsFor: 8,
  attacksLevel: false,
  attacksJasta11: false,
  outclassedBy: 0,
  leastWays: 1,
  againUnder: 1,
  beginsUnder: 2,
  scans: true,
  plates: 4,
  hits: 2,
  plansCarefully: true,
  fliesFor: 4,
  escorts: 2,
};

/** Attacks whatever can be reached and goes wherever he is sent, by the shortest way. */
export const BOLD: Temper = {
  cruise: 10_000,
  floor: 1000,
  content: 1,
  caution: 0,
  inHand: 8,
  fighters: 6,
  edge: -1,
  petrolFor: 0,
  roundsFor: 1,
  attacksLevel: true,
  attacksJasta11: true,
  outclassedBy: 2,
  leastWays: 0,
  againUnder: 3,
  beginsUnder: 3,
  scans: true,
  plates: 5,
  hits: 5,
  plansCarefully: false,
  fliesFor: 0,
  escorts: 1,
};

/** Flies every mission on the roster as its manual describes it, and fights on even terms. */
export const BY_THE_BOOK: Temper = {
  cruise: 12_000,
  floor: 2000,
  content: 0,
  caution: 2,
  inHand: 12,
  fighters: 4,
  edge: 1,
  petrolFor: 12,
  roundsFor: 4,
  attacksLevel: false,
  attacksJasta11: true,
  outclassedBy: 1,
  leastWays: 1,
  againUnder: 2,
  beginsUnder: 3,
  scans: true,
  plates: 5,
  hits: 5,
  plansCarefully: false,
  fliesFor: 0,
  escorts: 2,
};
