import { compileLittle } from '../../../autoplay/compiling.ts';
import type { Question } from '../../../table/decisions.ts';
import { sketchOn } from '../../shell/sketch.ts';
import type { Seat } from '../seat.ts';
import { type PlayedInTime, type Playing, playedInTime } from './in-time.ts';

/** How answers are played out, and the page on which it stands what they have come to. */
export interface InSight<Came> extends Playing<Came> {
  readonly pageOf: (soFar: PlayedInTime<Came>) => string;
}

/** Plays the answers out in time; whoever sits at a terminal sees their page at once, and how it fills. */
export function playedInSight<Came>(
  asked: Question,
  times: number,
  { pageOf, ...playing }: InSight<Came>,
  { json, paper }: Pick<Seat, 'json' | 'paper'>,
): PlayedInTime<Came> {
  compileLittle();
  const sketch = json || paper.inSentences || !process.stdout.isTTY ? undefined : sketchOn(process.stderr);
  if (!sketch) return playedInTime(asked, times, playing);
  const came = playedInTime(asked, times, { ...playing, grows: (soFar) => sketch.draw(pageOf(soFar)) });
  sketch.wipe();
  return came;
}
