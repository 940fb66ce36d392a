import type { Command } from 'commander';
import type { All } from './page.ts';
import { wholeNumber } from './whole-number.ts';

/** Forms to write on, and the commands that set one thing beside another: an answer beside the one that was not given. */
export function addComparing(program: Command, all: All): void {
  program
    .command('what-if <name>')
    .description('live a day again with one answer changed and the same dice; nothing is written down')
    .option('--day <day>', 'a day that is over; else the last', wholeNumber)
    .option('--answer <n>', 'which answer, by its number in the list; else the list', wholeNumber)
    .option('--instead <answer>', 'what you might have answered; else every other answer, a line each')
    .option('--policy <name>', 'who answers where the day differs; else prudent')
    .action(async (name, own) => (await import('../commands/what-if.ts')).whatIf(name, all(own)));
  program
    .command('forms [name]')
    .description('write the sheets for pencil and hand dice as a page to print: empty, or filled in from a campaign')
    .option('--to <folder>', 'where to; else here')
    .option('--force', 'write over a file that is there')
    .action(async (name, own) => (await import('../commands/forms.ts')).forms(name, all(own)));
}
