import { COMMANDS } from '../src/commands/commands.ts';
import { ABOUT, AT_A_PROMPT, EXIT_STATUS, FIRST_EXAMPLES } from '../src/commands/program.ts';
import {
  ASKS_VERSION,
  type CommandOption,
  EVERYWHERE,
  type Example,
  GROUPS,
  type ShellCommand,
} from '../src/commands/shell-command.ts';

/** The page of the manual, wof(1), made of the words that `--help` says. */
export function manPage(version: string): string {
  return [
    `.TH WOF 1 "" "wings-over-france ${version}" "User Commands"`,
    '.nh',
    '.ad l',
    '.SH NAME',
    `wof \\- ${roff(ABOUT)}`,
    '.SH SYNOPSIS',
    '.B wof\n[\\fIoptions\\fR] [\\fIcommand\\fR [\\fIoptions\\fR] [\\fInames\\fR]]',
    ...groups(),
    '.SH OPTIONS OF EVERY COMMAND',
    ...[ASKS_VERSION, ...EVERYWHERE].flatMap(optionText),
    '.SH EXAMPLES',
    ...FIRST_EXAMPLES.flatMap(exampleText),
    '.SH AT A PROMPT',
    roff(AT_A_PROMPT),
    '.SH EXIT STATUS',
    roff(EXIT_STATUS),
    '',
  ].join('\n');
}

/** A heading for whatever people want to do, and below it the commands for it. */
const groups = (): string[] =>
  Object.entries(GROUPS).flatMap(([group, heading]) => [
    `.SH ${roff(heading.replace(/:$/, '').toUpperCase())}`,
    ...COMMANDS.filter((command) => command.group === group).flatMap(commandText),
  ]);

const commandText = ({ typed, does, options, examples }: ShellCommand): string[] => [
  `.SS "${roff(`wof ${typed}`)}"`,
  `${roff(`${firstLarge(does)}.`)}`,
  ...options.flatMap(optionText),
  ...examples.flatMap(exampleText),
];

const optionText = ({ flags, does }: CommandOption): string[] => ['.TP', `.B ${roff(flags)}`, roff(does)];

const exampleText = ([typed, does]: Example): string[] => [
  '.PP',
  `.B ${roff(`wof ${typed}`.trim())}`,
  '.br',
  `.RS 4\n${roff(does)}\n.RE`,
];

const firstLarge = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** What troff would take for its own is told as it stands. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('"', '\\(dq')
    .replace(/^([.'])/gm, '\\&$1');
