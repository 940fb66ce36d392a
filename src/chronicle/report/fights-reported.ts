import { isGerman } from '../../cards/counters.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Fate } from '../../table/events/fight-events.ts';
import { capital, height, listed } from '../../words/numbers.ts';
import { alikeText, areAlike, creditText } from './credits-reported.ts';
import { type Enemies, enemiesOf, hitterText } from './enemy-named.ts';
import type { FightFacts, Harmed } from './facts/fight-facts.ts';
import type { MachineFacts, MissionFacts } from './facts/mission-facts.ts';
import { overText } from './fight-over.ts';
import { fledText, type Told } from './fled-reported.ts';
import { crippledIn, type Fought, isFought } from './fought-meeting.ts';
import { howFell } from './how-fell.ts';
import {
  fewOrOthers,
  germansText,
  inSentence,
  manIn,
  nextWay,
  oneSentence,
  overPlace,
  type SpokenOf,
  spokenOf,
  written,
} from './prose.ts';

/** How a fight began, its course in time, and how it ended. */
export function fightText(meeting: Fought, facts: MissionFacts, book: Rulebook): string {
  const { hex, germans, came: fight } = meeting;
  const more = fight.joined.length > 0 ? [`${germansText(fight.joined, book)} joined in`] : [];
  const fled = fledText(fight, facts);
  const isLater = more.length > 0 && isAfterAnything(fight, fled);
  const joined = isLater || more.length === 0 ? '' : `, and ${more.join('')}`;
  const late = isLater ? more.map((each) => ({ at: fight.joinedAt, told: [`Then ${each}.`] })) : [];
  const beats = beatsOf(fight, [...fled, ...late], book).flatMap(
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
  const over = isAccountedFor(meeting.came) ? [] : [overText(meeting, facts, placeOf(meeting, facts))];
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

/** Something was told of the fight before more Germans joined it. */
const isAfterAnything = ({ harmed, joinedAt }: FightFacts, fled: readonly Told[]): boolean =>
  [...harmed, ...fled].some(({ at }) => at < joinedAt);

/** A pilot who was hit, flew on, and suffered more when other things had come between, is told of twice. */
function asHeSuffered(harmed: Harmed, others: readonly { readonly at: number }[]): Harmed[] {
  const { wounded, at, fate } = harmed;
  if (!wounded || fate === 'unharmed' || harmed.stayed) return [harmed];
  const isBetween = others.some((each) => each.at > wounded.at && each.at < at);
  if (!isBetween) return [harmed];
  const { crippledBy: _, begunBy: __, ...before } = harmed;
  return [
    { ...before, fate: 'unharmed', at: wounded.at, by: wounded.by, hit: ['pilot'] },
    { ...harmed, hit: harmed.hit.toSpliced(harmed.hit.indexOf('pilot'), 1) },
  ];
}

/** In the order of time. */
function beatsOf(fight: FightFacts, fled: readonly Told[], book: Rulebook): Beat[] {
  const harmed = fight.harmed.flatMap((each) =>
    asHeSuffered(each, [...fight.harmed.filter((other) => other !== each), ...fled]),
  );
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
  'Both sides fired for nothing',
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
  const { machine, hit, fate, crippledBy } = harmed;
  const by = crippledBy ?? harmed.by;
  const { machines } = facts;
  const did = sufferings(harmed);
  const enemy = by && isGerman(by.machine) ? ` by ${hitterText(by.machine, fate, enemies, book)}` : '';
  const [first, ...others] = did.map((each, i) => (i === byWhom(did) ? `${each}${enemy}` : each));
  const fell =
    harmed.fate === 'shot-down'
      ? fellText(harmed, facts)
      : `${brokenText(machine, meeting, facts)}${crippledBy ? AGAIN : ''}`;
  return [
    ...(first === undefined ? [] : [`${manIn(machine, 'pilot', machines)} ${listed([first, ...others])}${fell}.`]),
    ...(hit.includes('observer') ? [`${manIn(machine, 'observer', machines)} was hit in his seat.`] : []),
  ];
}

/** (34) A cripple that is hit again is out of the fight. */
const AGAIN = '; a second hit put him out of the fight';

/** What is broken in a machine that was crippled in the fight. */
function brokenText(machine: string, meeting: Fought, facts: MissionFacts): string {
  const crippled = crippledIn(machine, meeting, facts);
  // What was told of the one before him in the same words is not told again.
  const before = meeting.came.harmed.slice(
    0,
    meeting.came.harmed.findIndex((each) => each.machine === machine),
  );
  const isAgain = before.some(
    (each) => !each.german && crippledIn(each.machine, meeting, facts)?.words === crippled?.words,
  );
  return crippled === undefined || isAgain ? '' : `: ${inSentence(crippled.words)}`;
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
