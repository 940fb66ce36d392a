import { SHIPPED } from '../cards/own-squadron/shipped.ts';
import { GAME_NAMES } from '../games/game-names.ts';
import { STRENGTHS } from '../kit/head/strengths.ts';
import { POLICY_NAMES } from '../policies/policy-names.ts';
import type { GlobalOptions } from '../shell/page.ts';

/** By what people want to do; the groups stand in this order in the list of all commands, and each is a folder here. */
export const GROUPS = {
  play: 'Play:',
  back: 'Look back:',
  weigh: 'Weigh and compare:',
  mend: 'Take back, try elsewhere, prove:',
  rules: 'Cards, rules and map:',
  share: 'Keep and share:',
  shell: 'Your shell:',
} as const;

/** What is typed behind `wof`, and what it does. */
export type Example = readonly [typed: string, does: string];

/** What a name or an option may be: so it is completed, and days and numbers are read. */
export type Kind =
  | 'campaign'
  | 'man'
  | 'day'
  | 'number'
  | 'card'
  | 'rule'
  | 'word'
  | 'hex'
  | 'battle'
  | 'flight'
  | 'squadron'
  | 'policy'
  | 'leader'
  | 'preset'
  | 'dice'
  | 'system'
  | 'until'
  | 'side'
  | 'optional-rule'
  | 'year'
  | 'shell';

export interface CommandOption {
  /** As it is typed, with what it takes: `--day <day>`. */
  readonly flags: string;
  readonly does: string;
  readonly takes?: Kind;
  readonly fallback?: string;
  /** The option that cannot stand beside it. */
  readonly bars?: string;
}

/** What the line has in a name's place: several words where the name takes them, nothing where it may be left out. */
type Given = string | number | readonly string[] | undefined;

/** A command of a group, whole but for its code: that is loaded when the command is called. */
export interface GroupedCommand {
  /** Its own name, and the names that it takes. */
  readonly typed: string;
  /** What those are, in their order; the last again for each word more that it takes. */
  readonly names: readonly Kind[];
  readonly does: string;
  /** The same in the list of all commands, where that has no room for it. */
  readonly inShort?: string;
  readonly examples: readonly Example[];
  readonly options: readonly CommandOption[];
  /** The part of the program that its code is built into. */
  readonly part: 'saves' | 'playing' | 'beginning' | 'apart' | 'looking';
  /** A method, so that each command says which names it is given: those of `typed`. */
  act(names: readonly Given[], options: GlobalOptions): Promise<void>;
}

export interface ShellCommand extends GroupedCommand {
  readonly group: keyof typeof GROUPS;
}

export const nameOf = ({ typed }: ShellCommand): string => typed.replace(/ .*/, '');

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
  does: `how Dog-Fights are fought out: ${GAME_NAMES.join(', ')}; else the first`,
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
