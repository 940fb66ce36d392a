import { dateText } from '../../campaign/calendar.ts';
import { expectDefined } from '../../cards/rulebook.ts';
import { leads } from '../../logbook/standing.ts';
import { readTyped } from '../../page/read-typed.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { answerNumbers } from '../../questions/asking/word.ts';
import { type ToldMistake, worthsPage } from '../../screens/pages/coach-page.ts';
import { type Answering, whoAnswers } from '../../seat/asking.ts';
import type { Coached, Review } from '../../seat/coach/gone-over.ts';
import { type Mistake, toWeigh } from '../../seat/coach/review.ts';
import { leadsOf, questionOn } from '../../seat/coach/weigh.ts';
import type { DayAsked } from '../../seat/coach/weighty.ts';
import { layOutPast } from '../../seat/page/lay-out.ts';
import { isAtTerminal } from '../../seat/page/pace.ts';
import { readerOf } from '../../seat/page/reader.ts';
import { RECALLED, Teller } from '../../seat/page/teller.ts';
import { print, printJson, show, thePaper } from '../../shell/page.ts';
import { zOfFew } from '../../simulation/counting/statistics.ts';
import type { Question } from '../../table/decisions.ts';
import { counted, inWords } from '../../words/numbers.ts';

/** So many of the dearest decisions are asked. */
const EXERCISES = 5;

/** A decision that is asked once more. */
interface Exercise {
  readonly mistake: Mistake;
  readonly told: ToldMistake;
  readonly day: DayAsked;
  readonly question: Question;
}

/** `wof coach NAME --quiz`: the dearest decisions of the first days once more, each asked before it is told. */
export async function quiz(
  review: Review,
  days: readonly DayAsked[],
  coached: Coached,
  answers?: string,
): Promise<void> {
  const { name, options } = coached;
  const dearest = review.mistakes.slice(0, EXERCISES);
  if (options.json) return printJson({ campaign: name, exercises: dearest.map((each) => review.told(each)) });
  const paper = thePaper(options);
  if (dearest.length === 0)
    return print('In the first days that are over no decision is told to have cost anything.', paper);
  const list = answers ?? (isAtTerminal() ? undefined : '-');
  const answering = await whoAnswers({ ...options, ...(list !== undefined && { answers: list }) });
  print(OPENING, paper);
  let found = 0;
  for (const [place, mistake] of dearest.entries()) {
    const exercise = exerciseOf(mistake, review, days, coached);
    const { where } = exercise.told;
    print(paper.ink.bold(`\nExercise ${place + 1} of ${dearest.length}. ${dateText(mistake.day)}, ${where}.`), paper);
    layOutThen(exercise, coached);
    const said = await askUntilAnswered(exercise, answering, coached);
    if (said === undefined) return print(`\nYou left after ${counted(place, 'exercise')}.`, paper);
    if (said === mistake.better.answer) found += 1;
    tellWorth(said, exercise, coached);
  }
  print(`\nOf ${counted(dearest.length, 'exercise')} you found the better answer in ${inWords(found)}.`, paper);
}

function exerciseOf(mistake: Mistake, review: Review, days: readonly DayAsked[], { book }: Coached): Exercise {
  const found = days.find(({ asked }) => asked.includes(mistake.asked));
  const day = expectDefined(found, 'day of a decision');
  const question = expectDefined(questionOn(mistake.asked.question, toWeigh(day), book), 'question of a decision');
  return { mistake, told: review.told(mistake), day, question };
}

const OPENING =
  'The dearest decisions of your first days, each as it stood, with what had just been told. What would you do? Type an answer or its number; ? explains what is asked, q leaves. What each answer was worth is told after yours: its points are Victory Points less what lost pilots would still have brought.';

/** The moment as it stood: what had been told last, and the question. */
function layOutThen({ mistake, day, question }: Exercise, { log, book, options }: Coached): void {
  const paper = thePaper(options);
  const teller = new Teller({
    book,
    paper,
    json: false,
    realDays: false,
    briefs: false,
    leads: leads(log.standing),
    reader: readerOf(log.standing),
    frame: undefined,
  });
  teller.introduce(toWeigh(day).dawn);
  const recalled = teller.remember(day.day.outcome.events.slice(0, mistake.asked.told));
  for (const each of recalled.slice(-RECALLED)) teller.print(each);
  layOutPast(question, { paper, teller, book });
}

/** The player's answer; nothing, where he leaves. */
async function askUntilAnswered(
  exercise: Exercise,
  answering: Answering,
  coached: Coached,
): Promise<string | undefined> {
  const line = await answering.ask('>');
  const typed = line ?? 'q';
  const { question } = exercise;
  const read = readTyped(typed, question.options, answerNumbers(question, coached.book));
  // Enter alone is no answer here.
  if (read.is === 'answer' && typed.trim() !== '') return read.answer;
  const command = read.is === 'command' ? read.command : undefined;
  if (command === 'quit') return undefined;
  const only = `Here only an answer counts: ${answersOf(question)}. q leaves.`;
  print(command === '?' ? helpOn(question, coached.book) : only, thePaper(coached.options));
  return askUntilAnswered(exercise, answering, coached);
}

const helpOn = (question: Question, book: Coached['book']): string => askingOf(question).help(question.about, book);

/** More answers than this are not listed. */
const LISTED = 12;

function answersOf({ options }: Question): string {
  const all: readonly string[] = options;
  const more = all.length - LISTED;
  return `${all.slice(0, LISTED).join(', ')}${more > 0 ? ` and ${counted(more, 'other')}` : ''}`;
}

/** What each answer was worth: those that the coach tried, and what the player says now. */
function tellWorth(said: string, { mistake, told, day }: Exercise, { book, options }: Coached): void {
  const { question } = mistake.asked;
  const answers = [...new Set([...question.answers.slice(0, LISTED), said])];
  const worths = leadsOf(question, answers, toWeigh(day), book).map(({ answer, mean, error, playouts }) => ({
    answer,
    lead: mean,
    within: zOfFew(playouts) * error,
  }));
  show(`\n${worthsPage(said, told, worths, thePaper(options))}`);
}
