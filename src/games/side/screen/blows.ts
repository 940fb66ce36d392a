import type { Rulebook } from '../../../cards/rulebook.ts';
import { type BlowTold, FlownInTurn } from '../../../kit/screen/blow.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import type { Mishap } from '../table/energy-events.ts';
import { hasLeft } from '../table/fighting-machine.ts';
import { dieOf } from './combat-die.ts';
import { ASPECTS, flownWords, hexCount } from './side-words.ts';

const WORTH = {
  '1': ['a point', 1],
  '2': ['two points', 2],
  '3': ['three points', 3],
  destroyed: ['a part destroyed', 4],
} as const;

const GONE = ['crashed', 'cracked-up', 'exploded'];

/** Every shot that hit, in order, with the part that it found. */
export function sideBlows(events: readonly GameEvent[], book: Rulebook): readonly BlowTold[] {
  const blows: BlowTold[] = [];
  let turn = 0;
  const flown = new FlownInTurn();
  const dooms = new Map<string, Doom>();
  for (const event of events) {
    follow(event, flown);
    if (event.type === 'side-turn-began') turn = event.turn;
    if (event.type === 'side-shot-fired' && event.blow !== 'miss') {
      const blow = blowOf(event, event.blow, turn, book);
      blows.push({ ...blow, came: flown.of(event.machine, event.target) });
    } else if (event.type === 'ground-attack' && event.blow !== 'miss') {
      blows.push(otherBlow(event, event.blow, turn, book));
    } else {
      doomBy(event, blows, dooms);
      change(event, turn, blows, dooms);
    }
  }
  return blows;
}

function follow(event: GameEvent, flown: FlownInTurn): void {
  if (event.type === 'side-turn-began') flown.begin();
  if (event.type === 'side-moved') flown.add(event.machine, flownWords(event.move));
}

function blowOf(
  { machine, target, hexes, aspect, long, die }: EventOf<'side-shot-fired'>,
  blow: keyof typeof WORTH,
  turn: number,
  book: Rulebook,
): BlowTold {
  const [worth, weight] = WORTH[blow];
  const how = `${long ? 'a long burst, ' : ''}${hexCount(hexes)}, ${ASPECTS[aspect]}, ${dieOf(die, book).chance}`;
  return { when: `turn ${turn}`, by: machine, at: target, with: how, worth, weight };
}

const BY = { fire: 'flames', flak: 'flak', storm: 'hail' } as const;

/** (V010) (V103) (V118) What flames, shells and storms do to a machine. */
function otherBlow(
  { machine, by, die }: EventOf<'ground-attack'>,
  blow: keyof typeof WORTH,
  turn: number,
  book: Rulebook,
): BlowTold {
  const [worth, weight] = WORTH[blow];
  return { when: `turn ${turn}`, by: BY[by], at: machine, with: dieOf(die, book).chance, worth, weight };
}

/** The part that the shot just fired has found; or that the last who hit a machine has brought it down. */
function change(event: GameEvent, turn: number, blows: BlowTold[], dooms: ReadonlyMap<string, Doom>): void {
  if (event.type === 'part-hit') {
    const last = blows.at(-1);
    const isFirst = last?.at === event.machine && !last.worth.includes(',');
    if (last && isFirst)
      blows[blows.length - 1] = {
        ...last,
        worth: `${last.worth}, ${event.part}`,
        thrown: `the die for the part: ${event.roll.total}`,
      };
  }
  if (event.type === 'side-out') endedBy(event, turn, blows, dooms);
}

/** The blow that doomed her, else the last, took her out; whoever flies away was taken out by none. */
function endedBy(
  { machine, how }: EventOf<'side-out'>,
  turn: number,
  blows: BlowTold[],
  dooms: ReadonlyMap<string, Doom>,
): void {
  const doom = dooms.get(machine);
  if (hasLeft(how) || (!doom && !GONE.includes(how))) return;
  const place = doom?.place ?? blows.findLastIndex(({ at }) => at === machine);
  const blow = blows[place];
  if (!blow) return;
  const worth = doom ? `${blow.worth}, ${doom.words}` : blow.worth;
  // She may have flown on for turns, burning or out of control.
  const isLater = blow.when !== `turn ${turn}`;
  blows[place] = { ...blow, worth, ends: 'out', ...(isLater && { endsIn: turn }) };
}

/** A blow after which a machine could not win any more: its place in the list, and what it did. */
interface Doom {
  readonly place: number;
  readonly words: string;
}

const DOOMS: { readonly [M in Mishap]?: string } = {
  'engine-stopped': 'her engine gone',
  'caught-fire': 'on fire',
  'pilot-killed': 'her pilot dead',
  'structural-failure': 'her wings given way',
};

/** The first such blow counts; a fire that goes out dooms nobody. */
function doomBy(event: GameEvent, blows: readonly BlowTold[], dooms: Map<string, Doom>): void {
  if (event.type !== 'side-mishap') return;
  const { machine, what } = event;
  if (what === 'fire-out' && dooms.get(machine)?.words === DOOMS['caught-fire']) dooms.delete(machine);
  const words = DOOMS[what];
  const place = blows.findLastIndex(({ at }) => at === machine);
  if (words !== undefined && place >= 0 && !dooms.has(machine)) dooms.set(machine, { place, words });
}
