import { counted, inWords, listed, plural } from '../../words/numbers.ts';
import type { MissionFacts } from './facts/mission-facts.ts';
import { isFought } from './fought-meeting.ts';
import { manIn, spokenOf } from './prose.ts';

/** Why the work failed, as far as the log-book has a reason: the calls, a cripple, or a fight. */
export function whyFailed(facts: MissionFacts): string | undefined {
  const called = callsText(facts);
  const turned = turnedWith(facts) ?? afterAFight(facts);
  const isShort = facts.target !== undefined && facts.stages.there === Infinity;
  if (called !== undefined)
    return turned === undefined ? called : `${called}, and then ${turned.replace(' had turned ', ' turned ')}`;
  return turned === undefined || !isShort ? turned : `${turned}, short of the target`;
}

/** (29) The shots that were called, and fell wide. */
function callsText({ calls: { many, hits } }: MissionFacts): string | undefined {
  if (many === 0) return undefined;
  if (hits > 0)
    return `only ${inWords(hits)} of ${counted(many, 'shot')} called ${plural(hits, 'was', 'were')} on the target`;
  if (many === 1) return 'the one shot called was not on the target';
  return `of ${counted(many, 'shot')} called ${many === 2 ? 'neither' : 'none'} was on the target`;
}

/** So many are named. */
const NAMED = 2;

/** Those who turned home with a cripple before the work was done, and did not go out again. */
function turnedWith({ machines, stages }: MissionFacts): string | undefined {
  for (const { machine, troubles } of machines) {
    const seen = troubles.find((each) => each.is === 'seen-home' && each.by === 'all' && each.with.length > 0);
    const isForGood = !troubles.some(({ is }) => is === 'went-back');
    if (seen?.is !== 'seen-home' || !isForGood || seen.at < stages.last || seen.at >= stages.home) continue;
    const names = seen.with.map((other) => manIn(other, 'pilot', machines));
    return `${names.length > NAMED ? 'the flight' : listed(names)} had turned home with ${manIn(machine, 'pilot', machines)}`;
  }
  return undefined;
}

/** The fight at the place from which they turned home. */
function afterAFight({ machines, meetings, stages }: MissionFacts): string | undefined {
  const isLast = meetings.some((each) => isFought(each) && each.at > stages.last && each.at < stages.home);
  return isLast && stages.home < Infinity ? `${spokenOf(machines).they} turned home after the fight` : undefined;
}
