import type { BraveryPart } from '../rulebook/cards/pilot-skill-firing-and-bravery.ts';

/** A change of a man's Bravery, (45): the parts add up to it, unless it is at its least. */
interface BraveryChange {
  readonly from: number;
  readonly to: number;
  readonly parts: Readonly<Record<string, number>>;
  /** How he took the day. */
  readonly words: string;
}

/** What the day brought him, part by part: `a wound -2`. */
export function braveryReasons({ from, to, parts, words }: BraveryChange): string[] {
  const brought = Object.entries(parts);
  const sum = brought.reduce((total, [, by]) => total + by, 0);
  return [
    ...brought.map(([part, by]) => `${partText(part, words)} ${by > 0 ? '+' : ''}${by}`),
    ...(from + sum < to ? ['and it goes no lower'] : []),
  ];
}

const partText = (part: string, words: string): string =>
  part === 'temper' ? `${words.charAt(0).toLowerCase()}${words.slice(1)}` : BROUGHT[part as BraveryPart];

const BROUGHT: Readonly<Record<BraveryPart, string>> = {
  victory: 'his own victories',
  friendsVictory: 'a victory that he saw',
  lossSeen: 'losses that he saw',
  wounded: 'a wound',
  broughtDown: 'brought down',
  machineHit: 'a machine brought home damaged',
  jasta11: 'the red machines',
  firstFight: 'his first fight of the month',
  missionBeyondTwo: 'more than two missions',
  restedYesterday: 'rest yesterday',
};
