import type { Command } from 'commander';
import { AT_A_PROMPT, EXIT_STATUS, FIRST_EXAMPLES, HELP } from './help-words.ts';

/** Gives the program and each of its commands its words: where it stands in the list, its line there, and examples. */
export function giveHelp(program: Command): void {
  program
    .configureHelp({
      subcommandTerm,
      visibleCommands: inOrder,
      groupItems: (_all, shown, groupOf) => grouped(shown, groupOf),
    })
    .addHelpText('after', `\n${examplesText(FIRST_EXAMPLES)}\n\n${MORE}\n\n${AT_A_PROMPT}\n${EXIT_STATUS}`);
  for (const command of program.commands) {
    const words = HELP[command.name()];
    if (words === undefined) continue;
    command
      .summary(words.inShort)
      .helpGroup(words.group)
      .addHelpText('after', `\n${examplesText(words.examples)}`);
  }
}

/** The groups in the order of what is shown in them, not of what there is. */
function grouped<T>(shown: readonly T[], groupOf: (item: T) => string): Map<string, T[]> {
  const groups = [...new Set(shown.map(groupOf))];
  return new Map(groups.map((group) => [group, shown.filter((item) => groupOf(item) === group)]));
}

const MORE = 'wof COMMAND --help has the options of a command, and how it is typed.';

const ORDER = Object.keys(HELP);

/** As they stand in the list of words; what is not in it is for no reader. */
export const inOrder = ({ commands }: Command): Command[] =>
  commands
    .filter((command) => ORDER.includes(command.name()))
    .sort((a, b) => ORDER.indexOf(a.name()) - ORDER.indexOf(b.name()));

/** A command with the names that it takes; that it has options goes without saying. */
export const subcommandTerm = (command: Command): string =>
  [command.name(), ...command.registeredArguments.map(argumentText)].join(' ');

function argumentText(argument: Command['registeredArguments'][number]): string {
  const name = argument.name() + (argument.variadic ? '...' : '');
  return argument.required ? `<${name}>` : `[${name}]`;
}

function examplesText(examples: readonly (readonly [string, string])[]): string {
  const width = Math.max(...examples.map(([typed]) => typed.length));
  return ['Examples:', ...examples.map(([typed, does]) => `  wof ${typed.padEnd(width)}  ${does}`)].join('\n');
}
