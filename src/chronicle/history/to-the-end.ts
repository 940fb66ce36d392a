import type { Airman } from '../../campaign/aircrew.ts';
import { readBand } from '../../cards/band.ts';
import type { BraveryLetter } from '../../cards/printed/hit-cards.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { LeastUsed } from '../../words/by-turns.ts';
import { counted, times } from '../../words/numbers.ts';
import { type Sortie, wasAboard } from '../lived.ts';
import { underEach } from '../under-each.ts';

/** The month that a man has flown to its end. */
interface MonthToTheEnd {
  readonly all: readonly Sortie[];
  readonly ways: LeastUsed;
  readonly book: Rulebook;
}

/**
 * What there is to say at the end of a man who was with the flight on the last evening: what nobody else has done, and
 * what the month did to his nerve. That he was there stands in the epilogue; of many there is no more to say.
 */
export function toTheEnd(man: Airman, { all, ways, book }: MonthToTheEnd): string {
  const { letter } = readBand(book.pilotSkillFiringAndBravery.letters, man.bravery);
  const nerve = NERVES[letter];
  return [...lastOfHim(man.id, all, ways), ...(nerve ? [ways.next(nerve)] : [])]
    .filter((each) => each !== '')
    .join(' ');
}

/** So many days without him are few enough to be counted. */
const FEW = 2;
/** Of more days than so many. */
const MANY = 10;

/** He flew oftenest of all, or on almost every day. */
function lastOfHim(id: string, all: readonly Sortie[], ways: LeastUsed): string[] {
  const his = all.filter((sortie) => wasAboard(sortie, id));
  const flights = [...underEach(all, ({ crew: { men } }) => men.map(({ airman }) => airman)).values()];
  const often = flights.filter(({ length }) => length >= his.length).length;
  if (often === 1) return [ways.next(OFTENEST)(times(his.length))];
  const days = new Set(all.map(({ flown: { day } }) => day)).size;
  const without = days - new Set(his.map(({ flown: { day } }) => day)).size;
  if (without === 0) return ['There was flying on no day without him.'];
  return without <= FEW && days > MANY ? [ways.next(SELDOM_WITHOUT)(counted(without, 'day'))] : [];
}

const OFTENEST = [
  (flights: string) => `Nobody flew oftener: ${flights}.`,
  (flights: string) => `He flew ${flights}, and nobody flew oftener.`,
  (flights: string) => `No name stands oftener in the log than his: ${flights}.`,
] as const;

const SELDOM_WITHOUT = [
  (days: string) => `He stayed on the ground on only ${days} of flying.`,
  (days: string) => `He missed ${days} of flying.`,
] as const;

type Nerve = readonly [string, ...string[]];

/** Where many men end alike, it is not told of each. */
const UNTOLD = ['', '', '', ''] as const;

/** What the campaign did to his nerve. */
const NERVES: { readonly [Letter in BraveryLetter]?: Nerve } = {
  S: ['His nerve was gone at the end.', 'On the last evening he had no nerve left to fly with.', ...UNTOLD],
  NV: [
    'By the end he was a nervous man.',
    'His nerves were bad at the end, and he did not say so.',
    'He had not much nerve left at the end.',
    ...UNTOLD,
  ],
  B: ['His nerve was good to the end.', 'He was ready to go on flying.', ...UNTOLD],
  DD: ['On the last evening he asked what there was for the morrow.'],
};
