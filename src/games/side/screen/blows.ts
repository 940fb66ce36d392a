import type { Rulebook } from '../../../cards/rulebook.ts';
import { type BlowTold, FlownInTurn } from '../../../kit/screen/blow.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
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
  for (const event of events) {
    follow(event, flown);
    if (event.type === 'side-turn-began') turn = event.turn;
    if (event.type === 'side-shot-fired' && event.blow !== 'miss') {
      const blow = blowOf(event, event.blow, turn, book);
      blows.push({ ...blow, came: flown.of(event.machine, event.target) });
    } else change(event, turn, blows);
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

/** The part that the shot just fired has found; or that the last who hit a machine has brought it down. */
function change(event: GameEvent, turn: number, blows: BlowTold[]): void {
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
  if (event.type === 'side-out' && GONE.includes(event.how)) {
    const place = blows.findLastIndex(({ at }) => at === event.machine);
    const blow = blows[place];
    if (blow) blows[place] = { ...blow, ...downLater(blow, turn), ends: true };
  }
}

/** She may have flown on for turns, burning or out of control. */
const downLater = ({ when, worth }: BlowTold, turn: number): Pick<BlowTold, 'worth'> | undefined =>
  when === `turn ${turn}` ? undefined : { worth: `${worth}, down in turn ${turn}` };
