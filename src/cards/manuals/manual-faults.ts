import { lacksIn, type Mission } from '../printed/mission.ts';
import type { FaultAt } from '../reading/fault.ts';

/** What cannot be so in a manual that was made of another, at the part of the card that says what it has otherwise. */
export const faultsOfManual = (manual: Mission): FaultAt[] =>
  lacksIn(manual).map(({ path, message }) => ({
    path: ['manual', ...path],
    found: 'the manual is not in order',
    allowed: message,
    mend: 'Mend it',
  }));
