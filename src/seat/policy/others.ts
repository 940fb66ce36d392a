import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Rulebook } from '../../cards/rulebook.ts';
import { IS_BUILT, ODDS_WORKER } from '../../shell/whereabouts.ts';
import type { Answers, Shift } from './odds-worker.ts';
import type { Others, Round } from './rounds.ts';
import { SharedRound } from './shared-round.ts';
import type { ToPlay } from './to-play.ts';

/** The most threads beside this one; also at most the number of other cores. */
const MOST = 3;

/** Threads that have played before are compiled: they wait for the next question with the same cards. */
let waiting: { readonly book: Rulebook; readonly workers: readonly Worker[] } | undefined;

/** Threads that play a question beside this one; none, with one core or if no thread can start. */
export function othersFor<Came>(toPlay: ToPlay, times: number, book: Rulebook): Others<Came> | undefined {
  const count = Math.min(availableParallelism() - 1, MOST);
  if (!IS_BUILT || count < 1) return undefined;
  try {
    if (waiting?.book !== book) {
      dismiss();
      waiting = { book, workers: begun(count, readFileSync(ODDS_WORKER, 'utf8'), book) };
    }
    return othersBy(waiting.workers, toPlay, times);
  } catch {
    dismiss();
    return undefined;
  }
}

function dismiss(): void {
  for (const worker of waiting?.workers ?? []) void worker.terminate();
  waiting = undefined;
}

/** Starts threads of this code. They do not keep the program alive; one that fails is not asked again. */
export function begun(count: number, code: string, book: Rulebook): readonly Worker[] {
  return Array.from({ length: count }, () => {
    const worker = new Worker(code, { eval: true, workerData: book });
    worker.on('error', dismiss);
    worker.unref();
    return worker;
  });
}

/** Tells started threads the question; then, when it is known, which answers are played. */
export function othersBy<Came>(workers: readonly Worker[], toPlay: ToPlay, times: number): Others<Came> {
  const ports = workers.map((worker) => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ toPlay, port: port2, times } satisfies Shift, [port2]);
    return port1;
  });
  return (answers, first) => {
    const shared = SharedRound.of(answers.length, first);
    for (const port of ports) port.postMessage({ answers, shared } satisfies Answers);
    const round = new SharedRound(shared);
    return {
      take: () => round.take(),
      brought: () => ports.flatMap((port) => messagesOf<Round<Came>>(port)),
      giveUp: (answer) => round.giveUp(answers.indexOf(answer)),
      end: () => {
        round.stop();
        for (const port of ports) port.close();
      },
    };
  };
}

/** The messages so far, without waiting. */
function messagesOf<Message>(port: MessagePort): Message[] {
  const messages: Message[] = [];
  for (let each = receiveMessageOnPort(port); each; each = receiveMessageOnPort(port)) messages.push(each.message);
  return messages;
}
