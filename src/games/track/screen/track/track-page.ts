import type { Onlooker, Picture } from '../../../../kit/screen/asking.ts';
import { wrap } from '../../../../page/paper.ts';
import type { Asked } from '../../../../table/decisions.ts';
import { ofType } from '../../../../table/events.ts';
import type { CombatDecisions } from '../../table/combat-decisions.ts';
import { drawTrack, trackLegend, withoutGaps } from './track-picture.ts';
import { speakFree, speakTrack } from './track-words.ts';

type OnTrack = Asked<keyof CombatDecisions>;

/** The Initiative Track: whole for one who asks for it; before a question as far as it is not as it was last seen. */
export const TRACK: Picture<keyof CombatDecisions> = {
  draw: (asked, onlooker, room) => {
    const page = drawn(asked, onlooker);
    return room ? withoutGaps(page, room.rows) : page;
  },
  changed: (asked, onlooker, last) => {
    const phase = ofType(onlooker.events, 'phase-began').length;
    const stood = JSON.stringify(asked.about.track);
    if (phase !== last?.phase) return { text: whole(asked, onlooker), seen: { phase, stood } };
    return stood === last.stood ? undefined : { text: moved(asked, onlooker), seen: { phase, stood } };
  },
  // A line of initiatives may begin and end anywhere.
  repeats: (news) =>
    /^Phase \d+, at .*, DFD \d+\.$/.test(news) ||
    news.split(' ').every((word) => /^(?:Initiative:|[A-Z]+\d+|\d+[,.]?|\(Lame|Duck\)[,.]?)$/.test(word)),
  isOnTable: true,
};

/** Before questions that follow at once from what the commander has just answered, or been told: once a phase. */
export const TRACK_BY_PHASE: Picture<keyof CombatDecisions> = {
  ...TRACK,
  changed: (asked, onlooker, last) =>
    ofType(onlooker.events, 'phase-began').length === last?.phase ? undefined : TRACK.changed?.(asked, onlooker, last),
};

export const trackTold = ({ about: { track, machine } }: OnTrack, { people, paper }: Onlooker): string =>
  wrap(speakTrack(track, machine, people), paper);

const drawn = ({ about: { track, machine } }: OnTrack, { people, paper }: Onlooker): string =>
  [drawTrack(track, machine, people, paper), trackLegend(track, machine, paper)].join('\n');

const whole = (asked: OnTrack, onlooker: Onlooker): string =>
  onlooker.paper.inSentences ? trackTold(asked, onlooker) : drawn(asked, onlooker);

const moved = ({ about: { track, machine } }: OnTrack, { people, paper }: Onlooker): string =>
  paper.inSentences ? wrap(speakFree(track, machine, people), paper) : drawTrack(track, machine, people, paper);
