import type { Airman } from './aircrew.ts';

/** What is needed to name a man. */
type ByName = Pick<Airman, 'rank' | 'surname' | 'forenames'>;

/** A man as he is named: with his initial, where another has his rank and surname. */
type SpokenMan = ByName & Pick<Airman, 'initial'>;

/** The names of men, by id. */
export type Men = ReadonlyMap<string, SpokenMan>;

/** (46) His first initial, while another present or former man of the flights has his rank and surname. */
function initialOf(man: ByName, men: readonly ByName[]): string | undefined {
  const { rank, surname, forenames } = man;
  const isShared = men.some((other) => other !== man && other.surname === surname && other.rank === rank);
  return isShared && forenames !== '' ? forenames.charAt(0) : undefined;
}

/** (46) From now on men who share rank and surname are named with their initials, and nobody else is. */
export function tellApart(men: readonly Airman[]): void {
  for (const man of men) man.initial = initialOf(man, men);
}

export const menOf = (men: readonly Airman[]): Men => toldApart(new Map(men.map((man) => [man.id, man])));

/** The same with a man who has arrived, or has a new rank. */
export const menWith = (id: string, man: ByName, men: Men): Men => toldApart(new Map<string, ByName>(men).set(id, man));

function toldApart(men: ReadonlyMap<string, ByName>): Men {
  const all = [...men.values()];
  return new Map([...men].map(([id, man]) => [id, spoken(man, all)]));
}

function spoken(man: ByName, all: readonly ByName[]): SpokenMan {
  const { rank, surname, forenames } = man;
  return { rank, surname, forenames, initial: initialOf(man, all) };
}
