import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'test/rules/fights/clouds-of-glory';

/** The rules of the table; C123 to C131 are the careers', and stand apart. */
const RULES = Array.from({ length: 122 }, (_, i) => `C${String(i + 1).padStart(3, '0')}`);
const CASES = Array.from({ length: 15 }, (_, i) => `CG-T${i + 1}`);

/** Those of the campaign and of characters are proved beside the careers' card. */
const ELSEWHERE = ['CG-T9', 'CG-T11'];

const text = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.test.ts') && !file.startsWith('acceptance'))
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  .join('\n');

test.each([...RULES, ...CASES.filter((id) => !ELSEWHERE.includes(id))])('%s has a test of its name', (id) => {
  expect(new RegExp(`['\\[ ]${id}\\b[^\\n]*`).test(text)).toBe(true);
});
