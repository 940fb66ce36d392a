import type { ShellCommand } from '../shell-command.ts';

export const mapCommand: ShellCommand = {
  typed: 'map [hex]',
  names: ['hex'],
  group: 'rules',
  does: 'draw the Mission Map, or say what one hex is and has',
  inShort: 'draw the Mission Map',
  examples: [
    ['map --words', 'read it aloud, row by row'],
    ['map H09', 'one hex: what it is and has'],
  ],
  options: [{ flags: '--words', does: 'read aloud, row by row' }],
  part: 'looking',
  act: async ([hex]: [string?], options) => (await import('./map.ts')).map(hex, options),
};
