import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Round } from './rounds.ts';
import { SharedRound } from './shared-round.ts';
import { playOf, type ToPlay } from './to-play.ts';

/** What a thread is told of a question; then which of its answers are played, by the same port. */
export interface Shift {
  readonly toPlay: ToPlay;
  readonly port: MessagePort;
  /** No number of dice is as high. */
  readonly times: number;
}

export interface Answers {
  readonly answers: readonly string[];
  readonly shared: SharedArrayBuffer;
}

const book: Rulebook = workerData;

/** The thread's side of it: it takes the next number that nobody has, until the question is done with. */
parentPort?.on('message', ({ toPlay, port, times }: Shift) => {
  const play = playOf(toPlay, book);
  if (!play) return;
  port.on('message', ({ answers, shared }: Answers) => {
    const round = new SharedRound(shared);
    for (let number = round.take(); number < times && !round.isOver; number = round.take()) {
      const came = answers.map((answer, place) =>
        round.isOver || !round.isPlayed(place) ? undefined : play(answer, number),
      );
      if (!round.isOver) port.postMessage({ number, came } satisfies Round<unknown>);
    }
  });
});
