import { capital, counted, height, listed, oneOf, plural, times } from '../../english/numbers.ts';
import { aircraftNamed } from '../../rulebook/aircraft-card.ts';
import { counterNamed } from '../../rulebook/counters.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Credit, Fate } from '../../table/fights/fight-events.ts';
import type { FightFacts, Harmed } from './facts/fight-facts.ts';
import type { MachineFacts, MeetingFacts, MissionFacts } from './facts/mission-facts.ts';
import { germansText, manIn, placeText, type SpokenOf, spokenOf } from './prose.ts';

type Fought = MeetingFacts & { readonly came: FightFacts };

const isFought = (meeting: MeetingFacts): meeting is Fought => typeof meeting.came === 'object';

/** A paragraph for each fight; those who passed share one. */
export function fightParagraphs({ machines, meetings }: MissionFacts, book: Rulebook): string[] {
  const passed = meetings
    .filter((meeting) => !isFought(meeting))
    .map((meeting) => passedText(meeting, spokenOf(machines), book));
  const fights = meetings.filter(isFought).map((meeting) => fightText(meeting, machines, book));
  return [...fights, ...(passed.length > 0 ? [inOne(passed).join(' ')] : [])];
}

/** What happened more than once in the same way is told once. */
function inOne(sentences: readonly string[]): string[] {
  const often = new Map<string, number>();
  for (const sentence of sentences) often.set(sentence, (often.get(sentence) ?? 0) + 1);
  return [...often].map(([sentence, count]) => (count === 1 ? sentence : sentence.replace(/\.$/, ` ${times(count)}.`)));
}

function passedText({ hex, germans, came }: MeetingFacts, { they, them }: SpokenOf, book: Rulebook): string {
  const who = `${germansText(germans, book)} over ${placeText(hex, book)}`;
  return came === 'let-them-go' ? `${capital(they)} let ${who} go by.` : `${capital(who)} let ${them} go by.`;
}

/** How it began, how long it lasted, and what came of it, machine by machine. */
function fightText({ hex, germans, came: fight }: Fought, machines: readonly MachineFacts[], book: Rulebook): string {
  const { harmed } = fight;
  const opening = openingText(fight, germansText(germans, book), fightersIn(fight, machines));
  const ours = harmed.filter(({ german }) => !german).flatMap((each) => sufferedText(each, machines));
  const theirs = harmed.filter(({ german }) => german).map((each) => creditText(each, machines, book));
  const joined = fight.joined > 0 ? [`${capital(counted(fight.joined, 'more German'))} joined in.`] : [];
  return [
    `Over ${placeText(hex, book)} ${opening} at ${height(fight.height)}.`,
    lastingText(fight),
    ...joined,
    ...(harmed.length > 0 ? [...theirs, ...ours] : [harmlessText(fight)]),
  ].join(' ');
}

type Who = Readonly<Record<keyof SpokenOf, string>>;

/** The flight, or the few of it who were there, by name. */
function fightersIn({ ours }: FightFacts, machines: readonly MachineFacts[]): Who {
  if (ours.length === machines.length || ours.length > 2) return spokenOf(machines);
  const names = listed(ours.map((machine) => manIn(machine, 'pilot', machines)));
  return { they: names, them: names };
}

function openingText({ dive }: FightFacts, germans: string, { they, them }: Who): string {
  if (!dive) return `${they} joined combat with ${germans}`;
  const how = dive.bonus === 'surprise' ? 'came out of cloud upon' : 'dived on';
  return dive.side === 'allied' ? `${they} ${how} ${germans}` : `${germans} ${how} ${them}`;
}

function lastingText({ phases, why, heightAtEnd }: FightFacts): string {
  const lasted = `The fight lasted ${counted(phases, 'phase')}`;
  const at = height(heightAtEnd);
  if (why === 'no-germans-left') return `${lasted}, until at ${at} none of theirs was left in it.`;
  if (why === 'no-allied-left') return `${lasted}, until at ${at} none of ours was left in it.`;
  return `${lasted} and ended at ${at}.`;
}

function harmlessText({ bursts }: FightFacts): string {
  if (bursts === 0) return 'Nobody got a shot in.';
  return `${capital(counted(bursts, 'burst'))} ${plural(bursts, 'was', 'were')} fired, and nobody was hit.`;
}

const DONE: Readonly<Record<Exclude<Fate, 'unharmed'>, (enemy: string) => string>> = {
  'driven-off': (enemy) => `drove off ${enemy}`,
  'damaged-abort': (enemy) => `damaged ${enemy} and sent it home`,
  'forced-down': (enemy) => `forced down ${enemy}`,
  'shot-down': (enemy) => `shot down ${enemy}`,
};

function creditText({ machine, by, hitBy, fate, hit }: Harmed, crews: readonly MachineFacts[], book: Rulebook): string {
  const nameOf = ({ machine: his, gun }: Credit) => manIn(his, gun === 'observer' ? 'observer' : 'pilot', crews);
  const enemy = oneOf(aircraftNamed(counterNamed(machine, book).aircraft, book));
  if (hitBy) return `${nameOf(hitBy)} damaged ${enemy}; it ${CAME_DOWN[fate]} afterwards, and is nobody's victory.`;
  if (!by) return `${capital(enemy)} ${CAME_DOWN[fate]}, and nobody can claim it.`;
  const who = nameOf(by);
  if (fate !== 'unharmed') return `${who} ${DONE[fate](enemy)}.`;
  return hit.length > 0 ? `${who} hit a man in ${enemy}.` : `${who} holed ${enemy}.`;
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
  'damaged-abort': 'was badly hit',
  'forced-down': 'was forced down',
  'shot-down': 'was shot down',
};

/** What became of them in the end is told with those who came home and those who did not. */
function sufferedText({ machine, stayed, hit, fate, pilotCrippled }: Harmed, crews: readonly MachineFacts[]): string[] {
  const suffered = pilotCrippled && fate === 'damaged-abort' ? undefined : SUFFERED[fate];
  const his = [
    ...(stayed ? ['would not be driven off'] : []),
    ...(hit.includes('pilot') ? ['was hit himself'] : []),
    ...(pilotCrippled ? ['could do no more than fly'] : []),
    ...(suffered === undefined ? [] : [suffered]),
  ];
  const did = his.length === 0 && hit.length === 0 ? ['had his machine holed'] : his;
  return [
    ...(did.length > 0 ? [`${manIn(machine, 'pilot', crews)} ${listed(did)}.`] : []),
    ...(hit.includes('observer') ? [`${manIn(machine, 'observer', crews)} was hit in his seat.`] : []),
  ];
}
