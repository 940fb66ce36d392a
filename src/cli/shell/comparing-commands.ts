import type { Command } from 'commander';
import type { All } from './page.ts';
import { wholeNumber } from './whole-number.ts';

/**
 * Forms to write on, and the commands that set one thing beside another: an answer beside the one that was not given.
 */
export function addComparing(program: Command, all: All): void {
  program
    .command('what-if <name>')
    .description('live a day again with one answer changed and the same dice; nothing is written down')
    .option('--day <day>', 'a day that is over; else the last', wholeNumber)
    .option('--answer <n>', 'which answer, by its number in the list; else the list', wholeNumber)
    .option('--instead <answer>', 'what you might have answered; else every other answer, a line each')
    .option('--policy <name>', 'who answers where the day differs; else prudent')
    .action(async (name, own) => (await import('../commands/weigh/what-if.ts')).whatIf(name, all(own)));
  program
    .command('forms [name]')
    .description('write the sheets for pencil and hand dice as a page to print: empty, or filled in from a campaign')
    .option('--to <folder>', 'where to; else here')
    .option('--force', 'write over a file that is there')
    .action(async (name, own) => (await import('../commands/share/forms.ts')).forms(name, all(own)));
  program
    .command('seal <name>')
    .description("sign a day's report with your own key so that any change shows; or its orders, before it is flown")
    .option('--orders', 'the plan of the day that is being played, in place of a report')
    .option('--day <day>', 'a day that is over; else the last', wholeNumber)
    .option('--to <folder>', 'where to; else here')
    .option('--force', 'write over a file that is there')
    .action(async (name, own) => (await import('../commands/share/seal.ts')).seal(name, all(own)));
  program
    .command('open <files...>')
    .description('show what a sealed file says, what its seal proves and what not; several, side by side')
    .option('--against <name>', 'a campaign of yours whose log-book is to bear it out')
    .option('--html', "the umpire's page as a file to look at, umpire.html")
    .option('--to <folder>', 'where to; else here')
    .option('--force', 'write over a file that is there')
    .action(async (files, own) => (await import('../commands/share/open.ts')).open(files, all(own)));
  program
    .command('compare <name> <other>')
    .description('two campaigns, or branches of one, side by side')
    .action(async (name, other) => (await import('../commands/weigh/compare.ts')).compare(name, other, all({})));
  program
    .command('people')
    .description('the hall of fame: the men of all campaigns that are over')
    .action(async () => (await import('../commands/back/people.ts')).people(all({})));
}
