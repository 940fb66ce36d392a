import { flyer, gunner, manAboard, type People } from '../../kit/screen/people.ts';
import { pointsText } from '../../kit/screen/verdict-text.ts';
import { hang, type Paper } from '../../page/paper.ts';
import type { BattleFate } from '../../table/events/battle-events.ts';
import type { Credit, Fate } from '../../table/events/fight-events.ts';
import type { EventOf } from '../../table/events.ts';
import { fateText } from '../../words/fates.ts';
import { capital, counted, listed } from '../../words/numbers.ts';

type BattleEnded = EventOf<'battle-ended'>;

/** The result of a battle in words: for each side who is down, crippled, driven off or gone; and who claims whom. */
export function battlePage({ allied, germans, points }: BattleEnded, people: People, paper: Paper): string {
  return [
    ...sideLines('Allies', allied, people, paper),
    ...sideLines('Germans', germans, people, paper),
    ...claimLines('Claimed by the Allies', germans, people, paper),
    ...claimLines('Claimed by the Germans', allied, people, paper),
    ...(points ? ['', hang(verdict(points), paper, 2)] : []),
  ]
    .slice(1)
    .join('\n');
}

/** The points, and the winner. */
const verdict = (points: NonNullable<BattleEnded['points']>): string =>
  `Points for machines brought down, crippled and driven off: ${pointsText(points)}`;

/** From the worst fate of a machine to none. */
const LOSSES: readonly (readonly [is: (fate: BattleFate) => boolean, words: string])[] = [
  [({ fate }) => fate === 'shot-down', 'Shot Down'],
  [({ fate }) => fate === 'forced-down', 'Forced Down'],
  [({ fate }) => fate === 'damaged-abort', 'Damaged-abort'],
  [({ fate }) => fate === 'driven-off', 'Driven Off'],
];

const UNHARMED: typeof LOSSES = [
  [({ escaped }) => escaped, 'Left the fight'],
  [({ escaped }) => !escaped, 'In it to the end'],
];

function sideLines(title: string, all: readonly BattleFate[], people: People, paper: Paper): string[] {
  const unharmed = all.filter(({ fate }) => fate === 'unharmed');
  const lost = LOSSES.flatMap(([is, words]) => all.filter(is).map((each) => `  ${words}: ${lossText(each, people)}.`));
  const rest = UNHARMED.map(([is, words]) => [words, unharmed.filter(is)] as const)
    .filter(([, machines]) => machines.length > 0)
    .map(([words, machines]) => `  ${words}: ${listed(machines.map((each) => unharmedText(each, people)))}.`);
  const head = `${title}: ${counted(all.length, 'machine')}, ${downIn(all) === 0 ? 'none' : downIn(all)} down`;
  return ['', head, ...lost, ...rest].map((line) => hang(line, paper, 4));
}

const downIn = (all: readonly BattleFate[]): number =>
  all.filter(({ fate, gaveWay }) => fate === 'shot-down' || fate === 'forced-down' || gaveWay !== undefined).length;

/** `2Lt Pomfret (P5), by G4; 2Lt Pomfret killed`. */
function lossText(loss: BattleFate, people: People): string {
  const by = loss.by ? `, by ${creditText(loss.by, people)}` : '';
  const gaveWay = loss.gaveWay ? `, and then ${DOWN[loss.gaveWay]}` : '';
  return `${flyer(loss.machine, people)}${by}${gaveWay}${menText(loss, people)}`;
}

const DOWN: Readonly<Record<NonNullable<BattleFate['gaveWay']>, string>> = {
  'forced-landing': 'a Forced Landing',
  'forced-down': 'Forced Down',
  'shot-down': 'down out of control',
};

const unharmedText = (machine: BattleFate, people: People): string =>
  `${flyer(machine.machine, people)}${menText(machine, people).replace('; ', ' with ')}`;

function menText({ machine, men }: BattleFate, people: People): string {
  const told = men.map(({ who, fate }) => `${manAboard(machine, who, people)} ${fateText(fate)}`);
  return told.length > 0 ? `; ${listed(told)}` : '';
}

const creditText = ({ machine, gun }: Credit, people: People): string => gunner(machine, gun, people);

/** Nobody claims a machine that was only damaged. */
function claimLines(title: string, lost: readonly BattleFate[], people: People, paper: Paper): string[] {
  const claims = new Map<string, string[]>();
  for (const { machine, fate, by } of lost) {
    if (!by || fate === 'driven-off') continue;
    const who = creditText(by, people);
    claims.set(who, [...(claims.get(who) ?? []), `${flyer(machine, people)} ${CLAIMED[fate]}`]);
  }
  if (claims.size === 0) return [];
  const most = [...claims].sort(([, a], [, b]) => b.length - a.length);
  return ['', title, ...most.map(([who, what]) => `  ${capital(who)}: ${listed(what)}.`)].map((line) =>
    hang(line, paper, 4),
  );
}

const CLAIMED: Readonly<Record<Fate, string>> = {
  'shot-down': 'Shot Down',
  'forced-down': 'Forced Down',
  'damaged-abort': 'damaged',
  'driven-off': 'Driven Off',
  unharmed: 'unharmed',
};
