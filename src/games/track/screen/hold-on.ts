import type { Rulebook } from '../../../cards/rulebook.ts';
import type { SomeAnswers } from '../../../kit/head/policy.ts';
import { isAsked, type OfferedLine } from '../../../kit/screen/asking.ts';
import type { Question } from '../../../table/decisions.ts';
import type { TrackAction } from '../table/combat-decisions.ts';

/** What is typed to hold off at all such questions that follow. */
export const HOLD_ON = 'hold on';

/** (39) (40) Who has nobody to attack and no jam to clear can only hold off or leave. */
const canOnlyHold = (about: TrackAction['about']): boolean => about.targets.length === 0 && !isJammed(about);

const isJammed = ({ machine, track }: TrackAction['about']): boolean =>
  track.machines.some(
    ({ id, guns }) =>
      id === machine && [guns.forward, guns.observer].some((gun) => gun?.states.includes('jammed') === true),
  );

/** (19) Whether this phase or the next takes home, or any field, out of reach: then to stay is a decision. */
function isShortOfPetrol({ petrol }: TrackAction['about'], { turnProcedure }: Rulebook): boolean {
  const phase = turnProcedure.aft.dogFightPhase.aft;
  return petrol !== undefined && (petrol.nearest < phase || (petrol.home >= 0 && petrol.home < phase));
}

/** Where a man can only hold off or leave, one answer may stand for all such questions. */
export const holdOnLines = (about: TrackAction['about'], book: Rulebook): readonly OfferedLine[] =>
  canOnlyHold(about) && !isShortOfPetrol(about, book)
    ? [{ line: HOLD_ON, answers: ['hold'], does: HOLDS_ON, number: '', isCareful: false, isOfOnePrompt: true }]
    : [];

const HOLDS_ON = 'hold off now and, unasked, later, until the fight changes for him';

/** What changes the fight for him: the numbers, a last gun that is out, a hit on his crew. */
function standsAs({ left, gunLeft, machine, track }: TrackAction['about']): string {
  const own = track.machines.find(({ id }) => id === machine);
  return JSON.stringify([left.allied, left.german, gunLeft, own?.hit.length]);
}

/**
 * The answers of a man who holds off as long as nothing changes: he is asked again when somebody is in reach, when a
 * gun of his jams, when anybody leaves or joins, when he is hit, and when the petrol grows short. Nothing, where more
 * than that is open to him.
 */
export function holdingOn(asked: Question, book: Rulebook): SomeAnswers | undefined {
  if (!isAsked(asked, 'track-action') || holdOnLines(asked.about, book).length === 0) return undefined;
  const { machine } = asked.about;
  const stood = standsAs(asked.about);
  return {
    'track-action': (about) => {
      const isAsBefore = about.machine === machine && standsAs(about) === stood;
      return isAsBefore && holdOnLines(about, book).length > 0 ? 'hold' : undefined;
    },
  };
}
