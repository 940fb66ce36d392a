/** The expected loss of men and machines. */
export interface Toll {
  readonly killed: number;
  readonly prisoner: number;
  readonly wounded: number;
  readonly machineLost: number;
  readonly machineDamaged: number;
}

export const NO_TOLL: Toll = { killed: 0, prisoner: 0, wounded: 0, machineLost: 0, machineDamaged: 0 };

export function addTolls(tolls: readonly Toll[]): Toll {
  return tolls.reduce((sum, toll) => combine(sum, toll, 1), NO_TOLL);
}

/** The mean of several tolls, weighted by chance. */
export function mixTolls(cases: readonly (readonly [chance: number, toll: Toll])[]): Toll {
  return cases.reduce((sum, [chance, toll]) => combine(sum, toll, chance), NO_TOLL);
}

export const casualties = ({ killed, prisoner, wounded }: Toll): number => killed + prisoner + wounded;

function combine(sum: Toll, toll: Toll, times: number): Toll {
  return {
    killed: sum.killed + times * toll.killed,
    prisoner: sum.prisoner + times * toll.prisoner,
    wounded: sum.wounded + times * toll.wounded,
    machineLost: sum.machineLost + times * toll.machineLost,
    machineDamaged: sum.machineDamaged + times * toll.machineDamaged,
  };
}
