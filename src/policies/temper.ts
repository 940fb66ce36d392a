import { TOO_DEAR } from '../campaign/warnings.ts';
import type { Temper } from '../kit/head/temper.ts';
import { CAUTION } from '../odds/careful-ways.ts';

/** Flies high, keeps his men together and cancels missions that cost more than they can bring. */
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
  looks: 2,
  plates: 4,
  hits: 2,
  plansCarefully: true,
  fliesFor: TOO_DEAR,
  escorts: 2,
};

/** Attacks everything in reach and goes wherever he is sent, by the shortest way. */
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
  looks: 6,
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
  looks: 4,
  plates: 5,
  hits: 5,
  plansCarefully: false,
  fliesFor: 0,
  escorts: 2,
};
