import { capital, listed, oneOf, possessive, talliedTypes } from '../../english/numbers.ts';
import { aircraftNamed } from '../../rulebook/aircraft-card.ts';
import { counterNamed } from '../../rulebook/counters.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Credit, Fate } from '../../table/fights/fight-events.ts';
import type { Harmed } from './facts/fight-facts.ts';
import type { MissionFacts } from './facts/mission-facts.ts';
import { ITS_FALL } from './how-fell.ts';
import { manIn, oneWay } from './prose.ts';

/** What was done to a German; what was on a friend's tail is told as that. */
const DONE: Readonly<Record<Exclude<Fate, 'unharmed'>, readonly [Deed, ...Deed[]]>> = {
  'driven-off': [(enemy) => `drove off ${enemy}`],
  'damaged-abort': [(enemy) => `damaged ${enemy} and sent it home`, (enemy) => `sent ${enemy} home damaged`],
  'forced-down': [(enemy) => `forced down ${enemy}`],
  'shot-down': [(enemy) => `shot down ${enemy}`],
};

type Deed = (enemy: string) => string;

/** The same of several. */
const DONE_TO_SEVERAL: Readonly<Record<Fate, Deed>> = {
  unharmed: (enemies) => `holed ${enemies}`,
  'driven-off': (enemies) => `drove off ${enemies}`,
  'damaged-abort': (enemies) => `sent ${enemies} home damaged`,
  'forced-down': (enemies) => `forced down ${enemies}`,
  'shot-down': (enemies) => `shot down ${enemies}`,
};

/** What was done to one German, and whose deed it was. */
export function creditText(
  { machine, by, hitBy, fate, hit, saved, fell }: Harmed,
  facts: MissionFacts,
  book: Rulebook,
): string {
  const enemy = oneOf(typeOf(machine, book));
  if (hitBy)
    return `${nameOf(hitBy, facts)} damaged ${enemy}; it ${CAME_DOWN[fate]} afterwards, and is nobody's victory.`;
  if (!by) return `${capital(enemy)} ${CAME_DOWN[fate]}, and nobody can claim it.`;
  const who = nameOf(by, facts);
  if (fate === 'unharmed') return hit.length > 0 ? `${who} hit a man in ${enemy}.` : `${who} holed ${enemy}.`;
  const prey = saved === undefined ? undefined : possessive(manIn(saved, 'pilot', facts.machines));
  if (prey !== undefined && fate === 'driven-off') return `${who} drove ${enemy} off ${prey} tail.`;
  const [plainly] = DONE[fate];
  const down = fell === undefined ? '' : `; ${ITS_FALL[fell]}`;
  if (prey !== undefined) return `${who} ${plainly(`${enemy} that was on ${prey} tail`)}${down}.`;
  return `${who} ${oneWay(DONE[fate], facts, machine)(enemy)}${down}.`;
}

const CAME_DOWN: Readonly<Record<Fate, string>> = {
  unharmed: 'had a man hit',
  'driven-off': 'was driven off',
  'damaged-abort': 'was damaged',
  'forced-down': 'came down',
  'shot-down': 'was lost',
};

const typeOf = (machine: string, book: Rulebook): string => aircraftNamed(counterNamed(machine, book).aircraft, book);

const nameOf = ({ machine, gun }: Credit, { machines }: MissionFacts): string =>
  manIn(machine, gun === 'observer' ? 'observer' : 'pilot', machines);

/** Whether the same was done to all of them, by one man or by each man to one of a type, with no more to tell. */
export function areAlike(harmed: readonly Harmed[], book: Rulebook): boolean {
  if (!harmed.every(isPlain)) return false;
  const fates = new Set(harmed.map(({ fate }) => fate));
  const men = new Set(harmed.map(({ by }) => `${by?.machine} ${by?.gun}`));
  const types = new Set(harmed.map(({ machine }) => typeOf(machine, book)));
  return fates.size === 1 && (men.size === 1 || (types.size === 1 && men.size === harmed.length));
}

const isPlain = ({ german, by, hitBy, fate, hit, saved, fell }: Harmed): boolean =>
  german &&
  by !== undefined &&
  hitBy === undefined &&
  saved === undefined &&
  fell === undefined &&
  !(fate === 'unharmed' && hit.length > 0);

/** Of those: `Captain Haldenby forced down two Albatros D.IIIs`. */
export function alikeText(alike: readonly [Harmed, ...Harmed[]], facts: MissionFacts, book: Rulebook): string {
  const names = [...new Set(alike.map(({ by }) => (by ? nameOf(by, facts) : '')))];
  const types = alike.map(({ machine }) => typeOf(machine, book));
  const did = DONE_TO_SEVERAL[alike[0].fate];
  return names.length === 1
    ? `${names.join('')} ${did(talliedTypes(types))}.`
    : `${listed(names)} each ${did(oneOf(types[0] ?? ''))}.`;
}
