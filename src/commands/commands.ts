import { historyCommand } from './back/history.command.ts';
import { layoutCommand } from './back/layout.command.ts';
import { logCommand } from './back/log.command.ts';
import { manCommand } from './back/man.command.ts';
import { peopleCommand } from './back/people.command.ts';
import { replayCommand } from './back/replay.command.ts';
import { reportCommand } from './back/report.command.ts';
import { rosterCommand } from './back/roster.command.ts';
import { statusCommand } from './back/status.command.ts';
import { branchCommand } from './mend/branch.command.ts';
import { undoCommand } from './mend/undo.command.ts';
import { verifyCommand } from './mend/verify.command.ts';
import { battleCommand } from './play/battle.command.ts';
import { dayCommand } from './play/day.command.ts';
import { newCommand } from './play/new.command.ts';
import { playCommand } from './play/play.command.ts';
import { savesCommand } from './play/saves.command.ts';
import { tutorialCommand } from './play/tutorial.command.ts';
import { cardsCommand } from './rules/cards.command.ts';
import { checkDataCommand } from './rules/check-data.command.ts';
import { mapCommand } from './rules/map.command.ts';
import { rulesCommand } from './rules/rules.command.ts';
import { exportCommand } from './share/export.command.ts';
import { formsCommand } from './share/forms.command.ts';
import { openCommand } from './share/open.command.ts';
import { sealCommand } from './share/seal.command.ts';
import { completionCommand } from './shell/completion.command.ts';
import type { ShellCommand } from './shell-command.ts';
import { compareCommand } from './weigh/compare.command.ts';
import { luckCommand } from './weigh/luck.command.ts';
import { simulateCommand } from './weigh/simulate.command.ts';
import { whatIfCommand } from './weigh/what-if.command.ts';

/**
 * Every command, in the order of the list of all commands. Help, completion, the page of the manual and the parts of the
 * build are made of them.
 */
export const COMMANDS: readonly ShellCommand[] = [
  newCommand,
  tutorialCommand,
  playCommand,
  dayCommand,
  battleCommand,
  savesCommand,
  statusCommand,
  layoutCommand,
  rosterCommand,
  manCommand,
  reportCommand,
  logCommand,
  historyCommand,
  replayCommand,
  peopleCommand,
  luckCommand,
  whatIfCommand,
  compareCommand,
  simulateCommand,
  undoCommand,
  branchCommand,
  verifyCommand,
  cardsCommand,
  rulesCommand,
  mapCommand,
  checkDataCommand,
  exportCommand,
  formsCommand,
  sealCommand,
  openCommand,
  completionCommand,
];
