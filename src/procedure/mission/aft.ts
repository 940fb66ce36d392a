import { aftOf, type FlyingMachine, isFighter, type Party } from '../../campaign/mission-log.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { AftPools } from '../../table/turn-decisions.ts';

/** (10) (11) Every machine of the party spends the same; the time never goes below 0. */
export function spendAft(party: Party, aft: number): void {
  for (const machine of everyOne(party)) machine.aft = Math.max(0, machine.aft - aft);
}

/** (10) The Air Flying Time of fighters and of two-seaters, which separate when it differs too much. */
export function poolsOf({ machines }: Party): AftPools {
  const fighters = machines.filter(isFighter);
  if (fighters.length === 0) return { fighters: undefined, twoSeaters: aftOf(machines) };
  if (fighters.length === machines.length) return { fighters: aftOf(machines), twoSeaters: undefined };
  return { fighters: aftOf(fighters), twoSeaters: aftOf(machines.filter((machine) => !isFighter(machine))) };
}

/** (11) (14) The cost of the cheapest activity of a turn: with less AFT a machine can do nothing more. */
export function cheapestActivity({ turnProcedure: { aft } }: Rulebook): number {
  return Math.min(aft.stay.aft, aft.move.aft, aft.climb.aft);
}

/** (11) The machines with less Air Flying Time than they need. */
export const withLessThan = (needed: number, party: Party): FlyingMachine[] =>
  everyOne(party).filter(({ aft }) => aft < needed);

/** With those Driven Off, who are near. */
export const everyOne = ({ machines, away }: Party): readonly FlyingMachine[] =>
  away.length === 0 ? machines : [...machines, ...away];
