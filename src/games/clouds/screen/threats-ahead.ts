import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Threats } from '../../../kit/screen/threats.ts';
import { threatsAt } from '../head/reached.ts';
import type { CloudsDecisions, StepPriced } from '../table/clouds-decisions.ts';
import { machineNamed } from '../table/skirmish.ts';

type StepsComposed = CloudsDecisions['clouds-move']['about'];

/**
 * The guns that could reach a machine where a step would leave her if she then flew straight on, and whom her own
 * would.
 */
export function threatsBehind({ end }: StepPriced, about: StepsComposed, book: Rulebook): Threats | undefined {
  if (end.endsIn !== undefined && end.endsIn !== 'stall' && end.endsIn !== 'spin') return undefined;
  const machine = machineNamed(about.machine, about.view);
  const stand = { place: { x: end.x, y: end.y }, heading: end.heading, height: end.height };
  return threatsAt(about.view, { machine, stand, isSilent: end.endsIn !== undefined, book });
}
