/**
 * Targets by places that our infantry took in the month, with the April day by whose evening it had them: afterwards the
 * enemy's guns stand farther east.
 */
const TAKEN: ReadonlyMap<string, number> = new Map([
  ['guns-fampoux', 9],
  ['guns-vimy', 10],
  ['guns-monchy', 11],
  ['guns-heninel', 12],
]);

/** `guns at Fampoux`; from the day after it was taken `guns beyond Fampoux`. */
export const whereNow = (target: string, what: string, day: number): string =>
  day > (TAKEN.get(target) ?? Infinity) ? what.replace(/ (?:at|under|before) /, ' beyond ') : what;
