import type { Ability } from '../cards/printed/careers.ts';

/** The figures of a man in In Clouds of Glory that a career changes for good. */
export const FIGURES = ['awareness', 'flying', 'gunnery', 'fortitude', 'luck'] as const;
export type Figure = (typeof FIGURES)[number];

/** (C123) to (C130) A man's career, kept in his record where the campaign has careers. */
export interface Career {
  /** Experience points: unspent, and in total. */
  readonly points: number;
  readonly earned: number;
  /** What he has raised and what wounds have cost for good, in addition to his ratings. */
  readonly changed: Readonly<Record<Figure, number>>;
  readonly abilities: readonly Ability[];
  /** (C126) He has rolled on the table of the aces. */
  readonly isAce: boolean;
  /** (C130) His modifier for tests of whether he stays in a fight. */
  readonly stays: number;
  /** (C130) He faints on a natural 1 of a Flying test. */
  readonly faints: boolean;
}

export const NO_CAREER: Career = {
  points: 0,
  earned: 0,
  changed: { awareness: 0, flying: 0, gunnery: 0, fortitude: 0, luck: 0 },
  abilities: [],
  isAce: false,
  stays: 0,
  faints: false,
};

/** A career with one figure changed. */
export const withChange = (career: Career, figure: Figure, by: number): Career => ({
  ...career,
  changed: { ...career.changed, [figure]: career.changed[figure] + by },
});

/** The careers of a machine's crew, and its pilot's victories. */
export interface CrewCareers {
  readonly pilot: Career | undefined;
  readonly observer: Career | undefined;
  readonly victories: number;
}
