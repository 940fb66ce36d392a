import { memoizeByKey } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { TurnWeighed } from '../../../kit/game-head.ts';
import { AS_EVER, type Bent } from '../../../kit/head/bent.ts';
import { firstOf, type Policy } from '../../../kit/head/policy.ts';
import { bestOf } from '../../../kit/head/search.ts';
import { looksAhead, type Strength } from '../../../kit/head/strengths.ts';
import type { Question } from '../../../table/decisions.ts';
import { enemyOf } from '../../../table/sides.ts';
import { COLOURS, type Colour, shiftColour } from '../cards/ladder.ts';
import { firingsLeft } from '../rules/shooting.ts';
import { dashboardOf } from '../rules/side-fight.ts';
import type { EnergyDecisions, StopShot } from '../table/energy-decisions.ts';
import type { SidePose, SideView } from '../table/fighting-machine.ts';
import { advisedMove, bestMove, type Mind, waysWeighed } from './best-move.ts';
import { chanceOfOne, knownOf, machineIn, meanOf, shotValue } from './known.ts';
import { flownOn } from './standing.ts';
import { isWreck } from './stands.ts';

/** The opponent in a fight seen from the side. What each strength looks at stands in `best-move.ts`. */
export const fromTheSide = (
  strength: Strength,
  word: string,
  bent: Bent = AS_EVER,
): Pick<Policy, keyof EnergyDecisions> => ({
  throttle: (about, options, book) => throttle(about, options, book, strength),
  'energy-move': (about, options, book) => bestMove(about, options, book, { strength, word, bent }),
  'time-freeze': (about, options, book) => (looksAhead(strength) ? freeze(about, options, book) : 'no'),
  'side-shot': (about, options, book) => shot(about, options, book, strength),
  'flak-barrage': (about, options) => barrage(about, options),
});

/** What a head of that strength makes of a way to fly. */
export function weighWays(question: Question, strength: Strength, book: Rulebook): TurnWeighed | undefined {
  if (question.decision !== 'energy-move') return undefined;
  const { about, options } = question;
  const ways = waysWeighed(about, options, book, strength).map(({ of, worth }) => ({ words: [of.word], worth }));
  return { machine: about.machine, turn: about.view.turn, ways };
}

const ADVISER: Mind = { strength: 'ace', word: 'advice', bent: AS_EVER };
const ACE = fromTheSide(ADVISER.strength, ADVISER.word);

/** The answer to a question does not change, and the page asks for it beside Enter. */
const advisedWay = memoizeByKey(
  ({ options }: WaysAdvised) => options.join(' '),
  (about: EnergyDecisions['energy-move']['about'], { options, book }: WaysAdvised) =>
    advisedMove(withoutWrecks(about), options, book, ADVISER),
);

type WayAdvised = EnergyDecisions['energy-move']['about'];

/** The same fight without the enemies who only fall: nothing is flown for them. */
function withoutWrecks(about: WayAdvised): WayAdvised {
  const { view, side, ends, clock } = about;
  const machines = view.machines.filter((each) => each.side === side || !each.known || !isWreck(each));
  // A spread leaves out what is computed on first access.
  return machines.length === view.machines.length ? about : { ...about, ends, clock, view: { ...view, machines } };
}

interface WaysAdvised {
  readonly options: readonly string[];
  readonly book: Rulebook;
}

/** What a player is advised: what an ace would fly, unless a safe way is nearly as good. */
export const ADVICE_FROM_THE_SIDE: Pick<Policy, 'throttle' | 'energy-move' | 'time-freeze'> = {
  throttle: ACE.throttle,
  'time-freeze': (about, _, book) => advisedStop(about, book),
  'energy-move': (about, options, book) => advisedWay(about, { options, book }),
};

/** Full power; a strength that does not look ahead reduces it where the wings might not bear the speed. */
function throttle(
  { machine, view, cue }: EnergyDecisions['throttle']['about'],
  options: readonly string[],
  book: Rulebook,
  strength: Strength,
): string {
  const most = options.at(-1) ?? firstOf(options);
  if (looksAhead(strength)) return most;
  const { strip } = dashboardOf(machineIn(view, machine).dashboard, book);
  return cue + 1 >= strip.red ? firstOf(options) : most;
}

/**
 * Stops the clock only where one's own shots are worth more than the enemy's. The others are assumed to fly straight
 * on.
 */
function freeze(
  { machine, mover, side, speed, path, view, enemies }: EnergyDecisions['time-freeze']['about'],
  options: readonly string[],
  book: Rulebook,
): string {
  const moving = machineIn(view, mover);
  const worth = options.slice(1).map((word) => {
    const hexes = Number(word);
    const point = path[hexes];
    if (!point) return { word, gain: 0 };
    const at: SidePose = { ...moving.pose, x: point.x, y: point.y };
    const others = knownOf(view, enemyOf(moving.side)).filter(({ id }) => enemies.includes(id));
    const gain = others.reduce((sum, other) => {
      const then = flownOn(other.pose, Math.floor((other.cue * hexes) / Math.max(speed, 1)));
      return (
        sum + shotValue({ machine: moving, from: at }, then, book) - shotValue({ machine: other, from: then }, at, book)
      );
    }, 0);
    return { word, gain: moving.side === side ? gain : -gain };
  });
  const best = bestOf(worth, ({ gain }) => gain);
  return machine !== '' && best && best.gain > LEAST ? best.word : 'no';
}

/** The least worth of a stop. */
const LEAST = 0.5;

/**
 * The stop at which one's own shots are worth most more than theirs, by the shots that the page tells of; one that costs
 * nothing however little they are worth.
 */
function advisedStop(about: AskedStop, book: Rulebook): string {
  const { stops, back } = about;
  const judged = Object.entries(stops).map(([word, shots]) => ({
    word,
    gain: volley(shots, book) - volley(back[word] ?? [], book),
  }));
  const best = bestOf(judged, ({ gain }) => gain);
  if (best && best.gain > LEAST) return best.word;
  const free = judged.filter(({ word, gain }) => isFreeStop(word, about) && gain > shotAtTheEnd(about, book));
  return bestOf(free, ({ gain }) => gain)?.word ?? 'no';
}

/**
 * (V111) Whether shots at that stop cost nothing: none of the other side could fire then, whatever he flies, and the
 * guns that fire have a burst for every turn left.
 */
export function isFreeStop(word: string, { side, stops, back, mayFire, view }: AskedStop): boolean {
  const shots = stops[word] ?? [];
  if (shots.length === 0 || (back[word] ?? []).length > 0) return false;
  const could = mayFire[word] ?? [];
  const isOurs = (id: string) => view.machines.some((each) => each.id === id && each.side === side);
  const isAllKnown = view.machines.every(({ known, out }) => known || out !== undefined);
  return isAllKnown && could.every(isOurs) && shots.every(({ by, gun }) => isSpare(firings(by, gun, view), view));
}

type AskedStop = EnergyDecisions['time-freeze']['about'];

/** Whether a gun with so many bursts left can fire one in every turn left. */
export const isSpare = (left: number, { turn, turns }: SideView): boolean => left >= turns - turn + 1;

function firings(id: string, gun: number, view: SideView): number {
  const mounted = machineIn(view, id).guns[gun];
  return mounted ? firingsLeft(mounted) : 0;
}

/** What the mover's own guns are worth where its way ends, if the others fly straight on: a gun fires once a turn. */
function shotAtTheEnd({ side, mover, path, view, enemies }: AskedStop, book: Rulebook): number {
  const moving = machineIn(view, mover);
  const end = path.at(-1);
  if (!end || moving.side !== side) return 0;
  const others = knownOf(view, enemyOf(side)).filter(({ id }) => enemies.includes(id));
  return Math.max(
    0,
    ...others.map(({ pose, cue }) => shotValue({ machine: moving, from: end }, flownOn(pose, cue), book)),
  );
}

/** The mean damage of shots of which each gun fires the best. */
function volley(shots: readonly StopShot[], book: Rulebook): number {
  const byGun = new Map<string, number>();
  for (const { by, gun, die } of shots)
    byGun.set(`${by} ${gun}`, Math.max(byGun.get(`${by} ${gun}`) ?? 0, value(die, book)));
  return [...byGun.values()].reduce((sum, each) => sum + each, 0);
}

/** The best target that is worth a round; a long burst where it is more likely to hit than to jam. */
function shot(
  { shots, left, view }: EnergyDecisions['side-shot']['about'],
  options: readonly string[],
  book: Rulebook,
  strength: Strength,
): string {
  const best = bestOf(shots, ({ die }) => value(die, book));
  if (!best) return firstOf(options);
  const turns = view.turns - view.turn + 1;
  const sparing = !looksAhead(strength) || left < turns;
  const few = left <= 2 ? 0.6 : 0.3;
  if (sparing && value(best.die, book) < few) return 'hold';
  const die = colourOf(best.die);
  const gain = meanOf(shiftColour(die, 1), book) - meanOf(die, book);
  const jam = looksAhead(strength) ? chanceOfOne(shiftColour(die, 1), book) * Math.min(turns - 1, 3) * A_JAM : JAM;
  return gain > jam ? `${best.target}-long` : best.target;
}

/** The cost of a jam: fixed for a steady opponent; a sharp one weighs its chance and the turns to come. */
const JAM = 0.3;
const A_JAM = 0.4;

const colourOf = (die: string): Colour => COLOURS.find((colour) => colour === die) ?? 'white';
const value = (die: string, book: Rulebook): number => meanOf(colourOf(die), book);

/** The place of the first enemy after flying straight on, if none of one's own machines is there now. */
function barrage({ view, hexes }: EnergyDecisions['flak-barrage']['about'], options: readonly string[]): string {
  const ends = new Map<string, string>();
  for (const word of options) {
    const at = hexes[word];
    if (at && at.ahead <= speedOf(at.machine, view)) ends.set(at.machine, word);
  }
  return [...ends.values()].find((word) => hexes[word]?.own.length === 0) ?? 'none';
}

/** The assumed speed of a machine whose type nobody knows. */
const USUAL_SPEED = 5;

function speedOf(named: string, { machines }: SideView): number {
  const machine = machines.find(({ id }) => id === named);
  return Math.max(machine?.known ? machine.cue : USUAL_SPEED, 0);
}
