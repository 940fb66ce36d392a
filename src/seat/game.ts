import { isOver } from '../campaign/campaign.ts';
import { daysLeft } from '../campaign/men/stake.ts';
import { isFought, type StandAloneBattle } from '../campaign/stand-alone-battle.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { momentsBefore, momentsOf, writeMoments } from '../chronicle/moments/moments.ts';
import { answerBy } from '../kit/head/policy.ts';
import type { Game } from '../logbook/play-on.ts';
import { type Heads, policyNamed } from '../policies/policies.ts';
import { playDay } from '../procedure/campaign/day.ts';
import { playBattle } from '../procedure/resolve-fight.ts';
import type { Thinking } from '../shell/thinking.ts';
import { RULES } from '../shell/version.ts';
import { sideOf } from '../table/whose.ts';
import { leaderOf } from './set-up/read-options.ts';

/** The game as this program plays it, with the present cards. */
export const theGame = (book: Rulebook): Game => ({
  ...byTheBook(book, 'own'),
  playDay,
  isOver,
  daysLeft,
  momentsOf: (events) => writeMoments(momentsOf(events)),
  momentsBefore,
});

/** The same with quick policies, for play that nobody waits for: what might have been. */
export const theGameQuickly = (book: Rulebook): Game => ({ ...byTheBook(book, 'quick'), playDay, isOver, daysLeft });

/** A stand-alone battle, played in the same way; it is over after its fight. */
export const theBattleGame = (book: Rulebook): Game<StandAloneBattle> => ({
  ...byTheBook(book, 'own'),
  playDay: playBattle,
  isOver: isFought,
});

/** The same with a page that shows who is thinking; on the Initiative Track nobody searches. */
export const namingThinkers = <State>(game: Game<State>, thinking: Thinking): Game<State> => ({
  ...game,
  policy: (name, word, lots) => {
    const policy = game.policy(name, word, lots);
    return (question, from) => {
      if ('view' in question.about) thinking.say(sideOf(question));
      return policy(question, from);
    };
  },
});

const byTheBook = (book: Rulebook, heads: Heads): Pick<Game, 'book' | 'rules' | 'policy'> => ({
  book,
  rules: RULES,
  policy: (name, word, lots) => {
    const policy = policyNamed(leaderOf(name), word, heads, lots ? 'by-place' : 'in-turn');
    return (question, from) => answerBy(policy, question, book, from);
  },
});
