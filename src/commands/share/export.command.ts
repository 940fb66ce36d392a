import { type ShellCommand, TO_FOLDER } from '../shell-command.ts';

export const exportCommand: ShellCommand = {
  typed: 'export <name>',
  names: ['campaign'],
  group: 'share',
  does: 'write the squadron record as files: CSV, JSON and Markdown, or those named',
  inShort: 'the squadron record, or record book, as files',
  examples: [
    ['export dawn --to records', 'CSV, JSON and Markdown'],
    ['export dawn --html', 'a page with maps and pictures'],
  ],
  options: [
    TO_FOLDER,
    { flags: '--csv', does: 'as CSV, a table a file' },
    { flags: '--json', does: 'as JSON; what was written is told as JSON too' },
    { flags: '--markdown', does: 'as Markdown' },
    { flags: '--html', does: 'as the record book: one page to look at and to print' },
    { flags: '--force', does: 'write over files that are there' },
  ],
  part: 'looking',
  act: async ([name]: [string], options) => (await import('./export.ts')).exportRecord(name, options),
};
