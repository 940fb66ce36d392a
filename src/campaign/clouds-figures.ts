import type { BraveryLetter, Firing } from '../cards/printed/hit-cards.ts';
import { type CareerCards, expectDefined } from '../cards/rulebook.ts';
import type { Wound } from './aircrew.ts';
import type { Career } from './career.ts';

/** The figures of a campaign's man in In Clouds of Glory. */
export interface Figures {
  readonly name: string;
  readonly awareness: number;
  readonly flying: number;
  readonly gunnery: number;
  readonly fortitude: number;
  readonly luck: number;
}

/** (C6) Skill 1 to 7 as Awareness and Flying, Firing as Gunnery, Bravery as Fortitude. */
export function pilotFigures(
  skill: number,
  firing: Firing,
  bravery: BraveryLetter,
  { conversions }: Pick<CareerCards, 'conversions'>,
): Figures {
  const { skills, luck, fortitude } = conversions;
  const flying = Math.round((skills.base + skills.perSkill * skill) / 10);
  const row = fortitude.find((each) => each.bravery === bravery);
  return {
    name: '',
    awareness: flying,
    flying,
    gunnery: gunneryOf(firing, conversions),
    fortitude: expectDefined(row, bravery).value,
    luck: luck.base + luck.perSkill * skill,
  };
}

/** An observer's figures: his Firing, and constants. */
export function gunnerFigures(firing: Firing, { conversions }: Pick<CareerCards, 'conversions'>): Figures {
  const { awareness, fortitude, luck } = conversions.gunner;
  return { name: '', awareness, flying: 0, gunnery: gunneryOf(firing, conversions), fortitude, luck };
}

const gunneryOf = (firing: Firing, { gunnery }: CareerCards['conversions']): number =>
  expectDefined(
    gunnery.find((row) => row.firing === firing),
    firing,
  ).value;

/**
 * (C094) (C129) The Fortitude that a man has lost. Ours: where it was not counted, a number of days in hospital is a
 * point.
 */
export const fortitudeLost = (
  wounds: readonly Pick<Wound, 'fate' | 'lost'>[],
  { careers }: Pick<CareerCards, 'careers'>,
): number =>
  wounds.reduce(
    (sum, { fate, lost }) =>
      sum + (lost ?? (fate.fate === 'wounded' ? Math.ceil(fate.days / careers.daysPerFortitude.amount) : 0)),
    0,
  );

/** (C126) The bonus of a confident man. */
export const CONFIDENT = { fortitude: 4, luck: 2 } as const;

/** (C124), (C130) With everything that he has raised and lost; no figure falls below 1. */
export function withCareer(figures: Figures, career: Career | undefined) {
  if (!career) return figures;
  const { changed, abilities, stays, faints } = career;
  const now = (figure: keyof Career['changed']) => Math.max(figures[figure] + changed[figure], 1);
  return {
    ...figures,
    awareness: now('awareness'),
    flying: now('flying'),
    gunnery: now('gunnery'),
    fortitude: now('fortitude'),
    luck: now('luck'),
    abilities,
    stays,
    faints,
  };
}
