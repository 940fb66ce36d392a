import { alone, capital, counted, inWords, listed } from '../../words/numbers.ts';
import type { GroundFire, MachineFacts, MissionFacts, Struck } from './facts/mission-facts.ts';
import { inSentence, manIn, oneWay, spokenOf } from './prose.ts';

/** What Archie and machine guns fired at a mission, and what they hit. */
export function fireSentences(facts: MissionFacts): string[] {
  const { fire, machines } = facts;
  const { they, them } = spokenOf(machines);
  const archieDid = archieText(fire.archie);
  return [
    ...archieDid.map((did) => oneWay(ARCHIE, facts, 'archie')(counted(fire.archie.shots, 'shot'), did, capital(they))),
    ...struckText('archie', machines),
    ...machineGunText(fire.machineGuns, { they: capital(they), them }, facts),
    ...struckText('machine-guns', machines),
  ];
}

type ArchieWay = (shots: string, did: string, they: string) => string;

const ARCHIE: readonly [ArchieWay, ...ArchieWay[]] = [
  (shots, did) => `Archie fired ${shots}, ${did}.`,
  (shots, did, they) => `${they} counted ${shots} from Archie, ${did}.`,
  (shots, did, they) => `${they} had ${shots} from Archie, ${did}.`,
  (shots, did) => `From Archie came ${shots}, ${did}.`,
  (shots, did) => `Archie sent up ${shots}, ${did}.`,
  (shots, did, they) => `${they} drew ${shots} from Archie, ${did}.`,
  (shots, did) => `Archie spent ${shots}, ${did}.`,
  (shots, did, they) => `${they} took ${shots} from Archie, ${did}.`,
];

/** What became of its shots; nothing where it fired none. */
function archieText({ shots, hits, near }: GroundFire['archie']): string[] {
  if (shots === 0) return [];
  if (shots === 1) return [oneShot(hits, near)];
  const hit = hits > 0 ? `and ${hits === shots ? 'all' : inWords(hits)} hit` : undefined;
  const close = near === 0 && hit !== undefined ? undefined : `${manyOf(near, shots)} of them near`;
  return [[close, hit].filter((each) => each !== undefined).join(', ')];
}

const manyOf = (some: number, all: number): string => {
  if (some < all) return alone(some);
  return all === 2 ? 'both' : 'all';
};

function oneShot(hits: number, near: number): string {
  if (hits > 0) return 'and it hit';
  return near > 0 ? 'and it was near' : 'and it went wide';
}

interface FiredAt {
  /** At the beginning of a sentence. */
  readonly they: string;
  readonly them: string;
}

type MachineGunWay = (bursts: string, at: FiredAt) => string;

const MACHINE_GUNS: readonly [MachineGunWay, ...MachineGunWay[]] = [
  (bursts, { them }) => `${capital(bursts)} of machine-gun fire came up at ${them}`,
  (bursts, { them }) => `Machine guns fired ${bursts} at ${them} from the ground`,
  (bursts, { they }) => `${they} drew ${bursts} of machine-gun fire from the ground`,
  (bursts, { they }) => `${they} had ${bursts} of machine-gun fire from below`,
  (bursts, { they }) => `${they} flew through ${bursts} of machine-gun fire`,
  (bursts, { them }) => `${capital(bursts)} of machine-gun fire met ${them}`,
];

function machineGunText({ bursts, hits }: GroundFire['machineGuns'], at: FiredAt, facts: MissionFacts): string[] {
  if (bursts === 0) return [];
  const hit = hits > 0 ? `, and ${bursts === 1 ? 'it' : inWords(hits)} hit` : '';
  return [`${oneWay(MACHINE_GUNS, facts, 'machine guns')(counted(bursts, 'burst'), at)}${hit}.`];
}

const GUNS = { archie: 'by Archie', 'machine-guns': 'from the ground' } as const;

/** The effect on the machines: those with the same effect are told together. */
function struckText(by: Struck['by'], all: readonly MachineFacts[]): string[] {
  const hit = all.flatMap(({ machine, men, struck }) =>
    struck
      .filter((each) => each.by === by)
      .map((each) => ({ name: manIn(machine, 'pilot', all), did: struckBy(each, GUNS[by], men.length) })),
  );
  return [...new Set(hit.map(({ did }) => did))].map((did) => {
    const names = hit.filter((each) => each.did === did).map(({ name }) => name);
    return `${listed(names)} ${names.length > 1 ? ofSeveral(did) : did}.`;
  });
}

const ofSeveral = (did: string): string =>
  did
    .replace('; he ', '; they ')
    .replace(/\bhis machine\b/, 'their machines')
    .replace(/\bwas\b/g, 'were')
    .replace(/\bhimself\b/, 'themselves');

/** What was hit, machine or man, and whether the pilot was driven off. */
function struckBy(struck: Struck, guns: string, men: number): string {
  const { words, grazes } = struck;
  const driven = drivenBy(struck, guns);
  const hit = words.map(inSentence).join(', ');
  const graze = grazes.map(inSentence).join(', ');
  const man = men > 1 ? 'had a man hit' : 'was hit himself';
  if (hit === '') return listed([...driven, ...(graze === '' ? [] : [`${man} ${guns}: ${graze}`])]);
  const did =
    driven.length > 0 ? `${listed(driven)}, with his machine hit: ${hit}` : `had his machine hit ${guns}: ${hit}`;
  return graze === '' ? did : `${did}; he ${man}: ${graze}`;
}

const drivenBy = ({ drivenOff, stayed }: Struck, guns: string): string[] => [
  ...(stayed ? [`would not be driven off ${guns}`] : []),
  ...(drivenOff ? [`was driven off ${guns}`] : []),
];
