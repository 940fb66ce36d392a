import { expectDefined } from '../../../cards/rulebook.ts';
import type { Engine, EngineSide, EngineState, FightingMachine } from '../table/skirmish.ts';

export const newEngines = (count: number): Engine[] => (count > 1 ? SIDES : [undefined]).map(newEngine);

const SIDES = ['left', 'right'] as const;

const newEngine = (side: EngineSide | undefined): Engine => ({
  side,
  is: 'running',
  petrolUntil: undefined,
  smoke: undefined,
});

export const engineOn = (side: EngineSide | undefined, { engines }: FightingMachine): Engine =>
  expectDefined(
    engines.find((engine) => engine.side === side),
    'engine that is hit',
  );

/** Changes the state of the engine on that side. */
export function changeEngine(machine: FightingMachine, side: EngineSide | undefined, change: Partial<Engine>): void {
  machine.engines = machine.engines.map((engine) => (engine.side === side ? { ...engine, ...change } : engine));
}

/** Stops an engine. An engine that can no longer be started keeps its state. Returns whether it ran until now. */
export function stopEngineOn(
  side: EngineSide | undefined,
  is: Exclude<EngineState, 'running'>,
  machine: FightingMachine,
): boolean {
  const before = engineOn(side, machine).is;
  if (before === 'running' || before === 'stopped') changeEngine(machine, side, { is });
  return before === 'running';
}

export const runningEngines = ({ engines }: FightingMachine): number =>
  engines.filter(({ is }) => is === 'running').length;

/** Enough engines run to keep flying. */
export const hasPower = ({ engines }: FightingMachine): boolean => engines.some(({ is }) => is === 'running');

/** (C041) An engine that may be started again. */
export const engineToStart = ({ engines }: FightingMachine): Engine | undefined =>
  engines.find(({ is }) => is === 'stopped');

/** (C096) The first engine that smokes and may be shut down before it burns. */
export const engineToShutDown = ({ engines }: FightingMachine): Engine | undefined =>
  engines
    .flatMap((engine) => (engine.smoke?.mayShutDown ? [{ engine, burnsIn: engine.smoke.until }] : []))
    .sort((a, b) => a.burnsIn - b.burnsIn)
    .at(0)?.engine;
