import { type ShellCommand, TO_FOLDER, WRITE_OVER } from '../shell-command.ts';

export const openCommand: ShellCommand = {
  typed: 'open <files...>',
  names: [],
  group: 'share',
  does: 'show what a sealed file says, what its seal proves and what not; several, side by side',
  inShort: 'what a sealed file says, and proves',
  examples: [
    ['open dawn-report-3.sealed.json', '--against holds it to a log-book'],
    ['open a.json b.json --html', "the umpire's page, to look at"],
  ],
  options: [
    { flags: '--against <name>', does: 'a campaign of yours whose log-book is to bear it out', takes: 'campaign' },
    { flags: '--html', does: "the umpire's page as a file to look at, umpire.html" },
    TO_FOLDER,
    WRITE_OVER,
  ],
  part: 'looking',
  act: async ([files]: [string[]], options) => (await import('./open.ts')).open(files, options),
};
