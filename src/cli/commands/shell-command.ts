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

/** A command of the shell, whole but for its code: that is loaded when the command is called. */
export interface ShellCommand {
  /** Its own name, and the names that it takes. */
  readonly typed: string;
  /** What those are, in their order; the last again for each word more that it takes. */
  readonly names: readonly Kind[];
  readonly group: keyof typeof GROUPS;
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

export const nameOf = ({ typed }: ShellCommand): string => typed.replace(/ .*/, '');
