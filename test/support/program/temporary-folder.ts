import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The environment variables of the system's temporary folder. */
const NAMES = ['TMPDIR', 'TEMP', 'TMP'];

/** All temporary files of a test run lie in one folder, which is removed at the end. */
// biome-ignore lint/style/noDefaultExport: vitest looks for it there.
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'wof-tests-'));
  for (const name of NAMES) process.env[name] = folder;
  // A test run neither uses nor leaves compiled parts of the program in the folder of whoever runs it.
  process.env['WOF_CACHE'] = join(folder, 'compiled');
  return () => rmSync(folder, { recursive: true, force: true });
}
