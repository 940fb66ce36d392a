import type { Watch } from '../../../kit/game-head.ts';
import type { Question } from '../../../table/decisions.ts';
import type { GameEvent } from '../../../table/events.ts';
import type { Side } from '../../../table/sides.ts';

/** (V019) A throttle is secret until its machine has moved. */
export function watchThrottles(_: Side): Watch {
  const moved = new Set<string>();
  let now = 0;
  return {
    faceDown: new Set(),
    drew: () => {},
    known: () => undefined,
    hears: (event: GameEvent) => {
      if (event.type === 'side-moved') moved.add(event.machine);
      if (event.type !== 'side-turn-began') return;
      now = event.turn;
      moved.clear();
    },
    keeps: ({ decision, about }: Question, turn: number) =>
      decision === 'throttle' && turn === now && !moved.has(about.machine),
  };
}
