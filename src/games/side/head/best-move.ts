import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Bent } from '../../../kit/head/bent.ts';
import { chanceFrom } from '../../../kit/head/chance.ts';
import { firstOf } from '../../../kit/head/policy.ts';
import type { Strength } from '../../../kit/head/strengths.ts';
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import type { Ended } from '../table/fighting-machine.ts';
import { hasErrand } from './errand.ts';
import type { Sight, Way } from './field.ts';
import { atSight, type Depth, type Judged, thoughtOut } from './judge.ts';
import { machineIn } from './known.ts';
import { isForHome } from './lost.ts';
import { danger, offTheMats } from './standing.ts';
import { waysFrom } from './stands.ts';

type About = EnergyDecisions['energy-move']['about'];

/** How a head comes to its move: of how many ways it takes the best, how deep it looks, and how often it errs. */
interface Looks {
  readonly ways: number;
  readonly depth?: Depth;
  /** How often of a hundred moves it flies as the one below it would. */
  readonly errs: number;
  readonly below: Strength;
}

const ALL = Number.POSITIVE_INFINITY;

const LOOKS: Readonly<Record<Strength, Looks>> = {
  novice: { ways: 2, errs: 0, below: 'novice' },
  steady: { ways: 4, errs: 0, below: 'novice' },
  sharp: { ways: ALL, depth: { care: 3, answers: 1, after: 0 }, errs: 0.2, below: 'steady' },
  ace: { ways: ALL, depth: { care: 5, answers: 3, after: 2 }, errs: 0, below: 'sharp' },
};

/** Who has something to do looks at more ways; a Recruit, whoever leads him, at some only. */
const [ON_ERRAND, RECRUIT] = [4, 8];

/** Ways that come to nearly as much as the best are flown too, now and then: nobody can foretell it. */
const CLOSE = 0.3;
const NOW_AND_THEN = 0.4;

/** Who flies: how well, with what word for what he leaves to chance, and what he minds. */
export interface Mind {
  readonly strength: Strength;
  readonly word: string;
  readonly bent: Bent;
}

/** How it flies. */
export function bestMove(
  about: About,
  options: readonly string[],
  book: Rulebook,
  { strength, word, bent }: Mind,
): string {
  const own = machineIn(about.view, about.machine);
  // (V102) Nothing else puts a fire out.
  if (own.burning && about.ends['side-slip']?.lands === 'no') return 'side-slip';
  const ways = options.flatMap((each): Way[] => {
    const end = about.ends[each];
    return end ? [{ word: each, end }] : [];
  });
  const { x, y } = own.pose;
  const chance = chanceFrom(`${word}|${own.id}|${about.view.turn}|${x},${y}`);
  const { errs, below } = LOOKS[strength];
  const looks = LOOKS[chance() < errs ? below : strength];
  const sight = { own, view: about.view, book, bent };
  const judged = looks.depth ? thoughtOut(ways, sight, looks.depth) : atSight(ways, sight);
  const sound = judged.filter(({ way }) => isSound(way.end, sight));
  const best = someOf(sound.length > 0 ? sound : judged, waysOf(looks, sight), chance);
  const first = drawn(best, chance);
  if (strength === 'novice') return first?.way.word ?? firstOf(options);
  const leads = [...(first ? [first] : []), ...best, ...sound].find(({ way }) => leadsOn(way, about.pool, sight));
  return (leads ?? first)?.way.word ?? firstOf(options);
}

function waysOf({ ways }: Looks, { own, view }: Sight): number {
  const most = own.skill === 'recruit' ? Math.min(ways, RECRUIT) : ways;
  return most * (hasErrand(own, view) ? ON_ERRAND : 1);
}

/** Some of them, any as likely as the next, the better before the worse; all, where it looks at so many. */
function someOf(judged: readonly Judged[], ways: number, chance: () => number): readonly Judged[] {
  if (ways === ALL) return judged;
  const places = Array.from({ length: ways }, () => Math.floor(chance() * judged.length)).sort((a, b) => a - b);
  return places.flatMap((place) => judged.slice(place, place + 1));
}

function drawn(best: readonly Judged[], chance: () => number): Judged | undefined {
  const [first] = best;
  if (!first || chance() >= NOW_AND_THEN) return first;
  const close = best.filter(({ worth }) => first.worth - worth <= CLOSE);
  return close[Math.floor(chance() * close.length)];
}

/**
 * Whether it leads neither into the ground, nor to pieces, nor out of the fight; who has a plate to bring home may
 * leave it, and by his own edge whoever has nothing more to stay for.
 */
function isSound(end: Ended, sight: Sight): boolean {
  const { own, view, book } = sight;
  if (danger(end, own, book) >= RUINOUS) return false;
  const mayLeave = view.mission.aim === 'photograph' || (end.over === 'own' && isForHome(sight));
  return mayLeave || offTheMats(end.pose, view) === 0;
}

/** Less than what a stall costs, or losing hold of her. */
const RUINOUS = 8;

/** Whether there is a sound way on from where it leads: low in a dive, or hard by the edge, there may be none. */
function leadsOn({ end }: Way, pool: About['pool'], sight: Sight): boolean {
  const { own, view, book } = sight;
  if (view.turn === view.turns) return true;
  const machine = { ...own, pose: end.pose, cue: end.next, goggles: false };
  return waysFrom(machine, pool, view, book).some((way) => isSound(way.end, { ...sight, own: machine }));
}
