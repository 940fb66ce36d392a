import { keysOf } from '../../../src/cards/keys-of.ts';
import { expectDefined, manualNamed, type Rulebook } from '../../../src/cards/rulebook.ts';
import { generatorFrom } from '../../../src/dice/seeded-cup.ts';
import { inFights } from '../../../src/games/heads.ts';
import { answerBy, answerIfAny, firstOf, type Policy } from '../../../src/kit/head/policy.ts';
import type { Temper } from '../../../src/kit/head/temper.ts';
import { CAREFUL_PLAN, planCarefully } from '../../../src/policies/careful-plan.ts';
import { expertPolicy } from '../../../src/policies/expert.ts';
import { inTheAir } from '../../../src/policies/in-the-air.ts';
import { commander, type Heads, policyNamed } from '../../../src/policies/policies.ts';
import { isPolicyName, type PolicyName } from '../../../src/policies/policy-names.ts';
import { PRUDENT } from '../../../src/policies/temper.ts';
import type { Answer } from '../../../src/table/decisions.ts';
import { questionOf } from '../../../src/table/decisions.ts';
import type { Standpoint } from '../../../src/table/standpoint.ts';
import { sideOf } from '../../../src/table/whose.ts';
import {
  ALWAYS_LOW,
  AT_10_000,
  flownSo,
  IN_ANY_WEATHER,
  leavingUndone,
  PATROLS_LOW,
  PHOTOGRAPHS_LOW,
  plannedSo,
  theStack,
  WITHOUT_ESCORTS,
  withTheBest,
  withTheMajor,
} from './by-mission.ts';
import { byOdds } from './by-odds.ts';
import { type Any, HABITS } from './habits.ts';
import { changedCommander, isSingleChange, type SingleChange } from './single-changes.ts';

type Part = Partial<Policy>;

/** A generator of the variation's own, for what it leaves to chance. */
function anyBy(word: string): Any {
  const generator = generatorFrom(word);
  return <Option>(options: readonly Option[]) => {
    const option = options[(generator.int32() >>> 0) % options.length];
    return option === undefined ? firstOf(options) : option;
  };
}

/** Sends so many fighters wherever a patrol crosses the lines, and as many as ever elsewhere. */
function sends(fighters: number): Part {
  const usual = planCarefully(PRUDENT);
  const so = planCarefully({ ...PRUDENT, fighters });
  return {
    assign: (about, options, book) => {
      const { patrol } = manualNamed(about.mission, book)?.activities ?? {};
      const isPatrol = patrol !== undefined && patrol.over !== 'allied';
      return (isPatrol ? so : usual).assign(about, options, book);
    },
  };
}

const STEP = 1000;
const HEIGHTS = Array.from({ length: 17 }, (_, i) => (i + 1) * STEP);

/** Flies each mission at a height that has been drawn for it on the ground, and works from no more than that. */
function atAnyHeight(word: string): Part {
  const any = anyBy(word);
  const flyers = HEIGHTS.map((cruise) => inTheAir({ ...PRUDENT, cruise }));
  let drawn = any(flyers);
  return {
    movement: (about, options, book) => {
      if (about.party.altitude === 0) drawn = any(flyers);
      return drawn.movement(about, options, book);
    },
    height: (about, options, book) => drawn.height(about, options, book),
  };
}

/** Machines anywhere on the grid, drawn anew each turn. */
function placedAnywhere(word: string): Part {
  const any = anyBy(word);
  return { 'archie-placing': () => 'one-by-one', 'archie-square': (_, options) => any(options) };
}

/** Any legal plan of the day. */
function anyPlan(word: string): Part {
  const { 'half-of-day': half, assign, duty } = policyNamed('random', word);
  return { 'half-of-day': half, assign, duty };
}

/** Of playouts that a man gets who thinks over whether to go. */
const PLAYOUTS_OF_GOING = 60;

/** Goes when a look ahead says so, and stays else. */
function goesWhenItPays(word: string): Part {
  const stays = { ...policyNamed('prudent', word), ...HABITS['always-stays']() };
  const expert = expertPolicy(stays, word, PLAYOUTS_OF_GOING);
  return {
    'track-action': (about, options, book, from) => {
      const own = answerBy(stays, questionOf('track-action', about, options), book);
      return options.includes('escape') ? expert['track-action'](about, [own, 'escape'], book, from) : own;
    },
  };
}

/** Our men fight with a steady head, the enemy with a sharp one as ever. */
function oursSteady(word: string): Part {
  const sharp = inFights(PRUDENT, 'sharp', word);
  const steady = inFights(PRUDENT, 'steady', word);
  const bySide = keysOf(sharp).map((decision) => {
    const decide = (about: object, options: readonly string[], cards: Rulebook, from?: Standpoint) => {
      const question = questionOf(decision, about, options);
      return expectDefined(
        answerIfAny(sideOf(question) === 'german' ? sharp : steady, question, cards, from),
        'answer',
      );
    };
    return [decision, decide] as const;
  });
  return Object.fromEntries(bySide);
}

/** Who lets all be there. */
const SILENT = {
  leave: () => 'refuse',
  word: () => 'nothing',
  pair: () => 'as-planned',
  recommendation: () => 'as-usual',
} as const satisfies Part;

/** In what each differs from a prudent commander, and in nothing else. The word is for what is left to chance. */
const VARIATIONS = {
  'never-attacks': () => ({ attack: () => 'decline' }),
  'always-attacks': () => ({ attack: () => 'attack' }),
  'full-patrols': () => sends(6),
  'pairs-on-patrol': () => sends(2),
  ...HABITS,
  'any-target': (word) => HABITS['any-target'](anyBy(word)),
  'goes-when-it-pays': goesWhenItPays,
  'by-odds': byOdds,
  'any-height': atAnyHeight,
  'anywhere-under-archie': placedAnywhere,
  'proposed-plan': () => CAREFUL_PLAN,
  'any-plan': anyPlan,
  'takes-every-task': () => ({ 'special-task': () => 'take' }),
  'leaves-every-task': () => ({ 'special-task': () => 'leave' }),
  'silent-in-the-mess': () => SILENT,
  'grants-every-leave': () => ({ ...SILENT, leave: () => 'grant' }),
  'kind-in-the-mess': () => ({ ...SILENT, word: () => 'kind' }),
  'hard-in-the-mess': () => ({ ...SILENT, word: () => 'hard' }),
  'pairs-in-the-mess': () => ({ ...SILENT, pair: () => 'together' }),
  'presses-in-the-mess': () => ({ ...SILENT, recommendation: () => 'press' }),
  'without-escorts': () => plannedSo(WITHOUT_ESCORTS),
  'best-men-daily': () => withTheBest(),
  'always-low': () => flownSo(ALWAYS_LOW),
  'in-any-weather': () => plannedSo(IN_ANY_WEATHER),
  'photographs-low': () => flownSo(PHOTOGRAPHS_LOW),
  'patrols-low': () => flownSo(PATROLS_LOW),
  'the-stack': theStack,
  'with-the-major': () => withTheMajor(),
  'no-dawn-patrol': () => leavingUndone('dawn-patrol'),
  'no-twilight-patrol': () => leavingUndone('twilight-patrol'),
  'ordinary-rounds': () => ({ load: () => 'ordinary' }),
  'always-buckingham': () => ({
    load: (_, options) => (options.includes('buckingham') ? 'buckingham' : firstOf(options)),
  }),
  'no-return-fire': () => ({ 'return-fire': () => 'hold' }),
  'attacks-level': () => ({ attack: inTheAir({ ...PRUDENT, attacksLevel: true }).attack }),
  'always-at-10,000': () => flownSo(AT_10_000),
  'with-steady-heads': oursSteady,
  'without-his-rules': (word) => commander({ ...PRUDENT, ...WITHOUT_RULES }, 'sharp', word, 'own'),
  'asks-for-nothing': () => ({ requests: () => 'nothing' }),
  'asks-machines-first': () => asksFirstFor('machines'),
  'asks-men-first': () => asksFirstFor('aircrew'),
  'asks-for-two-at-once': () => ({
    requests: ({ machines, aircrew }, options) => (machines + aircrew < 2 ? 'nothing' : firstOf(options)),
  }),
} as const satisfies Record<string, (word: string) => Part>;

/** What a prudent commander went by before it was measured what else would bring. */
const WITHOUT_RULES = {
  floor: 3000,
  seeksTwoSeaters: true,
  turnsUnder: 0,
  takesDucksHome: false,
  inHandForNothing: PRUDENT.inHand,
  platesWhilePoor: PRUDENT.plates,
} as const satisfies Partial<Temper>;

/** (46) For the one as long as any is lacking, and only then for the other. */
const asksFirstFor = (request: Answer<'requests'>): Part => ({
  requests: (_, options) => (options.includes(request) ? request : firstOf(options)),
});

type Variation = keyof typeof VARIATIONS;
export type CommanderName = PolicyName | Variation | SingleChange;

/** A policy by its name, or a prudent commander with one thing different. */
export function commanderNamed(name: CommanderName, word: string, heads: Heads = 'own'): Policy {
  if (isPolicyName(name)) return policyNamed(name, word, heads);
  if (isSingleChange(name)) return changedCommander(name, word);
  return { ...policyNamed('prudent', word, heads), ...VARIATIONS[name](word) };
}
