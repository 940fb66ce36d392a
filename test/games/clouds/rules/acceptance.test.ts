import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The table, and the careers of a campaign. */
const FOLDERS = ['test/games/clouds/rules', 'test/procedure/campaign/careers'];

const RULES = Array.from({ length: 131 }, (_, i) => `C${String(i + 1).padStart(3, '0')}`);
const CASES = Array.from({ length: 15 }, (_, i) => `CG-T${i + 1}`);

const text = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('acceptance'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
).join('\n');

test.each([...RULES, ...CASES])('%s has a test of its name', (id) => {
  expect(new RegExp(`['\\[ ]${id}\\b[^\\n]*`).test(text)).toBe(true);
});
