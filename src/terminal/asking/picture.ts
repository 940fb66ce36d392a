import type { Question } from '../../table/decisions.ts';
import { wrap } from '../kit/paper.ts';
import type { LastSeen, Onlooker } from './asking.ts';
import { askingOf } from './questions.ts';

/** Whether a question falls in a fight: it carries how the fight stands. */
export const isOfFight = ({ about }: Question): boolean => 'view' in about || 'track' in about;

/** The fight that is on, for one who asks for it. */
export function fightPage(asked: Question | undefined, onlooker: Onlooker): string {
  if (!asked || !isOfFight(asked)) return wrap(NO_FIGHT, onlooker.paper);
  const { picture, sentence } = askingOf(asked);
  const page = onlooker.paper.inSentences ? sentence?.(asked, onlooker) : picture?.draw?.(asked, onlooker);
  return page || wrap(NO_FIGHT, onlooker.paper);
}

/** What there is to see of a question, where it has changed since it was last seen. */
export const changedSince = (question: Question, last: LastSeen | undefined, onlooker: Onlooker) =>
  askingOf(question).picture?.changed?.(question, onlooker, last);

const NO_FIGHT = 'There is no Dog-Fight on, and nobody on the Initiative Track.';
