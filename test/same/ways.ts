import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeDisk } from '../../src/logbook/file/store.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { isAnswer } from '../../src/logbook/record.ts';
import { Sandbox } from '../attack/sandbox.ts';
import { called, Window } from '../support/program/window.ts';
import { seededRandom } from '../support/table/seeded-random.ts';
import type { Case, Played, Size } from './cases.ts';
import { listIn, programIn } from './program-in.ts';

/** A list of answers, and the log-book that came of it when it was given at once. */
interface List extends Played {
  readonly of: Case;
  readonly size: Size;
}

/** How many answers stand in the log-book of a way, and where it differs, if it does. */
interface Given {
  readonly answers: number;
  readonly differs: string | undefined;
}

type Way = (list: List) => Promise<Given>;
type Holds = (file: string, other: string) => string | undefined;

/** Plays the list in some way, and holds what stands in the log-book against the book of the one pass. */
const way =
  (play: (sandbox: Sandbox, list: List) => Promise<void>, held: Holds = lineByLine): Way =>
  async (list) => {
    const sandbox = new Sandbox();
    const file = join(sandbox.saves, list.of.file);
    await play(sandbox, list);
    const differs = existsSync(file) ? held(file, list.book) : 'there is no log-book';
    const answers = givenIn(file);
    sandbox.remove();
    return { answers, differs };
  };

function lineByLine(file: string, other: string): string | undefined {
  const book = readFileSync(file, 'utf8');
  if (book === other) return undefined;
  const [lines, others] = [book.split('\n'), other.split('\n')];
  const at = others.findIndex((line, i) => line !== lines[i]);
  return `line ${at + 1} of ${others.length} is ${lines[at]?.slice(0, 100)}, and in one pass ${others[at]?.slice(0, 100)}`;
}

/** A command ends a pass: what was answered until then is written down. */
const PASSES = 'dice';

async function oneByOne(sandbox: Sandbox, { of, answers }: List): Promise<void> {
  await programIn(sandbox, [...of.begin, '--answers', '-'], { typed: answers.flatMap((each) => [each, PASSES]) });
}

async function byProcesses(sandbox: Sandbox, { of, answers, size: { processes } }: List): Promise<void> {
  const { from } = of;
  await programIn(sandbox, [...of.begin, '--answers', listIn(sandbox, answers.slice(0, from))]);
  for (const answer of answers.slice(from, from + processes))
    await programIn(sandbox, [...of.goOn, '--answers', '-'], { typed: [answer] });
  await theRest(sandbox, of, answers.slice(from + processes));
}

/** A battle that is over would begin anew. */
async function theRest(sandbox: Sandbox, of: Case, typed: readonly string[]): Promise<void> {
  const args = existsSync(join(sandbox.saves, of.file)) ? of.goOn : of.begin;
  if (typed.length > 0) await programIn(sandbox, [...args, '--answers', '-'], { typed });
}

async function withKills(sandbox: Sandbox, { of, answers, size: { kills } }: List): Promise<void> {
  const random = seededRandom(of.name);
  const file = join(sandbox.saves, of.file);
  let killed = 0;
  for (let n = 0; n < kills && givenIn(file) < answers.length; n++) {
    const typed = answers.slice(givenIn(file)).flatMap((each) => (random(3) === 0 ? [each, PASSES] : [each]));
    const args = existsSync(file) ? of.goOn : of.begin;
    const { status } = await programIn(sandbox, [...args, '--answers', '-'], { typed, killedAfter: 1 + random(20) });
    if (status === null) killed += 1;
  }
  if (killed === 0) throw new Error(`No process that played ${of.name} was killed.`);
  await theRest(sandbox, of, answers.slice(givenIn(file)));
}

/** How many of the answers in a log-book are the player's own. */
const givenIn = (file: string): number => (existsSync(file) ? ownAnswersIn(file).length : 0);

const ownAnswersIn = (file: string) =>
  LogBook.open(nodeDisk, file)
    .standing.map(({ record }) => record)
    .filter(isAnswer)
    .filter(({ by }) => by === undefined);

/** Typed at a terminal, ahead of the questions; the rest comes from a list. */
async function atTerminal(sandbox: Sandbox, { of, answers, size }: List): Promise<void> {
  const typed = answers.slice(0, size.typed);
  const file = join(sandbox.saves, of.file);
  const window = new Window(sandbox.saves, called('--plain', ...of.begin), { columns: 100, rows: 40 });
  await window.hears('>');
  do {
    window.press([...typed.slice(givenIn(file)), 'quit', ''].join('\r'));
  } while (await waits(window));
  await theRest(sandbox, of, answers.slice(typed.length));
}

/** Milliseconds between two looks at a window; after so many it stands still, and after so many for good. */
const [LOOK, STILL, STUCK] = [50, 20, 2400];

/**
 * Whether a window comes to stand at a prompt: what was typed ahead is dropped where an answer is asked for once more.
 * Else it has ended, or is ended here, where nothing comes of anything.
 */
async function waits(window: Window): Promise<boolean> {
  let hasEnded = false;
  void window.ended.then(() => {
    hasEnded = true;
  });
  let before = '';
  for (let still = 0; !hasEnded && still < STUCK; still++) {
    await new Promise((wake) => setTimeout(wake, LOOK));
    if (window.text !== before) still = 0;
    before = window.text;
    if (still >= STILL && /(^|\n) *> *$/.test(before.trimEnd())) return true;
  }
  window.kill();
  return false;
}

/** Every third answer is taken back, something else may be looked at, and it is given again. */
async function takenBack(sandbox: Sandbox, { of, answers }: List): Promise<void> {
  const typed = answers.flatMap((each, i) => (i % 3 === 2 ? [each, 'take-back', PASSES, each] : [each]));
  await programIn(sandbox, [...of.begin, '--answers', '-'], { typed });
}

/** What stands in both, whatever was taken back in one of them. */
function inForce(file: string, other: string): string | undefined {
  const standing = standingIn(file);
  const sandbox = new Sandbox();
  const others = standingIn(listIn(sandbox, [other.trimEnd()]));
  sandbox.remove();
  const at = others.findIndex((record, i) => record !== standing[i]);
  return at < 0 && standing.length === others.length ? undefined : `record ${at + 1} of ${others.length} is otherwise`;
}

const standingIn = (file: string): string[] =>
  LogBook.open(nodeDisk, file).standing.map(({ record }) => JSON.stringify(record));

/** In every way in which a list of answers can be given but one: at once, from a file. */
export const WAYS: Readonly<Record<string, Way>> = {
  'one by one': way(oneByOne),
  'a process an answer': way(byProcesses),
  'with kills': way(withKills),
  'at a terminal': way(atTerminal),
  'taken back and given again': way(takenBack, inForce),
};
