import type { MachineFacts, MissionFacts, Trouble } from './facts/mission-facts.ts';

type OfAMission = Pick<MissionFacts, 'machines' | 'wentOn'>;

type CutOut = Extract<Trouble, { readonly is: 'engine-cut-out' }>;

/** It is told with a man whom it left on his own. */
const isBeside = ({ machine }: MachineFacts, { at, hex }: Trouble, machines: readonly MachineFacts[]): boolean =>
  machines.some(({ troubles }) => {
    const own = troubles.find((each) => each.is === 'on-his-own' && !each.left && each.hex === hex && each.at >= at);
    const seen = troubles.find((each) => each.is === 'seen-home');
    return own !== undefined && seen?.is === 'seen-home' && seen.with.length === 1 && seen.with[0] === machine;
  });

/** An engine that cut out over the place of the landing is told with the landing, and not with the way. */
function cutOutAt({ troubles, end }: MachineFacts): CutOut | undefined {
  const last = troubles.at(-1);
  if (end.is !== 'down' || end.how !== 'forced-landing' || end.glided) return undefined;
  return last?.is === 'engine-cut-out' && last.hex === end.hex ? last : undefined;
}

/** Several who came down in one place are told in one sentence, which has no word for the engine of one of them. */
const cutOuts = ({ machines, wentOn }: OfAMission): ReadonlyMap<string, CutOut> =>
  new Map(
    machines.flatMap((machine) => {
      const { end } = machine;
      const out = cutOutAt(machine);
      const isAlone = machines.every(
        (other) => other === machine || other.end.is !== 'down' || end.is !== 'down' || other.end.hex !== end.hex,
      );
      // Where it comes before what befell others, or others went on, it is told in its place.
      const later = [...machines.filter((other) => other !== machine).flatMap(({ troubles }) => troubles), ...wentOn];
      const isLast = later.every(({ at }) => out === undefined || at < out.at);
      return out && isAlone && (isLast || isBeside(machine, out, machines)) ? [[machine.machine, out] as const] : [];
    }),
  );

export const hasDeadEngine = (machine: string, facts: OfAMission): boolean => cutOuts(facts).has(machine);

export const toldWithLandings = (facts: OfAMission): Trouble[] => [...cutOuts(facts).values()];
