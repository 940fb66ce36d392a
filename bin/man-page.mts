import type { Command } from 'commander';
import { theProgram } from '../src/cli/shell/commands.ts';
import { inOrder, subcommandTerm } from '../src/cli/shell/help-pages.ts';
import { AT_A_PROMPT, EXIT_STATUS, FIRST_EXAMPLES, HELP } from '../src/cli/shell/help-words.ts';

/** The page of the manual, wof(1), made of the words that `--help` says. */
export function manPage(version: string): string {
  const program = theProgram(undefined);
  return [
    `.TH WOF 1 "" "wings-over-france ${version}" "User Commands"`,
    '.nh',
    '.ad l',
    '.SH NAME',
    `wof \\- ${roff(program.description())}`,
    '.SH SYNOPSIS',
    '.B wof\n[\\fIoptions\\fR] [\\fIcommand\\fR [\\fIoptions\\fR] [\\fInames\\fR]]',
    ...groupsOf(program),
    '.SH OPTIONS OF EVERY COMMAND',
    ...optionsOf(program),
    '.SH EXAMPLES',
    ...examples(FIRST_EXAMPLES),
    '.SH AT A PROMPT',
    roff(AT_A_PROMPT),
    '.SH EXIT STATUS',
    roff(EXIT_STATUS),
    '',
  ].join('\n');
}

/** A heading for whatever people want to do, and below it the commands for it. */
function groupsOf(program: Command): string[] {
  const commands = inOrder(program);
  const groups = [...new Set(commands.map((command) => command.helpGroup()))];
  return groups.flatMap((group) => [
    `.SH ${roff(group.replace(/:$/, '').toUpperCase())}`,
    ...commands.filter((command) => command.helpGroup() === group).flatMap(commandText),
  ]);
}

const commandText = (command: Command): string[] => [
  `.SS "${roff(`wof ${subcommandTerm(command)}`)}"`,
  `${roff(`${firstLarge(command.description())}.`)}`,
  ...optionsOf(command),
  ...examples(HELP[command.name()]?.examples ?? []),
];

const optionsOf = ({ options }: Command): string[] =>
  options.flatMap(({ flags, description }) => ['.TP', `.B ${roff(flags)}`, roff(description)]);

const examples = (all: readonly (readonly [string, string])[]): string[] =>
  all.flatMap(([typed, does]) => ['.PP', `.B ${roff(`wof ${typed}`.trim())}`, '.br', `.RS 4\n${roff(does)}\n.RE`]);

const firstLarge = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** What troff would take for its own is told as it stands. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('"', '\\(dq')
    .replace(/^([.'])/gm, '\\&$1');
