import type { NamedMan } from '../../campaign/aircrew.ts';
import { balloonShare } from '../../campaign/mission-log.ts';
import type { Flown } from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';

/** A balloon that went down in flames, and whose it is: several men may share it. */
export interface BurntBalloon {
  readonly name: string;
  readonly by: readonly (NamedMan & { readonly machine: string })[];
  readonly share: number;
}

/** (32) (44) The balloons of a mission. Everybody who hit one has a share. */
export function balloonsBurnt({ began, moments }: Flown): BurntBalloon[] {
  const struck = ofKind(moments, 'balloon-struck').filter(({ effect }) => effect !== 'none');
  const burnt = struck.filter(({ isDown }) => isDown);
  return burnt.map(({ name }) => {
    const machines = [...new Set(struck.filter((each) => each.name === name).map(({ machine }) => machine))];
    const by = began.machines
      .filter(({ machine }) => machines.includes(machine))
      .flatMap(({ machine, men: [pilot] }) => (pilot ? [{ ...pilot, machine }] : []));
    return { name, by, share: balloonShare(by.length) };
  });
}
