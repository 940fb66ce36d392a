import type { BlowTold } from '../../../kit/screen/blow.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';

/** Every shot that hit, in order, with what it did. */
export function cloudsBlows(events: readonly GameEvent[]): readonly BlowTold[] {
  const blows: BlowTold[] = [];
  let turn = 0;
  let shot: EventOf<'clouds-fired'> | undefined;
  for (const event of events) {
    if (event.type === 'clouds-turn-began') turn = event.turn;
    if (event.type === 'clouds-fired') shot = event;
    if (event.type === 'clouds-hit' && event.by !== undefined) blows.push(blowOf(event, event.by, turn, shot));
    if (event.type === 'clouds-lost') endBy(event, blows);
  }
  return blows;
}

function blowOf(
  { machine, words, line }: EventOf<'clouds-hit'>,
  by: string,
  turn: number,
  shot: EventOf<'clouds-fired'> | undefined,
): BlowTold {
  const isHis = shot?.machine === by && shot.target === machine;
  const how = isHis ? `${shot.burst} burst, ${shot.roll.total} against ${shot.base}` : 'once more';
  return { when: `turn ${turn}`, by, at: machine, with: how, worth: words, weight: line };
}

/** The last blow of whoever is credited with a machine brought it down. */
function endBy({ machine, by }: EventOf<'clouds-lost'>, blows: BlowTold[]): void {
  const place = blows.findLastIndex((blow) => blow.at === machine && blow.by === by);
  const blow = blows[place];
  if (blow) blows[place] = { ...blow, ends: true };
}
