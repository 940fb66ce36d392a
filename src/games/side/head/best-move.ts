import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Bent } from '../../../kit/head/bent.ts';
import { leadingOn } from '../../../kit/head/outlook.ts';
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
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import { hasErrand } from './errand.ts';
import type { MoveWay, Sight } from './field.ts';
import { AT_SIGHT, type Depth, judgeBy, ONE_ANSWER, TURN_AFTER } from './judge.ts';
import { machineIn } from './known.ts';
import { isForHome } from './lost.ts';
import { outlookFor } from './outlook.ts';

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

export function bestMove(
  about: BestMoveFacts,
  options: readonly string[],
  book: Rulebook,
  { strength, word, bent }: Mind,
): string {
  const own = machineIn(about.view, about.machine);
  // (V102) Nothing else puts a fire out.
  if (own.burning && about.ends['side-slip']?.lands === 'no') return 'side-slip';
  const ways = options.flatMap((each): MoveWay[] => {
    const end = about.ends[each];
    return end ? [{ word: each, end }] : [];
  });
  const chance = chanceAt({ word, machine: own.id, turn: about.view.turn, from: own.pose });
  const looks = LOOKS[asWhom(ERRS, strength, chance)];
  const sight = { own, view: about.view, book, bent };
  const judged = rankWays(ways, judgeBy(sight, looks.depth));
  const outlook = outlookFor(sight, looksAhead(strength) && isForHome(sight));
  const sound = judged.filter(({ of }) => outlook.isSound(of.end));
  const best = someOf(sound.length > 0 ? sound : judged, waysOf(looks, sight), chance);
  const first = oneOfTheBest(best, SPREAD, chance);
  if (strength === 'novice') return first?.of.word ?? firstOf(options);
  const ahead = ({ end }: MoveWay): number => outlook.ahead(end);
  const inTurn = [...(first ? [first] : []), ...best, ...judged];
  const [leads] = leadingOn(inTurn, { turns: outlook.turns, ahead }, 1);
  return leads?.of.word ?? firstOf(options);
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
