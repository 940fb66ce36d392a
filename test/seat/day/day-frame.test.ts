import { expect, test } from 'vitest';
import { emptyFolder } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

/** A day on which nobody flies, and the morning after it. */
const GROUNDED = ['not-flown', 'not-flown', 'not-flown', 'not-flown', 'fly', 'fly', 'nobody', 'quit'];
const told = (...options: string[]) =>
  wofHere(emptyFolder(), [...options, 'new', 'easter', '--seed', 'dawn', '--answers', '-'], GROUNDED);

test('a day ends in the mess and the next begins at breakfast, as briefly or as fully as one wants it', async () => {
  const { out: usual, err } = await told();
  expect(err).toBe('');
  expect(usual).toMatch(/Heard in the mess: [^\n]+\n[^\n]*\n?So ended Sunday, 1 April 1917/);
  expect(usual).toMatch(/The flight stands at -\d+; par, the\s+middle\s+of\s+[\d,]+\s+simulated\s+campaigns,\s+is/);
  const { out: terse } = await told('--terse');
  expect(terse).toContain('So ended Sunday, 1 April 1917');
  expect(terse).not.toMatch(/mess|par, the/);
  const { out: full } = await told('--full');
  expect(full).toMatch(/At breakfast: Capt Haldenby, Lt Quillinan/);
  expect(full).toMatch(/writes\s+to\s+his\s[^:]+:\s+"/);
});

test('--terse and --full do not go together', async () => {
  const { status, err } = await told('--terse', '--full');
  expect(status).toBe(2);
  expect(err).toContain("'--terse'");
});
