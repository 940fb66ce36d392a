import { type BlowTold, FlownInTurn } from '../../../kit/screen/blow.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import { counted } from '../../../words/numbers.ts';
import { stepText } from './clouds-words.ts';

/** Every shot that hit, in order, with what it did. */
export function cloudsBlows(events: readonly GameEvent[]): readonly BlowTold[] {
  const blows: BlowTold[] = [];
  let turn = 0;
  let shot: EventOf<'clouds-fired'> | undefined;
  const flown = new FlownInTurn();
  for (const event of events) {
    follow(event, flown);
    if (event.type === 'clouds-turn-began') turn = event.turn;
    if (event.type === 'clouds-fired') shot = event;
    if (event.type === 'clouds-hit' && event.by !== undefined)
      blows.push({ ...blowOf(event, event.by, turn, shot), came: flown.of(event.by, event.machine) });
    endBy(event, blows);
  }
  return blows;
}

function follow(event: GameEvent, flown: FlownInTurn): void {
  if (event.type === 'clouds-turn-began') flown.begin();
  if (event.type === 'clouds-flew') flown.add(event.machine, flownText(event));
}

function blowOf(
  { machine, words, line, roll, successes }: EventOf<'clouds-hit'>,
  by: string,
  turn: number,
  shot: EventOf<'clouds-fired'> | undefined,
): BlowTold {
  const isHis = shot?.machine === by && shot.target === machine;
  const how = isHis ? `${shot.burst} burst, ${shot.roll.total} against ${shot.base}` : 'once more';
  const thrown = `the damage die: ${roll?.total} and ${counted(successes, 'success', 'successes')}, line ${line}`;
  return { when: `turn ${turn}`, by, at: machine, with: how, worth: words, weight: line, ...(roll && { thrown }) };
}

/** `right 60°, climb 2`: what a move is made of, without its end. */
function flownText({ words }: EventOf<'clouds-flew'>): string {
  const steps = words.filter((word) => word !== 'end');
  return steps.length > 0 ? steps.map(stepText).join(', ') : 'straight on';
}

/** The last blow of whoever is credited with a machine brought it down, or drove it home. */
function endBy(event: GameEvent, blows: BlowTold[]): void {
  if (event.type !== 'clouds-lost' && event.type !== 'clouds-forced-home') return;
  const place = blows.findLastIndex((blow) => blow.at === event.machine && blow.by === event.by);
  const blow = blows[place];
  if (blow) blows[place] = { ...blow, ends: true };
}
