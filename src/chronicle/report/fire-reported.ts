import type { Rulebook } from '../../cards/rulebook.ts';
import { capital, counted, listed, possessive, uncapital } from '../../words/numbers.ts';
import { underEach } from '../under-each.ts';
import type { MachineFacts, MissionFacts, Struck } from './facts/mission-facts.ts';
import { inSentence, manIn, oneWay, overPlace, type SpokenOf, spokenOf, written } from './prose.ts';

/** The fire that hit nobody, where there was much of it. */
export function fireSentences(facts: MissionFacts): string[] {
  const { archie, machineGuns } = facts.fire;
  return [
    ...(archie.hits === 0 && archie.shots >= MANY_SHOTS
      ? [oneWay(ARCHIE_MISSED, facts, 'archie')(counted(archie.shots, 'shot'), spokenOf(facts.machines))]
      : []),
    ...(machineGuns.hits === 0 && machineGuns.bursts >= MANY_BURSTS
      ? [oneWay(GUNS_MISSED, facts, 'machine guns')(counted(machineGuns.bursts, 'burst'), spokenOf(facts.machines))]
      : []),
  ];
}

/** So much that an officer would count it. */
const MANY_SHOTS = 20;
const MANY_BURSTS = 6;

type MissedWay = (fired: string, who: SpokenOf) => string;

const ARCHIE_MISSED: readonly [MissedWay, ...MissedWay[]] = [
  (shots) => `Archie fired ${shots} and hit nobody.`,
  (shots, { them }) => `Archie spent ${shots} on ${them} for nothing.`,
  (shots, { they }) => `${capital(they)} had ${shots} from Archie and not a hole.`,
];

const GUNS_MISSED: readonly [MissedWay, ...MissedWay[]] = [
  (bursts, { they }) => `${capital(they)} flew through ${bursts} of machine-gun fire unhurt.`,
  (bursts, { them }) => `${capital(bursts)} of machine-gun fire came up at ${them} and hit nobody.`,
];

type HitWay = (machine: string, what: string) => string;
type HitWays = readonly [HitWay, ...HitWay[]];

const HIT_BY: Readonly<Record<Struck['by'], HitWays>> = {
  archie: [
    (machine, what) => `Archie hit ${machine}: ${what}.`,
    (machine, what) => `Archie got ${machine}: ${what}.`,
    (machine, what) => `${machine} was hit by Archie: ${what}.`,
    (machine, what) => `${machine} had something of Archie in it: ${what}.`,
  ],
  'machine-guns': [
    (machine, what) => `Machine guns on the ground hit ${machine}: ${what}.`,
    (machine, what) => `${machine} was hit from the ground: ${what}.`,
    (machine, what) => `From the ground they hit ${machine}: ${what}.`,
  ],
};

const HIT_SEVERAL: Readonly<Record<Struck['by'], (machines: string) => string>> = {
  archie: (machines) => `Archie hit the machines of ${machines}.`,
  'machine-guns': (machines) => `Machine guns on the ground hit the machines of ${machines}.`,
};

const GUNS = { archie: 'by Archie', 'machine-guns': 'from the ground' } as const;

/** A machine hit by guns of one kind, and the name of its pilot. */
interface HitMachine {
  readonly name: string;
  /** The man who was hit, where it is known which. */
  readonly hurt: string | undefined;
  readonly men: number;
  readonly struck: Struck;
}

/** What the guns on the ground did to a machine. */
interface HitByGuns {
  readonly machine: MachineFacts;
  readonly struck: Struck;
}

/**
 * What the guns did in one place, or on one stage of the way, which the first sentence names where the cards are given.
 * All machines that were only holed are one sentence; what else the guns did is told of each man.
 */
export function struckSentences(struck: readonly HitByGuns[], facts: MissionFacts, book?: Rulebook): string[] {
  const [first] = struck;
  const told = GUNS_IN_ORDER.flatMap((by) => {
    const hit = inOneEach(struck.filter((each) => each.struck.by === by)).map((each) => hitMachine(each, facts));
    const holed = hit.filter((each) => isOnlyHoled(each.struck));
    return [...holedText(by, holed, facts), ...othersText(hit.filter((each) => !holed.includes(each)))];
  });
  return first === undefined || !book ? told : placed(told, first.struck, book);
}

/** Several hits of a machine are told as one. */
const inOneEach = (struck: readonly HitByGuns[]): HitByGuns[] =>
  [...underEach(struck, ({ machine }) => [machine.machine]).values()].flatMap(([first, ...others]) =>
    first
      ? [{ machine: first.machine, struck: others.reduce((all, each) => together(all, each.struck), first.struck) }]
      : [],
  );

const together = (one: Struck, other: Struck): Struck => ({
  ...one,
  words: [...new Set([...one.words, ...other.words])],
  grazes: [...new Set([...one.grazes, ...other.grazes])],
  drivenOff: one.drivenOff || other.drivenOff,
  stayed: one.stayed || other.stayed,
});

const GUNS_IN_ORDER: readonly Struck['by'][] = ['archie', 'machine-guns'];

/** Where it was: over the place of the work, or on the way home. */
function placed([first = '', ...others]: readonly string[], { stage, hex }: Struck, book: Rulebook): string[] {
  if (stage === 'out') return [first, ...others];
  const where = stage === 'there' ? capital(overPlace(hex, book)) : 'On the way home';
  const inner = first.startsWith('Machine guns ')
    ? uncapital(first)
    : first.replace(/^From the ground they hit (.+?): /, '$1 was hit from the ground: ');
  return [`${where} ${inner}`, ...others];
}

const hitMachine = ({ machine: { machine, men }, struck }: HitByGuns, { machines }: MissionFacts): HitMachine => ({
  name: manIn(machine, 'pilot', machines),
  hurt: men.length > 1 ? men.filter(({ hurtBy }) => hurtBy?.is === struck.by).map(written)[0] : undefined,
  men: men.length,
  struck,
});

const isOnlyHoled = ({ words, grazes, drivenOff, stayed }: Struck): boolean =>
  words.length > 0 && grazes.length === 0 && !drivenOff && !stayed;

/** In a machine with one seat the man who is hit is its pilot. */
function hitsOf({ words, by }: Struck, men: number, hurt?: string): string {
  const who = hurt ?? (men === 1 ? 'the pilot' : 'a man');
  return words
    .map((each) => asItWas(each).replace(/^a man hit$/, `${who} hit`))
    .map((each) => (by === 'archie' ? each.replace('one bullet through the petrol pipe', 'the petrol pipe cut') : each))
    .join(', ');
}

/** A card may say what is broken; a report has it as broken: `a strut splintered`. */
const asItWas = (words: string): string =>
  inSentence(words)
    .replace(/ (?:is|are) /g, ' ')
    .replace(' stops ', ' stopped ');

function holedText(by: Struck['by'], holed: readonly HitMachine[], facts: MissionFacts): string[] {
  const [only, ...more] = holed;
  if (!only) return [];
  if (more.length === 0)
    return [
      oneWay(HIT_BY[by], facts, by)(`${possessive(only.name)} machine`, hitsOf(only.struck, only.men, only.hurt)),
    ];
  return [
    HIT_SEVERAL[by](listed(holed.map(({ name, struck, men, hurt }) => `${name} (${hitsOf(struck, men, hurt)})`))),
  ];
}

/** Those with the same effect are told together. */
function othersText(hit: readonly HitMachine[]): string[] {
  const told = hit.flatMap((each) => deedsOf(each));
  return [...new Set(told.map(({ did }) => did))].map((did) => {
    const names = told.filter((each) => each.did === did).map(({ name }) => name);
    return `${listed(names)} ${names.length > 1 ? ofSeveral(did) : did}.`;
  });
}

/** What was done to the machine; and to its observer, where he was grazed, in a sentence of his own. */
function deedsOf({ name, hurt, men, struck }: HitMachine): { readonly name: string; readonly did: string }[] {
  const guns = GUNS[struck.by];
  if (hurt === undefined || hurt === name || struck.grazes.length === 0)
    return [{ name, did: struckBy(struck, guns, hurt === undefined ? men : 1) }];
  const grazed = { ...struck, words: [], drivenOff: false, stayed: false };
  const rest = { ...struck, grazes: [] };
  const isHit = rest.words.length > 0 || rest.drivenOff || rest.stayed;
  return [...(isHit ? [{ name, did: struckBy(rest, guns, 1) }] : []), { name: hurt, did: struckBy(grazed, guns, 1) }];
}

const ofSeveral = (did: string): string =>
  did
    .replace('; he ', '; they ')
    .replace(/\bhis machine\b/, 'their machines')
    .replace(/\bwas\b/g, 'were')
    .replace(/\bhimself\b/, 'themselves');

/** What was hit, machine or man, and whether the pilot was driven off. */
function struckBy(struck: Struck, guns: string, men: number): string {
  const { grazes } = struck;
  const driven = drivenBy(struck, guns);
  const hit = hitsOf(struck, men);
  const graze = grazes.map(inSentence).join(', ');
  const man = men > 1 ? 'had a man hit' : 'was hit himself';
  if (hit === '') return listed([...driven, ...(graze === '' ? [] : [`${man} ${guns}: ${graze}`])]);
  const did =
    driven.length > 0 ? `${listed(driven)}, with his machine hit: ${hit}` : `had his machine hit ${guns}: ${hit}`;
  return graze === '' ? did : `${did}; he ${man}: ${graze}`;
}

const drivenBy = ({ drivenOff, stayed }: Struck, guns: string): string[] => [
  ...(stayed ? [`would not be driven off ${guns}`] : []),
  // (26) He rejoins the others.
  ...(drivenOff ? [`was driven off ${guns} for a time`] : []),
];
