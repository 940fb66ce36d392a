import { DAY_OVER, type ShellCommand, TO_FOLDER, WRITE_OVER } from '../shell-command.ts';

export const sealCommand: ShellCommand = {
  typed: 'seal <name>',
  names: ['campaign'],
  group: 'share',
  does: "sign a day's report with your own key so that any change shows; or its orders, before it is flown",
  inShort: "sign a day's orders or its report",
  examples: [
    ['seal dawn --orders', 'before the first flight leaves its field'],
    ['seal dawn', 'the report of the last day that is over'],
  ],
  options: [
    { flags: '--orders', does: 'the plan of the day that is being played, in place of a report' },
    DAY_OVER,
    TO_FOLDER,
    WRITE_OVER,
  ],
  part: 'looking',
  act: async ([name]: [string], options) => (await import('./seal.ts')).seal(name, options),
};
