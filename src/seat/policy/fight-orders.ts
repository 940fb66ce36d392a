import { isStrength, type Strength } from '../../kit/head/strengths.ts';
import { isPolicyName, type PolicyName } from '../../policies/policy-names.ts';
import type { Question } from '../../table/decisions.ts';
import { capital, listed } from '../../words/numbers.ts';

/** An order for some machines of a side, or for all of it. */
export interface FightOrder {
  /** The names typed for it. */
  readonly names: readonly string[];
  /** Whom it is for; undefined for the whole side. */
  readonly who: ((machine: string) => boolean) | undefined;
  readonly until: 'phase' | 'fight';
  readonly flies:
    | { readonly as: PolicyName | Strength }
    | { readonly follows: string }
    /** Back to the player. */
    | 'by-hand';
}

export const HOW =
  'carry-on by itself is for this phase, carry-on fight for the whole fight; with machines behind it, carry-on B2 B3 or carry-on fight others, for those alone. ' +
  'B2 B3 as sharp would is for this turn, all follow B1 to the end of the fight; behind either, this turn or the whole fight say otherwise. B2 by hand, or all by hand, takes it back.';

/** Whether a line orders some of a side to fight by themselves, without `carry-on` before it. */
export const isOrder = (line: string): boolean => ORDER.test(line.trim());

const ORDER = /^(hold on$|(all|others|[a-z]{1,2}\d+)([\s,]+(and\s+)?[a-z]{1,2}\d+)*[\s,]+(as|follows?|by hand)\b)/i;

/** Whether the man who is asked shall hold off as long as nothing changes. */
export const isHoldOn = (words: readonly string[]): boolean => words.join(' ').toLowerCase() === 'hold on';

/** Words without meaning for an order. */
const IDLE = ['carry-on', 'and', 'would', 'this', 'the', 'whole', 'for', 'to', 'end', 'of'];
const TIMES: readonly string[] = ['phase', 'turn', 'fight'];

/** `B2 B3 as sharp would, this turn`; nothing, where it is no such order. */
export function readOrder(typed: readonly string[], question: Question): FightOrder | undefined {
  const words = typed.flatMap((word) => word.toLowerCase().split(',')).filter((word) => word && !IDLE.includes(word));
  const times = words.filter((word) => TIMES.includes(word));
  const [names, ...rest] = parted(words.filter((word) => !TIMES.includes(word)));
  const flies = fliesBy(rest);
  if (!flies || times.length > 1) return undefined;
  const leader = leaderIn(flies);
  const who = machinesIn(names, leader ?? machineOf(question), leader);
  const usual = leader === undefined ? 'phase' : 'fight';
  const until = times.length === 0 ? usual : untilOf(times);
  return who === 'unknown' ? undefined : { names, who, until, flies };
}

/** Why an order is impossible: somebody is named who is none of one's own here. */
export function strangerIn({ names, flies }: FightOrder, own: readonly string[] = []): string | undefined {
  const leader = leaderIn(flies);
  const named = [...names, ...(leader === undefined ? [] : [leader])].filter((name) =>
    MACHINE.test(name.toLowerCase()),
  );
  const here = own.map((id) => id.toUpperCase());
  const stranger = named.map((name) => name.toUpperCase()).find((name) => !here.includes(name));
  return (
    stranger &&
    `There is no ${stranger} of yours in this fight: there ${here.length === 1 ? 'is' : 'are'} ${listed(own)}.`
  );
}

/** An order for some of a side, as text. */
export function orderText({ names, until, flies }: FightOrder): string {
  const time = `to the end of the ${until === 'fight' ? 'fight' : 'turn'}`;
  const machines = names.filter((name) => MACHINE.test(name)).map((name) => name.toUpperCase());
  const who = machines.length > 0 ? listed(machines) : 'the others';
  if (flies === 'by-hand') return `You fly ${who} by hand again.`;
  const is = machines.length === 1 ? 's' : '';
  return 'as' in flies
    ? `${capital(who)} fight${is} as ${flies.as} would ${time}.`
    : `${capital(who)} follow${is} ${flies.follows} ${time}.`;
}

/** The leader to follow. */
export const leaderIn = (flies: FightOrder['flies']): string | undefined =>
  typeof flies === 'object' && 'follows' in flies ? flies.follows : undefined;

const untilOf = ([time]: readonly string[]): FightOrder['until'] => (time === 'fight' ? 'fight' : 'phase');

/** The machines, and the words after them. */
function parted(words: readonly string[]): [readonly string[], ...string[]] {
  const place = words.findIndex((word) => /^(as|follows?|by)$/.test(word));
  return place < 0 ? [words] : [words.slice(0, place), ...words.slice(place)];
}

function fliesBy([verb, name = '', ...more]: readonly string[]): FightOrder['flies'] | undefined {
  if (more.length > 0) return undefined;
  if (verb === undefined) return { as: 'prudent' };
  if (verb === 'by') return name === 'hand' ? 'by-hand' : undefined;
  if (verb === 'as') return isStrength(name) || isPolicyName(name) ? { as: name } : undefined;
  return MACHINE.test(name) ? { follows: name.toUpperCase() } : undefined;
}

const MACHINE = /^[a-z]{1,2}\d+$/;

/** Machines by name; all, or all except the asked one; the leader follows nobody. */
function machinesIn(
  names: readonly string[],
  own: string | undefined,
  leader: string | undefined,
): FightOrder['who'] | 'unknown' {
  const [only] = names;
  const butOne = only === 'others' || (only === 'all' && leader !== undefined);
  if (names.length === 1 && butOne) return own === undefined ? 'unknown' : (id) => id.toUpperCase() !== own;
  if (names.length === 0 || (names.length === 1 && only === 'all')) return undefined;
  return names.every((name) => MACHINE.test(name))
    ? (id) => names.includes(id.toLowerCase()) && id.toUpperCase() !== leader
    : 'unknown';
}

/** The machine of a question. */
export const machineOf = ({ about }: Question): string | undefined =>
  'machine' in about ? about.machine.toUpperCase() : undefined;
