import { editionText } from '../chronicle/untold.ts';
import type { Edition } from '../logbook/standing.ts';

/** A command to be typed: a name with a space in it gets quotes. */
export const wof = (...words: readonly string[]): string => ['wof', ...words.map(asTyped)].join(' ');

const asTyped = (word: string): string => (/\s/.test(word) ? `"${word}"` : word);

/** Says that a replayed day or battle differs from its log-book, and which command shows where. */
export const goesAnotherWay = (what: string, edition: Edition, proof: string): string =>
  `${what} was played by ${editionText(edition)}; by the rules and cards of this program it goes another way, and cannot be told turn by turn. ${proof} says where.`;

/**
 * In a program run with npx or npm start, as in a clone, commands are shown as they must be typed: `npx wof play dawn`.
 */
export const asRun = (text: string): string =>
  isByNpm() ? text.replace(/(?<![\w./-])wof(?= (?:[a-z]|--|COMMAND))/g, 'npx wof') : text;

/** npx and npm tell the program how it was called; `npm start` exists only in a clone. */
function isByNpm(): boolean {
  const { npm_lifecycle_event: by, npm_lifecycle_script: what = '' } = process.env;
  return (by === 'npx' && /^["']?wof\b/.test(what)) || (by === 'start' && what.startsWith('node bin/wof.js'));
}
