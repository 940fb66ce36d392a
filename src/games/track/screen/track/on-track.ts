import { duelOf, type InFight, type TrackView } from '../../../../kit/fight/track-view.ts';
import type { Question } from '../../../../table/decisions.ts';

/** The Initiative Track as it lies before whoever is asked; nothing outside a Dog-Fight on it. */
export const trackOf = (asked: Question | undefined): TrackView | undefined =>
  asked && 'track' in asked.about ? asked.about.track : undefined;

/** Those of one side that are still in the fight. */
export const leftOf = ({ machines }: TrackView, side: InFight['side']): InFight[] =>
  machines.filter((machine) => machine.side === side && machine.out === undefined);

/** Those on the Initiative Track: in the fight and in no Personal Duel. */
export const onTrack = (track: TrackView): InFight[] =>
  track.machines.filter((machine) => machine.out === undefined && duelOf(track, machine) === undefined);
