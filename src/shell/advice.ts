import { editionText } from '../chronicle/untold.ts';
import type { Edition } from '../logbook/standing.ts';

/** A command as it is to be typed: a name with a space in it stands in quotes. */
export const wof = (...words: readonly string[]): string => ['wof', ...words.map(asTyped)].join(' ');

const asTyped = (word: string): string => (/\s/.test(word) ? `"${word}"` : word);

/** Said of a day, or a battle, that goes another way than its log-book has it, and by which command one sees where. */
export const goesAnotherWay = (what: string, edition: Edition, proof: string): string =>
  `${what} was played by ${editionText(edition)}; by the rules and cards of this program it goes another way, and cannot be told turn by turn. ${proof} says where.`;

/** Who runs the program by npx or npm start, as in a clone, is told commands as he types them: `npx wof play dawn`. */
export const asRun = (text: string): string =>
  isByNpm() ? text.replace(/(?<![\w./-])wof(?= (?:[a-z]|--|COMMAND))/g, 'npx wof') : text;

/** npx and npm tell whom they run what they were asked to run; npm start there is in a clone alone. */
function isByNpm(): boolean {
  const { npm_lifecycle_event: by, npm_lifecycle_script: what = '' } = process.env;
  return (by === 'npx' && /^["']?wof\b/.test(what)) || (by === 'start' && what.startsWith('node bin/wof.js'));
}
