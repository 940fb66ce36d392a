import { numberOfGerman } from '../../../cards/counters.ts';
import type { Sortie } from '../../lived.ts';
import type { Moment } from '../../moments/kinds.ts';

/** What ended a machine's flight before its field. */
export type CauseOfLoss =
  /** (25) (26) A German in a fight. */
  | { readonly is: 'german'; readonly german: number }
  | { readonly is: 'archie' | 'machine-guns' | 'engine' | 'petrol' }
  /** It was lost or crippled in a fight, and nobody has it to his credit: by the ground, another machine or a strain. */
  | { readonly is: 'crash' }
  /** (36) The enemy met him alone, after something had crippled his machine. */
  | { readonly is: 'alone'; readonly after: CauseOfLoss | undefined };

/** The last hit, and what crippled the machine or stopped it. */
interface HitSoFar {
  readonly hit?: CauseOfLoss;
  readonly stopped?: CauseOfLoss;
}

/** Why a machine did not reach a field, or what hit its men; nothing where its moments do not tell. */
export function causeOf({ crew: { machine }, moments }: Sortie): CauseOfLoss | undefined {
  let suffered: HitSoFar = {};
  for (const moment of moments)
    if ('machine' in moment && moment.machine === machine) suffered = { ...suffered, ...after(moment, suffered) };
  return suffered.stopped ?? suffered.hit;
}

function after(moment: Moment, { hit, stopped }: HitSoFar): HitSoFar {
  switch (moment.type) {
    case 'archie-hit':
      return { hit: { is: 'archie' } };
    case 'machine-gun-hit':
      return { hit: { is: 'machine-guns' } };
    case 'critical-hit-scored':
      return { hit: byGerman(moment.by) };
    case 'machine-crippled':
      return hit ? { stopped: hit } : {};
    case 'engine-trouble-met':
      return engine(moment.result);
    case 'aft-ran-out':
      return { stopped: { is: 'petrol' } };
    case 'straggler-met-enemy':
      return moment.result === 'escaped' ? {} : { stopped: { is: 'alone', after: stopped } };
    case 'machine-out':
      return outOf(moment.fate, moment.by?.machine, stopped);
    default:
      return {};
  }
}

const byGerman = (by: string): CauseOfLoss => ({ is: 'german', german: numberOfGerman(by) });

/** (21) An engine that cuts out stops it at once; one in serious trouble cripples it. */
function engine(result: 'restarts' | 'serious' | 'cuts-out'): HitSoFar {
  if (result === 'restarts') return {};
  return result === 'cuts-out' ? { stopped: { is: 'engine' } } : { hit: { is: 'engine' } };
}

/** (34) Who cripples a cripple once more has ended its flight. */
function outOf(fate: string, by: string | undefined, stopped: CauseOfLoss | undefined): HitSoFar {
  if (fate === 'unharmed' || fate === 'driven-off') return {};
  const isLame = fate === 'damaged-abort';
  if (by === undefined) return isLame ? { hit: { is: 'crash' } } : { stopped: { is: 'crash' } };
  return isLame && !stopped ? { hit: byGerman(by) } : { stopped: byGerman(by) };
}
