import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Rulebook } from '../../cards/rulebook.ts';
import { isWeighing, weighedIn } from '../coach/weighing-thread.ts';
import type { Round } from './rounds.ts';
import { SharedRound } from './shared-round.ts';
import { playOf, type ToPlay } from './to-play.ts';

/** What a thread is told of a question; then, on the same port, which of its answers are played. */
export interface Shift {
  readonly toPlay: ToPlay;
  readonly port: MessagePort;
  /** The limit for the numbers of dice. */
  readonly times: number;
}

export interface Answers {
  readonly answers: readonly string[];
  readonly shared: SharedArrayBuffer;
}

const book: Rulebook = workerData;

if (isWeighing(workerData)) for (const weighed of weighedIn(workerData)) parentPort?.postMessage(weighed);
else parentPort?.on('message', playShift);

/** The thread's side: takes the next free number until the question is done. */
function playShift({ toPlay, port, times }: Shift): void {
  const played = playOf(toPlay, book);
  if (!played) return;
  port.on('message', ({ answers, shared }: Answers) => {
    const round = new SharedRound(shared);
    for (let number = round.take(); number < times && !round.isOver; number = round.take()) {
      const came = answers.map((answer, place) =>
        round.isOver || !round.isPlayed(place) ? undefined : played.play(answer, number),
      );
      if (!round.isOver) port.postMessage({ number, came } satisfies Round<unknown>);
    }
  });
}
