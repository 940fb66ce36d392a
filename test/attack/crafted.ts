import { seededRandom } from '../support/table/seeded-random.ts';
import { harmsInBook, keep } from './asked-of-books.ts';
import { modelsIn } from './book-models.ts';
import { craftedAs, isTaken, type Kind, kindsOf, nameOf, recordOf } from './drawn-kinds.ts';
import { type Attack, type Finding, found } from './finding.ts';
import { Sandbox } from './sandbox.ts';
import { WarmProgram } from './warm-program.ts';

/** A campaign with all that can be added to one, one of another squadron, and one that a policy leads with the player. */
const CAMPAIGNS: readonly (readonly string[])[] = [
  ['--careers', '--mess', '--tasks', '--german-fates', '--until', '30'],
  ['--squadron', 'bristols', '--fights', 'wings-of-glory', '--careers'],
  ['--flights', 'A', '--others', 'prudent'],
];

/** What reads a log-book in a way of its own: all other commands refuse one in the words of `verify`. */
const READS = ['', 'saves', 'people', 'play', 'verify', 'complete', 'undo', 'battle'];

/**
 * Log-books drawn from the schemas, a place and a way at a time: what the reader takes goes through every command that
 * opens a log-book, what it refuses through each that reads one in a way of its own.
 */
export const crafted: Attack = async (times, seed) => {
  const sandbox = new Sandbox();
  const program = new WarmProgram(sandbox);
  const random = seededRandom(`${seed} crafted`);
  const groups = groupsOf(kindsOf(modelsIn(sandbox, seed, 9, CAMPAIGNS)));
  const findings: Finding[] = [];
  let tried = 0;
  for (let n = 0; tried < times; n++) {
    const left = groups[n % groups.length] ?? [];
    const [kind] = left.splice(random(left.length), 1);
    const text = kind && craftedAs(kind, random);
    if (!kind || text === undefined) continue;
    const asks = isTaken(text) ? kind.model.asks : kind.model.asks.filter(([command = '']) => READS.includes(command));
    const harms = await harmsInBook({ ...kind.model, asks }, text, { sandbox, program, real: undefined });
    if (harms.length > 0) keep(`crafted-${seed}-${tried}.wof.jsonl`, text);
    findings.push(...harms.map(({ harm, what }) => found(harm, `crafted ${tried}, ${nameOf(kind)}, ${what}`)));
    tried++;
  }
  program.end();
  sandbox.remove();
  return { tried, findings };
};

/** By the line that is crafted: there are more moments than all else. */
function groupsOf(kinds: readonly Kind[]): Kind[][] {
  const groups = new Map<string, Kind[]>();
  for (const kind of kinds) {
    const group = groups.get(recordOf(kind));
    if (group) group.push(kind);
    else groups.set(recordOf(kind), [kind]);
  }
  return [...groups.values()];
}
