import type { CrewFate } from '../cards/printed/damage-tables.ts';
import type { BraveryPart } from '../cards/printed/pilot-skill-firing-and-bravery.ts';
import { listed, signed, uncapital } from './numbers.ts';

/** (45) A change of a man's Bravery. The parts add up to it, unless Bravery is at its lowest. */
interface BraveryChange {
  readonly from: number;
  readonly to: number;
  readonly parts: Readonly<Record<string, number>>;
  /** How he took the day. */
  readonly words: string;
}

/** A man who came down with his machine, by name. */
export interface FallenMan {
  readonly name: string;
  readonly fate: CrewFate | undefined;
}

/** What the day brought him, part by part: `a wound -2`, `the death of Captain Haldenby -1`. */
export function braveryReasons({ from, to, parts, words }: BraveryChange, fallen: readonly FallenMan[]): string[] {
  const brought = Object.entries(parts);
  const sum = brought.reduce((total, [, by]) => total + by, 0);
  return [
    ...brought.map(([part, by]) => `${partText(part, words, fallen)} ${signed(by)}`),
    ...(from + sum < to ? ['and it goes no lower'] : []),
  ];
}

function partText(part: string, words: string, fallen: readonly FallenMan[]): string {
  if (part === 'temper') return uncapital(words);
  if (part === 'lossSeen' && fallen.length > 0) return listed(fallen.map(fallenText));
  return BROUGHT.get(part) ?? part;
}

function fallenText({ name, fate }: FallenMan): string {
  if (fate?.fate === 'killed') return `the death of ${name}`;
  return fate?.fate === 'prisoner' ? `${name} taken prisoner` : `${name} brought down`;
}

const BROUGHT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    victory: 'his own victories',
    friendsVictory: 'a victory that he saw',
    lossSeen: 'a friend brought down',
    wounded: 'a wound',
    broughtDown: 'brought down himself',
    machineHit: 'a machine brought home damaged',
    jasta11: 'the red machines',
    firstFight: 'his first fight of the month',
    missionBeyondTwo: 'more than two missions',
    restedYesterday: 'rest yesterday',
    quietDay: 'a quiet day',
  } satisfies Record<BraveryPart, string>),
);
