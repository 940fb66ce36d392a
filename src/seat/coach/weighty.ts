import type { Campaign } from '../../campaign/campaign.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { answerBy } from '../../kit/head/policy.ts';
import { afterPromotion, type People, peopleAfter, peopleOf } from '../../kit/screen/people.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import type { LoggedDay } from '../../logbook/standing.ts';
import { type QuestionedDay, questionsOf } from '../../logbook/what-if.ts';
import { IN_A_MOMENT } from '../../policies/policies.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import type { Decision, Question } from '../../table/decisions.ts';
import type { GameEvent } from '../../table/events.ts';
import { sideOf } from '../../table/whose.ts';
import { theGameQuickly } from '../game.ts';
import type { WeightyQuestion } from './weigh.ts';

/** A weighty question as it was put. */
export interface AskedThen {
  readonly question: WeightyQuestion;
  readonly decision: Decision;
  readonly ask: string;
  /** An answer with what it does in a few words. */
  readonly says: (answer: string) => string;
  /** Its number among the player's questions of the day, as `wof what-if` lists them. */
  readonly number: number;
  /** How many events had been told before it. */
  readonly told: number;
  readonly hex: string | undefined;
  readonly altitude: number | undefined;
}

/** A day that is over with its weighty questions. */
export interface DayAsked {
  readonly day: QuestionedDay;
  readonly asked: readonly AskedThen[];
}

/** Of these every answer is tried. */
const EVERY_ANSWER: ReadonlySet<Decision> = new Set<Decision>([
  'half-of-day',
  'duty',
  'attack',
  'track-action',
  'lame-duck-field',
  'escort',
  'another-pass',
  'special-activity',
]);

/**
 * Of these a careful commander's answer is tried: each has many answers and is asked at every hex or for every place of
 * a mission, and to try them all would take minutes a day.
 */
const CAREFUL_ANSWER: ReadonlySet<Decision> = new Set<Decision>(['movement', 'height', 'assign']);

/** Replays a day from its answers, and finds the questions that the coach goes over. */
export function weightyOn(logged: LoggedDay, { standing }: Pick<LogBook, 'standing'>, book: Rulebook): DayAsked {
  const found: (Omit<AskedThen, 'question' | 'number'> & {
    readonly others: readonly string[];
    readonly careful: string | undefined;
    readonly isOfFight: boolean;
  })[] = [];
  const people = peopleOfDay(logged.dawn.state);
  const day = questionsOf(logged, standing, theGameQuickly(book), (question, today) => {
    const { about, decision } = question;
    const party = 'party' in about ? about.party : undefined;
    const knownThen = people(today);
    const ask = askingOf(question).ask(about, book, knownThen);
    found.push({
      decision,
      ask,
      says: (answer) => saidShortly(question, answer, knownThen, book),
      told: today.length,
      hex: party?.hex,
      altitude: party?.altitude,
      ...triedBeside(question, book),
      isOfFight: 'view' in about,
    });
    return ask;
  });
  const players = day.questions.filter(({ isPlayers }) => isPlayers);
  const asked = found.flatMap(({ others, careful, isOfFight, ...each }, place): AskedThen[] => {
    const put = players[place];
    const open = put ? others.filter((answer) => answer !== put.answer) : [];
    if (!put || open.length === 0) return [];
    const of = isOfFight ? 'fight' : 'day';
    return [
      {
        ...each,
        number: place + 1,
        question: {
          day: logged.dawn.dawn,
          entry: put.entry,
          of,
          answers: [put.answer, ...open],
          ...(careful !== undefined && careful !== put.answer && { careful }),
        },
      },
    ];
  });
  return { day, asked };
}

/** The answers that are tried beside the one that was given, and what a careful commander would have answered. */
function triedBeside(
  question: Question,
  book: Rulebook,
): { readonly others: readonly string[]; readonly careful: string | undefined } {
  const { decision, about, options } = question;
  const isEvery = EVERY_ANSWER.has(decision);
  if (sideOf(question) !== 'allied' || !(isEvery || CAREFUL_ANSWER.has(decision) || 'view' in about))
    return { others: [], careful: undefined };
  const careful = answerBy(IN_A_MOMENT, question, book);
  return { others: isEvery ? options : [careful], careful };
}

/** Puts the questions of a day, each with the names known by then. */
export function askedBy(dawn: Campaign, book: Rulebook): (question: Question, today: readonly GameEvent[]) => string {
  const people = peopleOfDay(dawn);
  return (question, today) => askingOf(question).ask(question.about, book, people(today));
}

/** The people known after the events of a day so far; each call has those of the call before, and more. */
function peopleOfDay(dawn: Campaign): (today: readonly GameEvent[]) => People {
  let people = peopleOf(dawn);
  let known = 0;
  return (today) => {
    for (const event of today.slice(known)) people = afterPromotion(peopleAfter(people, event), event);
    known = today.length;
    return people;
  };
}

/** `w (west to I09)`, `morning`: an answer, and what it does without its price, where its own word does not say it. */
function saidShortly(question: Question, answer: string, people: People, book: Rulebook): string {
  const [does = ''] = askingOf(question).does(answer, question.about, book, people).split(PRICE);
  return does.split(/[^\w-]+/).includes(answer) ? answer : `${answer} (${does})`;
}

/** What an answer does ends where its price or its circumstances begin. */
const PRICE = /[:;]|, (?:value|with|in place of) /;
