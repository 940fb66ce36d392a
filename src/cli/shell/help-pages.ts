import type { Command } from 'commander';
import { type Example, GROUPS, type ShellCommand } from '../commands/shell-command.ts';

export const ABOUT = 'Wings over France: solo campaign over Arras, 1 to 21 April 1917';

/** Gives the program its words below the list of all commands: the examples, and what holds of every command. */
export function giveHelp(program: Command): void {
  program
    .configureHelp({ subcommandTerm, groupItems: (_all, shown, groupOf) => grouped(shown, groupOf) })
    .addHelpText('after', `\n${examplesText(FIRST_EXAMPLES)}\n\n${MORE}\n\n${AT_A_PROMPT}\n${EXIT_STATUS}`);
}

/** Gives a command its words: where it stands in the list, its line there, and examples. */
export function giveOwnHelp(command: Command, { group, does, inShort = does, examples }: ShellCommand): void {
  command
    .summary(inShort)
    .helpGroup(GROUPS[group])
    .addHelpText('after', `\n${examplesText(examples)}`);
}

/** The groups in the order of what is shown in them, not of what there is. */
function grouped<T>(shown: readonly T[], groupOf: (item: T) => string): Map<string, T[]> {
  const groups = [...new Set(shown.map(groupOf))];
  return new Map(groups.map((group) => [group, shown.filter((item) => groupOf(item) === group)]));
}

/** A command with the names that it takes; that it has options goes without saying. */
const subcommandTerm = (command: Command): string =>
  [command.name(), ...command.registeredArguments.map(argumentText)].join(' ');

function argumentText(argument: Command['registeredArguments'][number]): string {
  const name = argument.name() + (argument.variadic ? '...' : '');
  return argument.required ? `<${name}>` : `[${name}]`;
}

function examplesText(examples: readonly Example[]): string {
  const width = Math.max(...examples.map(([typed]) => typed.length));
  return ['Examples:', ...examples.map(([typed, does]) => `  wof ${typed.padEnd(width)}  ${does}`)].join('\n');
}

/** The first ones a new commander types. */
export const FIRST_EXAMPLES: readonly Example[] = [
  ['', 'go on with the last, or begin one, in one key'],
  ['tutorial', 'fly the worked example of the rulebook'],
  ['new dawn --seed dawn', 'begin a campaign with B Flight and play it'],
  ['play dawn', 'go on where you left it'],
  ['report dawn --day 3', 'read the reports of 3 April'],
];

const MORE = 'wof COMMAND --help has the options of a command, and how it is typed.';

export const AT_A_PROMPT = `At every prompt: ? (what is this), why, mission, status, score, report, roster,
man, flight, track, layout, map, weather, history, log, rule, card, course,
odds, undo, dice, quit. Nothing is ever lost by leaving.`;

export const EXIT_STATUS = 'Exit status: 0 done, 1 refused or at fault, 2 wrongly used.';
