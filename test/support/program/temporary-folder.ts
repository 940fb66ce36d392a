import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the system's temporary folder is called by, here and elsewhere. */
const NAMES = ['TMPDIR', 'TEMP', 'TMP'];

/** All that a run of the tests lays down for a while lies in one folder, which goes when the run is over. */
// biome-ignore lint/style/noDefaultExport: vitest looks for it there.
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'wof-tests-'));
  for (const name of NAMES) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
