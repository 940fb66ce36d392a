import type { Disk } from '../../src/logbook/file/store.ts';

/** What a call came to, and that as text. */
type Result = Outcome & { readonly name: string; readonly text: string };
type Outcome = { readonly returned: unknown } | { readonly threw: unknown };

/** What a process does, at a disk and with somebody to ask whether another lives; it says what it has reached. */
export type Process = (disk: Disk, isAlive: (pid: number) => boolean, reached: (what: string) => void) => void;

/** How far a process has come: what its calls came to, and what it has reached by that. */
export interface Progress {
  readonly results: readonly Result[];
  /** Equal for equal results. */
  readonly key: string;
  readonly reached: readonly string[];
  readonly isOver: boolean;
}

export const NOT_BEGUN: Progress = { results: [], key: '', reached: [], isOver: false };

/** Ends a process whose turn is over. Whatever it catches, it comes to no more. */
class TurnOver extends Error {}

/**
 * One more call of a process, and all that it does up to the next one. It runs from its beginning, and its earlier calls
 * are answered as they were: so a process can be stopped at any call, and gone on with in any of several ways.
 */
export function nextTurn(
  process: Process,
  progress: Progress,
  disk: Disk,
  isAlive: (pid: number) => boolean,
): Progress {
  const results = [...progress.results];
  const reached: string[] = [];
  let made = 0;
  let isStopped = false;
  const call: Calls = (name, act, isTurn) => {
    isStopped ||= isTurn && made > progress.results.length;
    if (isStopped) throw new TurnOver();
    made += 1;
    const result = results[made - 1] ?? resultOf(name, act);
    results[made - 1] = result;
    if ('threw' in result) throw result.threw;
    return result.returned;
  };
  try {
    process(
      heldBack(disk, call),
      (pid) => call(`isAlive ${pid}`, () => isAlive(pid), true) === true,
      (what) => {
        if (!isStopped) reached.push(what);
      },
    );
  } catch (error) {
    if (!isStopped) throw error;
  }
  const kept = withoutTries(results);
  return { results: kept, key: kept.map(({ text }) => text).join('\n'), reached, isOver: !isStopped };
}

function resultOf(name: string, act: () => unknown): Result {
  const outcome = outcomeOf(act);
  return { ...outcome, name, text: `${name} ${JSON.stringify(outcome, asText)}` };
}

const asText = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value;

function outcomeOf(act: () => unknown): Outcome {
  try {
    return { returned: act() };
  } catch (error) {
    return { threw: error };
  }
}

/** Where a process begins that tries again: it keeps nothing of what it tried before. */
const TRIES_AGAIN = /^(?:open .*\.lock|list .*)$/;

/** A process that tries again is where it was when it did so for the first time. */
function withoutTries(results: readonly Result[]): readonly Result[] {
  const last = results.at(-1);
  if (!last || !TRIES_AGAIN.test(last.name)) return results;
  return [
    ...results.slice(
      0,
      results.findIndex(({ name }) => name === last.name),
    ),
    last,
  ];
}

type Calls = (name: string, act: () => unknown, isTurn: boolean) => unknown;

/** Calls of which no other process sees anything: they are no turn of their own. */
const UNSEEN: readonly (string | symbol)[] = ['sync', 'syncFolder', 'close'];

/** The disk, each of whose calls is a turn. */
function heldBack(disk: Disk, call: Calls): Disk {
  return new Proxy(disk, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const isSeen = !UNSEEN.includes(name);
      return (...args: readonly unknown[]) =>
        call(`${String(name)} ${args[0]}`, () => Reflect.apply(member, target, args), isSeen);
    },
  });
}
