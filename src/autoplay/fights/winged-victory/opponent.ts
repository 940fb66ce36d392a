import { generatorFrom } from '../../../dice/seeded-cup.ts';
import { COLOURS, type Colour, shifted } from '../../../rulebook/fights/winged-victory/ladder.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { ahead } from '../../../rules/fights/winged-victory/flight/pose.ts';
import type { EnergyDecisions } from '../../../table/fights/winged-victory/energy-decisions.ts';
import type { Ended, Pose, SideView } from '../../../table/fights/winged-victory/fighting-machine.ts';
import { enemyOf } from '../../../table/sides.ts';
import { firstOf, type Policy } from '../../policy.ts';
import { chanceFrom } from '../../thinking/chance.ts';
import { looksAhead, type Strength } from '../../thinking/strengths.ts';
import { hasErrand } from './errand.ts';
import type { Sight, Way } from './field.ts';
import { fieldOf, ranked } from './judge.ts';
import { chanceOfOne, craftIn, type Known, knownOf, meanOf, shotValue } from './known.ts';
import { scoreOf } from './score.ts';
import { danger, offTheMats } from './standing.ts';

type AboutMove = EnergyDecisions['energy-move']['about'];

/** How a fight seen from the side is fought by the program: two plies when it is sharp, one when it is steady. */
export const fromTheSide = (strength: Strength, word: string): Pick<Policy, keyof EnergyDecisions> => ({
  throttle: (about, options, book) => throttle(about, options, book),
  'energy-move': (about, options, book) => bestMove(about, options, book, nowAs(about, strength, word)),
  'time-freeze': (about, options, book) => (looksAhead(strength) ? freeze(about, options, book) : 'no'),
  'side-shot': (about, options, book) => shot(about, options, book, strength),
  'flak-barrage': (about, options) => barrage(about, options),
});

/** All the power there is, unless the wings would not bear it. */
function throttle(
  { machine, view, cue }: EnergyDecisions['throttle']['about'],
  options: readonly string[],
  book: Rulebook,
): string {
  const { dashboard } = craftIn(view, machine);
  const red = book.fights['winged-victory'].dashboards[dashboard]?.strip.red ?? Number.POSITIVE_INFINITY;
  const most = options.at(-1) ?? firstOf(options);
  return cue + 1 >= red ? firstOf(options) : most;
}

function bestMove(about: AboutMove, options: readonly string[], book: Rulebook, strength: Strength): string {
  const own = craftIn(about.view, about.machine);
  // (V102) Nothing else puts a fire out.
  if (own.burning && about.ends['side-slip']?.lands === 'no') return 'side-slip';
  const ways = options.flatMap((word): Way[] => {
    const end = about.ends[word];
    return end ? [{ word, end }] : [];
  });
  const best = looksAhead(strength)
    ? ranked(ways, fieldOf(own, about.view, book))
    : plainly(ways, { own, view: about.view, book });
  const sound = best.filter(({ end }) => isSound(end, own, about.view, book));
  const looks = SAMPLES[strength] * (hasErrand(own, about.view) ? 4 : 1);
  const seen =
    own.skill === 'recruit' || !looksAhead(strength) ? sampled(sound.length > 0 ? sound : best, about, looks) : best;
  return seen[0]?.word ?? firstOf(options);
}

/** How often of a hundred moves a sharp head flies no better than a steady one. */
const ERRS = 0.15;

function nowAs({ machine, view: { turn, crafts } }: AboutMove, strength: Strength, word: string): Strength {
  if (strength !== 'sharp') return strength;
  const { x, y } = crafts.find(({ id }) => id === machine)?.pose ?? { x: 0, y: 0 };
  return chanceFrom(`${word}|${machine}|${turn}|${x},${y}`)() < ERRS ? 'steady' : strength;
}

/**
 * Whether it leads neither into the ground, nor to pieces, nor out of the fight; who has a plate to bring home may
 * leave it.
 */
const isSound = (end: Ended, own: Known, view: SideView, book: Rulebook): boolean =>
  danger(end, own, book) < RUINOUS && (view.mission.aim === 'photograph' || offTheMats(end.pose, view) === 0);

/** What a stall costs, and more. */
const RUINOUS = 12;

/** By where everybody stands now. */
const plainly = (ways: readonly Way[], sight: Sight): Way[] =>
  ways
    .map((way) => ({ way, score: scoreOf(way, sight) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ way }) => way);

/** Of how many ways a steady opponent, or a Recruit, takes the best; who has something to do there looks at more. */
const SAMPLES: Readonly<Record<Strength, number>> = { novice: 2, steady: 4, sharp: 8, ace: 8 };

/** Some of the ways, the better before the worse. */
function sampled<Each>(scored: readonly Each[], { machine, view }: AboutMove, samples: number): readonly Each[] {
  const generator = generatorFrom(
    `${machine} ${view.turn} ${view.crafts.map(({ pose }) => `${pose.x},${pose.y}`).join(' ')}`,
  );
  const places = Array.from({ length: samples }, () => (generator.int32() >>> 0) % Math.max(1, scored.length)).toSorted(
    (a, b) => a - b,
  );
  return places.flatMap((place) => scored.slice(place, place + 1));
}

/** Whoever would be shot at more than he shoots leaves the clock alone. The others are taken to fly on as they do. */
function freeze(
  { machine, mover, side, speed, path, view, enemies }: EnergyDecisions['time-freeze']['about'],
  options: readonly string[],
  book: Rulebook,
): string {
  const moving = craftIn(view, mover);
  const worth = options.slice(1).map((word) => {
    const hexes = Number(word);
    const point = path[hexes];
    if (!point) return { word, gain: 0 };
    const at: Pose = { ...moving.pose, x: point.x, y: point.y };
    const others = knownOf(view, enemyOf(moving.side)).filter(({ id }) => enemies.includes(id));
    const gain = others.reduce((sum, other) => {
      const then = flownOn(other.pose, Math.floor((other.cue * hexes) / Math.max(speed, 1)));
      return (
        sum + shotValue({ machine: moving, from: at }, then, book) - shotValue({ machine: other, from: then }, at, book)
      );
    }, 0);
    return { word, gain: moving.side === side ? gain : -gain };
  });
  const best = worth.toSorted((a, b) => b.gain - a.gain)[0];
  return machine !== '' && best && best.gain > LEAST ? best.word : 'no';
}

/** What a stopped clock must be worth. */
const LEAST = 0.5;

function flownOn(pose: Pose, hexes: number): Pose {
  let on = pose;
  for (let hex = 0; hex < hexes; hex++) on = ahead(on);
  return on;
}

/** The best target that is worth a round, and a long burst where it is more likely to tell than to jam. */
function shot(
  { shots, left, view }: EnergyDecisions['side-shot']['about'],
  options: readonly string[],
  book: Rulebook,
  strength: Strength,
): string {
  const best = shots.toSorted((a, b) => value(b.die, book) - value(a.die, book))[0];
  if (!best) return firstOf(options);
  const turns = view.turns - view.turn + 1;
  const sparing = !looksAhead(strength) || left < turns;
  const few = left <= 2 ? 0.6 : 0.3;
  if (sparing && value(best.die, book) < few) return 'hold';
  const die = colourOf(best.die);
  const gain = meanOf(shifted(die, 1), book) - meanOf(die, book);
  const jam = looksAhead(strength) ? chanceOfOne(shifted(die, 1), book) * Math.min(turns - 1, 3) * A_JAM : JAM;
  return gain > jam ? `${best.target}-long` : best.target;
}

/**
 * What a jam costs a steady opponent who looks no further; and a sharp one by its chance and each of the turns to come.
 */
const JAM = 0.3;
const A_JAM = 0.4;

const colourOf = (die: string): Colour => COLOURS.find((colour) => colour === die) ?? 'white';
const value = (die: string, book: Rulebook): number => meanOf(colourOf(die), book);

/** Where the first enemy comes who flies on as fast as he is, if none of one's own is there now. */
function barrage({ view, hexes }: EnergyDecisions['flak-barrage']['about'], options: readonly string[]): string {
  const ends = new Map<string, string>();
  for (const word of options) {
    const at = hexes[word];
    if (at && at.ahead <= speedOf(at.machine, view)) ends.set(at.machine, word);
  }
  return [...ends.values()].find((word) => hexes[word]?.own.length === 0) ?? 'none';
}

/** What is thought of one whose dashboard nobody has seen. */
const USUAL_SPEED = 5;

function speedOf(machine: string, { crafts }: SideView): number {
  const craft = crafts.find(({ id }) => id === machine);
  return Math.max(craft?.known ? craft.cue : USUAL_SPEED, 0);
}
