import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeDisk } from '../../src/logbook/file/store.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { isAnswer } from '../../src/logbook/record.ts';
import { Sandbox } from '../attack/sandbox.ts';
import { called, Window } from '../support/program/window.ts';
import { seededRandom } from '../support/table/seeded-random.ts';
import type { Case } from './cases.ts';
import { listIn, programIn } from './program-in.ts';

/** How many answers a way gave, and where its log-book differs, if it does. */
export interface Given {
  readonly answers: number;
  readonly differs: string | undefined;
}

type Way = (of: Case, book: string, answers: readonly string[]) => Promise<Given>;
type Holds = (file: string, other: string) => string | undefined;

/** Plays a list in some way, and holds what stands in the log-book against the book of the one pass. */
const way =
  (play: (sandbox: Sandbox, of: Case, answers: readonly string[]) => Promise<void>, held: Holds = lineByLine): Way =>
  async (of, book, answers) => {
    const sandbox = new Sandbox();
    const file = join(sandbox.saves, of.file);
    await play(sandbox, of, answers);
    const differs = existsSync(file) ? held(file, book) : 'there is no log-book';
    sandbox.remove();
    return { answers: answers.length, differs };
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

const onePass = (sandbox: Sandbox, of: Case, answers: readonly string[]) =>
  programIn(sandbox, [...of.begin, '--answers', listIn(sandbox, answers)]);

/** So many answers are given by a process each, so many processes are killed, and so many answers are typed. */
const [PROCESSES, KILLS, TYPED] = [5, 3, 60];

async function oneByOne(sandbox: Sandbox, of: Case, answers: readonly string[]): Promise<void> {
  await programIn(sandbox, [...of.begin, '--answers', '-'], { typed: answers.flatMap((each) => [each, PASSES]) });
}

async function byProcesses(sandbox: Sandbox, of: Case, answers: readonly string[]): Promise<void> {
  const { from } = of;
  await onePass(sandbox, of, answers.slice(0, from));
  for (const answer of answers.slice(from, from + PROCESSES))
    await programIn(sandbox, [...of.goOn, '--answers', '-'], { typed: [answer] });
  await theRest(sandbox, of, answers.slice(from + PROCESSES));
}

/** A battle that is over would begin anew. */
async function theRest(sandbox: Sandbox, of: Case, typed: readonly string[]): Promise<void> {
  const args = existsSync(join(sandbox.saves, of.file)) ? of.goOn : of.begin;
  if (typed.length > 0) await programIn(sandbox, [...args, '--answers', '-'], { typed });
}

async function withKills(sandbox: Sandbox, of: Case, answers: readonly string[]): Promise<void> {
  const random = seededRandom(of.name);
  const file = join(sandbox.saves, of.file);
  for (let n = 0; n < KILLS && givenIn(file) < answers.length; n++) {
    const typed = answers.slice(givenIn(file)).flatMap((each) => (random(3) === 0 ? [each, PASSES] : [each]));
    const args = existsSync(file) ? of.goOn : of.begin;
    await programIn(sandbox, [...args, '--answers', '-'], { typed, killedAfter: 1 + random(20) });
  }
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
async function atTerminal(sandbox: Sandbox, of: Case, answers: readonly string[]): Promise<void> {
  const typed = answers.slice(0, TYPED);
  const window = new Window(sandbox.saves, called('--plain', ...of.begin), { columns: 100, rows: 40 });
  await window.hears('>');
  window.press([...typed, 'quit', ''].join('\r'));
  await window.ended;
  await theRest(sandbox, of, answers.slice(typed.length));
}

/** Every third answer is taken back, something else may be looked at, and it is given again. */
async function takenBack(sandbox: Sandbox, of: Case, answers: readonly string[]): Promise<void> {
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
