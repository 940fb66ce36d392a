import type { GameEvent } from '../../../table/events.ts';
import type { Mishap } from '../table/energy-events.ts';
import type { Known, SeenMachine, SideView } from '../table/fighting-machine.ts';

/**
 * What is gravely amiss with any machine, for the head of a page: `G1 pilot dead; B2 ON FIRE, gun jammed`. (V079) Of a
 * counter it is what was told of that machine before it was lost from sight.
 */
export function amissWords({ machines }: Pick<SideView, 'machines'>, events: readonly GameEvent[]): string {
  const told = toldOf(events);
  return machines
    .filter(({ out }) => out === undefined)
    .flatMap((machine) => {
      const signs = machine.known ? signsOf(machine) : signsTold(machine, told);
      return signs.length > 0 ? [`${machine.id} ${signs.join(', ')}`] : [];
    })
    .join('; ');
}

/** The gravest first. A dead pilot needs no other sign. */
function signsOf({ pilot, burning, falling, leak, guns }: Known): string[] {
  if (pilot === 'dead') return [SIGNS['pilot-killed']];
  return [
    ...(burning ? [SIGNS['caught-fire']] : []),
    ...(falling === 'no' ? [] : ['out of control']),
    ...(leak === 0 ? [SIGNS['engine-stopped']] : []),
    ...(guns.some(({ jammed }) => jammed) ? [SIGNS['gun-jammed']] : []),
  ];
}

function signsTold(
  { id, falls }: Extract<SeenMachine, { known: false }>,
  told: ReadonlyMap<string, MishapsTold>,
): string[] {
  const { dead, burning, stopped } = told.get(id) ?? NOTHING;
  if (dead) return [SIGNS['pilot-killed']];
  return [
    ...(burning ? [SIGNS['caught-fire']] : []),
    ...(falls ? ['out of control'] : []),
    ...(stopped ? [SIGNS['engine-stopped']] : []),
  ];
}

/** What lasts of the mishaps of a machine. */
interface MishapsTold {
  readonly dead: boolean;
  readonly burning: boolean;
  readonly stopped: boolean;
}

const NOTHING: MishapsTold = { dead: false, burning: false, stopped: false };

const LASTS: { readonly [M in Mishap]?: Partial<MishapsTold> } = {
  'pilot-killed': { dead: true },
  'caught-fire': { burning: true },
  'fire-out': { burning: false },
  'engine-stopped': { stopped: true },
};

function toldOf(events: readonly GameEvent[]): ReadonlyMap<string, MishapsTold> {
  const told = new Map<string, MishapsTold>();
  for (const event of events) {
    if (event.type === 'side-fight-began') told.clear();
    if (event.type !== 'side-mishap') continue;
    const { machine, what } = event;
    told.set(machine, { ...NOTHING, ...told.get(machine), ...LASTS[what] });
  }
  return told;
}

const SIGNS = {
  'pilot-killed': 'PILOT DEAD',
  'caught-fire': 'ON FIRE',
  'engine-stopped': 'engine stopped',
  'gun-jammed': 'gun jammed',
} as const;
