import { duelOf, type InFight, type TrackView } from '../../../../kit/fight/track-view.ts';
import { type FightAloud, lookoutsOf } from '../../../../kit/screen/aloud.ts';
import type { People } from '../../../../kit/screen/people.ts';
import type { Question } from '../../../../table/decisions.ts';
import { sideOf } from '../../../../table/whose.ts';
import { asItStands, heightText, rivalOf } from './track-facts.ts';
import { doingTexts, speakTrack } from './track-words.ts';

/** (24) Whether a machine may still attack another in this phase: both are free, it is the higher, and has a gun. */
function mayAttack(machine: InFight, other: InFight, track: TrackView): boolean {
  if (duelOf(track, machine) !== duelOf(track, other)) return false;
  return hasGun(machine) && isFree(machine) && isFree(other) && (machine.initiative ?? 0) > (other.initiative ?? 0);
}

const hasGun = ({ guns: { forward } }: InFight): boolean =>
  forward?.ammo !== 0 && forward?.states.includes('clear') === true;

const isFree = ({ doing, initiative }: InFight): boolean => doing.is === 'free' && initiative !== undefined;

/** The Initiative Track in words: a place on it is a number. */
export function trackAloud(seen: TrackView, question: Question, people: People): FightAloud {
  const track = asItStands(seen);
  const up = track.machines.filter(({ out }) => out === undefined);
  const asked = 'machine' in question.about ? question.about.machine : undefined;
  return {
    who: speakTrack(track, asked, people).split('\n'),
    lookouts: lookoutsOf(sideOf(question), up, {
      at: (own) => `on ${own.initiative ?? 0}, ${heightText(duelOf(track, own)?.altitude ?? track.altitude)}`,
      where: (own, other) => [placeText(own, other, track), ...doingTexts(other, people)].join(', '),
      fires: (from, at) => mayAttack(from, at, track),
    }),
  };
}

/** `on 14, four above`, by the Initiative Numbers. */
function placeText(own: InFight, other: InFight, track: TrackView): string {
  const duel = duelOf(track, other);
  const rival = rivalOf(track, other.id);
  if (duel !== duelOf(track, own))
    return duel ? `in a Personal Duel with ${rival}, ${heightText(duel.altitude)}` : 'on the track, outside the duel';
  const paired = duel ? `in the duel with you, ${heightText(duel.altitude)}, ` : '';
  if (own.initiative === undefined || other.initiative === undefined) return `${paired}not yet rolled`;
  const difference = other.initiative - own.initiative;
  const apart = difference === 0 ? 'level with' : `${Math.abs(difference)} ${difference > 0 ? 'above' : 'below'}`;
  return `${paired}on ${other.initiative}, ${apart} you`;
}
