import { isGerman } from '../../cards/counters.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Credit, Fate } from '../../table/events/fight-events.ts';
import { capital, height, listed, oneOf, plural, possessive, talliedTypes } from '../../words/numbers.ts';
import { type Enemies, enemiesOf, enemyText, hitterText, typeOf } from './enemy-named.ts';
import type { FightFacts, Harmed } from './facts/fight-facts.ts';
import type { MachineFacts, MissionFacts } from './facts/mission-facts.ts';
import { overText } from './fight-over.ts';
import { fledText, type Told } from './fled-reported.ts';
import { crippledIn, type Fought, isFought } from './fought-meeting.ts';
import { howFell, ITS_FALL } from './how-fell.ts';
import {
  fewOrOthers,
  germansText,
  inSentence,
  manIn,
  nextWay,
  oneSentence,
  oneWay,
  overPlace,
  type SpokenOf,
  spokenOf,
  written,
} from './prose.ts';

/** How a fight began, its course in time, and how it ended. */
export function fightText(meeting: Fought, facts: MissionFacts, book: Rulebook): string {
  const { hex, germans, came: fight } = meeting;
  const joined = fight.joined > 0 ? `, and ${plural(fight.joined, 'another German', 'more Germans')} joined in` : '';
  const fled = fledText(fight, facts);
  const beats = beatsOf(fight, fled, book).flatMap(
    ({ harmed, told }, i, all) =>
      told ?? harmedText(harmed, { facts, meeting, enemies: enemiesOf(meeting, germansIn(all.slice(0, i))), book }),
  );
  const who = notTwice(fightersIn(fight, facts.machines), beats, fight);
  const opening = openingText(fight, germansText(germans, book), who);
  return [
    `${capital(overPlace(hex, book))}${isPlaceAgain(meeting, facts) ? ' again' : ''} ${opening} at ${height(fight.height)}${joined}.`,
    ...whoIsHe(beats, facts.machines, onlyOne(fight, facts.machines)),
    ...endText(meeting, facts, beats),
  ].join(' ');
}

/** The end of a fight without effects is told in the same sentence as the beginning. */
function endText(meeting: Fought, facts: MissionFacts, told: readonly string[]): string[] {
  const over = isAccountedFor(meeting.came) ? [] : [overText(meeting.came, facts, placeOf(meeting, facts))];
  const between = over.some((each) => each.includes(', and ')) ? '; ' : ', and ';
  return told.length > 0 ? over : [oneSentence([harmlessText(meeting, facts), ...over], between)];
}

/** A man who is the only one of ours in the sentence before is `he` in the next; so is a man who flies alone. */
function whoIsHe(sentences: readonly string[], machines: readonly MachineFacts[], named: string | undefined): string[] {
  const names = machines.flatMap(({ men }) => men.map(written));
  const startsWith = (sentence: string) =>
    names.find((name) => sentence.startsWith(`${name} `) && !sentence.startsWith(`${name} and `));
  const alone = names.length === 1 ? names[0] : undefined;
  let he = alone ?? named;
  return sentences.map((sentence) => {
    const name = startsWith(sentence);
    const told = name !== undefined && name === he ? `He${sentence.slice(name.length)}` : sentence;
    const others = names.filter((other) => other !== name && sentence.slice(name?.length ?? 0).includes(other));
    he = others.length === 0 ? (name ?? alone) : undefined;
    return told;
  });
}

/** Events told together: what was done to machines, or who fled. */
interface Beat {
  readonly harmed: Harmed[];
  readonly told?: readonly string[];
}

const germansIn = (beats: readonly Beat[]): string[] =>
  beats.flatMap(({ harmed }) => harmed.filter(({ german }) => german).map(({ machine }) => machine));

/** In the order of time. */
function beatsOf({ harmed }: FightFacts, fled: readonly Told[], book: Rulebook): Beat[] {
  const timed = [...harmed.map((each) => ({ at: each.at, each })), ...fled.map(({ at, told }) => ({ at, told }))].sort(
    (a, b) => a.at - b.at,
  );
  const beats: Beat[] = [];
  for (const beat of timed) {
    if ('told' in beat) {
      beats.push({ harmed: [], told: beat.told });
      continue;
    }
    const last = beats.at(-1)?.harmed ?? [];
    if (last.length > 0 && areAlike([...last, beat.each], book)) last.push(beat.each);
    else beats.push({ harmed: [beat.each] });
  }
  return beats;
}

/** For each of ours it is told how he left the fight, so no ending is needed. */
const isAccountedFor = ({ ours, fled, harmed, why }: FightFacts): boolean =>
  why === 'no-allied-left' &&
  ours.every((machine) =>
    [...fled, ...harmed.filter(({ fate }) => fate !== 'unharmed')].some((each) => each.machine === machine),
  );

type Who = Readonly<Record<keyof SpokenOf, string>>;

/** The flight, or the few of it who were there, by name. */
function fightersIn({ ours }: FightFacts, machines: readonly MachineFacts[]): Who {
  if (ours.length === machines.length || ours.length > 2) return spokenOf(machines);
  const names = listed(ours.map((machine) => manIn(machine, 'pilot', machines)));
  return { they: names, them: names };
}

/** The one man of ours in a fight, whom its first sentence names. */
const onlyOne = ({ ours }: FightFacts, machines: readonly MachineFacts[]): string | undefined =>
  ours.length === 1 && machines.length > 1
    ? listed(ours.map((machine) => manIn(machine, 'pilot', machines)))
    : undefined;

/** Men named in the next sentence are not named in this one. */
const notTwice = (who: Who, [next = '']: readonly string[], { ours }: FightFacts): Who =>
  next.startsWith(`${who.they} `) && ours.length > 1 ? { they: 'they', them: 'them' } : who;

function openingText({ dive }: FightFacts, germans: string, { they, them }: Who): string {
  if (!dive) return `${they} met and fought ${germans}`;
  const how = dive.bonus === 'surprise' ? 'came out of cloud upon' : 'dived on';
  return dive.side === 'allied' ? `${they} ${how} ${germans}` : `${germans} ${how} ${them}`;
}

/** Whether the fight before it was over the same place. */
const isPlaceAgain = (meeting: Fought, facts: MissionFacts): boolean =>
  facts.meetings.filter(isFought)[placeOf(meeting, facts) - 1]?.hex === meeting.hex;

/** The index of the fight in the mission, so that two similar fights get different sentences. */
const placeOf = (meeting: Fought, { meetings }: MissionFacts): number => meetings.filter(isFought).indexOf(meeting);

const HARMLESS = [
  'Shots were fired, nobody was hit',
  'It was all shooting and no hits',
  'Rounds were fired off for nothing',
] as const;

const harmlessText = (meeting: Fought, facts: MissionFacts): string =>
  meeting.came.bursts === 0 ? 'Nobody got a shot in.' : nextWay(HARMLESS, facts, 'harmless', placeOf(meeting, facts));

/** What a sentence of a fight depends on. */
interface Telling {
  readonly facts: MissionFacts;
  readonly meeting: Fought;
  readonly enemies: Enemies;
  readonly book: Rulebook;
}

const harmText = (harmed: Harmed, telling: Telling): string[] =>
  harmed.german ? [creditText(harmed, telling)] : sufferedText(harmed, telling);

/** The same effect on several Germans in succession is told once. */
function harmedText(group: readonly Harmed[], telling: Telling): string[] {
  const [first, ...others] = group;
  if (first === undefined) return [];
  return others.length > 0 ? [alikeText([first, ...others], telling.facts, telling.book)] : harmText(first, telling);
}

const SUFFERED: Readonly<Record<Fate, string | undefined>> = {
  unharmed: undefined,
  'driven-off': 'was driven off',
  'damaged-abort': 'had his machine badly hit',
  'forced-down': 'was forced down',
  'shot-down': 'was shot down',
};

/** Who did it to whom, and how he left; his fate is told with those who did not come home. */
function sufferedText(harmed: Harmed, { facts, meeting, enemies, book }: Telling): string[] {
  const { machine, hit, by, fate } = harmed;
  const { machines } = facts;
  const did = sufferings(harmed);
  const enemy = by && isGerman(by.machine) ? ` by ${hitterText(by.machine, fate, enemies, book)}` : '';
  const [first, ...others] = did.map((each, i) => (i === byWhom(did) ? `${each}${enemy}` : each));
  const fell = harmed.fate === 'shot-down' ? fellText(harmed, facts) : brokenText(machine, meeting, facts);
  return [
    ...(first === undefined ? [] : [`${manIn(machine, 'pilot', machines)} ${listed([first, ...others])}${fell}.`]),
    ...(hit.includes('observer') ? [`${manIn(machine, 'observer', machines)} was hit in his seat.`] : []),
  ];
}

/** What is broken in a machine that was crippled in the fight. */
function brokenText(machine: string, meeting: Fought, facts: MissionFacts): string {
  const crippled = crippledIn(machine, meeting, facts);
  return crippled === undefined ? '' : `: ${inSentence(crippled.words)}`;
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

/** In flames, in a spin; and who saw it. */
function fellText({ machine, seenBy }: Harmed, { machines }: MissionFacts): string {
  const end = machines.find((each) => each.machine === machine)?.end;
  const how = end?.is === 'down' && end.how === 'shot-down' ? howFell(end.words) : '';
  const eyes = fewOrOthers(seenBy.map((each) => manIn(each, 'pilot', machines)));
  return `${how}${eyes === '' ? '' : `, before the eyes of ${eyes}`}`;
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
function creditText(harmed: Harmed, { facts, enemies, book }: Telling): string {
  const { machine, by, hitBy, fate } = harmed;
  if (hitBy || !by) {
    const enemy = enemyText(machine, 'shot-down', enemies, book);
    return hitBy
      ? `${nameOf(hitBy, facts)} damaged ${enemy}; it ${CAME_DOWN[fate]} afterwards, and is nobody's victory.`
      : `${capital(enemy)} ${CAME_DOWN[fate]}, and nobody can claim it.`;
  }
  // Of a German behind a friend it matters what he flew.
  const enemy = enemyText(machine, harmed.saved === undefined ? fate : 'shot-down', enemies, book);
  return `${nameOf(by, facts)} ${deedText(harmed, enemy, facts)}.`;
}

function deedText({ machine, fate, hit, saved, fell }: Harmed, enemy: string, facts: MissionFacts): string {
  if (fate === 'unharmed') return hit.length > 0 ? `hit a man in ${enemy}` : `holed ${enemy}`;
  const prey = saved === undefined ? undefined : possessive(manIn(saved, 'pilot', facts.machines));
  if (prey !== undefined && fate === 'driven-off') return `drove ${enemy} off ${prey} tail`;
  const [plainly] = DONE[fate];
  const down = fell === undefined ? '' : `; ${ITS_FALL[fell]}`;
  return prey === undefined
    ? `${oneWay(DONE[fate], facts, machine)(enemy)}${down}`
    : `${plainly(`${enemy} that was on ${prey} tail`)}${down}`;
}

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
function areAlike(harmed: readonly Harmed[], book: Rulebook): boolean {
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

/** For those: `Captain Haldenby forced down two Albatros D.IIIs`. */
function alikeText(alike: readonly [Harmed, ...Harmed[]], facts: MissionFacts, book: Rulebook): string {
  const names = [...new Set(alike.map(({ by }) => (by ? nameOf(by, facts) : '')))];
  const types = alike.map(({ machine }) => typeOf(machine, book));
  const did = DONE_TO_SEVERAL[alike[0].fate];
  return names.length === 1
    ? `${names.join('')} ${did(talliedTypes(types))}.`
    : `${listed(names)} each ${did(oneOf(types[0] ?? ''))}.`;
}
