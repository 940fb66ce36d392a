import { Command, CommanderError, Option } from 'commander';
import { POLICY_NAMES } from '../../autoplay/policy-names.ts';
import { SYSTEM_NAMES } from '../../rulebook/fights/system-names.ts';
import { YEARS } from '../../rulebook/fights/years.ts';
import { nearest } from '../../rulebook/nearest.ts';
import { quoted } from '../../terminal/kit/quoted.ts';
import { safeToPrint } from '../../terminal/kit/safe-to-print.ts';
import { addComparing } from './comparing-commands.ts';
import { DONE, WRONG_USAGE } from './exit-status.ts';
import { WrongUsage } from './faults.ts';
import { giveHelp } from './help-pages.ts';
import type { All, GlobalOptions } from './page.ts';
import { VERSION } from './version.ts';
import { wholeNumber } from './whole-number.ts';

/** Does what the command line says, and answers with the exit status. */
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

/**
 * The program's commands, as far as the one that is asked for; all of them where none is. Each loads its own code when
 * it is called, so that none waits for another's.
 */
export function theProgram(asked: string | undefined): Command {
  const program = new Command('wof')
    .description('Wings over France: solo campaign over Arras, 1 to 21 April 1917')
    .version(VERSION, '-V, --version', 'print the version')
    .option('--saves <folder>', 'where the campaigns lie (also WOF_SAVES)')
    .option('--cards <folder>', 'your own cards, laid over ours')
    .option('--json', 'print what happens as JSON, a value a line')
    .option('--no-color', 'print without colour (also NO_COLOR)')
    .option('--plain', 'say everything in sentences: no map, no tables (also TERM=dumb)')
    .addOption(
      new Option(
        '--terse',
        'tell the bare day: no briefing, breakfast or mess, and of the evening only what has changed',
      ).conflicts('full'),
    )
    .option('--full', 'tell all there is: who sits at breakfast, every letter, every turn by itself')
    .helpCommand(false)
    .configureOutput({ writeErr: (text) => process.stderr.write(safeToPrint(text)) })
    .showHelpAfterError('wof --help lists the commands.');
  const all = <T extends object>(own: T) => ({ ...program.opts<GlobalOptions>(), ...own });
  program.allowExcessArguments().action(async () => {
    if (program.args[0] !== undefined) throw unknownCommand(program.args[0], program);
    await (await import('../commands/play/welcome.ts')).welcome(all({}));
  });
  for (const add of [
    addBeginning,
    addPlaying,
    addBattles,
    addReading,
    addLooking,
    addCards,
    addRecords,
    addComparing,
  ]) {
    add(program, all);
    if (program.commands.some((command) => command.name() === asked)) break;
  }
  giveHelp(program);
  return program;
}

/** `prudent, bold, by-the-book, expert or random`. */
const POLICIES = POLICY_NAMES.join(', ').replace(/, (?=[^,]*$)/, ' or ');

function addBeginning(program: Command, all: All): void {
  program
    .command('new [name]')
    .description('begin a campaign; without a name it asks')
    .option('--flights <letters>', 'the flights you lead: A, B, C, or several as A,C; else B')
    .option('--others <policy>', `the other flights fly too, led by a policy: ${POLICIES}`)
    .option('--preset <name>', 'as-printed, first-tour (hints, and gentler replacements) or ironman; else as-printed')
    .option('--seed <word>', 'the word all dice are drawn from; the same word, the same dice')
    .option('--dice <who>', 'who throws the dice: program or hand; else program')
    .option('--real-weather', 'each day begins with the weather that it really had, in place of a forecast')
    .option('--ironman', 'nothing thrown is ever taken back')
    .option('--history', 'end each day with what really happened on it')
    .option('--fights <system>', `how Dog-Fights are fought out: ${SYSTEM_NAMES.join(', ')}; else the first`)
    .option('--against <policy>', `who leads the enemy where a fight asks both sides: ${POLICIES}; else prudent`)
    .option('--careers', 'its men earn experience, abilities and lasting wounds, as In Clouds of Glory has them')
    .option('--german-fates', 'throw for the fates of Germans brought down as well (rule 29)')
    .option('--purist', 'no odds are told at a prompt of this campaign')
    .option('--companion', 'tell what to move on your own board, and what to write on your log sheet')
    .option('--answers <file>', 'play from a list of answers; - is standard input')
    .action(async (name, own) => (await import('../commands/play/new.ts')).begin(name, all(own)));
  program
    .command('tutorial')
    .description('a turn of the rulebook step by step, then a first mission with lessons; skip and quit at any time')
    .option('--seed <word>', 'the word that the dice of your own part are drawn from')
    .option('--answers <file>', 'play from a list of answers; - is standard input')
    .action(async (own) => (await import('../commands/play/tutorial.ts')).tutorial(all(own)));
}

function addPlaying(program: Command, all: All): void {
  program
    .command('play <name>')
    .description('go on with a campaign')
    .option('--purist', 'no odds are told at a prompt')
    .option('--companion', 'tell what to move on your own board, and what to write on your log sheet')
    .option('--answers <file>', 'play from a list of answers; - is standard input')
    .option(
      '--policy <name>',
      `let a policy answer in your place: ${POLICIES}; q stops it at the next question, which is yours`,
    )
    .option('--until <when>', 'how far it flies: watch, day or end; else end')
    .option('--slowly', 'at the pace of a reader: any key goes on, q stops the policy')
    .option('--recover', 'open a damaged log-book at its last whole line; the damaged file is kept')
    .option('--force', 'take over the lock of a window that is no more, as one of another machine')
    .action(async (name, own) => (await import('../commands/play/play.ts')).play(name, all(own)));
  program
    .command('day [code]')
    .description('fly one day from a code that others can fly too; without a code, a new one')
    .option('--today', "today's day, the same for everybody (by the date in Greenwich)")
    .option('--purist', 'no odds are told at a prompt')
    .option('--answers <file>', 'play from a list of answers; - is standard input')
    .option('--policy <name>', `let a policy fly it: ${POLICIES}; q stops it`)
    .option('--slowly', 'at the pace of a reader: any key goes on, q stops the policy')
    .option('--svg', 'draw the score of a day that is over as a picture, an SVG file')
    .option('--to <folder>', 'where to; else here')
    .option('--force', 'write over a file that is there')
    .action(async (code, own) => (await import('../commands/play/day.ts')).day(code, all(own)));
  program
    .command('undo <name>')
    .description('take the last answer back, while no dice have fallen since')
    .option('--take-back', 'take it back whatever has fallen; the log-book records it')
    .action(async (name, own) => (await import('../commands/mend/undo.ts')).undo(name, all(own)));
  program
    .command('branch <name> <new-name>')
    .description('copy a campaign, to lead it elsewhere')
    .option('--day <day>', 'only up to the dawn of this day', wholeNumber)
    .action(async (name, to, own) => (await import('../commands/mend/branch.ts')).branchOff(name, to, all(own)));
}

/** The commands that read a log-book and write nothing. */
function addReading(program: Command, all: All): void {
  program
    .command('replay <name>')
    .description('tell a campaign again from its log-book')
    .option('--day <day>', 'only this day', wholeNumber)
    .option('--at-once', 'without pauses to read; always so where there is no terminal')
    .action(async (name, own) => (await import('../commands/back/replay.ts')).replay(name, all(own)));
  program
    .command('report <name>')
    .description('print the report of each mission that is over')
    .option('--day <day>', 'only this day', wholeNumber)
    .action(async (name, own) => (await import('../commands/back/report.ts')).report(name, all(own)));
  program
    .command('layout <name>')
    .description('how everything lies on your own board and log sheet, to set the boxed game up and go on')
    .action(async (name) => (await import('../commands/back/layout.ts')).layout(name, all({})));
  program
    .command('verify <name>')
    .description('play every day again and compare each throw, question and figure')
    .action(async (name) => (await import('../commands/mend/verify.ts')).verify(name, all({})));
}

function addBattles(program: Command, all: All): void {
  program
    .command('battle [name]')
    .description('list the stand-alone battles, or fight one: by its name, or from a YAML file of your own')
    .option('--hot-seat', 'two players at one table, one on each side')
    .option('--mission <year>', `both sides throw for their missions on the table of ${YEARS.join(', ')}`)
    .option('--side <side>', 'the side that you lead: allied or german')
    .option('--against <name>', `the policy that leads the other side: ${POLICIES}`)
    .option('--seed <word>', 'the word all dice are drawn from; the same word, the same dice')
    .option('--dice <who>', 'who throws the dice: program or hand')
    .option('--purist', 'no odds are told at a prompt')
    .option('--companion', 'tell what to move on your own board')
    .option('--answers <file>', 'play from a list of answers; - is standard input')
    .option('--policy <name>', `let a policy lead our side: ${POLICIES}`)
    .option('--anew', 'begin it again, though it is under way')
    .option('--force', 'take over the lock of a window that is no more')
    .option('--result', 'show how the last one ended')
    .option('--replay', 'tell it again; any key goes on, q stops')
    .option('--at-once', 'with --replay, without pauses to read')
    .option('--verify', 'play it again and compare each throw, question and figure')
    .option('--strip', 'print a finished fight with cards, from the side or in the clouds as an SVG picture')
    .action(async (name, own) => (await import('../commands/play/battle.ts')).battle(name, all(own)));
}

function addLooking(program: Command, all: All): void {
  program
    .command('saves')
    .description('list the campaigns')
    .action(async () => (await import('../commands/play/saves.ts')).saves(all({})));
  program
    .command('simulate')
    .description('play whole campaigns by a policy and say what they came to')
    .option('--campaigns <n>', 'how many', '200')
    .option('--policy <name>', POLICIES, 'prudent')
    .option('--flight <letter>', 'A, B or C', 'B')
    .option('--seed <word>', 'the word all their dice are drawn from', 'april')
    .option('--fights <system>', `how Dog-Fights are fought out: ${SYSTEM_NAMES.join(', ')}; else the first`)
    .option('--workers <n>', 'threads to share them among; the results are the same', '1')
    .option('--shard <i/n>', 'only the i-th of n parts, for a batch system; --json writes what --merge reads')
    .option('--merge <files...>', 'put the parts together instead of playing')
    .option('--csv', 'print a line for each campaign')
    .action(async (own) => (await import('../commands/weigh/simulate.ts')).simulate(all(own)));
  program
    .command('completion <shell>')
    .description('print the completion script for bash, zsh or fish')
    .action(async (shell) => (await import('../commands/shell/completion.ts')).completion(shell));
  program
    .command('complete [words...]', { hidden: true })
    .action(async (words) => (await import('../commands/shell/complete.ts')).complete(words, theProgram(undefined)));
}

function addCards(program: Command, all: All): void {
  program
    .command('cards [name...]')
    .description('list the cards, or show one: a table, a manual, an aircraft, a German number')
    .option('--sources', 'where each row comes from')
    .option('--odds', 'the chance of every row, and what is worked out from them')
    .option('--fights <system>', 'a machine as another game has it: winged-victory, clouds-of-glory')
    .action(async (name, own) => (await import('../commands/rules/cards.ts')).cards(name.join(' '), all(own)));
  program
    .command('rules [number-or-word...]')
    .description('list the rules, or show one in our own words with the cards it uses')
    .action(async (asked) => (await import('../commands/rules/rules.ts')).rules(asked.join(' '), all({})));
  program
    .command('map [hex]')
    .description('draw the Mission Map, or say what one hex is and has')
    .option('--words', 'read aloud, row by row')
    .action(async (hex, own) => (await import('../commands/rules/map.ts')).map(hex, all(own)));
  program
    .command('check-data [folder]')
    .description('check the cards, or your own laid over them; all faults at once')
    .action(async (folder) => (await import('../commands/rules/check-data.ts')).checkData(folder, all({})));
}

function addRecords(program: Command, all: All): void {
  program
    .command('status <name>')
    .description('how a campaign stands: Victory Points, who is fit, machines, what is due')
    .action(async (name) => (await import('../commands/back/status.ts')).status(name, all({})));
  program
    .command('roster <name>')
    .description("the flight's people")
    .option('--words', 'a paragraph to each man')
    .action(async (name, own) => (await import('../commands/back/roster.ts')).roster(name, all(own)));
  program
    .command('man <name> <man...>')
    .description("a man's service record")
    .action(async (name, man) => (await import('../commands/back/man.ts')).man(name, man.join(' '), all({})));
  program
    .command('log <name>')
    .argument('[day]', '', wholeNumber)
    .description('what happened, in short; all days or one')
    .option('--history', 'what really happened that day too')
    .action(async (name, day, own) => (await import('../commands/back/log.ts')).log(name, day, all(own)));
  program
    .command('history <name>')
    .description("the flight's April in prose")
    .action(async (name) => (await import('../commands/back/history.ts')).history(name, all({})));
  program
    .command('luck <name>')
    .description('every throw against what it might have been: who had the luck, and which throws told most')
    .action(async (name) => (await import('../commands/weigh/luck.ts')).luck(name, all({})));
  program
    .command('export <name>')
    .description('write the squadron record as files: CSV, JSON and Markdown, or those named')
    .option('--to <folder>', 'where to; else here')
    .option('--csv', 'as CSV, a table a file')
    .option('--json', 'as JSON; what was written is told as JSON too')
    .option('--markdown', 'as Markdown')
    .option('--html', 'as the record book: one page to look at and to print')
    .option('--force', 'write over files that are there')
    .action(async (name, own) => (await import('../commands/share/export.ts')).exportRecord(name, all(own)));
}

function unknownCommand(typed: string, program: Command): WrongUsage {
  const meant = nearest(
    typed,
    program.commands.map((command) => command.name()),
  );
  return new WrongUsage(
    `There is no command ${quoted(typed)}. ${meant ? `Did you mean ${meant}? ` : ''}wof --help lists them.`,
  );
}
