import type { Question } from '../../../../table/decisions.ts';
import { type GameEvent, ofType } from '../../../../table/events.ts';
import type { TrackView } from '../../../../table/fights/wings-over-france/track-view.ts';
import { type Paper, wrap } from '../../../kit/paper.ts';
import type { People } from '../../../narration/people.ts';
import { trackOf } from './on-track.ts';
import type { Asked } from './signs.ts';
import { drawTrack, trackLegend } from './track-picture.ts';
import { speakFree, speakTrack } from './track-words.ts';

/** What has been told of the day, and to whom it is shown. */
export interface Onlooker {
  readonly events: readonly GameEvent[];
  readonly people: People;
  readonly paper: Paper;
}

/** The Initiative Track as a player last saw it: in which phase, counted through the day, and how everybody stood. */
export interface TrackSeen {
  readonly phase: number;
  readonly stood: string;
}

/** The whole track, for one who asks for it. */
export function trackPage(asked: Question | undefined, onlooker: Onlooker): string {
  const track = trackOf(asked);
  if (!track) return wrap('There is no Dog-Fight on, and nobody on the Initiative Track.', onlooker.paper);
  return whole(track, askedOf(asked), onlooker);
}

/**
 * The track before a question, where it is not as it was last seen: whole when a phase is new, or as far as it changed.
 */
export function trackBefore(
  question: Question,
  seen: TrackSeen | undefined,
  onlooker: Onlooker,
): { readonly text: string; readonly seen: TrackSeen } | undefined {
  const track = trackOf(question);
  if (!track) return undefined;
  const phase = ofType(onlooker.events, 'phase-began').length;
  const stood = JSON.stringify(track);
  const isNew = phase !== seen?.phase;
  if (!isNew && (stood === seen.stood || FOLLOW.includes(question.decision))) return undefined;
  const show = isNew ? whole : changed;
  return { text: show(track, askedOf(question), onlooker), seen: { phase, stood } };
}

/** Questions that follow at once from what the commander has just answered or been told. */
const FOLLOW: readonly Question['decision'][] = ['burst', 'ignore-driven-off'];

const askedOf = (question: Question | undefined): Asked =>
  question && 'machine' in question.about ? question.about.machine : undefined;

function whole(track: TrackView, asked: Asked, { people, paper }: Onlooker): string {
  if (paper.inSentences) return wrap(speakTrack(track, asked, people), paper);
  return [drawTrack(track, asked, people, paper), trackLegend(track, asked, paper)].join('\n');
}

function changed(track: TrackView, asked: Asked, { people, paper }: Onlooker): string {
  return paper.inSentences ? wrap(speakFree(track, asked, people), paper) : drawTrack(track, asked, people, paper);
}
