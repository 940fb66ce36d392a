import { isAsked } from '../../kit/screen/asking.ts';
import { wrap } from '../../page/paper.ts';
import { LOOKS, readTyped } from '../../page/read-typed.ts';
import { askForDiceShortly } from '../../questions/asking/dice-wording.ts';
import { word } from '../../questions/asking/word.ts';
import { ANOTHER_WAY, STEPS, type TutorialAct, type TutorialStep } from '../../screens/pages/tutorial-steps.ts';
import { print, show, takeSaid } from '../../shell/page.ts';
import type { Question } from '../../table/decisions.ts';
import { counted } from '../../words/numbers.ts';
import { isQuit } from '../menu.ts';
import { obey } from '../obey.ts';
import { layOut } from '../page/lay-out.ts';
import { aboveText } from '../page/say-question.ts';
import type { Script } from '../script.ts';
import type { Seat } from '../seat.ts';
import { tellNews } from '../sit.ts';

/** Takes the steps of the worked example, one for each Enter, until the example ends or the player skips or goes. */
export async function takeSteps(seat: Seat): Promise<'left' | 'on'> {
  let skips = false;
  for (const step of STEPS) {
    if (!skips && isNext(step.acts[0], seat.sitting)) {
      const said = await present(step, seat);
      if (said === 'quit') return 'left';
      skips = said === 'skip';
    }
    const isTaken = step.acts.every((act) => take(act, seat));
    tellNews(seat);
    if (!isTaken) {
      print(`\n${ANOTHER_WAY}`, seat.paper);
      return 'on';
    }
  }
  return 'on';
}

function isNext(act: TutorialAct, { position, asked }: Seat['sitting']): boolean {
  if ('throws' in act) return position.status === 'throwing' && position.check === act.throws;
  return isAsked(asked, act.asked);
}

/** Returns whether the act was next. */
function take(act: TutorialAct, { sitting }: Seat): boolean {
  if (!isNext(act, sitting)) return false;
  if ('throws' in act) sitting.throwDice(act.faces);
  else sitting.answer(act.answer);
  return true;
}

/** The story answers as a list does: no question of it says what Enter takes, or offers a course. */
const THE_STORY: Script = { next: undefined, take: () => undefined, comes: async () => {} };

/** So many answers are told; of more only the one that the story takes. */
const FEW = 3;

/** What stands around a lesson: what Enter takes, the input line, and the gaps. */
const AROUND = 6;

/**
 * The question of a step. Where it has no room on the window with the lesson below it, its map waits for the reader
 * first.
 */
async function layStory(answer: string, says: string, seat: Seat): Promise<'on' | 'quit'> {
  const { paper, script } = seat;
  const { asked } = seat.sitting;
  if (!asked || script || paper.byEar) {
    layOut({ ...seat, script: script ?? THE_STORY });
    return 'on';
  }
  const question = storyQuestion(asked, answer, seat);
  const above = aboveText(asked, seat);
  const [map = '', ...rest] = above.split('\n\n');
  const rows = [above, question, wrap(says, paper)].join('\n').split('\n').length + AROUND;
  if (rows <= process.stdout.rows || rest.length === 0) show(`\n${above}`);
  else {
    show(`\n${map}`);
    const line = await seat.ask('Enter goes on >');
    if (line === undefined || isQuit(line, [])) return 'quit';
    show(`\n${rest.join('\n\n')}`);
  }
  print(`\n${question}`, paper);
  return 'on';
}

/** What is asked, with its answers if they are few. */
function storyQuestion(asked: Question, answer: string, { book, teller }: Seat): string {
  const { ask, options } = word(asked, book, teller.people);
  const told = options.length > FEW ? options.filter((each) => each.answer === answer) : options;
  const others = options.length - told.length;
  const more = others > 0 ? `\n  ${counted(others, 'other answer')}: ? tells them` : '';
  return `${ask}${told.map((each) => `\n  ${each.answer}: ${each.does}`).join('')}${more}`;
}

/** Shows a step, and waits until the player continues. */
async function present(step: TutorialStep, seat: Seat): Promise<'step' | 'skip' | 'quit'> {
  const {
    acts: [first],
    says,
    typed: wanted,
  } = step;
  if ('asked' in first) {
    if ((await layStory(first.answer, says, seat)) === 'quit') return 'quit';
  } else print(`\n${askForDiceShortly({ check: first.throws }, seat.book, seat.teller.people)}`, seat.paper);
  seat.told.lesson = says;
  print(`\n${says}\n${seat.paper.ink.dim(`Enter: ${wanted}`)}`, seat.paper);
  for (;;) {
    seat.told.above = takeSaid();
    const line = await seat.ask('>');
    takeSaid();
    const said = await read(line, wanted, seat);
    if (said !== 'looked') return said;
  }
}

type Said = 'step' | 'skip' | 'quit' | 'looked';

async function read(line: string | undefined, wanted: string, seat: Seat): Promise<Said> {
  if (line === undefined) return 'quit';
  const typed = readTyped(line, [wanted, 'skip']);
  if (typed.is === 'answer') return typed.answer === 'skip' ? 'skip' : 'step';
  if (typed.is === 'command' && typed.command === 'quit') return 'quit';
  if (typed.is === 'command' && LOOKS.includes(typed.command)) await obey(typed.command, typed.rest, seat);
  else print(`Here the story goes on with ${wanted}: Enter. skip goes to the end of it, quit leaves.`, seat.paper);
  return 'looked';
}
