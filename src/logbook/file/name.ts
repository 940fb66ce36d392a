import { refuse } from '../refusal.ts';

/** The names that Windows reserves for devices, with any ending. */
const RESERVED = /^(con|prn|aux|nul|(com|lpt)[\d\u00b9\u00b2\u00b3])$/i;

/** Most names are plain ASCII, and a quick test avoids the slow Unicode classes. */
const PLAIN = /^[\w -]+$/;

/** A campaign's name, if it is a safe file name on every platform; otherwise refused with the reason. */
export function campaignName(typed: string): string {
  const name = typed.normalize('NFC');
  const bad = (because: 'empty' | 'long' | 'sign' | 'reserved' | 'edge') =>
    refuse({ why: 'bad-name', name: typed, because });
  if (name.trim() === '') bad('empty');
  if ([...name].length > 40) bad('long');
  if (!PLAIN.test(name) && !/^[\p{L}\p{M}\p{N} _-]+$/u.test(name)) bad('sign');
  if (/^[ -]|[ ]$/.test(name)) bad('edge');
  if (RESERVED.test(name)) bad('reserved');
  return name;
}

const ENDING = '.wof.jsonl';
const SUMMARY = '.wof.summary';

export const fileOf = (name: string): string => `${name}${ENDING}`;

/** A file beside a log-book, with its name and another ending. */
export const beside = (log: string, ending: string): string => `${log.slice(0, -ENDING.length)}${ending}`;

/** The campaign of a file, by its name; nothing for a file that is no log-book. */
export const nameOf = (file: string): string | undefined =>
  file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : undefined;

/** The summary beside the log-book of a campaign: the dot hides it among the player's own files. */
export const summaryFile = (name: string): string => `.${name}${SUMMARY}`;

/** The campaign of a summary, by the name of its file; nothing for any other file. */
export const summarized = (file: string): string | undefined =>
  file.startsWith('.') && file.endsWith(SUMMARY) ? file.slice(1, -SUMMARY.length) : undefined;
