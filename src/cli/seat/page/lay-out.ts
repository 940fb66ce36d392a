import { type DayPlan, isBlank } from '../../../campaign/plan.ts';
import type { Flight } from '../../../campaign/watch.ts';
import type { Position } from '../../../logbook/play-on.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Question } from '../../../table/decisions.ts';
import { sideOf } from '../../../table/whose.ts';
import { skirmishPage } from '../../../terminal/fights/clouds-of-glory/skirmish-page.ts';
import { gunPage } from '../../../terminal/fights/manoeuvre-cards/gun-page.ts';
import { tablePage } from '../../../terminal/fights/manoeuvre-cards/plot.ts';
import { sidePage } from '../../../terminal/fights/winged-victory/side-page.ts';
import type { Paper } from '../../../terminal/kit/paper.ts';
import { groupLines } from '../../../terminal/live/answer-lines.ts';
import { speaker } from '../../../terminal/narration/people.ts';
import { gridPicture, isOnGrid } from '../../../terminal/pages/archie-grid.ts';
import { planPage } from '../../../terminal/pages/plan-page.ts';
import { turnScreen } from '../../../terminal/pages/turn-screen.ts';
import { safeAnswer } from '../../../terminal/reasons/danger.ts';
import { askForCard, askForDice, askForDiceShortly } from '../../../terminal/wording/dice-wording.ts';
import { type Worded, word } from '../../../terminal/wording/wording.ts';
import { print, printJson, show } from '../../shell/page.ts';
import { choicesText } from '../menu.ts';
import type { Seat } from '../seat.ts';

/** Puts what stands to be answered on the page. */
export const layOut = (seat: Seat): void => layOutAt(seat.sitting.position, 0, seat);

/**
 * The same while the day is being played: so many questions of this kind were answered that the log-book has not yet.
 */
export function layOutAt(position: Position, answered: number, seat: Seat): void {
  const { setting, json, paper, book, teller } = seat;
  if (json) return printJson({ position: positionJson(position) });
  const flight = flightIn(position);
  const speaks = flight === undefined ? '' : speaker(flight, teller.people, '. ');
  const throwing = seat.hasThrown ? askForDiceShortly : askForDice;
  if (position.status === 'throwing') return print(`\n${speaks}${throwing(position, book, teller.people)}`, paper);
  if (position.status === 'drawing') return print(`\n${speaks}${askForCard(position.deck)}`, paper);
  if (position.status !== 'asking') return print(`\n${DIFFERING}`, paper);
  const { question } = position;
  showPages(question, book, paper);
  const turn = setting.turnOf(question);
  if (turn !== undefined) print(`\n${paper.ink.bold(turn)}`, paper);
  if (!('view' in question.about)) teller.showTrack(question);
  const worded = word(question, book, teller.people);
  if (setting.isExplained(question, answered)) print(`\n${paper.ink.dim(worded.help)}`, paper);
  print(questionText({ ...worded, ask: `${speaks}${worded.ask}` }, isDrawn(question, paper), paper), paper);
}

/** What is to be seen before a question of a mission, or of a plan. */
function showPages(question: Question, book: Rulebook, paper: Paper): void {
  if (question.decision === 'movement') show(`\n${turnScreen(question.about, book, paper)}`);
  if (showsPlan(question)) show(`\n${planPage(question.about.plan, book, paper)}`);
  if (beginsPlan(question)) print(`\n${paper.ink.dim(PROPOSE)}`, paper);
  if (isOnGrid(question) && !paper.inSentences) show(`\n${gridPicture(question, safeAnswer(question, book), paper)}`);
  if (question.decision === 'plan-card') show(tablePage(question.about, book, paper));
  showSkirmish(question, book, paper);
  showFromSide(question, book, paper);
  if (question.decision === 'fire-at' && !paper.inSentences) show(gunPage(question.about, book, paper));
}

/** So many rows a fight In Clouds of Glory takes on a page, and on a large one. */
const ROWS = { page: 13, large: 24 } as const;

function showSkirmish(question: Question, book: Rulebook, paper: Paper): void {
  if (question.decision !== 'clouds-move' && question.decision !== 'clouds-fire') return;
  const page = skirmishPage(question, book, paper, {
    rows: paper.width >= 110 ? ROWS.large : ROWS.page,
    at: undefined,
  });
  if (page !== undefined) show(`\n${page}`);
}

/**
 * A fight seen from the side: before the throttle, and once more with every way to fly in it; sentences would only be
 * said twice.
 */
function showFromSide(question: Question, book: Rulebook, paper: Paper): void {
  const withEnds = question.decision === 'energy-move' && !paper.inSentences;
  const page = question.decision === 'throttle' || withEnds ? sidePage(question, book, paper) : undefined;
  if (page !== undefined) show(`\n${page}`);
}

/** What stands to be answered, and no more: of what has happened the reader has been told what he may know. */
function positionJson(position: Position): object {
  const { status } = position;
  const flight = flightIn(position);
  const at = { status, ...(flight !== undefined && { flight }) };
  if (status === 'asking') return { ...at, side: sideOf(position.question), question: position.question };
  if (status === 'throwing') return { ...at, check: position.check, ...(position.whose && { whose: position.whose }) };
  return status === 'drawing' ? { ...at, deck: position.deck.name } : at;
}

type Planning = Extract<Question, { about: { plan: DayPlan } }>;

/** What a live page shows of the plan while it is being made. */
export const planOf = (question: Question): DayPlan | undefined =>
  'plan' in question.about ? question.about.plan : undefined;

/** The plan is laid out where planning begins, and when it is whole. */
const showsPlan = (question: Question): question is Planning => question.decision === 'plan' || beginsPlan(question);

export const beginsPlan = (question: Question): question is Planning =>
  'plan' in question.about && isBlank(question.about.plan);

const PROPOSE =
  'propose fills in the whole of it, for you to change or to fly. Or plan it yourself, mission by mission:';

export const askedIn = (position: Position): Question | undefined =>
  position.status === 'asking' ? position.question : undefined;

/** Whose affair it is. */
export const flightIn = (position: Position): Flight | undefined =>
  'flight' in position ? position.flight : undefined;

/** The words that answer what stands. */
export function optionsIn(position: Position): readonly string[] {
  if (position.status === 'asking') return position.question.options;
  return position.status === 'differing' ? ['dawn'] : [];
}

export const DIFFERING =
  'The cards or rules on the table are not those with which today was begun, and today cannot go on from here with them. ' +
  'dawn begins today anew; quit leaves the log-book as it is.';

/** A hand of cards lies beside the picture of its table already. */
const isDrawn = ({ decision }: Question, { inSentences }: Paper): boolean => decision === 'plan-card' && !inSentences;

/** The question, and each answer with what it does. */
function questionText({ ask, options, groups }: Worded, isShort: boolean, paper: Paper): string {
  if (isShort) return `\n${ask}`;
  if (groups) return ['', ask, ...groupLines(groups, undefined, paper)].join('\n');
  const choices = options.map(({ answer, ...option }) => ({ ...option, word: answer }));
  return ['', ask, choicesText(choices, paper)].join('\n');
}
