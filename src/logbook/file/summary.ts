import { unlessRefused } from '../../cards/system-code.ts';
import { figure, having, oneOf } from '../fits/fits.ts';
import { listedFit, openingFit } from '../fits/record-fits.ts';
import type { Outline } from '../outline.ts';
import { lineAlone, saidAlone } from './line.ts';
import { type Disk, type Look, writeAll } from './store.ts';

/** The outline of a log-book, and the state of the file that it was read from. Only the list of campaigns trusts it. */
interface Summary {
  /** The version of the program that wrote it. */
  readonly summary: string;
  readonly of: Look;
  readonly outline: Outline;
}

const OUTLINE = having({
  opening: openingFit,
  campaign: listedFit,
  answers: figure,
  takeBacks: figure,
  torn: oneOf(true, false),
});

/**
 * A summary of this program and of this file as it is now. A stranger may have written it, so that all of it is
 * checked.
 */
const isFor = (read: unknown, program: string, { length, end, written }: Look): read is Summary =>
  having({
    summary: oneOf(program),
    of: having({ length: oneOf(length), end: oneOf(end), written: oneOf(written) }),
    outline: OUTLINE,
  })(read) === undefined;

/** The outline in a summary; nothing where it does not tell of this state of the log-book, or cannot be read. */
export function readSummary(disk: Disk, path: string, program: string, of: Look): Outline | undefined {
  const text = unlessRefused(() => new TextDecoder().decode(disk.read(path)));
  const said = text === undefined ? undefined : saidAlone(text);
  return isFor(said, program, of) ? said.outline : undefined;
}

/**
 * Writes a summary in the place of one that is there. It is not synced, and not renamed into place: a reader who finds
 * a part of it, or two mixed, reads the log-book. A disk that takes none is left as it is.
 */
export function writeSummary(disk: Disk, path: string, { summary, of, outline }: Summary): void {
  removeSummary(disk, path);
  unlessRefused(() => {
    const file = disk.open(path, 'new');
    try {
      writeAll(disk, file, new TextEncoder().encode(lineAlone({ summary, of, outline })), 0);
    } finally {
      disk.close(file);
    }
  });
}

export function removeSummary(disk: Disk, path: string): void {
  unlessRefused(() => disk.remove(path));
}
