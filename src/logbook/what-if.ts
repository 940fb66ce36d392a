import type { Campaign } from '../campaign/campaign.ts';
import { promised } from '../cards/rulebook.ts';
import type { Cup } from '../dice/cup.ts';
import { seededCup } from '../dice/seeded-cup.ts';
import type { Decision, Question } from '../table/decisions.ts';
import type { GameEvent } from '../table/events.ts';
import { type Attempted, attempt, type Commander } from './attempt.ts';
import { type Drawn, type Fell, isAnswered, isDrawn, isThrown, type Journal, type Thrown } from './journal.ts';
import { type Game, leadersIn, policiesIn } from './play-on.ts';
import { type LoggedDay, leads, openingOf, type StandingRecord, throwsIn, unplayableIn } from './standing.ts';

/** A question that was put on a day, and how it was answered. */
export interface PutQuestion {
  readonly decision: Decision;
  readonly options: readonly string[];
  /** As it was put to the player; nothing of what a policy was asked. */
  readonly ask: string | undefined;
  /** All of it in signs: what is asked again just as it was has the same. */
  readonly signs: string;
  readonly answer: string;
  /** Its place in the day's journal. */
  readonly entry: number;
  /** Whether it was the player's, and no policy's that leads a flight or a side of its own. */
  readonly isPlayers: boolean;
}

/** How a question is put, after what has been told of the day by then. */
type PutsIt = (question: Question, today: readonly GameEvent[]) => string;

/** A day that is over, with every question of it. */
export interface QuestionedDay<State = Campaign> {
  readonly logged: LoggedDay<State>;
  readonly outcome: Attempted<State>;
  readonly questions: readonly PutQuestion[];
}

/**
 * Plays a day that is over again from its answers, and keeps the questions as they stood: what one is about goes on, and
 * some of it is laid out only when somebody looks.
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
    const { answer, place } = promised(answers[questions.length], 'an answer to every question');
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

/** What fell after the day's last answer stands with the next dawn. */
const atItsEnd = <State>({ next }: LoggedDay<State>): readonly Fell[] =>
  throwsIn(promised(next, 'end to a day in play').dawn);

/** Deals what fell on the day, in its order. */
function dealt(throws: Thrown[], cards: Drawn[]): Cup {
  const cup: Cup = {
    throw: (check) => promised(throws.shift(), check).faces,
    draw: ({ name }) => promised(cards.shift(), name).card,
    isByHand: () => false,
    isDrawnByHand: () => false,
    during: () => cup,
  };
  return cup;
}

/**
 * Plays the day with one answer changed and the same dice: those that the player threw himself are used up in their
 * order, then the program's. What is asked again just as it was is answered as it was; where the day differs, the
 * policy answers.
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

/** The answer that was given to a question, if it was put in the same words about the same; each once, and in order. */
function answersAsBefore(later: readonly PutQuestion[]): (question: Question) => string | undefined {
  const keys = later.map(({ signs }) => signs);
  let from = 0;
  return (question) => {
    const place = keys.indexOf(JSON.stringify(question), from);
    if (place < 0) return undefined;
    from = place + 1;
    return later[place]?.answer;
  };
}

/** What the player threw and drew with his own hand. */
interface ByHand {
  readonly throws: Thrown[];
  readonly cards: Drawn[];
}

const byHandIn = (entries: Journal): ByHand => ({
  throws: entries.filter(isThrown).filter(({ byHand }) => byHand),
  cards: entries.filter(isDrawn).filter(({ byHand }) => byHand),
});

/** The player's own dice and cards as long as there are any, for the flights that he leads; then the program's. */
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

function takeOut<Item>(items: Item[], isIt: (item: Item) => boolean): Item | undefined {
  const place = items.findIndex(isIt);
  return place < 0 ? undefined : items.splice(place, 1)[0];
}
