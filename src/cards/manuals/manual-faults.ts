import { lacksIn, type Mission } from '../printed/mission.ts';
import type { FaultAt } from '../reading/fault.ts';

/** The contradictions in a manual derived from another, at the part of the card that differs. */
export const faultsOfManual = (manual: Mission): FaultAt[] =>
  lacksIn(manual).map(({ path, message }) => ({
    path: ['manual', ...path],
    found: 'the manual is not in order',
    allowed: message,
    mend: 'Mend it',
  }));
