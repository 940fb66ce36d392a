import { isImmelmann } from '../cards/legal-plan.ts';
import type { ManoeuvreCard } from '../cards/manoeuvre-decks.ts';
import type { GunArc } from '../table/view.ts';
import type { FightingMachine } from './state.ts';

type Manned = Pick<FightingMachine, 'wounded' | 'observerHit' | 'gunsBarred'>;

/**
 * (W043) (W047) (G038) Whether somebody can fire a gun in the phase of a card: the guns astern are the observer's, and a
 * pilot's wound keeps only himself.
 */
export function isManned(arc: GunArc, { wounded, observerHit, gunsBarred }: Manned, card?: ManoeuvreCard): boolean {
  if (gunsBarred || (arc === 'rear' && observerHit)) return false;
  return !(wounded && arc === 'front' && card && (card.steep || isImmelmann(card)));
}
