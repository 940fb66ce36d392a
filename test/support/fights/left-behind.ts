import fc from 'fast-check';
import type { GameName } from '../../../src/cards/games.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { hasTrait } from '../../../src/games/table.ts';
import type { AlliedOutcome, Fight, FightResult, GermanOutcome } from '../../../src/kit/fight/fight.ts';
import { resolveFight } from '../../../src/procedure/resolve-fight.ts';
import { type GameEvent, ofType } from '../../../src/table/events.ts';
import { anyFight } from './any-fight.ts';
import { type Led, ledTable } from './led-table.ts';

type Out = AlliedOutcome | GermanOutcome;

interface Fought {
  readonly fight: Fight;
  readonly result: FightResult;
  readonly events: readonly GameEvent[];
}

/** Contradictions between the events of so many fights of a game and their results, in both directions. */
export const faultsLeftBehind = (system: GameName, many: number, book: Rulebook, led: Led): string[] =>
  foughtBy(system, many, book, led).flatMap((fought, i) =>
    faultsOf(fought).map((fault) => `${system} ${i + 1}, ${led.by}, ${led.dice}: ${fault}`),
  );

/** In how many of those fights somebody burned. */
export const burning = (system: GameName, many: number, book: Rulebook, led: Led): number =>
  foughtBy(system, many, book, led).filter(({ events, result }) =>
    [...result.allied, ...result.germans].some(({ id }) => events.some((event) => burnsAfter(event, id))),
  ).length;

function foughtBy(system: GameName, many: number, book: Rulebook, led: Led): Fought[] {
  return fc.sample(anyFight, { numRuns: many, seed: 42 }).map((any, i) => {
    const fight = { ...any, system };
    const { table, events } = ledTable(led, i + 1, book);
    return { fight, result: resolveFight(fight, table), events };
  });
}

const faultsOf = (fought: Fought): string[] => [
  ...whoCameFaults(fought),
  ...fought.result.allied.flatMap((out) => roundsFaults(out, fought)),
  ...[...fought.result.allied, ...fought.result.germans].flatMap((out) => [
    ...toldFaults(out, fought),
    ...fireFaults(out, fought),
    ...deathFaults(out, fought),
    ...creditFaults(out, fought),
  ]),
];

/** Exactly those who came in come out. */
function whoCameFaults({ events, result }: Fought): string[] {
  const came = [
    ...ofType(events, 'fight-began').flatMap(({ allied, germans }) => [...allied, ...germans]),
    ...ofType(events, 'germans-joined').flatMap(({ germans }) => germans),
  ].map(({ id }) => id);
  return differs('who came', came.toSorted(), [...result.allied, ...result.germans].map(({ id }) => id).toSorted());
}

/** The fate told at the end is the outcome; nothing is told of a machine that is unhurt and stayed. */
function toldFaults(out: Out, { events }: Fought): string[] {
  const { id, fate, by, hitBy, escaped, wounds } = out;
  const isWhole = fate === 'unharmed' && !escaped && wounds.length === 0;
  const told = ofType(events, 'machine-out').filter(({ machine }) => machine === id);
  const want = isWhole ? [] : [[fate, by, hitBy, escaped, wounds]];
  return differs(
    `the end of ${id}`,
    told.map((each) => [each.fate, each.by, each.hitBy, each.escaped, each.wounds]),
    want,
  );
}

/** Rounds are gone only from machines that fired, and none comes back. */
function roundsFaults({ id, forward, observer }: AlliedOutcome, { fight, events }: Fought): string[] {
  const before = fight.allied.find((each) => each.id === id);
  const spent = (before?.forward?.ammo ?? 0) - (forward?.ammo ?? 0);
  const spentBehind = (before?.observer?.gun.ammo ?? 0) - (observer?.ammo ?? 0);
  const fired = events.some((event) => hasTrait(event, 'a-shot') && 'machine' in event && event.machine === id);
  if (spent < 0 || spentBehind < 0) return [`${id} has more rounds than it came with`];
  return spent + spentBehind > 0 && !fired ? [`${id} has spent ${spent + spentBehind} and did not fire`] : [];
}

/** A machine last told as burning does not come home. */
function fireFaults({ id, fate }: Out, { events }: Fought): string[] {
  const burns = events.reduce((was, event) => burnsAfter(event, id) ?? was, false);
  const isDown = fate === 'shot-down' || fate === 'forced-down';
  return burns && !isDown ? [`${id} burns and comes out of it ${fate}`] : [];
}

function burnsAfter(event: GameEvent, id: string): boolean | undefined {
  if (!('machine' in event) || event.machine !== id) return undefined;
  if (event.type === 'clouds-suffered' && event.what === 'fire') return true;
  if (event.type === 'clouds-burned') return event.is !== 'out';
  if (event.type === 'flame-burned') return event.left > 0;
  if (event.type !== 'side-mishap') return undefined;
  if (event.what === 'caught-fire') return true;
  return event.what === 'fire-out' ? false : undefined;
}

/** A pilot told as dead is dead; a man who is dead of a wound did not come home. */
function deathFaults({ id, fate, wounds }: Out, { events }: Fought): string[] {
  const told = events.some(
    (event) =>
      (event.type === 'side-mishap' && event.machine === id && event.what === 'pilot-killed') ||
      (event.type === 'clouds-lost' && event.machine === id && event.why === 'pilot-killed'),
  );
  const isDead = wounds.some((wound) => wound.who === 'pilot' && wound.fate.fate === 'killed');
  if (told && fate !== 'shot-down') return [`the pilot of ${id} is dead and she comes out of it ${fate}`];
  return isDead && fate !== 'shot-down' && fate !== 'forced-down' ? [`${id} flies on with a dead pilot`] : [];
}

/** Only a machine that fired has credit. */
function creditFaults({ id, by, hitBy }: Out, { events }: Fought): string[] {
  return [by, hitBy].flatMap((credit) => {
    if (!credit) return [];
    const fired = events.some(
      (event) => hasTrait(event, 'a-shot') && 'machine' in event && event.machine === credit.machine,
    );
    return fired ? [] : [`${id} is credited to ${credit.machine}, who did not fire`];
  });
}

const differs = (what: string, told: unknown, left: unknown): string[] => {
  const [a, b] = [JSON.stringify(told), JSON.stringify(left)];
  return a === b ? [] : [`${what}: ${a} told, ${b} left behind`];
};
