import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rulebook } from '../../cards/rulebook.ts';
import { nodeDisk } from '../../logbook/file/store.ts';
import { LogBook } from '../../logbook/logbook.ts';
import type { Dated } from '../../logbook/play-on.ts';
import { atTheEnd } from '../../seat/at-the-end.ts';
import { openingLine } from '../../seat/set-up/opening-line.ts';

/** A log-book that is removed when the program ends. */
export function unkeptLog<State extends Dated>(
  own: Parameters<typeof openingLine>[0],
  state: State,
  book: Rulebook,
  keepsNothing: string,
): LogBook<State> {
  const folder = mkdtempSync(join(tmpdir(), 'wof-tutorial-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }), keepsNothing);
  return LogBook.begin(nodeDisk, join(folder, 'tutorial.wof.jsonl'), [openingLine(own, book), { dawn: 1, state }]);
}
