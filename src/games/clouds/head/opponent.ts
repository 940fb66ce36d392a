import type { Rulebook } from '../../../cards/rulebook.ts';
import type { TurnWeighed } from '../../../kit/game-head.ts';
import { straight } from '../../../kit/geometry/headings.ts';
import { AS_EVER, type Bent } from '../../../kit/head/bent.ts';
import { firstOf, type Policy, type Whys } from '../../../kit/head/policy.ts';
import { asWhom, bestOf, chanceAt, type Errs } from '../../../kit/head/search.ts';
import type { Strength } from '../../../kit/head/strengths.ts';
import type { Question } from '../../../table/decisions.ts';
import { hasPower } from '../rules/engines.ts';
import { courseOf } from '../rules/flying/course.ts';
import { isOffBoard } from '../rules/look-up.ts';
import { seenBy } from '../rules/seen.ts';
import { nearestAim } from '../table/barrage-aim.ts';
import type { CloudsDecisions, ShotOpen } from '../table/clouds-decisions.ts';
import { type FightingMachine, machineNamed, type Skirmish, type SkirmishSeen } from '../table/skirmish.ts';
import { isForPicture } from './aims.ts';
import { canOnlyLand } from './outlook.ts';
import { thoughtOut, thoughtOver, type Weigh } from './think.ts';

export type MoveAbout = CloudsDecisions['clouds-move']['about'];

/** Looks one move ahead, a sharp head through about two hundred moves, by the shots that it would have and give. */
export const inClouds = (
  strength: Strength,
  word: string,
  bent: Bent = AS_EVER,
): Pick<Policy, keyof CloudsDecisions> => {
  const mind: CloudsMind = { strength, word, bent };
  return {
    'clouds-move': (about, options, book) => nextStep(about, options, book, mind),
    'clouds-fire': (about) => bestShot(worthAll(about), strength),
    'clouds-re-roll': again,
    'clouds-mentor': mostSkilled,
    'clouds-aim': nearestAim,
    'clouds-marksman': ({ result }) => (result + MOST_SHIFT <= 30 ? 'add' : 'as-thrown'),
    'clouds-place': () => 'above',
    'clouds-exchange': (_, options) => firstOf(options),
    'clouds-initiative-again': ({ total }) => (total < POOR_INITIATIVE ? 'again' : 'keep'),
    'clouds-jump': ({ view, machine, skill }) => leavesHer(machineNamed(machine, view), skill, view.turn),
  };
};

/** Who advises a player. */
export const adviser = (): CloudsMind => ({ strength: 'ace', word: 'advice', bent: AS_EVER });

/** The whole move that an ace would fly, step by step; nothing, where something else comes first, as a jammed gun. */
export function advisedMove(
  about: MoveAbout,
  options: readonly string[],
  book: Rulebook,
): readonly string[] | undefined {
  const mind = adviser();
  nextStep(about, options, book, mind);
  return mind.thought?.words;
}

/** The shot that a player's move was flown for. */
export const advisedShot = (about: CloudsDecisions['clouds-fire']['about']): string =>
  bestShot(worthAll(about), adviser().strength);

/** What a head of that strength makes of a whole move, asked at its first step. */
export function weighMoves(question: Question, strength: Strength, book: Rulebook): TurnWeighed | undefined {
  if (question.decision !== 'clouds-move' || question.about.course.words.length > 0) return undefined;
  const { machine: id, view } = question.about;
  const fight = fightSeen(view, book);
  const machine = machineNamed(id, fight);
  const begun = courseOf([], machine, fight.cards);
  const thinker = { strength, begun, isOpen: () => true, weigh: undefined, bent: AS_EVER };
  const ways = thoughtOver(machine, fight, thinker).map(({ of, worth }) => ({ words: of.words, worth }));
  return { machine: id, turn: view.turn, ways };
}

/** Why Enter holds fire, and keeps a throw. */
export const WHY_IN_CLOUDS: Pick<Whys, 'clouds-fire' | 'clouds-re-roll'> = {
  'clouds-fire': (_, [answer]) => (answer === 'hold' ? 'small chance, rounds kept' : undefined),
  'clouds-re-roll': ({ test, left }, [answer]) => {
    if (answer === 'again') return undefined;
    if (left === 1) return 'the last is for a spin or a strain';
    return test === 'hit' ? 'a good line stands' : 'it would seldom hit';
  },
};

/** A test is always thrown again. A shot or its damage only while another re-roll is left to save his life. */
function again({ test, skill, left }: CloudsDecisions['clouds-re-roll']['about']): 'keep' | 'again' {
  if (test === 'shot') return left > 1 && skill >= GOOD_SHOT ? 'again' : 'keep';
  if (test === 'hit') return left > 1 && skill <= POOR_HIT ? 'again' : 'keep';
  return 'again';
}

/** A base shot that is worth a second throw, and a line of the damage table that is worth giving up. */
const GOOD_SHOT = 10;
const POOR_HIT = 6;

/** The rookie who may become best. */
function mostSkilled({ view }: CloudsDecisions['clouds-mentor']['about'], options: readonly string[]): string {
  const skill = (id: string) => machineNamed(id, view).pilot.flying + machineNamed(id, view).pilot.gunnery;
  return options.toSorted((a, b) => skill(b) - skill(a))[0] ?? firstOf(options);
}

/**
 * Whether to jump: nothing will save the machine, or the fire or the ground is near. Otherwise staying is the better
 * chance.
 */
function leavesHer(
  { isBeyondHelp, fire, status, height }: FightingMachine,
  skill: number,
  turn: number,
): 'jump' | 'stay' {
  if (isBeyondHelp) return 'jump';
  const isLow = status === 'spinning' && height <= LAST_FALL;
  const isReached = fire !== undefined && (fire.isForGood || fire.reaches - turn <= 1);
  return (isLow || isReached) && skill >= FAIR_JUMP ? 'jump' : 'stay';
}

/** A spin from this height is the last one. A jump against a lower skill kills in half the cases. */
const LAST_FALL = 6;
const FAIR_JUMP = 8;

const POOR_INITIATIVE = 15;

/** The highest roll of a marksman's die. */
const MOST_SHIFT = 4;

/** Chances in twenty below which a burst is not worth its rounds. */
const LEAST = { novice: 8, steady: 8, sharp: 3, ace: 3 } as const satisfies Record<Strength, number>;

function bestShot(shots: readonly ShotOpen[], strength: Strength): string {
  const best = bestOf(shots, worthOf);
  if (!best) return 'hold';
  return best.base >= LEAST[strength] || best.burst === 'bomb' || best.burst === 'stick' || best.burst === 'rockets'
    ? best.word
    : 'hold';
}

/** A stick is for the last target: it takes all bombs, and hits what a single bomb may miss. */
function worthAll({ shots, view, machine }: CloudsDecisions['clouds-fire']['about']): readonly ShotOpen[] {
  const { side } = machineNamed(machine, view);
  const isLast = view.ground.filter((unit) => unit.side !== side && unit.strength > 0).length < 2;
  const spared = isLast && shots.some(({ burst }) => burst === 'stick') ? 'bomb' : 'stick';
  return shots.filter(({ burst }) => burst !== spared);
}

const worthOf = ({ base, jamFrom, boxes }: ShotOpen): number => Math.min(base, 20) - (21 - jamFrom) / 2 - boxes / 2;

/** The last move that a head thought out. Its later steps follow from it. */
interface Thought {
  readonly machines: unknown;
  readonly machine: string;
  readonly turn: number;
  readonly words: readonly string[];
}

export interface CloudsMind {
  readonly strength: Strength;
  /** The word for its random choices. */
  readonly word: string;
  readonly bent: Bent;
  /** The worth of a move, where something other than shots decides. */
  readonly weigh?: Weigh;
  thought?: Thought;
}

/** The next step of the best move. */
export function nextStep(about: MoveAbout, options: readonly string[], book: Rulebook, mind: CloudsMind): string {
  const fight = fightSeen(about.view, book);
  const machine = machineNamed(about.machine, fight);
  const urgent = urgentStep(machine, about, options) ?? landingIn(machine, about.view, options, book);
  if (urgent) return urgent;
  const done = about.course.words.filter((word) => !CHORES.includes(word));
  const isOpen = (words: readonly string[]) =>
    options.includes(words[done.length] ?? '') && done.every((word, i) => word === words[i]);
  const before = thoughtOf(about, mind);
  const chance = chanceAt({ word: mind.word, machine: machine.id, turn: about.view.turn, from: machine.place });
  const begun = courseOf(
    about.course.words.filter((word) => CHORES.includes(word)),
    machine,
    fight.cards,
  );
  const thinker = {
    strength: asWhom(ERRS, mind.strength, chance),
    begun,
    chance,
    isOpen,
    weigh: mind.weigh,
    bent: mind.bent,
  };
  const words = before && isOpen(before) ? before : thoughtOut(machine, fight, thinker);
  mind.thought = { machines: about.view.machines, machine: about.machine, turn: about.view.turn, words };
  const next = words[done.length];
  return next !== undefined && options.includes(next) ? next : firstOf(options);
}

const ERRS: Errs = { novice: [0, 'novice'], steady: [0.75, 'novice'], sharp: [0.2, 'novice'], ace: [0, 'ace'] };

export const CHORES = ['repair', 'restart', 'shut-down', 'radio', 'camera'];

const thoughtOf = ({ view, machine }: MoveAbout, { thought }: CloudsMind): readonly string[] | undefined =>
  thought?.machines === view.machines && thought.machine === machine && thought.turn === view.turn
    ? thought.words
    : undefined;

/** What is done whatever the others do: landing, going home, clearing a gun. */
export function urgentStep(
  machine: FightingMachine,
  { course, view }: MoveAbout,
  options: readonly string[],
): string | undefined {
  const may = (word: string) => options.includes(word);
  if (!hasPower(machine) && may('landing')) return 'landing';
  if (machine.isForcedHome && may('leave')) return 'leave';
  if (may('camera') && course.words.length === 0 && isForPicture(machine, view)) return 'camera';
  if (course.words.length > 0) return undefined;
  return ['take-off', 'restart', 'shut-down', ...(needsAllActions(machine, view) ? [] : WORK)].find(may);
}

/** Whoever has lost so much speed that every move ends on the ground lands in time. */
export const landingIn = (
  machine: FightingMachine,
  view: SkirmishSeen,
  options: readonly string[],
  book: Rulebook,
): string | undefined =>
  options.includes('landing') && canOnlyLand(machine, fightSeen(view, book)) ? 'landing' : undefined;

export const fightSeen = (view: SkirmishSeen, book: Rulebook): Skirmish =>
  Object.assign(seenBy(view), { cards: book.fights['clouds-of-glory'] });

/** Work that leaves an action less for turns. */
const WORK = ['radio', 'repair'];

/** Straight on she would leave the board. */
const needsAllActions = ({ place, heading, speed }: FightingMachine, view: SkirmishSeen): boolean =>
  isOffBoard(straight(place, heading, 100 * speed), view);
