import { Refusal } from '../../logbook/refusal.ts';
import { Sitting } from '../../logbook/sitting.ts';
import { theGame } from '../../seat/game.ts';
import { cardsOf, holdCampaign } from '../../seat/sit-down/open-campaign.ts';
import { wof } from '../../shell/advice.ts';
import { Fault } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { TAKEN_BACK, takeBackText } from '../../shell/refusals.ts';

/** `wof undo NAME`: takes the last answer back; with --take-back, whatever dice have been rolled since. */
export async function undo(name: string, options: GlobalOptions & { takeBack?: boolean }): Promise<void> {
  const log = holdCampaign(name, options);
  const sitting = new Sitting(log, theGame(await cardsOf(log, options)));
  if (options.takeBack) sitting.takeBack();
  else undoHere(sitting, name);
  log.close();
  if (options.json) return printJson({ undone: name, takenBack: options.takeBack === true, day: sitting.campaign.day });
  print(TAKEN_BACK[options.takeBack ? 'take-back' : 'undo'], thePaper(options));
}

/** A word at a prompt is an option here. */
function undoHere(sitting: Sitting, name: string): void {
  try {
    sitting.undo();
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason.why !== 'take-back') throw error;
    throw new Fault(takeBackText(error.reason.throws, wof('undo', name, '--take-back')));
  }
}
