import { keysOf } from '../../../src/cards/keys-of.ts';
import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import { answerBy, type Policy } from '../../../src/kit/head/policy.ts';
import type { Temper } from '../../../src/kit/head/temper.ts';
import { commander, policyNamed } from '../../../src/policies/policies.ts';
import { PRUDENT } from '../../../src/policies/temper.ts';
import { type Decision, questionOf } from '../../../src/table/decisions.ts';
import type { Standpoint } from '../../../src/table/standpoint.ts';

/** What a prudent commander might go by otherwise, part by part, on both sides of what he goes by. */
const OTHERWISE: { readonly [Part in keyof Temper]: readonly Temper[Part][] } = {
  cruise: [6000, 8000, 10_000, 11_000, 12_000, 14_000, 15_000, 16_000],
  floor: [1000, 2000, 3000, 5000, 7000],
  content: [-3, -2, 0, 1, 2],
  caution: [0, PRUDENT.caution / 2, PRUDENT.caution * 2, PRUDENT.caution * 4],
  inHand: [6, 10, 20, 28],
  inHandForNothing: [2, 5, 14],
  fighters: [1, 2, 3, 5, 6],
  fightersOnOurSide: [1, 2, 4],
  edge: [-2, -1, 0, 0.5, 2, 3, 4],
  petrolFor: [0, 12, 36, 48],
  roundsFor: [0, 4, 12, 16, 20],
  attacksLevel: [true],
  attacksJasta11: [true],
  seeksTwoSeaters: [true],
  turnsUnder: [0, 4, 8, 16, 20, 24],
  takesDucksHome: [false],
  outclassedBy: [-4, -2, -1, 1, 2, 4],
  leastWays: [0, 2, 3, 4, 6],
  againUnder: [0, 2, 3, 4],
  beginsUnder: [0, 1, 3, 4],
  looks: [0, 1, 4, 8],
  plates: [1, 2, 3, 5, 6],
  platesWhilePoor: [4, 6],
  hits: [1, 3, 4, 5],
  plansCarefully: [false],
  fliesFor: [0, 2, 6, 8, 10],
  escorts: [0, 1, 3, 4],
};

/** What each part is, as the page has it. */
const WORDS: { readonly [Part in keyof Temper]: string } = {
  cruise: 'crosses the lines at, in feet',
  floor: 'goes no lower to look for the ground, in feet',
  content: 'what height and weather may take from a throw of cameras and bombs',
  caution: 'goes so many moves out of his way for a certain encounter',
  inHand: 'keeps in hand for the way home, in AFT',
  inHandForNothing: 'keeps in hand while the mission has brought nothing, in AFT',
  fighters: 'sends fighters on a mission, at most',
  fightersOnOurSide: 'sends fighters on a patrol over our own side, at most',
  edge: 'attacks where his men are the better by',
  petrolFor: 'begins no fight with less beyond the way home, in AFT',
  roundsFor: 'begins no fight with fewer rounds in a gun',
  attacksLevel: 'attacks without a dive',
  attacksJasta11: 'attacks Jasta 11',
  seeksTwoSeaters: 'attacks two-seaters by themselves beyond our own side',
  turnsUnder: 'turns for home beyond the lines when a gun has fewer units left than',
  takesDucksHome: 'takes a Lame Duck over our own side home',
  outclassedBy: 'leaves a fight where the enemy is the better by',
  leastWays: 'fires where so many ways of 36 score',
  againUnder: 'goes round again under machine-gun shots, at most',
  beginsUnder: 'goes down under machine-gun shots, at most',
  looks: 'hexes that he searches for targets once his patrol is flown',
  plates: 'wants plates of each camera',
  platesWhilePoor: 'wants plates of each camera while none is average',
  hits: 'is content with hits for the artillery',
  plansCarefully: 'heeds what the plan warns of',
  fliesFor: 'flies whatever the weather for a price of',
  escorts: 'sends men to see a Lame Duck home',
};

/** Questions that he might always answer in one way, where that is open. */
const ALWAYS: readonly (readonly [decision: Decision, answer: string, words: string])[] = [
  ['half-of-day', 'morning', 'flies in the morning whatever may be flown in either half'],
  ['half-of-day', 'afternoon', 'flies in the afternoon whatever may be flown in either half'],
  ['archie-placing', 'spread', 'spreads them under Archie, corners first'],
  ['ignore-driven-off', 'stay', 'stays though he is Driven Off, wherever he may'],
  ['another-pass', 'again', 'always goes round again'],
  ['another-pass', 'enough', 'never goes round again'],
];

/** What is decided otherwise, and how. */
export type SingleChange = `${string}=${string}`;

export interface Changed {
  readonly name: SingleChange;
  readonly measured: string;
  readonly plays: (word: string) => Policy;
}

/** By another temper he fights as well. */
const tempered = keysOf(OTHERWISE).flatMap((part) =>
  OTHERWISE[part].map((value): Changed => {
    const temper = { ...PRUDENT, [part]: value };
    return {
      name: `${part}=${value}`,
      measured: `${WORDS[part]}: ${told(value)}, not ${told(PRUDENT[part])}`,
      plays: (word) => commander(temper, 'sharp', word, 'own'),
    };
  }),
);

const answering = ALWAYS.map(
  ([decision, answer, words]): Changed => ({
    name: `${decision}=${answer}`,
    measured: words,
    plays: (word) => {
      const usual = policyNamed('prudent', word);
      const always = (about: never, options: readonly string[], book: Rulebook, from?: Standpoint) =>
        options.includes(answer) ? answer : answerBy(usual, questionOf(decision, about, options as never), book, from);
      return { ...usual, [decision]: always };
    },
  }),
);

/** Every one of them: whoever decides so differs from a prudent commander in one thing. */
export const SINGLE_CHANGES: readonly Changed[] = [...tempered, ...answering];

function told(value: number | boolean): string {
  if (typeof value === 'number') return value.toLocaleString('en');
  return value ? 'yes' : 'no';
}

export const isSingleChange = (name: string): name is SingleChange =>
  SINGLE_CHANGES.some((change) => change.name === name);

export const changedCommander = (name: SingleChange, word: string): Policy =>
  expectDefined(
    SINGLE_CHANGES.find((change) => change.name === name),
    name,
  ).plays(word);
