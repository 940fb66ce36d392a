import type { Rulebook } from '../../cards/rulebook.ts';
import { listed, oneOf } from '../../words/numbers.ts';
import type { Deed, MachineFacts, MissionFacts, Struck, Trouble, WentOn } from './facts/mission-facts.ts';
import { struckSentences } from './fire-reported.ts';
import { isFought, toldWithFights } from './fought-meeting.ts';
import { inOne, WENT_DOWN } from './joined-troubles.ts';
import { manIn, placeText } from './prose.ts';
import {
  dryText,
  dryTogether,
  type StretchOfWay,
  type TellingOfTroubles,
  toldElsewhere,
  troublesOf,
} from './troubles-reported.ts';

/** What befell machines on a part of the way and what they did over the ground, in the order of time. */
interface OnTheWay {
  /** Of the machines that the fight before had crippled, as far as nothing else comes between. */
  readonly ofTheFight: readonly string[];
  /** The hits from the ground before anything else. */
  readonly hits: readonly string[];
  readonly others: readonly string[];
}

/** One thing to tell: of a machine's own troubles, of guns on the ground, or of its deeds. */
export type ThingOnTheWay = { readonly at: number; readonly machine: MachineFacts } & (
  | { readonly is: 'went-on'; readonly wentOn: WentOn }
  | { readonly is: 'trouble'; readonly trouble: Trouble }
  | { readonly is: 'fell' }
  | { readonly is: 'struck'; readonly struck: Struck }
  | { readonly is: 'deed'; readonly deed: Deed }
);

export function onTheWay(facts: MissionFacts, part: StretchOfWay, book: Rulebook): OnTheWay {
  const telling = { facts, told: toldElsewhere(facts), book };
  const all = thingsIn(telling).filter(({ at }) => at >= part.from && at < part.to);
  const runs = runsIn(all);
  const crippled = toldWithFights(facts).filter(({ at }) => at >= part.from && at < part.to);
  const isOfTheFight = ([{ is, machine }]: RunOfThings): boolean =>
    (is === 'trouble' || is === 'fell') && machine.troubles.some((each) => crippled.includes(each));
  const first = leading(runs, isOfTheFight);
  const hits = leading(runs.slice(first.length), ([{ is }]) => is === 'struck');
  const dry = dryTogether(facts, part, telling.told);
  const text = (some: readonly RunOfThings[]) =>
    inOne(
      some.flatMap((run) =>
        runText(run, { dry, isPlaced: needsPlace(run, runs, facts), isHe: isAboutHim(run, runs) }, telling),
      ),
    );
  return { ofTheFight: text(first), hits: text(hits), others: text(runs.slice(first.length + hits.length)) };
}

/** The time of the first thing that befell any of ours on a part of the way; its end, where nothing did. */
export const firstOnTheWay = (facts: MissionFacts, { from, to }: StretchOfWay, book: Rulebook): number =>
  thingsIn({ facts, told: toldElsewhere(facts), book }).find(({ at }) => at >= from && at < to)?.at ?? to;

function leading(runs: readonly RunOfThings[], holds: (run: RunOfThings) => boolean): readonly RunOfThings[] {
  const end = runs.findIndex((run) => !holds(run));
  return end < 0 ? runs : runs.slice(0, end);
}

/** All of a mission in the order of time. Of one moment, deeds come before the fire that answers them. */
function thingsIn({ facts, told }: TellingOfTroubles): ThingOnTheWay[] {
  const things = facts.machines.flatMap((machine): ThingOnTheWay[] => [
    ...machine.troubles
      .filter((trouble) => !told.includes(trouble) && !isSilent(trouble, machine))
      .map((trouble) => ({ is: 'trouble', at: trouble.at, machine, trouble }) as const),
    ...machine.deeds.map((deed) => ({ is: 'deed', at: deed.at, machine, deed }) as const),
    ...facts.wentOn
      .filter(({ by }) => by[0] === machine.machine)
      .map((wentOn) => ({ is: 'went-on', at: wentOn.at, machine, wentOn }) as const),
    ...machine.struck.map((struck) => ({ is: 'struck', at: struck.at, machine, struck }) as const),
  ]);
  const fell = facts.machines.flatMap((machine): ThingOnTheWay[] =>
    machine.fell && isFollowed(machine, machine.fell.at, things, facts)
      ? [{ is: 'fell', at: machine.fell.at, machine }]
      : [],
  );
  return [...things, ...fell].sort((a, b) => a.at - b.at);
}

/** Who was left by those who saw him home is told with them; (25) a pilot hit in a fight, with the fight. */
const isSilent = (trouble: Trouble, { troubles }: MachineFacts): boolean =>
  (trouble.is === 'on-his-own' && troubles.some(({ is, at }) => is === 'seen-home' && at <= trouble.at)) ||
  (trouble.is === 'pilot-crippled' && trouble.inFight);

/** His end is told at the end of the report, unless others flew on and something befell them. */
const isFollowed = (
  machine: MachineFacts,
  at: number,
  things: readonly ThingOnTheWay[],
  { meetings }: MissionFacts,
): boolean =>
  meetings.some((each) => isFought(each) && each.at > at) ||
  things.some((each) => each.at > at && each.machine !== machine);

type RunOfThings = readonly [ThingOnTheWay, ...ThingOnTheWay[]];

/**
 * What guns did one after the other in one place is told in one breath, and so are the troubles of a machine, though
 * those of others come between.
 */
function runsIn(things: readonly ThingOnTheWay[]): RunOfThings[] {
  const runs: [ThingOnTheWay, ...ThingOnTheWay[]][] = [];
  for (const thing of things) {
    const since = runs.findLastIndex(([first]) => !isTroubleOnly(first));
    const last = runs.at(-1);
    const joined = last && isInOnePlace(last[0], thing) ? last : undefined;
    const his = ([first]: RunOfThings, i: number): boolean =>
      (i > since || i === runs.length - 1) && isHisOwn(first) && first.machine === thing.machine;
    const run = isHisOwn(thing) ? runs.find(his) : joined;
    if (run) run.push(thing);
    else runs.push([thing]);
  }
  return runs;
}

/** What a man does over the ground stands in its time. */
const isTroubleOnly = (thing: ThingOnTheWay): boolean =>
  thing.is === 'fell' || (thing.is === 'trouble' && thing.trouble.is !== 'worked' && thing.trouble.is !== 'held-back');

const isInOnePlace = (first: ThingOnTheWay, next: ThingOnTheWay): boolean =>
  first.is === 'struck' &&
  next.is === 'struck' &&
  first.struck.stage === next.struck.stage &&
  (first.struck.stage !== 'there' || first.struck.hex === next.struck.hex);

const isHisOwn = ({ is }: ThingOnTheWay): boolean => is === 'trouble' || is === 'fell';

/** Whether it has to be said where the guns fired: the sentence before or after it does not, nor that of the lines. */
function needsPlace(run: RunOfThings, runs: readonly RunOfThings[], { lines, machines }: MissionFacts): boolean {
  const [first] = run;
  if (first.is !== 'struck') return false;
  const { stage, hex, at } = first.struck;
  if (stage === 'home')
    return machines.every(({ struck }) => struck.every((each) => each.stage !== 'home' || each.at >= at));
  const beside = [runs[runs.indexOf(run) - 1]?.at(-1), runs[runs.indexOf(run) + 1]?.[0]];
  const isNamed = beside.some((each) => each?.is === 'trouble' && each.trouble.hex === hex);
  return !isNamed && !(lines?.hex === hex && lines.farthest === hex);
}

interface Context {
  /** Machines that ran out of petrol over one place. */
  readonly dry: readonly (readonly MachineFacts[])[];
  readonly isPlaced: boolean;
  /** The sentence before is about him, and about nobody else. */
  readonly isHe: boolean;
}

function isAboutHim(run: RunOfThings, runs: readonly RunOfThings[]): boolean {
  const [{ machine }] = run;
  const i = runs.indexOf(run);
  const [before, two] = [runs[i - 1]?.[0], runs[i - 2]?.[0]];
  return before?.is === 'deed' && before.machine === machine && two?.is !== 'deed';
}

function runText(run: RunOfThings, { dry, isPlaced, isHe }: Context, telling: TellingOfTroubles): readonly string[] {
  const [{ machine, ...first }] = run;
  if (first.is === 'struck')
    return struckSentences(
      run.flatMap((each) => (each.is === 'struck' ? [{ machine: each.machine, struck: each.struck }] : [])),
      telling.facts,
      isPlaced ? telling.book : undefined,
    );
  if (first.is === 'went-on') return [wentOnText(first.wentOn, telling)];
  if (first.is === 'deed') return [deedText(first.deed, manIn(machine.machine, 'pilot', telling.facts.machines))];
  const together = dry.find((each) => each.includes(machine));
  if (together) return together[0] === machine ? [dryText(together, telling)] : [];
  return troublesOf(
    machine,
    run.map((each) => (each.is === 'trouble' ? each.trouble : 'fell')),
    { ...telling, isHe },
  );
}

/** Beyond the lines with the place to which they came. */
function wentOnText({ at, by, hex, isBare, isLate }: WentOn, { facts, book }: TellingOfTroubles): string {
  const to = facts.lines && facts.lines.at < at ? ` to ${placeText(hex, book)}` : '';
  const how = by.length === 1 ? ' alone' : ' without an escort';
  const who = listed(by.map((machine) => manIn(machine, 'pilot', facts.machines)));
  return `${who} ${isLate ? 'had gone' : 'went'} on${to}${isBare ? how : ''}.`;
}

const deedText = ({ did, what }: Deed, name: string): string =>
  did === 'strafed' ? `${name} ${WENT_DOWN}.` : `${name} shot up ${oneOf(what ?? 'target')}.`;
