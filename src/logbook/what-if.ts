import type { Campaign } from '../campaign/campaign.ts';
import { expectDefined } from '../cards/rulebook.ts';
import type { Cup } from '../dice/cup.ts';
import { seededCup } from '../dice/seeded-cup.ts';
import type { Decision, Question } from '../table/decisions.ts';
import type { GameEvent } from '../table/events.ts';
import { type Attempted, attempt, type Commander } from './attempt.ts';
import { type Drawn, type Fell, isAnswered, isDrawn, isThrown, type Journal, type Thrown } from './journal.ts';
import { type Game, leadersIn, policiesIn } from './play-on.ts';
import { type LoggedDay, leads, openingOf, type StandingRecord, throwsIn, unplayableIn } from './standing.ts';

/** A question on a day, and its answer. */
export interface PutQuestion {
  readonly decision: Decision;
  readonly options: readonly string[];
  /** The question as put to the player; undefined where a policy was asked. */
  readonly ask: string | undefined;
  /** A signature of the whole question: an identical question has the same. */
  readonly signs: string;
  readonly answer: string;
  /** Its index in the day's journal. */
  readonly entry: number;
  /** Whether it was the player's, and not a policy's with a flight or a side of its own. */
  readonly isPlayers: boolean;
}

/** How a question is put, after the events of the day so far. */
type PutsIt = (question: Question, today: readonly GameEvent[]) => string;

/** A finished day with every question of it. */
export interface QuestionedDay<State = Campaign> {
  readonly logged: LoggedDay<State>;
  readonly outcome: Attempted<State>;
  readonly questions: readonly PutQuestion[];
}

/**
 * Replays a finished day from its answers, and keeps each question as it was at that moment. Its subject changes later,
 * and parts of it are lazy.
 */
export function questionsOf<State>(
  logged: LoggedDay<State>,
  standing: readonly StandingRecord<State>[],
  { book, playDay }: Game<State>,
  putsIt: PutsIt,
): QuestionedDay<State> {
  const { entries } = logged.journal;
  const answers = entries.flatMap((entry, place) => (isAnswered(entry) ? [{ answer: entry.answer, place }] : []));
  const questions: PutQuestion[] = [];
  const leaderOf = leadersIn(standing);
  const commander: Commander = (asked, today) => {
    const { answer, place } = expectDefined(answers[questions.length], 'an answer to every question');
    const { question } = asked;
    const isPlayers = leaderOf(asked) === undefined;
    questions.push({
      decision: question.decision,
      options: question.options,
      ask: isPlayers ? putsIt(question, today) : undefined,
      signs: JSON.stringify(question),
      answer,
      entry: place,
      isPlayers,
    });
    return answer;
  };
  const fell = [...entries, ...atItsEnd(logged)];
  const cannotGoOn = unplayableIn(logged, standing);
  const cup = dealt(fell.filter(isThrown), fell.filter(isDrawn));
  return { logged, questions, outcome: attempt(playDay, logged.dawn.state, [], { book, cup, commander, cannotGoOn }) };
}

/** Throws after the day's last answer are stored with the next dawn. */
const atItsEnd = <State>({ next }: LoggedDay<State>): readonly Fell[] =>
  throwsIn(expectDefined(next, 'end to a day in play').dawn);

/** A cup that gives the throws of the day in order. */
function dealt(throws: Thrown[], cards: Drawn[]): Cup {
  const cup: Cup = {
    throw: (check) => expectDefined(throws.shift(), check).faces,
    draw: ({ name }) => expectDefined(cards.shift(), name).card,
    isByHand: () => false,
    isDrawnByHand: () => false,
    during: () => cup,
  };
  return cup;
}

/**
 * Plays the day with one answer changed and the same dice: first those that the player rolled himself, in order, then
 * the program's. An identical question has the old answer; where the day differs, the policy answers.
 */
export function livedOtherwise<State>(
  { logged, questions }: QuestionedDay<State>,
  changed: PutQuestion,
  answer: string,
  policy: string,
  standing: readonly StandingRecord<State>[],
  game: Game<State>,
): Attempted<State> & { readonly byPolicy: number } {
  const { seed } = openingOf(standing);
  const { dawn, state } = logged.dawn;
  const { entries } = logged.journal;
  const journal = [...entries.slice(0, changed.entry), { asked: changed.decision, answer }];
  const later = [...entries.slice(changed.entry), ...atItsEnd(logged)];
  const cup = handFirst(seededCup(seed, dawn), byHandIn(later), leads(standing));
  const asBefore = answersAsBefore(questions.slice(questions.indexOf(changed) + 1));
  const leaderOf = leadersIn(standing);
  const answersOf = policiesIn(game, undefined);
  const word = `${seed}|${dawn}|what-if`;
  let byPolicy = 0;
  const commander: Commander = (asked, _, from) => {
    const known = asBefore(asked.question);
    if (known !== undefined) return known;
    const leader = leaderOf(asked);
    if (leader === undefined) byPolicy += 1;
    return answersOf(leader ?? policy, word)(asked.question, from);
  };
  const setting = { book: game.book, cup, commander, cannotGoOn: unplayableIn(logged, standing) };
  return { ...attempt(game.playDay, state, journal, setting), byPolicy };
}

/** The old answer to a question, if it was put in the same words about the same; each once, and in order. */
export function answersAsBefore(later: readonly PutQuestion[]): (question: Question) => string | undefined {
  const keys = later.map(({ signs }) => signs);
  let from = 0;
  return (question) => {
    const place = keys.indexOf(JSON.stringify(question), from);
    if (place < 0) return undefined;
    from = place + 1;
    return later[place]?.answer;
  };
}

/** What the player rolled and drew himself. */
interface ByHand {
  readonly throws: Thrown[];
  readonly cards: Drawn[];
}

export const byHandIn = (entries: Journal): ByHand => ({
  throws: entries.filter(isThrown).filter(({ byHand }) => byHand),
  cards: entries.filter(isDrawn).filter(({ byHand }) => byHand),
});

/** The player's own dice and cards while there are any, for the flights that he leads; then the program's. */
function handFirst(cup: Cup, hand: ByHand, leadsIt: ReturnType<typeof leads>): Cup {
  return {
    throw: (check) => takeOut(hand.throws, ({ threw }) => threw === check)?.faces ?? cup.throw(check),
    draw: (deck) =>
      takeOut(hand.cards, ({ drew, card }) => drew === deck.name && Boolean(deck.left[card]))?.card ?? cup.draw(deck),
    isByHand: () => false,
    isDrawnByHand: () => false,
    during: (flight, part) =>
      leadsIt(flight) ? handFirst(cup.during(flight, part), hand, leadsIt) : cup.during(flight, part),
  };
}

export function takeOut<Item>(items: Item[], isIt: (item: Item) => boolean): Item | undefined {
  const place = items.findIndex(isIt);
  return place < 0 ? undefined : items.splice(place, 1)[0];
}
