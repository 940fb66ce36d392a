import { SHIPPED } from '../cards/own-squadron/shipped.ts';
import { GAME_NAMES } from '../games/game-names.ts';
import { STRENGTHS } from '../kit/head/strengths.ts';
import { POLICY_NAMES } from '../policies/policy-names.ts';
import type { GlobalOptions } from '../shell/page.ts';

/**
 * Grouped by what people want to do. The groups are in the order of the list of all commands, and each is a folder
 * here.
 */
export const GROUPS = {
  play: 'Play:',
  back: 'Look back:',
  weigh: 'Weigh and compare:',
  mend: 'Take back, try elsewhere, prove:',
  rules: 'Cards, rules and map:',
  share: 'Keep and share:',
  shell: 'Your shell:',
} as const;

/** A command line after `wof`, and its effect. */
export type Example = readonly [typed: string, does: string];

/** The kind of a name or an option: it decides the completion, and how days and numbers are read. */
export type ArgumentKind =
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
  | 'shell'
  | 'setting'
  | 'setting-value';

export interface CommandOption {
  /** As typed, with its value: `--day <day>`. */
  readonly flags: string;
  readonly does: string;
  readonly takes?: ArgumentKind;
  readonly fallback?: string;
  /** The option that cannot be combined with it. */
  readonly bars?: string;
  /** It may be typed several times. */
  readonly isRepeated?: true;
}

/**
 * The value of a name on the command line: several words where the name takes them, undefined where it may be left out.
 */
type GivenArgument = string | number | readonly string[] | undefined;

/** A command of a group without its code, which is loaded when the command is called. */
export interface GroupedCommand {
  /** Its own name, and its arguments. */
  readonly typed: string;
  /** The kinds of the arguments, in order; the last one repeats for each further word. */
  readonly names: readonly ArgumentKind[];
  readonly does: string;
  /** A shorter text for the list of all commands. */
  readonly inShort?: string;
  readonly examples: readonly Example[];
  readonly options: readonly CommandOption[];
  /** The part of the program that its code is built into. */
  readonly part: 'saves' | 'playing' | 'beginning' | 'apart' | 'looking' | 'told' | 'settings';
  /** A method, so that each command declares the types of its own arguments. */
  act(names: readonly GivenArgument[], options: GlobalOptions): Promise<void>;
}

export interface ShellCommand extends GroupedCommand {
  readonly group: keyof typeof GROUPS;
}

export const nameOf = ({ typed }: ShellCommand): string => typed.replace(/ .*/, '');

/** `prudent, bold, by-the-book, expert or random`. */
export const POLICIES = POLICY_NAMES.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** `novice, steady, sharp or ace`. */
export const STRENGTHS_TOLD = STRENGTHS.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** Options of several commands. */
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

/** Options of every command. */
export const EVERYWHERE: readonly CommandOption[] = [
  { flags: '--saves <folder>', does: 'where the campaigns lie (also WOF_SAVES)' },
  { flags: '--cards <folder>', does: 'your own cards, laid over ours; or a file of them' },
  { flags: '--json', does: 'print what happens as JSON, a value a line' },
  { flags: '--no-color', does: 'print without colour (also NO_COLOR)' },
  { flags: '--by-ear', does: 'tell everything in lines of text, to be heard (also ACCESSIBLE=1, TERM=dumb)' },
  { flags: '--plain', does: 'the same, as it was called before' },
  {
    flags: '--terse',
    does: 'tell the bare day: no briefing, breakfast or mess, and of the evening only what has changed',
    bars: 'full',
  },
  { flags: '--full', does: 'tell all there is: who sits at breakfast, every letter, every turn by itself' },
  {
    flags: '--set <setting>',
    does: 'a setting for this time: --set width=72; wof settings lists them',
    isRepeated: true,
  },
];
