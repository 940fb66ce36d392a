import { POLICY_NAMES } from '../../autoplay/policy-names.ts';
import { STRENGTHS } from '../../autoplay/thinking/strengths.ts';
import { SYSTEM_NAMES } from '../../rulebook/fights/system-names.ts';
import { SHIPPED } from '../../rulebook/own-squadron/shipped.ts';
import type { CommandOption } from './shell-command.ts';

/** `prudent, bold, by-the-book, expert or random`. */
export const POLICIES = POLICY_NAMES.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** `novice, steady, sharp or ace`. */
export const STRENGTHS_TOLD = STRENGTHS.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** The options that several commands have. */
export const ANSWERS: CommandOption = {
  flags: '--answers <file>',
  does: 'play from a list of answers; - is standard input',
};
export const SEED: CommandOption = {
  flags: '--seed <word>',
  does: 'the word all dice are drawn from; the same word, the same dice',
};
export const UNTIL: CommandOption = {
  flags: '--until <day>',
  does: 'the last day: 21 April as printed, or 30 for the whole month; else 21',
};
export const FIGHTS: CommandOption = {
  flags: '--fights <system>',
  does: `how Dog-Fights are fought out: ${SYSTEM_NAMES.join(', ')}; else the first`,
  takes: 'system',
};
export const SQUADRON: CommandOption = {
  flags: '--squadron <name>',
  does: `who flies: ${SHIPPED.join(', ')}, or a folder with a squadron.yaml of your own; else No. 23`,
  takes: 'squadron',
};
export const PURIST: CommandOption = { flags: '--purist', does: 'no odds are told at a prompt' };
export const COMPANION: CommandOption = {
  flags: '--companion',
  does: 'tell what to move on your own board, and what to write on your log sheet',
};
export const SLOWLY: CommandOption = {
  flags: '--slowly',
  does: 'at the pace of a reader: any key goes on, q stops the policy',
};
export const ONLY_DAY: CommandOption = { flags: '--day <day>', does: 'only this day', takes: 'day' };
export const DAY_OVER: CommandOption = {
  flags: '--day <day>',
  does: 'a day that is over; else the last',
  takes: 'day',
};
export const TO_FOLDER: CommandOption = { flags: '--to <folder>', does: 'where to; else here' };
export const WRITE_OVER: CommandOption = { flags: '--force', does: 'write over a file that is there' };

export const ASKS_VERSION: CommandOption = { flags: '-V, --version', does: 'print the version' };

/** The options that every command has. */
export const EVERYWHERE: readonly CommandOption[] = [
  { flags: '--saves <folder>', does: 'where the campaigns lie (also WOF_SAVES)' },
  { flags: '--cards <folder>', does: 'your own cards, laid over ours; or a file of them' },
  { flags: '--json', does: 'print what happens as JSON, a value a line' },
  { flags: '--no-color', does: 'print without colour (also NO_COLOR)' },
  { flags: '--plain', does: 'say everything in sentences: no map, no tables (also TERM=dumb)' },
  {
    flags: '--terse',
    does: 'tell the bare day: no briefing, breakfast or mess, and of the evening only what has changed',
    bars: 'full',
  },
  { flags: '--full', does: 'tell all there is: who sits at breakfast, every letter, every turn by itself' },
];
