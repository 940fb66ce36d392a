import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { nearest } from '../cards/nearest.ts';
import { quoted } from '../page/quoted.ts';
import { DONE, WRONG_USAGE, WrongUsage } from '../shell/faults.ts';
import type { GlobalOptions } from '../shell/page.ts';
import { VERSION } from '../shell/version.ts';
import { tellWrong } from '../shell/word-fault.ts';
import { COMMANDS } from './commands.ts';
import { remembered } from './remembered.ts';
import {
  type ArgumentKind,
  ASKS_VERSION,
  type CommandOption,
  EVERYWHERE,
  type Example,
  GROUPS,
  nameOf,
  type ShellCommand,
} from './shell-command.ts';

/** Runs the command line, and returns the exit status. */
export async function run(args: readonly string[]): Promise<number> {
  const program = theProgram(args[0]).exitOverride();
  for (const command of program.commands) command.exitOverride().allowExcessArguments(false);
  try {
    await program.parseAsync(args, { from: 'user' });
    return DONE;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? DONE : WRONG_USAGE;
  }
}

/** The program with only the requested command; with all of them where none is. */
export function theProgram(asked: string | undefined): Command {
  const program = new Command('wof')
    .description(ABOUT)
    .version(VERSION, ASKS_VERSION.flags, ASKS_VERSION.does)
    .helpCommand(false)
    .configureOutput({ writeErr: tellWrong })
    .showHelpAfterError('wof --help lists the commands.');
  for (const option of EVERYWHERE) program.addOption(asOption(option));
  program.allowExcessArguments().action(async () => {
    if (program.args[0] !== undefined) throw unknownCommand(program.args[0]);
    const options = await remembered(program.opts<GlobalOptions>());
    await (await import('./play/welcome.ts')).welcome(options);
  });
  const known = COMMANDS.filter((command) => nameOf(command) === asked);
  for (const command of known.length > 0 ? known : COMMANDS) add(command, program);
  program
    .command(`${COMPLETE} [words...]`, { hidden: true })
    .action(async (words) => (await import('./shell/complete.ts')).complete(words, COMMANDS));
  giveHelp(program);
  return program;
}

/** The name by which completion scripts call the program. */
const COMPLETE = 'complete';

function add(command: ShellCommand, program: Command): void {
  const [name = '', ...names] = command.typed.split(' ');
  const own = program.command(name).description(command.does);
  for (const [i, each] of names.entries()) addName(each, command.names[i], own);
  for (const option of command.options) own.addOption(asOption(option));
  giveOwnHelp(own, command);
  own.showHelpAfterError(`wof ${name} --help has how it is typed.`);
  own.action(async (...given) => {
    const options: GlobalOptions = { ...program.opts<GlobalOptions>(), ...given[names.length] };
    await command.act(given.slice(0, names.length), command.group === 'shell' ? options : await remembered(options));
  });
}

function addName(name: string, kind: ArgumentKind | undefined, command: Command): void {
  if (isCounted(kind)) command.argument(name, '', wholeNumber);
  else command.argument(name);
}

function asOption({ flags, does, takes, fallback, bars, isRepeated }: CommandOption): Option {
  const option = new Option(flags, does);
  if (isRepeated) option.argParser((value, before: readonly string[] = []) => [...before, value]);
  if (isCounted(takes)) option.argParser(wholeNumber);
  if (fallback !== undefined) option.default(fallback);
  return bars === undefined ? option : option.conflicts(bars);
}

const isCounted = (kind: ArgumentKind | undefined): boolean => kind === 'day' || kind === 'number';

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('A whole number belongs here.');
  return Number(text);
}

function unknownCommand(typed: string): WrongUsage {
  const meant = ALIKE.get(typed) ?? nearest(typed, [...COMMANDS.map(nameOf), COMPLETE]);
  return new WrongUsage(
    `There is no command ${quoted(typed)}. ${meant ? `Did you mean ${meant}? ` : ''}wof --help lists them.`,
  );
}

/** What is typed for a command by its sense, and is not near its name. */
const ALIKE: ReadonlyMap<string, string> = new Map([
  ['score', 'status'],
  ['points', 'status'],
  ['continue', 'play'],
  ['load', 'play'],
]);

export const ABOUT = 'Wings over France: solo campaign over Arras, 1 to 21 April 1917';

/** The text below the list of all commands: the examples, and what holds for every command. */
function giveHelp(program: Command): void {
  program
    .configureHelp({ subcommandTerm, groupItems: (_all, shown, groupOf) => grouped(shown, groupOf) })
    .addHelpText('after', `\n${examplesText(FIRST_EXAMPLES)}\n\n${MORE}\n\n${AT_A_PROMPT}\n${EXIT_STATUS}`);
}

/** A command's texts: its place in the list, its line there, and examples. */
function giveOwnHelp(command: Command, { group, does, inShort = does, examples }: ShellCommand): void {
  command
    .summary(inShort)
    .helpGroup(GROUPS[group])
    .addHelpText('after', `\n${examplesText(examples)}`);
}

/** The groups in the order of the shown items. */
function grouped<T>(shown: readonly T[], groupOf: (item: T) => string): Map<string, T[]> {
  const groups = [...new Set(shown.map(groupOf))];
  return new Map(groups.map((group) => [group, shown.filter((item) => groupOf(item) === group)]));
}

/** A command with its arguments, but without `[options]`. */
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

export const AT_A_PROMPT = `At every prompt: ? (what is this), again, where, who, threats, why, mission,
status, score, report, roster, man, flight, track, layout, map, weather,
history, log, rule, card, course, odds, note, undo, dice, quit. Nothing is ever
lost by leaving.`;

export const EXIT_STATUS =
  'Exit status: 0 done, 1 refused or at fault, 2 wrongly used;\nof verify, 3 told under other rules.';
