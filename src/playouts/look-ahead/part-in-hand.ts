import type { Question } from '../../table/decisions.ts';
import type { GameEvent } from '../../table/events.ts';
import type { Standpoint } from '../../table/standpoint.ts';
import type { PartPlayedOn } from '../../table/table.ts';
import { type PlayoutHand, playOnFrom } from './play-on.ts';

/** The event that ends each part of a day. */
const OVER: Readonly<Record<PartPlayedOn, GameEvent['type']>> = { mission: 'mission-ended', fight: 'fight-over' };

/**
 * The fight or the mission of a question, to be played on from its own beginning and not from dawn; the whole day where
 * neither has begun. The day is replayed once to find it.
 */
export function partInHand(
  part: PartPlayedOn,
  from: Standpoint,
  { decision, options: [any = ''] }: Question,
  hand: Omit<PlayoutHand, 'hear'>,
): Standpoint {
  let inHand = from;
  playOnFrom(from, decision, any, {
    ...hand,
    hear: ({ type }, when) => {
      if (when === 'after') return 'enough';
      if (type === OVER[part]) inHand = from;
      return 'on';
    },
    begin: (begun, again, after) => {
      if (begun === part) inHand = { past: from.past.slice(after), again };
    },
  });
  return inHand;
}
