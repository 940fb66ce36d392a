import { DAY_OVER, type GroupedCommand, TO_FOLDER, WRITE_OVER } from '../shell-command.ts';

export const SHARING: readonly GroupedCommand[] = [
  {
    typed: 'export <name>',
    names: ['campaign'],
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
      { flags: '--markdown', does: 'as Markdown: the tables, the history, the diary' },
      { flags: '--epub', does: 'the diary as a book for an e-reader' },
      { flags: '--html', does: 'as the record book: one page to look at and to print' },
      { flags: '--force', does: 'write over files that are there' },
    ],
    part: 'looking',
    act: async ([name]: [string], options) => (await import('./export.ts')).exportRecord(name, options),
  },
  {
    typed: 'forms [name]',
    names: ['campaign'],
    does: 'write the sheets for pencil and hand dice as a page to print: empty, or filled in from a campaign',
    inShort: 'sheets for pencil and dice, to print',
    examples: [
      ['forms', 'empty ones'],
      ['forms dawn', 'filled in as the campaign stands'],
    ],
    options: [TO_FOLDER, WRITE_OVER],
    part: 'looking',
    act: async ([name]: [string?], options) => (await import('./forms.ts')).forms(name, options),
  },
  {
    typed: 'seal <name>',
    names: ['campaign'],
    does: "sign a day's report with your own key so that any change shows; or its orders, before it is flown",
    inShort: "sign a day's orders or its report",
    examples: [
      ['seal dawn --orders', 'before the first flight leaves its field'],
      ['seal dawn', 'the report of the last day that is over'],
    ],
    options: [
      { flags: '--orders', does: 'the plan of the day that is being played, in place of a report' },
      DAY_OVER,
      { flags: '--as <name>', does: 'what you call yourself in it' },
      TO_FOLDER,
      WRITE_OVER,
    ],
    part: 'looking',
    act: async ([name]: [string], options) => (await import('./seal.ts')).seal(name, options),
  },
  {
    typed: 'open <files...>',
    names: [],
    does: 'show what a sealed file says, what its seal proves and what not; several, side by side',
    inShort: 'what a sealed file says, and proves',
    examples: [
      ['open dawn-report-3.sealed.json', '--against holds it to a log-book'],
      ['open a.json b.json --html', "the umpire's page, to look at"],
    ],
    options: [
      { flags: '--against <name>', does: 'a campaign of yours whose log-book is to bear it out', takes: 'campaign' },
      { flags: '--trust <name>', does: 'know the key that sealed it by this name from now on' },
      { flags: '--html', does: "the umpire's page as a file to look at, umpire.html" },
      TO_FOLDER,
      WRITE_OVER,
    ],
    part: 'looking',
    act: async ([files]: [string[]], options) => (await import('./open.ts')).open(files, options),
  },
];
