import { capital, counted, height, listed, oneOf, plural, possessive } from '../../english/numbers.ts';
import { aircraftNamed, counterText } from '../../rulebook/aircraft-card.ts';
import { counterNamed, isGerman } from '../../rulebook/counters.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Credit, Fate } from '../../table/fights/fight-events.ts';
import type { FightFacts, Harmed } from './facts/fight-facts.ts';
import type { MachineFacts, MeetingFacts, MissionFacts } from './facts/mission-facts.ts';
import { fledText } from './fled-reported.ts';
import { howFell, ITS_FALL } from './how-fell.ts';
import { fewOrOthers, germansText, manIn, oneWay, overPlace, type SpokenOf, spokenOf } from './prose.ts';

export type Fought = MeetingFacts & { readonly came: FightFacts };

export const isFought = (meeting: MeetingFacts): meeting is Fought => typeof meeting.came === 'object';

/** Those who were met and with whom it came to nothing, all in a sentence. */
export function passedText({ machines, meetings }: MissionFacts, book: Rulebook): string {
  const passed = meetings.filter((meeting) => !isFought(meeting));
  const { they, them } = spokenOf(machines);
  const of = (came: MeetingFacts['came']) =>
    germansMet(
      passed.filter((each) => each.came === came),
      book,
    );
  const [letGo, kept] = [of('let-them-go'), of('let-us-go')];
  const told = [
    ...(letGo === '' ? [] : [`${they} let ${letGo} go by`]),
    ...(kept === '' ? [] : [`${kept} let ${them} alone`]),
  ];
  return told.length > 0 ? `${capital(told.join('; '))}.` : '';
}

/** So many meetings are told one by one; more are counted. */
const ONE_BY_ONE = 4;

function germansMet(met: readonly MeetingFacts[], book: Rulebook): string {
  const each = [...new Set(met.map(({ hex, germans }) => `${germansText(germans, book)} ${overPlace(hex, book)}`))];
  if (each.length <= ONE_BY_ONE) return listed(each);
  const machines = met.reduce((sum, { germans }) => sum + germans.length, 0);
  return `${counted(machines, 'German')} in ${counted(met.length, 'meeting')}`;
}

/** How a fight began, how it went in the order of time, and how it ended. */
export function fightText(meeting: Fought, facts: MissionFacts, book: Rulebook): string {
  const { hex, germans, came: fight } = meeting;
  const opening = openingText(fight, germansText(germans, book), fightersIn(fight, facts.machines));
  const joined =
    fight.joined > 0 ? [`${capital(plural(fight.joined, 'another German', 'more Germans'))} joined in.`] : [];
  const beats = [
    ...fight.harmed.map((each) => ({ at: each.at, told: harmText(each, facts, book) })),
    ...fledText(fight, facts),
  ].sort((a, b) => a.at - b.at);
  return [
    `${capital(overPlace(hex, book))} ${opening} at ${height(fight.height)}.`,
    ...joined,
    ...beats.flatMap(({ told }) => told).map(notTwice),
    ...(beats.length > 0 ? [] : [harmlessText(fight)]),
    ...(isAlone(fight) ? [] : [overText(meeting, facts)]),
  ].join(' ');
}

/** Who did the same to another of a type at once is not told of in the same words. */
const notTwice = (sentence: string, at: number, all: readonly string[]): string =>
  sentence === all[at - 1] && /(?:home|home damaged)\.$/.test(sentence) ? 'He did the same to another.' : sentence;

/** Of one who was there alone, and went, that is the end of it. */
const isAlone = ({ ours, fled }: FightFacts): boolean => ours.length === 1 && fled.length === 1;

type Who = Readonly<Record<keyof SpokenOf, string>>;

/** The flight, or the few of it who were there, by name. */
function fightersIn({ ours }: FightFacts, machines: readonly MachineFacts[]): Who {
  if (ours.length === machines.length || ours.length > 2) return spokenOf(machines);
  const names = listed(ours.map((machine) => manIn(machine, 'pilot', machines)));
  return { they: names, them: names };
}

function openingText({ dive }: FightFacts, germans: string, { they, them }: Who): string {
  if (!dive) return `${they} met and fought ${germans}`;
  const how = dive.bonus === 'surprise' ? 'came out of cloud upon' : 'dived on';
  return dive.side === 'allied' ? `${they} ${how} ${germans}` : `${germans} ${how} ${them}`;
}

/** Where it ended, and why. */
const OVER = {
  'dfd-spent': ['At {at} it was over.', 'The fight broke up at {at}.', 'At {at} each side had lost the other.'],
  'no-germans-left': ['By {at} the Germans were out of it.', 'At {at} there was no German left in it.'],
  'no-allied-left': ['By {at} the last of ours was out of it.', 'At {at} none of ours was left in it.'],
} as const;

/** On the deck nobody loses anybody. */
const ON_THE_DECK = ['The fight ended at Tree-Top.', 'They fought it down to Tree-Top.'] as const;

function overText({ at, came: { why, heightAtEnd } }: Fought, facts: MissionFacts): string {
  const ways = why === 'dfd-spent' && heightAtEnd === 0 ? ON_THE_DECK : OVER[why];
  return oneWay<string>(ways, facts, `over ${heightAtEnd} ${at}`).replace('{at}', height(heightAtEnd));
}

const harmlessText = ({ bursts }: FightFacts): string =>
  bursts === 0 ? 'Nobody got a shot in.' : 'Shots were fired, and nobody was hit.';

const harmText = (harmed: Harmed, facts: MissionFacts, book: Rulebook): string[] =>
  harmed.german ? [creditText(harmed, facts, book)] : sufferedText(harmed, facts, book);

/** What was done to a German; what was on a friend's tail is told as that. */
const DONE: Readonly<Record<Exclude<Fate, 'unharmed'>, readonly [Deed, ...Deed[]]>> = {
  'driven-off': [(enemy) => `drove off ${enemy}`],
  'damaged-abort': [(enemy) => `damaged ${enemy} and sent it home`, (enemy) => `sent ${enemy} home damaged`],
  'forced-down': [(enemy) => `forced down ${enemy}`],
  'shot-down': [(enemy) => `shot down ${enemy}`],
};

type Deed = (enemy: string) => string;

function creditText(
  { machine, by, hitBy, fate, hit, saved, fell }: Harmed,
  facts: MissionFacts,
  book: Rulebook,
): string {
  const { machines } = facts;
  const nameOf = ({ machine: his, gun }: Credit) => manIn(his, gun === 'observer' ? 'observer' : 'pilot', machines);
  const enemy = oneOf(aircraftNamed(counterNamed(machine, book).aircraft, book));
  if (hitBy) return `${nameOf(hitBy)} damaged ${enemy}; it ${CAME_DOWN[fate]} afterwards, and is nobody's victory.`;
  if (!by) return `${capital(enemy)} ${CAME_DOWN[fate]}, and nobody can claim it.`;
  const who = nameOf(by);
  if (fate === 'unharmed') return hit.length > 0 ? `${who} hit a man in ${enemy}.` : `${who} holed ${enemy}.`;
  const prey = saved === undefined ? undefined : possessive(manIn(saved, 'pilot', machines));
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

const SUFFERED: Readonly<Record<Fate, string | undefined>> = {
  unharmed: undefined,
  'driven-off': 'was driven off',
  'damaged-abort': 'had his machine badly hit',
  'forced-down': 'was forced down',
  'shot-down': 'was shot down',
};

/** Who did it to whom, and how he went; what became of him is told with those who did not come home. */
function sufferedText(harmed: Harmed, facts: MissionFacts, book: Rulebook): string[] {
  const { machine, hit, by } = harmed;
  const { machines } = facts;
  const did = sufferings(harmed);
  const enemy = by && isGerman(by.machine) ? ` by ${oneOf(counterText(counterNamed(by.machine, book), book))}` : '';
  const [first, ...others] = did.map((each, i) => (i === byWhom(did) ? `${each}${enemy}` : each));
  const fell = harmed.fate === 'shot-down' ? fellText(harmed, facts) : '';
  return [
    ...(first === undefined ? [] : [`${manIn(machine, 'pilot', machines)} ${listed([first, ...others])}${fell}.`]),
    ...(hit.includes('observer') ? [`${manIn(machine, 'observer', machines)} was hit in his seat.`] : []),
  ];
}

/** The last thing that was done to him, and not by him. */
const byWhom = (did: readonly string[]): number =>
  did.findLastIndex((each) => each.startsWith('was') || each.startsWith('had'));

function sufferings({ stayed, hit, fate, pilotCrippled }: Harmed): string[] {
  const suffered = pilotCrippled && fate === 'damaged-abort' ? undefined : SUFFERED[fate];
  const his = [
    ...(stayed ? ['would not be driven off'] : []),
    ...(hit.includes('pilot') ? ['was hit himself'] : []),
    ...(pilotCrippled ? ['could do no more than fly'] : []),
    ...(suffered === undefined ? [] : [suffered]),
  ];
  return his.length === 0 && hit.length === 0 ? ['had his machine holed'] : his;
}

/** In flames, in a spin; and before whose eyes. */
function fellText({ machine, seenBy }: Harmed, { machines }: MissionFacts): string {
  const end = machines.find((each) => each.machine === machine)?.end;
  const how = end?.is === 'down' && end.how === 'shot-down' ? howFell(end.words) : '';
  const eyes = fewOrOthers(seenBy.map((each) => manIn(each, 'pilot', machines)));
  return `${how}${eyes === '' ? '' : `, before the eyes of ${eyes}`}`;
}
