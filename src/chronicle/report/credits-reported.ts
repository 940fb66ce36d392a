import { counterNamed } from '../../cards/counters.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Credit, Fate } from '../../table/events/fight-events.ts';
import { capital, listed, oneOf, possessive, talliedTypes } from '../../words/numbers.ts';
import type { Fell } from '../moments/kinds.ts';
import { type Enemies, enemyText, typeOf } from './enemy-named.ts';
import type { Harmed } from './facts/fight-facts.ts';
import type { MissionFacts } from './facts/mission-facts.ts';
import { ITS_FALL } from './how-fell.ts';
import { manIn, oneWay } from './prose.ts';

/** What a sentence of a German depends on. */
interface TellingOfCredit {
  readonly facts: MissionFacts;
  readonly enemies: Enemies;
  readonly book: Rulebook;
}

/** What was done to a German; one that was tailing a friend is told as that. */
const DONE: Readonly<Record<Exclude<Fate, 'unharmed'>, readonly [Deed, ...Deed[]]>> = {
  'driven-off': [(enemy) => `drove off ${enemy}`],
  'damaged-abort': [
    (enemy) => `damaged ${enemy} and sent it home`,
    (enemy) => `sent ${enemy} home damaged`,
    (enemy) => `hit ${enemy} so hard that it made for home`,
    (enemy) => `shot up ${enemy}, which went home`,
    (enemy) => `left ${enemy} fit for nothing but the way home`,
    (enemy) => `spoilt ${enemy}, and it went home`,
  ],
  'forced-down': [(enemy) => `forced down ${enemy}`],
  'shot-down': [(enemy) => `shot down ${enemy}`],
};

type Deed = (enemy: string) => string;

/** The same for several. */
const DONE_TO_SEVERAL: Readonly<Record<Fate, Deed>> = {
  unharmed: (enemies) => `holed ${enemies}`,
  'driven-off': (enemies) => `drove off ${enemies}`,
  'damaged-abort': (enemies) => `sent ${enemies} home damaged`,
  'forced-down': (enemies) => `forced down ${enemies}`,
  'shot-down': (enemies) => `shot down ${enemies}`,
};

/** What was done to one German, and by whom. */
export function creditText(harmed: Harmed, { facts, enemies, book }: TellingOfCredit): string {
  const { machine, by, hitBy, fate } = harmed;
  if (hitBy || !by) {
    const enemy = enemyText(machine, 'shot-down', enemies, book);
    return hitBy
      ? `${nameOf(hitBy, facts)} damaged ${enemy}; it ${CAME_DOWN[fate]} afterwards, and is nobody's victory.`
      : `${capital(enemy)} ${CAME_DOWN[fate]}, and nobody can claim it.`;
  }
  // Of a German who attacked a friend it matters what he flew.
  const enemy = enemyText(machine, preyIn(harmed) === undefined ? fate : 'shot-down', enemies, book);
  const { begunBy } = harmed;
  return begunBy === undefined
    ? `${nameOf(by, facts)} ${deedText(harmed, enemy, facts)}.`
    : `${nameOf(begunBy, facts)} crippled ${enemy}, and ${nameOf(by, facts)} ${FINISHED[fate]}${downText(harmed, facts)}.`;
}

const preyIn = ({ saved, relieved }: Pick<Harmed, 'saved' | 'relieved'>): string | undefined => saved ?? relieved;

/** What another did to an enemy that was crippled already. */
const FINISHED: Readonly<Record<Fate, string>> = {
  unharmed: 'holed it',
  'driven-off': 'drove it off',
  'damaged-abort': 'drove it home',
  'forced-down': 'forced it down',
  'shot-down': 'shot it down',
};

const downText = ({ machine, fell }: Harmed, facts: MissionFacts): string =>
  fell === undefined ? '' : `; ${fellHow(machine, fell, facts)}`;

function deedText(harmed: Harmed, enemy: string, facts: MissionFacts): string {
  const { machine, fate, hit, saved, relieved } = harmed;
  if (fate === 'unharmed') return hit.length > 0 ? `hit a man in ${enemy}` : `holed ${enemy}`;
  const him = (prey: string) => manIn(prey, 'pilot', facts.machines);
  if (saved !== undefined && fate === 'driven-off') return `drove ${enemy} off ${possessive(him(saved))} tail`;
  const [plainly] = DONE[fate];
  const down = downText(harmed, facts);
  if (saved !== undefined) return `${plainly(`${enemy} that was on ${possessive(him(saved))} tail`)}${down}`;
  return relieved === undefined
    ? `${oneWay(DONE[fate], facts, machine)(enemy)}${down}`
    : `${plainly(`${enemy} that was firing at ${him(relieved)}`)}${down}`;
}

/** Most that are brought down in some games are told so. */
const DEAD = [
  ITS_FALL['pilot-dead'],
  'it fell with nobody to fly it',
  'nobody was flying it any more',
  'it had no pilot when it fell',
] as const;

const fellHow = (machine: string, fell: Fell, facts: MissionFacts): string =>
  fell === 'pilot-dead' ? oneWay<string>(DEAD, facts, `dead ${machine}`) : ITS_FALL[fell];

const CAME_DOWN: Readonly<Record<Fate, string>> = {
  unharmed: 'had a man hit',
  'driven-off': 'was driven off',
  'damaged-abort': 'was damaged',
  'forced-down': 'came down',
  'shot-down': 'was lost',
};

const nameOf = ({ machine, gun }: Credit, { machines }: MissionFacts): string =>
  manIn(machine, gun === 'observer' ? 'observer' : 'pilot', machines);

/** Whether the same was done to all of them, by one man or by each man to one of a type, with no more to tell. */
export function areAlike(harmed: readonly Harmed[], book: Rulebook): boolean {
  if (!harmed.every(isPlain) || harmed.some(({ machine }) => counterNamed(machine, book).personal)) return false;
  const fates = new Set(harmed.map(({ fate }) => fate));
  const men = new Set(harmed.map(({ by }) => `${by?.machine} ${by?.gun}`));
  const types = new Set(harmed.map(({ machine }) => typeOf(machine, book)));
  return fates.size === 1 && (men.size === 1 || (types.size === 1 && men.size === harmed.length));
}

const isPlain = ({ german, by, hitBy, fate, hit, fell, begunBy, ...others }: Harmed): boolean =>
  german &&
  by !== undefined &&
  hitBy === undefined &&
  preyIn(others) === undefined &&
  begunBy === undefined &&
  fell === undefined &&
  !(fate === 'unharmed' && hit.length > 0);

/** For those: `Captain Haldenby forced down two Albatros D.IIIs`. */
export function alikeText(alike: readonly [Harmed, ...Harmed[]], facts: MissionFacts, book: Rulebook): string {
  const names = [...new Set(alike.map(({ by }) => (by ? nameOf(by, facts) : '')))];
  const types = alike.map(({ machine }) => typeOf(machine, book));
  const did = DONE_TO_SEVERAL[alike[0].fate];
  return names.length === 1
    ? `${names.join('')} ${did(talliedTypes(types))}.`
    : `${listed(names)} each ${did(oneOf(types[0] ?? ''))}.`;
}
