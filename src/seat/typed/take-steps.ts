import { isAsked } from '../../kit/screen/asking.ts';
import { LOOKS, readTyped } from '../../page/read-typed.ts';
import { askForDiceShortly } from '../../questions/asking/dice-wording.ts';
import { ANOTHER_WAY, STEPS, type TutorialStep } from '../../screens/pages/tutorial-steps.ts';
import { print, takeSaid } from '../../shell/page.ts';
import { obey } from '../obey.ts';
import { layOut } from '../page/lay-out.ts';
import type { Script } from '../script.ts';
import type { Seat } from '../seat.ts';
import { tellNews } from '../sit.ts';

/** Takes the steps of the worked example, one for each Enter, until the example ends or the player skips or goes. */
export async function takeSteps(seat: Seat): Promise<'left' | 'on'> {
  let skips = false;
  for (const step of STEPS) {
    if (!isNext(step, seat.sitting)) {
      print(`\n${ANOTHER_WAY}`, seat.paper);
      return 'on';
    }
    if (!skips) {
      const said = await present(step, seat);
      if (said === 'quit') return 'left';
      skips = said === 'skip';
    }
    take(step, seat);
    tellNews(seat);
  }
  return 'on';
}

function isNext({ does }: TutorialStep, { position, asked }: Seat['sitting']): boolean {
  if ('throws' in does) return position.status === 'throwing' && position.check === does.throws;
  return isAsked(asked, does.asked);
}

function take({ does }: TutorialStep, { sitting }: Seat): void {
  if ('throws' in does) sitting.throwDice(does.faces);
  else sitting.answer(does.answer);
}

/** The story answers as a list does: no question of it says what Enter takes, or offers a course. */
const THE_STORY: Script = { next: undefined, take: () => undefined, comes: async () => {} };

/** Shows a step, and waits until the player continues. */
async function present(step: TutorialStep, seat: Seat): Promise<'step' | 'skip' | 'quit'> {
  const { does, says } = step;
  if ('asked' in does) layOut({ ...seat, script: seat.script ?? THE_STORY });
  else print(`\n${askForDiceShortly({ check: does.throws }, seat.book, seat.teller.people)}`, seat.paper);
  seat.told.lesson = says;
  const wanted = 'asked' in does ? does.answer : does.faces.join(' ');
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
