import type { MachineFacts, Trouble } from './facts/mission-facts.ts';

type CutOut = Extract<Trouble, { readonly is: 'engine-cut-out' }>;

/** An engine that cut out over the place of the landing is told with the landing, and not with the way. */
function cutOutAt({ troubles, end }: MachineFacts): CutOut | undefined {
  const last = troubles.at(-1);
  if (end.is !== 'down' || end.how !== 'forced-landing' || end.glided) return undefined;
  return last?.is === 'engine-cut-out' && last.hex === end.hex ? last : undefined;
}

/** Several who came down in one place are told in one sentence, which has no word for the engine of one of them. */
const cutOuts = (machines: readonly MachineFacts[]): ReadonlyMap<string, CutOut> =>
  new Map(
    machines.flatMap((machine) => {
      const { end } = machine;
      const out = cutOutAt(machine);
      const isAlone = machines.every(
        (other) => other === machine || other.end.is !== 'down' || end.is !== 'down' || other.end.hex !== end.hex,
      );
      return out && isAlone ? [[machine.machine, out] as const] : [];
    }),
  );

export const hasDeadEngine = (machine: string, machines: readonly MachineFacts[]): boolean =>
  cutOuts(machines).has(machine);

export const toldWithLandings = (machines: readonly MachineFacts[]): Trouble[] => [...cutOuts(machines).values()];
