import { nearest } from '../../../cards/nearest.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { WantedOfCard } from '../../../kit/screen/cards/make.ts';
import type { CardIndex, Missed, Shown } from '../../../kit/screen/cards/shown.ts';

const FOLDERS = ['clouds-panels', 'clouds-tables', 'clouds-scenarios'] as const;

/**
 * A card of In Clouds of Glory by its name there: `sopwith-pup`, `damage`, `cold-meat`. Without a name, a list of its
 * panels.
 */
export function showCloudsCard(typed: string, book: Rulebook, wanted: WantedOfCard, all: CardIndex): Shown | Missed {
  if (typed === '') return all.show('clouds-panels', book, wanted);
  const ids = FOLDERS.flatMap((name) => all.namesIn(name, book));
  const word = typed.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const exact = ids.find((id) => [word, `${word}-panel`, `clouds-${word}`].includes(id));
  if (exact !== undefined) return all.show(exact, book, wanted);
  const found = ids.filter((id) => id.includes(word));
  const [only = '', ...others] = found;
  if (others.length > 0) return { is: 'several', ids: found };
  if (only !== '') return all.show(only, book, wanted);
  return { is: 'none', meant: meantBy(word, ids) };
}

/** The name, or part of a name, that is nearest to the typed word, in its shortest form. */
function meantBy(word: string, ids: readonly string[]): string | undefined {
  const names = ids.map((id) => id.replace(/^clouds-|-panel$/g, ''));
  const parts = names.flatMap((name) => [name, ...name.split('-')]);
  const meant = nearest(word, parts);
  return meant === undefined ? undefined : names.find((name) => name === meant || name.split('-').includes(meant));
}
