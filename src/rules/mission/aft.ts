import { aftOf, type FlyingMachine, isFighter, type Party } from '../../campaign/mission-log.ts';

/** (10) (11) Every machine of the party spends the same; those Driven Off, who are not far, too. There is no less than none. */
export function spendAft(party: Party, aft: number): void {
  for (const machine of [...party.machines, ...party.away]) machine.aft = Math.max(0, machine.aft - aft);
}

/** (10) The Air Flying Time of fighters and of two-seaters, which part company when it differs too much. */
export function poolsOf(party: Party): { fighters?: number; twoSeaters?: number } {
  const fighters = party.machines.filter(isFighter);
  const twoSeaters = party.machines.filter((machine) => !isFighter(machine));
  return {
    ...(fighters.length > 0 && { fighters: aftOf(fighters) }),
    ...(twoSeaters.length > 0 && { twoSeaters: aftOf(twoSeaters) }),
  };
}

/** (11) The machines that have no Air Flying Time left. */
export const withoutAft = ({ machines, away }: Party): FlyingMachine[] =>
  [...machines, ...away].filter(({ aft }) => aft === 0);
