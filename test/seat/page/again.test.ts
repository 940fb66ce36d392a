import { expect, test } from 'vitest';
import { emptyFolder } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

test('again has the question once more after something was looked up', async () => {
  const { out } = await wofHere(
    emptyFolder(),
    ['new', 'x', '--seed', 'dawn', '--terse', '--by-ear', '--answers', '-'],
    ['weather', 'where', 'again'],
  );
  const [before = '', after = ''] = out.split('> again\n');
  const asked = /^.*: when\?.*$/m.exec(before)?.[0];
  expect(asked).toBeDefined();
  expect(after).toContain(asked);
  expect(after).not.toContain('Nobody of yours is in the air.');
});
