import { keysOf } from '../cards/keys-of.ts';
import { LOOKING_BACK } from './back/commands.ts';
import { MENDING } from './mend/commands.ts';
import { PLAYING } from './play/commands.ts';
import { RULES_AND_CARDS } from './rules/commands.ts';
import { SHARING } from './share/commands.ts';
import { SHELL } from './shell/commands.ts';
import type { GROUPS, GroupedCommand, ShellCommand } from './shell-command.ts';
import { WEIGHING } from './weigh/commands.ts';

/** Every command by its group: a command's code lies in the group's folder, in a file of its name. */
const BY_GROUP: { readonly [Group in keyof typeof GROUPS]: readonly GroupedCommand[] } = {
  play: PLAYING,
  back: LOOKING_BACK,
  weigh: WEIGHING,
  mend: MENDING,
  rules: RULES_AND_CARDS,
  share: SHARING,
  shell: SHELL,
};

/**
 * Every command, in the order of the list of all commands. Help, completion, the manual page and the parts of the build
 * are made from them.
 */
export const COMMANDS: readonly ShellCommand[] = keysOf(BY_GROUP).flatMap((group) =>
  BY_GROUP[group].map((command) => ({ ...command, group })),
);
