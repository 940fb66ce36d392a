import type { Ability } from '../../cards/printed/careers.ts';
import { careerCards, type Rulebook } from '../../cards/rulebook.ts';
import { counted, listed, signed } from '../../words/numbers.ts';

/** The names of the figures that a career changes. */
export const FIGURE_NAMES = {
  awareness: 'Awareness',
  flying: 'Flying',
  gunnery: 'Gunnery',
  fortitude: 'Fortitude',
  luck: 'Luck',
} as const;
type FigureName = keyof typeof FIGURE_NAMES;

/** What is told of a career. */
interface CareerTold {
  readonly points: number;
  readonly earned: number;
  readonly changed: Readonly<Record<FigureName, number>>;
  readonly abilities: readonly Ability[];
  readonly stays: number;
  readonly faints: boolean;
}

const isFigure = (name: string): name is FigureName => name in FIGURE_NAMES;

/** `12 points of experience, 3 to spend; Flying +2; Cool aim; a steadier nerve`. Nothing for a man without a career. */
export function careerText(career: CareerTold | undefined, book: Pick<Rulebook, 'fights'>): string {
  if (!career) return '';
  const { points, earned, changed, abilities, stays, faints } = career;
  const figures = Object.keys(changed)
    .filter(isFigure)
    .filter((figure) => changed[figure] !== 0);
  return [
    `${counted(earned, 'point')} of experience, ${points} to spend`,
    ...(figures.length > 0
      ? [listed(figures.map((figure) => `${FIGURE_NAMES[figure]} ${signed(changed[figure])}`))]
      : []),
    ...(abilities.length > 0 ? [listed(abilities.map((ability) => abilityName(ability, book)))] : []),
    ...(stays === 0 ? [] : [`${signed(stays)} to stay in a fight`]),
    ...(faints ? ['may faint in the air'] : []),
  ].join('; ');
}

/** The name of an ability, and its effect. */
function abilityRow(ability: Ability, book: Pick<Rulebook, 'fights'>) {
  const { ace, pilot, gunner } = careerCards(book).careers;
  return [...ace, ...pilot, ...gunner].find((row) => row.ability === ability);
}

const abilityName = (ability: Ability, book: Pick<Rulebook, 'fights'>): string =>
  abilityRow(ability, book)?.name ?? ability;

/** `Cool aim: a miss costs him no ammunition`. An ability for the ground says that it has no use here. */
export function abilityText(ability: Ability, book: Pick<Rulebook, 'fights'>): string {
  const row = abilityRow(ability, book);
  const idle = row?.acts === 'campaign' ? ' (nothing in April 1917 for it to act on)' : '';
  return `${abilityName(ability, book)}: ${row?.does ?? ''}${idle}`;
}
