import type { Rulebook } from '../../../cards/rulebook.ts';
import { AS_EVER, type Bent } from '../../../kit/head/bent.ts';
import { leadingOn, type Outlook } from '../../../kit/head/outlook.ts';
import { firstOf } from '../../../kit/head/policy.ts';
import {
  asWhom,
  type ChoiceSpread,
  chanceAt,
  type Errs,
  type Judged,
  oneOfTheBest,
  rankWays,
} from '../../../kit/head/search.ts';
import { looksAhead, type Strength } from '../../../kit/head/strengths.ts';
import { isThreat } from '../../../kit/screen/threats.ts';
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import { hasErrand } from './errand.ts';
import type { MoveWay, Sight } from './field.ts';
import { AT_SIGHT, type Depth, judgeBy, ONE_ANSWER, TURN_AFTER } from './judge.ts';
import { machineIn } from './known.ts';
import { isForHome } from './lost.ts';
import { leftAlone } from './mates.ts';
import { outlookFor } from './outlook.ts';
import { threatsBehind } from './reached.ts';

type BestMoveFacts = EnergyDecisions['energy-move']['about'];

/** From how many ways a head takes the best, and how far it looks ahead. */
interface Looks {
  readonly ways: number;
  readonly depth: Depth;
}

const ALL = Number.POSITIVE_INFINITY;

const LOOKS: Readonly<Record<Strength, Looks>> = {
  novice: { ways: 2, depth: AT_SIGHT },
  steady: { ways: 4, depth: AT_SIGHT },
  sharp: { ways: ALL, depth: ONE_ANSWER },
  ace: { ways: ALL, depth: TURN_AFTER },
};

const ERRS: Errs = { novice: [0, 'novice'], steady: [0, 'novice'], sharp: [0.2, 'steady'], ace: [0, 'sharp'] };

/** With an errand it looks at more ways. A Recruit only looks at some, whoever leads him. */
const [ON_ERRAND, RECRUIT] = [4, 8];

const SPREAD: ChoiceSpread = { close: 0.3, nowAndThen: 0.4 };

/** Who flies: the strength, the word for random choices, and the goals. */
export interface Mind {
  readonly strength: Strength;
  readonly word: string;
  readonly bent: Bent;
}

/** The way that a head flies. */
export function bestMove(about: BestMoveFacts, options: readonly string[], book: Rulebook, mind: Mind): string {
  return putsOut(about) ?? chosenOf(thoughtOver(about, options, book, mind), mind.strength) ?? firstOf(options);
}

/**
 * What a player is advised: the same, but where it brings no shot, and another way is nearly as good, one that leaves no
 * mate alone and lies under no more guns, or one that no gun can reach, at its end or by a stop of the clock.
 */
export function advisedMove(about: BestMoveFacts, options: readonly string[], book: Rulebook, mind: Mind): string {
  const out = putsOut(about);
  if (out !== undefined) return out;
  const thought = thoughtOver(about, options, book, mind);
  const chosen = chosenOf(thought, mind.strength) ?? firstOf(options);
  const asked = { about, book };
  return (
    beside(chosen, thought, asked) ??
    saferThan(chosen, thought, about, book) ??
    shotFrom(chosen, thought, asked) ??
    chosen
  );
}

const waysOn = (options: readonly string[], { ends }: BestMoveFacts): MoveWay[] =>
  options.flatMap((word) => {
    const end = ends[word];
    return end ? [{ word, end }] : [];
  });

/** Every way with its worth to a head of that strength, the best first. */
export function waysWeighed(
  about: BestMoveFacts,
  options: readonly string[],
  book: Rulebook,
  strength: Strength,
): readonly Judged<MoveWay>[] {
  const sight = { own: machineIn(about.view, about.machine), view: about.view, book, bent: AS_EVER };
  return rankWays(waysOn(options, about), judgeBy(sight, LOOKS[strength].depth));
}

/** (V102) Nothing else puts a fire out. */
const putsOut = ({ view, machine, ends }: BestMoveFacts): string | undefined =>
  machineIn(view, machine).burning && ends['side-slip']?.lands === 'no' ? 'side-slip' : undefined;

/** All ways with their worth, the best first; those among which a head chooses, and whether each leads on. */
interface WaysThought {
  readonly judged: readonly Judged<MoveWay>[];
  readonly best: readonly Judged<MoveWay>[];
  readonly outlook: Outlook<MoveWay>;
  readonly chance: () => number;
}

function thoughtOver(
  about: BestMoveFacts,
  options: readonly string[],
  book: Rulebook,
  { strength, word, bent }: Mind,
): WaysThought {
  const own = machineIn(about.view, about.machine);
  const ways = waysOn(options, about);
  const chance = chanceAt({ word, machine: own.id, turn: about.view.turn, from: own.pose });
  const looks = LOOKS[asWhom(ERRS, strength, chance)];
  const sight = { own, view: about.view, book, bent };
  const judged = rankWays(ways, judgeBy(sight, looks.depth));
  const { turns, ahead, isSound } = outlookFor(sight, looksAhead(strength) && isForHome(sight));
  const sound = judged.filter(({ of }) => isSound(of.end));
  const best = someOf(sound.length > 0 ? sound : judged, waysOf(looks, sight), chance);
  return { judged, best, outlook: { turns, ahead: ({ end }) => ahead(end) }, chance };
}

function chosenOf({ judged, best, outlook, chance }: WaysThought, strength: Strength): string | undefined {
  const first = oneOfTheBest(best, SPREAD, chance);
  if (strength === 'novice') return first?.of.word;
  const [leads] = leadingOn([...(first ? [first] : []), ...best, ...judged], outlook, 1);
  return leads?.of.word;
}

/** By so much less a way may be worth that no gun can reach. */
const SMALL = 3;

function saferThan(chosen: string, { judged, outlook }: WaysThought, about: BestMoveFacts, book: Rulebook) {
  const flown = judged.find(({ of }) => of.word === chosen);
  const { likely = [], midway = [] } = threatsBehind(chosen, about, book) ?? {};
  const isShooting = (about.ends[chosen]?.shots.length ?? 0) > 0;
  if (!flown || likely.length + midway.length === 0 || isShooting) return undefined;
  const ahead = outlook.ahead(flown.of);
  const near = judged.filter(
    ({ of, worth }) => flown.worth - worth <= SMALL && isOutOfReach(of.word, about, book) && outlook.ahead(of) >= ahead,
  );
  const safe = near.find(({ of }) => threatsBehind(of.word, about, book)?.midway === undefined);
  return (safe ?? (likely.length > 0 ? near[0] : undefined))?.of.word;
}

interface AskedWay {
  readonly about: BestMoveFacts;
  readonly book: Rulebook;
}

/** The first way that leaves no mate, of those that are nearly as good and under no other gun than the chosen one. */
function beside(chosen: string, { judged, outlook }: WaysThought, asked: AskedWay): string | undefined {
  const { ends, view, machine } = asked.about;
  const flown = judged.find(({ of }) => of.word === chosen);
  if (!flown || (ends[chosen]?.shots.length ?? 0) > 0) return undefined;
  const own = machineIn(view, machine);
  const leaves = ({ end }: MoveWay) => leftAlone(end.pose, own, view) !== undefined;
  if (!leaves(flown.of)) return undefined;
  const ahead = outlook.ahead(flown.of);
  const found = judged.find(
    ({ of, worth }) =>
      flown.worth - worth <= SMALL &&
      !leaves(of) &&
      ends[of.word]?.stalls === false &&
      outlook.ahead(of) >= ahead &&
      isNoWorse(of.word, chosen, asked),
  );
  return found?.of.word;
}

/** By so much less a way may be worth that brings a shot, where the chosen one brings none. */
const FOR_A_SHOT = 4;

/** The first way that brings a shot, of those that are nearly as good and lie under no other gun than the chosen one. */
function shotFrom(chosen: string, { judged, outlook }: WaysThought, asked: AskedWay): string | undefined {
  const { ends } = asked.about;
  const flown = judged.find(({ of }) => of.word === chosen);
  if (!flown || (ends[chosen]?.shots.length ?? 0) > 0) return undefined;
  const ahead = outlook.ahead(flown.of);
  const found = judged.find(
    ({ of, worth }) =>
      flown.worth - worth <= FOR_A_SHOT &&
      (ends[of.word]?.shots.length ?? 0) > 0 &&
      ends[of.word]?.stalls === false &&
      ends[of.word]?.test === false &&
      outlook.ahead(of) >= ahead &&
      isNoWorse(of.word, chosen, asked),
  );
  return found?.of.word;
}

/** Whether one way lies under no gun, likely or by a stop of the clock, that the other does not lie under. */
function isNoWorse(one: string, other: string, { about, book }: AskedWay): boolean {
  const gunsAt = (word: string) => {
    const { likely = [], midway = [] } = threatsBehind(word, about, book) ?? {};
    return [...likely, ...midway].map(({ id }) => id);
  };
  const there = gunsAt(other);
  return gunsAt(one).every((id) => there.includes(id));
}

/** Whether no gun can reach her at the end whatever is flown, as far as anybody knows. */
function isOutOfReach(word: string, about: BestMoveFacts, book: Rulebook): boolean {
  const threats = threatsBehind(word, about, book);
  return threats !== undefined && !isThreat(threats) && about.ends[word]?.stalls === false;
}

function waysOf({ ways }: Looks, { own, view }: Sight): number {
  const most = own.skill === 'recruit' ? Math.min(ways, RECRUIT) : ways;
  return most * (hasErrand(own, view) ? ON_ERRAND : 1);
}

/** A random sample of the ways, better ones first; all of them, where the sample is as large. */
function someOf(judged: readonly Judged<MoveWay>[], ways: number, chance: () => number): readonly Judged<MoveWay>[] {
  if (ways === ALL) return judged;
  const places = Array.from({ length: ways }, () => Math.floor(chance() * judged.length)).sort((a, b) => a - b);
  return places.flatMap((place) => judged.slice(place, place + 1));
}
